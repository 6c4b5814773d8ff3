import { describe, expect, it } from 'vitest'
import type { DatosCfdi } from './build-cfdi.ts'
import { judgeCfdi } from './index.ts'
import { datosDe, datosPago } from './test-documents.ts'
import { bytesOf, sign } from './test-fixture.ts'

const errorsIn = (input: string): string[] =>
  judgeCfdi(bytesOf(input))
    .hallazgos.filter((h) => h.severidad === 'error')
    .map((h) => h.codigo)
const changed = (base: () => DatosCfdi, change: (d: DatosCfdi) => void): string => {
  const datos = base()
  change(datos)
  return sign(datos).xml
}
type Caso = readonly [name: string, base: () => DatosCfdi, change: (d: DatosCfdi) => void]
const one = () => datosDe(1)
const rico = () => datosDe(1, true)
const concepto = (d: DatosCfdi) => d.conceptos![0]!
const docto = (d: DatosCfdi) => d.pagos!.pagos![0]!.doctosRelacionados![0]!
const pago = (d: DatosCfdi) => d.pagos!.pagos![0]!
const global: NonNullable<DatosCfdi['informacionGlobal']> = { periodicidad: '04', meses: '11', año: '2026' }
const publico = (d: DatosCfdi) => {
  d.receptor = {
    rfc: 'XAXX010101000',
    nombre: 'PUBLICO EN GENERAL',
    domicilioFiscalReceptor: '77500',
    regimenFiscalReceptor: '616',
    usoCfdi: 'S01',
  }
}
const sinImpuestos = (d: DatosCfdi, objetoImp: string) => {
  concepto(d).objetoImp = objetoImp
  delete concepto(d).impuestos
  delete d.impuestos
  d.total = d.subTotal
}
const exento = (d: DatosCfdi) => {
  concepto(d).impuestos = { traslados: [{ base: '1000.00', impuesto: '002', tipoFactor: 'Exento' }] }
  d.impuestos = { traslados: [{ base: '1000.00', impuesto: '002', tipoFactor: 'Exento' }] }
  d.total = '1000.00'
}

/** Wrong by Anexo 20 and its complements. */
const malos: Caso[] = [
  [
    'TipoCambio with currency XXX in a traslado',
    one,
    (d) => {
      sinImpuestos(d, '01')
      Object.assign(d, {
        tipoDeComprobante: 'T',
        subTotal: '0',
        total: '0',
        moneda: 'XXX',
        tipoCambio: '1',
        formaPago: undefined,
        metodoPago: undefined,
      })
    },
  ],
  [
    'a foreign currency without its rate',
    one,
    (d) => {
      d.moneda = 'USD'
    },
  ],
  [
    'a rate of 2 for pesos',
    one,
    (d) => {
      d.tipoCambio = '2'
    },
  ],
  [
    'a rate of zero',
    one,
    (d) => {
      Object.assign(d, { moneda: 'USD', tipoCambio: '0' })
    },
  ],
  [
    'centavos in yen',
    one,
    (d) => {
      Object.assign(d, { moneda: 'JPY', tipoCambio: '0.13', total: '1160.50' })
    },
  ],
  [
    'three decimals in pesos',
    one,
    (d) => {
      d.total = '1160.001'
    },
  ],
  [
    'ValorUnitario zero in an ingreso',
    one,
    (d) => {
      sinImpuestos(d, '01')
      concepto(d).valorUnitario = '0'
      concepto(d).importe = '0'
      d.subTotal = '0'
      d.total = '0'
    },
  ],
  [
    'Cantidad zero',
    one,
    (d) => {
      concepto(d).cantidad = '0'
    },
  ],
  [
    'a tax on a base of zero',
    one,
    (d) => {
      concepto(d).impuestos!.traslados!.push({
        base: '0',
        impuesto: '003',
        tipoFactor: 'Tasa',
        tasaOCuota: '0.080000',
        importe: '0.00',
      })
      d.impuestos!.traslados!.push({
        base: '0',
        impuesto: '003',
        tipoFactor: 'Tasa',
        tasaOCuota: '0.080000',
        importe: '0.00',
      })
    },
  ],
  [
    'IVA of 15 %',
    one,
    (d) => {
      for (const row of [concepto(d).impuestos!.traslados![0]!, d.impuestos!.traslados![0]!])
        Object.assign(row, { tasaOCuota: '0.150000', importe: '150.00' })
      d.impuestos!.totalImpuestosTrasladados = '150.00'
      d.total = '1150.00'
    },
  ],
  [
    'IVA by Cuota',
    one,
    (d) => {
      for (const row of [concepto(d).impuestos!.traslados![0]!, d.impuestos!.traslados![0]!])
        row.tipoFactor = 'Cuota'
    },
  ],
  [
    'ISR transferred',
    one,
    (d) => {
      for (const row of [concepto(d).impuestos!.traslados![0]!, d.impuestos!.traslados![0]!])
        row.impuesto = '001'
    },
  ],
  [
    'taxes of concepts that the document does not sum',
    one,
    (d) => {
      delete d.impuestos
      d.total = '1000.00'
    },
  ],
  [
    'a tax of the document that no concept has',
    one,
    (d) => {
      d.impuestos!.traslados!.push({ base: '1000.00', impuesto: '002', tipoFactor: 'Exento' })
    },
  ],
  [
    'Descuento of the document with none in the concepts',
    one,
    (d) => {
      d.descuento = '10.00'
      d.total = '1150.00'
    },
  ],
  [
    'Descuento of a concept that the document does not sum',
    one,
    (d) => {
      concepto(d).descuento = '10.00'
    },
  ],
  [
    'Descuento above the amount',
    one,
    (d) => {
      concepto(d).descuento = '1000.01'
      d.descuento = '1000.01'
      d.total = '159.99'
    },
  ],
  [
    'ObjetoImp 01 with taxes',
    one,
    (d) => {
      concepto(d).objetoImp = '01'
    },
  ],
  ['ObjetoImp 02 without', one, (d) => sinImpuestos(d, '02')],
  [
    'ObjetoImp 03 with taxes',
    one,
    (d) => {
      concepto(d).objetoImp = '03'
    },
  ],
  [
    'ObjetoImp 04 with taxes',
    one,
    (d) => {
      concepto(d).objetoImp = '04'
    },
  ],
  ['ObjetoImp 09', one, (d) => sinImpuestos(d, '09')],
  [
    'PPD with a form',
    one,
    (d) => {
      d.metodoPago = 'PPD'
    },
  ],
  [
    'PUE without one',
    one,
    (d) => {
      d.formaPago = '99'
    },
  ],
  [
    'a form of payment that does not exist',
    one,
    (d) => {
      d.formaPago = '07'
    },
  ],
  [
    'a use that has expired (P01)',
    one,
    (d) => {
      d.receptor.usoCfdi = 'P01'
    },
  ],
  [
    'a use for persons (D01) of a company',
    one,
    (d) => {
      d.receptor.usoCfdi = 'D01'
    },
  ],
  [
    'a regime of persons (612) of a company',
    one,
    (d) => {
      d.receptor.regimenFiscalReceptor = '612'
    },
  ],
  [
    'a regime that expired (609)',
    one,
    (d) => {
      d.emisor.regimenFiscal = '609'
    },
  ],
  [
    'a relation that does not exist',
    one,
    (d) => {
      d.cfdiRelacionados = [
        { tipoRelacion: '10', relacionados: [{ uuid: '6D7434A6-E3F2-47AD-9E4C-08849946AFA0' }] },
      ]
    },
  ],
  [
    'a relation with no UUID',
    one,
    (d) => {
      d.cfdiRelacionados = [{ tipoRelacion: '04', relacionados: [{ uuid: '6D7434A6' }] }]
    },
  ],
  ['the general public by its name without global information', one, publico],
  [
    'a bimester by month',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = { ...global, meses: '15' }
    },
  ],
  [
    'a month by bimester',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = { ...global, periodicidad: '05' }
      d.emisor.regimenFiscal = '621'
    },
  ],
  [
    'bimesters of who is not RIF',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = { ...global, periodicidad: '05', meses: '18' }
    },
  ],
  [
    'a year of long ago',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = { ...global, año: '2021' }
    },
  ],
  [
    'a year to come',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = { ...global, año: '2027' }
    },
  ],
  [
    'the general public at its own postal code',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = global
      d.receptor.domicilioFiscalReceptor = '06600'
    },
  ],
  [
    'a residence of who has an RFC',
    one,
    (d) => {
      d.receptor.residenciaFiscal = 'USA'
    },
  ],
  [
    'Mexico as the residence of a foreigner',
    one,
    (d) => {
      d.receptor = {
        rfc: 'XEXX010101000',
        nombre: 'ACME',
        domicilioFiscalReceptor: '77500',
        regimenFiscalReceptor: '616',
        usoCfdi: 'S01',
        residenciaFiscal: 'MEX',
        numRegIdTrib: '123456789',
      }
    },
  ],
  [
    'an export of goods without its complement',
    one,
    (d) => {
      d.exportacion = '02'
    },
  ],
  [
    'a Fecha that does not exist',
    one,
    (d) => {
      d.fecha = '2026-02-30T10:20:30'
    },
  ],
  [
    'a Fecha with zone',
    one,
    (d) => {
      d.fecha = '2026-11-10T10:20:30Z'
    },
  ],
  // Payments.
  [
    'a payment in pesos at 19',
    datosPago,
    (d) => {
      pago(d).tipoCambioP = '19'
    },
  ],
  [
    'a payment in dollars without rate',
    datosPago,
    (d) => {
      pago(d).monedaP = 'USD'
      delete pago(d).tipoCambioP
    },
  ],
  [
    'a payment by 99',
    datosPago,
    (d) => {
      pago(d).formaDePagoP = '99'
    },
  ],
  [
    'a payment of nothing',
    datosPago,
    (d) => {
      pago(d).monto = '0.00'
    },
  ],
  [
    'equal currencies at 20',
    datosPago,
    (d) => {
      docto(d).equivalenciaDR = '20'
    },
  ],
  [
    'instalment 0',
    datosPago,
    (d) => {
      docto(d).numParcialidad = '0'
    },
  ],
  [
    'more paid than the payment',
    datosPago,
    (d) => {
      Object.assign(docto(d), { impSaldoAnt: '2160.00', impPagado: '1260.00', impSaldoInsoluto: '900.00' })
    },
  ],
  [
    'a balance that does not follow',
    datosPago,
    (d) => {
      docto(d).impSaldoInsoluto = '1.00'
    },
  ],
  [
    'a document twice',
    datosPago,
    (d) => {
      pago(d).doctosRelacionados!.push({ ...docto(d) })
    },
  ],
  [
    'ObjetoImpDR 01 with taxes',
    datosPago,
    (d) => {
      docto(d).objetoImpDR = '01'
    },
  ],
  [
    'ObjetoImpDR 02 without',
    datosPago,
    (d) => {
      delete docto(d).impuestosDR
    },
  ],
  [
    'taxes of the documents not summed',
    datosPago,
    (d) => {
      delete pago(d).impuestosP
    },
  ],
  [
    'totals without the IVA',
    datosPago,
    (d) => {
      delete d.pagos!.totales.totalTrasladosBaseIVA16
      delete d.pagos!.totales.totalTrasladosImpuestoIVA16
    },
  ],
  [
    'totals of a retention nobody made',
    datosPago,
    (d) => {
      d.pagos!.totales.totalRetencionesISR = '10.00'
    },
  ],
  [
    'a chain of payment without its parts',
    datosPago,
    (d) => {
      pago(d).tipoCadPago = '01'
    },
  ],
  [
    'a chain of payment that was no transfer',
    datosPago,
    (d) => {
      Object.assign(pago(d), {
        formaDePagoP: '01',
        tipoCadPago: '01',
        certPago: 'AAAA',
        cadPago: 'x',
        selloPago: 'AAAA',
      })
    },
  ],
  [
    'a payment with a use G03',
    datosPago,
    (d) => {
      d.receptor.usoCfdi = 'G03'
    },
  ],
  [
    'a payment in pesos by its document',
    datosPago,
    (d) => {
      d.moneda = 'MXN'
    },
  ],
  [
    'a payment with a method',
    datosPago,
    (d) => {
      d.metodoPago = 'PUE'
    },
  ],
  [
    'a payment of version 1.0',
    datosPago,
    (d) => {
      d.pagos!.version = '1.0'
    },
  ],
  [
    'a payment with two concepts',
    datosPago,
    (d) => {
      d.conceptos!.push({ ...concepto(d) })
    },
  ],
  [
    'a payment without payments',
    datosPago,
    (d) => {
      d.pagos!.pagos = []
    },
  ],
  [
    'a payment of no document',
    datosPago,
    (d) => {
      pago(d).doctosRelacionados = []
    },
  ],
]

/** Right, however odd. */
const buenos: Caso[] = [
  ['an ordinary one', one, () => undefined],
  ['with retentions', rico, () => undefined],
  ['a payment', datosPago, () => undefined],
  [
    'pesos at 1',
    one,
    (d) => {
      d.tipoCambio = '1'
    },
  ],
  [
    'pesos at 1.000000',
    one,
    (d) => {
      d.tipoCambio = '1.000000'
    },
  ],
  [
    'dollars',
    one,
    (d) => {
      Object.assign(d, { moneda: 'USD', tipoCambio: '18.5012' })
    },
  ],
  [
    'a currency of no decimals',
    one,
    (d) => {
      Object.assign(d, { moneda: 'JPY', tipoCambio: '0.13', subTotal: '1000', total: '1160' })
    },
  ],
  [
    'the amounts without decimals',
    one,
    (d) => {
      Object.assign(d, { subTotal: '1000', total: '1160' })
    },
  ],
  [
    'a discount of zero in the concept',
    one,
    (d) => {
      concepto(d).descuento = '0.00'
      d.descuento = '0.00'
    },
  ],
  [
    'a whole discount',
    one,
    (d) => {
      sinImpuestos(d, '01')
      concepto(d).descuento = '1000.00'
      d.descuento = '1000.00'
      d.total = '0.00'
    },
  ],
  ['ObjetoImp 01', one, (d) => sinImpuestos(d, '01')],
  ['ObjetoImp 03', one, (d) => sinImpuestos(d, '03')],
  ['ObjetoImp 04', one, (d) => sinImpuestos(d, '04')],
  ['ObjetoImp 06', one, (d) => sinImpuestos(d, '06')],
  ['only exempt', one, exento],
  [
    'rate zero',
    one,
    (d) => {
      for (const row of [concepto(d).impuestos!.traslados![0]!, d.impuestos!.traslados![0]!])
        Object.assign(row, { tasaOCuota: '0.000000', importe: '0.00' })
      d.impuestos!.totalImpuestosTrasladados = '0.00'
      d.total = '1000.00'
    },
  ],
  [
    'PPD by 99',
    one,
    (d) => {
      Object.assign(d, { metodoPago: 'PPD', formaPago: '99' })
    },
  ],
  [
    'PUE by card',
    one,
    (d) => {
      d.formaPago = '04'
    },
  ],
  [
    'S01 for a company',
    one,
    (d) => {
      d.receptor.usoCfdi = 'S01'
    },
  ],
  [
    'two relations',
    one,
    (d) => {
      d.cfdiRelacionados = ['04', '07'].map((tipoRelacion, i) => ({
        tipoRelacion,
        relacionados: [{ uuid: `6D7434A6-E3F2-47AD-9E4C-08849946AFA${i}` }],
      }))
    },
  ],
  [
    'the general public, its month',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = global
    },
  ],
  [
    'the general public, last year’s December',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = { ...global, meses: '12', año: '2025' }
    },
  ],
  [
    'one customer of the general public by name',
    one,
    (d) => {
      publico(d)
      d.receptor.nombre = 'LAURA GOMEZ'
    },
  ],
  [
    'bimesters of a RIF',
    one,
    (d) => {
      publico(d)
      d.informacionGlobal = { ...global, periodicidad: '05', meses: '18' }
      Object.assign(d.emisor, { rfc: 'GOPR850101AB1', regimenFiscal: '621' })
    },
  ],
  [
    'a foreigner',
    one,
    (d) => {
      d.receptor = {
        rfc: 'XEXX010101000',
        nombre: 'ACME',
        domicilioFiscalReceptor: '77500',
        regimenFiscalReceptor: '616',
        usoCfdi: 'S01',
        residenciaFiscal: 'USA',
        numRegIdTrib: '123456789',
      }
    },
  ],
  [
    'a foreigner without a residence',
    one,
    (d) => {
      d.receptor = {
        rfc: 'XEXX010101000',
        nombre: 'ACME',
        domicilioFiscalReceptor: '77500',
        regimenFiscalReceptor: '616',
        usoCfdi: 'S01',
      }
    },
  ],
  [
    'a payment in dollars',
    datosPago,
    (d) => {
      Object.assign(pago(d), { monedaP: 'USD', tipoCambioP: '18.500000', monto: '1160.00' })
      docto(d).monedaDR = 'USD'
      Object.assign(d.pagos!.totales, {
        totalTrasladosBaseIVA16: '18500.00',
        totalTrasladosImpuestoIVA16: '2960.00',
        montoTotalPagos: '21460.00',
      })
    },
  ],
  [
    'a document in dollars paid in pesos',
    datosPago,
    (d) => {
      Object.assign(docto(d), {
        monedaDR: 'USD',
        equivalenciaDR: '0.0540540541',
        impSaldoAnt: '62.70',
        impPagado: '62.70',
      })
      Object.assign(docto(d).impuestosDR!.trasladosDR![0]!, { baseDR: '54.05', importeDR: '8.65' })
      Object.assign(pago(d).impuestosP!.trasladosP![0]!, { baseP: '999.92', importeP: '160.02' })
      Object.assign(pago(d), { monto: '1160.00' })
      Object.assign(d.pagos!.totales, {
        totalTrasladosBaseIVA16: '999.92',
        totalTrasladosImpuestoIVA16: '160.02',
      })
    },
  ],
  [
    'a payment of more than its documents',
    datosPago,
    (d) => {
      pago(d).monto = '1200.00'
      d.pagos!.totales.montoTotalPagos = '1200.00'
    },
  ],
  [
    'a document in two instalments',
    datosPago,
    (d) => {
      Object.assign(docto(d), { impSaldoAnt: '2320.00', impSaldoInsoluto: '1160.00', numParcialidad: '2' })
    },
  ],
  [
    'ObjetoImpDR 03',
    datosPago,
    (d) => {
      docto(d).objetoImpDR = '03'
      delete docto(d).impuestosDR
      delete pago(d).impuestosP
      d.pagos!.totales = { montoTotalPagos: '1160.00' }
    },
  ],
]

describe('documents with one thing changed', () => {
  it('[VI-A] none that Anexo 20 forbids passes', () => {
    const passed = malos
      .filter(([, base, change]) => errorsIn(changed(base, change)).length === 0)
      .map(([name]) => name)
    expect(passed).toEqual([])
  })
  it('[VI-A] a key that says that no IVA is transferred, above IVA, is told', () => {
    for (const clave of ['06', '07', '08'])
      expect(
        judgeCfdi(
          bytesOf(
            changed(one, (d) => {
              concepto(d).objetoImp = clave
            }),
          ),
        ).hallazgos.map(({ codigo, severidad }) => [codigo, severidad]),
      ).toContainEqual(['objetoImpSinImpuestos', 'aviso'])
  })
  it('[VI-A] none that it allows is refused', () => {
    const refused = buenos.flatMap(([name, base, change]) => {
      const errors = errorsIn(changed(base, change))
      return errors.length > 0 ? [`${name}: ${errors.join(', ')}`] : []
    })
    expect(refused).toEqual([])
  })
})
