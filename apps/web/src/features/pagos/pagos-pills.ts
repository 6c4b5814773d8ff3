import type { EstadoPago, MetodoPago } from '@valija/contract/catalogos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { fecha } from '../../lib/formats.ts'

type Name = keyof typeof t.filtros

/** How each filter of the list reads while it holds. */
export const pillsDe = (estados: readonly EstadoPago[] = [], metodos: readonly MetodoPago[] = []) => {
  const say = (name: Name) => (valor: string) => t.pastilla({ nombre: t.filtros[name], valor })
  const day = (name: Name) => (value: string) => say(name)(fecha(value))
  return {
    estadoID: (v: string) =>
      say('estadoID')(estados.find((one) => String(one.estadoID) === v)?.nombreEstado ?? v),
    metodoPagoID: (v: string) =>
      say('metodoPagoID')(metodos.find((one) => String(one.metodoPagoID) === v)?.nombreMetodoPago ?? v),
    bookingCode: say('bookingCode'),
    rfc: say('rfc'),
    fechaPagoInicio: day('fechaPagoInicio'),
    fechaPagoFin: day('fechaPagoFin'),
    fechaCreacionInicio: day('fechaCreacionInicio'),
    fechaCreacionFin: day('fechaCreacionFin'),
  }
}
