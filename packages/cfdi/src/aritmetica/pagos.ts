import {
  add,
  compare,
  formatDecimal,
  isZero,
  type Millonesimas,
  multiply,
  round,
  subtract,
} from '../decimal.ts'
import { faltaDeObjeto } from '../estructura/reglas-conceptos.ts'
import { COMPLEMENTO, type Ruta, rutaDe, textOfRuta } from '../estructura/ruta.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import type { DoctoRelacionado, Pago, Pagos } from '../pagos.ts'
import { amount, faultOfProduct, placesOf } from './limites-importe.ts'
import { decimalsOf } from './monedas.ts'
import { checkCuentas } from './pagos-cuentas.ts'
import { equivalenciaDe, inMonedaP, leastOfMonto, type Reportar } from './pagos-importes.ts'
import { checkImpuestosPago } from './pagos-impuestos.ts'
import { checkParcialidades } from './pagos-parcialidades.ts'
import { checkTotalesPagos } from './pagos-totales.ts'

/** `emision` is the Fecha of the document that carries them. */
export function checkPagos(pagos: Pagos, emision: string, hallazgos: Hallazgo[]): void {
  const base = rutaDe(COMPLEMENTO, 'pago20:Pagos')
  const report: Reportar = (codigo, ruta, atributo, datos = {}) => {
    if (!isFull(hallazgos)) hallazgos.push(hallazgo(codigo, { ruta: textOfRuta(ruta, atributo), ...datos }))
  }
  const seen = new Set<string>()
  pagos.pagos.forEach((pago, i) => {
    const ruta = rutaDe(base, 'pago20:Pago', i + 1)
    checkPago(pago, ruta, report)
    // By the day: whoever does not know the hour of a payment writes noon.
    if (emision !== '' && pago.fechaPago.slice(0, 10) > emision.slice(0, 10))
      report('fechaPagoPosterior', ruta, 'FechaPago', { encontrado: pago.fechaPago, esperado: emision })
    pago.doctosRelacionados.forEach((docto, j) => {
      const at = rutaDe(ruta, 'pago20:DoctoRelacionado', j + 1)
      checkDocto(docto, pago, at, report)
      const key = `${docto.idDocumento.toLowerCase()} ${docto.numParcialidad}`
      if (seen.has(key)) report('documentoRepetido', at, 'IdDocumento', { encontrado: docto.idDocumento })
      seen.add(key)
    })
    checkImpuestosPago(pago, ruta, report)
  })
  checkParcialidades(pagos, base, report)
  checkTotalesPagos(pagos, base, report)
}

function checkPago(pago: Pago, ruta: Ruta, report: Reportar): void {
  const { monedaP, tipoCambioP, formaDePagoP, monto } = pago
  if (monedaP === 'XXX')
    report('monedaPagoIndebida', ruta, 'MonedaP', { nombre: 'MonedaP', encontrado: monedaP })
  if (formaDePagoP === '99') report('formaPagoIndebida', ruta, 'FormaDePagoP', { encontrado: formaDePagoP })
  if (tipoCambioP === undefined) {
    if (monedaP !== '' && monedaP !== 'MXN')
      report('tipoCambioFaltante', ruta, 'TipoCambioP', { encontrado: monedaP })
  }
  if (monedaP !== 'MXN' && monedaP !== 'XXX' && amount(tipoCambioP) === 1_000_000)
    report('cambioAUno', ruta, 'TipoCambioP', { nombre: 'TipoCambioP', encontrado: monedaP })
  // It has to say so, where an invoice in pesos need not.
  if (monedaP === 'MXN' && amount(tipoCambioP) !== 1_000_000)
    report('tipoCambioIncorrecto', ruta, 'TipoCambioP', {
      nombre: monedaP,
      encontrado: tipoCambioP ?? '',
      esperado: '1',
    })
  checkDecimals({ Monto: monto }, monedaP, ruta, report)
  checkCadena(pago, ruta, report)
  checkCuentas(pago, ruta, report)
  const decimals = decimalsOf(monedaP)
  const total = amount(monto)
  let paid: Millonesimas = 0
  let least: Millonesimas = 0
  let slack = 0
  for (const docto of pago.doctosRelacionados) {
    paid = add(paid, inMonedaP(amount(docto.impPagado), equivalenciaDe(docto)))
    least = add(least, leastOfMonto(docto, decimals))
    if (docto.monedaDR !== monedaP) slack += 10 ** (6 - decimals)
  }
  const datos = { encontrado: formatDecimal(round(paid, decimals), decimals), esperado: monto }
  if (compare(least, total) > 0) report('pagadoMayorQueMonto', ruta, 'Monto', datos)
  else if (compare(paid, subtract(total, slack)) < 0)
    // Between two currencies what is left over may be an equivalence turned round.
    report('pagadoMenorQueMonto', ruta, 'Monto', { ...datos, severidad: slack > 0 ? 'aviso' : 'info' })
}

/** No amount has more decimals than its currency. */
function checkDecimals(
  montos: Readonly<Record<string, string>>,
  moneda: string,
  ruta: Ruta,
  report: Reportar,
): void {
  const decimals = decimalsOf(moneda)
  for (const [nombre, encontrado] of Object.entries(montos))
    if (placesOf(encontrado.trim()) > decimals)
      report('decimalesDeMoneda', ruta, nombre, { nombre, encontrado, esperado: String(decimals) })
}

/** The proof of a transfer comes whole, and only of a transfer. */
function checkCadena(pago: Pago, ruta: Ruta, report: Reportar): void {
  const partes = [
    ['CertPago', pago.certPago],
    ['CadPago', pago.cadPago],
    ['SelloPago', pago.selloPago],
  ] as const
  if (pago.tipoCadPago === undefined) {
    for (const [nombre, encontrado] of partes)
      if (encontrado !== undefined)
        report('atributoProhibidoPorTipo', ruta, nombre, {
          nombre: `${nombre} sin TipoCadPago`,
          encontrado,
          esperado: 'P',
        })
    return
  }
  if (pago.formaDePagoP !== '03')
    report('atributoProhibidoPorTipo', ruta, 'TipoCadPago', {
      nombre: `TipoCadPago con la forma de pago ${pago.formaDePagoP}`,
      encontrado: pago.tipoCadPago,
      esperado: 'P',
    })
  for (const [nombre, value] of partes)
    if (value === undefined) report('atributoFaltante', ruta, nombre, { nombre })
}

function checkDocto(docto: DoctoRelacionado, { monedaP }: Pago, ruta: Ruta, report: Reportar): void {
  const { impSaldoAnt, impPagado, impSaldoInsoluto, monedaDR, equivalenciaDR, objetoImpDR, impuestosDR } =
    docto
  checkDecimals(
    { ImpSaldoAnt: impSaldoAnt, ImpPagado: impPagado, ImpSaldoInsoluto: impSaldoInsoluto },
    monedaDR,
    ruta,
    report,
  )
  const previous = amount(impSaldoAnt)
  const paid = amount(impPagado)
  if (isZero(previous))
    report('importeCero', ruta, 'ImpSaldoAnt', { nombre: 'ImpSaldoAnt', encontrado: impSaldoAnt })
  if (isZero(paid)) report('importeCero', ruta, 'ImpPagado', { nombre: 'ImpPagado', encontrado: impPagado })
  if (compare(paid, previous) > 0)
    report('pagadoMayorQueSaldo', ruta, 'ImpPagado', { encontrado: impPagado, esperado: impSaldoAnt })
  else if (compare(amount(impSaldoInsoluto), subtract(previous, paid)) !== 0)
    report('saldoInsoluto', ruta, 'ImpSaldoInsoluto', {
      encontrado: impSaldoInsoluto,
      esperado: formatDecimal(subtract(previous, paid)),
    })
  if (monedaDR === 'XXX')
    report('monedaPagoIndebida', ruta, 'MonedaDR', { nombre: 'MonedaDR', encontrado: monedaDR })
  const equivalencia = equivalenciaDe(docto)
  if (monedaDR === monedaP) {
    if (equivalencia !== 10_000_000_000n)
      report('equivalenciaIncorrecta', ruta, 'EquivalenciaDR', {
        encontrado: equivalenciaDR ?? '',
        esperado: '1',
      })
  } else if (equivalenciaDR === undefined)
    report('equivalenciaIncorrecta', ruta, 'EquivalenciaDR', {
      encontrado: '',
      esperado: `el valor de ${monedaP} en ${monedaDR}`,
    })
  else if (equivalencia === 10_000_000_000n && (monedaP === 'MXN' || monedaDR === 'MXN'))
    report('cambioAUno', ruta, 'EquivalenciaDR', {
      nombre: 'EquivalenciaDR',
      encontrado: monedaP === 'MXN' ? monedaDR : monedaP,
    })
  const filas = [
    ...(impuestosDR?.trasladosDR ?? []).map((t) => ({ lado: 'traslado' as const, impuesto: t.impuestoDR })),
    ...(impuestosDR?.retencionesDR ?? []).map((r) => ({
      lado: 'retencion' as const,
      impuesto: r.impuestoDR,
    })),
  ]
  const falla = faltaDeObjeto(objetoImpDR, filas)
  if (falla)
    report('impuestosPagoFaltantes', ruta, 'ObjetoImpDR', {
      nombre: `El documento relacionado declara ObjetoImpDR ${objetoImpDR} y ${falla}`,
      encontrado: objetoImpDR,
    })
  if (impuestosDR && filas.length === 0 && objetoImpDR !== '02')
    report('listaVacia', rutaDe(ruta, 'pago20:ImpuestosDR'), '', {
      nombre: 'pago20:ImpuestosDR',
      esperado: 'traslado o retención',
    })
  if (impuestosDR) checkRows(docto, ruta, report)
}

/**
 * Taxes are those of what was paid of the document: no base is above that, but by what was retained of it. Told and no more:
 * the SAT's matrix has no rule of it, and local retentions are no row here.
 */
function checkBases(
  { impuestosDR, impPagado, monedaDR }: DoctoRelacionado,
  at: Ruta,
  report: Reportar,
): void {
  const { trasladosDR, retencionesDR } = impuestosDR!
  const sum = (all: readonly Millonesimas[]) => all.reduce<Millonesimas>(add, 0)
  const retenido = sum(retencionesDR.map(({ importeDR }) => amount(importeDR)))
  // Each may be off by half of the currency's last place.
  const slack = decimalsOf(monedaDR) === 0 ? 1_000_000 : 10_000
  const most = add(add(amount(impPagado), retenido), slack)
  const porImpuesto = new Map<string, Millonesimas[]>()
  for (const { impuestoDR, baseDR } of trasladosDR)
    porImpuesto.set(impuestoDR, [...(porImpuesto.get(impuestoDR) ?? []), amount(baseDR)])
  for (const [nombre, bases] of porImpuesto) {
    const base = sum(bases)
    if (compare(base, most) > 0)
      report('baseMayorQuePago', rutaDe(at, 'pago20:TrasladosDR'), '', {
        nombre,
        encontrado: formatDecimal(base),
        esperado: impPagado,
      })
  }
  retencionesDR.forEach(({ impuestoDR, baseDR }, i) => {
    if (compare(amount(baseDR), most) > 0)
      report(
        'baseMayorQuePago',
        rutaDe(rutaDe(at, 'pago20:RetencionesDR'), 'pago20:RetencionDR', i + 1),
        'BaseDR',
        {
          nombre: impuestoDR,
          encontrado: baseDR,
          esperado: impPagado,
        },
      )
  })
}

function checkRows(docto: DoctoRelacionado, ruta: Ruta, report: Reportar): void {
  const { impuestosDR, monedaDR } = docto
  const at = rutaDe(ruta, 'pago20:ImpuestosDR')
  const check = (
    lista: string,
    renglon: string,
    i: number,
    base: string,
    tasa: string | undefined,
    importe: string | undefined,
  ) => {
    if (tasa === undefined || importe === undefined) return
    const decimals = decimalsOf(monedaDR)
    const falla = faultOfProduct(importe, base, tasa, decimals, true)
    if (falla === null) return
    const places = Math.min(6, Math.max(decimals, placesOf(importe)))
    report('importeImpuesto', rutaDe(rutaDe(at, lista), renglon, i + 1), 'ImporteDR', {
      severidad: falla.severidad,
      encontrado: importe,
      esperado: formatDecimal(multiply(amount(base), amount(tasa), places)),
    })
  }
  checkBases(docto, at, report)
  impuestosDR!.trasladosDR.forEach((t, i) =>
    check('pago20:TrasladosDR', 'pago20:TrasladoDR', i, t.baseDR, t.tasaOCuotaDR, t.importeDR),
  )
  impuestosDR!.retencionesDR.forEach((t, i) =>
    check('pago20:RetencionesDR', 'pago20:RetencionDR', i, t.baseDR, t.tasaOCuotaDR, t.importeDR),
  )
}
