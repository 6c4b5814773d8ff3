import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { toPesos } from '../ant/paquete.ts'
import type { Contexto } from '../contexto.ts'
import type { Respuesta } from '../interruptores/con-interruptor.ts'
import { makeAtiende } from '../interruptores/make-atiende.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { tipoDeCambioDe } from '../tipo-de-cambio/tasas.ts'
import { withBody } from '../with-body.ts'
import { productosPorCanal } from './productos.ts'
import { makeReservasCliente, type ReservaCliente } from './reserva-cliente.ts'

const rechazo = (status: number | null): Respuesta => ({
  status: status ?? 500,
  cuerpo: { mensaje: 'El motor de reservas no pudo atender la solicitud' },
})
const noEsta: Respuesta = { status: 404, cuerpo: { mensaje: 'La reserva no existe' } }
const busqueda = z.object({
  bookingCompany: z.string().optional(),
  bookingEngine: z.enum(['JNP', 'BMS']),
  bookingCode: z.string(),
})
const porCodigo = z.object({ bookingCode: z.string() })
const porEstancia = z.object({ cursor: z.string().default('') })
const parte = (total: number, porciento: number): number => Math.round((total * porciento) / 100)

const toReserva = (r: ReservaCliente, tipoCambio: number, cancelada: boolean) => {
  const impuesto = parte(r.total, 14)
  const comision = r.agente?.comision ?? 0
  const pagado = r.pagos.reduce((sum, { monto }) => sum + monto, 0)
  return {
    fechaPrimerServicio: `${r.llegada}T00:00:00`,
    moneda: r.moneda,
    tipoCambio,
    tarifa: toPesos(r.total - impuesto),
    impuesto: toPesos(impuesto),
    total: toPesos(r.total),
    comision: toPesos(comision),
    precioNeto: toPesos(r.total - comision),
    costo: toPesos(r.costo),
    facturada: false,
    estatus: cancelada ? 'Can' : 'Con',
    montoPendientePago: toPesos(Math.max(r.total - pagado, 0)),
    nombrePaquete: r.nombrePaquete,
    pagos: [],
    pasajeros: Array.from({ length: r.pasajeros }, (_none, i) => ({ nombre: `Pasajero ${i + 1}` })),
    familyProductID: r.familyProductID,
  }
}

/** A booking as the list of stays tells it; what nobody provides or sold is null. */
const toEstancia = (mundo: Mundo, r: ReservaCliente, cancelada: boolean) => {
  const hotel = mundo.proveedor(r.hotel.proveedorId)
  return {
    bookingCode: r.localizador,
    bookingEngine: r.motor,
    status: cancelada ? 'Can' : 'Con',
    bookingDate: r.venta,
    checkIn: r.llegada,
    checkOut: r.salida,
    customerName: r.cliente,
    customerRfc: r.rfc,
    packageName: r.nombrePaquete,
    currency: r.moneda,
    total: toPesos(r.total),
    costo: toPesos(r.costo),
    supplier: hotel && {
      id: Number(hotel.id),
      name: hotel.nombreComercial,
      rfc: hotel.rfc,
      bookingCode: r.hotel.bookingCode,
      externalLocator: r.hotel.externalLocator,
    },
    agent: r.agente && {
      customerId: Number(r.agente.id),
      name: r.agente.razonSocial,
      rfc: r.agente.rfc,
      commission: r.agente.comision === null ? null : toPesos(r.agente.comision),
    },
  }
}
const porPagina = 1_000

/** JNP and BMS, each with its own switch, the customers and payments of a booking, and what each channel sells. */
export const addMotorRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  const reservas = makeReservasCliente(contexto.mundo)
  const canceladas = new Set<string>()
  const cambios: string[] = []
  const atiende = makeAtiende(contexto, rechazo)

  app.get('/api/Product/GetProductCatalog', (request, reply) =>
    atiende('productos', request, reply, () => ({ cuerpo: productosPorCanal })),
  )
  app.get('/api/Booking/GetBookingCustomer', (request, reply) =>
    atiende('clientes', request, reply, () =>
      withBody(porCodigo, request.query, ({ bookingCode }) => {
        const r = reservas.get(bookingCode)
        return r
          ? { cuerpo: { bookingCode, customerName: r.cliente, customerRfc: r.rfc, customerEmail: r.correo } }
          : noEsta
      }),
    ),
  )
  app.post('/api/Booking/SearchBooking', (request, reply) => {
    const leido = busqueda.safeParse(request.body)
    const sistema = leido.success && leido.data.bookingEngine === 'BMS' ? 'bms' : 'jnp'
    return atiende(sistema, request, reply, () =>
      withBody(busqueda, request.body, ({ bookingCode, bookingEngine }) => {
        const r = reservas.get(bookingCode)
        if (!r || r.motor !== bookingEngine) return noEsta
        const { tipoCambio } = tipoDeCambioDe(contexto.reloj.dia())
        return {
          cuerpo: {
            reserva: toReserva(r, tipoCambio, r.cancelada || canceladas.has(bookingCode)),
            canal: r.canal,
          },
        }
      }),
    )
  })
  app.get('/api/Booking/GetBookingPayments', (request, reply) =>
    atiende('pagosReserva', request, reply, () =>
      withBody(porCodigo, request.query, ({ bookingCode }) => {
        const r = reservas.get(bookingCode)
        return {
          cuerpo: (r?.pagos ?? []).map((pago) => ({
            paymentId: pago.id,
            paymentCreationDate: `${pago.fecha}T12:00:00`,
            bookingCode,
            totalPaid: toPesos(pago.monto),
            concept: pago.concepto,
            paymentCurrency: r?.moneda ?? 'MXN',
            formOfPaymentType: pago.forma,
            bankAccountName: 'Cuenta concentradora',
            bankAccountId: pago.cuenta,
            paymentType: 'Pago',
            bookingEngine: r?.motor ?? '',
            totalPaidServiceCurrency: toPesos(pago.monto),
            operationRate: tipoDeCambioDe(pago.fecha).tipoCambio,
          })),
        }
      }),
    ),
  )
  // What changed since a cursor: first every booking in its order, then each one that changed, in the order of its change.
  app.get('/api/Booking/GetBookingsByStay', (request, reply) =>
    contexto.interruptores.estancias.sinCapacidad
      ? reply.code(404).send({ mensaje: 'No existe' })
      : atiende('estancias', request, reply, () =>
          withBody(porEstancia, request.query, ({ cursor }) => {
            const todas = reservas.values()
            const desde = /^\d+$/.test(cursor) ? Number(cursor) : 0
            const cambiadas = cambios.flatMap((localizador) => reservas.get(localizador) ?? [])
            const orden = [...todas, ...cambiadas]
            const hasta = Math.min(desde + porPagina, orden.length)
            const pagina = orden
              .slice(desde, hasta)
              .map((r) => toEstancia(contexto.mundo, r, r.cancelada || canceladas.has(r.localizador)))
            return { cuerpo: { reservas: pagina, cursor: String(hasta), hayMas: hasta < orden.length } }
          }),
        ),
  )
  app.post<{ Params: { localizador: string } }>(
    '/mundo/reservas-cliente/:localizador/cancelar',
    (request, reply) => {
      const { localizador } = request.params
      if (!reservas.get(localizador)) return reply.code(404).send(noEsta.cuerpo)
      canceladas.add(localizador)
      cambios.push(localizador)
      return { localizador }
    },
  )
  app.get('/mundo/reservas-cliente', () =>
    reservas.values().map(({ total, costo, hotel, pagos, ...r }) => ({
      ...r,
      total: toPesos(total),
      costo: toPesos(costo),
      reservaAnt: hotel.bookingCode,
      pagos: pagos.length,
    })),
  )
}
