import type { Generated } from 'kysely'

export type InicioTables = {
  primerosPasos: { usuarioId: string; desde: Generated<number>; cerradoEn: Generated<Date | null> }
}
