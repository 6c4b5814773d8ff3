import { minutosDeEspera, ventanaIntentosMs } from '@valija/domain/acceso/intentos.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'

/** `direccion` as `direccionDe` writes it; `equipo` as `claveDeEquipo` does. */
export type Intento = { cuenta: string; direccion: string; equipo?: string }

/**
 * Where a try is counted: on a device the account signed in from before, that device alone, so that nobody else's
 * guesses, in the same office either, make its owner wait; on a network it did, that network alone.
 */
async function placeOf({ db }: Pick<Deps, 'db'>, { cuenta, direccion, equipo }: Intento) {
  const known = await db
    .selectFrom('accesosConocidos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuarioId')
    .select('a.desde')
    .where('u.email', '=', cuenta)
    .where('a.desde', 'in', [direccion, ...(equipo ? [equipo] : [])])
    .execute()
  const desde = known.map((row) => row.desde)
  return equipo && desde.includes(equipo)
    ? { direccion: equipo, conocida: true }
    : { direccion, conocida: desde.includes(direccion) }
}

/**
 * Books a try before the password is looked at, so that many at once cannot slip past the limit together; a right
 * password takes it back with `forgive`. Refused tries are not booked: waiting must end. Answers where it was counted.
 */
export async function bookAttempt(deps: Pick<Deps, 'db' | 'reloj'>, pedido: Intento): Promise<Intento> {
  const { direccion, conocida } = await placeOf(deps, pedido)
  const intento = { cuenta: pedido.cuenta, direccion }
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
        cuenta: conocida ? [] : dates(rows.filter(same)),
        direccion: conocida ? [] : dates(rows.filter((row) => row.direccion === intento.direccion)),
      },
      ahora,
    )
    if (wait > 0) await tx.deleteFrom('intentosAcceso').where('id', '=', id).execute()
    return wait
  })
  if (minutos > 0) throw refuse('demasiadosIntentos', { minutos })
  return intento
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
