import { daysBetween } from '../tiempo/dia.ts'
import {
  isLocalizadorFuerte,
  isRastreo,
  largoDeTransaccion,
  palabrasPropias,
  planaSinCeros,
  type Pistas,
} from './pistas.ts'
import { type ClaveDeRazon, pesosDeRazon, type RazonConPuntos, type Umbrales } from './pesos-de-razon.ts'

/** A statement row as far as matching needs it. Amounts in centavos. */
export type MovimientoPorConciliar = {
  movimientoId: number
  fechaOperacion: string
  moneda: string
  cuenta: string
  /** Its account is that of some payment method: then a pago of another account speaks against. */
  cuentaConocida: boolean
  restante: number
  reservaAsignada: string
  pistas: Pistas
}
/** A pago that is not rejected, with what no row covers yet. */
export type PagoCandidato = {
  pagoId: number
  bookingCode: string
  rfc: string
  concepto: string
  fechaPago: string
  numeroTransaccion: string
  numeroCuenta: string
  moneda: string
  saldo: number
}

export type Razon = {
  razon: ClaveDeRazon
  puntos: number
  /** The piece of the text. */
  encontrado?: string
  /** Days or centavos, as the sentence of the reason needs. */
  n?: number
}

export const conPeso = (razon: RazonConPuntos, mas: Pick<Razon, 'encontrado' | 'n'> = {}): Razon => ({
  razon,
  puntos: pesosDeRazon[razon].puntos,
  ...mas,
})
export const sumaDePuntos = (razones: readonly Razon[]): number =>
  Math.max(
    0,
    Math.min(
      100,
      razones.reduce((sum, { puntos }) => sum + puntos, 0),
    ),
  )

export const has = (razones: readonly Razon[], ...claves: ClaveDeRazon[]): boolean =>
  razones.some(({ razon }) => claves.includes(razon))

/** What text, account and date say of a pago; amounts are judged apart. */
export function razonesSinMonto(
  movimiento: MovimientoPorConciliar,
  pago: PagoCandidato,
  umbrales: Umbrales,
): Razon[] {
  return [
    ...razonesDeTexto(movimiento, pago),
    ...razonesDeCuenta(movimiento, pago),
    ...razonesDeFecha(movimiento.fechaOperacion, pago.fechaPago, umbrales),
  ]
}

export function razonesDeTexto(
  { pistas, reservaAsignada }: MovimientoPorConciliar,
  pago: PagoCandidato,
): Razon[] {
  const razones: Razon[] = []
  const transaccion = planaSinCeros(pago.numeroTransaccion)
  if (transaccion.length >= largoDeTransaccion && pistas.transacciones.has(transaccion))
    razones.push(conPeso('transaccion', { encontrado: transaccion }))
  else if (isRastreo(transaccion) && pistas.rastreos.length > 0)
    razones.push(conPeso('otraTransaccion', { encontrado: pistas.rastreos[0] ?? '' }))
  const from = pistas.localizadores.get(pago.bookingCode)
  if (from !== undefined)
    razones.push(
      conPeso(isLocalizadorFuerte(pago.bookingCode) ? 'localizador' : 'localizadorDebil', {
        encontrado: from,
      }),
    )
  if (reservaAsignada !== '' && reservaAsignada === pago.bookingCode) razones.push(conPeso('reservaDeRegla'))
  if (pistas.rfcs.has(pago.rfc)) razones.push(conPeso('rfc', { encontrado: pago.rfc }))
  const same = palabrasPropias(pago.concepto).filter((word) => pistas.palabras.has(word))
  if (same.length >= 2) razones.push(conPeso('nombre', { encontrado: same.slice(0, 4).join(' ') }))
  return razones
}

function razonesDeCuenta(movimiento: MovimientoPorConciliar, pago: PagoCandidato): Razon[] {
  if (isMismaCuenta(movimiento.cuenta, pago.numeroCuenta)) return [conPeso('mismaCuenta')]
  return movimiento.cuentaConocida ? [conPeso('otraCuenta')] : []
}

/** An account number, or the CLABE that holds it (its eleven figures end before the check digit). */
export function isMismaCuenta(una: string, otra: string): boolean {
  const [a, b] = [una.replace(/\W/g, '').replace(/^0+/, ''), otra.replace(/\W/g, '').replace(/^0+/, '')]
  if (a === '' || b === '') return false
  if (a === b) return true
  const inClabe = (clabe: string, cuenta: string) =>
    /^\d{16,18}$/.test(clabe) && cuenta.length >= 8 && clabe.slice(0, -1).endsWith(cuenta)
  return inClabe(a, b) || inClabe(b, a)
}

export function razonesDeFecha(una: string, otra: string, { diasBusqueda }: Umbrales): Razon[] {
  const n = Math.abs(daysBetween(una, otra))
  if (n === 0) return [conPeso('mismoDia')]
  if (n <= 3) return [conPeso('pocosDias', { n })]
  if (n <= 7) return [conPeso('unaSemana', { n })]
  return n > diasBusqueda ? [conPeso('lejos', { n })] : []
}
