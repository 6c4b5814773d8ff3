import { enMoneda } from '@valija/contract/en-pesos.ts'
import { message } from '@valija/contract/messages.ts'
import type { Razon } from '@valija/domain/conciliacion/puntuar.ts'
import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import { refuse, refuseWith } from '../../../refuse.ts'
import { monedaIdDe } from '../candidatos/find-candidatos.ts'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'
import { type MovimientoAbierto, readMovimientos } from '../filas/movimientos-abiertos.ts'

export type LineaPorAplicar = { pagoId: number; monto: number }

/** The rows, locked until the transaction ends: everything about each happens one after the other. */
export const lockMovimientos = (tx: Tx, ids: readonly number[]): Promise<MovimientoAbierto[]> =>
  readMovimientos(tx, { donde: sql`m.movimiento_id = any(${ids}::bigint[])`, lock: true })

export async function lockMovimiento(tx: Tx, movimientoId: number): Promise<MovimientoAbierto> {
  const [movimiento] = await lockMovimientos(tx, [movimientoId])
  if (!movimiento) throw refuse('noEncontrado')
  return movimiento
}

export function assertWaiting({ estado }: MovimientoAbierto): void {
  if (estado === 'ignorado') throw refuse('movimientoIgnorado')
  if (estado === 'conciliado') throw refuse('movimientoConciliado')
}

/** The pagos locked in the order of their ids, and judged: side, state, currency, and that neither gives more than it has. */
export async function judgeLineas(
  tx: Tx,
  movimiento: MovimientoAbierto,
  lineas: readonly LineaPorAplicar[],
): Promise<LineaDeAccion[]> {
  if (lineas.length === 0) throw refuse('sinLineas')
  // What left the account is nobody's pago.
  if (movimiento.abonos === 0) throw refuse('movimientoEsCargo')
  if (lineas.some(({ monto }) => monto <= 0)) throw refuse('montoDeLineaInvalido')
  const pagos = await tx
    .selectFrom('pagos')
    .select(['pagoId', 'bookingCode', 'monedaId', 'estadoId', 'montoPago', 'conciliado'])
    .where(
      'pagoId',
      'in',
      lineas.map(({ pagoId }) => pagoId),
    )
    .orderBy('pagoId')
    .forNoKeyUpdate()
    .execute()
  const detalles: { campo: string; mensaje: string }[] = []
  const wanted = new Map<number, number>()
  for (const { pagoId, monto } of lineas) {
    const pago = pagos.find((one) => one.pagoId === pagoId)
    if (!pago || pago.estadoId === estadoRechazado) throw refuse('pagoNoConciliable', { pagoID: pagoId })
    if (pago.monedaId !== monedaIdDe(movimiento.moneda)) throw refuse('monedaDistinta')
    const sum = (wanted.get(pagoId) ?? 0) + monto
    wanted.set(pagoId, sum)
    const queda = pago.montoPago - pago.conciliado
    if (sum > queda)
      detalles.push({
        campo: `pago:${pagoId}`,
        mensaje: message('montoExcedidoDelPago', {
          pagoID: pagoId,
          queda: enMoneda(movimiento.moneda, queda),
        }),
      })
  }
  const total = lineas.reduce((sum, { monto }) => sum + monto, 0)
  if (total > movimiento.restante)
    detalles.push({
      campo: 'movimiento',
      mensaje: message('montoExcedidoDelMovimiento', {
        queda: enMoneda(movimiento.moneda, movimiento.restante),
      }),
    })
  if (detalles.length > 0) throw refuseWith('montoExcedido', message('montoExcedido'), { detalles })
  return [...wanted].map(([pagoId, monto]) => ({
    tipo: 'pago',
    referencia: String(pagoId),
    bookingCode: pagos.find((one) => one.pagoId === pagoId)?.bookingCode ?? '',
    monto,
  }))
}

export type Atadura = {
  accionId: number
  movimientoId: number
  linea: LineaDeAccion
  razones?: readonly Razon[]
  creaPago?: boolean
}

/** Writes what was judged; the database keeps the sum of both sides. */
export async function insertConciliaciones(tx: Tx, ataduras: readonly Atadura[]): Promise<void> {
  if (ataduras.length === 0) return
  const values = ataduras.map(({ accionId, movimientoId, linea, razones = [], creaPago = false }) => ({
    accion_id: accionId,
    movimiento_id: movimientoId,
    pago_id: linea.tipo === 'lote' ? null : Number(linea.referencia),
    comprobante_id: linea.tipo === 'lote' ? Number(linea.referencia) : null,
    monto: linea.monto,
    razones,
    crea_pago: creaPago,
  }))
  await sql`
    insert into conciliaciones (accion_id, movimiento_id, pago_id, comprobante_id, monto, razones, crea_pago)
    select accion_id, movimiento_id, pago_id, comprobante_id, monto, razones, crea_pago
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as c(accion_id bigint, movimiento_id bigint, pago_id bigint,
      comprobante_id bigint, monto bigint, razones jsonb, crea_pago boolean)`.execute(tx)
}
