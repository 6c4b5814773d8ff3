import { llamadasDeMotores } from '@valija/contract/llamadas/motores.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import { nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { askMotores } from './search-reserva.ts'

/** What the engines tell, passed on to staff only: with a localizador alone they give a customer's RFC away. */
export function registerMotores(app: App, deps: Deps): void {
  serve(app, llamadasDeMotores.getProductCatalog, async () => {
    try {
      return await deps.reservas.productos()
    } catch (error) {
      deps.log.warn({ err: error }, 'product catalogue')
      throw refuse('productoNoDisponible')
    }
  })
  serve(app, llamadasDeMotores.getBookingCustomer, async (req) => {
    const { bookingCode } = req.query
    const found = await deps.reservas.cliente(bookingCode)
    if (!found) throw refuse('localizadorNoEncontrado')
    return { bookingCode, ...found }
  })
  serve(app, llamadasDeMotores.getBookingPayments, async (req) =>
    (await deps.reservas.pagos(req.query.bookingCode)).map((pago) => ({
      ...pago,
      totalPaid: centavosToPesos(pago.totalPaid),
      totalPaidServiceCurrency: centavosToPesos(pago.totalPaidServiceCurrency),
    })),
  )
  serve(app, llamadasDeMotores.searchBooking, async (req) => {
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
  })
}
