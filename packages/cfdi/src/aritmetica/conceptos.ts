import type { Cfdi, Concepto, Parte, Retencion, Traslado } from '../cfdi.ts'
import { add, compare, formatDecimal, type Millonesimas, parseDecimal, subtract } from '../decimal.ts'
import { type Ruta, rutaConcepto, rutaDe, textOfRuta } from '../estructura/ruta.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import { amount, type Falla, faultOfProduct, placesOf } from './limites-importe.ts'
import { decimalsOf } from './monedas.ts'
import { claveTraslado, Sumas } from './sumas.ts'

export interface SumasConceptos {
  importe: Millonesimas
  descuento: Millonesimas
  traslados: Sumas
  retenciones: Sumas
}

/** Each concept by itself; what they sum up to is handed on. */
export function checkConceptosAritmetica({ conceptos, moneda }: Cfdi, hallazgos: Hallazgo[]): SumasConceptos {
  const sumas: SumasConceptos = { importe: 0, descuento: 0, traslados: new Sumas(), retenciones: new Sumas() }
  const decimals = decimalsOf(moneda)
  for (let i = 0; i < conceptos.length; i++) checkConcepto(conceptos[i]!, i, decimals, sumas, hallazgos)
  return sumas
}

function checkConcepto(
  concepto: Concepto,
  i: number,
  decimals: number,
  sumas: SumasConceptos,
  hallazgos: Hallazgo[],
): void {
  const importe = amount(concepto.importe)
  const descuento = amount(concepto.descuento)
  sumas.importe = add(sumas.importe, importe)
  sumas.descuento = add(sumas.descuento, descuento)
  const falla = faultOfProduct(concepto.importe, concepto.cantidad, concepto.valorUnitario, decimals)
  if (falla) report('importeConcepto', rutaConcepto(i), concepto.importe, falla, hallazgos)
  if (compare(descuento, importe) > 0 && !isFull(hallazgos))
    hallazgos.push(
      hallazgo('descuentoMayor', {
        ruta: textOfRuta(rutaConcepto(i), 'Descuento'),
        encontrado: concepto.descuento,
        esperado: concepto.importe,
      }),
    )
  checkDescuentoPlaces(concepto, i, hallazgos)
  concepto.partes.forEach((parte, j) => checkParte(parte, i, j, decimals, hallazgos))
  if (!concepto.impuestos) return
  const { traslados, retenciones } = concepto.impuestos
  for (let j = 0; j < traslados.length; j++) {
    const t = traslados[j]!
    sumas.traslados.add(
      claveTraslado(t.impuesto, t.tipoFactor, t.tasaOCuota),
      amount(t.base),
      amount(t.importe),
    )
    checkRow(t, decimals, () => rowOf(i, 'Traslados', 'Traslado', j), hallazgos)
  }
  for (let j = 0; j < retenciones.length; j++) {
    const r = retenciones[j]!
    sumas.retenciones.add(r.impuesto, amount(r.base), amount(r.importe))
    checkRow(r, decimals, () => rowOf(i, 'Retenciones', 'Retencion', j), hallazgos)
  }
  for (const rows of taxedTogether(traslados, retenciones)) checkBases(rows, concepto, i, hallazgos)
}

/** Rows that part one amount among them; IEPS may be taken on it at several rates, and at each once. */
function taxedTogether(
  traslados: readonly Traslado[],
  retenciones: readonly Retencion[],
): (readonly (Traslado | Retencion)[])[] {
  const iva = traslados.filter(({ impuesto }) => impuesto === '002')
  // What nearly every concept looks like.
  if (retenciones.length === 0 && iva.length === traslados.length) return [iva]
  const ieps = traslados.filter((t) => t.impuesto === '003' && t.tipoFactor === 'Tasa')
  const retenidas = ['001', '002'].map((impuesto) => retenciones.filter((r) => r.impuesto === impuesto))
  if (ieps.length < 2) return [iva, ...retenidas]
  const porTasa = Map.groupBy(ieps, (t) => claveTraslado(t.impuesto, t.tipoFactor, t.tasaOCuota))
  return [iva, ...[...porTasa.values()].filter((rows) => rows.length > 1), ...retenidas]
}

/** As many decimals as its Importe at most; zeros beyond them change no amount and are told. */
function checkDescuentoPlaces({ importe, descuento }: Concepto, i: number, hallazgos: Hallazgo[]): void {
  const places = placesOf(importe)
  if (descuento === undefined || placesOf(descuento) <= places || isFull(hallazgos)) return
  hallazgos.push(
    hallazgo('descuentoDecimales', {
      ruta: textOfRuta(rutaConcepto(i), 'Descuento'),
      encontrado: descuento,
      esperado: String(places),
      severidad: parseDecimal(descuento.trim(), places) === null ? 'error' : 'aviso',
    }),
  )
}

/** A part may say only what it is; where it says what it costs, it does so as a concept does. */
function checkParte(
  { cantidad, valorUnitario, importe }: Parte,
  i: number,
  j: number,
  decimals: number,
  hallazgos: Hallazgo[],
): void {
  if (valorUnitario === undefined || importe === undefined) return
  const falla = faultOfProduct(importe, cantidad, valorUnitario, decimals)
  if (falla)
    report('importeConcepto', rutaDe(rutaConcepto(i), 'cfdi:Parte', j + 1), importe, falla, hallazgos)
}

/**
 * What is taxed of a concept is no more than it is worth, less its discount (LIVA 7, 12 and 18), with the IEPS that IVA is
 * taken on. Two rows over the same amount tax it twice; one alone may have a base that no line shows, and is told, as
 * is the discount that was not taken off.
 */
function checkBases(
  rows: readonly (Traslado | Retencion)[],
  { impuestos, importe, descuento }: Concepto,
  i: number,
  hallazgos: Hallazgo[],
): void {
  const [first] = rows
  if (!first || isFull(hallazgos)) return
  const bases = rows.reduce<Millonesimas>((sum, { base }) => add(sum, amount(base)), 0)
  const neto = subtract(amount(importe), amount(descuento))
  if (compare(bases, neto) <= 0) return
  const ieps = (impuestos?.traslados ?? []).filter(({ impuesto }) => impuesto === '003')
  // A centavo of rounding a row.
  const mas = ieps.reduce<Millonesimas>((sum, t) => add(sum, amount(t.importe)), 10_000 * rows.length)
  const passes = (vale: Millonesimas) => compare(bases, add(vale, mas)) > 0
  if (!passes(neto)) return
  hallazgos.push(
    hallazgo('baseDeMas', {
      ruta: textOfRuta(rutaDe(rutaConcepto(i), 'cfdi:Impuestos')),
      nombre: first.impuesto,
      encontrado: formatDecimal(bases),
      esperado: formatDecimal(neto),
      severidad: rows.length > 1 && passes(amount(importe)) ? 'error' : 'aviso',
    }),
  )
}

const rowOf = (i: number, lista: string, renglon: string, j: number): Ruta =>
  rutaDe(rutaDe(rutaDe(rutaConcepto(i), 'cfdi:Impuestos'), `cfdi:${lista}`), `cfdi:${renglon}`, j + 1)

function checkRow(
  row: Traslado | Retencion,
  decimals: number,
  ruta: () => Ruta,
  hallazgos: Hallazgo[],
): void {
  if (row.tasaOCuota === undefined || row.importe === undefined) return
  const falla = faultOfProduct(row.importe, row.base, row.tasaOCuota, decimals, true)
  if (falla) report('importeImpuesto', ruta(), row.importe, falla, hallazgos)
}

function report(
  codigo: CodigoHallazgo,
  ruta: Ruta,
  encontrado: string,
  { rango: { desde, hasta }, severidad }: Falla,
  hallazgos: Hallazgo[],
): void {
  if (isFull(hallazgos)) return
  const low = formatDecimal(desde)
  const high = formatDecimal(hasta)
  hallazgos.push(
    hallazgo(codigo, {
      ruta: textOfRuta(ruta, 'Importe'),
      encontrado,
      esperado: low === high ? low : `de ${low} a ${high}`,
      severidad,
    }),
  )
}
