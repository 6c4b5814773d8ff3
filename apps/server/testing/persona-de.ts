import type { Deps } from '../src/deps.ts'

/** Whose an address is, as what is seeded for a person takes it. */
export const personaDe = (
  { db }: Pick<Deps, 'db'>,
  correo: string,
): Promise<{ id: string; correo: string }> =>
  db
    .selectFrom('usuarios')
    .select(['id', 'email as correo'])
    .where('email', '=', correo)
    .executeTakeFirstOrThrow()
