import { can } from '@valija/domain/acceso/permisos.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'

/** Requests of another account that wait for this person: a guest's to confirm, somebody else's to approve. */
export async function cuentasPorResolver(db: Conn, actor: Actor): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from cuentas_pago c
    where not c.estatus and c.rechazado_en is null and (
      (${can(actor.rol, 'cuentasPago.confirmar')} and c.confirmado_en is null)
      or (${can(actor.rol, 'cuentasPago.aprobar')} and c.confirmado_en is not null
        and c.solicitado_por is distinct from ${actor.usuarioId}::uuid
        and c.confirmado_por is distinct from ${actor.usuarioId}::uuid))`.execute(db)
  return rows[0]?.n ?? 0
}
