import type { PagoSinReserva } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import type { Lista, Sql } from '../../http/lista.ts'
import { alcanceDePagos } from '../pagos/alcance-pagos.ts'

/** Payments `p` that nobody rejected and whose booking no engine has told of, by the list of stays or when it was looked up. */
export const sinReserva: Sql = sql`p.pago_id in (select s.pago_id from pagos_sin_reserva s) and p.estado_id <> ${estadoRechazado}
  and not exists (select from estancias e where e.localizador = p.booking_code)
  and not exists (select from reservas_de_pago r where r.booking_code = p.booking_code)`
export const enDolares: Sql = sql`p.moneda_id = 2`

export const listaDePagosSinReserva = (actor: Actor, hoy: Dia, q = ''): Lista => ({
  desde: sql`pagos p join estados_pago s on s.estado_id = p.estado_id`,
  donde: [
    alcanceDePagos(actor),
    sinReserva,
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => contains(sql`buscable(p.booking_code || ' ' || p.rfc || ' ' || p.concepto)`, word)),
  ],
  columnas: sql`p.pago_id as "pagoID", p.booking_code, p.rfc, p.concepto, p.fecha_pago, (${hoy}::date - p.fecha_pago) as dias,
    case when ${enDolares} then 'USD' else 'MXN' end as moneda, p.monto_pago, s.nombre_estado,
    exists (select from reservas_no_halladas n where n.booking_code = p.booking_code) as no_existe`,
  ordenes: {
    fechaPago: { sql: sql`p.fecha_pago`, tipo: 'date' },
    montoPago: { sql: sql`p.monto_pago`, tipo: 'int8' },
    bookingCode: { sql: sql`p.booking_code`, tipo: 'text' },
  },
  inicial: 'fechaPago',
  id: { sql: sql`p.pago_id`, tipo: 'int8' },
})

const c = t.columnas
export const columnasPagosSinReserva: ColumnasExportadas<PagoSinReserva> = {
  pagoID: { titulo: c.pagoID, clase: 'numero', valor: (f) => f.pagoID },
  bookingCode: { titulo: c.localizador, valor: (f) => f.bookingCode },
  rfc: { titulo: c.rfc, valor: (f) => f.rfc },
  concepto: { titulo: c.concepto, valor: (f) => f.concepto },
  fechaPago: { titulo: c.fechaPago, clase: 'fecha', valor: (f) => f.fechaPago },
  dias: { titulo: c.dias, clase: 'numero', valor: (f) => f.dias },
  montoPago: { titulo: c.montoPago, clase: 'dinero', valor: (f) => f.montoPago },
  moneda: { titulo: c.moneda, valor: (f) => f.moneda },
  nombreEstado: { titulo: c.estado, valor: (f) => f.nombreEstado },
  reserva: { titulo: c.reserva, valor: (f) => (f.noExiste ? t.noExiste : t.noSabemos) },
}
