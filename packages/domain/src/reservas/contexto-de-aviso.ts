import { normalizeRfc } from '@valija/palabras/rfc.ts'
import type { Politica } from '../politica/politica.ts'
import type { Dia } from '../tiempo/dia.ts'
import {
  type FacturaDeReserva,
  facturasEnPie,
  type HechosDeReserva,
  importesEnPie,
  type PiezasDeReserva,
  vivasDe,
} from './piezas.ts'
import { type Importe, onlyIn, type SumasDeReserva, sumasDeReserva, sumByMoneda } from './sumas.ts'

export type PoliticaDeAvisos = Pick<
  Politica,
  'avisosDeReserva' | 'toleranciaCobroReserva' | 'toleranciaCostoReserva' | 'diasSinFactura'
>
/** Lotes about to be processed, and the day chosen to pay them. */
export type PagoPrevisto = { loteIds: readonly number[]; fechaPago: Dia | null }

export type Contexto = {
  piezas: PiezasDeReserva
  sumas: SumasDeReserva
  politica: PoliticaDeAvisos
  hoy: Dia
  vivas: readonly FacturaDeReserva[]
  /** What is left of each after its credit notes. */
  enPie: ReadonlyMap<FacturaDeReserva, number>
  /** Of all that stand, by currency. */
  facturado: readonly Importe[]
  previsto: PagoPrevisto | null
}

export const contextoDe = (
  piezas: PiezasDeReserva,
  politica: PoliticaDeAvisos,
  hoy: Dia,
  previsto: PagoPrevisto | null,
): Contexto => ({
  piezas,
  sumas: sumasDeReserva(piezas),
  politica,
  hoy,
  vivas: vivasDe(piezas.facturas),
  enPie: facturasEnPie(piezas.facturas),
  facturado: sumByMoneda(importesEnPie(piezas.facturas)),
  previsto,
})

/** The group has paid it, or has decided when; or is about to decide. */
export const isPorPagar = (f: FacturaDeReserva, previsto: PagoPrevisto | null): boolean =>
  f.estatus !== 'No procesado' || f.pagos.length > 0 || previsto?.loteIds.includes(f.loteId) === true
export const diaDePago = (f: FacturaDeReserva, previsto: PagoPrevisto | null): Dia | null =>
  f.pagos.map(({ fecha }) => fecha).sort()[0] ??
  (previsto?.loteIds.includes(f.loteId) ? previsto.fechaPago : f.fechaPago)

/**
 * Not billed by another hotel, as far as anybody knows. A CFDI names an RFC: of the hotels that share one it does not say
 * which, and the lote's is what somebody chose. The database tells it alike (`es_de_su_hotel`).
 */
export const isDeSuHotel = (
  hechos: HechosDeReserva | null,
  { emisorId, emisorRfc }: FacturaDeReserva,
): boolean =>
  hechos?.proveedorId == null ||
  emisorId === hechos.proveedorId ||
  normalizeRfc(emisorRfc) === normalizeRfc(hechos.proveedorRfc ?? '')

/** Centavos the customer owes beyond the tolerance, or null when that is not known or nothing. */
export const debe = ({ sumas, politica }: Contexto): number | null =>
  sumas.porCobrar !== null && sumas.porCobrar.monto > politica.toleranciaCobroReserva
    ? sumas.porCobrar.monto
    : null
/** The same of a cancelled booking, whose customer owes nothing but did not pay it either. */
export const sinPagar = (contexto: Contexto): number | null => {
  const { hechos } = contexto.piezas
  const { vendido, cobrado, cobradoAlMenos } = contexto.sumas
  if (!hechos?.cancelada) return debe(contexto)
  if (!vendido || !cobrado || cobradoAlMenos) return null
  const falta = vendido.monto - cobrado.monto
  return falta > contexto.politica.toleranciaCobroReserva ? falta : null
}
/**
 * What is billed beyond the cost, in its currency. What another bills beside it is more; a note in another takes away nobody
 * knows how much.
 */
export function exceso({ piezas: { hechos }, sumas, facturado, politica }: Contexto) {
  if (!hechos || hechos.costo === null) return null
  const { moneda, costo } = hechos
  const suyo = facturado.find((uno) => uno.moneda === moneda)?.monto ?? 0
  const enOtra = sumas.facturado.filter((uno) => uno.moneda !== moneda)
  return suyo > costo + politica.toleranciaCostoReserva && enOtra.every(({ monto }) => monto > 0)
    ? { facturado: suyo, costo, alMenos: enOtra.length > 0 }
    : null
}
export const cabeEnElCosto = ({ piezas: { hechos }, facturado, politica }: Contexto): boolean => {
  const suyo = hechos && onlyIn(hechos.moneda, facturado)
  return suyo !== null && hechos?.costo != null && suyo <= hechos.costo + politica.toleranciaCostoReserva
}

/** Credit notes took away all but what one of the invoices bills. */
export const isUnaSola = ({ facturado, enPie }: Contexto): boolean => {
  const [neto, otro] = facturado
  const mayor = Math.max(...enPie.values())
  return otro === undefined && (neto?.monto ?? 0) <= mayor
}
