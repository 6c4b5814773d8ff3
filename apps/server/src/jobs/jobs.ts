import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { PoolConfig } from 'pg'
import { type Job, PgBoss, fromKysely } from 'pg-boss'
import { BoundedClient, esperasDeBase } from '../db/bounded-client.ts'
import type { Tx } from '../db/connection.ts'
import { servidorDe } from '../db/servidores.ts'
import { inTrazaOf, withTraza } from '../trazas.ts'

export type JobOptions = {
  singletonKey?: string
  startAfter?: number | Date
  priority?: number
  retryLimit?: number
  retryDelay?: number
  retryBackoff?: boolean
  retryDelayMax?: number
  expireInSeconds?: number
}

/** A kind of work done outside a transaction: sent twice it must be harmless. */
export type JobKind<T extends object> = {
  nombre: string
  opciones?: JobOptions
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
  /** Something was enqueued, here or elsewhere: whoever works on that queue looks now. */
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
/** Seconds between two cares of the queues: what ran out of time, what lost its worker, what is old. */
const cuidado = 10

/** Where the queue tells, with what was enqueued, the name of the queue: `notifyChannelSql` of pg-boss. */
export const canalDeTrabajos = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`
/**
 * Who works on a queue is woken by what is enqueued, by its own last job, and by one look every other second at what is or
 * will be due in all of them until the next (delayed, given back, told while nobody heard); asking by itself is only the net
 * below that, in seconds.
 */
const sondeoPropio = 300
const vencidas = `select q.name, extract(epoch from greatest(due.at, now()) - now())::float8 * 1000 as en
  from pgboss.queue q, lateral (select min(j.start_after) as at from pgboss.job j
    where j.name = q.name and j.state < 'active' and not j.blocked) due
  where due.at < now() + make_interval(secs => $1::float8 / 1000)
  union all select null, 0 where exists (select from pgboss.queue
    where coalesce(monitor_claim_on, monitor_on, '-infinity') < now() - interval '${cuidado} s')`

const defaults: JobOptions = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 300,
}

/** Jobs under way get `stopMs` to finish; then they are given back, to be done by another process. */
export async function startJobs(
  url: string,
  log: Logger,
  {
    stopMs = 10_000,
    paused = false,
    max = 4,
    soloEncola = false,
    miradaMs = 2000,
    esperas = {},
  }: {
    stopMs?: number
    paused?: boolean
    max?: number
    /** Takes no jobs: who does looks after the queues. */
    soloEncola?: boolean
    miradaMs?: number
    esperas?: Partial<PoolConfig>
  } = {},
): Promise<Jobs> {
  const acotada = { ...esperasDeBase, ...esperas, Client: BoundedClient }
  const start = async (runs: boolean): Promise<PgBoss> => {
    const made = new PgBoss({
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
      schedule: runs,
      cronWorkerIntervalSeconds: 15,
    })
    made.on('error', (error) => {
      log.warn({ err: error }, 'jobs')
    })
    await made.start()
    return made
  }
  let boss = await start(!paused && !soloEncola)
  let isPaused = paused
  const workers = new Map<string, string[]>()
  const wake = (nombre: string) => {
    for (const id of workers.get(nombre) ?? []) boss.notifyWorker(id)
  }
  let mirada: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    try {
      const { rows } = await boss.getDb().executeSql(vencidas, [miradaMs])
      for (const { name, en } of rows as { name: string | null; en: number }[])
        if (name === null) await boss.supervise()
        else setTimeout(wake, en, name).unref()
    } catch (error) {
      log.warn({ err: error }, 'jobs')
    }
    if (mirada) lookAgain()
  }
  const lookAgain = (): void => {
    mirada = setTimeout(() => void look(), miradaMs).unref()
  }
  const known = new Map<string, JobKind<object>>()
  const prepare = async (kinds: JobKind<object>[]) => {
    for (const kind of kinds) {
      if (known.has(kind.nombre)) continue
      // `short` gives at most one queued job per singletonKey; without a key every job counts.
      const options = { ...defaults, ...pick(kind.opciones), heartbeatSeconds: latido, notify: true }
      await boss.createQueue(kind.nombre, options)
      // A queue of an earlier version keeps its jobs and takes the settings of this one.
      await boss.updateQueue(kind.nombre, options)
      known.set(kind.nombre, kind)
    }
  }
  return {
    prepare,
    async enqueue(tx, nombre, data, options = {}) {
      await boss.send(nombre, withTraza(data), { ...options, db: fromKysely(tx) })
      // What is told is what is due now; what is due before the next look could be missed by it.
      const en = typeof options.startAfter === 'number' ? options.startAfter * 1000 : Infinity
      if (en <= miradaMs) setTimeout(wake, en, nombre).unref()
    },
    async work(kinds) {
      await prepare(kinds)
      for (const kind of kinds) {
        const own: string[] = []
        workers.set(kind.nombre, own)
        for (let i = 0; i < (kind.simultaneos ?? 1); i++) {
          const id: string = await boss.work(
            kind.nombre,
            {
              pollingIntervalSeconds: sondeoPropio,
              batchSize: 1,
              heartbeatRefreshSeconds: latido / 3,
            },
            async ([job]: Job<object>[]) => {
              if (!job) return
              try {
                await inTrazaOf(kind.nombre, job.data, () => kind.work(job.data, job.signal))
              } catch (error) {
                log.warn({ err: error, trabajo: kind.nombre }, 'job failed, will be retried')
                throw error
              } finally {
                // There may be another behind it.
                boss.notifyWorker(id)
              }
            },
          )
          own.push(id)
        }
        await kind.onStart?.()
        if (kind.cron) await boss.schedule(kind.nombre, kind.cron, {}, { tz: 'America/Mexico_City' })
      }
      lookAgain()
    },
    async drain(kinds) {
      const done = { hechos: 0, fallidos: 0 }
      const failed = new Set<string>()
      for (let again = true; again; ) {
        again = false
        for (const kind of kinds) {
          const jobs = await boss.fetch<object>(kind.nombre, { batchSize: 100, ignoreStartAfter: true })
          for (const job of jobs) {
            if (failed.has(job.id)) {
              await boss.fail(kind.nombre, job.id)
              continue
            }
            try {
              const { signal } = new AbortController()
              await inTrazaOf(kind.nombre, job.data, () => kind.work(job.data, signal))
              await boss.complete(kind.nombre, job.id)
              done.hechos++
              again = true
            } catch (error) {
              await boss.fail(kind.nombre, job.id, { mensaje: String(error) })
              failed.add(job.id)
              done.fallidos++
            }
          }
        }
      }
      return done
    },
    async resume() {
      if (!isPaused) return
      isPaused = false
      const before = boss
      boss = await start(!soloEncola)
      await before.stop({ graceful: true, timeout: stopMs })
    },
    wake,
    async stop() {
      clearTimeout(mirada)
      mirada = undefined
      await boss.stop({ graceful: true, timeout: stopMs })
    },
  }
}

const pick = (options: JobOptions = {}) => {
  const { singletonKey: _key, startAfter: _after, priority: _priority, ...queue } = options
  return queue
}
