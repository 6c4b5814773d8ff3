import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'

/** What a person took back, no rule and no machine does again by itself. */
export async function forbid(
  tx: Tx,
  { correo }: Autor,
  parejas: readonly { huella: string; clave: string }[],
): Promise<void> {
  if (parejas.length === 0) return
  await sql`insert into parejas_conciliacion (huella, clave, clase, quien)
    select v.huella, v.clave, 'noAutomatica', ${correo}
    from jsonb_to_recordset(${JSON.stringify(parejas)}::jsonb) as v(huella text, clave text)
    on conflict do nothing`.execute(tx)
}
