import { randomUUID } from 'node:crypto'
import type {
  AccionHecha,
  deshacerEntrada,
  deshacerVariosEntrada,
  VariasHechas,
} from '@valija/contract/conciliacion-cambios.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { refuse } from '../../../refuse.ts'
import { type AccionLeida, columnasDeAccion } from './accion-leida.ts'
import { omitidaPor } from './collect.ts'
import { hechaDe } from './hecha.ts'
import { once } from './once.ts'
import { undoAccion, undoAcciones } from './undo-accion.ts'
import { announceConciliacion } from './write-accion.ts'

/** Takes one action back. Anyone who may match may undo what another, or the machine, did. */
export async function takeBack(
  deps: Deps,
  actor: Actor,
  accionID: number,
  { clave }: z.infer<typeof deshacerEntrada>,
): Promise<AccionHecha> {
  return once(deps, actor, { clave, operacion: `deshacer:${accionID}` }, async (tx) => {
    const [accion] = await lockAcciones(tx, [accionID])
    if (!accion) throw refuse('noEncontrado')
    const grupo = randomUUID()
    const { accionId, pagos } = await undoAccion(deps, tx, actor, accion, grupo)
    await announceConciliacion(tx, { movimientos: [accion.movimientoId], pagos })
    return hechaDe(deps, tx, { accionId, grupo, movimientoId: accion.movimientoId })
  })
}

/** In bulk, by ids or by what one press or run did, the last one first. */
export async function takeBackMany(
  deps: Deps,
  actor: Actor,
  { clave, accionIDs, grupo: pedido }: z.infer<typeof deshacerVariosEntrada>,
): Promise<VariasHechas> {
  return once(deps, actor, { clave, operacion: 'deshacerVarios', de: [accionIDs, pedido] }, async (tx) => {
    const ids = pedido ? await idsDeGrupo(tx, pedido) : accionIDs
    if (ids.length === 0) throw refuse('nadaQueDeshacer')
    const acciones = await lockAcciones(tx, ids)
    const known = new Set(acciones.map(({ accionId }) => accionId))
    const grupo = randomUUID()
    const { hechas, pagos, omitidas } = await undoAcciones(deps, tx, actor, acciones, { grupo })
    await announceConciliacion(tx, { movimientos: hechas.map(({ movimientoId }) => movimientoId), pagos })
    return {
      grupo,
      hechas: hechas.length,
      omitidas: [
        ...omitidas,
        ...[...new Set(ids)]
          .filter((id) => !known.has(id))
          .map((accionId) => ({ accionId, falla: refuse('noEncontrado') })),
      ].map(({ accionId, falla }) => omitidaPor(falla, accionId)),
    }
  })
}

/** All that one press or run did: a run over the longest statement too. */
const idsDeGrupo = async (tx: Tx, grupo: string): Promise<number[]> =>
  (
    await tx
      .selectFrom('accionesConciliacion')
      .select('accionId')
      .where('grupo', '=', grupo)
      .where('deshechaEn', 'is', null)
      .where('clase', 'not in', ['deshacer', 'retirar'])
      .orderBy('accionId', 'desc')
      .limit(60_000)
      .execute()
  ).map(({ accionId }) => accionId)

/** Rows, then pagos, then actions, each in one order: as everything that matches locks them. */
async function lockAcciones(tx: Tx, ids: readonly number[]): Promise<AccionLeida[]> {
  await sql`select from movimientos where movimiento_id in
    (select movimiento_id from acciones_conciliacion where accion_id = any(${ids}::bigint[]))
    order by movimiento_id for no key update`.execute(tx)
  await sql`select from pagos where pago_id in
    (select pago_id from conciliaciones where accion_id = any(${ids}::bigint[]) and pago_id is not null)
    order by pago_id for no key update`.execute(tx)
  const { rows } = await sql<AccionLeida>`
    select ${columnasDeAccion}
    from acciones_conciliacion a where a.accion_id = any(${ids}::bigint[]) order by a.accion_id for no key update`.execute(
    tx,
  )
  return rows
}
