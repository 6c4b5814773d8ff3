import { isCancelada, nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import type { z } from 'zod'
import { asking, orNull } from '../http-json.ts'
import { joinUrl } from '../http-transport.ts'
import type { Estancia, ReservasPort } from './port.ts'
import {
  busquedaWire,
  clienteWire,
  estanciasWire,
  estanciaWire,
  pagosWire,
  productosWire,
  soloCodigoWire,
} from './wire.ts'

export type ReservasOptions = {
  url: string
  /** `bookingCompany` of the engines. */
  empresa?: string
  timeoutMs?: number
}

const toEstancia = ({ supplier, agent, ...r }: z.infer<typeof estanciaWire>): Estancia => ({
  localizador: r.bookingCode,
  motor: r.bookingEngine.toUpperCase() === 'BMS' ? 2 : 1,
  cancelada: isCancelada(r.status),
  venta: r.bookingDate ?? null,
  llegada: r.checkIn,
  salida: r.checkOut,
  cliente: r.customerName,
  clienteRfc: r.customerRfc,
  nombrePaquete: r.packageName,
  moneda: r.currency,
  total: r.total,
  costo: r.costo,
  proveedorId: supplier?.id ?? null,
  proveedorNombre: supplier?.name ?? '',
  proveedorRfc: supplier?.rfc ?? '',
  reservaAnt: supplier?.bookingCode || null,
  localizadorExterno: supplier?.externalLocator || null,
  comisionistaId: agent?.customerId ?? null,
  comisionistaNombre: agent?.name ?? '',
  comision: agent?.commission ?? null,
})

/** JNP and BMS behind one service (Payments §7). */
export const createReservas = ({ url, empresa = '1', timeoutMs = 15_000 }: ReservasOptions): ReservasPort => {
  const ask = asking({ system: 'reservas', url: joinUrl(url, '/api'), timeoutMs })
  const code = (bookingCode: string) => new URLSearchParams({ bookingCode }).toString()

  return {
    productos: () => ask(productosWire, '/Product/GetProductCatalog'),
    cliente: (bookingCode) => orNull(ask(clienteWire, `/Booking/GetBookingCustomer?${code(bookingCode)}`)),
    async buscar(bookingCode, motor) {
      const found = await orNull(
        ask(busquedaWire, '/Booking/SearchBooking', {
          bookingCompany: empresa,
          bookingEngine: nombreDeMotor(motor),
          bookingCode,
        }),
      )
      return found && { ...found.reserva, canal: found.canal }
    },
    async estancias(cursor) {
      const query = new URLSearchParams(cursor === null ? {} : { cursor }).toString()
      const found = await orNull(ask(estanciasWire, `/Booking/GetBookingsByStay?${query}`))
      if (!found) return null
      const leidas = found.reservas.map((fila) => ({ fila, leida: estanciaWire.safeParse(fila) }))
      return {
        cursor: found.cursor,
        hayMas: found.hayMas,
        estancias: leidas.flatMap(({ leida }) => (leida.success ? [toEstancia(leida.data)] : [])),
        ilegibles: leidas.flatMap(({ fila, leida }) =>
          leida.success
            ? []
            : [
                {
                  localizador: soloCodigoWire.safeParse(fila).data?.bookingCode ?? '',
                  campo: leida.error.issues[0]?.path.join('.') ?? '',
                },
              ],
        ),
      }
    },
    pagos: (bookingCode) => ask(pagosWire, `/Booking/GetBookingPayments?${code(bookingCode)}`),
  }
}
