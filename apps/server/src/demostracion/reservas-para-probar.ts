import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { invitadosDemo } from '@valija/sandbox/mundo/demo.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { makeReservasCliente, reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'

const cuales = [
  [reservasDemo.conPagos, 'en Pagos: con un anticipo en los libros del motor'],
  [reservasDemo.sinPagos, 'en Pagos: sin ningún pago'],
] as const

/**
 * Bookings to look up by hand, which nobody of the world has touched: two by their customer's RFC, and one that an agent
 * without an account sold, by hers, on the guests' page.
 */
export function reservasParaProbar(): { localizador: string; rfc: string; que: string }[] {
  const mundo = makeMundo()
  const reservas = makeReservasCliente(mundo)
  const deAgente = makeComisiones(mundo)
    .deCliente(invitadosDemo.menu)
    .find(({ commission }) => commission !== null)
  return [
    ...cuales.map(([localizador, que]) => ({
      localizador,
      rfc: normalizeRfc(reservas.get(localizador)?.rfc ?? ''),
      que,
    })),
    {
      localizador: deAgente?.bookingCode ?? '',
      rfc: normalizeRfc(mundo.comisionistas.find(({ id }) => id === invitadosDemo.menu)?.rfc ?? ''),
      que: 'en «Entra con tu RFC»: la comisión de una agencia sin cuenta',
    },
  ]
}
