import type { CodigoDeAviso } from '../../src/reservas/codigos-de-aviso.ts'
import type { PagoPrevisto } from '../../src/reservas/contexto-de-aviso.ts'
import type { FacturaDeReserva, HechosDeReserva, PiezasDeReserva } from '../../src/reservas/piezas.ts'
import type { Dia } from '../../src/tiempo/dia.ts'
import { cobro, comision, factura, hechos, pagada } from '../reserva-de-prueba.ts'

export type Cambio = Partial<PiezasDeReserva>
/** When, what of a booking in order is otherwise, and the day or the lotes about to be processed. Amounts in pesos. */
export type Renglon = [cuando: string, cambio: Cambio, otro?: { hoy?: string; previsto?: PagoPrevisto }]
export type Etiquetas = Partial<Record<CodigoDeAviso, { si: Renglon[]; no: Renglon[] }>>

export const d = (texto: string) => texto as Dia
export const cts = (pesos: number) => Math.round(pesos * 100)
export const de = (cambio: Partial<HechosDeReserva>): Cambio => ({ hechos: hechos(cambio) })
export const pago = (pesos: number, fecha = '2026-10-16') => ({
  comprobanteId: 1,
  fecha: d(fecha),
  folio: 'X',
  monto: cts(pesos),
})
type CambioDeFactura = Partial<FacturaDeReserva>
export const f = (pesos: number, cambio?: CambioDeFactura) => factura(cts(pesos), cambio)
export const enPago = (pesos: number, cambio?: CambioDeFactura) =>
  f(pesos, { estatus: 'En proceso de pago', envio: 'aceptado', ...cambio })
export const pag = (pesos: number, cambio?: CambioDeFactura) => pagada(cts(pesos), cambio)
export const nota = (pesos: number, cambio?: CambioDeFactura) => f(pesos, { egreso: true, ...cambio })
export const abono = (pesos: number, cambio?: Parameters<typeof cobro>[1]) => cobro(cts(pesos), cambio)
export const deUsd = { moneda: 'USD' }
export const sat = { sat: 'Cancelado' }
export const fuera = { retiradaEl: d('2026-10-08') }
export const no = { rechazada: true }
export const otro = { emisorId: 102, emisorRfc: 'OHO020202AB2', emisor: 'Hotel Ocaso' }
export const tercero = { emisorId: 103, emisorRfc: 'HTE030303AB3', emisor: 'Hotel Tercero' }
export const agente = (pesos: number, cambio?: CambioDeFactura) =>
  f(pesos, { emisorId: 501, emisorRfc: 'VAL010101AB1', ...cambio })
export const lista = (pesos: number, comisionistaId = 501) => ({ ...comision(cts(pesos)), comisionistaId })
export const lote7 = (fechaPago: string | null = '2026-10-20'): { previsto: PagoPrevisto } => ({
  previsto: { loteIds: [7], fechaPago: fechaPago as Dia | null },
})
export const todo = [abono(10_000)]
export const nadaDelMotor = { pagadoExterno: null }
export const cancelada = (cambio: Partial<HechosDeReserva> = {}) => de({ cancelada: true, ...cambio })
export const deNoviembre = (cambio: Partial<HechosDeReserva> = {}) =>
  de({ inicio: d('2026-11-01'), fin: d('2026-11-05'), ...cambio })
