import type { DatosCfdi } from '@valija/cfdi'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { prefijosUuid } from '../sat/consulta.ts'
import type { Autoridad } from './autoridad.ts'
import { con, conReceptor } from './cambios-de-cfdi.ts'
import { type FacturaMuestra, planFactura } from './factura.ts'
import { type FirmaOptions, signFactura } from './firma.ts'
import type { Archivo } from './lote.ts'

export type ContextoDefecto = {
  mundo: Mundo
  autoridad: Autoridad
  dia: string
  semilla: string
  proveedorId: string
  otroProveedorId: string
  /** An invoice of the good lote, to be handed in a second time. */
  yaCargada: Archivo
}

/** Each defect has invoice numbers of its own, far from those of the good lotes. */
const primerNumero = 20_000
type Hecho = { factura: FacturaMuestra; bytes: Uint8Array }
type Plan = { planea?: (f: FacturaMuestra) => FacturaMuestra; prefijoUuid?: string; otroHotel?: boolean }
type Receta = Plan &
  Omit<FirmaOptions, 'autoridad' | 'firmaCon'> & {
    firmaCon?: (c: ContextoDefecto) => FirmaOptions['firmaCon']
    /** Changes the finished document, as a forger or a broken program would. */
    altera?: (xml: string) => string
  }

const sin =
  (clave: 'metodoPago' | 'formaPago') =>
  (d: DatosCfdi): DatosCfdi => {
    const { [clave]: _quitada, ...resto } = d
    return resto
  }
const aFecha =
  (mueve: (dia: string) => string) =>
  (f: FacturaMuestra): FacturaMuestra => ({
    ...f,
    fecha: mueve(f.fecha.slice(0, 10)) + f.fecha.slice(10),
    fechaTimbrado: mueve(f.fechaTimbrado.slice(0, 10)) + f.fechaTimbrado.slice(10),
  })
const otroAnio =
  (n: number) =>
  (dia: string): string =>
    `${Number(dia.slice(0, 4)) + n}-06-15`
export const mesAnterior = (dia: string): string => sumarDias(`${dia.slice(0, 7)}-01` as Dia, -5)
const pue = (f: FacturaMuestra): FacturaMuestra => ({ ...f, metodoPago: 'PUE', formaPago: '03' })
const ppd = (f: FacturaMuestra): FacturaMuestra => ({ ...f, metodoPago: 'PPD', formaPago: '99' })

const recetas: Readonly<Record<string, Receta>> = {
  'correcta-1': {},
  'correcta-2': { planea: ppd },
  'correcta-3': { planea: pue },
  'emisor-distinto': { otroHotel: true },
  'regimen-receptor-626': { cambia: conReceptor({ regimenFiscalReceptor: '626' }) },
  'uso-cfdi-g03': { cambia: conReceptor({ usoCfdi: 'G03' }) },
  'receptor-incorrecto': { cambia: conReceptor({ rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER URGATE' }) },
  'timbrada-el-anio-anterior': { planea: (f) => aFecha(otroAnio(-1))(ppd(f)) },
  'timbrada-el-anio-siguiente': { planea: (f) => aFecha(otroAnio(1))(ppd(f)) },
  'sin-metodo-de-pago': { cambia: sin('metodoPago') },
  'pue-del-mes-anterior': { planea: (f) => aFecha(mesAnterior)(pue(f)) },
  'pue-con-forma-de-pago-01': { planea: (f) => ({ ...pue(f), formaPago: '01' }) },
  'ppd-con-forma-de-pago-03': { planea: (f) => ({ ...ppd(f), formaPago: '03' }) },
  'moneda-usd': { cambia: con({ moneda: 'USD', tipoCambio: '18.5432' }) },
  'tipo-egreso': { cambia: con({ tipoDeComprobante: 'E' }) },
  cancelada: { prefijoUuid: prefijosUuid.cancelado },
  'no-encontrada': { prefijoUuid: prefijosUuid.noEncontrado },
  'emisor-en-lista-69b': { prefijoUuid: prefijosUuid.efosDefinitivo },
  'cancelacion-en-proceso': { prefijoUuid: prefijosUuid.enProceso },
  'total-mal-sumado': { cambia: (d) => ({ ...d, total: `${Number(d.total.split('.')[0]) + 10}.00` }) },
  'certificado-de-otro': {
    firmaCon: ({ mundo, otroProveedorId }) => {
      const otro = mundo.proveedor(otroProveedorId)
      return otro && { rfc: otro.rfc, nombre: otro.nombreFiscal }
    },
  },
  'sin-timbre': { sinTimbre: true },
  'alterada-despues-del-timbrado': {
    altera: (xml) => xml.replace('Descripcion="Hospedaje', 'Descripcion="Banquete'),
  },
  'con-dtd': { altera: (xml) => xml.replace('?>\n', '?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n') },
  corrupta: { altera: (xml) => xml.slice(0, Math.floor(xml.length * 0.6)) },
  'cfdi-33': {
    altera: (xml) =>
      xml
        .replaceAll('http://www.sat.gob.mx/cfd/4', 'http://www.sat.gob.mx/cfd/3')
        .replace(' Version="4.0"', ' Version="3.3"'),
  },
  'con-fecha-por-venir': { planea: (f) => aFecha((dia) => sumarDias(dia as Dia, 30))(ppd(f)) },
}
export const nombresDefecto = Object.keys(recetas)

/** The invoice with that defect; its layout rows and bookings are right. */
export const facturaConDefecto = (nombre: string, contexto: ContextoDefecto): Hecho => {
  const receta = recetas[nombre]
  if (!receta) throw new RangeError(`no such defect: ${nombre}`)
  const { mundo, autoridad, dia, semilla, proveedorId, otroProveedorId } = contexto
  const { planea, prefijoUuid, otroHotel, firmaCon, altera, ...firma } = receta
  const plan = planFactura({
    mundo,
    proveedorId: otroHotel ? otroProveedorId : proveedorId,
    numero: primerNumero + nombresDefecto.indexOf(nombre),
    dia,
    semilla,
    ...(prefijoUuid ? { prefijoUuid } : {}),
  })
  const factura = planea ? planea(plan) : plan
  const signer = firmaCon?.(contexto)
  const { xml } = signFactura(factura, { autoridad, ...firma, ...(signer ? { firmaCon: signer } : {}) })
  return { factura, bytes: new TextEncoder().encode(altera ? altera(xml) : xml) }
}

const texto = (contenido: string): Uint8Array => new TextEncoder().encode(contenido)

/** Files that are no invoice at all, and one that is handed in twice. */
export const archivosSueltos = ({ yaCargada }: ContextoDefecto): Archivo[] => [
  { nombre: 'no-es-xml.txt', bytes: texto('Esto no es una factura.\n') },
  {
    nombre: 'xml-que-no-es-cfdi.xml',
    bytes: texto('<?xml version="1.0"?>\n<nota><para>Contabilidad</para></nota>\n'),
  },
  { nombre: 'vacia.xml', bytes: new Uint8Array() },
  { nombre: 'uuid-ya-registrado.xml', bytes: yaCargada.bytes },
]
