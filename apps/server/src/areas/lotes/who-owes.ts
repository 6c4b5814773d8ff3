import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/**
 * Who is told of the complements of a lote: who made it. An agent's lote that staff or a guest made also has its agent's
 * people, who see it among their own and are the ones to stamp.
 */
export async function whoOwes(db: Conn, loteId: number): Promise<string[]> {
  const { rows } = await sql<{ correo: string }>`
    select lower(l.creador) as correo from lotes l where l.id = ${loteId}
    union select lower(u.email) from lotes l
      join usuario_claims k on k.tipo = 'idComisionista' and k.valor = l.proveedor_id::text
      join usuarios u on u.id = k.usuario_id and u.bloqueado_en is null
      where l.id = ${loteId} and l.categoria = 'Comisionista' and not exists (
        select 1 from usuario_claims o
        where o.usuario_id = l.creador_id and o.tipo = 'idComisionista' and o.valor = l.proveedor_id::text)
    order by 1 limit 20`.execute(db)
  return rows.map(({ correo }) => correo)
}
