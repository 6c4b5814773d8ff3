import { isDelOtroExtremo, isLaCuotaDicha } from './cuotas.ts'
import { nombresDe, sinExplicar } from './explicado.ts'
import type { Conocido } from './lo-sabido.ts'
import { isLocalizadorFuerte } from './localizadores.ts'
import { palabrasNombradas } from './nombres-de-persona.ts'
import { claseDeNumero, isNumeroFuerte, planaSinCeros } from './numeros.ts'
import { enMayusculas, isPalabraVacia, palabrasDe, palabrasPropias, sinEnie } from './palabras.ts'
import type { Duda, Umbrales } from './pesos-de-razon.ts'
import {
  has,
  isAbierto,
  type MovimientoPorConciliar,
  type PagoCandidato,
  type Razon,
  razonesSinMonto,
  type Senas,
} from './puntuar.ts'
import { niega } from './reverso.ts'
import { type Rivales, rivalesDe } from './rivales.ts'

/** What is known around a row, besides the pagos its text, amount and day could mean. */
export type Hechos = {
  /** Codes of the text that bookings really have. */
  reservas: ReadonlySet<string>
  /** Cargos of the same amount and account within days: the money may have gone back. */
  cargosIguales: number
  /** Other waiting rows of an amount that a candidate lacks. */
  rivales: Rivales
  /** Numbers of this row that another row of its amount carries too, waiting or not. */
  numerosRepetidos: ReadonlySet<string>
  /** Whole names of the text that a customer of some booking has. */
  clientes: ReadonlySet<string>
}
export const sinHechos: Hechos = {
  reservas: new Set(),
  cargosIguales: 0,
  rivales: new Map(),
  numerosRepetidos: new Set(),
  clientes: new Set(),
}

type Par = {
  movimiento: MovimientoPorConciliar
  pago: PagoCandidato
  razones: readonly Razon[]
  pagos: ReadonlyMap<number, PagoCandidato>
  hechos: Hechos
  umbrales: Umbrales
}

/** What of the row alone says that its money may be nobody's payment. */
export const dudasDeFila = ({ pistas }: MovimientoPorConciliar, { cargosIguales }: Hechos): Duda[] => [
  ...(pistas.reverso === null ? [] : ['reverso' as const]),
  ...(cargosIguales === 0 ? [] : ['cargoIgual' as const]),
]

/** Every other reading of the facts by which this row would not be this pago's, the weightiest first. */
export function dudasDe(par: Par): Duda[] {
  const { pago, hechos } = par
  const found: [Duda, boolean][] = [
    ['avisoAbierto', pago.avisoAbierto],
    ['claveDeOtro', isClaveDeOtro(par) || hasOtraClave(par)],
    ['otraReserva', namesOtraReserva(par)],
    ['sinExplicar', isSinExplicar(par)],
    ['numeroRepetido', isNumeroRepetido(par)],
    ['cuotaIgual', hasCuotaIgual(par)],
    ['otraCuota', namesOtraCuota(par)],
    ['otroNombrado', hasOtroNombrado(par)],
    ['otroMovimiento', rivalesDe(hechos.rivales, pago).some((one) => isRival(one, par))],
  ]
  return found.flatMap(([duda, is]) => (is ? [duda] : []))
}

/** A rule is a person's word on such texts; and the pago's own clave is that transfer, but where the text denies it or names another booking. */
const isSinExplicar = ({ movimiento, pago, razones, hechos }: Par): boolean =>
  !has(razones, 'reservaDeRegla') &&
  piezasSinExplicar(movimiento, pago, hechos).some(
    (una) => !has(razones, 'transaccion') || niega.test(una) || hechos.reservas.has(una),
  )

/** The same for a booking without a pago, which a machine would give one. */
export const dudasDeReserva = (
  { movimiento, hechos, pagos }: Pick<Par, 'movimiento' | 'hechos' | 'pagos'>,
  reserva: ReservaConSenas,
): Duda[] => [
  ...dudasDeFila(movimiento, hechos),
  ...([...pagos.values()].some((otro) => carries(movimiento, numeroDe(otro)))
    ? ['claveDeOtro' as const]
    : []),
  ...(namesOtraReserva({ movimiento, hechos, pago: reserva }) ? ['otraReserva' as const] : []),
  // Nobody registered that it was paid: then who pays must be its customer too.
  ...(movimiento.reservaAsignada !== reserva.bookingCode &&
  piezasSinExplicar(movimiento, reserva, hechos).length + nombresAjenos(movimiento, reserva).length > 0
    ? ['sinExplicar' as const]
    : []),
]

type ReservaConSenas = Senas & Pick<PagoCandidato, 'bookingCode' | 'rfc'>
/** The pieces of the row's text that nothing known of the booking, and of its pago, explains. */
export const piezasSinExplicar = (
  movimiento: MovimientoPorConciliar,
  reserva: ReservaDeTexto,
  { clientes }: Pick<Hechos, 'clientes'>,
): string[] => sinExplicar(movimiento.pistas.campos, toConocido(movimiento, reserva), clientes)
/** Whole names in it of others than its customer, of which the bank does not say that they pay: `Hechos.clientes` are sought among them. */
export const nombresAjenos = (movimiento: MovimientoPorConciliar, reserva: ReservaDeTexto): string[] =>
  nombresDe(movimiento.pistas.campos, toConocido(movimiento, reserva))

type ReservaDeTexto = ReservaConSenas &
  Partial<Pick<PagoCandidato, 'concepto' | 'fechaPago' | 'numeroTransaccion'>>
const toConocido = (
  { fechaOperacion, restante, moneda }: MovimientoPorConciliar,
  {
    bookingCode,
    rfc,
    cliente,
    senas,
    agente,
    llegada,
    salida,
    concepto = '',
    fechaPago = fechaOperacion,
    numeroTransaccion = '',
  }: ReservaDeTexto,
): Conocido => ({
  bookingCode,
  numeroTransaccion,
  rfc,
  cliente,
  concepto,
  senas,
  agente,
  dias: [fechaOperacion, fechaPago],
  estancia: llegada === null || salida === null ? null : [llegada, salida],
  importe: restante,
  moneda,
})

const numeroDe = ({ numeroTransaccion }: PagoCandidato): string => planaSinCeros(numeroTransaccion)
const otros = ({ pago, pagos }: Par): PagoCandidato[] =>
  [...pagos.values()].filter(({ pagoId }) => pagoId !== pago.pagoId)
const carries = ({ pistas }: MovimientoPorConciliar, numero: string): boolean =>
  isNumeroFuerte(numero) && pistas.transacciones.has(numero)

/** The text carries the clave or folio of another pago, also of one that is closed, rejected or in another currency. */
const isClaveDeOtro = (par: Par): boolean =>
  otros(par).some((otro) => numeroDe(otro) !== numeroDe(par.pago) && carries(par.movimiento, numeroDe(otro)))

/** Beside the pago's own clave, a second one of another operation. */
const hasOtraClave = ({ movimiento, pago }: Par): boolean =>
  carries(movimiento, numeroDe(pago)) &&
  movimiento.pistas.propios.some(
    (one) =>
      claseDeNumero(one) === 'clave' &&
      // A word and a code glued together are no clave.
      /\d{6,}[A-Z\d]*\d{4,}|^NU3[A-Z\d]{20,}$/.test(one) &&
      !one.includes(numeroDe(pago)) &&
      !numeroDe(pago).includes(one),
  )

/** The text names a second booking: one that exists, or one named in one breath with this one. */
function namesOtraReserva({
  movimiento: { pistas, reservaAsignada },
  pago: { bookingCode, cliente, senas },
  hechos,
}: Pick<Par, 'movimiento' | 'hechos'> & { pago: ReservaConSenas }): boolean {
  const suyas = palabrasDe(`${cliente} ${senas}`)
  // A rule says so, and the text names another that exists: both cannot be.
  return [...pistas.localizadores.keys(), ...pistas.pegados.keys(), reservaAsignada].some(
    (code) =>
      code !== bookingCode &&
      hechos.reservas.has(code) &&
      isNombrada(code) &&
      // A code of letters alone that is a word of its hotel: BRISAS.
      !suyas.has(code) &&
      // ABC12 inside ABC123 is no second one, but where it stands apart.
      (!bookingCode.includes(code) || pistas.localizadores.get(code) === code),
  )
}
const isNombrada = (code: string): boolean =>
  isLocalizadorFuerte(code) || (code.length >= 5 && /^[A-Z]+$/.test(code) && !isPalabraVacia(code))

/** A clave or folio is given once: two pagos or two rows that carry it are a copy, a return or a number of something else. */
function isNumeroRepetido(par: Par): boolean {
  const numero = numeroDe(par.pago)
  if (!carries(par.movimiento, numero)) return false
  return par.hechos.numerosRepetidos.has(numero) || otros(par).some((otro) => numeroDe(otro) === numero)
}

/** An equal instalment of the same booking whose own row has not come: this one may be that. */
function hasCuotaIgual(par: Par): boolean {
  const { movimiento, pago } = par
  if (carries(movimiento, numeroDe(pago))) return false
  return otros(par).some(
    (otro) =>
      otro.bookingCode === pago.bookingCode &&
      otro.moneda === pago.moneda &&
      otro.monto === pago.monto &&
      !isLaCuotaDicha(movimiento.pistas.campos, pago.concepto, otro.concepto) &&
      (otro.rechazado || otro.saldo > 0),
  )
}

/** The text says that it settles the booking, whose pago of that name is another one, and this one reserves it; or the other way. */
const namesOtraCuota = (par: Par): boolean =>
  otros(par).some(
    ({ bookingCode, concepto }) =>
      bookingCode === par.pago.bookingCode &&
      par.movimiento.pistas.campos.some((campo) => isDelOtroExtremo(campo, par.pago.concepto, concepto)),
  )

/** Another pago lacks exactly this, and the text points to its customer (RFC, number or name) and not to this one's. */
function hasOtroNombrado(par: Par): boolean {
  const { movimiento, razones, umbrales } = par
  if (has(razones, 'transaccion')) return false
  return otros(par).some((otro) => {
    if (!isAbierto(otro) || otro.moneda !== movimiento.moneda || otro.saldo !== movimiento.restante)
      return false
    const suyas = razonesSinMonto(movimiento, otro, umbrales)
    return (
      (['rfc', 'transaccionParecida'] as const).some((one) => has(suyas, one) && !has(razones, one)) ||
      (isNombrado(movimiento, otro) && !isNombrado(movimiento, par.pago)) ||
      nombradas(movimiento, otro) > Math.max(1, nombradas(movimiento, par.pago))
    )
  })
}

/** H GARDUNO ACEVEDO, M A ROSAS: banks cut who pays, and people write themselves short. */
const nombradas = ({ pistas: { campos } }: MovimientoPorConciliar, { cliente }: PagoCandidato): number =>
  palabrasNombradas(
    sinEnie(campos.join(' · ')).split(/[ .,:;/|]+/),
    sinEnie(enMayusculas(cliente))
      .split(/[^A-Z]+/)
      .filter((una) => una.length >= 3),
  )

/** Every word of the customer's name is in the text: of two that share a surname only one is meant. */
function isNombrado({ pistas }: MovimientoPorConciliar, { cliente, concepto }: PagoCandidato): boolean {
  const suyas = palabrasPropias(cliente === '' ? concepto : cliente).map(sinEnie)
  const escritas = new Set([...pistas.palabras].map(sinEnie))
  return suyas.length >= 2 && suyas.every((una) => escritas.has(una))
}

/** Another waiting row is this pago's just as well. The one that carries its very number is before one that names its booking. */
function isRival(otro: MovimientoPorConciliar, { movimiento, pago, umbrales }: Par): boolean {
  if (otro.movimientoId === movimiento.movimientoId) return false
  const razones = razonesSinMonto(otro, pago, umbrales)
  if (has(razones, 'otraCuenta', 'otraTransaccion')) return false
  if (has(razones, 'transaccion')) return true
  return !carries(movimiento, numeroDe(pago))
}
