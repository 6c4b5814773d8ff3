import pg from 'pg'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { assertByPolitica } from '../politica/by-politica.ts'

type Cambio = { catalogo: string; accion: 'creado' | 'cambiado' | 'eliminado'; nombre: string }

/** One change of a catalogue: by who may, in a transaction with its bitácora row; a name already taken is said so. */
export async function changeCatalogo(
  deps: Deps,
  actor: Actor,
  { catalogo, accion, nombre }: Cambio,
  work: (tx: Tx) => Promise<number>,
): Promise<number> {
  await assertByPolitica(deps, actor, 'rolesCatalogosPago')
  try {
    return await inTransaction(deps.db, async (tx) => {
      const id = await work(tx)
      await writeBitacora(tx, actor, {
        entidad: 'catalogo',
        entidadId: `${catalogo}-${id}`,
        accion,
        detalle: { catalogo, nombre },
      })
      return id
    })
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505')
      throw refuse('catalogoRepetido', { nombre })
    throw error
  }
}

const tables = {
  metodo: ['metodosPago', 'metodoPagoId'],
  promocion: ['promociones', 'promocionId'],
  producto: ['productos', 'productId'],
} as const

/** Taken out of what is offered; payments that name it keep it. */
export const removeFromCatalogo = (
  deps: Deps,
  actor: Actor,
  catalogo: keyof typeof tables,
  id: number,
): Promise<number> =>
  changeCatalogo(deps, actor, { catalogo, accion: 'eliminado', nombre: String(id) }, async (tx) => {
    const [table, key] = tables[catalogo]
    const removed = await tx
      .updateTable(table as 'productos')
      .set({ eliminadoEn: deps.reloj.ahora() })
      .where(key as 'productId', '=', id)
      .where('eliminadoEn', 'is', null)
      .returning(key as 'productId')
      .executeTakeFirst()
    if (!removed) throw refuse('noEncontrado')
    return id
  })
