import type { RevisarComplemento } from '@valija/contract/complementos.ts'
import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { alcanceDeComplementos, porRevisar, sinEncontrar } from './list-complementos.ts'
import { reopenPagos } from './reopen-pagos.ts'
import { verifyRepuestos } from './verify-complementos.ts'

/**
 * A person says, with a reason, whether a complement is taken whose sello no machine can judge, or that the SAT does not
 * find. One that is rejected covers nothing any more: its payments are owed again, which is mailed with the reason, or covered by what it took the place of.
 */
export async function decideComplemento(
  deps: Pick<Deps, 'db' | 'sat' | 'jobs' | 'reloj'>,
  actor: Actor,
  id: number,
  { resultado, motivo }: RevisarComplemento,
): Promise<{ mensaje: string }> {
  const aceptado = resultado === 'aceptado'
  const repuestos = await inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{
      uuid: string
      monto: number
      creadorId: string
      porRevisar: string
      abierto: boolean
    }>`
      select upper(c.uuid::text) as uuid, c.monto_total_pagos as monto, c.creador_id, c.por_revisar, ${porRevisar} as abierto
      from complementos c where c.id = ${id} and ${alcanceDeComplementos(actor)} for no key update`.execute(
      tx,
    )
    const [complemento] = rows
    if (!complemento) throw refuse('noEncontrado')
    if (!complemento.abierto) throw refuse('complementoSinRevision')
    const { uuid, monto, creadorId } = complemento
    const ahora = deps.reloj.ahora()
    await tx
      .updateTable('complementos')
      .set({
        // Taken by a person, it is still not found by the SAT.
        estado: !aceptado
          ? 'Rechazado'
          : complemento.porRevisar === sinEncontrar
            ? 'No Encontrado'
            : 'Vigente',
        revisadoPor: actor.correo,
        revisadoEn: ahora,
        revisionMotivo: motivo,
        ...(aceptado ? {} : { canceladoEn: ahora }),
      })
      .where('id', '=', id)
      .execute()
    await writeBitacora(tx, actor, {
      entidad: 'complemento',
      entidadId: id,
      accion: aceptado ? 'aceptado' : 'rechazado',
      motivo,
      detalle: { uuid, monto },
    })
    await announce(tx, { tipo: 'complemento', ids: [String(id)] }, { usuarioId: creadorId })
    return aceptado
      ? []
      : reopenPagos(deps, tx, { id, uuid, clase: 'rechazado', accion: 'complementoRechazado' }, actor)
  })
  await verifyRepuestos(deps, repuestos)
  return { mensaje: message(aceptado ? 'complementoAceptado' : 'complementoRechazado') }
}
