import type { Pago } from './pago.ts'

export type Layout = {
  nombre: string
  /** Width of the page in CSS pixels: a phone, a sheet, a strip of paper. */
  ancho: number
  css: string
  cuerpo: (pago: Pago) => string
  /** What tells the operation: null when the page shows nothing that does. */
  numero: (pago: Pago) => string | null
  /** The account's last digits of whom it was paid to, where the page shows them. */
  destino?: (pago: Pago) => string | null
  /** Not a payment: nothing of it may be sure. */
  pagado: boolean
  /** Written on the page; false where it is not shown. */
  conFecha?: boolean
  conMonto?: boolean
}
export const celular =
  'body{font-family:"Liberation Sans";font-size:16px;padding:14px 20px;color:#222;background:#fff}.l{color:#777}.v{font-weight:600}'
export const oscuro =
  'body{font-family:"Liberation Sans";font-size:16px;padding:14px 20px;color:#f2f2f2;background:#15171c}.l{color:#a0a4ad}.v{font-weight:600}'
export const hoja =
  'body{font-family:"Liberation Sans";font-size:14px;padding:40px 54px;color:#222;background:#fff}.l{color:#555}'
export const papel =
  'body{font-family:"Liberation Mono";font-size:14px;padding:16px 14px;color:#1c1c1c;background:#fff}'
