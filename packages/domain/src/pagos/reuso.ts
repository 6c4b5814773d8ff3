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

/** As it is compared: banks and people write it with blanks, hyphens and in either case. */
export const normalizeTransaccion = (texto: string): string => texto.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A clave de rastreo or a folio that long is given once; a shorter authorisation comes again among many payments. */
const largoDeClave = 10

/**
 * What two payments have in common that one transfer cannot pay twice. Amount, day and account count only across bookings:
 * a family may well deposit the same sum twice for its own.
 */
export function razonesDeReuso(uno: PagoComparable, otro: PagoComparable): RazonDeReuso[] {
  const razones: RazonDeReuso[] = []
  const sameAmount = uno.monto === otro.monto && uno.monedaID === otro.monedaID
  const transaccion = normalizeTransaccion(uno.numeroTransaccion)
  if (uno.hash !== null && uno.hash === otro.hash) razones.push('mismoArchivo')
  const sameOperation = transaccion.length >= largoDeClave || sameAmount || uno.fechaPago === otro.fechaPago
  if (transaccion !== '' && transaccion === normalizeTransaccion(otro.numeroTransaccion) && sameOperation)
    razones.push('mismaTransaccion')
  if (
    uno.bookingCode !== otro.bookingCode &&
    sameAmount &&
    uno.fechaPago === otro.fechaPago &&
    uno.numeroCuenta === otro.numeroCuenta
  )
    razones.push('mismoMontoFechaCuenta')
  return razones
}
