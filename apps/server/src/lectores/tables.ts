import type { Generated } from 'kysely'
import type { Falla } from './proceso.ts'

export type LectoresTables = {
  /** Files, by content, on which a reader ran out of time or memory. */
  lecturasAgotadas: { hash: string; lector: string; motivo: Falla; creadoEn: Generated<Date> }
}
