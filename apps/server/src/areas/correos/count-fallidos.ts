import type { Conn } from '../../db/connection.ts'

/** Mails that could not be delivered and wait to be sent again. */
export async function countFallidos(db: Conn): Promise<number> {
  const { n } = await db
    .selectFrom('correos')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('estado', '=', 'fallido')
    .executeTakeFirstOrThrow()
  return n
}
