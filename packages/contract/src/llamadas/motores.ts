import { z } from 'zod'
import { pagoExterno, productoPorCanal } from '../catalogos.ts'
import { get, post } from '../llamada.ts'
import { reservaDePago } from '../reservas-de-pago.ts'

export const llamadasDeMotores = {
  getProductCatalog: get('/api/Product/GetProductCatalog', 'pagos.ver', {
    literal: true,
    answer: z.array(productoPorCanal),
    refusals: ['productoNoDisponible', 'sistemaExternoCaido'],
  }),
  getBookingCustomer: get('/api/Booking/GetBookingCustomer', 'pagos.reservas', {
    literal: true,
    query: z.object({ bookingCode: z.string().trim().toUpperCase().min(1).max(20) }),
    answer: z.object({ bookingCode: z.string(), customerRfc: z.string() }),
    refusals: ['localizadorNoEncontrado', 'sistemaExternoCaido'],
  }),
  getBookingPayments: get('/api/Booking/GetBookingPayments', 'pagos.reservas', {
    literal: true,
    query: z.object({ bookingCode: z.string().trim().toUpperCase().min(1).max(20) }),
    answer: z.array(pagoExterno),
    refusals: ['sistemaExternoCaido'],
  }),
  searchBooking: post('/api/Booking/SearchBooking', 'pagos.reservas', {
    asks: true,
    literal: true,
    body: z.object({
      bookingCompany: z.unknown().optional(),
      bookingEngine: z.string().max(20).optional(),
      bookingCode: z.string().trim().toUpperCase().min(1).max(20),
    }),
    answer: z.object({ reserva: reservaDePago.omit({ rfc: true }), canal: z.string() }),
    refusals: ['errorBuscarReserva', 'reservaNoEncontrada', 'sistemaExternoCaido'],
  }),
}
