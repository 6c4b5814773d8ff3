import type { Cfdi } from '@valija/cfdi/cfdi.ts'
import { add, type Millonesimas, parseDecimal, round } from '@valija/cfdi/decimal.ts'
import { ownOf } from '@valija/palabras/keys.ts'

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
/**
 * A row as it must be said; `otrasBases`, what the same money gives when it is parted by its rate, or by all rates of that
 * base; `holgura`, by how many centavos its base is off when the share that is paid was rounded at its sixth decimal.
 */
export type FilaEsperada = FilaImpuesto & { otrasBases: readonly number[]; holgura: number }
/** What one must say; of an invoice without taxes any object of its concepts. */
export type ImpuestosEsperadosDr = {
  objetoImpDR: string
  objetosAdmitidos: readonly string[]
  filas: FilaEsperada[]
}
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

/**
 * The SAT's limits of a row by itself (CRP20254, CRP20261): the rate of a base that may have been rounded, cut down or up
 * at the centavo. An invoice that rounds its taxes line by line may sum to what no row of a complement may say.
 */
function fits(base: number, tasa: string, importe: number): boolean {
  const millonesimas = BigInt(Math.round(Number(tasa || 0) * 1_000_000))
  const cut = (mitades: number) => BigInt(mitades) * millonesimas
  const hasta = cut(2 * base + 1)
  return (
    BigInt(importe) >= cut(2 * base - 1) / 2_000_000n &&
    BigInt(importe) <= hasta / 2_000_000n + (hasta % 2_000_000n === 0n ? 0n : 1n)
  )
}

/** The base of these rows, from the money they come to together: what is retained leaves it. */
function basePartida(base: number, filas: readonly FilaImpuesto[]): number {
  let monto = base
  let veces = 1
  for (const { clase, importe, tasa } of filas) {
    const signo = clase === 'traslado' ? 1 : -1
    monto += signo * importe
    veces += signo * Number(tasa || 0)
  }
  return veces > 0 ? Math.round(monto / veces) : base
}

/** With taxes it is 02, but of an invoice none of whose lines transfers IVA (06 to 08), which may have others. */
function objetosDe(objetos: readonly string[], gravada: boolean): readonly string[] {
  if (!gravada) return objetos.length > 0 ? objetos : ['01']
  const sinTraslado = objetos.filter((objeto) => /^0[678]$/.test(objeto))
  return sinTraslado.length === 0 || objetos.includes('02') ? ['02'] : sinTraslado
}

/** What the related document of a payment must say of taxes (Pagos 2.0, ImpuestosDR), in proportion to what is paid. */
export function impuestosDelPago(
  { objetos, filas }: ImpuestosFacturaDr,
  { total, saldoAnterior, pagado }: { total: number; saldoAnterior: number; pagado: number },
): ImpuestosEsperadosDr {
  const antes = total - saldoAnterior
  const partidas = filas.map((fila) => ({
    ...fila,
    base: parte(fila.base, total, antes, pagado),
    importe: parte(fila.importe, total, antes, pagado),
  }))
  const admitidos = objetosDe(objetos, filas.length > 0)
  return {
    objetoImpDR: admitidos[0] ?? '01',
    objetosAdmitidos: admitidos,
    filas: partidas.map((fila, i) => {
      const { base, tasa, importe } = fila
      const solas = fila.clase === 'traslado' ? [fila] : []
      const juntas = partidas.filter((otra) => otra.base === base)
      return {
        ...fila,
        importe: fits(base, tasa, importe) ? importe : Math.round(base * Number(tasa || 0)),
        otrasBases: [solas, juntas].map((unas) => basePartida(base, unas)),
        holgura: pagado === total ? 0 : Math.round((filas[i]?.base ?? 0) / 2_000_000),
      }
    }),
  }
}

/** Rates are cut or rounded at the last of six decimals: 0.106666 and 0.106667 are one. */
const sameRate = (a: string, b: string): boolean =>
  a === b || (a !== '' && b !== '' && Math.abs(Number(a) - Number(b)) < 0.000_001_5)
const sameRow = (a: FilaImpuesto, b: FilaImpuesto): boolean =>
  a.clase === b.clase &&
  a.impuesto === b.impuesto &&
  a.tipoFactor === b.tipoFactor &&
  sameRate(a.tasa, b.tasa)
/** Rows of one tax and rate, as where each concept has its own, are one; `veces`, how many were rounded. */
type FilaJunta = FilaImpuesto & { veces: number }
const juntar = (filas: readonly FilaImpuesto[]): FilaJunta[] =>
  [...Map.groupBy(filas, llaveDe).values()].map((unas) =>
    unas
      .map((una) => ({ ...una, veces: 1 }))
      .reduce((suma, { base, importe }) => ({
        ...suma,
        base: suma.base + base,
        importe: suma.importe + importe,
        veces: suma.veces + 1,
      })),
  )

/** A row to the centavo: what it must say, or its own base by its rate where that base is one of the two. */
function judgeRow(suya: FilaJunta, fila: FilaEsperada): ['BaseDR' | 'ImporteDR', number, number][] {
  const within = (a: number, b: number, holgura = 0): boolean => Math.abs(a - b) <= suya.veces + holgura
  const base = [fila.base, ...fila.otrasBases].some((una) => within(suya.base, una, fila.holgura))
  const importe =
    within(suya.importe, fila.importe) ||
    (base && within(suya.importe, Math.round(suya.base * Number(fila.tasa || 0))))
  return [
    ...(base ? [] : [['BaseDR', suya.base, fila.base] as ['BaseDR', number, number]]),
    ...(importe ? [] : [['ImporteDR', suya.importe, fila.importe] as ['ImporteDR', number, number]]),
  ]
}

/** Where a related document says other than its invoice; a centavo of rounding is none. */
export function judgeImpuestosDr(encontrado: ImpuestosDr, esperado: ImpuestosEsperadosDr): FallaDr[] {
  const fallas: FallaDr[] = []
  if (!esperado.objetosAdmitidos.includes(encontrado.objetoImpDR))
    fallas.push({
      campo: 'ObjetoImpDR',
      encontrado: encontrado.objetoImpDR,
      esperado: esperado.objetosAdmitidos.join(' o '),
      diferencia: null,
    })
  const suyas = juntar(encontrado.filas)
  for (const fila of esperado.filas) {
    const at = suyas.findIndex((una) => sameRow(una, fila))
    const [suya] = at < 0 ? [] : suyas.splice(at, 1)
    const nombre = nombreDe(fila)
    if (suya === undefined)
      fallas.push({ campo: nombre, encontrado: null, esperado: fila.importe, diferencia: null })
    else
      for (const [campo, uno, otro] of judgeRow(suya, fila))
        fallas.push({
          campo: `${campo} de ${nombre}`,
          encontrado: uno,
          esperado: otro,
          diferencia: Math.abs(uno - otro),
        })
  }
  for (const fila of suyas)
    fallas.push({ campo: nombreDe(fila), encontrado: fila.importe, esperado: null, diferencia: null })
  return fallas
}

const impuestos: Record<string, string> = { '001': 'ISR', '002': 'IVA', '003': 'IEPS' }
/** «IVA 0.160000», «IVA retenido 0.106667», «IVA exento». */
export const nombreDe = ({ clase, impuesto, tipoFactor, tasa }: FilaImpuesto): string =>
  [
    ownOf(impuestos, impuesto) ?? impuesto,
    ...(clase === 'retencion' ? ['retenido'] : []),
    tasa === '' ? tipoFactor.toLowerCase() : tasa,
  ].join(' ')
