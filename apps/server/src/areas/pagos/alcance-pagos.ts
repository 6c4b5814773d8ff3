import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'

/** Staff see every payment; a proveedor or comisionista those it registered itself (decision 111). Every query begins with it. */
export const isAjeno = (actor: Actor): boolean =>
  actor.rol !== 'admin' && actor.rol !== 'OperativoProveedor' && actor.rol !== 'OperativoComisionista'

export const alcanceDePagos = (actor: Actor): Sql =>
  isAjeno(actor) ? sql`p.registrado_por = ${actor.usuarioId}` : sql`true`
