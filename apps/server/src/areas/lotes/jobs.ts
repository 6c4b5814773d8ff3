import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob, type JobKind } from '../../jobs/jobs.ts'
import { tandasDeSat } from '../facturas/share-preguntas.ts'
import { TurnoPerdido } from './lease.ts'
import { markQueue } from './mark-queue.ts'
import { sendLote } from './send-lote.ts'
import { verifyFacturas } from './verify-facturas.ts'

/** Back-off of a sending: about a minute of tries; after that the watch below takes it up, for as long as it takes. */
const opciones = { retryLimit: 6, retryDelay: 1, retryBackoff: true, retryDelayMax: 30, expireInSeconds: 180 }
const descansoMinutos = 3

export const lotesJobs = (deps: Deps): JobKind<object>[] => [
  defineJob<{ grupo: string }>({
    nombre: 'lotes.encolar',
    opciones,
    work: ({ grupo }) => markQueue(deps, grupo),
  }),
  defineJob<{ loteId: number }>({
    nombre: 'lotes.enviar',
    opciones,
    simultaneos: 3,
    work: async ({ loteId }) => {
      // Who is at work on it may have died: the job comes back, and finds it done or free.
      if ((await sendLote(deps, loteId)) === 'ocupado') throw new TurnoPerdido(`lote ${loteId}: being sent`)
    },
  }),
  defineJob<object>({
    nombre: 'lotes.reanudar',
    opciones: { retryLimit: 0 },
    cron: '* * * * *',
    work: () => resumeEnvios(deps, deps.reloj.ahora()),
    // A worker that starts may follow one that was killed in the middle of a sending.
    onStart: () => resumeEnvios(deps, null),
  }),
  defineJob<{ ids: number[]; vigila?: boolean }>({
    nombre: tandasDeSat.facturas,
    opciones: { retryLimit: 0, expireInSeconds: 240 },
    simultaneos: 2,
    work: ({ ids, vigila }, signal) => verifyFacturas(deps, ids, signal, { vigila }),
  }),
]

/**
 * Takes up again what stands still: a process died, or the tries ran out. `ahora` null takes up all. Where a job waits that
 * will come in minutes none is added: an ANT that takes its time would find more of them each minute than it answers. What
 * was written before the clock was set back, in lote or queue, holds nobody up.
 */
export async function resumeEnvios(
  deps: Pick<Deps, 'db' | 'jobs' | 'reloj'>,
  ahora: Date | null,
): Promise<void> {
  const descanso = descansoMinutos * 60_000
  const [rested, tarde] = [
    ahora && new Date(ahora.getTime() - descanso),
    ahora && new Date(ahora.getTime() + descanso),
  ]
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ id: number; grupo: string | null; enCola: boolean }>`
      with esperan as materialized (
        select data ->> 'loteId' as lote, data ->> 'grupo' as grupo from pgboss.job
        where name in ('lotes.enviar', 'lotes.encolar') and state < 'active' and not blocked
          and start_after < now() + make_interval(mins => ${descansoMinutos}))
      update lotes l set envio_reanudado_en = ${ahora ?? deps.reloj.ahora()}
      where l.id in (
        select l2.id from lotes l2
        where l2.estatus = ${etapas.enProcesoDeEnvio} and l2.eliminado_en is null
          and (${rested}::timestamptz is null or greatest(l2.procesado_en, l2.envio_reanudado_en)
            not between ${rested}::timestamptz and ${tarde}::timestamptz)
          and l2.id::text not in (select lote from esperan where lote is not null)
          and coalesce(l2.id_array_lote_en_cola, '') not in (select grupo from esperan where grupo is not null)
          and (l2.en_cola_en is null or exists (select 1 from facturas f where f.lote_id = l2.id and f.eliminada_en is null
            and f.retirada_en is null and f.envio in ('pendiente', 'enviado', 'duda')))
        order by l2.id limit 500 for update skip locked)
      returning l.id, l.id_array_lote_en_cola as grupo, l.en_cola_en is not null as en_cola`.execute(tx)
    for (const { id, enCola } of rows) if (enCola) await deps.jobs.enqueue(tx, 'lotes.enviar', { loteId: id })
    const grupos = new Set(rows.flatMap(({ grupo, enCola }) => (grupo && !enCola ? [grupo] : [])))
    for (const grupo of grupos) await deps.jobs.enqueue(tx, 'lotes.encolar', { grupo })
  })
}
