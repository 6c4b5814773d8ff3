import type { Umbrales } from './pesos-de-razon.ts'
import {
  conPeso,
  has,
  type MovimientoPorConciliar,
  type PagoCandidato,
  type Razon,
  razonesSinMonto,
  sumaDePuntos,
} from './puntuar.ts'
import { subsetsWithSum } from './subsets-with-sum.ts'

export type LineaPropuesta = { pagoId: number; aplicar: number }
export type Propuesta = {
  /** `pago:12` or `pagos:12+13`: by it a person refuses it. */
  clave: string
  tipo: 'pago' | 'pagos'
  puntos: number
  razones: Razon[]
  lineas: LineaPropuesta[]
  aplicar: number
}
export type Contexto = {
  umbrales: Umbrales
  /** Pagos that this row and another waiting one cover together, to the centavo. */
  complementos: ReadonlySet<number>
  /** Names of the proposals a person refused for this row. */
  rechazadas: ReadonlySet<string>
}

export const claveDePagos = (pagoIds: readonly number[]): string => {
  const ids = [...pagoIds].sort((a, b) => a - b)
  return ids.length === 1 ? `pago:${ids[0]}` : `pagos:${ids.join('+')}`
}

/** Proposals for one row, best first: single payments, whole or in part, and sets of payments with its sum. */
export function proponer(
  movimiento: MovimientoPorConciliar,
  pagos: readonly PagoCandidato[],
  contexto: Contexto,
): Propuesta[] {
  const judged = pagos
    .filter(({ moneda, saldo }) => moneda === movimiento.moneda && saldo > 0)
    .map((pago) => ({ pago, razones: razonesSinMonto(movimiento, pago, contexto.umbrales) }))
  return [
    ...judged.map(({ pago, razones }) => ofOne(movimiento, pago, razones, contexto)),
    ...ofSeveral(movimiento, judged),
  ]
    .filter(({ clave, puntos }) => puntos >= contexto.umbrales.sugerencia && !contexto.rechazadas.has(clave))
    .sort((a, b) => b.puntos - a.puntos || a.lineas.length - b.lineas.length || nearer(a, b) || byId(a, b))
}

const daysOf = ({ razones }: Propuesta): number =>
  Math.max(0, ...razones.map(({ razon, n }) => (isFecha(razon) ? (n ?? 0) : 0)))
const isFecha = (razon: string): boolean => ['pocosDias', 'unaSemana', 'lejos'].includes(razon)
const nearer = (a: Propuesta, b: Propuesta): number => daysOf(a) - daysOf(b)
const byId = (a: Propuesta, b: Propuesta): number => (a.lineas[0]?.pagoId ?? 0) - (b.lineas[0]?.pagoId ?? 0)

function ofOne(
  { restante }: MovimientoPorConciliar,
  pago: PagoCandidato,
  rest: readonly Razon[],
  { complementos }: Contexto,
): Propuesta {
  const aplicar = Math.min(restante, pago.saldo)
  const monto = () => {
    if (pago.saldo === restante) return [conPeso('montoIgual')]
    if (pago.saldo < restante) return [conPeso('montoMayor', { n: restante - pago.saldo })]
    const partial = conPeso('montoParcial', { n: pago.saldo - restante })
    return complementos.has(pago.pagoId) ? [conPeso('complemento'), partial] : [partial]
  }
  const razones = [...monto(), ...rest]
  const lineas = [{ pagoId: pago.pagoId, aplicar }]
  return {
    clave: claveDePagos([pago.pagoId]),
    tipo: 'pago',
    puntos: sumaDePuntos(razones),
    razones,
    lineas,
    aplicar,
  }
}

type Juzgado = { pago: PagoCandidato; razones: Razon[] }
const named = ['transaccion', 'localizador', 'localizadorDebil', 'reservaDeRegla', 'rfc', 'nombre'] as const
const maxConjunto = 14

/** Sets of payments that the text names and that add up: one deposit for several. */
function ofSeveral({ restante }: MovimientoPorConciliar, judged: readonly Juzgado[]): Propuesta[] {
  const pool = judged
    .filter(
      ({ pago, razones }) =>
        pago.saldo < restante && has(razones, ...named) && !has(razones, 'otraCuenta', 'otraTransaccion'),
    )
    .sort((a, b) => sumaDePuntos(b.razones) - sumaDePuntos(a.razones) || b.pago.pagoId - a.pago.pagoId)
    .slice(0, maxConjunto)
  return subsetsWithSum(
    pool.map(({ pago }) => pago.saldo),
    restante,
    { from: 2, to: 6, limit: 6 },
  ).map((places) => {
    const chosen = places.flatMap((i) => pool[i] ?? [])
    const razones = [conPeso('sumaIgual', { n: chosen.length }), ...sharedBy(chosen)]
    const lineas = chosen.map(({ pago }) => ({ pagoId: pago.pagoId, aplicar: pago.saldo }))
    const clave = claveDePagos(lineas.map(({ pagoId }) => pagoId))
    return { clave, tipo: 'pagos', puntos: sumaDePuntos(razones), razones, lineas, aplicar: restante }
  })
}

/** A set is as good as its weakest member: only what all of them have counts. */
function sharedBy(chosen: readonly Juzgado[]): Razon[] {
  const best = new Map<string, Razon>()
  for (const { razones } of chosen)
    for (const razon of razones) {
      const seen = best.get(groupOf(razon))
      if (!seen || razon.puntos < seen.puntos) best.set(groupOf(razon), razon)
    }
  return [...best].flatMap(([group, razon]) =>
    chosen.every(({ razones }) => razones.some((one) => groupOf(one) === group)) ? [razon] : [],
  )
}
const groupOf = ({ razon }: Razon): string => {
  if (['mismoDia', 'pocosDias', 'unaSemana', 'lejos'].includes(razon)) return 'fecha'
  return ['localizador', 'localizadorDebil', 'reservaDeRegla'].includes(razon) ? 'reserva' : razon
}
