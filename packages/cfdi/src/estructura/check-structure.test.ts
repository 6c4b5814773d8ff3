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

/** One finding, in each of the ways to come by it. */
const said = (
  codigo: CodigoHallazgo,
  severidad: Severidad,
  ways: [rule: string, change: Case[1], ruta: string][],
): Case[] => ways.map(([rule, change, ruta]) => [rule, change, codigo, severidad, ruta])

const ROOT = '/cfdi:Comprobante'
const EMISOR = `${ROOT}/cfdi:Emisor`
const RECEPTOR = `${ROOT}/cfdi:Receptor`
const CONCEPTO = `${ROOT}/cfdi:Conceptos/cfdi:Concepto[1]`
const TRASLADO = `${CONCEPTO}/cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado[1]`
const traslado = (d: DatosCfdi) => d.conceptos![0]!.impuestos!.traslados![0]!

const INGRESO: Case[] = [
  ...said('atributoInvalido', 'error', [
    ['an amount is a plain decimal', (d) => (d.total = '1,160.00'), `${ROOT}/@Total`],
    ['an amount has no sign', (d) => (d.subTotal = '-1'), `${ROOT}/@SubTotal`],
    [
      'an amount has at most six decimals',
      (d) => (d.conceptos![0]!.importe = '1.0000001'),
      `${CONCEPTO}/@Importe`,
    ],
    ['a quantity is above zero', (d) => (d.conceptos![0]!.cantidad = '0.00'), `${CONCEPTO}/@Cantidad`],
    ['a date has its form', (d) => (d.fecha = '2026-11-10 10:00:00'), `${ROOT}/@Fecha`],
    ['a date exists', (d) => (d.fecha = '2026-02-29T10:00:00'), `${ROOT}/@Fecha`],
    ['a text holds no bar', (d) => (d.emisor.nombre = 'A|B'), `${EMISOR}/@Nombre`],
    ['a text keeps to its length', (d) => (d.serie = 'x'.repeat(26)), `${ROOT}/@Serie`],
    ['an optional field is not empty', (d) => (d.serie = ''), `${ROOT}/@Serie`],
    ['a postal code has five digits', (d) => (d.lugarExpedicion = '7750'), `${ROOT}/@LugarExpedicion`],
    [
      'ClaveProdServ has eight digits',
      (d) => (d.conceptos![0]!.claveProdServ = '9011180'),
      `${CONCEPTO}/@ClaveProdServ`,
    ],
    ['a tax id has its form', (d) => (d.receptor.rfc = 'via150101kl7'), `${RECEPTOR}/@Rfc`],
  ]),
  ...said('claveDesconocida', 'error', [
    ['a key exists in its catalogue', (d) => (d.formaPago = '77'), `${ROOT}/@FormaPago`],
    ['a use exists in its catalogue', (d) => (d.receptor.usoCfdi = 'P01'), `${RECEPTOR}/@UsoCFDI`],
  ]),
  ...said('claveFueraDeVigencia', 'aviso', [
    [
      'a key is in force at Fecha',
      (d) => {
        d.fecha = '2023-05-05T10:00:00'
        d.conceptos![0]!.objetoImp = '07'
      },
      `${CONCEPTO}/@ObjetoImp`,
    ],
  ]),
  ...said('fechaAnteriorAVersion', 'aviso', [
    ['a CFDI 4.0 is not older than its version', (d) => (d.fecha = '2021-12-31T10:00:00'), `${ROOT}/@Fecha`],
  ]),
  ...said('formaPagoPpdNo99', 'error', [
    ['PPD goes with form 99', (d) => (d.metodoPago = 'PPD'), `${ROOT}/@FormaPago`],
  ]),
  ...said('formaPagoPue99', 'error', [
    ['PUE never goes with form 99', (d) => (d.formaPago = '99'), `${ROOT}/@FormaPago`],
  ]),
  ...said('pagoFaltante', 'aviso', [
    ['an ingreso states its method', (d) => (d.metodoPago = undefined), `${ROOT}/@MetodoPago`],
  ]),
  ...said('tipoCambioIncorrecto', 'error', [
    ['MXN has exchange rate 1', (d) => (d.tipoCambio = '18.5'), `${ROOT}/@TipoCambio`],
  ]),
  ...said('tipoCambioFaltante', 'error', [
    ['a foreign currency has an exchange rate', (d) => (d.moneda = 'USD'), `${ROOT}/@TipoCambio`],
  ]),
  ...said('valorPorTipo', 'error', [
    ['an ingreso has a currency', (d) => (d.moneda = 'XXX'), `${ROOT}/@Moneda`],
  ]),
  ...said('regimenNoCorresponde', 'error', [
    [
      'the regime of the issuer suits its kind of person',
      (d) => (d.emisor.regimenFiscal = '612'),
      `${EMISOR}/@RegimenFiscal`,
    ],
    [
      'the regime of the receiver suits its kind of person',
      (d) => {
        d.receptor.regimenFiscalReceptor = '605'
        d.receptor.usoCfdi = 'S01'
      },
      `${RECEPTOR}/@RegimenFiscalReceptor`,
    ],
  ]),
  ...said('usoNoCorresponde', 'error', [
    [
      'the use suits the regime of the receiver',
      (d) => (d.receptor.regimenFiscalReceptor = '610'),
      `${RECEPTOR}/@UsoCFDI`,
    ],
    ['the use suits the kind of person', (d) => (d.receptor.usoCfdi = 'D01'), `${RECEPTOR}/@UsoCFDI`],
  ]),
  ...said('receptorGenerico', 'error', [
    [
      'the general public has regime 616',
      (d) =>
        (d.receptor = {
          ...d.receptor,
          rfc: 'XAXX010101000',
          usoCfdi: 'S01',
          domicilioFiscalReceptor: '77500',
        }),
      `${RECEPTOR}/@RegimenFiscalReceptor`,
    ],
  ]),
  ...said('residenciaFaltante', 'error', [
    [
      'a foreign tax id comes with its country',
      (d) => (d.receptor.numRegIdTrib = 'X1'),
      `${RECEPTOR}/@ResidenciaFiscal`,
    ],
  ]),
  ...said('informacionGlobalIndebida', 'aviso', [
    [
      'InformacionGlobal is for the general public',
      (d) => (d.informacionGlobal = { periodicidad: '01', meses: '01', año: '2026' }),
      ROOT,
    ],
  ]),
  ...said('valorPorTipo', 'aviso', [
    [
      '[VI-A3] InformacionGlobal of a month to come',
      (d) => (d.informacionGlobal = { periodicidad: '04', meses: '12', año: '2026' }),
      `${ROOT}/cfdi:InformacionGlobal/@Meses`,
    ],
  ]),
  ...said('rfcInvalido', 'error', [
    [
      'a tax id with a date that does not exist is refused',
      (d) => (d.receptor.rfc = 'VIA150231KL7'),
      `${RECEPTOR}/@Rfc`,
    ],
  ]),
  ...said('rfcDigito', 'aviso', [
    [
      'a check digit that does not match only warns',
      (d) => (d.receptor.rfc = 'VIA150101KL8'),
      `${RECEPTOR}/@Rfc`,
    ],
  ]),
  ...said('objetoImpSinImpuestos', 'error', [
    [
      'ObjetoImp 02 breaks down taxes',
      (d) => (d.conceptos![0]!.impuestos = undefined),
      `${CONCEPTO}/@ObjetoImp`,
    ],
    ['ObjetoImp 01 breaks down none', (d) => (d.conceptos![0]!.objetoImp = '01'), `${CONCEPTO}/@ObjetoImp`],
  ]),
  ...said('impuestoIncompleto', 'error', [
    ['Exento has neither rate nor amount', (d) => (traslado(d).tipoFactor = 'Exento'), TRASLADO],
    ['Tasa has a rate and an amount', (d) => (traslado(d).importe = undefined), TRASLADO],
  ]),
  ...said('impuestoNoAdmitido', 'error', [
    ['ISR is never transferred', (d) => (traslado(d).impuesto = '001'), `${TRASLADO}/@Impuesto`],
  ]),
  ...said('tasaNoAdmitida', 'error', [
    [
      'a rate of IVA is one of the catalogue',
      (d) => (traslado(d).tasaOCuota = '0.150000'),
      `${TRASLADO}/@TasaOCuota`,
    ],
  ]),
  ...said('tasaNoAdmitida', 'aviso', [
    [
      'a rate of IEPS outside the catalogue only warns',
      (d) => {
        traslado(d).impuesto = '003'
        traslado(d).tasaOCuota = '0.111111'
      },
      `${TRASLADO}/@TasaOCuota`,
    ],
  ]),
  ...said('complementoNoCorresponde', 'error', [
    ['only a pago carries the complement of payments', (d) => (d.pagos = datosPago().pagos), ROOT],
  ]),
]

const PAGO: Case[] = [
  ...said('atributoProhibidoPorTipo', 'error', [
    ['a pago has no FormaPago', (d) => (d.formaPago = '03'), `${ROOT}/@FormaPago`],
    ['a pago has no MetodoPago', (d) => (d.metodoPago = 'PUE'), `${ROOT}/@MetodoPago`],
  ]),
  ...said('valorPorTipo', 'error', [
    ['a pago has currency XXX', (d) => (d.moneda = 'MXN'), `${ROOT}/@Moneda`],
    ['a pago has Total 0', (d) => (d.total = '1160.00'), `${ROOT}/@Total`],
    ['a pago has use CP01', (d) => (d.receptor.usoCfdi = 'G03'), `${RECEPTOR}/@UsoCFDI`],
    [
      'a pago has its one fixed concept',
      (d) => (d.conceptos![0]!.claveProdServ = '90111800'),
      `${CONCEPTO}/@ClaveProdServ`,
    ],
  ]),
  ...said('complementoNoCorresponde', 'error', [
    ['a pago carries its complement', (d) => (d.pagos = undefined), ROOT],
  ]),
  ...said('claveDesconocida', 'error', [
    [
      'a form of payment exists',
      (d) => (d.pagos!.pagos![0]!.formaDePagoP = '98'),
      `${ROOT}/cfdi:Complemento/pago20:Pagos/pago20:Pago[1]/@FormaDePagoP`,
    ],
  ]),
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
