import { sql } from 'kysely'
import type { LectoresDeBitacora } from '../bitacora/routes.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

const isId = (id: string) => /^\d{1,15}$/.test(id)

/** The bitácora of a lote, deleted or not, and of a factura is read by who may see the lote. */
export const lectoresDeLotes: LectoresDeBitacora = {
  lote: async ({ db }, actor, id) => {
    if (!isId(id)) return false
    const { rows } =
      await sql`select 1 from lotes l where l.id = ${id}::bigint and ${alcanceDeLotes(actor)}`.execute(db)
    return rows.length > 0
  },
  factura: async ({ db }, actor, id) => {
    if (!isId(id)) return false
    const { rows } =
      await sql`select 1 from facturas f join lotes l on l.id = f.lote_id where f.id = ${id}::bigint and ${alcanceDeLotes(actor)}`.execute(
        db,
      )
    return rows.length > 0
  },
}
