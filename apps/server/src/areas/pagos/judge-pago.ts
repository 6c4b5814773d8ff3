import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { message } from '@valija/contract/messages.ts'
import type { PagoNuevo } from '@valija/contract/pagos-nuevos.ts'
import {
  isTipoCambio,
  type MonedaID,
  type Montos,
  monedas,
  montosDePago,
} from '@valija/domain/pagos/montos.ts'
import { isLocalizador, isRfcDePago } from '@valija/domain/pagos/reserva.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'

export type FallaDePago = { campo: string; mensaje: string }
export type MetodoVigente = {
  metodoPagoId: number
  nombreMetodoPago: string
  banco: string
  numeroCuenta: string
  monedaNacional: boolean
  promociones: readonly number[]
}
/** What the server knows of a payment without taking the client's word. */
export type Hechos = {
  hoy: Dia
  politica: Politica
  metodo: MetodoVigente | undefined
  /** Rate of the payment's day; null when it cannot be had. */
  tipoCambio: string | null
  monedaReserva: Moneda
}

const fallo = (campo: string, mensaje: string): FallaDePago => ({ campo, mensaje })

/** What is written on the form (Payments §5); the browser says the same before sending. */
export function judgeForma(
  pago: PagoNuevo,
  { hoy, politica }: Pick<Hechos, 'hoy' | 'politica'>,
): FallaDePago[] {
  const maximo = politica.localizadorForma
  const localizador = pago.bookingCode.toUpperCase()
  const largo = isLocalizador(localizador, 100) && localizador.length > maximo
  return [
    ...(pago.userID === ''
      ? [fallo('userID', message('correoContactoRequerido'))]
      : isCorreo(pago.userID)
        ? []
        : [fallo('userID', message('correoContactoInvalido'))]),
    ...(pago.concepto === '' ? [fallo('concepto', message('conceptoRequerido'))] : []),
    ...(normalizeRfc(pago.rfc) === '' ? [fallo('rfc', message('rfcDePagoRequerido'))] : []),
    ...(normalizeRfc(pago.rfc) !== '' && !isRfcDePago(pago.rfc)
      ? [fallo('rfc', message('rfcDePagoInvalido'))]
      : []),
    ...(localizador === '' ? [fallo('bookingCode', message('localizadorRequerido'))] : []),
    ...(largo ? [fallo('bookingCode', message('localizadorLargoParaPago', { localizador, maximo }))] : []),
    ...(localizador !== '' && !largo && !isLocalizador(localizador, maximo)
      ? [fallo('bookingCode', message('localizadorInvalido', { maximo }))]
      : []),
    ...(pago.fechaPago > hoy ? [fallo('fechaPago', message('fechaFutura'))] : []),
  ]
}

/** The amount as entered, in the currency of the method. */
export function montoCapturado(
  pago: PagoNuevo,
  monedaReserva: Moneda,
): { monto: number; monedaID: MonedaID } {
  if (pago.montoPago !== undefined) return { monto: pago.montoPago, monedaID: pago.monedaID }
  if (pago.monedaID === monedas.nacional) return { monto: pago.montoPagoMonedaNacional, monedaID: 1 }
  // The documented body carries dollars only for a booking in dollars.
  return monedaReserva === 'USD'
    ? { monto: pago.montoPagadoMonedaReserva, monedaID: 2 }
    : { monto: pago.montoPagoMonedaNacional, monedaID: 1 }
}

/** The amounts of a body, each with the label it is named by (Payments §5). */
const importes = [
  ['montoPago', 'monto'],
  ['montoPagoMonedaNacional', 'montoPesos'],
  ['montoPagadoMonedaReserva', 'montoReserva'],
] as const

/** Method, promotion, rate and amounts against what the server holds. The amounts are always the server's own. */
export function judgeMontos(
  pago: PagoNuevo,
  { metodo, tipoCambio, monedaReserva }: Hechos,
): { fallas: FallaDePago[]; montos: Montos | null } {
  const fallas: FallaDePago[] = []
  if (!metodo) fallas.push(fallo('metodoPagoID', message('metodoNoActivo')))
  if (metodo && metodo.monedaNacional !== (pago.monedaID === monedas.nacional))
    fallas.push(fallo('monedaID', message('monedaNoCorresponde')))
  if (metodo && pago.promocionID && !metodo.promociones.includes(pago.promocionID))
    fallas.push(fallo('promocionID', message('promocionNoActiva')))
  if (tipoCambio === null || !isTipoCambio(tipoCambio))
    return { fallas: [...fallas, fallo('fechaPago', message('tipoCambioNoDisponible'))], montos: null }
  if (Number(tipoCambio) !== pago.tipoCambio) {
    const sent = { enviado: String(pago.tipoCambio), vigente: tipoCambio }
    fallas.push(fallo('tipoCambio', message('tipoCambioDistinto', sent)))
  }
  const { monto, monedaID } = montoCapturado(pago, monedaReserva)
  const negativos = importes.flatMap(([campo, label]) =>
    (pago[campo] ?? 0) < 0 ? [fallo(campo, message('montoNegativo', { label: t[label] }))] : [],
  )
  if (negativos.length > 0) return { fallas: [...fallas, ...negativos], montos: null }
  if (monto === 0) return { fallas: [...fallas, fallo('montoPago', message('montoCero'))], montos: null }
  const montos = montosDePago({ monto, monedaID }, tipoCambio, monedaReserva)
  if (
    pago.montoPagoMonedaNacional !== montos.montoNacional ||
    pago.montoPagadoMonedaReserva !== montos.montoReserva
  )
    fallas.push(fallo('montoPago', message('montosNoCorresponden')))
  return { fallas, montos }
}
