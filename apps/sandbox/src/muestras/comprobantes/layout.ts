import { legible } from '../dinero.ts'
import { type Datos, fechas, type Verdad } from './datos.ts'
import type { Lamina } from './lamina.ts'

export type Comprobante = { lamina: Lamina; verdad: Verdad }
export type Layout = (datos: Datos) => Comprobante

/** A proof that says everything, in pesos; what is different in `change`. */
export const verdadDe = (d: Datos, numeroTransaccion: string, change: Partial<Verdad> = {}): Verdad => ({
  fechaPago: fechas.barras(d.dia),
  montoPagado: legible(d.monto),
  moneda: 'MXN',
  concepto: d.concepto,
  numeroTransaccion,
  ...change,
})
