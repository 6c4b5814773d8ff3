import type { Cfdi } from '../cfdi.ts'
import { localesOf } from '../complemento.ts'
import { add, compare, formatDecimal, isZero, type Millonesimas, multiply, subtract } from '../decimal.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import { amount } from './limites-importe.ts'
import { Sumas } from './sumas.ts'

const LOCALES = '/cfdi:Comprobante/cfdi:Complemento/implocal:ImpuestosLocales'
/** Of the federation, that has its own place in the CFDI: «IVA», «I.V.A. 16%», «RET. DE ISR». */
const federal =
  /^(?:RET(?:ENCION)?(?: DE)? )?(?:IVA|ISR|IEPS|IMPUESTO AL VALOR AGREGADO|IMPUESTO SOBRE LA RENTA)(?: RETENIDO| TRASLADADO)?(?: (?:AL )?\d+(?:\.\d+)? ?%?)?$/
const isFederal = (nombre: string): boolean =>
  nombre.length <= 60 &&
  federal.test(
    nombre
      .normalize('NFD')
      .replace(/[\u0300-\u036f]|(?<=[A-Za-z])\./g, '')
      .trim()
      .replace(/\s+/g, ' ')
      .toUpperCase(),
  )
const CARGOS = '/cfdi:Comprobante/cfdi:Complemento/aerolineas:Aerolineas/aerolineas:OtrosCargos'

/** Lodging tax and the like, and the other charges of an airline: each total against its rows. */
export function checkComplementosLocales(cfdi: Cfdi, hallazgos: Hallazgo[]): void {
  const { aerolineas, subTotal, descuento } = cfdi
  for (const impuestosLocales of localesOf(cfdi)) {
    const { retencionesLocales, trasladosLocales, totalDeRetenciones, totalDeTraslados } = impuestosLocales
    const checkSign = (ruta: string, values: Readonly<Record<string, string>>) => {
      for (const [nombre, encontrado] of Object.entries(values))
        if (compare(amount(encontrado), 0) < 0 && !isFull(hallazgos))
          hallazgos.push(
            hallazgo('importeNegativo', { ruta: `${LOCALES}${ruta}/@${nombre}`, nombre, encontrado }),
          )
    }
    checkSign('', { TotaldeRetenciones: totalDeRetenciones, TotaldeTraslados: totalDeTraslados })
    const compareSum = (nombre: string, text: string, rows: readonly { importe: string }[]) => {
      const sum = rows.reduce<Millonesimas>((s, r) => add(s, amount(r.importe)), 0)
      if (compare(amount(text), sum) !== 0)
        hallazgos.push(
          hallazgo('localesNoCuadra', {
            ruta: `${LOCALES}/@${nombre}`,
            nombre,
            encontrado: text,
            esperado: formatDecimal(sum),
          }),
        )
    }
    compareSum('TotaldeRetenciones', totalDeRetenciones, retencionesLocales)
    compareSum('TotaldeTraslados', totalDeTraslados, trasladosLocales)
    const base = subtract(amount(subTotal), amount(descuento ?? '0'))
    const juntos = new Sumas()
    const checkRate = (ruta: string, nombre: string, tasa: string, importe: string) => {
      if (isFederal(nombre) && !isFull(hallazgos))
        hallazgos.push(hallazgo('localEsFederal', { ruta: `${LOCALES}/${ruta}`, encontrado: nombre }))
      // A charge by night, as a municipality's derecho de saneamiento, has no rate to be held to.
      if (isZero(amount(tasa))) return
      const expected = multiply(base, multiply(amount(tasa), 10_000), 2)
      const key = `${ruta.split('[')[0]} ${nombre} ${amount(tasa)}`
      // As many rows, as many centavos of rounding.
      juntos.add(key, 10_000, amount(importe))
      const suma = juntos.get(key)!
      // The base of a local tax is often only part of the invoice (lodging without meals): more than the whole is odd.
      if (compare(suma.importe, add(expected, suma.base)) > 0 && !isFull(hallazgos))
        hallazgos.push(
          hallazgo('importeLocal', {
            ruta: `${LOCALES}/${ruta}/@Importe`,
            nombre,
            encontrado: formatDecimal(suma.importe),
            esperado: formatDecimal(expected),
          }),
        )
    }
    trasladosLocales.forEach(({ impLocTrasladado, tasadeTraslado, importe }, i) => {
      const ruta = `implocal:TrasladosLocales[${i + 1}]`
      checkSign(`/${ruta}`, { TasadeTraslado: tasadeTraslado, Importe: importe })
      checkRate(ruta, impLocTrasladado, tasadeTraslado, importe)
    })
    retencionesLocales.forEach(({ impLocRetenido, tasadeRetencion, importe }, i) => {
      const ruta = `implocal:RetencionesLocales[${i + 1}]`
      checkSign(`/${ruta}`, { TasadeRetencion: tasadeRetencion, Importe: importe })
      checkRate(ruta, impLocRetenido, tasadeRetencion, importe)
    })
  }
  const cargos = aerolineas?.otrosCargos
  if (!cargos) return
  const sum = cargos.cargos.reduce<Millonesimas>((s, c) => add(s, amount(c.importe)), 0)
  if (compare(amount(cargos.totalCargos), sum) !== 0)
    hallazgos.push(
      hallazgo('totalCargosNoCuadra', {
        ruta: `${CARGOS}/@TotalCargos`,
        encontrado: cargos.totalCargos,
        esperado: formatDecimal(sum),
      }),
    )
}
