import { clasesDeDesconocido, codigosDeFalta, quienesDeben } from '@valija/domain/reservas/faltantes.ts'
import { clasesDeVida } from '@valija/domain/reservas/vida.ts'
import { z } from 'zod'
import { pesos } from './pesos.ts'

export const localizadorParams = z.object({ localizador: z.string().trim().min(1).max(40) })

/** An amount of one currency. */
const importe = z.object({ moneda: z.string(), monto: pesos }).meta({ id: 'ImporteDeReserva' })
const lugar = z
  .discriminatedUnion('en', [
    z.object({ en: z.literal('pago'), id: z.number() }),
    z.object({ en: z.literal('movimiento'), id: z.number(), pagoId: z.number().nullable() }),
    z.object({
      en: z.literal('factura'),
      id: z.number(),
      loteId: z.number(),
      categoria: z.enum(['Proveedor', 'Comisionista']),
      estatus: z.string(),
    }),
    z.object({ en: z.literal('complemento'), uuid: z.string() }),
    z.object({ en: z.literal('comision'), comisionistaId: z.number() }),
    z.object({ en: z.literal('prefactura'), id: z.number(), comisionistaId: z.number() }),
  ])
  .meta({ id: 'LugarDePieza' })
export type LugarDePieza = z.infer<typeof lugar>

const suceso = z.object({
  clase: z.enum(clasesDeVida),
  fecha: z.string(),
  importe: importe.nullable(),
  nombre: z.string(),
  estado: z.string().nullable(),
  errores: z.number().int(),
  conComprobante: z.boolean(),
  lugar: lugar.nullable(),
})
const falta = z.object({
  codigo: z.enum(codigosDeFalta),
  quien: z.enum(quienesDeben),
  nombre: z.string(),
  importe: importe.nullable(),
  vence: z.string().nullable(),
  lugar: lugar.nullable(),
})
export const avisoDeReserva = z
  .object({
    localizador: z.string(),
    codigo: z.string(),
    objeto: z.string(),
    facturaId: z.number().nullable(),
    titulo: z.string(),
    encontrado: z.string(),
    remedio: z.string(),
    importe,
    lugar: lugar.nullable(),
    /** Null while it is open. */
    aceptado: z.object({ motivo: z.string(), quien: z.string(), cuando: z.string() }).nullable(),
  })
  .meta({ id: 'AvisoDeReserva' })
export type AvisoDeReserva = z.infer<typeof avisoDeReserva>

/** What a role may not see is absent; what nobody knows is null. */
const sumas = z
  .object({
    vendido: importe.nullable().optional(),
    cobrado: importe.nullable().optional(),
    cobradoAlMenos: z.boolean().optional(),
    soloEnElMotor: importe.nullable().optional(),
    porValidar: z.array(importe).optional(),
    porCobrar: importe.nullable().optional(),
    costo: importe.nullable().optional(),
    facturado: z.array(importe).optional(),
    pagado: z.array(importe).optional(),
    comision: z.array(importe).nullable().optional(),
    margen: importe.nullable().optional(),
  })
  .meta({ id: 'SumasDeReserva' })

/** GET /api/reservas/:localizador, within the caller's scope. */
export const reservaRespuesta = z
  .object({
    localizador: z.string(),
    cancelada: z.boolean().nullable(),
    inicio: z.string().nullable(),
    fin: z.string().nullable(),
    nombrePaquete: z.string().optional(),
    motor: z.string().optional(),
    cliente: z.string().optional(),
    rfc: z.string().optional(),
    hotel: z.string().nullable().optional(),
    agente: z.string().nullable().optional(),
    /** The hotel's booking code in ANT. */
    reservaAnt: z.string().nullable().optional(),
    /** When an engine last spoke of it; null when none has. */
    vistoEn: z.string().nullable(),
    /** `sinRespuesta`: what is shown is what was known before. */
    respuesta: z.enum(['alDia', 'sinRespuesta', 'noLaConoce', 'noSePregunta']),
    sumas,
    desconocidos: z.array(z.enum(clasesDeDesconocido)),
    avisos: z.array(avisoDeReserva),
    faltantes: z.array(falta),
    /** Everything is known, the stay is over and billed, and nothing is missing. */
    completa: z.boolean(),
    vida: z.array(suceso),
    puedeAceptar: z.boolean(),
  })
  .meta({ id: 'Reserva' })
export type Reserva = z.infer<typeof reservaRespuesta>
export type SucesoDeReserva = Reserva['vida'][number]
export type FaltaDeReserva = Reserva['faltantes'][number]

/** POST /api/reservas/:localizador/avisos: accepts an open warning, as it stands now, with a reason. */
export const aceptarAvisoEntrada = z
  .object({
    codigo: z.string().max(60),
    objeto: z.string().max(60).default(''),
    motivo: z.string().trim().min(1, 'Escribe por qué se acepta').max(500),
    /** Of a lote not processed yet: the day chosen to pay it. */
    fechaPago: z.iso.date().optional(),
  })
  .meta({ id: 'AceptarAviso' })

/** POST /api/reservas/avisos-de-lotes: what to know before these lotes are processed, or while they are under way. */
export const avisosDeLotesEntrada = z
  .object({ ids: z.array(z.number().int()).min(1).max(200), fechaPago: z.iso.date().optional() })
  .meta({ id: 'AvisosDeLotesEntrada' })
export const avisosDeLotesRespuesta = z
  .object({
    avisos: z.array(avisoDeReserva),
    /** All there are; the list may hold fewer. */
    total: z.number().int(),
    reservas: z.number().int(),
    /** Bookings beyond what is read at once: of those nothing is known. */
    sinRevisar: z.number().int(),
    /** Bookings of which nobody has said what the customer paid. */
    sinSaber: z.number().int(),
  })
  .meta({ id: 'AvisosDeLotes' })
export type AvisosDeLotes = z.infer<typeof avisosDeLotesRespuesta>

/** POST /api/reservas/avisos-de-comisiones: of bookings of a page, or of its pre-invoices, commissions owed on an unpaid booking. */
export const avisosDeComisionesEntrada = z
  .object({
    reservas: z.array(z.string().max(40)).max(200).default([]),
    prefacturas: z.array(z.number().int()).max(100).default([]),
  })
  .meta({ id: 'AvisosDeComisionesEntrada' })
export const avisosDeComisionesRespuesta = z
  .object({
    /** Those asked for with something open, and how many warnings. */
    reservas: z.array(z.object({ bookingCode: z.string(), avisos: z.number().int() })),
    /** Null: there are too many bookings to look at them all at once. */
    prefacturas: z.array(z.object({ id: z.number().int(), avisos: z.number().int().nullable() })),
  })
  .meta({ id: 'AvisosDeComisiones' })
export type AvisosDeComisiones = z.infer<typeof avisosDeComisionesRespuesta>

/** POST /api/reservas/avisos-por-lote: how many warnings are open in each lote of a page of the list. */
export const avisosPorLoteEntrada = z
  .object({ ids: z.array(z.number().int()).min(1).max(100) })
  .meta({ id: 'AvisosPorLoteEntrada' })
export const avisosPorLoteRespuesta = z
  .object({
    /**
     * `avisos` null: there are too many bookings to look at them all at once. `sinSaber`: of how many of its bookings
     * nobody knows all, so that there may be more.
     */
    lotes: z.array(
      z.object({ id: z.number().int(), avisos: z.number().int().nullable(), sinSaber: z.number().int() }),
    ),
  })
  .meta({ id: 'AvisosPorLote' })
export type AvisosPorLote = z.infer<typeof avisosPorLoteRespuesta>
