import type { Cfdi, Concepto } from '@valija/cfdi/cfdi.ts'
import {
  add,
  compare,
  formatDecimal,
  type Millonesimas,
  multiply,
  parseDecimal,
  round,
  subtract,
} from '@valija/cfdi/decimal.ts'
import { type Centavos, centavos } from '@valija/palabras/centavos.ts'
import type { ImpuestosCfdi } from './factura.ts'

const iva = '002'
const isr = '001'

const tasaGeneral = 160_000
const unCentavo = 10_000
const read = (texto: string | undefined): Millonesimas => parseDecimal((texto ?? '0').trim()) ?? 0
const toCentavos = (valor: Millonesimas): Centavos => centavos(Number(BigInt(round(valor, 2)) / 10_000n))

/**
 * What a line charges without IVA at 16 %: no traslado of it (ObjetoImp 01, 03, 04…), exento, another rate, or a base that
 * leaves part of the line out. A centavo is the rounding of its base.
 */
function untaxed({ importe, descuento, impuestos }: Concepto): Millonesimas {
  const neto = subtract(read(importe), read(descuento))
  const gravada = (impuestos?.traslados ?? [])
    .filter((t) => t.impuesto === iva && t.tipoFactor === 'Tasa' && read(t.tasaOCuota) === tasaGeneral)
    .reduce<Millonesimas>((suma, t) => add(suma, read(t.base)), 0)
  const falta = subtract(neto, gravada)
  return compare(falta, compare(gravada, 0) === 0 ? 0 : unCentavo) > 0 ? falta : 0
}

const sum = (textos: readonly (string | undefined)[]): Centavos => {
  return toCentavos(textos.reduce<Millonesimas>((sofar, texto) => add(sofar, read(texto)), 0))
}

/** One rate for all of them, or none when the lines differ or what is written is no rate. */
const rateOf = (tasas: readonly string[]): string | null => {
  const distintas = new Set(tasas.map((tasa) => parseDecimal(tasa.trim())))
  const [una = null] = distintas
  return distintas.size === 1 && una !== null && una >= 0 ? formatDecimal(una, 6) : null
}

/** Each line's base times its own rate: not every line of an invoice need be retained, nor at one rate. */
const byOwnRates = (lineas: readonly { base: string; tasaOCuota: string }[]): Centavos => {
  const total = lineas.reduce<Millonesimas>(
    (sofar, { base, tasaOCuota }) => add(sofar, multiply(read(base), read(tasaOCuota), 6)),
    0,
  )
  return toCentavos(total)
}

/** What the document transfers and retains, summed exactly and rounded once to the centavo. */
export function impuestosDe({ conceptos, impuestos, subTotal, descuento, total }: Cfdi): ImpuestosCfdi {
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
  const leidos = {
    base: toCentavos(subtract(read(subTotal), read(descuento))),
    sinIva: toCentavos(conceptos.reduce<Millonesimas>((suma, concepto) => add(suma, untaxed(concepto)), 0)),
    ivaTrasladado: sum(traslados.map((t) => t.importe)),
    retIva: retencion(iva),
    retIsr: retencion(isr),
  }
  const { base, ivaTrasladado, retIva, retIsr } = leidos
  const deEstos = base + ivaTrasladado - (retIva?.monto ?? 0) - (retIsr?.monto ?? 0)
  return { ...leidos, otros: centavos(sum([total]) - deEstos) }
}
