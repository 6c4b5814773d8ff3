import { errorCode } from '@valija/palabras/error-code.ts'
import type { Insertable } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import type { CatalogosTables } from './tables.ts'

const tables = {
  metodo: ['metodosPago', 'metodoPagoId'],
  promocion: ['promociones', 'promocionId'],
  producto: ['productos', 'productId'],
  estado: ['estadosPago', 'estadoId'],
} as const
type Catalogo = keyof typeof tables
type Cambio = { catalogo: Catalogo; accion: 'creado' | 'cambiado' | 'eliminado'; nombre: string }

/** One change of a catalogue: by who may, in a transaction with its bitácora row; a name already taken is said so. */
async function changeCatalogo(
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
    throw errorCode(error) === '23505' ? refuse('catalogoRepetido', { nombre }) : error
  }
}

/** Creates, or with an id changes: `save` writes it, and gives the id it has. */
export const saveInCatalogo = (
  deps: Deps,
  actor: Actor,
  { catalogo, nombre, id }: { catalogo: Catalogo; nombre: string; id: number | undefined },
  save: (tx: Tx) => Promise<number>,
): Promise<number> =>
  changeCatalogo(deps, actor, { catalogo, accion: id === undefined ? 'creado' : 'cambiado', nombre }, save)

/** The row of `saveInCatalogo`; what was taken out is not found. */
export async function saveRow<C extends Catalogo>(
  tx: Tx,
  catalogo: C,
  values: Insertable<Omit<CatalogosTables[(typeof tables)[C][0]], 'eliminadoEn'>>,
  id: number | undefined,
): Promise<number> {
  // Kysely wants one table: one stands for all four, and the signature holds the values to the right one.
  const [table, key] = tables[catalogo] as unknown as typeof tables.producto
  const saved = await (id === undefined
    ? tx
        .insertInto(table)
        .values(values as never)
        .returning(key)
        .executeTakeFirstOrThrow()
    : tx
        .updateTable(table)
        .set(values as never)
        .where(key, '=', id)
        .$if(catalogo !== 'estado', (qb) => qb.where('eliminadoEn', 'is', null))
        .returning(key)
        .executeTakeFirstOrThrow(() => refuse('noEncontrado')))
  return saved[key]
}

/** Taken out of what is offered; payments that name it keep it. */
export const removeFromCatalogo = (
  deps: Deps,
  actor: Actor,
  catalogo: Exclude<Catalogo, 'estado'>,
  id: number,
): Promise<number> =>
  changeCatalogo(deps, actor, { catalogo, accion: 'eliminado', nombre: String(id) }, (tx) =>
    saveRow(tx, catalogo, { eliminadoEn: deps.reloj.ahora() }, id),
  )
