import type { Sugerencia } from '@valija/contract/conciliacion.ts'
import { enMoneda } from '@valija/contract/en-pesos.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { planaSinCeros } from '@valija/domain/conciliacion/numeros.ts'
import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { conPeso, type Razon, razonesDeFecha, sumaDePuntos } from '@valija/domain/conciliacion/puntuar.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../../db/connection.ts'
import type { Sql } from '../../../http/lista.ts'
import { refuse, refuseWith } from '../../../refuse.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { toRazon } from '../filas/textos.ts'
import type { LineaDeAccion } from './linea-de-accion.ts'

export type FilaLote = {
  comprobanteId: number
  loteId: number
  nombre: string
  proveedorNombre: string
  rfc: string
  fechaPago: string
  folio: string
  claveRastreo: string | null
  total: number
  saldo: number
  /** Of the lote: what is paid of it is in its currency. */
  moneda: string
}

/** Payments of lotes with what no row of the same sign covers yet. A cargo is the payment; an abono gives it back. */
async function readFilas(db: Conn, movimiento: MovimientoAbierto, donde: Sql): Promise<FilaLote[]> {
  const sign = movimiento.cargos > 0 ? sql`m.cargos > 0` : sql`m.abonos > 0`
  const { rows } = await sql<FilaLote>`
    select c.id as comprobante_id, c.lote_id, l.nombre, l.proveedor_nombre, c.rfc, c.fecha_pago, c.folio, r.clave_rastreo, c.total, l.moneda,
      c.total - coalesce((select sum(k.monto) from conciliaciones k join movimientos m on m.movimiento_id = k.movimiento_id
        where k.comprobante_id = c.id and k.deshecha_accion_id is null and ${sign}), 0)::bigint as saldo
    from comprobantes_pago c join lotes l on l.id = c.lote_id left join recibo_pagos r on r.id = c.recibo_pago_id
    where c.anulado_en is null and ${donde} order by c.id desc limit 20`.execute(db)
  return rows
}

/** Payments to suppliers that a cargo, or an abono which gives one back, may be. */
export async function suggestLotes(
  db: Conn,
  movimiento: MovimientoAbierto,
  { umbrales, rechazadas }: { umbrales: Umbrales; rechazadas: ReadonlySet<string> },
): Promise<Sugerencia[]> {
  if (movimiento.cargos === 0 && movimiento.pistas.reverso === null) return []
  const filas = await readFilas(
    db,
    movimiento,
    sql`c.total = ${movimiento.restante} and l.moneda = ${movimiento.moneda}
      and c.fecha_pago between ${movimiento.fechaOperacion}::date - ${umbrales.diasBusqueda}::int
        and ${movimiento.fechaOperacion}::date + ${umbrales.diasBusqueda}::int`,
  )
  return filas
    .filter(({ saldo, comprobanteId }) => saldo > 0 && !rechazadas.has(`lote:${comprobanteId}`))
    .map((fila) => toSugerencia(fila, movimiento, umbrales))
    .filter(({ puntos }) => puntos >= umbrales.sugerencia)
    .sort((a, b) => b.puntos - a.puntos)
}

function razonesDeLote(fila: FilaLote, movimiento: MovimientoAbierto, umbrales: Umbrales): Razon[] {
  const codes = [fila.folio, fila.claveRastreo ?? ''].map(planaSinCeros).filter((code) => code.length >= 6)
  const found = codes.find((code) => movimiento.pistas.transacciones.has(code))
  return [
    ...(fila.saldo === movimiento.restante ? [conPeso('montoIgual')] : []),
    ...(found ? [conPeso('transaccion', { encontrado: found })] : []),
    ...(movimiento.pistas.rfcs.has(fila.rfc) ? [conPeso('rfc', { encontrado: fila.rfc })] : []),
    ...razonesDeFecha(movimiento.fechaOperacion, fila.fechaPago, umbrales),
  ]
}

function toSugerencia(fila: FilaLote, movimiento: MovimientoAbierto, umbrales: Umbrales): Sugerencia {
  const razones = razonesDeLote(fila, movimiento, umbrales)
  const aplicar = Math.min(fila.saldo, movimiento.restante)
  return {
    clave: `lote:${fila.comprobanteId}`,
    tipo: 'lote',
    puntos: sumaDePuntos(razones),
    exacta: false,
    razones: razones.map(toRazon(movimiento.moneda)),
    lineas: [],
    reserva: null,
    lote: toLote(fila),
    aplicar: centavos(aplicar),
    restante: centavos(movimiento.restante - aplicar),
  }
}
const toLote = (fila: FilaLote): NonNullable<Sugerencia['lote']> => ({
  comprobanteID: fila.comprobanteId,
  loteID: fila.loteId,
  nombre: fila.nombre,
  proveedorNombre: fila.proveedorNombre,
  proveedorRfc: fila.rfc,
  fechaPago: fila.fechaPago,
  folio: fila.folio,
  total: centavos(fila.total),
})

export async function readLote(db: Conn, movimiento: MovimientoAbierto, comprobanteId: number) {
  const [fila] = await readFilas(db, movimiento, sql`c.id = ${comprobanteId}`)
  return fila ? toLote(fila) : null
}

/** The payment locked, and how much of it this row covers. */
export async function judgeLote(
  tx: Tx,
  movimiento: MovimientoAbierto,
  comprobanteId: number,
): Promise<LineaDeAccion> {
  await sql`select from comprobantes_pago where id = ${comprobanteId} for no key update`.execute(tx)
  const [fila] = await readFilas(tx, movimiento, sql`c.id = ${comprobanteId}`)
  if (!fila) throw refuse('noEncontrado')
  if (movimiento.moneda !== fila.moneda) throw refuse('monedaDistinta')
  const monto = Math.min(fila.saldo, movimiento.restante)
  if (monto <= 0)
    throw refuseWith('montoExcedido', message('montoExcedido'), {
      detalles: [
        {
          campo: `lote:${comprobanteId}`,
          mensaje: message('montoExcedidoDelLote', { queda: enMoneda(fila.moneda, fila.saldo) }),
        },
      ],
    })
  return { tipo: 'lote', referencia: String(comprobanteId), bookingCode: fila.folio, monto }
}
