import { add, formatDecimal, type Millonesimas, parseDecimal } from '../decimal.ts'

/** Sums of taxes by key, in the order they appeared. */
export class Sumas {
  private readonly held = new Map<string, { base: Millonesimas; importe: Millonesimas }>()

  add(key: string, base: Millonesimas, importe: Millonesimas): void {
    const sum = this.held.get(key)
    if (!sum) this.held.set(key, { base, importe })
    else {
      sum.base = add(sum.base, base)
      sum.importe = add(sum.importe, importe)
    }
  }

  get(key: string) {
    return this.held.get(key)
  }

  keys(): Iterable<string> {
    return this.held.keys()
  }
}

/** Rates are compared as numbers: 0.16 and 0.160000 are one. */
export function claveTraslado(impuesto: string, factor: string, tasa: string | undefined): string {
  if (impuesto === last.impuesto && factor === last.factor && tasa === last.tasa) return last.clave
  last = { impuesto, factor, tasa, clave: makeClave(impuesto, factor, tasa) }
  return last.clave
}

/** Concept after concept carries the same tax. */
let last: { impuesto: string; factor: string; tasa: string | undefined; clave: string } = {
  impuesto: '',
  factor: '',
  tasa: '',
  clave: '',
}

function makeClave(impuesto: string, factor: string, tasa: string | undefined): string {
  if (tasa === undefined) return `${impuesto} ${factor}`
  if (/^0\.\d{6}$/.test(tasa)) return `${impuesto} ${factor} ${tasa}`
  const value = parseDecimal(tasa.trim())
  return `${impuesto} ${factor} ${value === null ? tasa : formatDecimal(value, 6)}`
}
