import { fechaHoraMexico } from '@valija/domain/tiempo/dia.ts'
import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'

/** Whose shares each are, for whichever worker is free. */
export const tandasDeSat = { facturas: 'lotes.preguntarSat', complementos: 'complementos.preguntarSat' }
/** Of one share: few enough to be answered within a minute by a slow SAT. */
const porTanda = 25
/** Who got no answer is asked again this long after. */
const trasPreguntar = 3_600_000

export const hace = (ahora: Date, ms: number) => sql`${new Date(ahora.getTime() - ms)}::timestamptz`
export const reciente = (ahora: Date) => sql`${hace(ahora, trasPreguntar)} and ${hace(ahora, 0)}`

/** Stored documents of which the SAT is to be asked again. */
export type PorPreguntar = {
  tabla: keyof typeof tandasDeSat
  /** First and last hour of the night in which they are; without, at any. */
  horas?: readonly [number, number]
  /** What whoever asks is told beside their ids. */
  datos?: object
  cuales: (ahora: Date) => RawBuilder<unknown>
  /** Those that come before who was asked longest ago, of so many. */
  antes?: (cuantos: number, cuales: RawBuilder<unknown>) => RawBuilder<unknown>
}

/**
 * As many as the whole installation may ask in a minute, of all kinds together, each kind what those before it leave; of a
 * kind who was asked longest ago, answered or not. While shares of before wait nothing is added to them: they are counted,
 * by the queue's indexes, for one that exists would be looked for among a week of done ones.
 */
export const share = (
  { db, jobs, config, reloj }: Pick<Deps, 'db' | 'jobs' | 'config' | 'reloj'>,
  kinds: readonly PorPreguntar[],
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${tandasDeSat.facturas}))`.execute(tx)
    const ahora = reloj.ahora()
    const colas = Object.values(tandasDeSat)
    const { rows } = await sql<{ n: number }>`select
      (select count(*) from pgboss.job where name = any(${colas}) and state < 'active' and not blocked)
      + (select count(*) from pgboss.job where name = any(${colas}) and state = 'active') as n`.execute(tx)
    let quedan = Number(rows[0]?.n) > 0 ? 0 : config.VALIJA_SAT_POR_MINUTO
    for (const { tabla, datos, cuales, antes } of kinds) {
      if (quedan === 0) return
      const suyos = cuales(ahora)
      const { rows } = await sql<{ id: number }>`
        update ${sql.table(tabla)} set sat_intentado_en = ${ahora} where id in (
          select id from ${sql.table(tabla)} where ${suyos}
          order by ${antes ? sql`${antes(quedan, suyos)},` : sql``} greatest(sat_consultado_en, sat_intentado_en) nulls first, id
          limit ${quedan} for update skip locked)
        returning id`.execute(tx)
      for (let i = 0; i < rows.length; i += porTanda)
        await jobs.enqueue(tx, tandasDeSat[tabla], {
          ids: rows.slice(i, i + porTanda).map(({ id }) => id),
          ...datos,
        })
      quedan -= rows.length
    }
  })

/** Each minute what is of its hour, in the order given. */
export const repartirPreguntasJob = (deps: Deps, kinds: readonly PorPreguntar[]) =>
  defineJob<object>({
    nombre: 'facturas.repartirPreguntas',
    opciones: { retryLimit: 0, expireInSeconds: 240 },
    cron: '* * * * *',
    work: () => {
      const hora = Number(fechaHoraMexico(deps.reloj.ahora()).slice(11, 13))
      return share(
        deps,
        kinds.filter(({ horas: [desde, hasta] = [0, 23] }) => desde <= hora && hora <= hasta),
      )
    },
  })
