import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { toPesos } from '../ant/paquete.ts'
import type { Contexto } from '../contexto.ts'
import type { Respuesta } from '../interruptores/con-interruptor.ts'
import { makeAtiende } from '../interruptores/make-atiende.ts'
import { tipoDeCambioDe } from '../tipo-de-cambio/tasas.ts'
import { productosPorCanal } from './productos.ts'
import { makeReservasCliente, type ReservaCliente } from './reserva-cliente.ts'
import { withBody } from '../with-body.ts'

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
const parte = (total: number, porciento: number): number => Math.round((total * porciento) / 100)

const toReserva = (r: ReservaCliente, tipoCambio: number) => {
  const impuesto = parte(r.total, 14)
  const comision = parte(r.total, 10)
  const pagado = r.pagos.reduce((sum, { monto }) => sum + monto, 0)
  return {
    fechaPrimerServicio: `${r.fechaPrimerServicio}T00:00:00`,
    moneda: r.moneda,
    tipoCambio,
    tarifa: toPesos(r.total - impuesto),
    impuesto: toPesos(impuesto),
    total: toPesos(r.total),
    comision: toPesos(comision),
    precioNeto: toPesos(r.total - comision),
    costo: toPesos(parte(r.total, 82)),
    facturada: false,
    estatus: r.cancelada ? 'Can' : 'Con',
    montoPendientePago: toPesos(Math.max(r.total - pagado, 0)),
    nombrePaquete: r.nombrePaquete,
    pagos: [],
    pasajeros: Array.from({ length: r.pasajeros }, (_none, i) => ({ nombre: `Pasajero ${i + 1}` })),
    familyProductID: r.familyProductID,
  }
}

/** JNP and BMS, each with its own switch, the customers and payments of a booking, and what each channel sells. */
export const addMotorRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  const reservas = makeReservasCliente(contexto.mundo)
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
        return { cuerpo: { reserva: toReserva(r, tipoCambio), canal: r.canal } }
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
  app.get('/mundo/reservas-cliente', () =>
    [...reservas.values()].map(({ total, pagos, ...r }) => ({
      ...r,
      total: toPesos(total),
      pagos: pagos.length,
    })),
  )
}
