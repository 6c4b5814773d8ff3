import { describe, expect, it } from 'vitest'
import { datosDe, datosPago } from '../testing/documents.ts'
import { bytesOf, sign } from '../testing/fixture.ts'
import type { DatosCfdi } from './build-cfdi.ts'
import { codigoSat } from './codigos-sat.ts'
import type { CodigoHallazgo } from './hallazgos.ts'
import { judgeCfdi } from './index.ts'

const errorsIn = (input: string): string[] =>
  judgeCfdi(bytesOf(input))
    .hallazgos.filter((h) => h.severidad === 'error')
    .map((h) => h.codigo)
const changed = (base: () => DatosCfdi, change: (d: DatosCfdi) => unknown): string => {
  const datos = base()
  change(datos)
  return sign(datos).xml
}
type Casos = readonly [base: () => DatosCfdi, changes: Record<string, (d: DatosCfdi) => unknown>][]
const put = <T extends object>(at: T, what: { [K in keyof T]?: T[K] | undefined }) => Object.assign(at, what)
const one = () => datosDe(1)
const rico = () => datosDe(1, true)
const concepto = (d: DatosCfdi) => d.conceptos![0]!
const docto = (d: DatosCfdi) => d.pagos!.pagos![0]!.doctosRelacionados![0]!
const pago = (d: DatosCfdi) => d.pagos!.pagos![0]!
const cuentas = (d: DatosCfdi, formaDePagoP: string, what: Partial<ReturnType<typeof pago>>) =>
  put(pago(d), { formaDePagoP, ...what })
const terceros = (rfcACuentaTerceros: string) => ({
  aCuentaTerceros: {
    rfcACuentaTerceros,
    nombreACuentaTerceros: 'JIMENEZ ESTRADA SALAS',
    regimenFiscalACuentaTerceros: '601',
    domicilioFiscalACuentaTerceros: '77500',
  },
})
const clabe = '012345678901234567'
const global: NonNullable<DatosCfdi['informacionGlobal']> = { periodicidad: '04', meses: '11', año: '2026' }
const receptor = (d: DatosCfdi, rfc: string, nombre: string, mas: Partial<DatosCfdi['receptor']> = {}) =>
  put(d, {
    receptor: {
      rfc,
      nombre,
      domicilioFiscalReceptor: '77500',
      regimenFiscalReceptor: '616',
      usoCfdi: 'S01',
      ...mas,
    },
  })
const publico = (d: DatosCfdi) => receptor(d, 'XAXX010101000', 'PUBLICO EN GENERAL')
const extranjero = (d: DatosCfdi, mas = {}) => receptor(d, 'XEXX010101000', 'ACME', mas)
const conGlobal = (d: DatosCfdi, mas = {}) => [
  publico(d),
  put(d, { informacionGlobal: { ...global, ...mas } }),
]
const impuestosDe = (d: DatosCfdi) => [concepto(d).impuestos!.traslados!, d.impuestos!.traslados!]
const putIva = (d: DatosCfdi, what: object) => impuestosDe(d).map((rows) => put(rows[0]!, what))
const sinImpuestos = (d: DatosCfdi, objetoImp: string) => [
  put(concepto(d), { objetoImp: objetoImp, impuestos: undefined }),
  put(d, { impuestos: undefined, total: d.subTotal }),
]
const exenta = { base: '1000.00', impuesto: '002', tipoFactor: 'Exento' }
const deCero = { base: '0', impuesto: '003', tipoFactor: 'Tasa', tasaOCuota: '0.080000', importe: '0.00' }
const exento = (d: DatosCfdi) => [
  put(concepto(d), { impuestos: { traslados: [exenta] } }),
  put(d, { impuestos: { traslados: [exenta] }, total: '1000.00' }),
]

const parte = { claveProdServ: '90101501', cantidad: '2', descripcion: 'x' }
const sinImpuestosDr = (d: DatosCfdi, objetoImpDR: string) => [
  put(docto(d), { objetoImpDR, impuestosDR: undefined }),
  put(pago(d), { impuestosP: undefined }),
  put(d.pagos!, { totales: { montoTotalPagos: '1160.00' } }),
]
const deCeroDr = (d: DatosCfdi) => [
  put(docto(d).impuestosDR!.trasladosDR![0]!, {
    baseDR: '1160.00',
    tasaOCuotaDR: '0.000000',
    importeDR: '0.00',
  }),
  put(pago(d).impuestosP!.trasladosP![0]!, { baseP: '1160.00', tasaOCuotaP: '0.000000', importeP: '0.00' }),
]

/** Wrong by Anexo 20 and its complements. */
const malos: Casos = [
  [
    one,
    {
      'TipoCambio with currency XXX in a traslado': (d) => [
        sinImpuestos(d, '01'),
        put(d, {
          tipoDeComprobante: 'T',
          subTotal: '0',
          total: '0',
          moneda: 'XXX',
          tipoCambio: '1',
          formaPago: undefined,
          metodoPago: undefined,
        }),
      ],
      'a foreign currency without its rate': (d) => put(d, { moneda: 'USD' }),
      'a rate of 2 for pesos': (d) => put(d, { tipoCambio: '2' }),
      'a rate of zero': (d) => put(d, { moneda: 'USD', tipoCambio: '0' }),
      'centavos in yen': (d) => put(d, { moneda: 'JPY', tipoCambio: '0.13', total: '1160.50' }),
      'three decimals in pesos': (d) => put(d, { total: '1160.001' }),
      'ValorUnitario zero in an ingreso': (d) => [
        sinImpuestos(d, '01'),
        put(concepto(d), { valorUnitario: '0', importe: '0' }),
        put(d, { subTotal: '0', total: '0' }),
      ],
      'Cantidad zero': (d) => put(concepto(d), { cantidad: '0' }),
      'a tax on a base of zero': (d) => impuestosDe(d).map((rows) => rows.push(deCero)),
      'IVA of 15 %': (d) => [
        putIva(d, { tasaOCuota: '0.150000', importe: '150.00' }),
        put(d.impuestos!, { totalImpuestosTrasladados: '150.00' }),
        put(d, { total: '1150.00' }),
      ],
      'IVA by Cuota': (d) => putIva(d, { tipoFactor: 'Cuota' }),
      'ISR transferred': (d) => putIva(d, { impuesto: '001' }),
      'taxes of concepts that the document does not sum': (d) =>
        put(d, { impuestos: undefined, total: '1000.00' }),
      'a tax of the document that no concept has': (d) => d.impuestos!.traslados!.push(exenta),
      'Descuento of the document with none in the concepts': (d) =>
        put(d, { descuento: '10.00', total: '1150.00' }),
      'Descuento of a concept that the document does not sum': (d) =>
        put(concepto(d), { descuento: '10.00' }),
      'Descuento above the amount': (d) => [
        put(concepto(d), { descuento: '1000.01' }),
        put(d, { descuento: '1000.01', total: '159.99' }),
      ],
      'ObjetoImp 01 with taxes': (d) => put(concepto(d), { objetoImp: '01' }),
      'ObjetoImp 02 without': (d) => sinImpuestos(d, '02'),
      'ObjetoImp 03 with taxes': (d) => put(concepto(d), { objetoImp: '03' }),
      'ObjetoImp 04 with taxes': (d) => put(concepto(d), { objetoImp: '04' }),
      'ObjetoImp 09': (d) => sinImpuestos(d, '09'),
      'PPD with a form': (d) => put(d, { metodoPago: 'PPD' }),
      'PUE without one': (d) => put(d, { formaPago: '99' }),
      'a form of payment that does not exist': (d) => put(d, { formaPago: '07' }),
      'a use that has expired (P01)': (d) => put(d.receptor, { usoCfdi: 'P01' }),
      'a use for persons (D01) of a company': (d) => put(d.receptor, { usoCfdi: 'D01' }),
      'a regime of persons (612) of a company': (d) => put(d.receptor, { regimenFiscalReceptor: '612' }),
      'a regime that expired (609)': (d) => put(d.emisor, { regimenFiscal: '609' }),
      'a relation that does not exist': (d) =>
        put(d, {
          cfdiRelacionados: [
            { tipoRelacion: '10', relacionados: [{ uuid: '6D7434A6-E3F2-47AD-9E4C-08849946AFA0' }] },
          ],
        }),
      'a relation with no UUID': (d) =>
        put(d, { cfdiRelacionados: [{ tipoRelacion: '04', relacionados: [{ uuid: '6D7434A6' }] }] }),
      'the general public by its name without global information': publico,
      'a bimester by month': (d) => conGlobal(d, { meses: '15' }),
      'a month by bimester': (d) => [
        conGlobal(d, { periodicidad: '05' }),
        put(d.emisor, { regimenFiscal: '621' }),
      ],
      'bimesters of who is not RIF': (d) => conGlobal(d, { periodicidad: '05', meses: '18' }),
      'a year of long ago': (d) => conGlobal(d, { año: '2021' }),
      'a year to come': (d) => conGlobal(d, { año: '2027' }),
      'the general public at its own postal code': (d) => [
        conGlobal(d),
        put(d.receptor, { domicilioFiscalReceptor: '06600' }),
      ],
      'a residence of who has an RFC': (d) => put(d.receptor, { residenciaFiscal: 'USA' }),
      'Mexico as the residence of a foreigner': (d) =>
        extranjero(d, {
          residenciaFiscal: 'MEX',
          numRegIdTrib: '123456789',
        }),
      'an export of goods without its complement': (d) => put(d, { exportacion: '02' }),
      'a Fecha that does not exist': (d) => put(d, { fecha: '2026-02-30T10:20:30' }),
      'on account of its own issuer': (d) => put(concepto(d), terceros(d.emisor.rfc)),
      'on account of its own receiver': (d) => put(concepto(d), terceros(d.receptor.rfc)),
      'on account of a person with a regime of companies': (d) => put(concepto(d), terceros('GOPR850101AB1')),
      'issued at a postal code of no state': (d) => put(d, { lugarExpedicion: '18500' }),
      'received at a postal code of no state': (d) => put(d.receptor, { domicilioFiscalReceptor: '19999' }),
      'the general public’s name with an RFC': (d) => put(d.receptor, { nombre: 'PUBLICO EN GENERAL' }),
      'a discount of what is only moved': (d) => [
        sinImpuestos(d, '01'),
        put(concepto(d), { valorUnitario: '0', importe: '0', descuento: '0' }),
        put(d, {
          tipoDeComprobante: 'T',
          subTotal: '0',
          total: '0',
          moneda: 'XXX',
          formaPago: undefined,
          metodoPago: undefined,
        }),
      ],
      'three decimals in the total of taxes': (d) =>
        put(d.impuestos!, { totalImpuestosTrasladados: '160.000' }),
      'three decimals in a tax of the document': (d) =>
        put(d.impuestos!.traslados![0]!, { importe: '160.000' }),
      'three decimals in its base': (d) => put(d.impuestos!.traslados![0]!, { base: '1000.000' }),
      'a Fecha with zone': (d) => put(d, { fecha: '2026-11-10T10:20:30Z' }),
      'the general public as who issues': (d) =>
        put(d.emisor, { rfc: 'XAXX010101000', regimenFiscal: '616' }),
      'ObjetoImp 05 with taxes': (d) => put(concepto(d), { objetoImp: '05' }),
      'taxes of a concept that are none': (d) => [
        sinImpuestos(d, '01'),
        put(concepto(d), { impuestos: { traslados: [] } }),
      ],
      'a discount of half a centavo on an amount in centavos': (d) => [
        sinImpuestos(d, '01'),
        put(concepto(d), { descuento: '10.005' }),
        put(d, { descuento: '10.01', total: '989.99' }),
      ],
      'a part that costs nothing': (d) =>
        put(concepto(d), { partes: [{ ...parte, valorUnitario: '0.00', importe: '0.00' }] }),
      'a part that costs more than its price': (d) =>
        put(concepto(d), {
          partes: [{ ...parte, cantidad: '2.00', valorUnitario: '10.00', importe: '50.00' }],
        }),
      'rate zero that the document does not sum': (d) => [
        putIva(d, { tasaOCuota: '0.000000', importe: '0.00' }),
        put(d.impuestos!, { totalImpuestosTrasladados: undefined }),
        put(d, { total: '1000.00' }),
      ],
      'a retention of zero that the document does not sum': (d) => [
        put(concepto(d).impuestos!, {
          retenciones: [
            {
              base: '1000.00',
              impuesto: '001',
              tipoFactor: 'Tasa',
              tasaOCuota: '0.000000',
              importe: '0.00',
            },
          ],
        }),
        put(d.impuestos!, { retenciones: [{ impuesto: '001', importe: '0.00' }] }),
      ],
    },
  ],
  [
    datosPago,
    {
      'a payment in pesos at 19': (d) => put(pago(d), { tipoCambioP: '19' }),
      'a payment in dollars without rate': (d) => put(pago(d), { monedaP: 'USD', tipoCambioP: undefined }),
      'a payment by 99': (d) => put(pago(d), { formaDePagoP: '99' }),
      'a payment by a word that every object has': (d) => put(pago(d), { formaDePagoP: 'constructor' }),
      'a payment of nothing': (d) => put(pago(d), { monto: '0.00' }),
      'equal currencies at 20': (d) => put(docto(d), { equivalenciaDR: '20' }),
      'instalment 0': (d) => put(docto(d), { numParcialidad: '0' }),
      'more paid than the payment': (d) =>
        put(docto(d), { impSaldoAnt: '2160.00', impPagado: '1260.00', impSaldoInsoluto: '900.00' }),
      'a balance that does not follow': (d) => put(docto(d), { impSaldoInsoluto: '1.00' }),
      'a document twice': (d) => pago(d).doctosRelacionados!.push({ ...docto(d) }),
      'ObjetoImpDR 01 with taxes': (d) => put(docto(d), { objetoImpDR: '01' }),
      'ObjetoImpDR 02 without': (d) => put(docto(d), { impuestosDR: undefined }),
      'taxes of the documents not summed': (d) => put(pago(d), { impuestosP: undefined }),
      'totals without the IVA': (d) =>
        put(d.pagos!.totales, { totalTrasladosBaseIVA16: undefined, totalTrasladosImpuestoIVA16: undefined }),
      'totals of a retention nobody made': (d) => put(d.pagos!.totales, { totalRetencionesISR: '10.00' }),
      'a chain of payment without its parts': (d) => put(pago(d), { tipoCadPago: '01' }),
      'a chain of payment that was no transfer': (d) =>
        put(pago(d), {
          formaDePagoP: '01',
          tipoCadPago: '01',
          certPago: 'AAAA',
          cadPago: 'x',
          selloPago: 'AAAA',
        }),
      'a payment with a use G03': (d) => put(d.receptor, { usoCfdi: 'G03' }),
      'a payment in pesos by its document': (d) => put(d, { moneda: 'MXN' }),
      'a payment with a method': (d) => put(d, { metodoPago: 'PUE' }),
      'a payment of version 1.0': (d) => put(d.pagos!, { version: '1.0' }),
      'a payment with two concepts': (d) => d.conceptos!.push({ ...concepto(d) }),
      'a payment without payments': (d) => put(d.pagos!, { pagos: [] }),
      'ObjetoImpDR 03 with taxes': (d) => put(docto(d), { objetoImpDR: '03' }),
      'ObjetoImpDR 04 with taxes': (d) => put(docto(d), { objetoImpDR: '04' }),
      'ObjetoImpDR 05 with taxes': (d) => put(docto(d), { objetoImpDR: '05' }),
      'three decimals in a balance': (d) => put(docto(d), { impSaldoAnt: '1160.000' }),
      'three decimals in what is paid': (d) => put(docto(d), { impPagado: '1160.000' }),
      'three decimals in what is left': (d) => put(docto(d), { impSaldoInsoluto: '0.000' }),
      'a certificate of payment without its kind': (d) => put(pago(d), { certPago: 'AAAA' }),
      'a chain of payment without its kind': (d) => put(pago(d), { cadPago: 'x' }),
      'a sello of payment without its kind': (d) => put(pago(d), { selloPago: 'AAAA' }),
      'cash from an account': (d) => cuentas(d, '01', { ctaOrdenante: clabe }),
      'cash from a bank': (d) => cuentas(d, '01', { rfcEmisorCtaOrd: 'BBA830831LJ2' }),
      'cash into an account': (d) => cuentas(d, '01', { ctaBeneficiario: clabe }),
      'cash into a bank': (d) => cuentas(d, '01', { rfcEmisorCtaBen: 'BBA830831LJ2' }),
      'electronic money into an account': (d) => cuentas(d, '06', { ctaBeneficiario: clabe }),
      'a transfer from twelve digits': (d) => cuentas(d, '03', { ctaOrdenante: '012345678901' }),
      'a transfer into a card': (d) => cuentas(d, '03', { ctaBeneficiario: '0123456789012345' }),
      'a card of eighteen digits': (d) => cuentas(d, '04', { ctaOrdenante: clabe }),
      'a foreign bank without its name': (d) => cuentas(d, '03', { rfcEmisorCtaOrd: 'XEXX010101000' }),
      'a payment with an article': (d) => put(concepto(d), { noIdentificacion: '1' }),
      'a payment with a unit in words': (d) => put(concepto(d), { unidad: 'ACT' }),
      'a payment with a discount in its concept': (d) => put(concepto(d), { descuento: '0' }),
      'a payment of a property': (d) => put(concepto(d), { cuentaPredial: [{ numero: '1' }] }),
      'a payment of an import': (d) =>
        put(concepto(d), { informacionAduanera: [{ numeroPedimento: '15  48  3009  0001234' }] }),
      'a payment with parts': (d) =>
        put(concepto(d), { partes: [{ claveProdServ: '52161557', cantidad: '1', descripcion: 'x' }] }),
      'a payment of no document': (d) => put(pago(d), { doctosRelacionados: [] }),
      'a payment in pesos that does not say so': (d) => put(pago(d), { tipoCambioP: undefined }),
      'equal currencies that do not say so': (d) => put(docto(d), { equivalenciaDR: undefined }),
      'ObjetoImpDR 06 with IVA': (d) => put(docto(d), { objetoImpDR: '06' }),
      'ObjetoImpDR 07 with IVA': (d) => put(docto(d), { objetoImpDR: '07' }),
      'ObjetoImpDR 08 with IVA': (d) => put(docto(d), { objetoImpDR: '08' }),
      'ObjetoImpDR 07 without IEPS': (d) => sinImpuestosDr(d, '07'),
      'taxes of a document that are none': (d) => [
        sinImpuestosDr(d, '01'),
        put(docto(d), { impuestosDR: { trasladosDR: [] } }),
      ],
      'rate zero that the totals do not sum': (d) => [
        deCeroDr(d),
        put(d.pagos!, { totales: { totalTrasladosBaseIVA0: '1160.00', montoTotalPagos: '1160.00' } }),
      ],
      'a retention of a centavo that the totals do not sum': (d) => [
        put(docto(d).impuestosDR!, {
          retencionesDR: [
            {
              baseDR: '0.80',
              impuestoDR: '001',
              tipoFactorDR: 'Tasa',
              tasaOCuotaDR: '0.012500',
              importeDR: '0.01',
            },
          ],
        }),
        put(pago(d).impuestosP!, { retencionesP: [{ impuestoP: '001', importeP: '0.01' }] }),
      ],
      'more paid in dollars than what was paid, whatever was rounded': (d) => [
        sinImpuestosDr(d, '01'),
        put(pago(d), { monedaP: 'USD', tipoCambioP: '18.500000', monto: '100.00' }),
        put(docto(d), { equivalenciaDR: '18.5000', impSaldoAnt: '1851.00', impPagado: '1851.00' }),
        put(d.pagos!, { totales: { montoTotalPagos: '1850.00' } }),
      ],
    },
  ],
]

/** Right, however odd. */
const buenos: Casos = [
  [
    one,
    {
      'an ordinary one': () => undefined,
      'pesos at 1': (d) => put(d, { tipoCambio: '1' }),
      'pesos at 1.000000': (d) => put(d, { tipoCambio: '1.000000' }),
      dollars: (d) => put(d, { moneda: 'USD', tipoCambio: '18.5012' }),
      'a currency of no decimals': (d) => [
        put(d, { moneda: 'JPY', tipoCambio: '0.13', subTotal: '1000', total: '1160' }),
        put(d.impuestos!, { totalImpuestosTrasladados: '160' }),
        put(d.impuestos!.traslados![0]!, { base: '1000', importe: '160' }),
      ],
      'the amounts without decimals': (d) => put(d, { subTotal: '1000', total: '1160' }),
      'a discount of zero in the concept': (d) => [
        put(concepto(d), { descuento: '0.00' }),
        put(d, { descuento: '0.00' }),
      ],
      'a whole discount': (d) => [
        sinImpuestos(d, '01'),
        put(concepto(d), { descuento: '1000.00' }),
        put(d, { descuento: '1000.00', total: '0.00' }),
      ],
      'ObjetoImp 01': (d) => sinImpuestos(d, '01'),
      'ObjetoImp 03': (d) => sinImpuestos(d, '03'),
      'ObjetoImp 04': (d) => sinImpuestos(d, '04'),
      'ObjetoImp 06': (d) => sinImpuestos(d, '06'),
      'only exempt': exento,
      'rate zero': (d) => [
        putIva(d, { tasaOCuota: '0.000000', importe: '0.00' }),
        put(d.impuestos!, { totalImpuestosTrasladados: '0.00' }),
        put(d, { total: '1000.00' }),
      ],
      'PPD by 99': (d) => put(d, { metodoPago: 'PPD', formaPago: '99' }),
      'PUE by card': (d) => put(d, { formaPago: '04' }),
      'S01 for a company': (d) => put(d.receptor, { usoCfdi: 'S01' }),
      'on account of another': (d) => put(concepto(d), terceros('JES900109Q90')),
      'two relations': (d) =>
        put(d, {
          cfdiRelacionados: ['04', '07'].map((tipoRelacion, i) => ({
            tipoRelacion,
            relacionados: [{ uuid: `6D7434A6-E3F2-47AD-9E4C-08849946AFA${i}` }],
          })),
        }),
      'the general public, its month': (d) => conGlobal(d),
      'the general public, last year’s December': (d) => conGlobal(d, { meses: '12', año: '2025' }),
      'one customer of the general public by name': (d) => [
        publico(d),
        put(d.receptor, { nombre: 'LAURA GOMEZ' }),
      ],
      'bimesters of a RIF': (d) => [
        conGlobal(d, { periodicidad: '05', meses: '18' }),
        put(d.emisor, { rfc: 'GOPR850101AB1', regimenFiscal: '621' }),
      ],
      'a foreigner': (d) =>
        extranjero(d, {
          residenciaFiscal: 'USA',
          numRegIdTrib: '123456789',
        }),
      'a foreigner without a residence': (d) => extranjero(d),
      'parts with a price, and without': (d) =>
        put(concepto(d), {
          partes: [
            { ...parte, valorUnitario: '10.005', importe: '20.01' },
            { ...parte, importe: '1.00' },
            parte,
          ],
        }),
      'a discount with the decimals of its amount': (d) => [
        sinImpuestos(d, '01'),
        put(concepto(d), { importe: '1000.0000', descuento: '10.0050' }),
        put(d, { descuento: '10.01', total: '989.99' }),
      ],
    },
  ],
  [
    rico,
    {
      'with retentions': () => undefined,
    },
  ],
  [
    datosPago,
    {
      'a payment': () => undefined,
      'a payment in dollars': (d) => [
        put(pago(d), { monedaP: 'USD', tipoCambioP: '18.500000', monto: '1160.00' }),
        put(docto(d), { monedaDR: 'USD' }),
        put(d.pagos!.totales, {
          totalTrasladosBaseIVA16: '18500.00',
          totalTrasladosImpuestoIVA16: '2960.00',
          montoTotalPagos: '21460.00',
        }),
      ],
      'a document in dollars paid in pesos': (d) => [
        put(docto(d), {
          monedaDR: 'USD',
          equivalenciaDR: '0.0540540541',
          impSaldoAnt: '62.70',
          impPagado: '62.70',
        }),
        put(docto(d).impuestosDR!.trasladosDR![0]!, { baseDR: '54.05', importeDR: '8.65' }),
        put(pago(d).impuestosP!.trasladosP![0]!, { baseP: '999.92', importeP: '160.02' }),
        put(pago(d), { monto: '1160.00' }),
        put(d.pagos!.totales, { totalTrasladosBaseIVA16: '999.92', totalTrasladosImpuestoIVA16: '160.02' }),
      ],
      'a transfer from account to account': (d) =>
        cuentas(d, '03', {
          rfcEmisorCtaOrd: 'BBA830831LJ2',
          ctaOrdenante: clabe,
          rfcEmisorCtaBen: 'BBA830831LJ2',
          ctaBeneficiario: '0123456789',
        }),
      'a transfer from a card': (d) => cuentas(d, '03', { ctaOrdenante: '0123456789012345' }),
      'a card into an account of letters': (d) =>
        cuentas(d, '28', { ctaOrdenante: '0123456789012345', ctaBeneficiario: 'CUENTA_0001' }),
      'a bank abroad by its name': (d) =>
        cuentas(d, '03', { rfcEmisorCtaOrd: 'XEXX010101000', nomBancoOrdExt: 'BANK ONE' }),
      'a payment on account of another': (d) => put(concepto(d), terceros('JES900109Q90')),
      'a payment of more than its documents': (d) => [
        put(pago(d), { monto: '1200.00' }),
        put(d.pagos!.totales, { montoTotalPagos: '1200.00' }),
      ],
      'a document in two instalments': (d) =>
        put(docto(d), { impSaldoAnt: '2320.00', impSaldoInsoluto: '1160.00', numParcialidad: '2' }),
      'ObjetoImpDR 03': (d) => sinImpuestosDr(d, '03'),
      'ObjetoImpDR 06 without taxes': (d) => sinImpuestosDr(d, '06'),
      'rate zero': (d) => [
        deCeroDr(d),
        put(d.pagos!, {
          totales: {
            totalTrasladosBaseIVA0: '1160.00',
            totalTrasladosImpuestoIVA0: '0.00',
            montoTotalPagos: '1160.00',
          },
        }),
      ],
      'taxes of six decimals, cut at the centavo': (d) => [
        put(docto(d).impuestosDR!.trasladosDR![0]!, { baseDR: '1000.004483', importeDR: '160.000717' }),
        put(pago(d).impuestosP!.trasladosP![0]!, { baseP: '1000.00', importeP: '160.00' }),
      ],
      'what an equivalence of two decimals may stand for': (d) => [
        sinImpuestosDr(d, '01'),
        put(pago(d), { monedaP: 'USD', tipoCambioP: '18.503', monto: '5404.53' }),
        put(docto(d), { equivalenciaDR: '18.50', impSaldoAnt: '100000.00', impPagado: '100000.00' }),
        put(d.pagos!, { totales: { montoTotalPagos: '100000.02' } }),
      ],
    },
  ],
]

type Dicho = [name: string, base: () => DatosCfdi, change: (d: DatosCfdi) => unknown, codigo: CodigoHallazgo]
/** Let pass by the SAT, or off by a centavo. */
const dichos: Dicho[] = [
  ['CP01 in what was bought', one, (d) => put(d.receptor, { usoCfdi: 'CP01' }), 'valorPorTipo'],
  [
    'global information of one customer by name',
    one,
    (d) => [conGlobal(d), put(d.receptor, { nombre: 'LAURA GOMEZ' })],
    'informacionGlobalIndebida',
  ],
  [
    'global information of what is given back',
    one,
    (d) => [conGlobal(d), put(d, { tipoDeComprobante: 'E' })],
    'informacionGlobalIndebida',
  ],
  [
    'a discount with a zero more than its amount',
    one,
    (d) => [put(concepto(d), { descuento: '0.000' }), put(d, { descuento: '0.00' })],
    'descuentoDecimales',
  ],
  [
    'a concept that transfers no IVA, above IEPS',
    one,
    (d) => [put(concepto(d), { objetoImp: '06' }), putIva(d, { impuesto: '003', tasaOCuota: '0.160000' })],
    'objetoImpSinImpuestos',
  ],
  [
    'a total of payments off by a centavo',
    datosPago,
    (d) => put(d.pagos!.totales, { montoTotalPagos: '1160.01' }),
    'montoTotalPagos',
  ],
  [
    'a total of IVA off by a centavo',
    datosPago,
    (d) => put(d.pagos!.totales, { totalTrasladosImpuestoIVA16: '159.99' }),
    'totalesPagos',
  ],
  [
    'a tax of a payment off by a centavo',
    datosPago,
    (d) => put(pago(d).impuestosP!.trasladosP![0]!, { importeP: '160.01' }),
    'impuestosPago',
  ],
  [
    'exento that the payment does not sum',
    datosPago,
    (d) =>
      docto(d).impuestosDR!.trasladosDR!.push({ baseDR: '10.00', impuestoDR: '002', tipoFactorDR: 'Exento' }),
    'impuestosPago',
  ],
  [
    'an equivalence turned round',
    datosPago,
    (d) => [
      sinImpuestosDr(d, '01'),
      put(docto(d), { monedaDR: 'USD', equivalenciaDR: '18.5', impSaldoAnt: '62.70', impPagado: '62.70' }),
    ],
    'pagadoMenorQueMonto',
  ],
]
const codigos: [sat: string, base: () => DatosCfdi, change: (d: DatosCfdi) => unknown][] = [
  ['CFDI40166', one, (d) => put(concepto(d), { valorUnitario: '0', importe: '0' })],
  ['CFDI40197', one, (d) => put(concepto(d), { partes: [{ ...parte, valorUnitario: '0' }] })],
  [
    'CFDI40198',
    one,
    (d) => put(concepto(d), { partes: [{ ...parte, valorUnitario: '10.00', importe: '99.00' }] }),
  ],
  ['CFDI40168', one, (d) => put(concepto(d), { descuento: '0.001' })],
  ['CFDI40212', one, (d) => put(d.impuestos!, { totalImpuestosTrasladados: undefined, traslados: [deCero] })],
  ['CFDI40173', one, (d) => put(concepto(d), { objetoImp: '01', impuestos: { traslados: [] } })],
  ['CFDI40172', one, (d) => put(concepto(d), { objetoImp: '05' })],
  ['CFDI40151', one, (d) => put(d.receptor, { residenciaFiscal: 'USA' })],
  ['CFDI40152', one, (d) => extranjero(d, { residenciaFiscal: 'MEX' })],
  ['CFDI40130', one, publico],
  ['CFDI40192', one, (d) => put(concepto(d), terceros('GOPR850101AB1'))],
  ['CFDI40136', one, (d) => conGlobal(d, { año: '2021' })],
  ['CRP20119', datosPago, (d) => put(concepto(d), { valorUnitario: '1' })],
  ['CRP20215', datosPago, (d) => put(pago(d), { tipoCambioP: undefined })],
  ['CRP20237', datosPago, (d) => put(docto(d), { monedaDR: 'USD', equivalenciaDR: undefined })],
  ['CRP20238', datosPago, (d) => put(docto(d), { equivalenciaDR: undefined })],
  ['CRP20278', datosPago, (d) => put(docto(d), { objetoImpDR: '06' })],
  ['CRP20279', datosPago, (d) => put(docto(d), { objetoImpDR: '07' })],
  ['CRP20101', one, (d) => put(d, { pagos: datosPago().pagos })],
]

const judged = (casos: Casos) =>
  casos.flatMap(([base, changes]) =>
    Object.entries(changes).map(([name, change]) => [name, errorsIn(changed(base, change))] as const),
  )

describe('documents with one thing changed', () => {
  it('[VI-A] none that Anexo 20 forbids passes', () => {
    expect(judged(malos).flatMap(([name, errors]) => (errors.length === 0 ? [name] : []))).toEqual([])
  })
  it('[VI-A] a key that says that no IVA is transferred, above IVA, is told', () => {
    for (const clave of ['06', '07', '08'])
      expect(
        judgeCfdi(bytesOf(changed(one, (d) => put(concepto(d), { objetoImp: clave })))).hallazgos.map(
          ({ codigo, severidad }) => [codigo, severidad],
        ),
      ).toContainEqual(['objetoImpSinImpuestos', 'aviso'])
  })
  it.each(dichos)('[VI-A] %s is told and stops nobody', (_, base, change, codigo) => {
    const { hallazgos } = judgeCfdi(bytesOf(changed(base, change)))
    expect(hallazgos.map((h) => [h.codigo, h.severidad])).toContainEqual([codigo, 'aviso'])
    expect(hallazgos.filter(({ severidad }) => severidad === 'error')).toEqual([])
  })
  it.each(codigos)('[VI-A7] %s is named by the code of the SAT', (sat, base, change) => {
    expect(judgeCfdi(bytesOf(changed(base, change))).hallazgos.map(codigoSat)).toContain(sat)
  })
  it('[VI-A] none that it allows is refused', () => {
    expect(judged(buenos).filter(([, errors]) => errors.length > 0)).toEqual([])
  })
})
