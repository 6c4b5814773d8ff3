import { daysBetween } from '../tiempo/dia.ts'
import { isLaCuotaDicha } from './cuotas.ts'
import { dudasDe, dudasDeFila, type Hechos, piezasSinExplicar } from './dudas.ts'
import type { Duda, Umbrales } from './pesos-de-razon.ts'
import type { Propuesta } from './propose.ts'
import { has, type MovimientoPorConciliar, type PagoCandidato } from './puntuar.ts'

/*
 * What the machine applies. A row and a pago are *identified* by one another when
 *   1. what is left of the row is, to the centavo and in the same currency, what the pago lacks;
 *   2. the row's text holds the pago's clave de rastreo or long folio, or its localizador (five characters or more, letters
 *      and figures), or a rule assigns the row to its booking;
 *   3. nothing contradicts: not another account, not another clave de rastreo, not a clave with a wrong figure.
 * The pair is *exact and unique* when it is identified, its days differ by `diasMaquina` at most, no other proposal for the
 * row is identified (a set of payments with its sum counts), and no other reading of the same facts fits (dudas.ts): above all,
 * every piece of the text is the bank's own, a fact of the booking or of its pago, or a way to say that it is paid (explicado.ts).
 * Everything else waits for a person.
 */
const contradice = ['otraCuenta', 'otraTransaccion', 'transaccionParecida'] as const
const identifica = ['transaccion', 'localizador', 'reservaDeRegla'] as const

export const isIdentificada = ({ razones }: Pick<Propuesta, 'razones'>): boolean =>
  has(razones, 'montoIgual', 'sumaIgual') && has(razones, ...identifica) && !has(razones, ...contradice)

/**
 * `dudas`: what stands against applying anything to this row, or the one that is identified; the first is told. `palabras`:
 * what of the text nothing known explains.
 */
export type Veredicto = { exacta: Propuesta | null; dudas: readonly Duda[]; palabras: readonly string[] }

/** The clave of one pago of a booking, or its number among the instalments, is not another's: of those that only the code names, none is meant. */
function sinHermanas(
  { pistas: { campos } }: MovimientoPorConciliar,
  identified: readonly Propuesta[],
  pagos: ReadonlyMap<number, PagoCandidato>,
): Propuesta[] {
  const reservasDe = ({ lineas }: Propuesta) => lineas.map(({ pagoId }) => pagos.get(pagoId)?.bookingCode)
  const conceptoDe = ({ lineas: [linea] }: Propuesta) => pagos.get(linea?.pagoId ?? 0)?.concepto ?? ''
  const conClave = identified.filter(({ razones }) => has(razones, 'transaccion'))
  const isDicha = (otra: Propuesta, una: Propuesta) =>
    una.tipo === 'pago' && otra.tipo === 'pago' && isLaCuotaDicha(campos, conceptoDe(otra), conceptoDe(una))
  return identified.filter(
    (una) =>
      conClave.includes(una) ||
      !identified.some(
        (otra) =>
          (conClave.includes(otra) || isDicha(otra, una)) &&
          reservasDe(una).every((codigo) => reservasDe(otra).includes(codigo)),
      ),
  )
}

/** Which proposal, if any, the machine may apply, and what stands against applying the one that is identified. */
export function judgeExacta(
  movimiento: MovimientoPorConciliar,
  propuestas: readonly Propuesta[],
  pagos: ReadonlyMap<number, PagoCandidato>,
  { hechos, umbrales }: { hechos: Hechos; umbrales: Umbrales },
): Veredicto {
  const identified = sinHermanas(movimiento, propuestas.filter(isIdentificada), pagos)
  const [first] = identified
  const dudas = new Set<Duda>(dudasDeFila(movimiento, hechos))
  if (!first) return { exacta: null, dudas: [...dudas], palabras: [] }
  if (identified.length > 1) dudas.add('otroCandidato')
  for (const { lineas, razones } of identified)
    for (const { pagoId } of lineas) {
      const pago = pagos.get(pagoId)
      if (pago)
        for (const duda of dudasDe({ movimiento, pago, razones, pagos, hechos, umbrales })) dudas.add(duda)
    }
  const pago = first.tipo === 'pago' ? pagos.get(first.lineas[0]?.pagoId ?? 0) : undefined
  const near =
    pago !== undefined &&
    Math.abs(daysBetween(movimiento.fechaOperacion, pago.fechaPago)) <= umbrales.diasMaquina
  const palabras =
    pago && dudas.has('sinExplicar')
      ? [...new Set(piezasSinExplicar(movimiento, pago, hechos))].slice(0, 6)
      : []
  return { exacta: near && dudas.size === 0 ? first : null, dudas: [...dudas], palabras }
}
