import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { makeReservasCliente, reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'

const cuales = [
  [reservasDemo.conPagos, 'con un anticipo en los libros del motor'],
  [reservasDemo.sinPagos, 'sin ningún pago'],
  [reservasDemo.dolares, 'en dólares'],
] as const

/** Bookings to look up by hand, which nobody of the world has touched. */
export function reservasParaProbar(): { localizador: string; rfc: string; que: string }[] {
  const reservas = makeReservasCliente(makeMundo())
  return cuales.map(([localizador, que]) => ({
    localizador,
    rfc: normalizeRfc(reservas.get(localizador)?.rfc ?? ''),
    que,
  }))
}
