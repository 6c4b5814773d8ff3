import { llamadasDeBitacora } from '@valija/contract/llamadas/bitacora.ts'
import { type Selectable, sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { type Lista, readPage } from '../../http/lista.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import type { BitacoraTables } from './tables.ts'
import type { Asiento } from './write-bitacora.ts'

/** May this person read the bitácora of this record? Each area answers for its own; what nobody answers for is closed. */
export type PuedeLeer = (deps: Pick<Deps, 'db'>, actor: Actor, id: string) => Promise<boolean>
export type LectoresDeBitacora = Partial<Record<Asiento['entidad'], PuedeLeer>>

type Fila = Omit<Selectable<BitacoraTables['bitacora']>, 'usuarioId' | 'entidad' | 'entidadId'>

const lista = (entidad: string, entidadId: string): Lista => ({
  desde: sql`bitacora b`,
  donde: [sql`b.entidad = ${entidad} and b.entidad_id = ${entidadId}`],
  columnas: sql`b.id, b.cuando, b.quien, b.accion, b.de, b.a, b.motivo, b.detalle`,
  ordenes: { id: { sql: sql`b.id`, tipo: 'int8' } },
  inicial: '-id',
  id: { sql: sql`b.id`, tipo: 'int8' },
})

/** Who did what, from what, to what, why: newest first, for those who may see the record itself. */
export function registerBitacora(app: App, deps: Deps, lectores: LectoresDeBitacora): void {
  serve(app, llamadasDeBitacora.leer, async (req) => {
    const { entidad, id } = req.params
    if (!(await lectores[entidad]?.(deps, req.actor, id))) throw refuse('noEncontrado')
    const pagina = await readPage<Fila>(deps.db, lista(entidad, id), req.query)
    return {
      ...pagina,
      filas: pagina.filas.map((fila) => ({ ...fila, cuando: fila.cuando.toISOString() })),
    }
  })
}
