import {
  type CobroDeReserva,
  type FacturaDeReserva,
  facturasEnPie,
  montoFacturado,
  montoPagado,
  type PiezasDeReserva,
  vivasDe,
} from './piezas.ts'

/** Centavos of one currency. */
export type Importe = { moneda: string; monto: number }
/**
 * What a booking comes to. Null is *not known*; sums of several documents hold one amount per currency, never pesos and
 * dollars together. `porCobrar` of a cancelled booking is zero; its margin nobody can tell.
 */
export type SumasDeReserva = {
  vendido: Importe | null
  cobrado: Importe | null
  /** The engine's own books were not heard, or a payment is counted in another currency: it is at least `cobrado`. */
  cobradoAlMenos: boolean
  /** Of `cobrado`, what stands in the engine's books alone: no payment here tells of it. */
  soloEnElMotor: Importe | null
  /** In whatever currency each was counted. */
  porValidar: Importe[]
  porCobrar: Importe | null
  costo: Importe | null
  facturado: Importe[]
  pagado: Importe[]
  comision: Importe[] | null
  margen: Importe | null
}

/** One amount per currency, in their order; what comes to nothing is left out. */
export function sumByMoneda(importes: readonly Importe[]): Importe[] {
  const suma = new Map<string, number>()
  for (const { moneda, monto } of importes) suma.set(moneda, (suma.get(moneda) ?? 0) + monto)
  return [...suma]
    .filter(([, monto]) => monto !== 0)
    .map(([moneda, monto]) => ({ moneda, monto }))
    .sort((a, b) => a.moneda.localeCompare(b.moneda))
}
/** The one amount of a sum in that currency, or null when part of it is in another. */
export const onlyIn = (moneda: string, importes: readonly Importe[]): number | null =>
  importes.every((importe) => importe.moneda === moneda)
    ? importes.reduce((suma, { monto }) => suma + monto, 0)
    : null

/** What is billed: credit notes take away. */
export const facturadoDe = (facturas: readonly FacturaDeReserva[]): Importe[] =>
  sumByMoneda(vivasDe(facturas).map((f) => ({ moneda: f.moneda, monto: montoFacturado(f) })))

/** Agents whose invoice of the booking stands: what ANT lists of theirs is the same money. */
export const agentesQueFacturan = ({ facturasDeAgente }: PiezasDeReserva): ReadonlySet<number> =>
  new Set([...facturasEnPie(facturasDeAgente).keys()].map(({ emisorId }) => emisorId))

/**
 * What agents are owed: what each billed, else what ANT lists. One that it lists as not to be paid may be owed later and
 * nobody says how much: then it is at least `importes`.
 */
export function comisionDebida(piezas: PiezasDeReserva): { importes: Importe[]; alMenos: boolean } {
  const facturan = agentesQueFacturan(piezas)
  const listadas = piezas.comisiones.filter(({ comisionistaId }) => !facturan.has(comisionistaId))
  const pagables = listadas.filter(({ monto }) => monto > 0)
  return {
    importes: sumByMoneda([
      ...facturadoDe(piezas.facturasDeAgente.filter(({ emisorId }) => facturan.has(emisorId))),
      ...pagables.map(({ monto }) => ({ moneda: 'MXN', monto })),
    ]),
    alMenos: pagables.length < listadas.length,
  }
}
/** The agent's: what she is owed, where nobody is what the engine says. */
export function comisionDeReserva(piezas: PiezasDeReserva): Importe[] | null {
  const { hechos } = piezas
  const { importes, alMenos } = comisionDebida(piezas)
  if (alMenos) return null
  if (importes.length > 0) return importes
  if (hechos === null || hechos.comision === null) return null
  return sumByMoneda([{ moneda: hechos.moneda, monto: hechos.comision }])
}

const monedaDe = ({ hechos, cobros }: PiezasDeReserva): string | null =>
  hechos?.moneda ?? cobros[0]?.moneda ?? null
/** A valid payment that only Valija holds was counted in another currency than the booking's: it adds to no sum of it. */
export const hasOtraMoneda = (piezas: PiezasDeReserva): boolean =>
  piezas.cobros.some(
    ({ estado, enElMotor, moneda }) =>
      estado === 'valido' && moneda !== monedaDe(piezas) && !(enElMotor && piezas.pagadoExterno !== null),
  )

export function sumasDeReserva(piezas: PiezasDeReserva): SumasDeReserva {
  const { hechos, cobros, pagadoExterno, facturas } = piezas
  const moneda = monedaDe(piezas)
  const en = (monto: number): Importe | null => (moneda === null ? null : { moneda, monto })
  const sumOf = (some: typeof cobros) => some.reduce((suma, { monto }) => suma + monto, 0)
  const isSuya = (cobro: CobroDeReserva) => cobro.moneda === moneda
  // What the engine has in its books is counted there, once.
  const { enMotor = [], aqui = [] } = Object.groupBy(
    cobros.filter(({ estado }) => estado === 'valido'),
    ({ enElMotor }) => (enElMotor && pagadoExterno !== null ? 'enMotor' : 'aqui'),
  )
  const cobrado = sumOf(aqui.filter(isSuya)) + (pagadoExterno ?? 0)
  const cobradoAlMenos = pagadoExterno === null || hasOtraMoneda(piezas)
  const comision = comisionDeReserva(piezas)
  const costo = hechos?.costo ?? null
  const total = hechos?.total ?? null
  const falta = total === null || cobradoAlMenos ? null : Math.max(total - cobrado, 0)
  const comisionAqui = hechos && comision ? onlyIn(hechos.moneda, comision) : null
  const sumas: SumasDeReserva = {
    vendido: total === null ? null : en(total),
    cobrado: en(cobrado),
    cobradoAlMenos,
    soloEnElMotor: enMotor.every(isSuya) ? en(Math.max((pagadoExterno ?? 0) - sumOf(enMotor), 0)) : null,
    porValidar: sumByMoneda(cobros.filter(({ estado }) => estado === 'pendiente')),
    porCobrar: hechos?.cancelada ? en(0) : falta === null ? null : en(falta),
    costo: costo === null ? null : en(costo),
    facturado: facturadoDe(facturas),
    pagado: sumByMoneda(facturas.map((f) => ({ moneda: f.moneda, monto: montoPagado(f) }))),
    comision,
    margen:
      total === null || hechos?.cancelada || costo === null || comisionAqui === null
        ? null
        : en(total - costo - comisionAqui),
  }
  return sumas
}
