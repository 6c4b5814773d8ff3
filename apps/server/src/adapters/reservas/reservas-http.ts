import { centavos } from '@valija/contract/pesos.ts'
import { nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import type { z } from 'zod'
import { ExternalSystemError } from '../external-system-error.ts'
import { callHttp, type HttpCall, joinUrl } from '../http-transport.ts'
import type { ReservasPort } from './port.ts'
import { busquedaWire, clienteWire, pagosWire, productosWire } from './wire.ts'

export type ReservasOptions = {
  url: string
  /** `bookingCompany` of the engines. */
  empresa?: string
  timeoutMs?: number
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JNP and BMS behind one service (Payments §7). */
export const createReservas = ({ url, empresa = '1', timeoutMs = 15_000 }: ReservasOptions): ReservasPort => {
  const ask = async <T extends z.ZodType>(
    schema: T,
    path: string,
    call: Partial<HttpCall> = {},
  ): Promise<z.infer<T>> => {
    const { text } = await callHttp({
      system: 'reservas',
      url: joinUrl(url, path),
      timeoutMs,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...call,
    })
    const parsed = schema.safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    throw new ExternalSystemError('reservas', 'invalidAnswer', {
      detail: parsed.error.issues[0]?.message ?? '',
    })
  }
  const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
    try {
      return await answer
    } catch (error) {
      if (error instanceof ExternalSystemError && error.status === 404) return null
      throw error
    }
  }
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
          method: 'POST',
          body: JSON.stringify({
            bookingCompany: empresa,
            bookingEngine: nombreDeMotor(motor),
            bookingCode,
          }),
        }),
      )
      if (!found) return null
      const { reserva, canal } = found
      const importe = (value: number) => centavos(value)
      return {
        ...reserva,
        // Any other currency is told in pesos by the engines.
        moneda: reserva.moneda.toUpperCase() === 'USD' ? 'USD' : 'MXN',
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
    pagos: async (bookingCode) => {
      const all = await ask(pagosWire, `/api/Booking/GetBookingPayments?${code(bookingCode)}`)
      return all.map((pago) => ({ ...pago, operationRate: pago.operationRate ?? 0 }))
    },
  }
}
