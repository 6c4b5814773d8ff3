import { z } from 'zod'
import * as c from '../comisiones.ts'
import { idNumerico } from '../id.ts'
import { get, post } from '../llamada.ts'
import { delComisionista } from './negativas.ts'

export const llamadasDeComisionesDocumentadas = {
  pendientes: post('/api/Reserva/GetCustomerBookingsPendPaymentCommission', 'comisiones.ver', {
    literal: true,
    body: c.idsDeAgentes,
    answer: z.array(c.lineaDocumentada),
    refusals: [...delComisionista, 'comisionesNoDisponibles', 'ordenDesconocido', 'sistemaExternoCaido'],
  }),
  getBookingCustomerId: get('/api/Reserva/GetBookingCustomerId', 'comisiones.ver', {
    literal: true,
    query: z.object({ bookingCode: c.bookingCode }),
    answer: c.clienteDeReserva,
    refusals: ['comisionesNoDisponibles', 'reservaNoExiste', 'sistemaExternoCaido'],
  }),
  getBookingCommission: get('/api/Reserva/GetBookingCommission', 'comisiones.ver', {
    literal: true,
    query: c.consultaReservaComision,
    answer: c.reservaComision,
    refusals: [...delComisionista, 'comisionesNoDisponibles', 'reservaNoExiste', 'sistemaExternoCaido'],
  }),
  getDesgloseComision: get('/api/GetDesgloseComision', 'comisiones.desglose', {
    literal: true,
    query: z.object({ bookingCode: c.bookingCode }),
    answer: c.desgloseComision,
    refusals: ['desgloseNoDisponible', 'reservaNoExiste', 'sistemaExternoCaido'],
  }),
  captarComisionista: post('/api/captarComisionista/:customerId', 'comisiones.desglose', {
    literal: true,
    params: z.object({ customerId: idNumerico }),
    answer: z.string(),
    refusals: [
      'capturaNoPermitida',
      'comisionistaNoEncontrado',
      'desgloseNoDisponible',
      'sistemaExternoCaido',
    ],
  }),
}
