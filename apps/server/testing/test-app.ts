import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import { type Dia, diaDe } from '@valija/domain/tiempo/dia.ts'
import { writeAnclas } from '@valija/sandbox/muestras/anclas.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { type SandboxHandle, startSandbox } from '@valija/sandbox/server.ts'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createValija, type Valija, type ValijaOptions } from '../src/app.ts'
import { openSession } from '../src/areas/acceso/open-session.ts'
import { readConfig } from '../src/config.ts'
import { inTransaction } from '../src/db/connection.ts'
import type { Reloj } from '../src/reloj.ts'
import { keepingLog } from './keeping-log.ts'

/** A clock that only moves when it is told to. */
export type RelojMovible = Reloj & { moveTo(dia: string): void; advance(ms: number): void }

export function relojMovible(dia = '2026-10-10'): RelojMovible {
  let instant = new Date(`${dia}T18:00:00Z`)
  return {
    ahora: () => instant,
    hoy: async () => diaDe(instant),
    moveTo: (next) => {
      instant = new Date(`${next as Dia}T18:00:00Z`)
    },
    advance: (ms) => {
      instant = new Date(instant.getTime() + ms)
    },
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the throw-away PostgreSQL, without database name. */
    postgres: string
    /** Database with all migrations applied, to be copied. */
    plantilla: string
    /** The role without rights over tables. */
    aplicacion: { username: string; password: string }
  }
}

/** Somebody with a password that no test knows. */
const claveDeNadie =
  '$argon2id$v=19$m=19456,t=2,p=1$kEdOXEqLlWiDsagi6GU+jw$AFfk+eaSkLmAdnJeILddWVFtUc+ShmI8AyYiQ8ldc5o'

export type Persona = { id: string; correo: string; token: string }
export type TestApp = Valija & {
  reloj: RelojMovible
  sandbox: SandboxHandle
  databaseUrl: string
  /** A signed-in person with a role and claims; each call makes a new one. */
  persona(
    rol: Rol | null,
    options?: { correo?: string; rfc?: string; idProveedores?: number[]; claims?: [string, string][] },
  ): Promise<Persona>
  /** A call through the real app. `body` objects travel as JSON. */
  call(
    metodo: string,
    ruta: string,
    quien?: Persona | null,
    body?: unknown,
  ): Promise<{ status: number; body: unknown; headers: Record<string, unknown>; raw: Buffer }>
  /** Answers calls by HTTP. */
  listen(): Promise<string>
  /** Answers calls and takes jobs, as the product does by itself. */
  begin(): Promise<string>
  /** Works every waiting job, also the delayed ones; a failed one waits for the next call. */
  drainJobs(): Promise<{ hechos: number; fallidos: number }>
}

/** The real app on its own copy of the database, beside its own sandbox. Call `stop` in `afterAll`: it throws when a call was answered by a fault. */
export async function createTestApp(
  options: {
    dia?: string
    overrides?: ValijaOptions['overrides']
    env?: Record<string, string>
    /** `produccion` takes its settings as a real start does; the sandbox stands where they point. */
    modo?: 'demo' | 'produccion'
    /** Its tests break the product on purpose. */
    conFallas?: boolean
  } = {},
): Promise<TestApp> {
  const databaseUrl = await copyDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'valija-prueba-'))
  const sandbox = await startSandbox({ stateDir: path.join(dataDir, 'sandbox') })
  if (options.modo !== 'produccion') await writeAnclas(path.join(dataDir, 'anclas'))
  const reloj = relojMovible(options.dia)
  const { modo = 'demo' } = options
  const config = readConfig(modo, {
    VALIJA_DATA: dataDir,
    VALIJA_LOG: 'warn',
    PORT: '0',
    ...(modo === 'produccion' ? deProduccion(sandbox) : {}),
    ...options.env,
  })
  const { log, assertNoFaults } = keepingLog()
  const valija = await createValija({
    databaseUrl: asAplicacion(databaseUrl),
    reloj,
    skipMigrations: true,
    overrides: { log, ...options.overrides },
    config: {
      ...config,
      satUrl: `${sandbox.url}/ConsultaCFDIService.svc`,
      antUrl: sandbox.url,
      smtpUrl: sandbox.smtpUrl,
      reservasUrl: sandbox.url,
      tipoCambioUrl: sandbox.url,
      receptorRfc: empresaDemo.rfc,
      simuladorUrl: sandbox.url,
      ...(modo === 'demo' ? { anclasDir: path.join(dataDir, 'anclas') } : {}),
    },
  })
  const { deps, app } = valija
  return {
    ...valija,
    databaseUrl,
    reloj,
    sandbox,
    async persona(
      rol,
      {
        correo = `${randomBytes(5).toString('hex')}@prueba.mx`,
        rfc = 'XAXX010101000',
        idProveedores = [],
        claims = [],
      } = {},
    ) {
      const usuario = await inTransaction(deps.db, async (tx) => {
        const row = await tx
          .insertInto('usuarios')
          .values({ email: correo, tipo: 'Proveedor', rfc, claveHash: claveDeNadie, bloqueadoEn: null })
          .returning(['id', 'email'])
          .executeTakeFirstOrThrow()
        const all: [string, string][] = [
          ...(rol ? [['role', rol] as [string, string]] : []),
          ...idProveedores.map((id) => ['idProveedor', String(id)] as [string, string]),
          ...claims,
        ]
        if (all.length > 0)
          await tx
            .insertInto('usuarioClaims')
            .values(all.map(([tipo, valor]) => ({ usuarioId: row.id, tipo, valor })))
            .execute()
        return row
      })
      const { token } = await openSession(deps, usuario)
      // Clocks are moved: the person goes on being there.
      await deps.db
        .updateTable('sesiones')
        .set({ probadaEn: new Date('2100-01-01') })
        .where('usuarioId', '=', usuario.id)
        .execute()
      return { id: usuario.id, correo, token }
    },
    async call(metodo, ruta, quien, body) {
      const answer = await app.inject({
        method: metodo as 'GET',
        url: ruta,
        headers: {
          ...(quien ? { authorization: `Bearer ${quien.token}` } : {}),
          ...(body !== undefined && !Buffer.isBuffer(body) ? { 'content-type': 'application/json' } : {}),
        },
        payload: body === undefined ? undefined : Buffer.isBuffer(body) ? body : JSON.stringify(body),
      })
      const json = String(answer.headers['content-type'] ?? '').includes('application/json')
      return {
        status: answer.statusCode,
        body: json && answer.body ? (JSON.parse(answer.body) as unknown) : answer.body,
        headers: answer.headers,
        raw: answer.rawPayload,
      }
    },
    // Who works besides would take a job from who drains them.
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    begin: () => valija.listen(),
    drainJobs: () => valija.runJobs(),
    async stop(despedida) {
      await valija.stop(despedida)
      await sandbox.stop()
      await dropDatabase(databaseUrl)
      if (!options.conFallas) assertNoFaults()
    },
  }
}

/** The one app of a file's tests, stopped when they are over. */
export async function useTestApp(options?: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const app = await createTestApp(options)
  afterAll(() => app.stop())
  return app
}

/** The same database as the product's own role sees it. */
export function asAplicacion(databaseUrl: string): string {
  return Object.assign(new URL(databaseUrl), inject('aplicacion')).href
}

const deProduccion = (sandbox: SandboxHandle) => ({
  SAT_URL: `${sandbox.url}/ConsultaCFDIService.svc`,
  ANT_URL: sandbox.url,
  SMTP_URL: sandbox.smtpUrl,
  CORREO_REMITENTE: 'Facturación <facturas@empresa.mx>',
  RECEPTOR_RFC: empresaDemo.rfc,
})

const admin = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  try {
    for (const sql of statements) await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A copy of the migrated template. A template is copied by one at a time: the others wait for their turn. */
export async function copyDatabase(): Promise<string> {
  const name = `p_${randomBytes(6).toString('hex')}`
  await admin(
    'select pg_advisory_lock(1)',
    `create database ${name} template ${inject('plantilla')} strategy file_copy`,
  )
  return `${inject('postgres')}/${name}`
}

/** One without anything in it, for who tries the migrations. */
export async function emptyDatabase(): Promise<string> {
  const name = `v_${randomBytes(6).toString('hex')}`
  await admin(`create database ${name}`)
  return `${inject('postgres')}/${name}`
}

/**
 * What a test left connected is ended first. Never `with (force)`: it refuses when autovacuum, a superuser's, is in there,
 * which a plain drop asks to leave and waits for.
 */
export const dropDatabase = (url: string): Promise<void> => {
  const name = url.slice(url.lastIndexOf('/') + 1)
  return admin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and backend_type = 'client backend'`,
    `drop database if exists ${name}`,
  )
}
