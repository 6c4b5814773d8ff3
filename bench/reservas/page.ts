import { sql } from 'kysely'
import pg from 'pg'
import type { Valija } from '../../apps/server/src/app.ts'

/** The slowest in a hundred of a booking's page. */
export const limiteDeReserva = 200

/**
 * Bookings of the list of stays over six years, each of the hotel whose lote bills it, one in a hundred of them unbilled,
 * all just asked of their engine; what is
 * older than two months is paid. Every localizador of a payment is the name of one.
 */
export async function fillEstancias(url: string, cuantas: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('alter table estancias disable trigger user')
  await client.query(
    `insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda,
       total, costo, proveedor_id, proveedor_nombre, proveedor_rfc, reserva_ant, visto_en, cambio_en)
     select coalesce(p.booking_code, 'RES' || n), 1, n % 50 = 7, d.llegada, d.llegada + 4, 'Cliente', 'XAXX010101000', 'Paquete', 'MXN',
       1000000, 800000, l.proveedor_id, l.proveedor_nombre, l.proveedor_rfc, case when n % 100 = 0 then 'XT' else 'AT' end || n, now(), now()
     from generate_series(1, $1::int) n
       cross join lateral (select date '2020-12-01' + n % 2190 as llegada) d
       join facturas f on f.id = n join lotes l on l.id = f.lote_id
       left join (select booking_code, row_number() over () as n from (select distinct booking_code from pagos) c) p using (n)
     where l.estatus in ('En proceso de pago', 'Pagado') or d.llegada > current_date - 60
     on conflict do nothing`,
    [cuantas],
  )
  await client.query(
    `insert into reservas_de_pago (booking_code, rfc, motor_reserva_id, moneda, total, estatus, nombre_paquete, visto_en, pagado_externo)
     select localizador, cliente_rfc, 1, 'MXN', total, 'Con', nombre_paquete, now() + interval '1 day', 0 from estancias
     on conflict (booking_code) do update set visto_en = excluded.visto_en, pagado_externo = 0`,
  )
  // What the triggers keep, done for all at once.
  await client.query('alter table estancias enable trigger user')
  await client.query('vacuum (analyze) estancias')
  await client.query(
    `update estancias set facturada = true where estancia_facturada(localizador, reserva_ant, localizador_externo, proveedor_id)`,
  )
  await client.query(
    `select keep_por_facturar(array(select localizador from estancias where not cancelada and not facturada))`,
  )
  await client.query('delete from pagos_sin_reserva s using estancias e where e.localizador = s.booking_code')
  await client.query('vacuum (analyze) por_facturar')
  await client.query('vacuum (analyze) estancias')
  await client.query('vacuum (analyze) reservas_de_pago')
  await client.end()
}

/** What nobody has sent, and the warnings of lotes before they are processed, for who pays the hotels. */
export async function listaWorks(
  { deps }: Pick<Valija, 'deps'>,
  url: string,
  token: string,
): Promise<Record<string, () => Promise<unknown>>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { rows } = await sql<{
    id: number
  }>`select id from lotes where estatus = 'No procesado' order by id desc limit 20`.execute(deps.db)
  const ids = rows.map(({ id }) => id)
  const ask = (ruta: string, body?: object) => async () => {
    const answer = await fetch(`${url}${ruta}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${ruta}: ${answer.status} ${await answer.text()}`)
    await answer.text()
  }
  return {
    hoteles: ask('/api/por-facturar/hoteles'),
    sinFactura: ask('/api/por-facturar/reservas?situacion=sinFactura'),
    resumen: ask('/api/por-facturar/resumen'),
    avisosDeUnLote: ask('/api/reservas/avisos-de-lotes', { ids: ids.slice(0, 1) }),
    avisosPorLote: ask('/api/reservas/avisos-por-lote', { ids }),
  }
}

/** The page through HTTP: by localizador and by the hotel's code, for each person. */
export async function pageWorks(
  valija: Valija,
  url: string,
  people: Record<string, string>,
): Promise<Record<string, () => Promise<unknown>>> {
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
  return works
}
