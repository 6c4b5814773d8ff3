import { createHash } from 'node:crypto'
import type { PagoNuevo, Reuso, Reusos } from '@valija/contract/pagos-nuevos.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { insertPago } from './insert-pago.ts'
import { preparePagos, toPorRevisar } from './prepare-pagos.ts'
import { refuseReuso } from './refuse-reuso.ts'
import { findReusos, primerosReusos, type ReusoInterno } from './reusos.ts'

type Pedido = {
  clave: string
  /** Another key under which the very same request may have come just before. */
  claveAnterior?: string
  pagos: readonly PagoNuevo[]
  motivoReuso?: string | null | undefined
  /** The documented call has no field for a reason: it saves, and the warning stays open on the record. */
  sinCampoDeMotivo?: boolean
}

/**
 * 'Guardar N Pagos': all or nothing. Everything is judged again from what the server holds; a second request with the same
 * key gets the payments of the first, and is refused where it brings others. A proof that looks used stops it unless a reason is given, which is kept.
 */
export async function savePagos(
  deps: Deps,
  actor: Actor,
  { clave, claveAnterior, pagos, motivoReuso, sinCampoDeMotivo = false }: Pedido,
): Promise<{ pagos: { pagoID: number }[]; repetido: boolean }> {
  if (pagos.length === 0) throw refuse('sinPagos')
  const huella = createHash('sha256').update(JSON.stringify(pagos)).digest('base64url')
  const before =
    (await savedBefore(deps, actor, clave, huella)) ??
    (claveAnterior === undefined ? null : await savedBefore(deps, actor, claveAnterior, huella))
  if (before) return { pagos: before.map((pagoID) => ({ pagoID })), repetido: true }
  const listos = await preparePagos(deps, actor, pagos)
  const motivo = motivoReuso?.trim() ?? ''
  return inTransaction(deps.db, async (tx) => {
    // Two clicks at once: the second waits here and then finds what the first saved.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('guardadosDePago')
      .values({ usuarioId: actor.usuarioId, clave, huella })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      const first = await savedBefore({ db: tx }, actor, clave, huella)
      return { pagos: (first ?? []).map((pagoID) => ({ pagoID })), repetido: true }
    }
    // Two people registering the same proof at once: one after the other, so that the second sees the first.
    await sql`select pg_advisory_xact_lock(hashtext('pagos.guardar'))`.execute(tx)
    const reusos = await findReusos(tx, actor, listos.map(toPorRevisar))
    if (reusos.length > 0 && motivo === '' && !sinCampoDeMotivo) throw refuseReuso(reusos)
    const ids: number[] = []
    for (const [indice, listo] of listos.entries())
      ids.push(
        await insertPago(
          deps,
          tx,
          actor,
          listo,
          reusos.filter((one) => one.indice === indice),
          motivo,
        ),
      )
    await tx
      .updateTable('guardadosDePago')
      .set({ pagoIds: sql<number[]>`${ids}::bigint[]` })
      .where('usuarioId', '=', actor.usuarioId)
      .where('clave', '=', clave)
      .execute()
    await announce(tx, { tipo: 'pago', ids: ids.map(String) }, { usuarioId: actor.usuarioId })
    return { pagos: ids.map((pagoID) => ({ pagoID })), repetido: false }
  })
}

/** The same look at used proofs before saving, for 'Agregar a la lista'. */
export async function revisarReusos(deps: Deps, actor: Actor, pagos: readonly PagoNuevo[]): Promise<Reusos> {
  const listos = await preparePagos(deps, actor, pagos)
  const { reusos, mas } = primerosReusos(await findReusos(deps.db, actor, listos.map(toPorRevisar)))
  return { reusos: reusos.map(toWire), mas }
}

const toWire = ({ otroPagoId: _otro, estadoId: _estado, ...reuso }: ReusoInterno): Reuso => reuso

async function savedBefore(
  { db }: { db: Deps['db'] | Tx },
  actor: Actor,
  clave: string,
  huella: string,
): Promise<number[] | null> {
  const row = await db
    .selectFrom('guardadosDePago')
    .select(['pagoIds', 'huella'])
    .where('usuarioId', '=', actor.usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirst()
  // Whoever is told that it is saved takes the others for saved.
  if (row?.huella && row.huella !== huella) throw refuse('datosInvalidos')
  return row && row.pagoIds.length > 0 ? row.pagoIds.map(Number) : null
}
