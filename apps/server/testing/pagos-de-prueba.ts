import { centavosToPesos } from '@valija/contract/pesos.ts'
import { montosDePago } from '@valija/domain/pagos/montos.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { makeReservasCliente, reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { tipoDeCambioDe } from '@valija/sandbox/tipo-de-cambio/tasas.ts'

const reservas = makeReservasCliente(makeMundo())
/** A booking of the sandbox's engines by its part or its localizador. */
export function reservaDePrueba(cual: keyof typeof reservasDemo | (string & {})) {
  const localizador = (reservasDemo as Record<string, string>)[cual] ?? cual
  const reserva = reservas.get(localizador)
  if (!reserva) throw new Error(`no booking ${cual}`)
  return reserva
}

type Cambio = Record<string, unknown> & {
  localizador?: string
  monto?: number
  fechaPago?: string
  dolares?: boolean
}

/** The documented body of a new payment, right in every figure; `monto` in pesos of the method's currency. */
export function pagoDePrueba({
  localizador = reservasDemo.sinPagos,
  monto = 1_000,
  fechaPago = '2026-10-07',
  dolares = false,
  ...change
}: Cambio = {}) {
  const reserva = reservaDePrueba(localizador)
  const { tipoCambio } = tipoDeCambioDe(fechaPago)
  const montos = montosDePago(
    { monto: Math.round(monto * 100), monedaID: dolares ? 2 : 1 },
    String(tipoCambio),
    reserva.moneda,
  )
  return {
    motorReservaID: reserva.motor === 'JNP' ? 1 : 2,
    monedaID: dolares ? 2 : 1,
    metodoPagoID: dolares ? 4 : 1,
    userID: 'viajero@correo.mx',
    bookingCode: localizador,
    montoPago: monto,
    montoPagadoMonedaReserva: centavosToPesos(montos.montoReserva),
    montoPagoMonedaNacional: centavosToPesos(montos.montoNacional),
    tipoCambio,
    concepto: `Anticipo ${localizador}`,
    rfc: reserva.rfc,
    fechaPago,
    comprobanteID: 1,
    nombrePaquete: reserva.nombrePaquete,
    numeroTransaccion: '',
    ...change,
  }
}

/** The smallest picture that is one. */
export const pngDePrueba = (semilla = 0): Buffer =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    // What follows the picture's end is not looked at, and makes another file of it.
    Buffer.from(String(semilla)),
  ])
