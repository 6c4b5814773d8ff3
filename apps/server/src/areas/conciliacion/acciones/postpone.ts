import { randomUUID } from 'node:crypto'
import type {
  AccionHecha,
  posponerEntrada,
  posponerVariosEntrada,
  VariasHechas,
} from '@valija/contract/conciliacion-cambios.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { refuse } from '../../../refuse.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { collect } from './collect.ts'
import { hechaDe } from './hecha.ts'
import { once } from './once.ts'
import { assertWaiting, lockMovimiento, lockMovimientos } from './tie-lineas.ts'
import { announceConciliacion, writeAcciones } from './write-accion.ts'

/**
 * Puts a row aside for later. It still waits, so it can be matched there and a run may still apply what is exact; it only
 * leaves what is to be reviewed now. Undone, it is back.
 */
export async function postpone(
  deps: Deps,
  actor: Actor,
  movimientoId: number,
  { clave }: z.infer<typeof posponerEntrada>,
): Promise<AccionHecha> {
  return once(deps, actor, { clave, operacion: `posponer:${movimientoId}` }, async (tx) => {
    const movimiento = await lockMovimiento(tx, movimientoId)
    assertWaiting(movimiento)
    assertNotAside(movimiento, await readAside(tx, [movimientoId]))
    const grupo = randomUUID()
    const [accionId = 0] = await putAside(tx, actor, [movimiento], grupo)
    return hechaDe(deps, tx, { accionId, grupo, movimientoId })
  })
}

export async function postponeMany(
  deps: Deps,
  actor: Actor,
  { clave, movimientoIDs }: z.infer<typeof posponerVariosEntrada>,
): Promise<VariasHechas> {
  return once(deps, actor, { clave, operacion: 'posponerVarios', de: movimientoIDs }, async (tx) => {
    const locked = await lockMovimientos(tx, movimientoIDs)
    const aside = await readAside(tx, movimientoIDs)
    const { buenas, omitidas } = await collect(movimientoIDs, locked, (movimiento) => {
      assertNotAside(movimiento, aside)
      return movimiento
    })
    const grupo = randomUUID()
    await putAside(tx, actor, buenas, grupo)
    return { grupo, hechas: buenas.length, omitidas }
  })
}

/** Which of these, locked already, are aside. */
const readAside = async (tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tx
        .selectFrom('movimientos')
        .select('movimientoId')
        .where('movimientoId', 'in', [...ids])
        .where('paraDespuesAccionId', 'is not', null)
        .execute()
    ).map(({ movimientoId }) => movimientoId),
  )

function assertNotAside({ movimientoId }: MovimientoAbierto, aside: ReadonlySet<number>): void {
  if (aside.has(movimientoId)) throw refuse('movimientoYaParaDespues')
}

async function putAside(
  tx: Tx,
  actor: Actor,
  movimientos: readonly MovimientoAbierto[],
  grupo: string,
): Promise<number[]> {
  const ids = await writeAcciones(
    tx,
    actor,
    movimientos.map((movimiento) => ({
      clase: 'posponer',
      aplicadoPor: 'persona',
      grupo,
      movimiento,
      dicho: { codigo: 'posponer' },
    })),
  )
  const values = movimientos.map(({ movimientoId }, i) => ({ id: movimientoId, accion: ids[i] }))
  await sql`update movimientos m set para_despues_accion_id = v.accion
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id bigint, accion bigint)
    where m.movimiento_id = v.id`.execute(tx)
  await announceConciliacion(tx, { movimientos: movimientos.map(({ movimientoId }) => movimientoId) })
  return ids
}
