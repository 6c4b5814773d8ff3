import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { codigosDe, codigosFuertes } from '@valija/domain/conciliacion/pistas.ts'
import type { PagoCandidato } from '@valija/domain/conciliacion/puntuar.ts'
import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { columnasDePago, estanciaDe } from './read-pagos.ts'

export type Candidatos = {
  pagos: PagoCandidato[]
  /** Pagos that this row and another waiting one cover together. */
  complementos: Set<number>
  rechazadas: Set<string>
  /** The machine applied one of these once and a person undid it. */
  noAutomaticas: Set<string>
}

/** 1 national, 2 dollars; euros have no pagos. */
export const monedaIdDe = (moneda: string): number => (moneda === 'MXN' ? 1 : moneda === 'USD' ? 2 : 0)

/** A pago that still waits for money and was not rejected. */
export const abierto = sql`p.conciliado < p.monto_pago and p.estado_id <> ${sql.lit(estadoRechazado)}`

type Fila = PagoCandidato & { movimientoId: number; complemento: boolean }

/**
 * Every pago that a row's text, amount and day could mean, for many rows in one statement: four ways in, each through its
 * own index and each with a limit, so that a common amount or a busy customer costs no more than another. The planner expects
 * many more pairs than come: `offset 0` has each pago read by its id, and never all of them.
 */
export async function findCandidatos(
  db: Conn,
  movimientos: readonly MovimientoAbierto[],
  { diasBusqueda }: Pick<Umbrales, 'diasBusqueda'>,
): Promise<Map<number, Candidatos>> {
  const found = new Map<number, Candidatos>(
    movimientos.map(({ movimientoId }) => [
      movimientoId,
      { pagos: [], complementos: new Set(), rechazadas: new Set(), noAutomaticas: new Set() },
    ]),
  )
  if (movimientos.length === 0) return found
  // Only money that came in can be a pago; a cargo has its refused pairs and nothing else.
  const abonos = movimientos.filter((one) => one.abonos > 0)
  const asked = abonos.map((one) => ({
    id: one.movimientoId,
    moneda_id: monedaIdDe(one.moneda),
    monto: one.restante,
    fecha: one.fechaOperacion,
    transacciones: [...one.pistas.transacciones],
    codigos: [...codigosDe(one.pistas), ...(one.reservaAsignada === '' ? [] : [one.reservaAsignada])],
    fuertes: codigosFuertes(one.pistas),
    rfcs: [...one.pistas.rfcs],
  }))
  // By number and by booking every pago comes, closed, rejected or in another currency: what the text says is said of it too.
  const { rows } = await sql<Fila>`
    with m as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as m(id bigint, moneda_id int, monto bigint, fecha date,
        transacciones text[], codigos text[], fuertes text[], rfcs text[])
    ), pares as (
      select m.id, p.pago_id from m cross join lateral unnest(m.transacciones) t(t) cross join lateral (
        select p.pago_id from pagos p where ltrim(p.transaccion_plana, '0') = t.t and p.transaccion_plana <> ''
        order by (${abierto}) desc, p.pago_id desc limit 20) p
      union
      select m.id, p.pago_id from m cross join lateral unnest(m.codigos) l(l) cross join lateral (
        select p.pago_id from pagos p where p.booking_code = l.l
        order by (${abierto}) desc, p.pago_id desc limit 40) p
      union
      select m.id, p.pago_id from m cross join lateral unnest(m.rfcs) r(r) cross join lateral (
        select p.pago_id from pagos p where p.rfc = r.r and p.moneda_id = m.moneda_id and ${abierto}
          and p.fecha_pago <= m.fecha + ${diasBusqueda}::int order by p.fecha_pago desc limit 40) p
      union
      select m.id, p.pago_id from m cross join lateral (
        select p.pago_id from pagos p where p.moneda_id = m.moneda_id and (p.monto_pago - p.conciliado) = m.monto and ${abierto}
          and p.fecha_pago >= m.fecha and p.fecha_pago <= m.fecha + ${diasBusqueda}::int order by p.fecha_pago limit 30) p
      union
      select m.id, p.pago_id from m cross join lateral (
        select p.pago_id from pagos p where p.moneda_id = m.moneda_id and (p.monto_pago - p.conciliado) = m.monto and ${abierto}
          and p.fecha_pago < m.fecha and p.fecha_pago >= m.fecha - ${diasBusqueda}::int order by p.fecha_pago desc limit 30) p
      union
      -- One deposit for two, of which the text names one: the other is what is left of it.
      select m.id, p.pago_id from m cross join lateral unnest(m.fuertes) l(l) cross join lateral (
        select p.monto_pago - p.conciliado as saldo from pagos p where p.booking_code = l.l and p.moneda_id = m.moneda_id
          and ${abierto} and p.monto_pago - p.conciliado < m.monto order by p.pago_id desc limit 5) uno cross join lateral (
        select p.pago_id from pagos p where p.moneda_id = m.moneda_id and (p.monto_pago - p.conciliado) = m.monto - uno.saldo
          and ${abierto} and p.fecha_pago between m.fecha - ${diasBusqueda}::int and m.fecha + ${diasBusqueda}::int
        order by p.fecha_pago desc limit 8) p
    )
    select s.id as movimiento_id, ${columnasDePago},
      p.monto_pago - p.conciliado > m.monto and exists (
        select from movimientos o where o.estado in ('sinIdentificar', 'parcial') and o.abonos > 0 and o.movimiento_id <> m.id
          and o.moneda = case m.moneda_id when 1 then 'MXN' else 'USD' end
          and o.restante = p.monto_pago - p.conciliado - m.monto
          and o.fecha_operacion between m.fecha - 7 and m.fecha + 7) as complemento
    from pares s join m on m.id = s.id cross join lateral (select * from pagos p where p.pago_id = s.pago_id offset 0) p
      ${estanciaDe(sql`p.booking_code`)}`.execute(db)
  for (const { movimientoId, complemento, ...pago } of rows) {
    const one = found.get(movimientoId)
    one?.pagos.push(pago)
    if (complemento) one?.complementos.add(pago.pagoId)
  }
  await addParejas(db, movimientos, found)
  return found
}

async function addParejas(
  db: Conn,
  movimientos: readonly MovimientoAbierto[],
  found: ReadonlyMap<number, Candidatos>,
): Promise<void> {
  const { rows } = await sql<{ huella: string; clave: string; clase: string }>`
    select huella, clave, clase from parejas_conciliacion
    where huella = any(${movimientos.map(({ huella }) => huella)}::text[])`.execute(db)
  if (rows.length === 0) return
  for (const { movimientoId, huella } of movimientos) {
    const one = found.get(movimientoId)
    for (const row of rows)
      if (row.huella === huella)
        (row.clase === 'rechazada' ? one?.rechazadas : one?.noAutomaticas)?.add(row.clave)
  }
}
