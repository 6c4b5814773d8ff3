import { z } from 'zod'
import { consultaLista, paginaDe } from './lista.ts'
import { pesos } from './pesos.ts'

const etapa = z.object({
  estatus: z.enum(['No procesado', 'En proceso de envío', 'En proceso de pago', 'Pagado']),
  total: pesos,
  lotes: z.number().int(),
  facturas: z.number().int(),
})
export type EtapaInicio = z.infer<typeof etapa>

/** What waits for somebody, the gravest first. */
const asunto = z.object({
  clase: z.enum([
    'rechazadas',
    'bloqueadas',
    'enDuda',
    // Facturas of a lote that the machine cannot judge, for who decides.
    'porRevisar',
    // Lotes whose payment date went by, in payment and still on their way to ANT; `detalle` is what is owed.
    'pagosVencidos',
    'enviosVencidos',
    'borrador',
    'comisionesPorFacturar',
    'comisionesEnPrefactura',
    'complementosVencidos',
    'complementosPorEntregar',
    'cuentasPorResolver',
    'usuariosPendientes',
    'correosFallidos',
  ]),
  n: z.number().int(),
  /** Of a lote or a draft: which, and what it is called. */
  id: z.string().nullable(),
  nombre: z.string().nullable(),
  categoria: z.enum(['Proveedor', 'Comisionista']).nullable(),
  detalle: z.string().nullable(),
})
export type AsuntoInicio = z.infer<typeof asunto>

/** GET /api/inicio/avisos: what waits for this person, for the bell of the bar. */
export const avisosRespuesta = z.object({ porResolver: z.array(asunto) }).meta({ id: 'AvisosInicio' })

/** GET /api/inicio: the figures a role comes for, over what it may see. */
export const inicioRespuesta = z
  .object({
    hoy: z.string(),
    nombre: z.string().nullable(),
    /** Of the last one only what was paid in the month of `hoy`. */
    etapas: z.array(etapa),
    porResolver: z.array(asunto),
    /** Dates on which lotes will be paid, the nearest first. */
    pagos: z.array(
      z.object({
        fechaPago: z.string(),
        total: pesos,
        lotes: z.number().int(),
        nombres: z.array(z.string()),
      }),
    ),
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
})
export type FilaDetalle = z.infer<typeof filaDetalle>
export const detalleRespuesta = paginaDe(filaDetalle)
