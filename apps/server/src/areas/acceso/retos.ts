import { randomBytes } from 'node:crypto'
import { type Conn, inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'

const minutos = 5

/** Something for a device to sign, for one use; `usuarioId` when a new passkey of theirs is made. */
export async function issueReto(
  { db, reloj }: { db: Conn } & Pick<Deps, 'reloj'>,
  usuarioId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  const ahora = reloj.ahora()
  await db.deleteFrom('retosDeLlave').where('expiraEn', '<=', ahora).execute()
  await db
    .insertInto('retosDeLlave')
    .values({
      reto: Buffer.from(bytes).toString('base64url'),
      usuarioId,
      expiraEn: new Date(ahora.getTime() + minutos * 60_000),
    })
    .execute()
  return bytes
}

/**
 * The challenge that an answer says it signed, used up whatever comes of it: shown twice it is nobody's. Null when it is
 * none of ours, too old, or was made for somebody else.
 */
export async function spendReto(
  { db, reloj }: Pick<Deps, 'db' | 'reloj'>,
  clientDataJSON: string,
  usuarioId: string | null,
): Promise<string | null> {
  const reto = challengeOf(clientDataJSON)
  if (reto === null) return null
  const row = await inTransaction(db, (tx: Tx) =>
    tx.deleteFrom('retosDeLlave').where('reto', '=', reto).returningAll().executeTakeFirst(),
  )
  return row && row.expiraEn > reloj.ahora() && row.usuarioId === usuarioId ? reto : null
}

function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
