import { politicaInicial } from '@valija/domain/politica/politica.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { invitadosDemo } from '@valija/sandbox/mundo/demo.ts'
import type { Mundo } from '@valija/sandbox/mundo/mundo.ts'
import {
  makeReservasCliente,
  type ReservaCliente,
  reservasDemo,
} from '@valija/sandbox/reservas/reserva-cliente.ts'
import { sql } from 'kysely'
import type { Conn } from '../db/connection.ts'

type Probada = { localizador: string; rfc: string; que: string }

/**
 * Bookings to look up by hand: two whose life the demonstration tells, by their customer's RFC, and one that an agent without
 * an account sold, by hers, on the guests' page. An installation without the demonstration has two that nobody has touched.
 */
export async function reservasParaProbar(db: Conn, mundo: Mundo): Promise<Probada[]> {
  const deAgente = makeComisiones(mundo)
    .deCliente(invitadosDemo.menu)
    .find(({ commission }) => commission !== null)
  return [
    ...(await deClientes(db, mundo)).map(({ localizador, rfc, que }) => ({
      localizador,
      rfc: normalizeRfc(rfc),
      que,
    })),
    {
      localizador: deAgente?.bookingCode ?? '',
      rfc: normalizeRfc(mundo.comisionistas.find(({ id }) => id === invitadosDemo.menu)?.rfc ?? ''),
      que: 'en «Entra con tu RFC»: la comisión de una agencia sin cuenta',
    },
  ]
}

async function deClientes(db: Conn, mundo: Mundo): Promise<Probada[]> {
  const reservas = makeReservasCliente(mundo)
  const { saldada, conAdeudo } = await conVida(db, reservas.values())
  const dicha = (una: ReservaCliente | undefined, que: string): Probada[] => (una ? [{ ...una, que }] : [])
  if (saldada && conAdeudo)
    return [
      ...dicha(saldada, 'en Ctrl K y en Pagos: cobrada, facturada y pagada, con su complemento'),
      ...dicha(conAdeudo, 'en Ctrl K y en Pagos: pagada al hotel, y el cliente todavía debe'),
    ]
  return [
    ...dicha(reservas.get(reservasDemo.conPagos), 'en Pagos: con un anticipo en los libros del motor'),
    ...dicha(reservas.get(reservasDemo.sinPagos), 'en Pagos: sin ningún pago'),
  ]
}

/** Of the bookings whose hotel was paid and gave its complement and whose customer paid with a proof: one paid whole, one not. */
async function conVida(
  db: Conn,
  reservas: readonly ReservaCliente[],
): Promise<{ saldada: ReservaCliente | undefined; conAdeudo: ReservaCliente | undefined }> {
  const { rows } = await sql<{ bookingCode: string }>`
    select distinct r.booking_code from factura_reservas r join factura_pagos g on g.factura_id = r.factura_id
      join complementos_esperados e on e.factura_id = r.factura_id and e.anulado_en is null
      join complemento_cobros c on c.esperado_id = e.id and c.liberado_en is null`.execute(db)
  const pagadas = new Set(rows.map(({ bookingCode }) => bookingCode))
  const { rows: cobros } = await sql<{ bookingCode: string; cobrado: number }>`
    select booking_code, sum(monto_pagado_moneda_reserva) as cobrado from pagos
    where estado_id = ${politicaInicial().estadoPagoValido} group by booking_code having bool_or(comprobante_id is not null)`.execute(
    db,
  )
  const cobrado = new Map(cobros.map(({ bookingCode, cobrado: monto }) => [bookingCode, Number(monto)]))
  const vivas = reservas.filter(
    ({ localizador, hotel }) => pagadas.has(hotel.bookingCode) && cobrado.has(localizador),
  )
  const debe = ({ localizador, total, pagos }: ReservaCliente) =>
    total - (cobrado.get(localizador) ?? 0) - pagos.reduce((suma, { monto }) => suma + monto, 0)
  return { saldada: vivas.find((una) => debe(una) === 0), conAdeudo: vivas.find((una) => debe(una) > 0) }
}
