import type { Cfdi } from '@valija/cfdi/cfdi.ts'
import { add, type Millonesimas, parseDecimal, round } from '@valija/cfdi/decimal.ts'

/** One tax of a document: `tasa` as a number with six decimals, '' of what is exento; amounts in centavos. */
export type FilaImpuesto = {
  clase: 'traslado' | 'retencion'
  impuesto: string
  tipoFactor: string
  tasa: string
  base: number
  importe: number
}
export type ImpuestosFacturaDr = {
  /** Of its concepts, each once. */
  objetos: string[]
  filas: FilaImpuesto[]
}
export type ImpuestosDr = { objetoImpDR: string; filas: FilaImpuesto[] }
export type FallaDr = {
  campo: string
  encontrado: string | number | null
  esperado: string | number | null
  /** Centavos by which an amount differs; null when it is not a matter of amounts. */
  diferencia: number | null
}

const decimal = (texto: string | undefined): Millonesimas => parseDecimal(texto ?? '0') ?? 0
const centavosDe = (valor: Millonesimas): number => Number(BigInt(round(valor, 2)) / 10_000n)
/** '0.16' and '0.160000' are one rate. */
export const sameTasa = (texto: string | undefined): string =>
  texto === undefined || texto === '' ? '' : (Number(decimal(texto)) / 1_000_000).toFixed(6)

const llaveDe = ({ clase, impuesto, tipoFactor, tasa }: FilaImpuesto): string =>
  [clase, impuesto, tipoFactor, tasa].join(' ')

/** The taxes of an invoice by kind, tax and rate: its concepts summed exactly, each sum rounded once. */
export function impuestosDeFactura({ conceptos }: Pick<Cfdi, 'conceptos'>): ImpuestosFacturaDr {
  const sumas = new Map<string, { fila: FilaImpuesto; base: Millonesimas; importe: Millonesimas }>()
  for (const { impuestos } of conceptos)
    for (const [clase, filas] of [
      ['traslado', impuestos?.traslados ?? []],
      ['retencion', impuestos?.retenciones ?? []],
    ] as const)
      for (const { impuesto, tipoFactor, tasaOCuota, base, importe } of filas) {
        const fila = { clase, impuesto, tipoFactor, tasa: sameTasa(tasaOCuota), base: 0, importe: 0 }
        const suma = sumas.get(llaveDe(fila)) ?? { fila, base: 0, importe: 0 }
        sumas.set(llaveDe(fila), {
          fila,
          base: add(suma.base, decimal(base)),
          importe: add(suma.importe, decimal(importe)),
        })
      }
  return {
    objetos: [...new Set(conceptos.map(({ objetoImp }) => objetoImp))],
    filas: [...sumas.values()].map(({ fila, base, importe }) => ({
      ...fila,
      base: centavosDe(base),
      importe: centavosDe(importe),
    })),
  }
}

/** The part of a figure that a payment carries: the parts of all payments sum to it, to the centavo. */
const parte = (monto: number, total: number, antes: number, pagado: number): number => {
  if (total <= 0) return 0
  const hasta = (n: number) => Math.round((monto * n) / total)
  return hasta(antes + pagado) - hasta(antes)
}

/** What the related document of a payment must say of taxes (Pagos 2.0, ImpuestosDR), in proportion to what is paid. */
export function impuestosDelPago(
  { objetos, filas }: ImpuestosFacturaDr,
  { total, saldoAnterior, pagado }: { total: number; saldoAnterior: number; pagado: number },
): ImpuestosDr {
  const antes = total - saldoAnterior
  const [unico = '01'] = objetos
  return {
    objetoImpDR: filas.length > 0 ? '02' : unico,
    filas: filas.map((fila) => ({
      ...fila,
      base: parte(fila.base, total, antes, pagado),
      importe: parte(fila.importe, total, antes, pagado),
    })),
  }
}

/** Where a related document says other than its invoice; a centavo of rounding is none. */
export function judgeImpuestosDr(encontrado: ImpuestosDr, esperado: ImpuestosDr): FallaDr[] {
  const fallas: FallaDr[] = []
  if (encontrado.objetoImpDR !== esperado.objetoImpDR)
    fallas.push({
      campo: 'ObjetoImpDR',
      encontrado: encontrado.objetoImpDR,
      esperado: esperado.objetoImpDR,
      diferencia: null,
    })
  const suyas = new Map(encontrado.filas.map((fila) => [llaveDe(fila), fila]))
  for (const fila of esperado.filas) {
    const suya = suyas.get(llaveDe(fila))
    suyas.delete(llaveDe(fila))
    const nombre = nombreDe(fila)
    if (suya === undefined)
      fallas.push({ campo: nombre, encontrado: null, esperado: fila.importe, diferencia: null })
    else
      for (const [campo, uno, otro] of [
        ['BaseDR', suya.base, fila.base],
        ['ImporteDR', suya.importe, fila.importe],
      ] as const)
        if (Math.abs(uno - otro) > 1)
          fallas.push({
            campo: `${campo} de ${nombre}`,
            encontrado: uno,
            esperado: otro,
            diferencia: Math.abs(uno - otro),
          })
  }
  for (const fila of suyas.values())
    fallas.push({ campo: nombreDe(fila), encontrado: fila.importe, esperado: null, diferencia: null })
  return fallas
}

const impuestos: Record<string, string> = { '001': 'ISR', '002': 'IVA', '003': 'IEPS' }
/** «IVA 0.160000», «IVA retenido 0.106667», «IVA exento». */
export const nombreDe = ({ clase, impuesto, tipoFactor, tasa }: FilaImpuesto): string =>
  [
    impuestos[impuesto] ?? impuesto,
    ...(clase === 'retencion' ? ['retenido'] : []),
    tasa === '' ? tipoFactor.toLowerCase() : tasa,
  ].join(' ')
