import type { LoteTrasPago } from '@valija/contract/recibos.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { annulEsperados, expectComplementos } from '../complementos/expect-complementos.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLotes, readTrasPago } from './after-pago.ts'
import { tellPagoAnulado } from './correo-de-pago.ts'
import { type LotePagable, lockLotes } from './lotes-por-pagar.ts'
import { requireLotes } from './require-lotes.ts'

/** What the matching does about a payment to a supplier; `lockAntes`: what comes between its rows and the payment. */
export type ConFilas = {
  lock: <T>(tx: Tx, comprobanteId: number, lockAntes: () => Promise<T>) => Promise<T>
  undo: (deps: Deps, tx: Tx, autor: Autor, comprobanteId: number) => Promise<void>
}

/**
 * Undoes a payment proof: its parts per factura no longer count, the bank's operation may be applied again, and a paid
 * lote goes back to 'En proceso de pago'. The rows stay, with who undid them and why; a statement row tied to it is free.
 */
export async function annulComprobante(
  deps: Deps,
  actor: Actor,
  { id, motivo }: { id: number; motivo: string },
  filas: ConFilas,
): Promise<LoteTrasPago> {
  const { loteId } = await deps.db
    .selectFrom('comprobantesPago')
    .select('loteId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
  await requireLotes(deps, actor, [loteId])
  const ahora = deps.reloj.ahora()
  const politica = await politicaVigente(deps.db, await deps.reloj.hoy())
  await inTransaction(deps.db, async (tx) => {
    const lotes = await filas.lock(tx, id, () => lockLotes(tx, [loteId]))
    const lote = lotes.get(loteId)
    if (!lote) throw refuse('noEncontrado')
    await annul(tx, actor, lote, { id, motivo, ahora, politica })
    await filas.undo(deps, tx, actor, id)
    await tellPagoAnulado(deps, tx, actor, { loteId, id })
    await announceLotes(tx, [lote])
  })
  const [lote] = await readTrasPago(deps.db, [loteId])
  if (!lote) throw refuse('noEncontrado')
  return lote
}

async function annul(
  tx: Tx,
  actor: Actor,
  lote: LotePagable,
  { id, motivo, ahora, politica }: { id: number; motivo: string; ahora: Date; politica: Politica },
): Promise<void> {
  const undone = await tx
    .updateTable('comprobantesPago')
    .set({ anuladoEn: ahora, anuladoPor: actor.usuarioId, anuladoMotivo: motivo })
    .where('id', '=', id)
    .where('anuladoEn', 'is', null)
    .returning(['total', 'folio', 'reciboPagoId'])
    .executeTakeFirstOrThrow(() => refuse('comprobanteYaAnulado'))
  await tx.updateTable('facturaPagos').set({ anuladoEn: ahora }).where('comprobanteId', '=', id).execute()
  await annulEsperados(tx, id, ahora)
  await expectComplementos(tx, [lote.id], politica)
  if (undone.reciboPagoId !== null)
    await tx
      .updateTable('reciboPagos')
      .set({ anuladoEn: ahora })
      .where('id', '=', undone.reciboPagoId)
      .execute()
  const wasPaid = lote.estatus === 'Pagado'
  await tx
    .updateTable('lotes')
    .set((eb) => ({
      pagado: eb('pagado', '-', undone.total),
      ...(wasPaid ? { estatus: 'En proceso de pago' as const, pagadoEn: null } : {}),
    }))
    .where('id', '=', lote.id)
    .execute()
  await writeBitacora(tx, actor, {
    entidad: 'lote',
    entidadId: lote.id,
    accion: 'comprobanteAnulado',
    motivo,
    ...(wasPaid ? { de: 'Pagado', a: 'En proceso de pago' } : {}),
    detalle: { comprobanteId: id, folio: undone.folio, monto: undone.total, moneda: lote.moneda },
  })
}
