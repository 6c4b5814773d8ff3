import { daysBetween } from '../tiempo/dia.ts'
import type { Umbrales } from './pesos-de-razon.ts'
import {
  conPeso,
  has,
  isAbierto,
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
export function propose(
  movimiento: MovimientoPorConciliar,
  pagos: readonly PagoCandidato[],
  contexto: Contexto,
): Propuesta[] {
  const judged = pagos
    .filter(isAbierto)
    .map((pago) => ({ pago, razones: razonesSinMonto(movimiento, pago, contexto.umbrales) }))
  const propias = judged.filter(({ pago }) => pago.moneda === movimiento.moneda)
  return [
    ...propias.map(({ pago, razones }) => ofOne(movimiento, pago, razones, contexto)),
    ...ofSeveral(movimiento, propias, contexto),
    ...judged
      .filter(({ pago, razones }) => pago.moneda !== movimiento.moneda && has(razones, ...nombraClaro))
      .map(({ pago, razones }) => ofOtraMoneda(movimiento, pago, razones)),
  ]
    .filter(({ clave, puntos }) => puntos >= contexto.umbrales.sugerencia && !contexto.rechazadas.has(clave))
    .sort((a, b) => b.puntos - a.puntos || a.lineas.length - b.lineas.length || nearer(a, b) || byId(a, b))
}

const nombraClaro = ['transaccion', 'localizador', 'localizadorPegado', 'reservaDeRegla'] as const

/** Worth showing, and never applied as it is: amounts of two currencies are not added to one another. */
function ofOtraMoneda(
  { restante }: MovimientoPorConciliar,
  pago: PagoCandidato,
  rest: readonly Razon[],
): Propuesta {
  const near = Math.abs(pago.saldoEnOtraMoneda - restante) * 100 <= restante * porcientoDeCambio
  // Its method is of another account because its currency is another: that says nothing more.
  const razones = [
    conPeso('otraMoneda'),
    ...(near ? [conPeso('montoEquivalente')] : []),
    ...rest.filter(({ razon }) => razon !== 'otraCuenta'),
  ]
  const lineas = [{ pagoId: pago.pagoId, aplicar: 0 }]
  const clave = claveDePagos([pago.pagoId])
  return { clave, tipo: 'pago', puntos: sumaDePuntos(razones), razones, lineas, aplicar: 0 }
}
/** Banks buy and sell some percent around the published rate. */
const porcientoDeCambio = 5

const daysOf = ({ razones }: Propuesta): number =>
  Math.max(0, ...razones.map(({ razon, n }) => (isFecha(razon) ? (n ?? 0) : 0)))
const isFecha = (razon: string): boolean => ['pocosDias', 'unaSemana', 'lejos'].includes(razon)
const nearer = (a: Propuesta, b: Propuesta): number => daysOf(a) - daysOf(b)
const byId = (a: Propuesta, b: Propuesta): number => (a.lineas[0]?.pagoId ?? 0) - (b.lineas[0]?.pagoId ?? 0)

function ofOne(
  { restante, pistas }: MovimientoPorConciliar,
  pago: PagoCandidato,
  rest: readonly Razon[],
  { complementos }: Contexto,
): Propuesta {
  const aplicar = Math.min(restante, pago.saldo)
  const monto = () => {
    if (pago.saldo === restante) return [conPeso('montoIgual')]
    if (pago.saldo < restante) return [conPeso('montoMayor', { n: restante - pago.saldo })]
    const partial = conPeso('montoParcial', { n: pago.saldo - restante })
    if (isVentaConTarjeta(pistas) && (pago.saldo - restante) * 100 <= pago.saldo * porcientoDeTerminal)
      return [conPeso('comisionRetenida', { n: pago.saldo - restante }), partial]
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
const named = [
  'transaccion',
  'localizador',
  'localizadorPegado',
  'localizadorDebil',
  'reservaDeRegla',
  'rfc',
  'nombre',
] as const
const maxConjunto = 14
/** Discount rate and its IVA, as terminals keep them. */
const porcientoDeTerminal = 7
const isVentaConTarjeta = ({ palabras }: MovimientoPorConciliar['pistas']): boolean =>
  ['VENTAS', 'VENTA', 'TARJETA', 'TERMINAL', 'TERMINALES', 'AFIL', 'TARJ', 'EVOPAYMX'].some((one) =>
    palabras.has(one),
  )

/** Sets of payments that add up: those the text names; or one it names clearly, and one it does not. */
function ofSeveral(
  { restante }: MovimientoPorConciliar,
  judged: readonly Juzgado[],
  { umbrales: { diasBusqueda } }: Contexto,
): Propuesta[] {
  const fitting = judged.filter(
    ({ pago, razones }) => pago.saldo < restante && !has(razones, 'otraCuenta', 'otraTransaccion'),
  )
  const pool = fitting
    .filter(({ razones }) => has(razones, ...named))
    .sort((a, b) => sumaDePuntos(b.razones) - sumaDePuntos(a.razones) || b.pago.pagoId - a.pago.pagoId)
    .slice(0, maxConjunto)
  const sets = subsetsWithSum(
    pool.map(({ pago }) => pago.saldo),
    restante,
    { from: 2, to: 6, limit: 6 },
  ).map((places) => {
    const chosen = places.flatMap((i) => pool[i] ?? [])
    return setOf(chosen, [conPeso('sumaIgual', { n: chosen.length }), ...sharedBy(chosen)], restante)
  })
  const pairs = pool
    .filter(({ razones }) => has(razones, ...nombraClaro))
    .flatMap((uno) =>
      fitting
        .filter(
          (otro) =>
            !has(otro.razones, ...named) &&
            otro.pago.saldo + uno.pago.saldo === restante &&
            Math.abs(daysBetween(otro.pago.fechaPago, uno.pago.fechaPago)) <= diasBusqueda,
        )
        .map((otro) =>
          setOf(
            [uno, otro],
            [
              conPeso('sumaIgual', { n: 2 }),
              conPeso('unoNombrado'),
              ...(isMismoCliente(uno.pago.rfc, otro.pago.rfc) ? [conPeso('mismoCliente')] : []),
              ...sharedBy([uno, otro]),
            ],
            restante,
          ),
        ),
    )
  return [...sets, ...pairs]
}
const isMismoCliente = (uno: string, otro: string): boolean => uno === otro && !/^X[AE]XX010101000$/.test(uno)

function setOf(chosen: readonly Juzgado[], razones: Razon[], aplicar: number): Propuesta {
  const lineas = chosen.map(({ pago }) => ({ pagoId: pago.pagoId, aplicar: pago.saldo }))
  const clave = claveDePagos(lineas.map(({ pagoId }) => pagoId))
  return { clave, tipo: 'pagos', puntos: sumaDePuntos(razones), razones, lineas, aplicar }
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
  return ['localizador', 'localizadorPegado', 'localizadorDebil', 'reservaDeRegla'].includes(razon)
    ? 'reserva'
    : razon
}
