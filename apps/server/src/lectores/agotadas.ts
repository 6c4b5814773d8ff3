import type { Insertable } from 'kysely'
import type { Conn } from '../db/connection.ts'
import type { Falla } from './proceso.ts'
import type { LectoresTables } from './tables.ts'

export type Agotada = Insertable<LectoresTables['lecturasAgotadas']>

/** What is remembered of files that ran out, for every process of the installation and after its stop. */
export type Agotadas = {
  find(lector: string, hashes: readonly string[]): Promise<Map<string, Falla>>
  keep(agotada: Agotada): Promise<void>
}

export const agotadasIn = (db: Conn): Agotadas => ({
  async find(lector, hashes) {
    if (hashes.length === 0) return new Map()
    const rows = await db
      .selectFrom('lecturasAgotadas')
      .select(['hash', 'motivo'])
      .where('lector', '=', lector)
      .where('hash', 'in', [...hashes])
      .execute()
    return new Map(rows.map(({ hash, motivo }) => [hash, motivo]))
  },
  async keep(agotada) {
    await db
      .insertInto('lecturasAgotadas')
      .values(agotada)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
