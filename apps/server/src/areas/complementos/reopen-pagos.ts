import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../../http/events.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { whoOwes } from '../lotes/who-owes.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { type Reabierto, registroDeReabierto } from './correo-complemento.ts'
import { lockEsperados } from './expect-complementos.ts'
import { type Repuesto, releaseComplementos, restoreSustituidos } from './release-complementos.ts'

type Caido = {
  id: number
  uuid: string
  clase: Reabierto
  accion: 'complementoCancelado' | 'complementoRechazado'
}

/**
 * What a complement covered that does not count any more is owed again: on the record of its lotes, and by mail. Those
 * that it took the place of stand again first, and are answered: the SAT is to be asked about each, outside.
 */
export async function reopenPagos(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  { id, uuid, clase, accion }: Caido,
  autor: Autor,
): Promise<Repuesto[]> {
  await lockEsperados(tx, { complementos: [id] })
  const sueltos = await releaseComplementos(tx, [id], deps.reloj.ahora())
  const { toleranciaComplemento } = await politicaVigente(tx, await deps.reloj.hoy())
  const repuestos = await restoreSustituidos(tx, id, toleranciaComplemento)
  for (const viejo of repuestos)
    await writeBitacora(tx, autor, {
      entidad: 'complemento',
      entidadId: viejo.id,
      accion: 'repuesto',
      detalle: { uuid: viejo.uuid },
    })
  for (const loteId of await lotesDe(tx, sueltos)) {
    await writeBitacora(tx, autor, {
      entidad: 'lote',
      entidadId: loteId,
      accion,
      detalle: { uuid: uuid.toUpperCase() },
    })
    for (const para of await whoOwes(tx, loteId))
      await enqueueCorreo(deps, tx, {
        plantilla: 'complementoEsperado',
        registro: registroDeReabierto(clase, id, loteId),
        para,
        creadoPor: null,
      })
    const { creadorId } = await tx
      .selectFrom('lotes')
      .select('creadorId')
      .where('id', '=', loteId)
      .executeTakeFirstOrThrow()
    await announce(tx, { tipo: 'complemento', ids: [String(id)] }, { usuarioId: creadorId })
  }
  return repuestos
}

/** Those in which something of it is owed: the payment it covered, or those made anew of one that was undone. */
async function lotesDe(tx: Tx, sueltos: readonly { id: number }[]): Promise<number[]> {
  const { rows } = await sql<{ loteId: number }>`
    select distinct e.lote_id from complementos_esperados o
      join complementos_esperados e on e.id = o.id or (o.anulado_en is not null and e.factura_id = o.factura_id)
    where o.id = any(${sueltos.map(({ id }) => id)}::bigint[]) and e.anulado_en is null
      and e.imp_pagado - e.recibido - e.tolerado > 0`.execute(tx)
  return rows.map(({ loteId }) => loteId)
}
