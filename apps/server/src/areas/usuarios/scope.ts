import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'

/**
 * Users a person may see: an admin all; a supplier the collaborators of its own tax id; nobody else any. `u` is the
 * alias of usuarios in the query it joins.
 */
export const usuariosEnAlcance = (actor: Actor): RawBuilder<unknown> =>
  actor.rol === 'admin'
    ? sql`true`
    : actor.rol === 'proveedor' && actor.rfc
      ? sql`(u.tipo = 'Proveedor' and u.rfc = ${actor.rfc})`
      : sql`false`

/** Invitations a person may see: an admin all; a supplier its own and those of its tax id's collaborators. */
export const invitacionesEnAlcance = (actor: Actor): RawBuilder<unknown> =>
  actor.rol === 'admin'
    ? sql`true`
    : actor.rol === 'proveedor'
      ? sql`(i.creado_por = ${actor.usuarioId} or (i.rol = 'Proveedor' and i.rfc = ${actor.rfc}))`
      : sql`false`
