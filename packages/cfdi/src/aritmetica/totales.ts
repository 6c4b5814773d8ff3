import type { Cfdi } from '../cfdi.ts'
import { localesOf } from '../complemento.ts'
import {
  add,
  compare,
  formatDecimal,
  isZero,
  type Millonesimas,
  parseDecimal,
  round,
  subtract,
} from '../decimal.ts'
import { type DatosHallazgo, type Hallazgo, hallazgo, isFull, type Severidad } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import type { SumasConceptos } from './conceptos.ts'
import { placesOf } from './limites-importe.ts'
import { decimalsOf } from './monedas.ts'
import { claveTraslado, Sumas } from './sumas.ts'

const amount = (text: string | undefined): Millonesimas =>
  text === undefined ? 0 : (parseDecimal(text.trim()) ?? 0)

const IMPUESTOS = '/cfdi:Comprobante/cfdi:Impuestos'

/** The document's own sums against its concepts. A difference of one unit of the last decimal only warns. */
export function checkTotales(cfdi: Cfdi, sumas: SumasConceptos, hallazgos: Hallazgo[]): void {
  // A traslado and a pago carry no amounts; what they must be instead belongs to the rules of the kind.
  if (cfdi.tipoDeComprobante === 'T' || cfdi.tipoDeComprobante === 'P') return
  const decimals = decimalsOf(cfdi.moneda)
  const unit = 10 ** (6 - decimals)
  const check = (
    codigo: CodigoHallazgo,
    ruta: string,
    text: string | undefined,
    expected: Millonesimas,
    datos: DatosHallazgo = {},
  ) => {
    const difference = subtract(amount(text), expected)
    if (difference === 0 || isFull(hallazgos)) return
    const severidad: Severidad =
      compare(difference, unit) <= 0 && compare(difference, -unit) >= 0 ? 'aviso' : 'error'
    hallazgos.push(
      hallazgo(codigo, {
        ruta,
        encontrado: text ?? '0',
        esperado: formatDecimal(expected, decimals),
        severidad,
        ...datos,
      }),
    )
  }
  const rounded = (value: Millonesimas) => round(value, decimals)

  check('subTotalNoCuadra', '/cfdi:Comprobante/@SubTotal', cfdi.subTotal, rounded(sumas.importe))
  check('descuentoNoCuadra', '/cfdi:Comprobante/@Descuento', cfdi.descuento, rounded(sumas.descuento))
  checkGroups(cfdi, sumas, check, rounded, (codigo, ruta, nombre) => {
    if (!isFull(hallazgos)) hallazgos.push(hallazgo(codigo, { ruta, nombre }))
  })
  checkIvaRetenido(cfdi, sumas, unit, hallazgos)
  checkDecimals(cfdi, decimals, hallazgos)

  let total = subtract(amount(cfdi.subTotal), amount(cfdi.descuento))
  total = add(total, amount(cfdi.impuestos?.totalImpuestosTrasladados))
  total = subtract(total, amount(cfdi.impuestos?.totalImpuestosRetenidos))
  for (const locales of localesOf(cfdi))
    total = subtract(add(total, amount(locales.totalDeTraslados)), amount(locales.totalDeRetenciones))
  check('totalNoCuadra', '/cfdi:Comprobante/@Total', cfdi.total, total, { severidad: 'error' })
}

/** What is retained of IVA is part of the one that is transferred (LIVA 1-A); a unit of rounding a concept. */
function checkIvaRetenido(
  { conceptos }: Cfdi,
  { traslados, retenciones }: SumasConceptos,
  unit: number,
  hallazgos: Hallazgo[],
): void {
  const retenido = retenciones.get('002')?.importe ?? 0
  const iva = [...traslados.keys()].filter((key) => key.startsWith('002 '))
  const trasladado = iva.reduce<Millonesimas>((sum, key) => add(sum, traslados.get(key)!.importe), 0)
  if (compare(retenido, add(trasladado, unit * conceptos.length)) > 0 && !isFull(hallazgos))
    hallazgos.push(
      hallazgo('ivaRetenidoDeMas', {
        ruta: `${IMPUESTOS}/cfdi:Retenciones`,
        encontrado: formatDecimal(retenido),
        esperado: formatDecimal(trasladado),
      }),
    )
}

type Check = (
  codigo: CodigoHallazgo,
  ruta: string,
  text: string | undefined,
  expected: Millonesimas,
  datos?: DatosHallazgo,
) => void

function checkGroups(
  { impuestos }: Cfdi,
  sumas: SumasConceptos,
  check: Check,
  rounded: (v: Millonesimas) => Millonesimas,
  report: (codigo: 'impuestoRepetido' | 'atributoFaltante', ruta: string, nombre: string) => void,
): void {
  const repeated = (ruta: string, nombre: string) => report('impuestoRepetido', ruta, nombre)
  const missing = (nombre: string) => report('atributoFaltante', `${IMPUESTOS}/@${nombre}`, nombre)
  const declared = new Sumas()
  let traslados: Millonesimas = 0
  let retenciones: Millonesimas = 0
  impuestos?.traslados.forEach((t, i) => {
    const key = claveTraslado(t.impuesto, t.tipoFactor, t.tasaOCuota)
    const ruta = `${IMPUESTOS}/cfdi:Traslados/cfdi:Traslado[${i + 1}]`
    if (declared.get(key)) repeated(ruta, key)
    declared.add(key, amount(t.base), amount(t.importe))
    traslados = add(traslados, amount(t.importe))
    const sum = sumas.traslados.get(key)
    check('trasladoNoCuadra', `${ruta}/@Base`, t.base, rounded(sum?.base ?? 0), { nombre: `${key} (base)` })
    if (t.importe !== undefined)
      check('trasladoNoCuadra', `${ruta}/@Importe`, t.importe, rounded(sum?.importe ?? 0), { nombre: key })
  })
  // Nothing is charged by a row that is exento or at zero: that the document leaves it out is told.
  for (const key of sumas.traslados.keys()) {
    const sum = sumas.traslados.get(key)!
    if (declared.get(key)) continue
    const importe = rounded(sum.importe)
    const [falta, datos] = isZero(importe)
      ? ([rounded(sum.base), { nombre: `${key} (base)`, severidad: 'aviso' }] as const)
      : ([importe, { nombre: key }] as const)
    check('trasladoNoCuadra', `${IMPUESTOS}/cfdi:Traslados`, undefined, falta, datos)
  }
  const retained = new Sumas()
  impuestos?.retenciones.forEach((r, i) => {
    if (retained.get(r.impuesto))
      repeated(`${IMPUESTOS}/cfdi:Retenciones/cfdi:Retencion[${i + 1}]`, r.impuesto)
    retained.add(r.impuesto, 0, amount(r.importe))
    retenciones = add(retenciones, amount(r.importe))
    const expected = rounded(sumas.retenciones.get(r.impuesto)?.importe ?? 0)
    check(
      'retencionNoCuadra',
      `${IMPUESTOS}/cfdi:Retenciones/cfdi:Retencion[${i + 1}]/@Importe`,
      r.importe,
      expected,
      {
        nombre: r.impuesto,
      },
    )
  })
  for (const key of sumas.retenciones.keys())
    if (!retained.get(key))
      check(
        'retencionNoCuadra',
        `${IMPUESTOS}/cfdi:Retenciones`,
        undefined,
        rounded(sumas.retenciones.get(key)!.importe),
        {
          nombre: key,
        },
      )
  // What sums to nothing is summed all the same; of exento alone there is nothing to sum.
  if (impuestos?.totalImpuestosTrasladados === undefined && isZero(traslados))
    if (impuestos?.traslados.some(({ tipoFactor }) => tipoFactor !== 'Exento'))
      missing('TotalImpuestosTrasladados')
  if (impuestos?.totalImpuestosRetenidos === undefined && isZero(retenciones))
    if (impuestos?.retenciones.length) missing('TotalImpuestosRetenidos')
  check(
    'totalTrasladosNoCuadra',
    `${IMPUESTOS}/@TotalImpuestosTrasladados`,
    impuestos?.totalImpuestosTrasladados,
    traslados,
  )
  check(
    'totalRetencionesNoCuadra',
    `${IMPUESTOS}/@TotalImpuestosRetenidos`,
    impuestos?.totalImpuestosRetenidos,
    retenciones,
  )
}

function checkDecimals(
  { subTotal, descuento, total, impuestos }: Cfdi,
  decimals: number,
  hallazgos: Hallazgo[],
): void {
  const check = (ruta: string, nombre: string, value: string | undefined) => {
    if (value !== undefined && placesOf(value.trim()) > decimals && !isFull(hallazgos))
      hallazgos.push(
        hallazgo('decimalesDeMoneda', {
          ruta: `${ruta}/@${nombre}`,
          nombre,
          encontrado: value,
          esperado: String(decimals),
        }),
      )
  }
  check('/cfdi:Comprobante', 'SubTotal', subTotal)
  check('/cfdi:Comprobante', 'Descuento', descuento)
  check('/cfdi:Comprobante', 'Total', total)
  check(IMPUESTOS, 'TotalImpuestosRetenidos', impuestos?.totalImpuestosRetenidos)
  check(IMPUESTOS, 'TotalImpuestosTrasladados', impuestos?.totalImpuestosTrasladados)
  impuestos?.retenciones.forEach(({ importe }, i) =>
    check(`${IMPUESTOS}/cfdi:Retenciones/cfdi:Retencion[${i + 1}]`, 'Importe', importe),
  )
  impuestos?.traslados.forEach(({ base, importe }, i) => {
    const ruta = `${IMPUESTOS}/cfdi:Traslados/cfdi:Traslado[${i + 1}]`
    check(ruta, 'Base', base)
    check(ruta, 'Importe', importe)
  })
}
