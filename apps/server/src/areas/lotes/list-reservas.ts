import type { ReservaFila } from '@valija/contract/lote-detalle.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import { type ColumnasExportadas, montoExportado } from '../../http/columna-exportada.ts'
import type { Lista } from '../../http/lista.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

/** Bookings of a factura within the person's scope. */
export const listaDeReservas = (actor: Actor, facturaId: number, q: string | undefined): Lista => ({
  desde: sql`factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id`,
  donde: [
    sql`r.factura_id = ${facturaId} and f.eliminada_en is null and l.eliminado_en is null`,
    alcanceDeLotes(actor),
    ...(q ? [contains(sql`buscable(r.booking_code)`, q)] : []),
  ],
  columnas: sql`r.id, r.folio, r.booking_code, r.base, r.iva, r.otros_impuestos, r.propinas, r.total_reserva, f.moneda`,
  ordenes: {
    renglon: { sql: sql`r.id`, tipo: 'int8' },
    bookingCode: { sql: sql`r.booking_code`, tipo: 'text' },
    totalReserva: { sql: sql`r.total_reserva`, tipo: 'int8' },
  },
  inicial: 'renglon',
  id: { sql: sql`r.id`, tipo: 'int8' },
})

const c = t.columnas
export const columnasReservas: ColumnasExportadas<ReservaFila> = {
  folio: { titulo: c.folio, valor: (r) => r.folio },
  bookingCode: { titulo: c.bookingCode, valor: (r) => r.bookingCode },
  base: { titulo: c.base, clase: 'dinero', suma: true, valor: (r) => montoExportado(r.base, r.moneda) },
  iva: { titulo: c.iva, clase: 'dinero', suma: true, valor: (r) => montoExportado(r.iva, r.moneda) },
  otrosImpuestos: {
    titulo: c.otrosImpuestos,
    clase: 'dinero',
    suma: true,
    valor: (r) => montoExportado(r.otrosImpuestos, r.moneda),
  },
  propinas: {
    titulo: c.propinas,
    clase: 'dinero',
    suma: true,
    valor: (r) => montoExportado(r.propinas, r.moneda),
  },
  totalReserva: {
    titulo: c.totalReserva,
    clase: 'dinero',
    suma: true,
    valor: (r) => montoExportado(r.totalReserva, r.moneda),
  },
}
