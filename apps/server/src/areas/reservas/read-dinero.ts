import type {
  CargoDeReserva,
  CobroDeReserva,
  ComisionDeReserva,
  MovimientoDeReserva,
  PrefacturaDeReserva,
} from '@valija/domain/reservas/piezas.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { FacturaConClave } from './read-facturas.ts'
import type { Vista } from './vista.ts'

type ConCodigo<T> = T & { bookingCode: string }
type FilaCobro = ConCodigo<Omit<CobroDeReserva, 'estado'> & { estadoId: number }>

export async function readCobros(db: Conn, codes: readonly string[]): Promise<FilaCobro[]> {
  const { rows } = await sql<FilaCobro>`
    select p.booking_code, p.pago_id, p.fecha_pago as fecha, p.monto_pagado_moneda_reserva as monto,
      p.moneda_reserva as moneda, p.estado_id, p.estatus_migracion_id <> 1 as en_el_motor,
      p.comprobante_id is not null as con_comprobante, p.conciliado, p.monto_pago as por_conciliar,
      case p.moneda_id when 2 then 'USD' else 'MXN' end as moneda_pagada
    from pagos p where p.booking_code = any(${[...codes]}::text[]) order by p.pago_id`.execute(db)
  return rows
}

export async function readMovimientos(
  db: Conn,
  codes: readonly string[],
): Promise<ConCodigo<MovimientoDeReserva>[]> {
  const { rows } = await sql<ConCodigo<MovimientoDeReserva>>`
    select p.booking_code, m.movimiento_id, p.pago_id, m.fecha_operacion as fecha, m.concepto, c.monto, m.moneda
    from pagos p join conciliaciones c on c.pago_id = p.pago_id and c.deshecha_accion_id is null
      join movimientos m on m.movimiento_id = c.movimiento_id
    where p.booking_code = any(${[...codes]}::text[]) order by m.movimiento_id`.execute(db)
  return rows
}

export async function readCargos(db: Conn, facturas: readonly FacturaConClave[]): Promise<CargoDeReserva[]> {
  const pagos = facturas.flatMap((f) => f.pagos.map(({ comprobanteId }) => comprobanteId))
  if (pagos.length === 0) return []
  const { rows } = await sql<CargoDeReserva>`
    select c.comprobante_id, m.movimiento_id, m.fecha_operacion as fecha, m.concepto, c.monto, m.moneda
    from conciliaciones c join movimientos m on m.movimiento_id = c.movimiento_id
    where c.comprobante_id = any(${[...new Set(pagos)]}::bigint[]) and c.deshecha_accion_id is null
    order by m.movimiento_id`.execute(db)
  return rows
}

export async function readComisiones(
  db: Conn,
  { comisionistaId }: Vista,
  codes: readonly string[],
): Promise<ConCodigo<ComisionDeReserva>[]> {
  const { rows } = await sql<ConCodigo<ComisionDeReserva>>`
    select c.booking_code, c.comisionista_id, coalesce(a.razon_social_cliente, c.comisionista_id::text) as comisionista,
      c.booking_date as fecha, c.commission as monto, c.description as descripcion
    from comisiones c left join comisionistas a on a.cliente_id = c.comisionista_id
    where c.booking_code = any(${[...codes]}::text[])
      and (${comisionistaId}::bigint is null or c.comisionista_id = ${comisionistaId}) order by c.comisionista_id`.execute(
    db,
  )
  return rows
}

export async function readPrefacturas(
  db: Conn,
  { comisionistaId }: Vista,
  codes: readonly string[],
): Promise<ConCodigo<PrefacturaDeReserva>[]> {
  const { rows } = await sql<ConCodigo<PrefacturaDeReserva>>`
    select r.booking_code, p.id as prefactura_id, p.comisionista_id, r.total as monto,
      (p.fecha_creacion at time zone 'America/Mexico_City')::date as fecha
    from prefactura_reservas r join prefacturas p on p.id = r.prefactura_id
    where r.booking_code = any(${[...codes]}::text[])
      and (${comisionistaId}::bigint is null or p.comisionista_id = ${comisionistaId}) order by p.id`.execute(
    db,
  )
  return rows
}
