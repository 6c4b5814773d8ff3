import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'

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
