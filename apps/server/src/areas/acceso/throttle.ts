import { minutosDeEspera, ventanaIntentosMs } from '@valija/domain/acceso/intentos.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'

export type Intento = { cuenta: string; direccion: string }

/**
 * Books a try before the password is looked at, so that many at once cannot slip past the limit together; a right
 * password takes it back with `forgive`. Refused tries are not booked: waiting must end.
 */
export async function bookAttempt(deps: Pick<Deps, 'db' | 'reloj'>, intento: Intento): Promise<void> {
  const ahora = deps.reloj.ahora()
  const since = new Date(ahora.getTime() - ventanaIntentosMs)
  const minutos = await inTransaction(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('intentos'), hashtext(lower(${intento.cuenta})))`.execute(
      tx,
    )
    const { id } = await tx
      .insertInto('intentosAcceso')
      .values({ ...intento, cuando: ahora })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = await tx
      .selectFrom('intentosAcceso')
      .select(['cuenta', 'direccion', 'cuando'])
      .where((eb) => eb.or([eb('cuenta', '=', intento.cuenta), eb('direccion', '=', intento.direccion)]))
      .where('cuando', '>', since)
      .where('id', '<', id)
      .orderBy('cuando', 'desc')
      .limit(200)
      .execute()
    const same = (row: { cuenta: string }) => row.cuenta.toLowerCase() === intento.cuenta.toLowerCase()
    const dates = (list: typeof rows) => list.map((row) => row.cuando)
    const wait = minutosDeEspera(
      {
        par: dates(rows.filter((row) => same(row) && row.direccion === intento.direccion)),
        cuenta: dates(rows.filter(same)),
        direccion: dates(rows.filter((row) => row.direccion === intento.direccion)),
      },
      ahora,
    )
    if (wait > 0) await tx.deleteFrom('intentosAcceso').where('id', '=', id).execute()
    return wait
  })
  if (minutos > 0) throw refuse('demasiadosIntentos', { minutos })
}

/** A right password: this account's tries from this address are forgotten, and everybody's that no longer count. */
export async function forgive(deps: Pick<Deps, 'db' | 'reloj'>, intento: Intento): Promise<void> {
  const since = new Date(deps.reloj.ahora().getTime() - ventanaIntentosMs)
  await deps.db
    .deleteFrom('intentosAcceso')
    .where((eb) =>
      eb.or([
        eb.and([eb('cuenta', '=', intento.cuenta), eb('direccion', '=', intento.direccion)]),
        eb('cuando', '<=', since),
      ]),
    )
    .execute()
}
