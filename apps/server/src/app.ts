import { createAnt } from './adapters/ant/ant-http.ts'
import { createArchivos } from './adapters/archivos/archivos-flydrive.ts'
import { createCorreo } from './adapters/correo/correo-smtp.ts'
import { createLector } from './adapters/lector/choose-lector.ts'
import { createReservas } from './adapters/reservas/reservas-http.ts'
import { createSat } from './adapters/sat/sat-soap.ts'
import { createTipoDeCambio } from './adapters/tipo-de-cambio/choose-source.ts'
import { assertLlave, createSecretos, sealOldSecrets } from './areas/acceso/secretos.ts'
import { type Sellador, startSellador } from './areas/bitacora/seal-bitacora.ts'
import { assertAnclas } from './areas/facturas/anclas.ts'
import { canalDePolitica, holdPolitica } from './areas/politica/politica-vigente.ts'
import { seedPolitica } from './areas/politica/seed-politica.ts'
import { areaJobs, registerAreas } from './areas.ts'
import type { Config } from './config.ts'
import { assertOneBase } from './db/assert-one-base.ts'
import { connect } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import type { App } from './http/app-type.ts'
import { buildApp } from './http/build-app.ts'
import { startEventHub } from './http/events.ts'
import { canalDeTrabajos, startJobs } from './jobs/jobs.ts'
import { agotadasIn } from './lectores/agotadas.ts'
import { closeCalls } from './lectores/close-calls.ts'
import { createLectores } from './lectores/lectores.ts'
import { createLog } from './log.ts'
import { assertNoDemostracion, markReal } from './operacion/demostracion.ts'
import { readInstalacion } from './operacion/instalacion.ts'
import { holdWhilePaused, whenRunning } from './operacion/pausa.ts'
import { reconocerLugar } from './operacion/renovar.ts'
import { startSonda } from './operacion/sonda.ts'
import type { Reloj } from './reloj.ts'
import { startTrazas } from './trazas.ts'

export type Valija = {
  app: App
  deps: Deps
  url: string
  listen(): Promise<string> /** Works every job that is due, also those delayed, until none is left: for tests. */
  runJobs(): Promise<{ hechos: number; fallidos: number }>
  /**
   * Health says at once that it is leaving; until `despedida` is over every call is answered as ever, so that balancers
   * notice; then what is under way is finished and all is closed.
   */
  stop(despedida?: Promise<void>): Promise<void>
}

export type ValijaOptions = {
  config: Config
  databaseUrl: string
  /** The owner's, who migrates; by default the same one does all. */
  databaseUrlDueno?: string | undefined
  reloj: Reloj
  /** `api` serves HTTP, `worker` takes jobs; by default one process does both. */
  only?: 'api' | 'worker'
  /** Replaces what reaches outside, in tests. */
  overrides?: Partial<
    Pick<Deps, 'sat' | 'ant' | 'correo' | 'archivos' | 'log' | 'reservas' | 'tipoDeCambio' | 'lector'>
  >
  skipMigrations?: boolean
}

/** The database of this start: one, of the kind it is started for, migrated, with the key it was begun with. */
async function openBase(
  { config, databaseUrl, databaseUrlDueno, skipMigrations }: ValijaOptions,
  directa: string,
  log: Deps['log'],
) {
  const dueno = databaseUrlDueno ?? config.DATABASE_URL_DUENO ?? directa
  await assertOneBase({
    DATABASE_URL: databaseUrl,
    DATABASE_URL_DUENO: config.DATABASE_URL_DUENO ?? databaseUrl,
    DATABASE_URL_DIRECTA: directa,
  })
  if (!config.demostracion) {
    // As the owner: what was just restored is not yet open to the application.
    await assertNoDemostracion(config.dataDir, dueno)
    assertAnclas(config)
  }
  if (!skipMigrations) await migrate(dueno, { aplicacion: databaseUrl })
  const secretos = createSecretos(config)
  if (!config.demostracion) {
    await assertLlave(dueno, secretos, config)
    markReal(config.dataDir)
  }
  if (await reconocerLugar(dueno, config.demostracion || config.DATABASE_URL ? '' : config.dataDir))
    log.warn(
      'the database was restored elsewhere: a new identity, and nothing leaves until an administrator says so',
    )
  const onError = (error: Error) => log.warn({ err: error }, 'database connection')
  const { db, pool } = connect(databaseUrl, { max: config.VALIJA_CONEXIONES, onError })
  await seedPolitica(db, config.receptorRfc)
  await sealOldSecrets(db, secretos)
  return { db, pool, secretos }
}

/** The composition root: the same for the product and for the tests. */
export async function createValija(options: ValijaOptions): Promise<Valija> {
  const { config, databaseUrl, overrides = {} } = options
  const log = overrides.log ?? createLog(config.VALIJA_LOG)
  const trazas = config.VALIJA_TRAZAS === undefined ? undefined : await startTrazas(config.VALIJA_TRAZAS)
  const directa = config.DATABASE_URL_DIRECTA ?? databaseUrl
  const { db, pool, secretos } = await openBase(options, directa, log)
  const jobs = await startJobs(databaseUrl, log, {
    paused: !(await readInstalacion(db)).armada,
    max: config.VALIJA_CONEXIONES_COLA,
    soloEncola: options.only === 'api',
  })
  const politica = holdPolitica(db)
  const canales = { [canalDeTrabajos]: jobs.wake, [canalDePolitica]: politica.forget }
  const eventos = await startEventHub(directa, log, { canales })
  politica.trust(eventos)
  const archivos = overrides.archivos ?? createArchivos(config)
  const sonda = startSonda({ db, archivos, config, log, reloj: options.reloj })
  const lectores = createLectores(agotadasIn(db))
  const deps: Deps = {
    config,
    db,
    log,
    reloj: options.reloj,
    jobs,
    eventos,
    ...holdWhilePaused(db, {
      archivos,
      ant: overrides.ant ?? createAnt({ url: config.antUrl ?? '' }),
      correo:
        overrides.correo ??
        createCorreo({ url: config.smtpUrl ?? '', remitente: config.CORREO_REMITENTE ?? '' }),
    }),
    sonda,
    secretos,
    sat: overrides.sat ?? createSat({ url: config.satUrl ?? '' }),
    reservas: overrides.reservas ?? createReservas({ url: config.reservasUrl ?? '' }),
    tipoDeCambio: overrides.tipoDeCambio ?? createTipoDeCambio(config),
    lectores,
    lector: overrides.lector ?? createLector(config, lectores),
  }
  const kinds = areaJobs(deps)
  await jobs.prepare(kinds)
  await sonda.comprobar()
  const app = await buildApp(deps, (instance) => registerAreas(instance, deps))
  await app.ready()
  let pausa = { stop: () => {} }
  let sellador: Sellador | undefined
  const valija: Valija = {
    app,
    deps,
    url: '',
    async listen() {
      if (options.only !== 'worker') valija.url = await app.listen({ port: config.PORT, host: config.HOST })
      // With a port chosen by the system, mails name the one it chose.
      if (valija.url !== '' && config.PORT === 0) config.VALIJA_URL_PUBLICA ??= valija.url
      if (options.only !== 'api') sellador = startSellador(deps)
      pausa = await whenRunning(deps, async () => {
        await jobs.resume()
        if (options.only === 'api') return
        await jobs.work(kinds)
        await sonda.trabaja()
      })
      return valija.url
    },
    runJobs: () => jobs.drain(kinds),
    async stop(despedida = Promise.resolve()) {
      sonda.despedir()
      await despedida
      await closeCalls(app, lectores)
      pausa.stop()
      await sonda.stop()
      await jobs.stop()
      await sellador?.stop()
      await eventos.stop()
      await db.destroy()
      await pool.end().catch(() => {})
      await trazas?.stop().catch((error: unknown) => log.warn({ err: error }, 'traces'))
    },
  }
  return valija
}
