import { isIdentificada } from '@valija/domain/conciliacion/exacta.ts'
import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import { laMaquina } from '../../bitacora/write-bitacora.ts'
import { insertConciliaciones } from '../acciones/tie-lineas.ts'
import { announceConciliacion, writeAcciones } from '../acciones/write-accion.ts'
import type { Juicio } from '../candidatos/judge-movimientos.ts'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'
import { deLoQueCuadra } from '../filas/movimientos-abiertos.ts'

/**
 * Applies what is exact and unique. It was judged without locks: a row or a pago that changed since is left to the next run.
 * What a person undid once is not done again; of a statement whose own totals are not what was read, nothing is done.
 */
export async function applyExactas(tx: Tx, judged: readonly Juicio[], grupo: string): Promise<number> {
  const wanted = judged.flatMap(({ movimiento, veredicto, candidatos }) => {
    const { exacta } = veredicto
    return exacta && isIdentificada(exacta) && !candidatos.noAutomaticas.has(exacta.clave)
      ? [{ movimiento, exacta, pagoId: exacta.lineas[0]?.pagoId ?? 0 }]
      : []
  })
  if (wanted.length === 0) return 0
  const rows = await lockRows(
    tx,
    wanted.map(({ movimiento }) => movimiento.movimientoId),
  )
  const pagos = await lockPagos(
    tx,
    wanted.map(({ pagoId }) => pagoId),
  )
  const ready = wanted.filter(
    ({ movimiento, exacta, pagoId }) =>
      rows.get(movimiento.movimientoId) === movimiento.restante &&
      pagos.get(pagoId)?.saldo === exacta.aplicar,
  )
  const lineas = ready.map(
    ({ exacta, pagoId }): LineaDeAccion => ({
      tipo: 'pago',
      referencia: String(pagoId),
      bookingCode: pagos.get(pagoId)?.bookingCode ?? '',
      monto: exacta.aplicar,
    }),
  )
  const ids = await writeAcciones(
    tx,
    laMaquina,
    ready.map(({ movimiento, exacta }, i) => ({
      clase: 'aceptar',
      aplicadoPor: 'maquina',
      grupo,
      movimiento,
      dicho: { codigo: 'aceptar', n: 1 },
      lineas: lineas.slice(i, i + 1),
      puntos: exacta.puntos,
    })),
  )
  await insertConciliaciones(
    tx,
    ready.flatMap(({ movimiento, exacta }, i) => {
      const [linea] = lineas.slice(i, i + 1)
      return linea
        ? [{ accionId: ids[i] ?? 0, movimientoId: movimiento.movimientoId, linea, razones: exacta.razones }]
        : []
    }),
  )
  await announceConciliacion(tx, {
    movimientos: ready.map(({ movimiento }) => movimiento.movimientoId),
    pagos: ready.map(({ pagoId }) => pagoId),
  })
  return ready.length
}

async function lockRows(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ movimientoId: number; restante: number }>`
    select movimiento_id, restante from movimientos m
    where movimiento_id = any(${ids}::bigint[]) and estado in ('sinIdentificar', 'parcial')
      and ${deLoQueCuadra}
    order by movimiento_id for no key update`.execute(tx)
  return new Map(rows.map(({ movimientoId, restante }) => [movimientoId, restante]))
}

async function lockPagos(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, { saldo: number; bookingCode: string }>> {
  const { rows } = await sql<{ pagoId: number; saldo: number; bookingCode: string }>`
    select pago_id, monto_pago - conciliado as saldo, booking_code from pagos
    where pago_id = any(${ids}::bigint[]) and estado_id <> ${sql.lit(estadoRechazado)} order by pago_id for no key update`.execute(
    tx,
  )
  return new Map(rows.map(({ pagoId, ...pago }) => [pagoId, pago]))
}
