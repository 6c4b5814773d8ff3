import type { Generated } from 'kysely'

export type OperacionTables = {
  /** One row. */
  instalacion: {
    unica: Generated<boolean>
    demostracion: Generated<boolean>
    identidad: Generated<string>
    restauradaEn: Date | null
    cotejadaEn: Date | null
    armada: Generated<boolean>
    lugar: string | null
    antDiceUuid: boolean | null
    llaveDeSecretos: string | null
  }
  latidos: {
    proceso: string
    /** Takes jobs, not only calls. */
    trabaja: boolean
    vistoEn: Generated<Date>
  }
  sistemasVistos: { sistema: 'SAT' | 'ANT'; estado: string; desde: Date }
}
