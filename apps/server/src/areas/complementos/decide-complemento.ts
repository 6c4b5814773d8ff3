import type { RevisarComplemento } from '@valija/contract/complementos.ts'
import { message } from '@valija/contract/messages.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { alcanceDeComplementos } from './alcance-complementos.ts'
import { lockEsperados } from './expect-complementos.ts'
import { porRevisar, sinEncontrar } from './list-complementos.ts'
import { reopenPagos } from './reopen-pagos.ts'
import { reuseCobros } from './reuse-cobros.ts'
import { verifyRepuestos } from './verify-complementos.ts'

/**
 * A person says, with a reason, whether a complement is taken whose sello no machine can judge, that the SAT does not
 * find, or that says of a payment what is not so any more. One that is rejected covers nothing any more: its payments are owed again, which is mailed with the reason, or covered by what it took the place of.
 */
export async function decideComplemento(
  deps: Pick<Deps, 'db' | 'sat' | 'jobs' | 'reloj'>,
  actor: Actor,
  id: number,
  { resultado, motivo }: RevisarComplemento,
): Promise<{ mensaje: string }> {
  const aceptado = resultado === 'aceptado'
  const repuestos = await inTransaction(deps.db, async (tx) => {
    await lockEsperados(tx, { complementos: [id] })
    const { rows } = await sql<{
      uuid: string
      monto: number
      creadorId: string
      porRevisar: string | null
      revisadoEn: Date | null
      abierto: boolean
    }>`
      select upper(c.uuid::text) as uuid, c.monto_total_pagos as monto, c.creador_id, c.por_revisar, c.revisado_en,
        ${porRevisar} as abierto
      from complementos c where c.id = ${id} and ${alcanceDeComplementos(actor)}`.execute(tx)
    const [complemento] = rows
    if (!complemento) throw refuse('noEncontrado')
    if (!complemento.abierto) throw refuse('complementoSinRevision')
    const { uuid, monto, creadorId } = complemento
    const ahora = deps.reloj.ahora()
    if (aceptado) await coverAsItIs(tx, id, await politicaVigente(tx, await deps.reloj.hoy()))
    // Taken for another payment than it says, nothing is said of its sello nor of what the SAT answers.
    if (!aceptado || (complemento.porRevisar !== null && complemento.revisadoEn === null))
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

/** What it says of payments that were undone counts for those that were made anew; of none that waits, there is nothing to take it for. */
async function coverAsItIs(
  tx: Tx,
  id: number,
  { toleranciaComplemento }: Pick<Politica, 'toleranciaComplemento'>,
): Promise<void> {
  const vigentes = tx
    .selectFrom('complementoCobros as k')
    .innerJoin('complementoFolios as d', 'd.id', 'k.folioId')
    .innerJoin('complementosEsperados as e', 'e.id', 'k.esperadoId')
    .where('d.complementoId', '=', id)
    .where('k.liberadoEn', 'is', null)
  const deshechos = await vigentes
    .select('e.facturaId')
    .distinct()
    .where('e.anuladoEn', 'is not', null)
    .execute()
  const facturaIds = deshechos.map(({ facturaId }) => facturaId)
  if (facturaIds.length === 0) return
  await reuseCobros(tx, facturaIds, toleranciaComplemento, id)
  if (!(await vigentes.select('k.folioId').executeTakeFirst())) throw refuse('complementoSinPago')
}
