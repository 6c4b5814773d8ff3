import type { DatosCfdi } from '@valija/cfdi'
import { empresaDemo } from '../mundo/demo.ts'
import type { ReservaAnt } from '../mundo/reservas.ts'
import { decimal } from './dinero.ts'
import type { FacturaMuestra } from './factura.ts'

type Concepto = NonNullable<DatosCfdi['conceptos']>[number]

const hospedaje = (r: ReservaAnt): Concepto => ({
  claveProdServ: '90111800',
  noIdentificacion: r.bookingCode,
  cantidad: String(r.noches),
  claveUnidad: 'DAY',
  unidad: 'Noche',
  descripcion: `Hospedaje, reserva ${r.bookingCode}`,
  valorUnitario: decimal(r.tarifa),
  importe: decimal(r.base),
  objetoImp: '02',
  impuestos: {
    traslados: [
      {
        base: decimal(r.base),
        impuesto: '002',
        tipoFactor: 'Tasa',
        tasaOCuota: '0.160000',
        importe: decimal(r.iva),
      },
    ],
  },
})

/** A tip is no price of a service: it carries no tax. */
const propina = (r: ReservaAnt): Concepto => ({
  claveProdServ: '01010101',
  noIdentificacion: r.bookingCode,
  cantidad: '1',
  claveUnidad: 'ACT',
  descripcion: 'Propinas por cuenta de terceros',
  valorUnitario: decimal(r.propinas),
  importe: decimal(r.propinas),
  objetoImp: '01',
})

const suma = (reservas: readonly ReservaAnt[], de: (r: ReservaAnt) => number): number =>
  reservas.reduce((total, r) => total + de(r), 0)

/** The CFDI of a sample invoice: IVA at 16 %, the state's lodging tax as a local tax, propinas where billed. */
export const datosCfdi = (f: FacturaMuestra): DatosCfdi => {
  const conPropina = f.propinasEnXml ? f.reservas.filter((r) => r.propinas > 0) : []
  return {
    version: '4.0',
    serie: f.serie,
    folio: f.folio,
    fecha: f.fecha,
    formaPago: f.formaPago,
    condicionesDePago: f.metodoPago === 'PPD' ? 'Crédito 15 días' : 'Contado',
    subTotal: decimal(f.subTotal),
    moneda: 'MXN',
    total: decimal(f.total),
    tipoDeComprobante: 'I',
    exportacion: '01',
    metodoPago: f.metodoPago,
    lugarExpedicion: f.proveedor.codigoPostal,
    emisor: { rfc: f.proveedor.rfc, nombre: f.proveedor.nombreFiscal, regimenFiscal: '601' },
    receptor: {
      rfc: empresaDemo.rfc,
      nombre: empresaDemo.nombre,
      domicilioFiscalReceptor: empresaDemo.codigoPostal,
      regimenFiscalReceptor: empresaDemo.regimenFiscal,
      usoCfdi: 'G01',
    },
    conceptos: [...f.reservas.map(hospedaje), ...conPropina.map(propina)],
    impuestos: {
      traslados: [
        {
          base: decimal(suma(f.reservas, (r) => r.base)),
          impuesto: '002',
          tipoFactor: 'Tasa',
          tasaOCuota: '0.160000',
          importe: decimal(f.iva),
        },
      ],
      totalImpuestosTrasladados: decimal(f.iva),
    },
    impuestosLocales: {
      version: '1.0',
      totalDeRetenciones: '0.00',
      totalDeTraslados: decimal(f.ish),
      trasladosLocales: [
        {
          impLocTrasladado: 'ISH',
          tasadeTraslado: decimal(f.proveedor.tasaIsh),
          importe: decimal(f.ish),
        },
      ],
    },
  }
}
