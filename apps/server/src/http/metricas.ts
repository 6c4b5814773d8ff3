import { createHash, timingSafeEqual } from 'node:crypto'
import { llamadasDeOperacion } from '@valija/contract/llamadas/operacion.ts'
import { avisosDeSalud, partes } from '@valija/contract/sistemas.ts'
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { refuse } from '../refuse.ts'
import type { App } from './app-type.ts'
import { serve } from './serve.ts'

/** Of the process, not of one app: memory, event loop, garbage collection. */
let ofProcess: Registry | null = null
function processRegistry(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  // It counts from here on; what the start itself took is part of the process.
  const { user, system } = process.cpuUsage()
  for (const [kind, micros] of Object.entries({ user_: user, system_: system, '': user + system })) {
    const counter = ofProcess.getSingleMetric(`process_cpu_${kind}seconds_total`)
    if (counter instanceof Counter) counter.inc(micros / 1e6)
  }
  return ofProcess
}

/** GET /api/metricas for Prometheus: to this machine only, or to who shows the token of the setting. */
export function registerMetricas(app: App, deps: Deps): void {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'valija_http_segundos',
    help: 'Duración de las llamadas por ruta',
    labelNames: ['metodo', 'ruta', 'estado'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const faults = new Counter({
    name: 'valija_http_fallas_total',
    help: 'Llamadas que terminaron en una falla nuestra (5xx)',
    registers: [registry],
  })
  const jobs = new Gauge({
    name: 'valija_trabajos',
    help: 'Trabajos por cola y estado',
    labelNames: ['cola', 'estado'],
    registers: [registry],
  })
  const lotes = new Gauge({
    name: 'valija_lotes',
    help: 'Lotes por etapa',
    labelNames: ['estatus'],
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'valija_trabajo_mas_antiguo_segundos',
    help: 'Antigüedad del trabajo vencido que más espera',
    registers: [registry],
  })

  const parts = new Gauge({
    name: 'valija_parte',
    help: 'De lo que Valija necesita para atender: 1 sana, 0 en falla',
    labelNames: ['parte'],
    registers: [registry],
  })
  const warnings = new Gauge({
    name: 'valija_aviso',
    help: '1 mientras algo falta sin impedir que se atienda',
    labelNames: ['aviso'],
    registers: [registry],
  })

  app.addHook('onResponse', (request, reply, done) => {
    const ruta = request.routeOptions.url ?? 'desconocida'
    seconds.observe(
      { metodo: request.method, ruta, estado: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= 500) faults.inc()
    done()
  })

  serve(app, llamadasDeOperacion.metricas, async (req, reply) => {
    if (!mayRead(req, deps.config.VALIJA_METRICAS_TOKEN)) throw refuse('rutaDesconocida')
    const { fallas, avisos } = await deps.sonda.estado()
    for (const parte of partes) parts.set({ parte }, fallas.includes(parte) ? 0 : 1)
    for (const aviso of avisosDeSalud) warnings.set({ aviso }, avisos.includes(aviso) ? 1 : 0)
    jobs.reset()
    lotes.reset()
    // Without a database what is left is told: it is then that people look.
    const state = await readState(deps.db as unknown as Kysely<never>).catch(() => null)
    oldest.set(state?.espera ?? Number.NaN)
    if (state) {
      for (const row of state.trabajos) jobs.set({ cola: row.cola, estado: row.estado }, row.n)
      for (const row of state.lotes) lotes.set({ estatus: row.estatus }, row.n)
    }
    return reply
      .type(registry.contentType)
      .serializer((text) => String(text))
      .send(await Registry.merge([processRegistry(), registry]).metrics())
  })
}

/** What one proxy or another says of a call that it hands on. */
const deProxy = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'x-forwarded-proto']

/** A proxy in front makes everybody look local, so a forwarded call never counts as such. */
function mayRead(req: FastifyRequest, token: string | undefined): boolean {
  if (token) {
    const given = req.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const digest = (text: string) => createHash('sha256').update(text).digest()
    return timingSafeEqual(digest(given), digest(token))
  }
  const forwarded = deProxy.some((cabeza) => req.headers[cabeza] !== undefined)
  const from = req.socket.remoteAddress ?? ''
  return !forwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(from)
}

/**
 * Jobs as the queue itself counts them every few seconds: of those done nothing is read, however many are kept. Lotes by
 * their two partial indexes, so that of the paid ones no row is.
 */
async function readState(db: Kysely<never>): Promise<{
  trabajos: { cola: string; estado: string; n: number }[]
  lotes: { estatus: string; n: number }[]
  espera: number
}> {
  const [trabajos, lotes, espera] = await Promise.all([
    sql<{ cola: string; estado: string; n: number }>`
      select q.name as cola, e.estado, e.n from pgboss.queue q, lateral (values ('created', q.queued_count),
        ('active', q.active_count), ('failed', q.failed_count)) e (estado, n) where e.n > 0`.execute(db),
    sql<{ estatus: string; n: number }>`
      select estatus, count(*) as n from lotes where estatus <> 'Pagado' and eliminado_en is null group by 1
      union all
      select 'Pagado', count(*) from lotes where estatus = 'Pagado' and eliminado_en is null having count(*) > 0`.execute(
      db,
    ),
    sql<{ s: number }>`
      select greatest(extract(epoch from now() - min(due.at)), 0)::float8 as s from pgboss.queue q,
        lateral (select min(j.start_after) as at from pgboss.job j
          where j.name = q.name and j.state < 'active' and not j.blocked) due`.execute(db),
  ])
  return { trabajos: trabajos.rows, lotes: lotes.rows, espera: espera.rows[0]?.s ?? 0 }
}
