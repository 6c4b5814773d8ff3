import { pagoExterno, productoPorCanal } from '@valija/contract/catalogos.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import { reservaDePago } from '@valija/contract/reservas-de-pago.ts'
import { nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { refuse } from '../../refuse.ts'
import { askMotores } from './buscar-reserva.ts'

const tags = ['documentadas']
const both = (path: string): string[] => [`/api${path}`, path]
const porCodigo = z.object({ bookingCode: z.string().trim().toUpperCase().min(1).max(20) })
const busquedaDeMotor = z.object({
  bookingCompany: z.unknown().optional(),
  bookingEngine: z.string().optional(),
  bookingCode: z.string().trim().toUpperCase().min(1).max(20),
})

/** What the engines tell, passed on to staff only: with a localizador alone they give a customer's RFC away. */
export function registerMotores(app: App, deps: Deps): void {
  const config = { allow: 'pagos.reservas' } as const
  for (const url of both('/Product/GetProductCatalog'))
    app.get(
      url,
      { schema: { tags, response: { 200: z.array(productoPorCanal) } }, config: { allow: 'pagos.ver' } },
      async () => {
        try {
          return await deps.reservas.productos()
        } catch (error) {
          deps.log.warn({ err: error }, 'product catalogue')
          throw refuse('productoNoDisponible')
        }
      },
    )
  for (const url of both('/Booking/GetBookingCustomer'))
    app.get(
      url,
      {
        schema: {
          tags,
          querystring: porCodigo,
          response: { 200: z.object({ bookingCode: z.string(), customerRfc: z.string() }) },
        },
        config,
      },
      async (req) => {
        const { bookingCode } = req.query
        const found = await deps.reservas.cliente(bookingCode)
        if (!found) throw refuse('localizadorNoEncontrado')
        return { bookingCode, ...found }
      },
    )
  for (const url of both('/Booking/GetBookingPayments'))
    app.get(
      url,
      { schema: { tags, querystring: porCodigo, response: { 200: z.array(pagoExterno) } }, config },
      async (req) =>
        (await deps.reservas.pagos(req.query.bookingCode)).map((pago) => ({
          ...pago,
          totalPaid: centavosToPesos(pago.totalPaid),
          totalPaidServiceCurrency: centavosToPesos(pago.totalPaidServiceCurrency),
        })),
    )
  for (const url of both('/Booking/SearchBooking'))
    app.post(
      url,
      {
        schema: {
          tags,
          body: busquedaDeMotor,
          response: { 200: z.object({ reserva: reservaDePago.omit({ rfc: true }), canal: z.string() }) },
        },
        config,
      },
      async (req) => {
        const { bookingCode } = req.body
        const { reserva, motorReservaID } = await askMotores(deps, bookingCode)
        return {
          canal: reserva.canal,
          reserva: {
            ...reserva,
            bookingCode,
            motorReservaID,
            motorReservaNombre: nombreDeMotor(motorReservaID),
          },
        }
      },
    )
}
