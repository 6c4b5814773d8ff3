import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'

const vivos = sql`l.eliminado_en is null`
const abiertos = sql`array(select a.proveedor_id from proveedores_abiertos a)`
/** So many lotes are named one by one. */
const pocos = 2000

/**
 * The scope of one search: whose lotes are few, as those lotes themselves. Of a scope by whose they are nobody can tell
 * how many it holds, and a code that a hundred thousand share was looked for in all of them for who has none.
 */
export async function alcanceDeBusqueda(db: Conn, actor: Actor): Promise<Sql> {
  const alcance = alcanceDeLotes(actor)
  if (actor.rol !== 'proveedor' && actor.rol !== 'comisionista') return alcance
  // Each part by its own index: what is an agency's or of hotels open to all, and what one made.
  const en = actor.rol === 'comisionista' ? sql`array[${actor.idComisionista ?? -1}::int]` : abiertos
  const { rows } = await sql<{
    id: number
  }>`select l.id from lotes l where l.creador_id = ${actor.usuarioId} and ${vivos} and ${alcance}
    union select l.id from lotes l where l.proveedor_id = any(${en}) and ${vivos} and ${alcance} limit ${pocos + 1}`.execute(
    db,
  )
  return rows.length > pocos ? alcance : sql`l.id = any(${rows.map(({ id }) => id)}::bigint[])`
}

/**
 * The lotes a person may see and touch, for `lotes l`: staff the categories of its role; a proveedor those of its hotels
 * that it created itself (Supplier batches §6), and all of a hotel that an administrator opened to its people; a
 * comisionista those of its agency. Every query begins with it.
 */
export function alcanceDeLotes(actor: Actor): Sql {
  switch (actor.rol) {
    case 'admin':
      return sql`true`
    case 'OperativoProveedor':
      return sql`l.categoria = 'Proveedor'`
    case 'OperativoComisionista':
      return sql`l.categoria = 'Comisionista'`
    case 'proveedor':
      return sql`(l.categoria = 'Proveedor' and l.proveedor_id = any(${actor.idProveedores}::int[]) and (l.creador_id = ${actor.usuarioId}
        or l.proveedor_id in (select a.proveedor_id from proveedores_abiertos a)))`
    case 'comisionista':
      return sql`(l.categoria = 'Comisionista' and l.proveedor_id = ${actor.idComisionista ?? -1})`
    default:
      return sql`false`
  }
}
