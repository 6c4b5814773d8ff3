import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/**
 * Who is told of a lote and its complements: who made it, unless their account was blocked or is no longer of that hotel
 * or agency. When an agent's lote was made by somebody else, or by somebody who has left, the agent's own people are told
 * too: they see the lote and are the ones to stamp.
 */
export async function whoOwes(db: Conn, loteId: number): Promise<string[]> {
  const { rows } = await sql<{ correo: string }>`
    select lower(l.creador) as correo from lotes l left join usuarios u on u.id = l.creador_id
      where l.id = ${loteId} and u.bloqueado_en is null and not exists (
        select 1 from usuario_claims r where r.usuario_id = u.id and r.tipo = 'role' and r.valor in ('proveedor', 'comisionista')
          and not exists (select 1 from usuario_claims k where k.usuario_id = u.id and k.valor = l.proveedor_id::text
            and k.tipo = case l.categoria when 'Proveedor' then 'idProveedor' else 'idComisionista' end))
    union select lower(u.email) from lotes l
      join usuario_claims k on k.tipo = 'idComisionista' and k.valor = l.proveedor_id::text
      join usuarios u on u.id = k.usuario_id and u.bloqueado_en is null and u.prueba_correo <> 'pendiente'
        and exists (select from usuario_claims r where r.usuario_id = u.id and r.tipo = 'role')
      where l.id = ${loteId} and l.categoria = 'Comisionista' and not exists (
        select 1 from usuario_claims o join usuarios v on v.id = o.usuario_id and v.bloqueado_en is null
        where o.usuario_id = l.creador_id and o.tipo = 'idComisionista' and o.valor = l.proveedor_id::text)
    order by 1`.execute(db)
  return rows.map(({ correo }) => correo)
}
