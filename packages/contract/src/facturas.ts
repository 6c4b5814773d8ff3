import { accionesCfdi } from '@valija/domain/facturas/accion-por-codigo.ts'
import {
  type CabeceraCfdi,
  type ImpuestosCfdi,
  type RespuestaSat,
  situaciones,
} from '@valija/domain/facturas/factura.ts'
import { origenes } from '@valija/domain/facturas/hallazgo.ts'
import { z } from 'zod'
import { pesos } from './pesos.ts'

export { continua, type Situacion } from '@valija/domain/facturas/factura.ts'
export { type CabeceraCfdi, type RespuestaSat, situaciones }

/** What a rule, the CFDI engine, the SAT or our own register says against a factura: found, expected, what to do. */
export const hallazgoFactura = z
  .object({
    codigo: z.string(),
    origen: z.enum(origenes),
    severidad: z.enum(['error', 'aviso', 'info']),
    titulo: z.string(),
    encontrado: z.string().nullable(),
    esperado: z.string().nullable(),
    remedio: z.string(),
    /** Where in the document, «Concepto 7 de 200 · Importe»; absent where it is about the whole. */
    lugar: z.string().optional(),
    /** The SAT's own code for it (CFDI40xxx, CRP20xxx), where it has one. */
    codigoSat: z.string().optional(),
    /** Of the engine's: the law or document that the rule comes from, and what helps. */
    fuente: z.string().optional(),
    accion: z.enum(accionesCfdi).optional(),
    /** How many more places of the document have the same, which are not listed. */
    otros: z.number().int().optional(),
  })
  .meta({ id: 'HallazgoFactura' })
export type HallazgoFactura = z.infer<typeof hallazgoFactura>

/** A retention as the document states it: amount, rate, and what its lines' own bases and rates make. */
const retencionLeida = z
  .object({ monto: pesos, tasa: z.string().nullable(), segunTasas: pesos.optional() })
  .nullable()
/** Taxes of a CFDI as read from its bytes, what commissions are judged by. */
export const impuestosCfdi = z
  .object({
    /** SubTotal less Descuento: what the invoice charges before taxes. */
    base: pesos,
    /** What of that base carries no IVA at 16 %; absent in headers kept before it was read. */
    sinIva: pesos.optional(),
    ivaTrasladado: pesos,
    retIva: retencionLeida,
    retIsr: retencionLeida,
  })
  .meta({ id: 'ImpuestosCfdi' }) satisfies z.ZodType<ImpuestosCfdi>

/** The header of a CFDI as read from its bytes; SAT's words in camel case. */
export const cabeceraCfdi = z
  .object({
    version: z.string(),
    tipoDeComprobante: z.string(),
    serie: z.string(),
    folio: z.string(),
    serieFolio: z.string(),
    folioSerie: z.string(),
    uuid: z.string(),
    emisor: z.string(),
    emisorNombre: z.string(),
    /** Absent in headers kept before it was read. */
    emisorRegimen: z.string().optional(),
    receptor: z.string(),
    receptorNombre: z.string(),
    receptorRegimen: z.string(),
    usoCfdi: z.string(),
    metodoPago: z.string(),
    formaPago: z.string(),
    moneda: z.string(),
    total: pesos,
    subTotal: pesos.optional(),
    impuestos: impuestosCfdi.optional(),
    /** DomicilioFiscalReceptor, and the keys of its lines, each once. */
    receptorCodigoPostal: z.string().optional(),
    clavesProdServ: z.array(z.string()).optional(),
    clavesUnidad: z.array(z.string()).optional(),
    fecha: z.string(),
    fechaTimbrado: z.string(),
  })
  .meta({ id: 'CabeceraCfdi' }) satisfies z.ZodType<CabeceraCfdi>

/** The SAT's answer as kept with a factura of a draft; `falla` when it gave none. */
export const respuestaSat = z
  .object({
    estado: z.string(),
    codigoEstatus: z.string(),
    esCancelable: z.string(),
    estatusCancelacion: z.string(),
    validacionEfos: z.string(),
    consultadoEn: z.string(),
    falla: z.enum(['sinAutorizacion', 'externa']).nullable(),
  })
  .meta({ id: 'RespuestaSat' }) satisfies z.ZodType<RespuestaSat>
