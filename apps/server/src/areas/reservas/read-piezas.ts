import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import type {
  CargoDeReserva,
  CobroDeReserva,
  ComisionDeReserva,
  FacturaDeReserva,
  MovimientoDeReserva,
  PiezasDeReserva,
  PrefacturaDeReserva,
} from '@valija/domain/reservas/piezas.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { ReservaConocida } from './read-conocidas.ts'
import { type FacturaConClave, readFacturas } from './read-facturas.ts'
import type { Vista } from './vista.ts'

type ConCodigo<T> = T & { bookingCode: string }
type FilaCobro = ConCodigo<Omit<CobroDeReserva, 'estado'> & { estadoId: number }>

/** The pieces of bookings that a person may see, by localizador. What it may not see is not read. */
export async function readPiezas(
  db: Conn,
  vista: Vista,
  reservas: readonly ReservaConocida[],
  estadoPagoValido: number,
): Promise<Map<string, PiezasDeReserva>> {
  const claves = [...new Set(reservas.flatMap((una) => una.claves))]
  const codes = [...new Set([...reservas.map(({ localizador }) => localizador), ...claves])]
  const cobros = porClave(vista.cobros ? await readCobros(db, codes) : [])
  const movimientos = porClave(vista.movimientos ? await readMovimientos(db, codes) : [])
  const comisiones = porClave(vista.agente ? await readComisiones(db, vista, codes) : [])
  const prefacturas = porClave(vista.agente ? await readPrefacturas(db, vista, codes) : [])
  const facturas = await readFacturas(db, vista, claves)
  const cargos = vista.movimientos ? await readCargos(db, facturas) : []
  const porSuClave = Map.groupBy(facturas, ({ clave }) => clave)
  return new Map(
    reservas.map((reserva) => {
      const deEsta = <T>(todas: ReadonlyMap<string, readonly T[]>) =>
        reserva.claves.flatMap((clave) => todas.get(clave) ?? [])
      const suyas = mergeClaves(deEsta(porSuClave))
      return [
        reserva.localizador,
        {
          hechos: hechosPara(vista, reserva),
          pagadoExterno: vista.cobros ? reserva.pagadoExterno : null,
          cobrosDelMotor: vista.cobros ? reserva.cobrosDelMotor : null,
          cobros: deEsta(cobros).map(({ estadoId, bookingCode: _code, ...cobro }) => ({
            ...cobro,
            estado:
              estadoId === estadoPagoValido
                ? 'valido'
                : estadoId === estadoRechazado
                  ? 'rechazado'
                  : 'pendiente',
          })),
          movimientos: deEsta(movimientos),
          cargos: cargos.filter(({ comprobanteId }) =>
            suyas.some(({ pagos }) => pagos.some((pago) => pago.comprobanteId === comprobanteId)),
          ),
          facturas: vista.hotel ? suyas.filter(({ tipo }) => tipo === 'p') : [],
          comisiones: deEsta(comisiones),
          prefacturas: deEsta(prefacturas),
          facturasDeAgente: vista.agente ? suyas.filter(({ tipo }) => tipo === 'c') : [],
        },
      ]
    }),
  )
}

const porClave = <T extends { bookingCode: string }>(all: readonly T[]): ReadonlyMap<string, T[]> =>
  Map.groupBy(all, ({ bookingCode }) => claveSuelta(bookingCode))

/** A factura may name one booking by two of its codes. */
function mergeClaves(facturas: readonly FacturaConClave[]): (FacturaDeReserva & { tipo: 'p' | 'c' })[] {
  const porId = new Map<number, FacturaDeReserva & { tipo: 'p' | 'c' }>()
  for (const { clave: _clave, ...factura } of facturas) {
    const antes = porId.get(factura.facturaId)
    porId.set(factura.facturaId, antes ? { ...antes, monto: antes.monto + factura.monto } : factura)
  }
  return [...porId.values()]
}

/** Outsiders are told of the stay, a hotel of its own alone, and of no money that is not theirs. */
function hechosPara(vista: Vista, { hechos }: ReservaConocida): PiezasDeReserva['hechos'] {
  if (hechos === null || vista.todo) return hechos
  if (vista.proveedorIds && !vista.proveedorIds.includes(hechos.proveedorId ?? -1)) return null
  const sinCosto = { ...hechos, costo: null, proveedorId: null }
  return vista.cobros ? sinCosto : { ...sinCosto, venta: null, total: null, comision: null }
}

async function readCobros(db: Conn, codes: readonly string[]): Promise<FilaCobro[]> {
  const { rows } = await sql<FilaCobro>`
    select p.booking_code, p.pago_id, p.fecha_pago as fecha, p.monto_pagado_moneda_reserva as monto,
      p.moneda_reserva as moneda, p.estado_id, p.estatus_migracion_id <> 1 as en_el_motor,
      p.comprobante_id is not null as con_comprobante, p.conciliado, p.monto_pago as por_conciliar,
      case p.moneda_id when 2 then 'USD' else 'MXN' end as moneda_pagada
    from pagos p where p.booking_code = any(${[...codes]}::text[]) order by p.pago_id`.execute(db)
  return rows
}

async function readMovimientos(
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

async function readCargos(db: Conn, facturas: readonly FacturaConClave[]): Promise<CargoDeReserva[]> {
  const pagos = facturas.flatMap((f) => f.pagos.map(({ comprobanteId }) => comprobanteId))
  if (pagos.length === 0) return []
  const { rows } = await sql<CargoDeReserva>`
    select c.comprobante_id, m.movimiento_id, m.fecha_operacion as fecha, m.concepto, c.monto, m.moneda
    from conciliaciones c join movimientos m on m.movimiento_id = c.movimiento_id
    where c.comprobante_id = any(${[...new Set(pagos)]}::bigint[]) and c.deshecha_accion_id is null
    order by m.movimiento_id`.execute(db)
  return rows
}

async function readComisiones(
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

async function readPrefacturas(
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
