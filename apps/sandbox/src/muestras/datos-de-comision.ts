import type { DatosCfdi } from '@valija/cfdi'
import { empresaDemo } from '../mundo/demo.ts'
import { decimal } from './dinero.ts'

/** What an agent's invoice says; amounts in centavos. */
export type DatosComision = {
  rfc: string
  nombre: string
  regimenFiscal: string
  base: number
  iva: number
  retIva: number
  retIsr: number
  metodoPago: 'PUE' | 'PPD'
}
/** The rate of a retention to six places, so that rate × base is its amount within the centavo. */
const tasa = (monto: number, base: number): string => (base === 0 ? 0 : monto / base).toFixed(6)

const razonFiscal = (nombre: string): string =>
  nombre
    .replace(/,?\s*S\.?\s*A\.?\s*de\s*C\.?\s*V\.?$/i, '')
    .trim()
    .toUpperCase()

const impuestosDe = ({ base, iva, retIva, retIsr }: DatosComision) => {
  const traslado = {
    base: decimal(base),
    impuesto: '002',
    tipoFactor: 'Tasa',
    tasaOCuota: '0.160000',
    importe: decimal(iva),
  }
  const retenidas = [
    { impuesto: '001', monto: retIsr },
    { impuesto: '002', monto: retIva },
  ].filter(({ monto }) => monto > 0)
  return { traslado, retenidas }
}

export const datosDe = (d: DatosComision, dia: string, sinMetodo: boolean, folio: string): DatosCfdi => {
  const { traslado, retenidas } = impuestosDe(d)
  const retenido = d.retIva + d.retIsr
  const datos: DatosCfdi = {
    version: '4.0',
    serie: 'COM',
    folio,
    fecha: `${dia}T09:00:00`,
    formaPago: d.metodoPago === 'PUE' ? '03' : '99',
    subTotal: decimal(d.base),
    moneda: 'MXN',
    total: decimal(d.base + d.iva - retenido),
    tipoDeComprobante: 'I',
    exportacion: '01',
    metodoPago: d.metodoPago,
    lugarExpedicion: '06600',
    emisor: { rfc: d.rfc, nombre: razonFiscal(d.nombre), regimenFiscal: d.regimenFiscal },
    receptor: {
      rfc: empresaDemo.rfc,
      nombre: empresaDemo.nombre,
      domicilioFiscalReceptor: empresaDemo.codigoPostal,
      regimenFiscalReceptor: empresaDemo.regimenFiscal,
      usoCfdi: 'G03',
    },
    conceptos: [
      {
        claveProdServ: '90121502',
        cantidad: '1',
        claveUnidad: 'E48',
        unidad: 'SERVICIO',
        descripcion: 'Comisión por la venta de servicios turísticos',
        valorUnitario: decimal(d.base),
        importe: decimal(d.base),
        objetoImp: '02',
        impuestos: {
          traslados: [traslado],
          retenciones: retenidas.map(({ impuesto, monto }) => ({
            base: decimal(d.base),
            impuesto,
            tipoFactor: 'Tasa',
            tasaOCuota: tasa(monto, d.base),
            importe: decimal(monto),
          })),
        },
      },
    ],
    impuestos: {
      retenciones: retenidas.map(({ impuesto, monto }) => ({ impuesto, importe: decimal(monto) })),
      traslados: [traslado],
      ...(retenido > 0 ? { totalImpuestosRetenidos: decimal(retenido) } : {}),
      totalImpuestosTrasladados: decimal(d.iva),
    },
  }
  if (!sinMetodo) return datos
  const { metodoPago: _metodo, ...resto } = datos
  return resto
}
