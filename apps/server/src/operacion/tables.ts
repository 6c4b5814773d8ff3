import type { Generated } from 'kysely'

export type OperacionTables = {
  /** One row. */
  instalacion: { unica: Generated<boolean>; demostracion: Generated<boolean> }
  latidos: {
    proceso: string
    /** Takes jobs, not only calls. */
    trabaja: boolean
    vistoEn: Generated<Date>
  }
}
