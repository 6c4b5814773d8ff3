import { randomUUID } from 'node:crypto'
import type {
  AccionHecha,
  ignorarEntrada,
  ignorarVariosEntrada,
  VariasHechas,
} from '@valija/contract/conciliacion-cambios.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { collect } from './collect.ts'
import { hechaDe } from './hecha.ts'
import { once } from './once.ts'
import { assertWaiting, lockMovimiento, lockMovimientos } from './tie-lineas.ts'
import { type AccionNueva, announceConciliacion, writeAcciones } from './write-accion.ts'

export async function ignore(
  deps: Deps,
  actor: Actor,
  movimientoId: number,
  { clave, motivo }: z.infer<typeof ignorarEntrada>,
): Promise<AccionHecha> {
  return once(deps, actor, { clave, operacion: `ignorar:${movimientoId}` }, async (tx) => {
    const movimiento = await lockMovimiento(tx, movimientoId)
    assertWaiting(movimiento)
    const grupo = randomUUID()
    const [accionId = 0] = await ignoreAll(tx, actor, [{ movimiento, motivo }], {
      grupo,
      aplicadoPor: 'persona',
    })
    return hechaDe(deps, tx, { accionId, grupo, movimientoId })
  })
}

export async function ignoreMany(
  deps: Deps,
  actor: Actor,
  { clave, movimientoIDs, motivo }: z.infer<typeof ignorarVariosEntrada>,
): Promise<VariasHechas> {
  return once(deps, actor, { clave, operacion: 'ignorarVarios', de: movimientoIDs }, async (tx) => {
    const locked = await lockMovimientos(tx, movimientoIDs)
    const { buenas, omitidas } = await collect(movimientoIDs, locked, (movimiento) => ({
      movimiento,
      motivo,
    }))
    const grupo = randomUUID()
    await ignoreAll(tx, actor, buenas, { grupo, aplicadoPor: 'persona' })
    return { grupo, hechas: buenas.length, omitidas }
  })
}

type PorIgnorar = { movimiento: MovimientoAbierto; motivo: string; reglaId?: number }

/** Rows already locked and judged. */
export async function ignoreAll(
  tx: Tx,
  autor: Autor,
  rows: readonly PorIgnorar[],
  { grupo, aplicadoPor }: Pick<AccionNueva, 'grupo' | 'aplicadoPor'>,
): Promise<number[]> {
  if (rows.length === 0) return []
  const ids = await writeAcciones(
    tx,
    autor,
    rows.map(({ movimiento, motivo, reglaId }) => ({
      clase: 'ignorar',
      aplicadoPor,
      grupo,
      movimiento,
      motivo,
      reglaId: reglaId ?? null,
      dicho: { codigo: 'ignorar' },
    })),
  )
  const values = rows.map(({ movimiento, motivo }, i) => ({
    movimiento_id: movimiento.movimientoId,
    accion_id: ids[i],
    motivo,
  }))
  await sql`
    update movimientos m set estado = 'ignorado', motivo_ignorado = v.motivo, ignorado_accion_id = v.accion_id
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(movimiento_id bigint, accion_id bigint, motivo text)
    where m.movimiento_id = v.movimiento_id`.execute(tx)
  await announceConciliacion(tx, { movimientos: rows.map(({ movimiento }) => movimiento.movimientoId) })
  return ids
}
