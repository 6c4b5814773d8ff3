import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeAnclas } from '@valija/sandbox/muestras/anclas.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { usuariosDemo } from '@valija/sandbox/mundo/usuarios-demo.ts'
import S3rver from 's3rver'
import { seedDemoUsers } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { connect } from '../../apps/server/src/db/connection.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import { signIn } from '../../scripts/demo/cliente.ts'
import { openBalancer } from './balanceador.ts'
import { type Corrida, inspect } from './corrida.ts'
import { freePort, type Proceso, root, startProceso } from './proceso.ts'

/** People of the drill; their password is the demonstration's. */
const correos = { administrador: 'admin@simulacro.mx', proveedor: 'proveedor@simulacro.mx' }

type Base = { DATABASE_URL: string; DATABASE_URL_DUENO?: string; DATABASE_URL_DIRECTA?: string }
export type Nodo = {
  nombre: string
  proceso: Proceso
  /** Ends it, by default the hard way, and has it running again. */
  restart: (how?: NodeJS.Signals) => Promise<void>
}
export type InstalacionDePrueba = {
  url: string
  simulador: string
  /** The keys of the authority that the drill made, for who signs invoices. */
  llaves: string
  nodos: Nodo[]
  /** Processes that ended without being told to, or not in order when they were. */
  muertes: () => number
  stop: () => Promise<void>
}

/** Who the load signs in as, and what it signs with. */
export const opcionesDe = ({ llaves }: InstalacionDePrueba): string[] => [
  '--administrador',
  correos.administrador,
  '--proveedor',
  correos.proveedor,
  '--llaves',
  llaves,
]
/** What is left in the end, the processes that died included. */
export const verdictOf =
  ({ url, simulador, muertes }: InstalacionDePrueba) =>
  async (made: Corrida['lotes']) => ({
    ...(await inspect(url, simulador, made, correos.administrador)),
    muertes: muertes(),
  })
export const signInAdministrador = ({ url }: InstalacionDePrueba) =>
  signIn(url, { ms: 60_000 }, correos.administrador, 'Valija@2026')

/** An authority of the drill's own: production trusts no key that comes with the samples. */
async function makeAutoridad(dir: string): Promise<string> {
  const llaves = path.join(dir, 'llaves')
  mkdirSync(llaves)
  for (const nombre of ['ac', 'pac', 'emisor-1', 'emisor-2']) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(path.join(llaves, `${nombre}.pem`), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  }
  await writeAnclas(path.join(dir, 'anclas'), openAutoridad(llaves))
  return llaves
}

/** The people of the drill, and cut-off days that let it run on any day of the month. */
async function seed(databaseUrl: string): Promise<void> {
  const { db } = connect(databaseUrl)
  const people = usuariosDemo().map((usuario) => ({
    ...usuario,
    email: usuario.email.replace('@valija.demo', '@simulacro.mx'),
  }))
  await seedDemoUsers(db, people)
  await db
    .updateTable('politica')
    .set({ valor: JSON.stringify(31) })
    .where('clave', 'in', ['cortePueProveedor', 'cortePpdProveedor'])
    .execute()
  await db.destroy()
}

/** What is named is inherited by every process; else one of the drill's own. */
async function openBase(): Promise<{ env: Base; stop: () => Promise<void> }> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return { env: { DATABASE_URL }, stop: async () => {} }
  // A folder of its own: PostgreSQL's user passes through no other.
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-base-'))
  const { urlAplicacion, url, stop } = await startEmbedded({ dir })
  return {
    env: { DATABASE_URL: urlAplicacion, DATABASE_URL_DUENO: url },
    stop: async () => {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

type Opciones = {
  /** Where its database is; by default what DATABASE_URL names, or one of its own. */
  base?: Base
  /** VALIJA_SALIDA, in seconds. */
  salida?: number
  balanceador?: (ports: readonly number[]) => Promise<{ url: string; stop: () => Promise<void> }>
}

/**
 * The real thing: two `--only api` behind a balancer, two `--only worker`, each with a data folder of its own, one
 * PostgreSQL (an empty one that DATABASE_URL and its companions name, else its own), an S3 store, and the sandbox as a
 * process outside.
 */
export async function startInstalacion(opciones: Opciones = {}): Promise<InstalacionDePrueba> {
  const closers: (() => unknown)[] = []
  const stop = async () => {
    for (const close of closers.reverse()) await close()
  }
  try {
    return await begin(opciones, closers, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function begin(
  { base: given, salida = 0, balanceador = openBalancer }: Opciones,
  closers: (() => unknown)[],
  stop: () => Promise<void>,
): Promise<InstalacionDePrueba> {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-simulacro-'))
  closers.push(() => rmSync(dir, { recursive: true, force: true }))
  const base = given ? { env: given, stop: async () => {} } : await openBase()
  closers.push(base.stop)
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(dir, 's3'),
    configureBuckets: [{ name: 'valija', configs: [] }],
  })
  // It takes an empty folder away under whoever writes there at that moment, and dies of it: one is never empty.
  const comprobacion = path.join(dir, 's3', 'valija', 'comprobacion')
  mkdirSync(comprobacion, { recursive: true })
  writeFileSync(path.join(comprobacion, 'fijo'), '')
  const { port: s3Port } = await s3.run()
  closers.push(() => s3.close())
  const [simuladorPort, smtpPort, ...apiPorts] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const simulador = `http://127.0.0.1:${simuladorPort}`
  const llaves = await makeAutoridad(dir)
  const balancer = await balanceador(apiPorts)
  closers.push(balancer.stop)
  const sandbox = await startProceso(
    ['scripts/simulador.ts'],
    {
      SIMULADOR_PORT: String(simuladorPort),
      SIMULADOR_SMTP_PORT: String(smtpPort),
      SIMULADOR_DATOS: path.join(dir, 'simulador'),
    },
    'Simulador en',
  )
  closers.push(() => terminate(sandbox))
  const env = {
    ...base.env,
    SAT_URL: `${simulador}/ConsultaCFDIService.svc`,
    ANT_URL: simulador,
    RESERVAS_URL: simulador,
    TIPO_CAMBIO_URL: simulador,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CORREO_REMITENTE: 'Simulacro <facturas@simulacro.mx>',
    RECEPTOR_RFC: empresaDemo.rfc,
    VALIJA_ANCLAS: [path.join(root, 'packages/cfdi/certificados/sat'), path.join(dir, 'anclas')].join(':'),
    VALIJA_CLAVE_SECRETOS: randomBytes(32).toString('hex'),
    VALIJA_URL_PUBLICA: balancer.url,
    VALIJA_SALIDA: String(salida),
    S3_BUCKET: 'valija',
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  let muertes = 0
  let stopping = false
  const told = new Set<Proceso>()
  const nodos: Nodo[] = []
  closers.push(async () => {
    stopping = true
    await Promise.all(nodos.map(({ proceso }) => terminate(proceso)))
  })
  const startNodo = async (nombre: string, port?: number): Promise<void> => {
    const run = async (): Promise<Proceso> => {
      const proceso = await startProceso(
        [
          '--max-semi-space-size=16',
          'apps/server/src/main.ts',
          'produccion',
          '--only',
          port === undefined ? 'worker' : 'api',
        ],
        {
          ...env,
          VALIJA_DATA: path.join(dir, nombre),
          ...(port === undefined ? {} : { PORT: String(port) }),
        },
        port === undefined ? 'trabajos en marcha' : 'Valija lista en',
      )
      void proceso.gone.then(() => {
        const { signalCode, exitCode } = proceso.child
        const asPlanned = told.has(proceso) && (signalCode === 'SIGKILL' || exitCode === 0)
        if (!stopping && !asPlanned) muertes++
      })
      return proceso
    }
    const nodo: Nodo = {
      nombre,
      proceso: await run(),
      async restart(how = 'SIGKILL') {
        told.add(nodo.proceso)
        nodo.proceso.child.kill(how)
        await nodo.proceso.gone
        nodo.proceso = await run()
      },
    }
    nodos.push(nodo)
  }
  await startNodo('api-1', apiPorts[0])
  await seed(base.env.DATABASE_URL)
  await startNodo('api-2', apiPorts[1])
  for (const nombre of ['worker-1', 'worker-2']) await startNodo(nombre)
  return { url: balancer.url, simulador, llaves, nodos, muertes: () => muertes, stop }
}

async function terminate({ child, gone }: Proceso): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  await gone
}
