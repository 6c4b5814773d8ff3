import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { fromKysely, type Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { BoundedClient, esperasDeBase } from '../db/bounded-client.ts'
import type { Tx } from '../db/connection.ts'
import { servidorDe } from '../db/servidores.ts'
import { inTrazaOf, withTraza } from '../trazas.ts'
import { type Mirada, startMirada } from './mirada.ts'

type QueueOptions = {
  retryLimit?: number
  retryDelay?: number
  retryBackoff?: boolean
  retryDelayMax?: number
  expireInSeconds?: number
}
export type JobOptions = QueueOptions & {
  singletonKey?: string
  startAfter?: number | Date
  priority?: number
}

/** A kind of work done outside a transaction: sent twice it must be harmless. */
export type JobKind<T extends object> = {
  nombre: string
  opciones?: QueueOptions
  simultaneos?: number
  cron?: string
  work: (data: T, signal: AbortSignal) => Promise<void>
  /** When a worker begins: what to take up again after a process that died. */
  onStart?: () => Promise<void>
}

export const defineJob = <T extends object>(kind: JobKind<T>): JobKind<object> =>
  kind as unknown as JobKind<object>

export type Jobs = {
  /** Enqueued in the same transaction as the change that needs it: rolled back with it, kept with it. */
  enqueue(tx: Tx, nombre: string, data: object, options?: JobOptions): Promise<void>
  /** Starts taking jobs (the worker). */
  work(kinds: JobKind<object>[]): Promise<void>
  /** Creates the queues, so that any process may enqueue. */
  prepare(kinds: JobKind<object>[]): Promise<void>
  /** Works every waiting job once, also the delayed ones; those that fail are counted, not repeated. For tests. */
  drain(kinds: JobKind<object>[]): Promise<{ hechos: number; fallidos: number }>
  /** Something was enqueued, here or elsewhere: whoever works on that queue looks now; at `mirarTodas`, over all of them. */
  wake: (nombre: string) => void
  /** Of a start that was paused: what is due by the clock is enqueued again. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * A worker says every few seconds that it lives. The work of one that was killed is given to another after this silence,
 * and not only when its time runs out.
 */
const latido = 12
/** Seconds between two cares of the queues (what ran out of time, lost its worker, is old), and where nobody is at work. */
const cuidado = 10
const cuidadoEnReposo = 60

/** Where the queue tells, with what was enqueued, the name of the queue: `notifyChannelSql` of pg-boss. */
export const canalDeTrabajos = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`
/** Told on it: something will be due before the next look of whoever hears. */
const mirarTodas = ''
/**
 * Who works on a queue is woken by what is enqueued, by its own last job, and by one look every few seconds at what is or
 * will be due in all of them until the next (delayed, given back, told while nobody heard); asking by itself is only the net
 * below that, in seconds.
 */
const sondeoPropio = 300
/** By the database's clock; what is stamped beyond it was written before that clock was set back. */
const adelantado = `now() + interval '1 minute'`
export const vencidas = `select q.name, extract(epoch from greatest(due.at, now()) - now())::float8 * 1000 as en
  from pgboss.queue q, lateral (select min(j.start_after) as at from pgboss.job j
    where j.name = q.name and j.state < 'active' and not j.blocked) due
  where due.at < now() + make_interval(secs => $1::float8 / 1000)
  union all select null, 0 where exists (select from pgboss.queue
    where coalesce(monitor_claim_on, monitor_on, '-infinity') < now() - interval '${cuidado} s'
    and (coalesce(monitor_claim_on, monitor_on, '-infinity') < now() - interval '${cuidadoEnReposo} s'
      or exists (select from pgboss.job where state = 'active')))
  union all select '', 0 where exists (select from pgboss.version where cron_on > ${adelantado})
    or exists (select from pgboss.queue where greatest(monitor_claim_on, monitor_on) > ${adelantado})`
/**
 * Else nothing would be due by the clock, looked after or given back until the clock had caught up, an hour or a day: its
 * own care is due at once, and so is every job that was made, tried or begun ahead.
 */
const ponerEnHora = `
  update pgboss.version set cron_on = null, flow_on = null;
  update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null;
  update pgboss.job set singleton_on = null, created_on = least(created_on, now()), started_on = least(started_on, now()),
    heartbeat_on = least(heartbeat_on, now()),
    start_after = case when state < 'active' then least(start_after, now()) else start_after end
  where greatest(created_on, started_on, heartbeat_on, singleton_on at time zone 'UTC') > ${adelantado}`

/**
 * Done jobs stay a week, and by the queue's own indexes each look would read them all: what waits and what is under way have
 * one each. Made once, by whichever process comes first.
 */
const indices = `do $$ begin
  if to_regclass('pgboss.trabajos_en_espera') is null or to_regclass('pgboss.trabajos_en_curso') is null then
    perform pg_advisory_xact_lock(hashtext('trabajos_en_espera'));
    create index if not exists trabajos_en_espera on pgboss.job (name, start_after) where state < 'active' and not blocked;
    create index if not exists trabajos_en_curso on pgboss.job (name) where state = 'active';
  end if;
end $$`

const defaults: QueueOptions = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 300,
}

type JobsOptions = {
  stopMs?: number
  paused?: boolean
  max?: number
  /** Takes no jobs: who does looks after the queues. */
  soloEncola?: boolean
  miradaMs?: number
  esperas?: Partial<PoolConfig>
}

async function startBoss(url: string, log: Logger, { max = 4, esperas }: JobsOptions, schedule: boolean) {
  const acotada = { ...esperasDeBase, ...esperas, Client: BoundedClient }
  const boss = new PgBoss({
    ...servidorDe(url),
    ...acotada,
    max,
    application_name: 'valija-trabajos',
    // Migrations make the schema: the application's role may not.
    createSchema: false,
    // `look` does.
    supervise: false,
    monitorIntervalSeconds: cuidado,
    // Nobody hears its warnings.
    monitorVacuum: false,
    schedule,
    cronWorkerIntervalSeconds: 15,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  await boss.start()
  // Slower without them, and no reason not to start.
  await boss
    .getDb()
    .executeSql(indices)
    .catch((error: unknown) => log.warn({ err: error }, 'jobs'))
  return boss
}

/** Its pool ends before its connections do: a database that stops after it tells them so, and that is no news. */
async function stopBoss(boss: PgBoss, timeout: number): Promise<void> {
  await boss.stop({ graceful: true, timeout })
  boss.removeAllListeners('error').on('error', () => {})
}

/** One that takes the jobs of a kind, one after the other; its id. */
async function startWorker(
  boss: PgBoss,
  log: Logger,
  { nombre, work }: JobKind<object>,
  onFailed: () => void,
): Promise<string> {
  const settings = {
    pollingIntervalSeconds: sondeoPropio,
    batchSize: 1,
    heartbeatRefreshSeconds: latido / 3,
  }
  const id: string = await boss.work(nombre, settings, async ([job]: Job<object>[]) => {
    if (!job) return
    try {
      await inTrazaOf(nombre, job.data, () => work(job.data, job.signal))
    } catch (error) {
      log.warn({ err: error, trabajo: nombre }, 'job failed, will be retried')
      onFailed()
      throw error
    } finally {
      // There may be another behind it.
      boss.notifyWorker(id)
    }
  })
  return id
}

/** Queues in which something waits to be done. */
const esperan = `select distinct name from pgboss.job where state < 'active' and not blocked`
async function drain(boss: PgBoss, kinds: JobKind<object>[]): Promise<{ hechos: number; fallidos: number }> {
  const failed = new Set<string>()
  let hechos = 0
  const take = async ({ nombre, work }: JobKind<object>, job: Job<object>) => {
    if (failed.has(job.id)) return void (await boss.fail(nombre, job.id))
    try {
      await inTrazaOf(nombre, job.data, () => work(job.data, new AbortController().signal))
      await boss.complete(nombre, job.id)
      hechos++
    } catch (error) {
      await boss.fail(nombre, job.id, { mensaje: String(error) })
      failed.add(job.id)
    }
  }
  for (let before = -1; before < hechos; ) {
    before = hechos
    const { rows } = await boss.getDb().executeSql(esperan)
    const waiting = new Set(rows.map(({ name }: { name: string }) => name))
    for (const kind of kinds.filter(({ nombre }) => waiting.has(nombre)))
      for (const job of await boss.fetch<object>(kind.nombre, { batchSize: 100, ignoreStartAfter: true }))
        await take(kind, job)
  }
  return { hechos, fallidos: failed.size }
}

/** Jobs under way get `stopMs` to finish; then they are given back, to be done by another process. */
export async function startJobs(url: string, log: Logger, options: JobsOptions = {}): Promise<Jobs> {
  const { stopMs = 10_000, soloEncola = false, miradaMs = 5000 } = options
  let isPaused = options.paused ?? false
  let boss = await startBoss(url, log, options, !isPaused && !soloEncola)
  const workers = new Map<string, string[]>()
  let mirada: Mirada | undefined
  const wake = (nombre: string) => {
    if (nombre === mirarTodas) mirada?.soon()
    for (const id of workers.get(nombre) ?? []) boss.notifyWorker(id)
  }
  const look = async (): Promise<void> => {
    try {
      const { rows } = await boss.getDb().executeSql(vencidas, [miradaMs])
      for (const { name, en } of rows as { name: string | null; en: number }[])
        if (name === null) await boss.supervise()
        else if (name === '') {
          log.warn('the clock of the database was set back: jobs of before are due now')
          await boss.getDb().executeSql(ponerEnHora)
        } else setTimeout(wake, en, name).unref()
    } catch (error) {
      log.warn({ err: error }, 'jobs')
    }
  }
  const prepare = async (kinds: JobKind<object>[]) => {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const { nombre, opciones } of kinds) {
      const wanted = { ...defaults, ...opciones, heartbeatSeconds: latido, notify: true }
      const queue = known.get(nombre)
      if (queue === undefined) await boss.createQueue(nombre, wanted)
      // A queue of an earlier version keeps its jobs and takes the settings of this one.
      else if (!isDeepStrictEqual({ ...queue, ...wanted }, { ...queue }))
        await boss.updateQueue(nombre, wanted)
    }
  }
  return {
    prepare,
    async enqueue(tx, nombre, data, sending = {}) {
      await boss.send(nombre, withTraza(data), { ...sending, db: fromKysely(tx) })
      // By itself it tells only of what is due now.
      const en = typeof sending.startAfter === 'number' ? sending.startAfter * 1000 : 0
      if (en > 0 && en <= miradaMs) await sql`select pg_notify(${canalDeTrabajos}, ${mirarTodas})`.execute(tx)
    },
    async work(kinds) {
      await prepare(kinds)
      // What an earlier version did by the clock, nobody would do.
      for (const { name } of await boss.getSchedules())
        if (!kinds.some(({ nombre, cron }) => nombre === name && cron)) await boss.unschedule(name)
      for (const kind of kinds) {
        const own: string[] = []
        workers.set(kind.nombre, own)
        for (let i = 0; i < (kind.simultaneos ?? 1); i++)
          own.push(await startWorker(boss, log, kind, () => mirada?.soon()))
        await kind.onStart?.()
        if (kind.cron) await boss.schedule(kind.nombre, kind.cron, {}, { tz: 'America/Mexico_City' })
      }
      mirada = startMirada(look, miradaMs)
    },
    drain: (kinds) => drain(boss, kinds),
    async resume() {
      if (!isPaused) return
      isPaused = false
      const before = boss
      boss = await startBoss(url, log, options, !soloEncola)
      await stopBoss(before, stopMs)
    },
    wake,
    async stop() {
      mirada?.stop()
      await stopBoss(boss, stopMs)
    },
  }
}
