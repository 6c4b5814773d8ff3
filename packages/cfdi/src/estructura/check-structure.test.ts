import { describe, expect, it } from 'vitest'
import { datosDe, datosPago } from '../../testing/documents.ts'
import { sign } from '../../testing/fixture.ts'
import type { DatosCfdi } from '../build-cfdi.ts'
import type { Hallazgo, Severidad } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import { checkStructure } from './check-structure.ts'

const findingsOf = (datos: DatosCfdi) => {
  const found: Hallazgo[] = []
  checkStructure(sign(datos).cfdi, found)
  return found.map((h) => [h.codigo, h.severidad, h.ruta])
}

type Case = [
  rule: string,
  change: (d: DatosCfdi) => void,
  codigo: CodigoHallazgo,
  severidad: Severidad,
  ruta: string,
]

const ROOT = '/cfdi:Comprobante'
const CONCEPTO = `${ROOT}/cfdi:Conceptos/cfdi:Concepto[1]`
const TRASLADO = `${CONCEPTO}/cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado[1]`
const traslado = (d: DatosCfdi) => d.conceptos![0]!.impuestos!.traslados![0]!

const INGRESO: Case[] = [
  [
    'an amount is a plain decimal',
    (d) => (d.total = '1,160.00'),
    'atributoInvalido',
    'error',
    `${ROOT}/@Total`,
  ],
  ['an amount has no sign', (d) => (d.subTotal = '-1'), 'atributoInvalido', 'error', `${ROOT}/@SubTotal`],
  [
    'an amount has at most six decimals',
    (d) => (d.conceptos![0]!.importe = '1.0000001'),
    'atributoInvalido',
    'error',
    `${CONCEPTO}/@Importe`,
  ],
  [
    'a quantity is above zero',
    (d) => (d.conceptos![0]!.cantidad = '0.00'),
    'atributoInvalido',
    'error',
    `${CONCEPTO}/@Cantidad`,
  ],
  [
    'a date has its form',
    (d) => (d.fecha = '2026-11-10 10:00:00'),
    'atributoInvalido',
    'error',
    `${ROOT}/@Fecha`,
  ],
  ['a date exists', (d) => (d.fecha = '2026-02-29T10:00:00'), 'atributoInvalido', 'error', `${ROOT}/@Fecha`],
  [
    'a text holds no bar',
    (d) => (d.emisor.nombre = 'A|B'),
    'atributoInvalido',
    'error',
    `${ROOT}/cfdi:Emisor/@Nombre`,
  ],
  [
    'a text keeps to its length',
    (d) => (d.serie = 'x'.repeat(26)),
    'atributoInvalido',
    'error',
    `${ROOT}/@Serie`,
  ],
  ['an optional field is not empty', (d) => (d.serie = ''), 'atributoInvalido', 'error', `${ROOT}/@Serie`],
  [
    'a postal code has five digits',
    (d) => (d.lugarExpedicion = '7750'),
    'atributoInvalido',
    'error',
    `${ROOT}/@LugarExpedicion`,
  ],
  [
    'ClaveProdServ has eight digits',
    (d) => (d.conceptos![0]!.claveProdServ = '9011180'),
    'atributoInvalido',
    'error',
    `${CONCEPTO}/@ClaveProdServ`,
  ],
  [
    'a tax id has its form',
    (d) => (d.receptor.rfc = 'via150101kl7'),
    'atributoInvalido',
    'error',
    `${ROOT}/cfdi:Receptor/@Rfc`,
  ],
  [
    'a key exists in its catalogue',
    (d) => (d.formaPago = '77'),
    'claveDesconocida',
    'error',
    `${ROOT}/@FormaPago`,
  ],
  [
    'a use exists in its catalogue',
    (d) => (d.receptor.usoCfdi = 'P01'),
    'claveDesconocida',
    'error',
    `${ROOT}/cfdi:Receptor/@UsoCFDI`,
  ],
  [
    'a key is in force at Fecha',
    (d) => {
      d.fecha = '2023-05-05T10:00:00'
      d.conceptos![0]!.objetoImp = '07'
    },
    'claveFueraDeVigencia',
    'aviso',
    `${CONCEPTO}/@ObjetoImp`,
  ],
  [
    'a CFDI 4.0 is not older than its version',
    (d) => (d.fecha = '2021-12-31T10:00:00'),
    'fechaAnteriorAVersion',
    'aviso',
    `${ROOT}/@Fecha`,
  ],
  ['PPD goes with form 99', (d) => (d.metodoPago = 'PPD'), 'formaPagoPpdNo99', 'error', `${ROOT}/@FormaPago`],
  [
    'PUE never goes with form 99',
    (d) => (d.formaPago = '99'),
    'formaPagoPue99',
    'error',
    `${ROOT}/@FormaPago`,
  ],
  [
    'an ingreso states its method',
    (d) => (d.metodoPago = undefined),
    'pagoFaltante',
    'aviso',
    `${ROOT}/@MetodoPago`,
  ],
  [
    'MXN has exchange rate 1',
    (d) => (d.tipoCambio = '18.5'),
    'tipoCambioIncorrecto',
    'error',
    `${ROOT}/@TipoCambio`,
  ],
  [
    'a foreign currency has an exchange rate',
    (d) => (d.moneda = 'USD'),
    'tipoCambioFaltante',
    'error',
    `${ROOT}/@TipoCambio`,
  ],
  ['an ingreso has a currency', (d) => (d.moneda = 'XXX'), 'valorPorTipo', 'error', `${ROOT}/@Moneda`],
  [
    'the regime of the issuer suits its kind of person',
    (d) => (d.emisor.regimenFiscal = '612'),
    'regimenNoCorresponde',
    'error',
    `${ROOT}/cfdi:Emisor/@RegimenFiscal`,
  ],
  [
    'the regime of the receiver suits its kind of person',
    (d) => {
      d.receptor.regimenFiscalReceptor = '605'
      d.receptor.usoCfdi = 'S01'
    },
    'regimenNoCorresponde',
    'error',
    `${ROOT}/cfdi:Receptor/@RegimenFiscalReceptor`,
  ],
  [
    'the use suits the regime of the receiver',
    (d) => (d.receptor.regimenFiscalReceptor = '610'),
    'usoNoCorresponde',
    'error',
    `${ROOT}/cfdi:Receptor/@UsoCFDI`,
  ],
  [
    'the use suits the kind of person',
    (d) => (d.receptor.usoCfdi = 'D01'),
    'usoNoCorresponde',
    'error',
    `${ROOT}/cfdi:Receptor/@UsoCFDI`,
  ],
  [
    'the general public has regime 616',
    (d) =>
      (d.receptor = {
        ...d.receptor,
        rfc: 'XAXX010101000',
        usoCfdi: 'S01',
        domicilioFiscalReceptor: '77500',
      }),
    'receptorGenerico',
    'error',
    `${ROOT}/cfdi:Receptor/@RegimenFiscalReceptor`,
  ],
  [
    'a foreign tax id comes with its country',
    (d) => (d.receptor.numRegIdTrib = 'X1'),
    'residenciaFaltante',
    'error',
    `${ROOT}/cfdi:Receptor/@ResidenciaFiscal`,
  ],
  [
    'InformacionGlobal is for the general public',
    (d) => (d.informacionGlobal = { periodicidad: '01', meses: '01', año: '2026' }),
    'informacionGlobalIndebida',
    'aviso',
    ROOT,
  ],
  [
    '[VI-A3] InformacionGlobal of a month to come',
    (d) => (d.informacionGlobal = { periodicidad: '04', meses: '12', año: '2026' }),
    'valorPorTipo',
    'aviso',
    `${ROOT}/cfdi:InformacionGlobal/@Meses`,
  ],
  [
    'a tax id with a date that does not exist is refused',
    (d) => (d.receptor.rfc = 'VIA150231KL7'),
    'rfcInvalido',
    'error',
    `${ROOT}/cfdi:Receptor/@Rfc`,
  ],
  [
    'a check digit that does not match only warns',
    (d) => (d.receptor.rfc = 'VIA150101KL8'),
    'rfcDigito',
    'aviso',
    `${ROOT}/cfdi:Receptor/@Rfc`,
  ],
  [
    'ObjetoImp 02 breaks down taxes',
    (d) => (d.conceptos![0]!.impuestos = undefined),
    'objetoImpSinImpuestos',
    'error',
    `${CONCEPTO}/@ObjetoImp`,
  ],
  [
    'ObjetoImp 01 breaks down none',
    (d) => (d.conceptos![0]!.objetoImp = '01'),
    'objetoImpSinImpuestos',
    'error',
    `${CONCEPTO}/@ObjetoImp`,
  ],
  [
    'Exento has neither rate nor amount',
    (d) => (traslado(d).tipoFactor = 'Exento'),
    'impuestoIncompleto',
    'error',
    TRASLADO,
  ],
  [
    'Tasa has a rate and an amount',
    (d) => (traslado(d).importe = undefined),
    'impuestoIncompleto',
    'error',
    TRASLADO,
  ],
  [
    'ISR is never transferred',
    (d) => (traslado(d).impuesto = '001'),
    'impuestoNoAdmitido',
    'error',
    `${TRASLADO}/@Impuesto`,
  ],
  [
    'a rate of IVA is one of the catalogue',
    (d) => (traslado(d).tasaOCuota = '0.150000'),
    'tasaNoAdmitida',
    'error',
    `${TRASLADO}/@TasaOCuota`,
  ],
  [
    'a rate of IEPS outside the catalogue only warns',
    (d) => {
      traslado(d).impuesto = '003'
      traslado(d).tasaOCuota = '0.111111'
    },
    'tasaNoAdmitida',
    'aviso',
    `${TRASLADO}/@TasaOCuota`,
  ],
  [
    'only a pago carries the complement of payments',
    (d) => (d.pagos = datosPago().pagos),
    'complementoNoCorresponde',
    'error',
    ROOT,
  ],
]

const PAGO: Case[] = [
  [
    'a pago has no FormaPago',
    (d) => (d.formaPago = '03'),
    'atributoProhibidoPorTipo',
    'error',
    `${ROOT}/@FormaPago`,
  ],
  [
    'a pago has no MetodoPago',
    (d) => (d.metodoPago = 'PUE'),
    'atributoProhibidoPorTipo',
    'error',
    `${ROOT}/@MetodoPago`,
  ],
  ['a pago has currency XXX', (d) => (d.moneda = 'MXN'), 'valorPorTipo', 'error', `${ROOT}/@Moneda`],
  ['a pago has Total 0', (d) => (d.total = '1160.00'), 'valorPorTipo', 'error', `${ROOT}/@Total`],
  [
    'a pago has use CP01',
    (d) => (d.receptor.usoCfdi = 'G03'),
    'valorPorTipo',
    'error',
    `${ROOT}/cfdi:Receptor/@UsoCFDI`,
  ],
  [
    'a pago has its one fixed concept',
    (d) => (d.conceptos![0]!.claveProdServ = '90111800'),
    'valorPorTipo',
    'error',
    `${CONCEPTO}/@ClaveProdServ`,
  ],
  ['a pago carries its complement', (d) => (d.pagos = undefined), 'complementoNoCorresponde', 'error', ROOT],
  [
    'a form of payment exists',
    (d) => (d.pagos!.pagos![0]!.formaDePagoP = '98'),
    'claveDesconocida',
    'error',
    `${ROOT}/cfdi:Complemento/pago20:Pagos/pago20:Pago[1]/@FormaDePagoP`,
  ],
]

describe('structure and catalogues', () => {
  it('have nothing to say about a right document', () => {
    expect(findingsOf(datosDe(3))).toEqual([])
    expect(findingsOf(datosPago())).toEqual([])
  })

  it.each(INGRESO)('%s', (_, change, codigo, severidad, ruta) => {
    const datos = datosDe(1)
    change(datos)
    expect(findingsOf(datos)).toContainEqual([codigo, severidad, ruta])
  })

  it.each(PAGO)('%s', (_, change, codigo, severidad, ruta) => {
    const datos = datosPago()
    change(datos)
    expect(findingsOf(datos)).toContainEqual([codigo, severidad, ruta])
  })
})
