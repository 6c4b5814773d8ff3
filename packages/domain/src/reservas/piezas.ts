import type { EstatusLote } from '../lotes/etapas.ts'
import type { Dia } from '../tiempo/dia.ts'

/** What the engine and ANT say of a booking. Amounts in centavos of `moneda`; null where nobody has said. */
export type HechosDeReserva = {
  moneda: string
  total: number | null
  costo: number | null
  /** The engine's own, for a booking whose agent ANT does not list. */
  comision: number | null
  cancelada: boolean
  venta: Dia | null
  inicio: Dia | null
  fin: Dia | null
  /** The hotel it is of, by ANT's number, and its RFC. */
  proveedorId: number | null
  proveedorRfc: string | null
}

/** A payment of the customer. `monto` in centavos of `moneda`: the booking's when it was registered, which may be another by now. */
export type CobroDeReserva = {
  pagoId: number
  fecha: Dia
  monto: number
  moneda: string
  estado: 'valido' | 'pendiente' | 'rechazado'
  /** The engine has it in its own books, so that its sum holds it. */
  enElMotor: boolean
  conComprobante: boolean
  /** What statement rows cover of it, and of how much: centavos of the currency it was paid in. */
  conciliado: number
  porConciliar: number
  monedaPagada: string
}

/** A payment in the engine's own books; centavos of the booking's currency, and no day where it tells none. */
export type CobroDelMotor = { fecha: Dia | null; monto: number }

export type PagoDeFacturaDeReserva = { comprobanteId: number; fecha: Dia; folio: string; monto: number }
/** A complement the payment of a factura asks for. */
export type ComplementoDeReserva = {
  vence: Dia
  completo: boolean
  /** Those that cover some of it, the first first; `porRevisar` waits for a person to say whether it is taken. */
  recibidos: { el: Dia; uuid: string; porRevisar: boolean }[]
}

/** An invoice with rows of this booking, of its hotel or of its agent. Amounts in centavos of `moneda`. */
export type FacturaDeReserva = {
  facturaId: number
  uuid: string
  nombre: string
  loteId: number
  lote: string
  estatus: EstatusLote
  /** ANT's number of who issues it: hotel or agent. */
  emisorId: number
  emisor: string
  emisorRfc: string
  fecha: Dia
  moneda: string
  /** A credit note: it takes away from what is billed. */
  egreso: boolean
  /** Of a credit note, the uuids it takes away from; empty when it names none. In capitals, as `uuid`. */
  acredita: readonly string[]
  /** Its layout rows of this booking, and the whole document. */
  monto: number
  total: number
  sat: string
  /** Broken rules of its dictamen. */
  errores: number
  envio: 'pendiente' | 'enviado' | 'aceptado' | 'rechazado' | 'duda'
  poliza: string | null
  envioEl: Dia | null
  cargadaEl: Dia
  procesadaEl: Dia | null
  /** The day its lote is or was to be paid. */
  fechaPago: Dia | null
  retiradaEl: Dia | null
  rechazada: boolean
  pagos: PagoDeFacturaDeReserva[]
  complementos: ComplementoDeReserva[]
}

/** A statement row that a person or the machine tied to a payment of the booking; centavos of `moneda`. */
export type MovimientoDeReserva = {
  movimientoId: number
  pagoId: number
  fecha: Dia
  concepto: string
  monto: number
  moneda: string
}

/** A charge of the group's own account tied to a payment of facturas: whole, also when it pays other bookings too. */
export type CargoDeReserva = Omit<MovimientoDeReserva, 'pagoId'> & { comprobanteId: number }

/** What ANT lists for an agent: centavos of pesos, IVA included; zero or less cannot be paid, and `descripcion` says why (C-113). */
export type ComisionDeReserva = {
  comisionistaId: number
  comisionista: string
  fecha: Dia
  monto: number
  descripcion: string
}
export type PrefacturaDeReserva = { prefacturaId: number; comisionistaId: number; fecha: Dia; monto: number }

/** A booking, put together from every area. Null is *not known*, an empty list is *none*. */
export type PiezasDeReserva = {
  hechos: HechosDeReserva | null
  cobros: readonly CobroDeReserva[]
  /** What the engine's own books say was collected, in the booking's currency. */
  pagadoExterno: number | null
  /** Those that make up that sum, where they are known one by one. */
  cobrosDelMotor: readonly CobroDelMotor[] | null
  movimientos: readonly MovimientoDeReserva[]
  cargos: readonly CargoDeReserva[]
  facturas: readonly FacturaDeReserva[]
  comisiones: readonly ComisionDeReserva[]
  prefacturas: readonly PrefacturaDeReserva[]
  facturasDeAgente: readonly FacturaDeReserva[]
}

/** A document that still says something: neither withdrawn, nor refused, nor cancelled at the SAT. */
export const isViva = ({ retiradaEl, rechazada, sat }: FacturaDeReserva): boolean =>
  retiradaEl === null && !rechazada && sat !== 'Cancelado'

/** The living ones, without the notes whose every factura here no longer stands: those take nothing away. */
export function vivasDe(facturas: readonly FacturaDeReserva[]): FacturaDeReserva[] {
  const vivas = facturas.filter(isViva)
  const names = (nota: FacturaDeReserva, some: readonly FacturaDeReserva[]) =>
    some.some(({ uuid, egreso }) => !egreso && nota.acredita.includes(uuid))
  return vivas.filter((f) => !f.egreso || names(f, vivas) || !names(f, facturas))
}

const takesFrom = (
  { acredita, emisorRfc }: Pick<FacturaDeReserva, 'acredita' | 'emisorRfc'>,
  f: FacturaDeReserva,
): boolean => f.emisorRfc === emisorRfc && (acredita.length === 0 || acredita.includes(f.uuid))

/** Notes that take a part of several invoices together, and nobody says how much of which. */
type SinRepartir = { suyas: FacturaDeReserva[]; notas: readonly FacturaDeReserva[]; monto: number }
function acreditar(facturas: readonly FacturaDeReserva[]): {
  enPie: Map<FacturaDeReserva, number>
  sinRepartir: SinRepartir[]
} {
  const vivas = vivasDe(facturas)
  const sinRepartir: SinRepartir[] = []
  const enPie = new Map(vivas.filter(({ egreso }) => !egreso).map((f) => [f, f.monto]))
  const notas = vivas.filter(({ egreso }) => egreso).toSorted((a, b) => b.acredita.length - a.acredita.length)
  const juntas = Map.groupBy(notas, ({ acredita, emisorRfc, moneda }) =>
    JSON.stringify([acredita.toSorted(), emisorRfc, moneda]),
  )
  for (const deEllas of juntas.values()) {
    const [primera] = deEllas
    if (!primera) continue
    const { acredita, emisorRfc, moneda } = primera
    const monto = deEllas.reduce((suma, nota) => suma + nota.monto, 0)
    const suyas = [...enPie].filter(([f]) => f.moneda === moneda && takesFrom({ acredita, emisorRfc }, f))
    if (monto >= suyas.reduce((suma, [, resto]) => suma + resto, 0)) for (const [f] of suyas) enPie.delete(f)
    else if (suyas.length === 1) for (const [f, resto] of suyas) enPie.set(f, resto - monto)
    else sinRepartir.push({ suyas: suyas.map(([f]) => f), notas: deEllas, monto })
  }
  return { enPie, sinRepartir }
}

/**
 * The invoices that still ask for money, each with what is left of it after its credit notes; one taken away whole is not
 * among them, and a note alone bills nothing. A note takes from its issuer's, from what it names or from all where it names none;
 * where that is several it tells of each only when it takes all of them.
 */
export const facturasEnPie = (facturas: readonly FacturaDeReserva[]): Map<FacturaDeReserva, number> =>
  acreditar(facturas).enPie

/** What stands of them, less the notes that several share: a note that finds no invoice to take from is not among them. */
export function importesEnPie(facturas: readonly FacturaDeReserva[]): { moneda: string; monto: number }[] {
  const { enPie, sinRepartir } = acreditar(facturas)
  return [
    ...[...enPie].map(([{ moneda }, monto]) => ({ moneda, monto })),
    ...sinRepartir.flatMap(({ suyas: [una], monto }) => (una ? [{ moneda: una.moneda, monto: -monto }] : [])),
  ]
}

/** What it bills of the booking, with its sign. */
export const montoFacturado = ({ monto, egreso }: FacturaDeReserva): number => (egreso ? -monto : monto)

/**
 * The part of the payments of a factura that is this booking's: by its share of the document, rounded once to the centavo,
 * so that a factura paid whole pays each of its bookings whole.
 */
export function montoPagado({ monto, total, pagos, egreso }: FacturaDeReserva): number {
  const pagado = pagos.reduce((suma, pago) => suma + pago.monto, 0)
  if (total <= 0) return 0
  const [a, b] = [BigInt(pagado) * BigInt(monto), BigInt(total)]
  const parte = Number((a * 2n + b) / (2n * b))
  return egreso ? -parte : parte
}

/** What was paid of these, less what notes took off the payments. */
const pagadoDe = (facturas: readonly FacturaDeReserva[]): number =>
  facturas.reduce((suma, f) => suma + montoPagado(f), 0)

/** `saldo`: of it alone, negative when more was paid; `resto` and `deMas` also by the notes that it shares. */
type Cuenta = { saldo: number; resto: number | null; deMas: number }
/**
 * Of each invoice what is left to pay, and what was paid beyond what it still bills; what a note had taken off a payment is
 * off. Of several with one note, what is left of all together bounds it: nothing where that is nothing, null where several
 * are open and nobody can say how much is whose. What was paid beyond all of them is told at the last.
 */
export function cuentasDe(facturas: readonly FacturaDeReserva[]): Map<FacturaDeReserva, Cuenta> {
  const { enPie, sinRepartir } = acreditar(facturas)
  const compartidas = new Set(sinRepartir.flatMap(({ notas }) => notas))
  const suyas = vivasDe(facturas).filter((f) => f.egreso && !compartidas.has(f))
  const cuentas = new Map<FacturaDeReserva, Cuenta>()
  for (const f of facturas.filter(({ egreso }) => !egreso)) {
    const pagado = pagadoDe([f, ...suyas.filter((nota) => takesFrom(nota, f))])
    const saldo = (enPie.get(f) ?? 0) - pagado
    cuentas.set(f, { saldo, resto: saldo, deMas: Math.max(-saldo, 0) })
  }
  for (const { suyas: juntas, notas, monto } of sinRepartir) {
    const de = juntas.flatMap((f) => cuentas.get(f) ?? [])
    const todo = de.reduce((suma, { saldo }) => suma + saldo, -monto - pagadoDe(notas))
    const abiertas = de.filter(({ resto }) => resto === null || resto > 0)
    for (const una of abiertas) una.resto = todo <= 0 ? 0 : abiertas.length === 1 ? todo : null
    const ultima = de.at(-1)
    if (ultima) ultima.deMas += Math.max(-todo - de.reduce((suma, { deMas }) => suma + deMas, 0), 0)
  }
  return cuentas
}
