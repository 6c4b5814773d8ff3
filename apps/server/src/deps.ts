import type { Logger } from 'pino'
import type { AntPort } from './adapters/ant/port.ts'
import type { ArchivosPort } from './adapters/archivos/port.ts'
import type { CorreoPort } from './adapters/correo/port.ts'
import type { LectorDeComprobantes } from './adapters/lector/port.ts'
import type { ReservasPort } from './adapters/reservas/port.ts'
import type { SatPort } from './adapters/sat/port.ts'
import type { TipoDeCambioPort } from './adapters/tipo-de-cambio/port.ts'
import type { Secretos } from './areas/acceso/secretos.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connection.ts'
import type { EventHub } from './http/events.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Lectores } from './lectores/lectores.ts'
import type { Sonda } from './operacion/estado.ts'
import type { Reloj } from './reloj.ts'

/** What the use cases are given. The composition root and the tests fill it in the same way. */
export type Deps = {
  config: Config
  db: Db
  log: Logger
  reloj: Reloj
  jobs: Jobs
  eventos: EventHub
  sonda: Sonda
  secretos: Secretos
  archivos: ArchivosPort
  sat: SatPort
  ant: AntPort
  correo: CorreoPort
  reservas: ReservasPort
  tipoDeCambio: TipoDeCambioPort
  lectores: Lectores
  lector: LectorDeComprobantes
}
