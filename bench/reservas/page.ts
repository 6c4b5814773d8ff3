import { sql } from 'kysely'
import type { Valija } from '../../apps/server/src/app.ts'
import { measure } from '../measure.ts'

/** The slowest in a hundred of a booking's page. */
export const limiteDeReserva = 200

/** Bookings of the list of stays before the hotels' and the customers' of the register, each just asked of its engine. */
export async function fillEstancias({ deps }: Valija, cuantas: number): Promise<void> {
  await sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda,
      total, costo, proveedor_id, reserva_ant, visto_en, cambio_en)
    select coalesce(p.booking_code, 'RES' || n), 1, false, '2025-03-01', '2025-03-05', 'Cliente', 'XAXX010101000', 'Paquete', 'MXN',
      1000000, 800000, 101, 'AT' || n, now(), now()
    from generate_series(1, ${cuantas}::int) n
      left join (select distinct on (booking_code) booking_code, row_number() over (order by pago_id) as n from pagos) p using (n)
    on conflict do nothing`.execute(deps.db)
  await sql`insert into reservas_de_pago (booking_code, rfc, motor_reserva_id, moneda, total, estatus, nombre_paquete, visto_en, pagado_externo)
    select localizador, cliente_rfc, 1, 'MXN', total, 'Con', nombre_paquete, now() + interval '1 day', 0 from estancias
    on conflict (booking_code) do update set visto_en = excluded.visto_en, pagado_externo = 0`.execute(
    deps.db,
  )
  await sql`analyze estancias, reservas_de_pago`.execute(deps.db).catch(() => undefined)
}

/** The page through HTTP: by localizador and by the hotel's code, for each person. */
export async function measurePage(
  valija: Valija,
  url: string,
  people: Record<string, string>,
): Promise<Record<string, { p99: number }>> {
  const { rows } = await sql<{ localizador: string; reservaAnt: string }>`
    select e.localizador, e.reserva_ant from estancias e tablesample system (1)
      join factura_reservas r on r.booking_code = e.reserva_ant limit 500`.execute(valija.deps.db)
  let i = 0
  const get = async (token: string, pedido: string | undefined) => {
    const answer = await fetch(`${url}/api/reservas/${pedido ?? ''}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok && answer.status !== 404)
      throw new Error(`${pedido}: ${answer.status} ${await answer.text()}`)
    await answer.text()
  }
  const next = () => rows[i++ % Math.max(rows.length, 1)]
  const works: Record<string, () => Promise<unknown>> = {}
  for (const [name, token] of Object.entries(people)) {
    works[`${name}.localizador`] = () => get(token, next()?.localizador)
    works[`${name}.claveDelHotel`] = () => get(token, next()?.reservaAnt)
  }
  return measure(works)
}
