import { z } from 'zod'
import { consultaLista, paginaDe } from './lista.ts'
import { motivo } from './motivo.ts'
import { pesos } from './pesos.ts'

export const consultaEsperados = consultaLista.extend({
  situacion: z.enum(['pendientes', 'vencidos']).default('pendientes'),
})
export type ConsultaEsperados = z.infer<typeof consultaEsperados>
/**
 * `porRevisar`: those that nobody has decided about, whose sello no machine can judge or whose payment was undone;
 * `porCancelarse`: those whose issuer has asked the SAT to cancel them.
 */
export const consultaRecibidos = consultaLista.extend({
  situacion: z.enum(['recibidos', 'porRevisar', 'porCancelarse']).default('recibidos'),
})
export type SituacionDeRecibidos = z.infer<typeof consultaRecibidos>['situacion']

/** A payment and what its complement must say: the data card. */
export const complementoEsperado = z
  .object({
    id: z.int(),
    loteId: z.int(),
    lote: z.string(),
    proveedorNombre: z.string(),
    emisor: z.string(),
    creador: z.string(),
    factura: z.string(),
    idDocumento: z.string(),
    /** The invoice's: of all its amounts. */
    moneda: z.string(),
    fechaPago: z.string(),
    formaDePagoP: z.string(),
    numParcialidad: z.int(),
    impSaldoAnt: pesos,
    impPagado: pesos,
    impSaldoInsoluto: pesos,
    recibido: pesos,
    falta: pesos,
    vence: z.string(),
    estado: z.enum(['Pendiente', 'Vencido']),
    /** Complements in force of payments of its factura that were undone: its own has to say that it takes their place. */
    porSustituir: z.array(z.object({ uuid: z.string(), fechaPago: z.string(), monto: pesos })),
  })
  .meta({ id: 'ComplementoEsperado' })
const filaImpuesto = z.object({
  clase: z.enum(['traslado', 'retencion']),
  impuesto: z.string(),
  tipoFactor: z.string(),
  tasa: z.string(),
  base: pesos,
  importe: pesos,
})
/** Taxes of the data card, in proportion to the payment; null where the stored invoice cannot be read. */
export const impuestosEsperados = z
  .object({ objetoImpDR: z.string(), filas: z.array(filaImpuesto) })
  .nullable()
  .meta({ id: 'ImpuestosEsperados' })
export type ImpuestosEsperados = z.infer<typeof impuestosEsperados>
export type ComplementoEsperado = z.infer<typeof complementoEsperado>
export const paginaEsperados = paginaDe(complementoEsperado).meta({ id: 'PaginaComplementosEsperados' })

/** A stored complement (Commissions §3). base64 is never in a list. */
export const complementoGuardado = z
  .object({
    idComplemento: z.int(),
    uuid: z.string(),
    emisor: z.string(),
    emisorNombre: z.string(),
    receptor: z.string(),
    total: pesos,
    usoCFDI: z.string(),
    regimenFiscalReceptor: z.string(),
    tipoDeComprobante: z.string(),
    fechapago: z.string(),
    MonedaP: z.string(),
    MontoTotalPagos: pesos,
    estado: z.string(),
    /** Its issuer has asked the SAT to cancel it, and nobody has answered. */
    seCancela: z.boolean(),
    /** Why our people have to look at it, while they have not said whether it is taken. */
    porRevisar: z.string().nullable(),
    creador: z.string(),
    creadoEn: z.string(),
    foliosRelacionados: z.array(
      z.object({
        idFolioRelacionado: z.int(),
        IdDocumento: z.string(),
        ImpPagado: pesos,
        MonedaDR: z.string(),
      }),
    ),
    URLXML: z.string(),
    URLPDF: z.string(),
  })
  .meta({ id: 'Complemento' })
export type ComplementoGuardado = z.infer<typeof complementoGuardado>
export const paginaComplementos = paginaDe(complementoGuardado).meta({ id: 'PaginaComplementos' })

export const resumenComplementos = z
  .object({
    pendientes: z.int(),
    vencidos: z.int(),
    recibidos: z.int(),
    porRevisar: z.int(),
    porCancelarse: z.int(),
  })
  .meta({ id: 'ResumenComplementos' })

const documentoRevisado = z.object({
  IdDocumento: z.string(),
  /** Its series and folio, where a payment of it is expected; else the uuid. */
  factura: z.string(),
  ImpPagado: pesos,
  /** Of both amounts. */
  MonedaDR: z.string(),
  /** What the covered payments still lack once this file is saved. */
  falta: pesos,
  motivo: z.string().nullable(),
})
/** One file after the documented checks, without its PDF. */
export const complementoRevisado = z
  .object({
    nombre: z.string(),
    uuid: z.string().nullable(),
    emisor: z.string().nullable(),
    fechapago: z.string().nullable(),
    MontoTotalPagos: pesos.nullable(),
    valido: z.boolean(),
    /** Nothing is wrong with it so far: an outside system did not answer, and it can be checked again. */
    sinVerificar: z.boolean(),
    /** It can be kept, and no machine can tell whether it is right. */
    porRevisar: z.boolean(),
    motivos: z.array(z.string()),
    avisos: z.array(z.string()),
    documentos: z.array(documentoRevisado),
  })
  .meta({ id: 'ComplementoRevisado' })
export type ComplementoRevisado = z.infer<typeof complementoRevisado>
export const complementosRevisados = z
  .object({ complementos: z.array(complementoRevisado) })
  .meta({ id: 'ComplementosRevisados' })

export const maximosComplementos = {
  /** Complements checked together. */
  archivos: 50,
  /** Complements saved in one request, each with its PDF. */
  grupo: 5,
  bytesXml: 2 * 1024 * 1024,
  bytesPdf: 10 * 1024 * 1024,
}

export const revisarComplemento = z
  .object({
    resultado: z.enum(['aceptado', 'rechazado']),
    motivo,
  })
  .meta({ id: 'RevisarComplemento' })
export type RevisarComplemento = z.infer<typeof revisarComplemento>

/** Field `pares` of the multipart save: for each complement the position of its XML and of its PDF among the files. */
export const paresDeArchivos = z
  .array(z.tuple([z.int().min(0), z.int().min(0)]))
  .min(1)
  .max(maximosComplementos.grupo)
export const complementosGuardados = z
  .object({ guardados: z.array(complementoGuardado), rechazados: z.array(complementoRevisado) })
  .meta({ id: 'ComplementosGuardados' })
export type ComplementosGuardados = z.infer<typeof complementosGuardados>

// The documented calls (Commissions §7).
export const uuidsEntrada = z.array(z.string().max(60)).min(1).max(500)
export const uuidsRespuesta = z.array(
  z.object({ uuid: z.string(), isValid: z.boolean(), mensaje: z.string() }),
)
export const validarComplementoEntrada = z
  .object({ IdDocumento: z.string().max(60), ImpPagado: pesos, FechaPago: z.string().max(40) })
  .meta({ id: 'ValidarComplementoEntrada' })
export const validarComplementoRespuesta = z
  .object({ esValido: z.boolean(), idDocumento: z.string(), fechaPago: z.string(), impPagado: pesos })
  .meta({ id: 'ValidarComplementoRespuesta' })
/** As documented; only the files count, everything else is read from them again. */
export const complementoEntrada = z
  .object({ base64XML: z.string().min(1).max(3_000_000), URLPDF: z.string().max(300) })
  .meta({ id: 'ComplementoEntrada' })
export const complementosEntrada = z.union([
  complementoEntrada.transform((one) => [one]),
  z.array(complementoEntrada).min(1).max(50),
])
