import { type Centavos, centavos } from '@valija/palabras/centavos.ts'
import { applyTasa, type Tasa, withoutTasa } from '../dinero/tasa.ts'
import { type Dia, diaDelMes } from '../tiempo/dia.ts'
import { type ReglaFiscal, tasaDeCalculo, tasaIva } from './reglas-fiscales.ts'

/** What an invoice of commissions must say before it is stamped, in centavos (Commissions §9, C-172). */
export type CalculoFactura = {
  /** Commissions selected, IVA included. */
  totalComisiones: Centavos
  tarifa: Centavos
  iva: Centavos
  /** What tarifa and iva, each rounded, are over or under the commissions: never more than a centavo. */
  redondeo: Centavos
  retIva: Centavos
  tasaRetIva: Tasa
  retIsr: Centavos
  tasaRetIsr: Tasa
  totalAPagar: Centavos
}

/**
 * tarifa = total ÷ 1.16, iva = 16 % of it, retentions by the rule; each rounded once. The centavo that tarifa + iva may
 * then differ from the commissions is a figure of its own: the invoice must add up, so it is not hidden in the IVA.
 */
export function computeFactura(comisiones: readonly number[], regla: ReglaFiscal): CalculoFactura {
  const totalComisiones = centavos(comisiones.reduce((sum, comision) => sum + comision, 0))
  const tarifa = withoutTasa(totalComisiones, tasaIva)
  const iva = applyTasa(tarifa, tasaIva)
  const tasaRetIva = tasaDeCalculo(regla.iva)
  const tasaRetIsr = tasaDeCalculo(regla.isr)
  const retIva = applyTasa(tarifa, tasaRetIva)
  const retIsr = applyTasa(tarifa, tasaRetIsr)
  return {
    totalComisiones,
    tarifa,
    iva,
    redondeo: centavos(tarifa + iva - totalComisiones),
    retIva,
    tasaRetIva,
    retIsr,
    tasaRetIsr,
    totalAPagar: centavos(tarifa + iva - retIva - retIsr),
  }
}

export type MetodoSugerido = { metodoPago: 'PUE' | 'PPD'; formaPago: '03' | '99'; texto: string }

/** PUE with 03 strictly before the limit day, else PPD with 99 (Commissions §4, §9; C-066, C-067). */
export const metodoSugerido = (hoy: Dia, diaLimite: number): MetodoSugerido =>
  diaDelMes(hoy) < diaLimite
    ? { metodoPago: 'PUE', formaPago: '03', texto: '03 - Transferencia electrónica de fondos' }
    : { metodoPago: 'PPD', formaPago: '99', texto: '99 Por definir' }

/** The sentinel −1: cannot be paid; never summed and never selectable (Commissions §5; C-113). */
export const isPagable = (comision: number): boolean => comision > 0
export const totalAComisionar = (comisiones: readonly number[]): Centavos =>
  centavos(comisiones.filter(isPagable).reduce((sum, comision) => sum + comision, 0))
