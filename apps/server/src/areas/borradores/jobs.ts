import type { Deps } from '../../deps.ts'
import type { JobKind } from '../../jobs/jobs.ts'
import { expireJob } from './expire-borradores.ts'
import { satJob } from './validate-facturas.ts'
import { reservasJob } from './validate-reservas.ts'

export const borradoresJobs = (deps: Deps): JobKind<object>[] => [
  satJob(deps),
  reservasJob(deps),
  expireJob(deps),
]
