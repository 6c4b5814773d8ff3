import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/** How old the noted last use of a session may be: no write with every call. */
export const cadaCuantoSeAnota = 5 * 60_000
/** Whether it is that old is asked at most this often. */
const preguntaCada = 60_000
const enMemoria = 5000

/** Notes when a session was last used, at most every five minutes, whichever process served it. */
export function createNoteUse({ db, reloj, log }: Pick<Deps, 'db' | 'reloj' | 'log'>) {
  const asked = new Map<string, number>()
  return (sesionId: string): void => {
    // A ticket is no session.
    if (sesionId === '') return
    const ahora = reloj.ahora()
    if (ahora.getTime() - (asked.get(sesionId) ?? Number.NEGATIVE_INFINITY) < preguntaCada) return
    if (asked.size >= enMemoria) asked.clear()
    asked.set(sesionId, ahora.getTime())
    // The call that is served does not wait for it, and does not fail with it.
    sql`update sesiones set usada_en = ${ahora}
      where id = ${sesionId} and usada_en <= ${new Date(ahora.getTime() - cadaCuantoSeAnota)}`
      .execute(db)
      .catch((error: unknown) => log.warn({ err: error }, 'last use of a session not noted'))
  }
}
