import { type Ilegibles, nombradas } from '@valija/contract/directorio.ts'
import { sql } from 'kysely'
import type { FilaIlegible } from '../../adapters/ant/directorio.ts'
import type { Conn, Tx } from '../../db/connection.ts'
import { announce } from '../../http/events.ts'

type Lectura = { directorio: Ilegibles['directorio']; ilegibles: readonly FilaIlegible[]; desde: Date }

/** What the last reading of a directory could not read, and since when there is any; nothing of one that read them all. */
export async function keepIlegibles(tx: Tx, { directorio, ilegibles, desde }: Lectura): Promise<void> {
  if (ilegibles.length === 0) {
    const { numDeletedRows } = await tx
      .deleteFrom('directorioIlegibles')
      .where('directorio', '=', directorio)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
  } else {
    const leida = { n: ilegibles.length, cuales: JSON.stringify(ilegibles.slice(0, nombradas)) }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('directorioIlegibles')
      .values({ directorio, desde, ...leida })
      .onConflict((oc) =>
        oc
          .column('directorio')
          .doUpdateSet(leida)
          .where(
            sql<boolean>`(directorio_ilegibles.n, directorio_ilegibles.cuales) is distinct from (excluded.n, excluded.cuales)`,
          ),
      )
      .executeTakeFirstOrThrow()
    // A list that is read again and again says the same each time: nobody has to hear of it.
    if (numInsertedOrUpdatedRows === 0n) return
  }
  await announce(tx, { tipo: 'sistemas', ids: [] })
}

export async function listIlegibles(db: Conn): Promise<Ilegibles[]> {
  const { rows } = await sql<Omit<Ilegibles, 'desde'> & { desde: Date }>`
    select directorio, n, desde, cuales from directorio_ilegibles order by directorio`.execute(db)
  return rows.map((una) => ({ ...una, desde: una.desde.toISOString() }))
}
