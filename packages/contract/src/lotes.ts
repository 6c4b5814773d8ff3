import { colasDeLote } from '@valija/domain/lotes/colas.ts'
import { categorias, clavesDeEtapa, estatusDeLote } from '@valija/domain/lotes/etapas.ts'
import { tramosDeAtraso, tramosDePago } from '@valija/domain/lotes/tramos.ts'
import { z } from 'zod'
import { dia } from './dia.ts'
import { idNumerico as id } from './id.ts'
import { codigosPegados, consultaLista, paginaDe } from './lista.ts'
import { pesos } from './pesos.ts'

const etapa = z.enum(clavesDeEtapa)

export const categoriaDeLote = z.enum(categorias)
export const idDeLote = z.object({ id })
/** Not documented, and so never required: why, told to whoever handed the lote in. */
export const eliminarEntrada = z.object({ motivo: z.string().trim().max(300).optional() })
export const idDeFactura = z.object({ id, facturaId: id })

/** Filters of the lotes list. `q` finds by name, hotel or RFC, and from its beginning by folio, uuid or localizador. */
const filtros = z.object({
  categoria: categoriaDeLote.default('Proveedor'),
  proveedorId: id.optional(),
  desde: dia.optional(),
  hasta: dia.optional(),
  /** State at the SAT: all valid, something not verified, something that blocks. */
  sat: z.enum(['vigentes', 'sinVerificar', 'bloqueadas']).optional(),
  /** Commissions: whether the issuer is a validated agent; without it both. */
  rfc: z.enum(['correctos', 'sinValidar']).optional(),
  /** A booking's localizador, from its beginning. */
  localizador: z.string().trim().max(40).optional(),
  /** Folios, UUID or localizadores of its facturas, pasted. */
  codigos: codigosPegados,
  /** `si`: something was rejected by ANT or is in doubt. */
  excepcion: z.enum(['si']).optional(),
  /** Where lotes wait for somebody, by the rule the home page counts them with; it says by itself which of `rfc` are in it. */
  cola: z.enum(colasDeLote).optional(),
  /** Due on a day and not paid in full, or paid for it. */
  fechaPago: dia.optional(),
  /** Owed, by how late it is. */
  atraso: z.enum(tramosDeAtraso).optional(),
  /** Paid in the last ninety days, by how many passed from its upload. */
  diasDePago: z.enum(tramosDePago).optional(),
})
export const consultaLotes = consultaLista
  .extend(filtros.shape)
  .extend({ etapa: etapa.default('noProcesado') })
export type ConsultaLotes = z.infer<typeof consultaLotes>
/** The inner tabs of the commission lotes split a stage: the counts are of all of it, and of each. */
export const consultaConteos = filtros.omit({ rfc: true }).extend({ q: consultaLista.shape.q })

export const loteFila = z
  .object({
    id: z.number().int(),
    nombre: z.string(),
    categoria: categoriaDeLote,
    proveedorId: z.number().int(),
    proveedorNombre: z.string(),
    proveedorRfc: z.string(),
    creador: z.string(),
    estatus: z.enum(estatusDeLote),
    /** ISO instants. */
    fechaCreacion: z.string(),
    fechaPago: z.string().nullable(),
    pagadoEn: z.string().nullable(),
    numFacturas: z.number().int(),
    numReservas: z.number().int(),
    numSinVerificar: z.number().int(),
    numBloqueadas: z.number().int(),
    /** Those whose issuer has asked the SAT to cancel them. */
    numPorCancelarse: z.number().int(),
    /** Not valid, and nobody has said how that was settled: what matters of a lote that was paid. */
    numPorAtender: z.number().int(),
    numExcepciones: z.number().int(),
    /** Of the exceptions, those ANT may hold without having answered. */
    numEnDuda: z.number().int(),
    /** Those the machine could not judge and nobody has decided about. */
    numPorRevisar: z.number().int(),
    total: pesos,
    /** Of total and pagado; 'XXX' of several, whose total is no amount. */
    moneda: z.string(),
    pagado: pesos,
    /** What keeps the sending from ending; empty when nothing does. */
    envioError: z.enum(['', 'cola', 'contabilidad', 'sat', 'consulta', 'archivos', 'valija']),
  })
  .meta({ id: 'LoteFila' })
export type LoteFila = z.infer<typeof loteFila>
export const paginaLotes = paginaDe(loteFila)

/** The lotes of one hotel (or agent) in one currency; 'XXX' of several, whose total is no amount. */
const lotesDeHotel = z
  .object({
    clave: z.string(),
    proveedorId: z.number().int(),
    proveedorNombre: z.string(),
    proveedorRfc: z.string(),
    moneda: z.string(),
    numLotes: z.number().int(),
    numFacturas: z.number().int(),
    total: pesos,
  })
  .meta({ id: 'LotesDeHotel' })
export type LotesDeHotel = z.infer<typeof lotesDeHotel>
/** With what all of them come to, each currency by itself. */
export const paginaPorHotel = paginaDe(lotesDeHotel).extend({
  sumas: z.array(z.object({ moneda: z.string(), total: pesos })),
})

const conteo = z.object({ n: z.number().int(), topado: z.boolean() })
export const conteosLotes = z
  .object({
    noProcesado: conteo,
    enProcesoDeEnvio: conteo,
    enProcesoDePago: conteo,
    pagado: conteo,
    /** Of `noProcesado`: those that wait in 'Lotes sin validar RFC'. */
    sinValidarRfc: conteo,
  })
  .meta({ id: 'ConteosLotes' })

/** What the screen needs of the policy in force. */
export const ajustesLotes = z
  .object({
    pestanasConDescarga: z.array(etapa),
    eliminarHasta: z.array(etapa),
    /** Calendar day proposed to who processes; null for everybody else. */
    fechaPagoPropuesta: z.string().nullable(),
  })
  .meta({ id: 'AjustesLotes' })
export type AjustesLotes = z.infer<typeof ajustesLotes>

export const proveedoresDeLotes = z.array(
  z.object({ proveedorId: z.number().int(), proveedorNombre: z.string() }),
)
