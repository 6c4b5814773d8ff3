import { colasDeLote } from '@valija/domain/lotes/colas.ts'
import { categorias, clavesDeEtapa, estatusDeLote } from '@valija/domain/lotes/etapas.ts'
import { tramosDeAtraso, tramosDePago } from '@valija/domain/lotes/tramos.ts'
import { z } from 'zod'
import { idNumerico } from './id.ts'
import { consultaLista, paginaDe } from './lista.ts'
import { pesos } from './pesos.ts'

/** Amounts by currency: never added to one another. */
const montoPorMoneda = z.object({ moneda: z.string(), monto: pesos })
export type MontoPorMoneda = z.infer<typeof montoPorMoneda>

const etapa = z.object({
  estatus: z.enum(['No procesado', 'En proceso de envío', 'En proceso de pago', 'Pagado']),
  /** Of the lotes in pesos; other money is told apart. */
  total: pesos,
  otras: z.array(montoPorMoneda),
  lotes: z.number().int(),
  facturas: z.number().int(),
})
export type EtapaInicio = z.infer<typeof etapa>

/** What waits for somebody: one queue, the gravest first. */
const asunto = z.object({
  clase: z.enum([
    ...colasDeLote,
    'borrador',
    'comisionesPorFacturar',
    'comisionesEnPrefactura',
    'comisionesSinLeer',
    'complementosVencidos',
    'complementosPorEntregar',
    'complementosPorCancelarse',
    'complementosPorRevisar',
    'cuentasPorResolver',
    'pagosPorConfirmar',
    'porConciliar',
    'estadosFaltantes',
    'usuariosPendientes',
    'proveedoresIlegibles',
    'comisionistasIlegibles',
    'correosFallidos',
  ]),
  /** How many stand in it: as many as the list behind it has. Of lotes, lotes; of a draft, facturas that break a rule. */
  n: z.number().int(),
  /** Of lotes: the facturas for which they stand in it. */
  facturas: z.number().int(),
  montos: z.array(montoPorMoneda),
  /** Of lotes: the one to begin with, and its stage. Of a draft: which. */
  id: z.string().nullable(),
  nombre: z.string().nullable(),
  categoria: z.enum(categorias).nullable(),
  etapa: z.enum(clavesDeEtapa).nullable(),
  detalle: z.string().nullable(),
  /** How many of `n`: of rows to reconcile, those with a suggestion; of sendings that stand still, those by a fault of ours. */
  parte: z.number().int(),
  /** Days left until `detalle`, where that is a day; of accounts without statements, how many days lack. */
  dias: z.number().int().nullable(),
})
export type AsuntoInicio = z.infer<typeof asunto>

/** An account, by the name of its source, and the weekdays without a statement since the first of them. */
const cuentaSinEstado = z.object({
  fuente: z.string(),
  cuenta: z.string(),
  dias: z.number().int(),
  desde: z.string(),
})
export type CuentaSinEstado = z.infer<typeof cuentaSinEstado>

/** GET /api/inicio/avisos: what waits for this person. The one answer that the bell of the bar and the home page show. */
export const avisosRespuesta = z
  .object({ porResolver: z.array(asunto), cuentasSinEstado: z.array(cuentaSinEstado) })
  .meta({ id: 'AvisosInicio' })
export type AvisosInicio = z.infer<typeof avisosRespuesta>

/** Lotes of one list: of one kind, in one stage. */
const grupoDeLotes = z.object({
  categoria: z.enum(categorias),
  etapa: z.enum(clavesDeEtapa),
  lotes: z.number().int(),
  montos: z.array(montoPorMoneda),
})
export type GrupoDeLotes = z.infer<typeof grupoDeLotes>
const parte = z.object({
  lotes: z.number().int(),
  montos: z.array(montoPorMoneda),
  grupos: z.array(grupoDeLotes),
})
const suma = z.object({ facturas: z.number().int(), montos: z.array(montoPorMoneda) })
const porPagar = z.object({
  /** The next days of payment, `hoy` among them, the nearest first: what is sure of each, and what is only planned. */
  dias: z.array(parte.extend({ fecha: z.string(), firme: suma, previsto: suma })),
  /** What has a day after those. */
  despues: parte,
  vencido: parte,
  /** All of it by how late it is. */
  antiguedad: z.array(parte.extend({ tramo: z.enum(tramosDeAtraso) })),
})
export type PorPagar = z.infer<typeof porPagar>

/** An outside system that does not answer, since when this installation sees it; for administrators. */
const servicioCaido = z.object({ sistema: z.enum(['SAT', 'ANT']), desde: z.string() })
/** What stands out of the last seven days, for administrators. */
const inusual = z.discriminatedUnion('clase', [
  z.object({
    clase: z.literal('entregas'),
    proveedorId: z.number().int(),
    nombre: z.string(),
    categoria: z.enum(categorias),
    lotes: z.number().int(),
    monto: pesos,
    /** Its usual week, of the eight before. */
    usual: pesos,
    desde: z.string(),
  }),
  z.object({ clase: z.literal('cuentasCambiadas'), n: z.number().int() }),
])
export type Inusual = z.infer<typeof inusual>

/** GET /api/inicio: the figures a role comes for, over what it may see. */
export const inicioRespuesta = z
  .object({
    hoy: z.string(),
    nombre: z.string().nullable(),
    /** Of the last one only what was paid in the month of `hoy`. */
    etapas: z.array(etapa),
    porPagar,
    servicios: z.array(servicioCaido),
    inusual: z.array(inusual),
    cortes: z.array(
      z.object({
        clave: z.string(),
        metodo: z.enum(['PUE', 'PPD']),
        dia: z.number().int(),
        fecha: z.string(),
        faltan: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Inicio' })
export type Inicio = z.infer<typeof inicioRespuesta>

/** Facturas and reservas of the lotes of each of the last twelve months, the oldest first. */
export const resumenRespuesta = z
  .array(z.object({ mes: z.string(), facturas: z.number().int(), reservas: z.number().int() }))
  .meta({ id: 'ResumenMensual' })
export type ResumenMensual = z.infer<typeof resumenRespuesta>

export const consultaDetalle = consultaLista.extend({
  categoria: z.enum(['Proveedor', 'Comisionista']).optional(),
})
export const filaDetalle = z.object({
  id: z.number().int(),
  fechaCreacion: z.string(),
  numFacturas: z.number().int(),
  numReservas: z.number().int(),
  /** Not of the documented grid: which it is, of whom, and how much. */
  nombre: z.string(),
  proveedorNombre: z.string(),
  estatus: z.enum(estatusDeLote),
  total: pesos,
  moneda: z.string(),
  categoria: z.enum(categorias),
})
export type FilaDetalle = z.infer<typeof filaDetalle>
export const detalleRespuesta = paginaDe(filaDetalle)

/** GET /api/inicio/graficas: of one kind of lotes; each bar says how many the list behind it has. */
export const consultaGraficas = z.object({ categoria: z.enum(categorias).default('Proveedor') })
export const graficasRespuesta = z
  .object({
    /** Pesos, by day of payment and stage. */
    porDia: z.array(
      z.object({
        fecha: z.string(),
        etapa: z.enum(clavesDeEtapa),
        lotes: z.number().int(),
        monto: pesos,
      }),
    ),
    /** Lotes paid in the last ninety days, by the days their payment took. */
    porTramo: z.array(z.object({ tramo: z.enum(tramosDePago), lotes: z.number().int() })),
    /** Facturas left out in the last ninety days, by the rule they broke and the hotel. */
    rechazos: z.array(
      z.object({
        regla: z.string(),
        titulo: z.string(),
        proveedorId: z.number().int(),
        nombre: z.string(),
        n: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'GraficasInicio' })
export type GraficasInicio = z.infer<typeof graficasRespuesta>
export type GraficasDeLotes = Pick<GraficasInicio, 'porDia' | 'porTramo'>

export const consultaRechazos = consultaLista.extend({
  categoria: z.enum(categorias).default('Proveedor'),
  regla: z.string().max(80).optional(),
  proveedorId: idNumerico.optional(),
})
const rechazo = z.object({
  id: z.number().int(),
  factura: z.string(),
  uuid: z.string().nullable(),
  total: pesos,
  moneda: z.string(),
  titulo: z.string(),
  encontrado: z.string(),
  creadoEn: z.string(),
  loteId: z.number().int(),
  lote: z.string(),
  proveedorNombre: z.string(),
  categoria: z.enum(categorias),
  loteEliminado: z.boolean(),
})
export type Rechazo = z.infer<typeof rechazo>
export const rechazosRespuesta = paginaDe(rechazo)
