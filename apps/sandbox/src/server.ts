import Fastify from 'fastify'
import { addComplementoRoutes } from './ant/complementos.ts'
import { type Contabilidad, openContabilidad } from './ant/contabilidad.ts'
import { addReservaRoutes } from './ant/routes.ts'
import { addColaRoutes, addContabilidadRoutes } from './ant/routes-contabilidad.ts'
import { addComisionRoutes } from './comisiones/routes.ts'
import type { Contexto } from './contexto.ts'
import { openBuzon } from './correo/buzon.ts'
import { addCorreoRoutes } from './correo/routes.ts'
import { startSmtp } from './correo/smtp.ts'
import { openRegistro } from './estado/registro.ts'
import { makeInterruptores } from './interruptores/interruptores.ts'
import { empresaDemo } from './mundo/demo.ts'
import { type Mundo, makeMundo } from './mundo/mundo.ts'
import { addArchivosRoutes } from './paginas/archivos.ts'
import { addControlRoutes } from './paginas/routes.ts'
import { openReloj } from './reloj/reloj.ts'
import { addMotorRoutes } from './reservas/routes.ts'
import { addSatRoutes } from './sat/routes.ts'
import { addTipoDeCambioRoutes } from './tipo-de-cambio/routes.ts'

export type SandboxOptions = {
  port?: number
  smtpPort?: number
  /** Folder where what ANT accepted, the mail and the business day outlive the process; none = memory only. */
  stateDir?: string | undefined
  /** Folder of the samples, to be downloaded. */
  muestrasDir?: string | undefined
  /** Another port when the one asked for is taken. */
  otroPuerto?: boolean
  seed?: string
  /** The month its bookings hang on, `yyyy-mm`; with a folder, that of its first start stays. */
  mes?: string
  clock?: () => Date
}
export type SandboxHandle = {
  empresa: typeof empresaDemo
  mundo: Mundo
  url: string
  smtpUrl: string
  /** ANT's books, for a world that was there before the process. */
  contabilidad: Contabilidad
  stop: () => Promise<void>
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const keepMes = (dir: string | undefined, mes: string): string => {
  const registro = openRegistro<{ mes: string }>(dir, 'mundo.jsonl')
  const [primero] = registro.previos
  if (!primero) registro.append([{ mes }])
  registro.close()
  return primero?.mes ?? mes
}

/** The outside world on one machine: SAT, ANT with its queue and accounting, and mail. Loopback only. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<SandboxHandle> => {
  const { port = 0, smtpPort = 0, stateDir, muestrasDir, seed, mes, clock = () => new Date() } = options
  const cierre = new AbortController()
  const mundo = makeMundo(seed, mes && keepMes(stateDir, mes))
  const contexto: Contexto = {
    mundo,
    interruptores: makeInterruptores(),
    contabilidad: openContabilidad(stateDir, mundo),
    buzon: await openBuzon(stateDir),
    reloj: openReloj(stateDir, clock),
    cuenta: { satConsultas: 0, colaMarcas: 0, antValidaciones: 0 },
    cierre: cierre.signal,
  }
  const app = Fastify({ bodyLimit: 128 * 1024 * 1024, forceCloseConnections: true, logger: false })
  app.addContentTypeParser(
    ['text/xml', 'application/soap+xml'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  addControlRoutes(app, contexto)
  addSatRoutes(app, contexto)
  addReservaRoutes(app, contexto)
  addColaRoutes(app, contexto)
  addContabilidadRoutes(app, contexto)
  addCorreoRoutes(app, contexto)
  addMotorRoutes(app, contexto)
  addComisionRoutes(app, contexto)
  addComplementoRoutes(app, contexto)
  addTipoDeCambioRoutes(app, contexto)
  addArchivosRoutes(app, muestrasDir)

  const host = '127.0.0.1'
  const url = await app.listen({ port, host }).catch((error: unknown) => {
    if (options.otroPuerto !== true || !isTaken(error)) throw error
    return app.listen({ port: 0, host })
  })
  const smtp = await startSmtp({
    port: smtpPort,
    buzon: contexto.buzon,
    interruptor: () => contexto.interruptores.correo,
    clock,
    cierre: cierre.signal,
  })
  return {
    empresa: empresaDemo,
    mundo,
    url,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    contabilidad: contexto.contabilidad,
    stop: async () => {
      cierre.abort()
      await Promise.all([app.close(), smtp.stop()])
      contexto.contabilidad.close()
      contexto.buzon.close()
      contexto.reloj.close()
    },
  }
}
