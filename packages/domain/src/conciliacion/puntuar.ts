import { daysBetween } from '../tiempo/dia.ts'
import { isCasiIgual } from './casi-igual.ts'
import { isLocalizadorFuerte } from './localizadores.ts'
import { claseDeNumero, isNumeroFuerte, planaSinCeros } from './numeros.ts'
import { palabrasPropias } from './palabras.ts'
import { type ClaveDeRazon, pesosDeRazon, type RazonConPuntos, type Umbrales } from './pesos-de-razon.ts'
import type { Pistas } from './pistas.ts'

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
/** What is known of a booking besides its code, where its engine told it; days `yyyy-mm-dd`. */
export type Senas = {
  cliente: string
  /** The words of its package, hotel and agent. */
  senas: string
  agente: string
  llegada: string | null
  salida: string | null
}
export const sinSenas: Senas = { cliente: '', senas: '', agente: '', llegada: null, salida: null }
/** A pago, with what no row covers yet. One that is closed or rejected is no candidate: it tells what else a text may mean. */
export type PagoCandidato = Senas & {
  pagoId: number
  bookingCode: string
  rfc: string
  concepto: string
  fechaPago: string
  numeroTransaccion: string
  numeroCuenta: string
  moneda: string
  saldo: number
  /** What it was registered for; `saldo` is what of it no row covers. */
  monto: number
  rechazado: boolean
  /** `saldo` in the other currency, at the pago's own rate. */
  saldoEnOtraMoneda: number
  /** A warning on its record that nobody has answered yet. */
  avisoAbierto: boolean
}
export const isAbierto = ({ saldo, rechazado }: PagoCandidato): boolean => saldo > 0 && !rechazado

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
  { pistas, reservaAsignada, cuenta }: MovimientoPorConciliar,
  pago: PagoCandidato,
): Razon[] {
  const razones: Razon[] = [
    // Typed in as the number of a payment, the account it came to is in the text of every row.
    ...(isMismaCuenta(pago.numeroTransaccion, cuenta) ? [] : razonesDeNumero(pistas, pago)),
    ...razonesDeLocalizador(pistas, pago.bookingCode),
  ]
  if (reservaAsignada !== '' && reservaAsignada === pago.bookingCode) razones.push(conPeso('reservaDeRegla'))
  if (pistas.rfcs.has(pago.rfc)) razones.push(conPeso('rfc', { encontrado: pago.rfc }))
  const same = palabrasPropias(pago.concepto).filter((word) => pistas.palabras.has(word))
  if (same.length >= 2) razones.push(conPeso('nombre', { encontrado: same.slice(0, 4).join(' ') }))
  return razones
}

function razonesDeNumero({ transacciones, propios }: Pistas, { numeroTransaccion }: PagoCandidato): Razon[] {
  const numero = planaSinCeros(numeroTransaccion)
  if (!isNumeroFuerte(numero))
    return claseDeNumero(numero) !== null && transacciones.has(numero)
      ? [conPeso('autorizacion', { encontrado: numero })]
      : []
  if (transacciones.has(numero)) return [conPeso('transaccion', { encontrado: numero })]
  const near = [...transacciones].find((one) => isCasiIgual(one, numero) || isCortada(one, numero))
  const otra =
    propios[0] === undefined ? [] : [conPeso('otraTransaccion', { encontrado: near ?? propios[0] })]
  // The wrong figure explains why the numbers differ: it speaks for the pago, and the machine still leaves it alone.
  return near === undefined ? otra : [conPeso('transaccionParecida', { encontrado: near })]
}

/** Banks cut long texts: what is left is the beginning of the clave, past the date that all claves of a day share. */
const isCortada = (una: string, otra: string): boolean =>
  Math.min(una.length, otra.length) >= 18 && (una.startsWith(otra) || otra.startsWith(una))

export function razonesDeLocalizador(
  { localizadores, pegados }: Pick<Pistas, 'localizadores' | 'pegados'>,
  codigo: string,
): Razon[] {
  const fuerte = isLocalizadorFuerte(codigo)
  const claro = localizadores.get(codigo)
  if (claro !== undefined)
    return [conPeso(fuerte ? 'localizador' : 'localizadorDebil', { encontrado: claro })]
  const pegado = fuerte ? pegados.get(codigo) : undefined
  if (pegado !== undefined) return [conPeso('localizadorPegado', { encontrado: pegado })]
  if (!fuerte) return []
  const near = [...localizadores].find(
    ([code]) => code.length >= 5 && code.length === codigo.length && isCasiIgual(code, codigo),
  )
  return near ? [conPeso('localizadorParecido', { encontrado: near[1] })] : []
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
