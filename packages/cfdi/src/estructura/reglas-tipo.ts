import type { Cfdi } from '../cfdi.ts'
import { isZero, parseDecimal } from '../decimal.ts'
import { type DatosHallazgo, type Hallazgo, hallazgo, isFull, type Severidad } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import { isComercioExterior } from './reglas-aduana.ts'
import { CONCEPTOS, RAIZ, type Ruta, rutaConcepto, rutaDe, textOfRuta } from './ruta.ts'

/** What the kind of document (ingreso, egreso, traslado, nómina, pago) demands and forbids. */
export function checkTipo(cfdi: Cfdi, hallazgos: Hallazgo[]): void {
  const report = (codigo: CodigoHallazgo, atributo: string, datos: DatosHallazgo = {}) =>
    hallazgos.push(hallazgo(codigo, { ruta: textOfRuta(RAIZ, atributo), ...datos }))
  const { tipoDeComprobante: tipo } = cfdi
  if (tipo === 'I' || tipo === 'E') {
    checkPago(cfdi, report)
    checkUsoDeTipo(cfdi, hallazgos)
  }
  if (tipo === 'I' || tipo === 'E' || tipo === 'N') checkValores(cfdi, hallazgos)
  if (tipo === 'P' || tipo === 'T') checkWithoutAmounts(cfdi, report)
  if (tipo === 'P') checkPagoConcepto(cfdi, hallazgos)
  if (tipo === 'N') checkNomina(cfdi, hallazgos, report)
  if (tipo === 'T') checkTrasladoConceptos(cfdi, hallazgos)
  checkMoneda(cfdi, report)
  if (tipo === 'P' && !cfdi.pagos)
    report('complementoNoCorresponde', '', {
      encontrado: tipo,
      nombre: 'debe llevar el complemento de pagos',
    })
  if (tipo !== 'P' && tipo !== '' && cfdi.pagos)
    report('complementoNoCorresponde', '', {
      encontrado: tipo,
      nombre: 'no debe llevar el complemento de pagos',
    })
  const { rfc, nombre } = cfdi.receptor
  const esPublico = rfc === 'XAXX010101000' && nombre === 'PUBLICO EN GENERAL'
  if (cfdi.informacionGlobal && !(tipo === 'I' && esPublico)) report('informacionGlobalIndebida', '')
  if (tipo === 'I' && !cfdi.informacionGlobal && esPublico)
    report('elementoFaltante', '', { nombre: 'cfdi:InformacionGlobal' })
  checkGlobal(cfdi, hallazgos)
  if (cfdi.exportacion === '02' && !cfdi.complementos.some(isComercioExterior))
    report('elementoFaltante', 'Exportacion', {
      nombre: 'ComercioExterior, que pide Exportacion 02',
    })
}

type Report = (codigo: CodigoHallazgo, atributo: string, datos?: DatosHallazgo) => void

function checkPago({ metodoPago, formaPago, tipoDeComprobante }: Cfdi, report: Report): void {
  if (metodoPago === undefined)
    report('pagoFaltante', 'MetodoPago', { nombre: 'MetodoPago', esperado: tipoDeComprobante })
  if (formaPago === undefined)
    report('pagoFaltante', 'FormaPago', { nombre: 'FormaPago', esperado: tipoDeComprobante })
  else if (metodoPago === 'PPD' && formaPago !== '99')
    report('formaPagoPpdNo99', 'FormaPago', { encontrado: formaPago, esperado: '99' })
  else if (metodoPago === 'PUE' && formaPago === '99')
    report('formaPagoPue99', 'FormaPago', { encontrado: formaPago })
}

/** The SAT lets them pass in any document, but what they name is a payment received and a payroll. */
function checkUsoDeTipo({ receptor, tipoDeComprobante: nombre }: Cfdi, hallazgos: Hallazgo[]): void {
  if (receptor.usoCfdi === 'CP01' || receptor.usoCfdi === 'CN01')
    hallazgos.push(
      hallazgo('valorPorTipo', {
        severidad: 'aviso',
        ruta: '/cfdi:Comprobante/cfdi:Receptor/@UsoCFDI',
        nombre,
        encontrado: receptor.usoCfdi,
        esperado: 'el uso que el receptor da a lo que compra',
      }),
    )
}

/** A payroll has its use, and is paid in no form that it could say. */
function checkNomina({ formaPago, receptor }: Cfdi, hallazgos: Hallazgo[], report: Report): void {
  if (formaPago !== undefined)
    report('atributoProhibidoPorTipo', 'FormaPago', {
      nombre: 'FormaPago',
      encontrado: formaPago,
      esperado: 'N',
    })
  if (receptor.usoCfdi !== 'CN01')
    hallazgos.push(
      hallazgo('valorPorTipo', {
        ruta: '/cfdi:Comprobante/cfdi:Receptor/@UsoCFDI',
        nombre: 'N',
        encontrado: receptor.usoCfdi,
        esperado: 'CN01',
      }),
    )
}

function checkWithoutAmounts(cfdi: Cfdi, report: Report): void {
  const tipo = cfdi.tipoDeComprobante
  const forbidden = [
    ['FormaPago', cfdi.formaPago],
    ['MetodoPago', cfdi.metodoPago],
    ['Descuento', cfdi.descuento],
    // A traslado may state terms; a pago may not.
    ['CondicionesDePago', tipo === 'P' ? cfdi.condicionesDePago : undefined],
    ['TipoCambio', tipo === 'P' ? cfdi.tipoCambio : undefined],
  ] as const
  for (const [nombre, value] of forbidden)
    if (value !== undefined)
      report('atributoProhibidoPorTipo', nombre, { nombre, encontrado: value, esperado: tipo })
  if (cfdi.impuestos)
    report('atributoProhibidoPorTipo', '', {
      nombre: 'el nodo Impuestos',
      encontrado: 'cfdi:Impuestos',
      esperado: tipo,
    })
  const expect = (atributo: string, value: string, esperado: string, right: boolean) => {
    if (!right) report('valorPorTipo', atributo, { nombre: tipo, encontrado: value, esperado })
  }
  const zero = (value: string) => isZero(parseDecimal(value.trim()) ?? 1)
  expect('SubTotal', cfdi.subTotal, '0', zero(cfdi.subTotal))
  expect('Total', cfdi.total, '0', zero(cfdi.total))
  if (tipo !== 'P') return
  expect('Moneda', cfdi.moneda, 'XXX', cfdi.moneda === 'XXX')
  expect('Exportacion', cfdi.exportacion ?? '', '01', cfdi.exportacion === '01')
}

/** Months by month, and by pairs of the regime that files so; of this year or the one before. */
function checkGlobal(
  { informacionGlobal, emisor, fecha, tipoDeComprobante: nombre }: Cfdi,
  hallazgos: Hallazgo[],
): void {
  if (!informacionGlobal) return
  const { periodicidad, meses, año } = informacionGlobal
  const expect = (
    atributo: string,
    encontrado: string,
    esperado: string,
    right: boolean,
    severidad: Severidad = 'error',
  ) => {
    if (!right && encontrado !== '')
      hallazgos.push(
        hallazgo('valorPorTipo', {
          severidad,
          ruta: textOfRuta(rutaDe(RAIZ, 'cfdi:InformacionGlobal'), atributo),
          nombre,
          encontrado,
          esperado,
        }),
      )
  }
  const bimestral = periodicidad === '05'
  const bimestre = /^1[3-8]$/.test(meses)
  const year = Number(fecha.slice(0, 4))
  expect('Meses', meses, bimestral ? 'un bimestre (13 a 18)' : 'un mes (01 a 12)', bimestral === bimestre)
  expect(
    'Periodicidad',
    periodicidad,
    'otra que 05, que es del régimen 621',
    !bimestral || emisor.regimenFiscal === '621',
  )
  expect('Año', año, `${year} o ${year - 1}`, [year, year - 1].includes(Number(año)))
  // 13 to 18 are pairs of months, from January on; the SAT lets one pass that has not begun.
  const primero = Number(meses) > 12 ? 2 * Number(meses) - 25 : Number(meses)
  const empezado = `${año}-${String(primero).padStart(2, '0')}` <= fecha.slice(0, 7)
  expect('Meses', meses, 'un periodo que ya empezó', empezado || Number(año) !== year, 'aviso')
}

/** What is sold, given back or paid to an employee has a price. */
function checkValores({ conceptos, tipoDeComprobante: nombre }: Cfdi, hallazgos: Hallazgo[]): void {
  const check = (ruta: Ruta, valorUnitario: string | undefined) => {
    if (valorUnitario !== undefined && parseDecimal(valorUnitario.trim()) === 0 && !isFull(hallazgos))
      hallazgos.push(
        hallazgo('valorPorTipo', {
          ruta: textOfRuta(ruta, 'ValorUnitario'),
          nombre,
          encontrado: valorUnitario,
          esperado: 'mayor que cero',
        }),
      )
  }
  conceptos.forEach(({ valorUnitario, partes }, i) => {
    check(rutaConcepto(i), valorUnitario)
    partes.forEach((parte, j) => check(rutaDe(rutaConcepto(i), 'cfdi:Parte', j + 1), parte.valorUnitario))
  })
}

/** What is only moved has no price to lower. */
function checkTrasladoConceptos({ conceptos }: Cfdi, hallazgos: Hallazgo[]): void {
  for (const [i, { descuento }] of conceptos.entries())
    if (descuento !== undefined && !isFull(hallazgos))
      hallazgos.push(
        hallazgo('atributoProhibidoPorTipo', {
          ruta: textOfRuta(rutaConcepto(i), 'Descuento'),
          nombre: 'Descuento',
          encontrado: descuento,
          esperado: 'T',
        }),
      )
}

/** A pago describes nothing: one fixed concept stands for it. */
function checkPagoConcepto({ conceptos, receptor, cfdiRelacionados }: Cfdi, hallazgos: Hallazgo[]): void {
  const expect = (ruta: string, encontrado: string, esperado: string, right = encontrado === esperado) => {
    if (!right) hallazgos.push(hallazgo('valorPorTipo', { ruta, nombre: 'P', encontrado, esperado }))
  }
  expect('/cfdi:Comprobante/cfdi:Receptor/@UsoCFDI', receptor.usoCfdi, 'CP01')
  // The guide knows no other relation of a payment; no matrix refuses one.
  cfdiRelacionados.forEach(({ tipoRelacion: encontrado }, i) => {
    const ruta = textOfRuta(rutaDe(RAIZ, 'cfdi:CfdiRelacionados', i + 1), 'TipoRelacion')
    const datos = { severidad: 'aviso', ruta, nombre: 'P', encontrado, esperado: '04' } as const
    if (encontrado !== '04' && !isFull(hallazgos)) hallazgos.push(hallazgo('valorPorTipo', datos))
  })
  expect(textOfRuta(CONCEPTOS), `${conceptos.length} conceptos`, 'un concepto', conceptos.length === 1)
  const concepto = conceptos[0]
  if (!concepto) return
  const zero = (value: string) => isZero(parseDecimal(value.trim()) ?? 1)
  const at = (atributo: string) => textOfRuta(rutaConcepto(0), atributo)
  expect(at('ClaveProdServ'), concepto.claveProdServ, '84111506')
  expect(at('ClaveUnidad'), concepto.claveUnidad, 'ACT')
  expect(at('Cantidad'), concepto.cantidad, '1')
  expect(at('Descripcion'), concepto.descripcion, 'Pago')
  expect(at('ValorUnitario'), concepto.valorUnitario, '0', zero(concepto.valorUnitario))
  expect(at('Importe'), concepto.importe, '0', zero(concepto.importe))
  expect(at('ObjetoImp'), concepto.objetoImp, '01')
  const sobra = (ruta: string, nombre: string, encontrado: string) =>
    hallazgos.push(hallazgo('atributoProhibidoPorTipo', { ruta, nombre, encontrado, esperado: 'P' }))
  for (const [nombre, value] of [
    ['NoIdentificacion', concepto.noIdentificacion],
    ['Unidad', concepto.unidad],
    ['Descuento', concepto.descuento],
  ] as const)
    if (value !== undefined) sobra(at(nombre), nombre, value)
  // On account of whom is all that it may say besides.
  for (const [nombre, nodos] of [
    ['InformacionAduanera', concepto.informacionAduanera],
    ['CuentaPredial', concepto.cuentaPredial],
    ['ComplementoConcepto', concepto.complementos],
    ['Parte', concepto.partes],
  ] as const)
    if (nodos.length > 0)
      sobra(textOfRuta(rutaDe(rutaConcepto(0), `cfdi:${nombre}`)), `el nodo ${nombre}`, `cfdi:${nombre}`)
}

function checkMoneda({ moneda, tipoCambio, tipoDeComprobante: tipo }: Cfdi, report: Report): void {
  if (moneda === 'MXN') {
    if (tipoCambio !== undefined && parseDecimal(tipoCambio.trim()) !== 1_000_000)
      report('tipoCambioIncorrecto', 'TipoCambio', { nombre: moneda, encontrado: tipoCambio, esperado: '1' })
    return
  }
  if (moneda === 'XXX') {
    if (tipoCambio !== undefined && tipo !== 'P')
      report('atributoProhibidoPorTipo', 'TipoCambio', {
        nombre: 'TipoCambio con la moneda XXX',
        encontrado: tipoCambio,
        esperado: tipo,
      })
    if (tipo === 'I' || tipo === 'E' || tipo === 'N')
      report('valorPorTipo', 'Moneda', { nombre: tipo, encontrado: moneda, esperado: 'una moneda' })
    return
  }
  if (moneda !== '' && tipoCambio === undefined && tipo !== 'P')
    report('tipoCambioFaltante', 'TipoCambio', { encontrado: moneda })
  else if (moneda !== '' && parseDecimal(tipoCambio?.trim() ?? '') === 1_000_000)
    report('cambioAUno', 'TipoCambio', { nombre: 'TipoCambio', encontrado: moneda })
}
