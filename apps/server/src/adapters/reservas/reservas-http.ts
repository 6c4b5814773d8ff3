import { centavos } from '@valija/contract/pesos.ts'
import { isCancelada, nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import type { z } from 'zod'
import { askJson, orNull } from '../http-json.ts'
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

const monedaDe = (moneda: string): 'MXN' | 'USD' => (moneda.toUpperCase() === 'USD' ? 'USD' : 'MXN')

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
  moneda: monedaDe(r.currency),
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
  const ask = <T extends z.ZodType>(schema: T, path: string, body?: unknown) =>
    askJson(schema, {
      system: 'reservas',
      url: joinUrl(url, path),
      timeoutMs,
      ...(body === undefined ? {} : { method: 'POST', body }),
    })
  const code = (bookingCode: string) => new URLSearchParams({ bookingCode }).toString()

  return {
    productos: () => ask(productosWire, '/api/Product/GetProductCatalog'),
    async cliente(bookingCode) {
      const found = await orNull(ask(clienteWire, `/api/Booking/GetBookingCustomer?${code(bookingCode)}`))
      return found && { customerRfc: found.customerRfc ?? '' }
    },
    async buscar(bookingCode, motor) {
      const found = await orNull(
        ask(busquedaWire, '/api/Booking/SearchBooking', {
          bookingCompany: empresa,
          bookingEngine: nombreDeMotor(motor),
          bookingCode,
        }),
      )
      if (!found) return null
      const { reserva, canal } = found
      const importe = (value: number) => centavos(value)
      return {
        ...reserva,
        // Any other currency is told in pesos by the engines.
        moneda: monedaDe(reserva.moneda),
        fechaPrimerServicio: reserva.fechaPrimerServicio?.slice(0, 10) ?? null,
        tipoCambio: reserva.tipoCambio ?? null,
        tarifa: importe(reserva.tarifa),
        impuesto: importe(reserva.impuesto),
        comision: importe(reserva.comision),
        precioNeto: importe(reserva.precioNeto),
        costo: importe(reserva.costo),
        montoPendientePago: importe(reserva.montoPendientePago),
        facturada: reserva.facturada ?? false,
        nombrePaquete: reserva.nombrePaquete ?? '',
        pasajeros: reserva.pasajeros ?? 0,
        familyProductID: reserva.familyProductID ?? null,
        canal: canal ?? '',
      }
    },
    async estancias(cursor) {
      const query = new URLSearchParams(cursor === null ? {} : { cursor }).toString()
      const found = await orNull(ask(estanciasWire, `/api/Booking/GetBookingsByStay?${query}`))
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
    pagos: async (bookingCode) => {
      const all = await ask(pagosWire, `/api/Booking/GetBookingPayments?${code(bookingCode)}`)
      return all.map((pago) => ({ ...pago, operationRate: pago.operationRate ?? 0 }))
    },
  }
}
