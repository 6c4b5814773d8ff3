import { colasDeLote } from '@valija/domain/lotes/colas.ts'
import { clasesDeDuda, estadosEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { categorias, estatusDeLote, etapas } from '@valija/domain/lotes/etapas.ts'
import { tramosDeAtraso, tramosDePago } from '@valija/domain/lotes/tramos.ts'
import { parseDia } from '@valija/domain/tiempo/dia.ts'
import { z } from 'zod'
import { hallazgoFactura } from './facturas.ts'
import { idNumerico as id } from './id.ts'
import { codigosPegados, consultaExportar, consultaLista, paginaDe } from './lista.ts'
import { pesos } from './pesos.ts'
import { renglonDeReserva } from './renglon-de-reserva.ts'

const dia = z.string().refine((value) => parseDia(value) !== null, 'Escribe una fecha como 2026-10-16')
const etapa = z.enum(Object.keys(etapas) as [keyof typeof etapas])

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
export const exportarLotes = consultaLotes.extend(consultaExportar.shape)

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
    envioError: z.enum(['', 'cola', 'contabilidad', 'sat', 'consulta', 'archivos']),
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

/** A booking that another living factura had billed already; who it is, is null for a hotel when it is another's. */
export const reservaRepetida = z
  .object({
    facturaId: z.number().int(),
    factura: z.string(),
    bookingCode: z.string(),
    otra: z.string().nullable(),
    lote: z.string().nullable(),
    estatus: z.string().nullable(),
    /** Null while nobody has said why: the lote is not processed. */
    motivo: z.string().nullable(),
    explicadoPor: z.string().nullable(),
  })
  .meta({ id: 'ReservaRepetida' })
export type ReservaRepetida = z.infer<typeof reservaRepetida>

/** A factura whose sello the machine cannot judge: why, and what a person decided. */
export const facturaPorRevisar = z
  .object({
    facturaId: z.number().int(),
    factura: z.string(),
    /** While it is pendiente the lote is not processed. */
    revision: z.enum(['pendiente', 'aceptada', 'rechazada']),
    motivo: z.string().nullable(),
    revisadaPor: z.string().nullable(),
    /** What the machine found, in words for this reader. */
    motivos: z.array(hallazgoFactura),
  })
  .meta({ id: 'FacturaPorRevisar' })
export type FacturaPorRevisar = z.infer<typeof facturaPorRevisar>

const suma = z.object({ facturas: z.number().int(), importe: pesos })
export const loteDetalle = loteFila
  .extend({
    fechas: z.object({
      noProcesado: z.string(),
      enProcesoDeEnvio: z.string().nullable(),
      enProcesoDePago: z.string().nullable(),
      pagado: z.string().nullable(),
    }),
    procesadoPor: z.string().nullable(),
    conteoEnvio: z.record(z.enum(estadosEnvio), z.number().int()),
    totales: z.object({ valija: suma, ant: suma, diferencia: suma }),
    /** Of those in doubt: asking ANT again does not settle them. */
    numPorConfirmar: z.number().int(),
    envioErrorEn: z.string().nullable(),
    envioIntentos: z.number().int(),
    /** This installation's ANT can be asked what it holds. */
    sePuedeConsultar: z.boolean(),
    urlLayout: z.string().nullable(),
    numRetiradas: z.number().int(),
    repetidas: z.array(reservaRepetida),
    porRevisar: z.array(facturaPorRevisar),
  })
  .meta({ id: 'LoteDetalle' })
export type LoteDetalle = z.infer<typeof loteDetalle>

export const consultaFacturas = consultaLista.extend({
  porPagina: z.coerce.number().int().min(1).max(100).default(5),
})
export const exportarFacturas = consultaFacturas.extend(consultaExportar.shape)
export const facturaFila = z
  .object({
    id: z.number().int(),
    loteId: z.number().int(),
    serie: z.string(),
    folio: z.string(),
    uuid: z.string(),
    emisor: z.string(),
    receptor: z.string(),
    fecha: z.string(),
    fechaTimbrado: z.string(),
    metodoPago: z.string(),
    formaPago: z.string().nullable(),
    usoCfdi: z.string(),
    total: pesos,
    moneda: z.string(),
    estado: z.string(),
    validacionEfos: z.string(),
    envio: z.enum(estadosEnvio),
    envioMotivo: z.string(),
    /** A doubt that asking ANT again does not settle: a person notes what ANT's people say. */
    envioDuda: z.enum(clasesDeDuda),
    envioFolio: z.string().nullable(),
    envioEn: z.string().nullable(),
    numReservas: z.number().int(),
    retiradaEn: z.string().nullable(),
    retiradaMotivo: z.string().nullable(),
    /** It may be taken out of its lote now, so that the rest goes on. */
    retirable: z.boolean(),
    urlxml: z.string(),
    urlpdf: z.string().nullable(),
  })
  .meta({ id: 'FacturaFila' })
export type FacturaFila = z.infer<typeof facturaFila>
export const paginaFacturas = paginaDe(facturaFila)

export const reservaFila = z
  .object({
    id: z.number().int(),
    ...renglonDeReserva,
    /** Its factura's. */
    moneda: z.string(),
  })
  .meta({ id: 'ReservaFila' })
export type ReservaFila = z.infer<typeof reservaFila>
export const paginaReservas = paginaDe(reservaFila)

export const procesarEntrada = z
  .object({
    ids: z.array(id).min(1).max(500),
    fechaPago: dia,
    /** Chosen by the browser, so that the same processing sent again is the same one. */
    grupo: z.uuid().optional(),
  })
  .meta({ id: 'ProcesarEntrada' })
export const procesarRespuesta = z
  .object({
    /** Names this sending: its progress is asked for by it. */
    grupo: z.string(),
    procesados: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    noProcesados: z.array(z.object({ id: z.number().int(), nombre: z.string(), motivo: z.string() })),
  })
  .meta({ id: 'ProcesarRespuesta' })
export type ProcesarRespuesta = z.infer<typeof procesarRespuesta>

export const validarRfcEntrada = z
  .object({ ids: z.array(id).min(1).max(200) })
  .meta({ id: 'ValidarRfcEntrada' })
export const validarRfcRespuesta = z
  .object({
    validados: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    noValidados: z.array(z.object({ id: z.number().int(), nombre: z.string(), motivo: z.string() })),
  })
  .meta({ id: 'ValidarRfcRespuesta' })
export type ValidarRfcRespuesta = z.infer<typeof validarRfcRespuesta>

export const grupoDeEnvio = z.object({ grupo: z.uuid() })
export const envioDeGrupo = z
  .object({
    grupo: z.string(),
    procesadoEn: z.string(),
    lotes: z.array(
      z.object({
        id: z.number().int(),
        nombre: z.string(),
        enviado: z.boolean(),
        numExcepciones: z.number().int(),
        envioError: loteFila.shape.envioError,
      }),
    ),
  })
  .meta({ id: 'EnvioDeGrupo' })
export type EnvioDeGrupo = z.infer<typeof envioDeGrupo>
/** What this person sent of late, the newest first. */
export const enviosRecientes = z.object({ envios: z.array(envioDeGrupo) })

const motivo = z.string().trim().min(5, 'Escribe el motivo, al menos 5 letras').max(500)
export const explicarEntrada = z.object({ motivo }).meta({ id: 'ExplicarEntrada' })
export const retirarEntrada = z.object({ motivo }).meta({ id: 'RetirarEntrada' })
/** Whether a factura that the machine cannot judge is taken, and why. */
export const revisarEntrada = z
  .object({ resultado: z.enum(['aceptada', 'rechazada']), motivo })
  .meta({ id: 'RevisarEntrada' })
export const revisarRespuesta = z.object({ mensaje: z.string() }).meta({ id: 'RevisarRespuesta' })
export type RevisarEntrada = z.infer<typeof revisarEntrada>
/** What a person found out at ANT about a factura in doubt. */
export const resolverEntrada = z
  .object({ resultado: z.enum(['aceptado', 'noLlego']), motivo })
  .meta({ id: 'ResolverEntrada' })

export const consultaDescarga = z.object({ ids: z.array(id).min(1).max(500) }).meta({ id: 'DescargaEntrada' })
export const faltante = z.object({ lote: z.string(), archivo: z.string(), motivo: z.string() })
export const descargaRespuesta = z
  .object({
    id: z.string(),
    /** Address of the ZIP; opened with a ticket. */
    ruta: z.string(),
    estado: z.enum(['pendiente', 'completa', 'fallida']),
    archivos: z.number().int(),
    faltantes: z.array(faltante),
  })
  .meta({ id: 'Descarga' })
export type Descarga = z.infer<typeof descargaRespuesta>
