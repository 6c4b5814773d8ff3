import { daysBetween } from '../tiempo/dia.ts'
import type { Umbrales } from './pesos-de-razon.ts'
import { isLocalizadorFuerte, largoDeTransaccion, planaSinCeros } from './pistas.ts'
import type { Propuesta } from './proponer.ts'
import { has, type MovimientoPorConciliar, type PagoCandidato } from './puntuar.ts'

/*
 * What the machine applies. A row and a pago are *identified* by one another when
 *   1. what is left of the row is, to the centavo and in the same currency, what the pago lacks;
 *   2. the row's text holds the pago's transaction number, or its localizador (five characters or more, letters and
 *      figures), or a rule assigns the row to its booking;
 *   3. nothing contradicts: not another account, not another clave de rastreo.
 * The pair is *exact and unique* when it is identified, its days differ by `diasMaquina` at most, no other proposal for the
 * row is identified (a set of payments with its sum counts), and no other waiting row is identified with the pago.
 * Everything else waits for a person.
 */
const contradice = ['otraCuenta', 'otraTransaccion'] as const
const identifica = ['transaccion', 'localizador', 'reservaDeRegla'] as const

export const isIdentificada = ({ razones }: Propuesta): boolean =>
  has(razones, 'montoIgual', 'sumaIgual') && has(razones, ...identifica) && !has(razones, ...contradice)

/** Waiting rows by amount and by each clue that could identify a pago. */
export type Rivales = ReadonlyMap<string, ReadonlySet<number>>
const keyOf = (moneda: string, monto: number, pista: string): string => `${moneda}|${monto}|${pista}`

export function indexRivales(movimientos: Iterable<MovimientoPorConciliar>): Rivales {
  const index = new Map<string, Set<number>>()
  for (const { movimientoId, moneda, restante, pistas, reservaAsignada } of movimientos) {
    const clues = [
      ...[...pistas.transacciones].map((one) => `t${one}`),
      ...[...pistas.localizadores.keys()].filter(isLocalizadorFuerte).map((one) => `l${one}`),
      ...(reservaAsignada === '' ? [] : [`l${reservaAsignada}`]),
    ]
    for (const clue of clues) {
      const key = keyOf(moneda, restante, clue)
      const ids = index.get(key) ?? new Set()
      ids.add(movimientoId)
      index.set(key, ids)
    }
  }
  return index
}

function hasRival(pago: PagoCandidato, movimientoId: number, rivales: Rivales): boolean {
  const transaccion = planaSinCeros(pago.numeroTransaccion)
  const clues = [
    `l${pago.bookingCode}`,
    ...(transaccion.length >= largoDeTransaccion ? [`t${transaccion}`] : []),
  ]
  return clues.some((clue) =>
    [...(rivales.get(keyOf(pago.moneda, pago.saldo, clue)) ?? [])].some((id) => id !== movimientoId),
  )
}

export type Veredicto = { exacta: Propuesta | null; otroCandidato: boolean; otroMovimiento: boolean }

/** Which proposal, if any, the machine may apply, and what stands against applying the one that is identified. */
export function judgeExacta(
  movimiento: MovimientoPorConciliar,
  propuestas: readonly Propuesta[],
  pagos: ReadonlyMap<number, PagoCandidato>,
  { rivales, umbrales }: { rivales: Rivales; umbrales: Pick<Umbrales, 'diasMaquina'> },
): Veredicto {
  const identified = propuestas.filter(isIdentificada)
  const [first] = identified
  const pago = first?.tipo === 'pago' ? pagos.get(first.lineas[0]?.pagoId ?? 0) : undefined
  const otroCandidato = identified.length > 1
  const otroMovimiento = identified.some(({ lineas }) =>
    lineas.some(({ pagoId }) => {
      const one = pagos.get(pagoId)
      return one !== undefined && hasRival(one, movimiento.movimientoId, rivales)
    }),
  )
  const near =
    pago !== undefined &&
    Math.abs(daysBetween(movimiento.fechaOperacion, pago.fechaPago)) <= umbrales.diasMaquina
  return {
    exacta: first && near && !otroCandidato && !otroMovimiento ? first : null,
    otroCandidato,
    otroMovimiento,
  }
}
