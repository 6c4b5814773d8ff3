import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../http/lista.ts'

/** No engine knew it when it was asked: for a day it is not asked about again unless a person does. */
export async function noteNoHallada({ db, reloj }: Deps, bookingCode: string): Promise<void> {
  const vistoEn = reloj.ahora()
  await db
    .insertInto('reservasNoHalladas')
    .values({ bookingCode, vistoEn })
    .onConflict((conflict) => conflict.column('bookingCode').doUpdateSet({ vistoEn }))
    .execute()
}

export const isNoHallada = (code: Sql, ahora: Date): Sql =>
  sql`exists (select from reservas_no_halladas n where n.booking_code = ${code}
    and n.visto_en > ${ahora}::timestamptz - interval '1 day')`
