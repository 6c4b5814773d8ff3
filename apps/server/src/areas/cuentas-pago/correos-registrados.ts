import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/** Addresses known to be the agent's: of its people with an account, and of the accounts that were approved. */
export async function correosRegistrados(db: Conn, comisionistaId: number): Promise<string[]> {
  const { rows } = await sql<{ correo: string }>`
    select lower(u.email) as correo from usuarios u join usuario_claims k on k.usuario_id = u.id
      where k.tipo = 'idComisionista' and k.valor = ${String(comisionistaId)} and u.bloqueado_en is null
    union select lower(c.correo_agencia) from cuentas_pago c
      where c.comisionista_id = ${comisionistaId} and c.estatus
    order by 1 limit 10`.execute(db)
  return rows.map(({ correo }) => correo)
}
