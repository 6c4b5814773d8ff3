import { situaciones } from '@valija/domain/estancias/por-facturar.ts'
import { monedas } from '@valija/palabras/moneda.ts'
import { z } from 'zod'
import { consultaLista, paginaDe } from './lista.ts'
import { pesos } from './pesos.ts'

/** Centavos by currency; `sinImporte` counts those whose amount the engine does not tell. */
const sumas = z.object({ MXN: pesos, USD: pesos, sinImporte: z.int() })

/** What is known of the engines' list of bookings: `disponible` false says that they do not list, null that nobody asked yet. */
export const lecturaDeEstancias = z
  .object({
    disponible: z.boolean().nullable(),
    completa: z.boolean(),
    leidaEn: z.iso.datetime().nullable(),
    fallaEn: z.iso.datetime().nullable(),
    /** Bookings that the engines list in a way that cannot be read; for staff the last of them. */
    ilegibles: z.int(),
    cuales: z.array(z.string()),
    /** Days after the end of a stay from which its factura is waited for. */
    dias: z.int(),
    entrePedidos: z.int(),
  })
  .meta({ id: 'LecturaDeEstancias' })
export type LecturaDeEstancias = z.infer<typeof lecturaDeEstancias>

/** A hotel with bookings that nobody has billed. */
export const hotelPorFacturar = z
  .object({
    proveedorId: z.int(),
    nombre: z.string(),
    rfc: z.string(),
    reservas: z.int(),
    sumas,
    /** The oldest stay, and its age in days. */
    masAntigua: z.string(),
    dias: z.int(),
    enBorrador: z.int(),
    enLote: z.int(),
    /** Facturas of its drafts whose bookings nobody has named yet: they may be of these. */
    borradoresSinReservas: z.int(),
    pedidoEl: z.string().nullable(),
    /** Of its bookings those that it would be asked for today. */
    porPedir: z.int(),
  })
  .meta({ id: 'HotelPorFacturar' })
export type HotelPorFacturar = z.infer<typeof hotelPorFacturar>
export const paginaHoteles = paginaDe(hotelPorFacturar).meta({ id: 'PaginaHotelesPorFacturar' })

/** A booking whose stay ended and whose factura is not on its way to be paid. */
export const reservaPorFacturar = z
  .object({
    localizador: z.string(),
    reservaAnt: z.string(),
    proveedorId: z.int().nullable(),
    proveedorNombre: z.string(),
    nombrePaquete: z.string(),
    llegada: z.string(),
    salida: z.string(),
    dias: z.int(),
    moneda: z.enum(monedas),
    costo: pesos.nullable(),
    situacion: z.enum(situaciones),
    /** The lote that holds its factura. */
    lote: z.string().nullable(),
    loteId: z.int().nullable(),
    pedidaEl: z.string().nullable(),
  })
  .meta({ id: 'ReservaPorFacturar' })
export type ReservaPorFacturar = z.infer<typeof reservaPorFacturar>
export const paginaPorFacturar = paginaDe(reservaPorFacturar).meta({ id: 'PaginaReservasPorFacturar' })
export const consultaPorFacturar = consultaLista.extend({
  situacion: z.enum(situaciones).optional(),
  proveedorId: z.coerce.number().int().optional(),
})

/** An agent with commissions that she has not billed, as ANT listed them last. */
export const agentePorFacturar = z
  .object({
    comisionistaId: z.int(),
    nombre: z.string(),
    rfc: z.string(),
    comisiones: z.int(),
    total: pesos,
    enPrefactura: z.int(),
    totalEnPrefactura: pesos,
    enBorrador: z.int(),
    masAntigua: z.string(),
    dias: z.int(),
    leidaEn: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AgentePorFacturar' })
export type AgentePorFacturar = z.infer<typeof agentePorFacturar>
export const paginaAgentes = paginaDe(agentePorFacturar).meta({ id: 'PaginaAgentesPorFacturar' })

/** A customer's payment whose booking no engine has told of; `noExiste`: they were asked and do not know it. */
export const pagoSinReserva = z
  .object({
    pagoID: z.int(),
    bookingCode: z.string(),
    rfc: z.string(),
    concepto: z.string(),
    fechaPago: z.string(),
    dias: z.int(),
    moneda: z.enum(monedas),
    montoPago: pesos,
    nombreEstado: z.string(),
    noExiste: z.boolean(),
  })
  .meta({ id: 'PagoSinReserva' })
export type PagoSinReserva = z.infer<typeof pagoSinReserva>
export const paginaPagosSinReserva = paginaDe(pagoSinReserva).meta({ id: 'PaginaPagosSinReserva' })

/** Tabs of the screen: how many, and their sums; null where the role sees none of it. */
export const resumenPorFacturar = z
  .object({
    /** `sinHotel`: bookings without factura of which nobody knows the hotel, in none of the other figures. */
    hoteles: z
      .object({ hoteles: z.int(), reservas: z.int(), sumas, dias: z.int(), sinHotel: z.int() })
      .nullable(),
    comisiones: z
      .object({ agentes: z.int(), comisiones: z.int(), total: pesos, dias: z.int(), sinLeer: z.int() })
      .nullable(),
    pagos: z.object({ pagos: z.int(), sumas, dias: z.int() }).nullable(),
  })
  .meta({ id: 'ResumenPorFacturar' })
export type ResumenPorFacturar = z.infer<typeof resumenPorFacturar>

export const facturasPedidas = z
  .object({ correos: z.string(), reservas: z.int() })
  .meta({ id: 'FacturasPedidas' })
export type FacturasPedidas = z.infer<typeof facturasPedidas>
