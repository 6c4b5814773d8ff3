import type { Cfdi, ImpuestosComprobante } from '../cfdi.ts'
import { localesOf } from '../complemento.ts'
import { add, compare, formatDecimal, isZero, type Millonesimas, round, subtract } from '../decimal.ts'
import { RAIZ, type Ruta, rutaDe, textOfRuta } from '../estructura/ruta.ts'
import { type DatosHallazgo, type Hallazgo, hallazgo, isFull, type Severidad } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import type { SumasConceptos } from './conceptos.ts'
import { amount, placesOf } from './limites-importe.ts'
import { decimalsOf } from './monedas.ts'
import type { Reportar } from './pagos-importes.ts'
import { claveTraslado, Sumas } from './sumas.ts'

const IMPUESTOS = rutaDe(RAIZ, 'cfdi:Impuestos')
const TRASLADOS = rutaDe(IMPUESTOS, 'cfdi:Traslados')
const RETENCIONES = rutaDe(IMPUESTOS, 'cfdi:Retenciones')

/** The document's own sums against its concepts. A difference of one unit of the last decimal only warns. */
export function checkTotales(cfdi: Cfdi, sumas: SumasConceptos, hallazgos: Hallazgo[]): void {
  // A traslado and a pago carry no amounts; what they must be instead belongs to the rules of the kind.
  if (cfdi.tipoDeComprobante === 'T' || cfdi.tipoDeComprobante === 'P') return
  const decimals = decimalsOf(cfdi.moneda)
  const unit = 10 ** (6 - decimals)
  const report: Reportar = (codigo, ruta, atributo, datos = {}) => {
    if (!isFull(hallazgos)) hallazgos.push(hallazgo(codigo, { ruta: textOfRuta(ruta, atributo), ...datos }))
  }
  const check: Check = (codigo, ruta, atributo, text, expected, datos = {}) => {
    const difference = subtract(amount(text), expected)
    if (difference === 0) return
    const severidad: Severidad =
      compare(difference, unit) <= 0 && compare(difference, -unit) >= 0 ? 'aviso' : 'error'
    report(codigo, ruta, atributo, {
      encontrado: text ?? '0',
      esperado: formatDecimal(expected, decimals),
      severidad,
      ...datos,
    })
  }
  const rounded = (value: Millonesimas) => round(value, decimals)

  check('subTotalNoCuadra', RAIZ, 'SubTotal', cfdi.subTotal, rounded(sumas.importe))
  check('descuentoNoCuadra', RAIZ, 'Descuento', cfdi.descuento, rounded(sumas.descuento))
  checkGroups(cfdi, sumas, check, rounded, report)
  checkIvaRetenido(cfdi, sumas, unit, report)
  checkDecimals(cfdi, decimals, report)

  let total = subtract(amount(cfdi.subTotal), amount(cfdi.descuento))
  total = add(total, amount(cfdi.impuestos?.totalImpuestosTrasladados))
  total = subtract(total, amount(cfdi.impuestos?.totalImpuestosRetenidos))
  for (const locales of localesOf(cfdi))
    total = subtract(add(total, amount(locales.totalDeTraslados)), amount(locales.totalDeRetenciones))
  check('totalNoCuadra', RAIZ, 'Total', cfdi.total, total, { severidad: 'error' })
}

/** What is retained of IVA is part of the one that is transferred (LIVA 1-A); a unit of rounding a concept. */
function checkIvaRetenido(
  { conceptos }: Cfdi,
  { traslados, retenciones }: SumasConceptos,
  unit: number,
  report: Reportar,
): void {
  const retenido = retenciones.get('002')?.importe ?? 0
  let trasladado: Millonesimas = 0
  for (const key of traslados.keys())
    if (key.startsWith('002 ')) trasladado = add(trasladado, traslados.get(key)!.importe)
  if (compare(retenido, add(trasladado, unit * conceptos.length)) > 0)
    report('ivaRetenidoDeMas', RETENCIONES, '', {
      encontrado: formatDecimal(retenido),
      esperado: formatDecimal(trasladado),
    })
}

type Check = (
  codigo: CodigoHallazgo,
  ruta: Ruta,
  atributo: string,
  text: string | undefined,
  expected: Millonesimas,
  datos?: DatosHallazgo,
) => void

function checkGroups(
  { impuestos }: Cfdi,
  sumas: SumasConceptos,
  check: Check,
  rounded: (v: Millonesimas) => Millonesimas,
  report: Reportar,
): void {
  const declared = new Sumas()
  let traslados: Millonesimas = 0
  let retenciones: Millonesimas = 0
  impuestos?.traslados.forEach((t, i) => {
    const key = claveTraslado(t.impuesto, t.tipoFactor, t.tasaOCuota)
    const ruta = rutaDe(TRASLADOS, 'cfdi:Traslado', i + 1)
    if (declared.get(key)) report('impuestoRepetido', ruta, '', { nombre: key })
    declared.add(key, amount(t.base), amount(t.importe))
    traslados = add(traslados, amount(t.importe))
    const sum = sumas.traslados.get(key)
    const base = rounded(sum?.base ?? 0)
    check('trasladoNoCuadra', ruta, 'Base', t.base, base, { nombre: `${key} (base)` })
    if (t.importe !== undefined)
      check('trasladoNoCuadra', ruta, 'Importe', t.importe, rounded(sum?.importe ?? 0), { nombre: key })
  })
  // Nothing is charged by a row that is exento or at zero: that the document leaves it out is told.
  for (const key of sumas.traslados.keys()) {
    if (declared.get(key)) continue
    const sum = sumas.traslados.get(key)!
    const importe = rounded(sum.importe)
    const [falta, datos] = isZero(importe)
      ? ([rounded(sum.base), { nombre: `${key} (base)`, severidad: 'aviso' }] as const)
      : ([importe, { nombre: key }] as const)
    check('trasladoNoCuadra', TRASLADOS, '', undefined, falta, datos)
  }
  const retained = new Sumas()
  impuestos?.retenciones.forEach((r, i) => {
    const ruta = rutaDe(RETENCIONES, 'cfdi:Retencion', i + 1)
    if (retained.get(r.impuesto)) report('impuestoRepetido', ruta, '', { nombre: r.impuesto })
    retained.add(r.impuesto, 0, amount(r.importe))
    retenciones = add(retenciones, amount(r.importe))
    const expected = rounded(sumas.retenciones.get(r.impuesto)?.importe ?? 0)
    check('retencionNoCuadra', ruta, 'Importe', r.importe, expected, { nombre: r.impuesto })
  })
  for (const key of sumas.retenciones.keys()) {
    if (retained.get(key)) continue
    const falta = rounded(sumas.retenciones.get(key)!.importe)
    check('retencionNoCuadra', RETENCIONES, '', undefined, falta, { nombre: key })
  }
  checkSums(impuestos, traslados, retenciones, check, report)
}

/** The two totals of the taxes. */
function checkSums(
  impuestos: ImpuestosComprobante | undefined,
  traslados: Millonesimas,
  retenciones: Millonesimas,
  check: Check,
  report: Reportar,
): void {
  const { totalImpuestosTrasladados: trasladado, totalImpuestosRetenidos: retenido } = impuestos ?? {}
  const missing = (nombre: string) => report('atributoFaltante', IMPUESTOS, nombre, { nombre })
  // What sums to nothing is summed all the same; of exento alone there is nothing to sum.
  if (trasladado === undefined && isZero(traslados))
    if (impuestos?.traslados.some(({ tipoFactor }) => tipoFactor !== 'Exento'))
      missing('TotalImpuestosTrasladados')
  if (retenido === undefined && isZero(retenciones))
    if (impuestos?.retenciones.length) missing('TotalImpuestosRetenidos')
  check('totalTrasladosNoCuadra', IMPUESTOS, 'TotalImpuestosTrasladados', trasladado, traslados)
  check('totalRetencionesNoCuadra', IMPUESTOS, 'TotalImpuestosRetenidos', retenido, retenciones)
}

function checkDecimals(
  { subTotal, descuento, total, impuestos }: Cfdi,
  decimals: number,
  report: Reportar,
): void {
  const check = (ruta: Ruta, nombre: string, encontrado: string | undefined, severidad?: 'aviso') => {
    if (encontrado !== undefined && placesOf(encontrado.trim()) > decimals)
      report('decimalesDeMoneda', ruta, nombre, {
        nombre,
        encontrado,
        esperado: String(decimals),
        ...(severidad ? { severidad } : {}),
      })
  }
  check(RAIZ, 'SubTotal', subTotal)
  check(RAIZ, 'Descuento', descuento)
  // The guide asks it of Total, and no row of the matrix: where they are zeros it is told.
  const ceros = compare(amount(total), round(amount(total), decimals)) === 0
  check(RAIZ, 'Total', total, ceros ? 'aviso' : undefined)
  check(IMPUESTOS, 'TotalImpuestosRetenidos', impuestos?.totalImpuestosRetenidos)
  check(IMPUESTOS, 'TotalImpuestosTrasladados', impuestos?.totalImpuestosTrasladados)
  impuestos?.retenciones.forEach(({ importe }, i) =>
    check(rutaDe(RETENCIONES, 'cfdi:Retencion', i + 1), 'Importe', importe),
  )
  impuestos?.traslados.forEach(({ base, importe }, i) => {
    const ruta = rutaDe(TRASLADOS, 'cfdi:Traslado', i + 1)
    check(ruta, 'Base', base)
    check(ruta, 'Importe', importe)
  })
}
