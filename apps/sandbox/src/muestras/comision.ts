import type { Cfdi, DatosCfdi } from '@valija/cfdi'
import { signCfdi } from '@valija/cfdi/sign-cfdi.ts'
import { empresaDemo } from '../mundo/demo.ts'
import { prefijosUuid } from '../sat/consulta.ts'
import { type Autoridad, openAutoridad } from './autoridad.ts'
import { decimal } from './dinero.ts'
import { type Destino, uuidDe } from './uuid.ts'

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
export type ComisionOptions = {
  /** Day on which it is stamped. */
  dia?: string
  /** Another one gives another uuid. */
  semilla?: string
  sinMetodo?: boolean
  /** What the simulated SAT will say of it. */
  destino?: Destino
  autoridad?: Autoridad
  /** Changes what it says before it is signed. */
  cambia?: (datos: DatosCfdi) => DatosCfdi
  /** Changes the finished document, as a forger or a broken program would. */
  altera?: (xml: string) => string
}

let comun: Autoridad | undefined

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

const datosDe = (d: DatosComision, dia: string, sinMetodo: boolean, folio: string): DatosCfdi => {
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

/** A commission invoice signed with its agent's certificate and stamped by the invented PAC. */
export function facturaComision(
  datos: DatosComision,
  {
    dia = '2026-10-10',
    semilla = 'comision',
    sinMetodo = false,
    destino,
    autoridad,
    cambia = (datosCfdi) => datosCfdi,
    altera,
  }: ComisionOptions = {},
): { bytes: Uint8Array; cfdi: Cfdi; uuid: string; total: number } {
  const firmantes = autoridad ?? (comun ??= openAutoridad())
  const uuid = uuidDe(
    destino ? prefijosUuid[destino] : null,
    'comision',
    semilla,
    datos.rfc,
    datos.base,
    datos.retIva,
    datos.retIsr,
    dia,
  )
  const cfdi = cambia(datosDe(datos, dia, sinMetodo, String(Number.parseInt(uuid.slice(-6), 16) % 100_000)))
  const pac = { ...firmantes.pac, uuid, fechaTimbrado: `${dia}T09:02:00` }
  const firmado = signCfdi(cfdi, firmantes.emisor(cfdi.emisor.rfc, cfdi.emisor.nombre), pac)
  const bytes = altera ? new TextEncoder().encode(altera(firmado.xml)) : firmado.bytes
  return { bytes, cfdi: firmado.cfdi, uuid, total: datos.base + datos.iva - datos.retIva - datos.retIsr }
}
