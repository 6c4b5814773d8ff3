import type { MotivoImpedimento } from './impedimentos.ts'

/** A payment read from a bank receipt, as far as matching needs it. Amounts in centavos. */
export type PagoPorAplicar = {
  pagina: number
  rfc: string
  total: number
  folio: string
  claveRastreo: string
}
export type LotePorPagar = {
  id: number
  proveedorRfc: string
  total: number
  pagado: number
  /** One per factura that keeps the lote from being paid. */
  impedimentos: readonly MotivoImpedimento[]
}

export type Razon =
  | { razon: 'rfcIgual'; aFavor: true }
  | { razon: 'importeIgual'; aFavor: true }
  /** The payment covers a part of what is missing. */
  | { razon: 'importeMenor'; aFavor: false; diferencia: number }
  | { razon: 'importeMayor'; aFavor: false; diferencia: number }
  /** Another payment of the same file fits as well. */
  | { razon: 'otroPagoIgual'; aFavor: false; pagina: number }
  | { razon: 'impedimentos'; aFavor: false; facturas: number }
export type Candidato = { loteId: number; razones: Razon[]; elegible: boolean }
export type Emparejamiento = {
  pagina: number
  /**
   * unico: one lote fits exactly and only this payment fits it; varios: a person chooses; ninguno: no lote has this RFC
   * and amount; aplicado: the bank operation was applied before; repetido: an earlier page is the same operation.
   */
  resultado: 'unico' | 'varios' | 'ninguno' | 'aplicado' | 'repetido'
  /** Chosen by machine: only what is unique and exact. */
  loteId: number | null
  candidatos: Candidato[]
  /** The only two lotes or more that together lack exactly this payment. */
  suman: number[] | null
}

const maxCandidatos = 5
const operation = (pago: PagoPorAplicar): string => `${pago.folio}\n${pago.claveRastreo}`
const saldo = (lote: LotePorPagar): number => lote.total - lote.pagado

/**
 * Receipts to lotes by the supplier's RFC and the amount, both equal to the centavo (Supplier batches §9). Nothing is
 * matched silently: what is not unique and exact is a suggestion with its reasons.
 */
export function matchRecibos(
  pagos: readonly PagoPorAplicar[],
  lotes: readonly LotePorPagar[],
  {
    aplicadas,
    todos = false,
  }: {
    /** Operations with nothing left to apply. */
    aplicadas: readonly Pick<PagoPorAplicar, 'folio' | 'claveRastreo'>[]
    /** Every lote of the RFC among the candidates. */
    todos?: boolean
  },
): Emparejamiento[] {
  const done = new Set(aplicadas.map((pago) => operation(pago as PagoPorAplicar)))
  const firstPage = new Map<string, number>()
  for (const pago of pagos) if (!firstPage.has(operation(pago))) firstPage.set(operation(pago), pago.pagina)
  const isOpen = (pago: PagoPorAplicar) =>
    !done.has(operation(pago)) && firstPage.get(operation(pago)) === pago.pagina
  const open = pagos.filter(isOpen)

  return pagos.map((pago): Emparejamiento => {
    const { pagina } = pago
    const nada = { pagina, loteId: null, candidatos: [], suman: null }
    if (done.has(operation(pago))) return { ...nada, resultado: 'aplicado' }
    if (!isOpen(pago)) return { ...nada, resultado: 'repetido' }
    const sameRfc = lotes.filter((lote) => lote.proveedorRfc === pago.rfc && saldo(lote) > 0)
    const exact = sameRfc.filter((lote) => saldo(lote) === pago.total)
    const twin = open.find(
      (other) => other.pagina !== pagina && other.rfc === pago.rfc && other.total === pago.total,
    )
    if (exact.length === 0) {
      const near = sameRfc
        .toSorted((a, b) => Math.abs(saldo(a) - pago.total) - Math.abs(saldo(b) - pago.total))
        .slice(0, todos ? sameRfc.length : maxCandidatos)
      return {
        pagina,
        resultado: 'ninguno',
        loteId: null,
        candidatos: near.map((lote) => judge(pago, lote)),
        suman: onlySum(
          pago.total,
          sameRfc.filter(({ impedimentos }) => impedimentos.length === 0),
        ),
      }
    }
    const shown = todos ? [...exact, ...sameRfc.filter((lote) => !exact.includes(lote))] : exact
    const candidatos = shown.map((lote) => judge(pago, lote, twin))
    const only = exact.length === 1 && !twin ? candidatos[0] : undefined
    if (only?.elegible) return { pagina, resultado: 'unico', loteId: only.loteId, candidatos, suman: null }
    return { pagina, resultado: 'varios', loteId: null, candidatos, suman: null }
  })
}

function judge(pago: PagoPorAplicar, lote: LotePorPagar, twin?: PagoPorAplicar): Candidato {
  const razones: Razon[] = [{ razon: 'rfcIgual', aFavor: true }]
  const diferencia = Math.abs(saldo(lote) - pago.total)
  if (diferencia === 0) razones.push({ razon: 'importeIgual', aFavor: true })
  else if (pago.total < saldo(lote)) razones.push({ razon: 'importeMenor', aFavor: false, diferencia })
  else razones.push({ razon: 'importeMayor', aFavor: false, diferencia })
  if (twin) razones.push({ razon: 'otroPagoIgual', aFavor: false, pagina: twin.pagina })
  if (lote.impedimentos.length > 0)
    razones.push({ razon: 'impedimentos', aFavor: false, facturas: lote.impedimentos.length })
  return {
    loteId: lote.id,
    razones,
    elegible: lote.impedimentos.length === 0 && pago.total <= saldo(lote),
  }
}

/** Past so many tries nothing is said: a sum found then would be one of many. */
const maxTries = 100_000

/** The one set of two lotes or more whose balances make the amount to the centavo; null when there is none or another. */
function onlySum(total: number, lotes: readonly LotePorPagar[]): number[] | null {
  const ordenados = lotes.filter((lote) => saldo(lote) < total).toSorted((a, b) => saldo(b) - saldo(a))
  const found: number[][] = []
  let tries = 0
  const walk = (desde: number, falta: number, elegidos: readonly number[]): void => {
    if (falta === 0) return void found.push([...elegidos])
    for (let i = desde; i < ordenados.length && found.length < 2 && tries < maxTries; i++) {
      tries += 1
      const lote = ordenados[i]
      if (lote && saldo(lote) <= falta) walk(i + 1, falta - saldo(lote), [...elegidos, lote.id])
    }
  }
  walk(0, total, [])
  return found.length === 1 && tries < maxTries ? (found[0] ?? null) : null
}
