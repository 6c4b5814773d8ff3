import { sql } from 'kysely'
import type { Valija } from '../../apps/server/src/app.ts'
import type { Quien } from '../escala/base.ts'

type Gente = readonly [Quien, { authorization: string }][]
type Works = Record<string, () => Promise<string>>

async function ask(url: string, headers: Record<string, string>, body?: object): Promise<string> {
  const answer = await fetch(url, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  // Of somebody else, or nothing of this role's.
  if (!answer.ok && answer.status !== 403 && answer.status !== 404)
    throw new Error(`${url}: ${answer.status} ${text}`)
  return `${answer.status} ${text.length}`
}

/** What nobody has sent, and the warnings of lotes before they are processed, of each role. */
export async function listaWorks({ deps }: Pick<Valija, 'deps'>, base: string, gente: Gente): Promise<Works> {
  const works: Works = {}
  for (const [rol, headers] of gente) {
    const categoria = rol === 'comisionista' || rol === 'OperativoComisionista' ? 'Comisionista' : 'Proveedor'
    const { rows } = await sql<{ id: number }>`select id from lotes where estatus = 'No procesado'
      and categoria = ${categoria} order by id desc limit 20`.execute(deps.db)
    const ids = rows.map(({ id }) => id)
    for (const ruta of ['hoteles', 'reservas?situacion=sinFactura', 'comisiones', 'pagos', 'resumen'])
      works[`${rol}.${ruta}`] = () => ask(`${base}/api/por-facturar/${ruta}`, headers)
    works[`${rol}.avisosDeUnLote`] = () =>
      ask(`${base}/api/reservas/avisos-de-lotes`, headers, { ids: ids.slice(0, 1) })
    works[`${rol}.avisosPorLote`] = () => ask(`${base}/api/reservas/avisos-por-lote`, headers, { ids })
  }
  return works
}

/** The page through HTTP, of bookings all over the register and of the hotel's own: by localizador and by the hotel's code. */
export async function pageWorks({ deps }: Pick<Valija, 'deps'>, base: string, gente: Gente): Promise<Works> {
  const { rows } = await sql<{ localizador: string; reservaAnt: string }>`
    select * from ((select e.localizador, e.reserva_ant from estancias e tablesample system (1) limit 300) union all
      (select e.localizador, e.reserva_ant from estancias e where e.proveedor_id = 117 limit 200)) t order by md5(localizador)`.execute(
    deps.db,
  )
  let i = 0
  const next = () => rows[i++ % rows.length]
  const works: Works = {}
  for (const [rol, headers] of gente) {
    works[`${rol}.localizador`] = () => ask(`${base}/api/reservas/${next()?.localizador}`, headers)
    works[`${rol}.claveDelHotel`] = () => ask(`${base}/api/reservas/${next()?.reservaAnt}`, headers)
  }
  return works
}
