import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'

/**
 * Addresses proven to be the agent's: of its people with an account that was accepted, and those a link was sent to and
 * used from. One that somebody typed (in a request however approved, in an invitation whose link was copied by hand) is
 * nobody's until then.
 */
export async function correosRegistrados(db: Conn, comisionistaId: number): Promise<string[]> {
  const { rows } = await sql<{ correo: string }>`
    select lower(u.email) as correo from usuarios u join usuario_claims k on k.usuario_id = u.id
      where k.tipo = 'idComisionista' and k.valor = ${String(comisionistaId)} and u.bloqueado_en is null
        and u.prueba_correo <> 'pendiente'
        and exists (select from usuario_claims r where r.usuario_id = u.id and r.tipo = 'role')
    union select p.correo from correos_probados p where p.comisionista_id = ${comisionistaId}
      and not exists (select 1 from usuarios b where lower(b.email) = p.correo and b.bloqueado_en is not null)
    order by 1`.execute(db)
  return rows.map(({ correo }) => correo)
}

/** Its link was opened and used: whoever did reads that mailbox. */
export async function proveCorreo(
  tx: Tx,
  comisionistaId: number,
  correo: string,
  ahora: Date,
): Promise<void> {
  await tx
    .insertInto('correosProbados')
    .values({ comisionistaId, correo: correo.toLowerCase(), probadoEn: ahora })
    .onConflict((oc) => oc.columns(['comisionistaId', 'correo']).doNothing())
    .execute()
}
