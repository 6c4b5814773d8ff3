import { type Millonesimas, parseDecimal } from '../decimal.ts'
import { reglasTasaOCuota } from './catalogos.ts'

interface Regla {
  readonly desde: Millonesimas
  readonly hasta: Millonesimas
}

const CLAVES: Readonly<Record<string, string>> = { ISR: '001', IVA: '002', IEPS: '003' }

export type Lado = 'traslado' | 'retencion'

const keyOf = (impuesto: string, factor: string, lado: Lado) => `${impuesto}${factor}${lado}`

function index(): ReadonlyMap<string, readonly Regla[]> {
  const found = new Map<string, Regla[]>()
  for (const r of reglasTasaOCuota) {
    // "IVA Crédito aplicado del 50%" is the border rate of the same tax.
    const impuesto = CLAVES[r.impuesto.split(' ')[0] ?? '']
    const hasta = parseDecimal(r.valor)
    if (!impuesto || hasta === null) continue
    const desde = r.tipo === 'Rango' ? (parseDecimal(r.minimo) ?? 0) : hasta
    for (const lado of ['traslado', 'retencion'] as const)
      if (r[lado]) {
        const key = keyOf(impuesto, r.factor, lado)
        found.set(key, [...(found.get(key) ?? []), { desde, hasta }])
      }
  }
  return found
}

const rules = index()

/** Is there a rate of this tax on this side in c_TasaOCuota? Null when the tax has no place there at all. */
export function isTasaAdmitida(
  impuesto: string,
  factor: string,
  lado: Lado,
  tasa: Millonesimas,
): boolean | null {
  const own = rules.get(keyOf(impuesto, factor, lado))
  return own ? own.some(({ desde, hasta }) => tasa >= desde && tasa <= hasta) : null
}
