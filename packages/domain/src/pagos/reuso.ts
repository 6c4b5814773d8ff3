import { isCasiIgual } from '../conciliacion/casi-igual.ts'
import { claseDeNumero, isNumeroFuerte, planaSinCeros } from '../conciliacion/numeros.ts'

/** Why a proof looks already used. */
export type RazonDeReuso = 'mismoArchivo' | 'mismaTransaccion' | 'mismoMontoFechaCuenta'

export type PagoComparable = {
  bookingCode: string
  /** SHA-256 of the proof's bytes; null without a proof. */
  hash: string | null
  numeroTransaccion: string
  /** In the currency of its method. */
  monto: number
  monedaID: number
  fechaPago: string
  numeroCuenta: string
}

/**
 * Two numbers of two operations: both are given once (a clave, a long folio), or both are authorisations of a terminal, and
 * they differ by more than a slip of the pen. A day, a counter or a number with one figure changed tells nothing apart.
 */
function isOtraOperacion(uno: string, otro: string): boolean {
  if (uno === otro || isCasiIgual(uno, otro)) return false
  const [a, b] = [claseDeNumero(uno), claseDeNumero(otro)]
  if (a === null || b === null) return false
  return (a === 'autorizacion') === (b === 'autorizacion')
}

/**
 * What two payments have in common that one transfer cannot pay twice. Amount, day and account count only across bookings:
 * a family may well deposit the same sum twice for its own, but not with one number but for a figure. The same file speaks even where the numbers typed from it differ;
 * all else is silent where a strong number tells the two apart.
 */
export function razonesDeReuso(uno: PagoComparable, otro: PagoComparable): RazonDeReuso[] {
  const razones: RazonDeReuso[] = []
  const [numero, suyo] = [planaSinCeros(uno.numeroTransaccion), planaSinCeros(otro.numeroTransaccion)]
  const sameAmount = uno.monto === otro.monto && uno.monedaID === otro.monedaID
  const sameDay = uno.fechaPago === otro.fechaPago
  const sameAccount = uno.numeroCuenta === otro.numeroCuenta
  if (uno.hash !== null && uno.hash === otro.hash) razones.push('mismoArchivo')
  if (numero !== '' && numero === suyo && isMismaOperacion(numero, { sameAmount, sameDay, sameAccount }))
    razones.push('mismaTransaccion')
  if (
    (uno.bookingCode !== otro.bookingCode || isMismoNumeroMalLeido(numero, suyo)) &&
    sameAmount &&
    sameDay &&
    sameAccount &&
    !isOtraOperacion(numero, suyo)
  )
    razones.push('mismoMontoFechaCuenta')
  return razones
}

/** Numbers given once that differ by a figure: another cut of the same page, read or typed anew. */
const isMismoNumeroMalLeido = (uno: string, otro: string): boolean =>
  uno !== otro && [uno, otro].every(isNumeroFuerte) && isCasiIgual(uno, otro)

type Comun = { sameAmount: boolean; sameDay: boolean; sameAccount: boolean }
/** A number given once says so alone. An authorisation comes again on other days and amounts; a day or a counter says nothing. */
function isMismaOperacion(numero: string, { sameAmount, sameDay, sameAccount }: Comun): boolean {
  if (isNumeroFuerte(numero)) return true
  if (!sameAccount) return false
  return claseDeNumero(numero) === 'autorizacion' ? sameAmount || sameDay : sameAmount && sameDay
}
