import type { Cfdi } from '@valija/cfdi/cfdi.ts'
import { add, type Millonesimas, multiply, parseDecimal, round } from '@valija/cfdi/decimal.ts'
import type { ImpuestosCfdi } from '@valija/contract/facturas.ts'
import { type Centavos, centavos } from '@valija/contract/pesos.ts'

const iva = '002'
const isr = '001'

const sum = (textos: readonly (string | undefined)[]): Centavos => {
  const total = textos.reduce<Millonesimas>((sofar, texto) => add(sofar, parseDecimal(texto ?? '0') ?? 0), 0)
  return centavos(Number(BigInt(round(total, 2)) / 10_000n))
}

/** One rate for all of them, or none when the lines differ or what is written is no rate. */
const rateOf = (tasas: readonly string[]): string | null => {
  const distintas = new Set(tasas.map((tasa) => tasa.replace(/0+$/, '').replace(/\.$/, '')))
  const [una = ''] = tasas
  return distintas.size === 1 && /^\d+(\.\d{1,6})?$/.test(una) ? una : null
}

/** Each line's base times its own rate: not every line of an invoice need be retained, nor at one rate. */
const byOwnRates = (lineas: readonly { base: string; tasaOCuota: string }[]): Centavos => {
  const total = lineas.reduce<Millonesimas>(
    (sofar, { base, tasaOCuota }) =>
      add(sofar, multiply(parseDecimal(base) ?? 0, parseDecimal(tasaOCuota) ?? 0, 6)),
    0,
  )
  return centavos(Number(BigInt(round(total, 2)) / 10_000n))
}

/** What the document transfers and retains, summed exactly and rounded once to the centavo. */
export function impuestosDe({ conceptos, impuestos }: Cfdi): ImpuestosCfdi {
  const deConceptos = conceptos.flatMap((concepto) => concepto.impuestos?.traslados ?? [])
  const enResumen = impuestos?.traslados ?? []
  const traslados = (enResumen.length > 0 ? enResumen : deConceptos).filter((t) => t.impuesto === iva)
  const retenidas = conceptos.flatMap((concepto) => concepto.impuestos?.retenciones ?? [])
  const retencion = (impuesto: string): ImpuestosCfdi['retIva'] => {
    const resumen = (impuestos?.retenciones ?? []).filter((r) => r.impuesto === impuesto)
    const propias = retenidas.filter((r) => r.impuesto === impuesto)
    if (resumen.length === 0 && propias.length === 0) return null
    return {
      monto: sum((resumen.length > 0 ? resumen : propias).map((r) => r.importe)),
      tasa: rateOf(propias.map((r) => r.tasaOCuota)),
      ...(propias.length > 0 ? { segunTasas: byOwnRates(propias) } : {}),
    }
  }
  return {
    base: sum(traslados.map((t) => t.base)),
    ivaTrasladado: sum(traslados.map((t) => t.importe)),
    retIva: retencion(iva),
    retIsr: retencion(isr),
  }
}
