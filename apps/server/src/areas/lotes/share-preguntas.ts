import { sinceCancelable } from '@valija/domain/facturas/since-cancelable.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'

export const tandaDeSat = 'lotes.preguntarSat'
/** One asked about in the evening is asked about the next night; one that is paid, a week later. */
const descansoHoras = 20
const descansoDePagadas = 6 * 24 + descansoHoras
/** What the SAT did not find, or did not answer about at night, is asked again this long after. */
const trasPreguntar = 3_600_000
/** Facturas of one share: small enough to be answered within a minute by a slow SAT. */
const porTanda = 25

type Reparte = Pick<Deps, 'db' | 'jobs' | 'config' | 'reloj'>
const hace = (ahora: Date, ms: number) => sql`${new Date(ahora.getTime() - ms)}::timestamptz`
const reciente = (ahora: Date) => sql`${hace(ahora, trasPreguntar)} and ${hace(ahora, 0)}`

/** What the SAT did not answer when it was saved, and each hour what it did not find. */
export async function shareWaiting(deps: Reparte): Promise<void> {
  await share(
    deps,
    sql`f.lote_id in (select id from lotes where num_sin_verificar > 0 and eliminado_en is null
          union all select id from lotes where num_bloqueadas > 0 and estatus <> ${etapas.pagado} and eliminado_en is null)
        and (f.estado not in ('Vigente', 'Cancelado', 'No Encontrado') or f.estado = 'No Encontrado'
          and greatest(f.sat_consultado_en, f.sat_intentado_en) not between ${reciente(deps.reloj.ahora())})`,
  )
}

/**
 * Every night: an issuer may ask the SAT to cancel what was accepted, and the agency has three working days to refuse. What
 * is not paid comes first; then, once a week, what was paid, for as long as its issuer may still cancel it.
 */
export async function watchSaved(deps: Reparte): Promise<void> {
  const ahora = deps.reloj.ahora()
  const callada = (horas: number) => sql`f.estado in ('Vigente', 'Cancelado')
    and f.sat_consultado_en < ${hace(ahora, horas * 3_600_000)}
    and (f.sat_intentado_en is null or f.sat_intentado_en not between ${reciente(ahora)})`
  const porPagar = await share(
    deps,
    sql`f.lote_id in (select id from lotes where estatus <> ${etapas.pagado} and eliminado_en is null)
      and ${callada(descansoHoras)}`,
    true,
  )
  if (porPagar > 0) return
  await share(
    deps,
    sql`f.lote_id in (select id from lotes where estatus = ${etapas.pagado} and eliminado_en is null)
      and f.fecha >= ${sinceCancelable(diaDe(ahora))}::date and ${callada(descansoDePagadas)}`,
    true,
  )
}

/**
 * Asked again, oldest question first, answered or not: as many a minute as the whole installation may ask, in shares that any
 * worker takes. While shares of before wait nothing is added to them: they are counted, by the queue's indexes, for one that
 * exists would be looked for among a week of done ones.
 */
const share = (
  { db, jobs, config, reloj }: Reparte,
  cuales: RawBuilder<unknown>,
  vigila = false,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${tandaDeSat}))`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      update facturas set sat_intentado_en = ${reloj.ahora()} where id in (
      select f.id from facturas f
      where ${cuales} and f.eliminada_en is null and f.retirada_en is null
        and (select count(*) from pgboss.job where name = ${tandaDeSat} and state < 'active' and not blocked) = 0
        and (select count(*) from pgboss.job where name = ${tandaDeSat} and state = 'active') = 0
      order by greatest(f.sat_consultado_en, f.sat_intentado_en) nulls first, f.id
      limit ${config.VALIJA_SAT_POR_MINUTO} for update of f skip locked)
      returning id`.execute(tx)
    for (let i = 0; i < rows.length; i += porTanda)
      await jobs.enqueue(tx, tandaDeSat, { ids: rows.slice(i, i + porTanda).map(({ id }) => id), vigila })
    return rows.length
  })
