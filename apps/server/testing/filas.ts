import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { Db } from '../src/db/connection.ts'
import type { Tables } from '../src/db/tables.ts'

type Base = { deps: { db: Db } }
type Fila<T extends keyof Tables> = Selectable<Tables[T]>

const pairs = (valores: object, igual: string) =>
  Object.entries(valores).map(([columna, valor]) => sql`${sql.ref(columna)} ${sql.raw(igual)} ${valor}`)
const where = (donde: object) => sql.join([sql`true`, ...pairs(donde, 'is not distinct from')], sql` and `)

/** The rows of a table that have these values, in the order of their keys where one is named. */
export async function readRows<T extends keyof Tables>(
  { deps }: Base,
  tabla: T,
  donde: Partial<Fila<T>> = {},
  orden?: keyof Fila<T> & string,
): Promise<Fila<T>[]> {
  const orderBy = orden ? sql`order by ${sql.ref(orden)}` : sql``
  return (
    await sql<Fila<T>>`select * from ${sql.table(tabla)} where ${where(donde)} ${orderBy}`.execute(deps.db)
  ).rows
}

/** The first of them, which must be there. */
export async function readRow<T extends keyof Tables>(
  base: Base,
  tabla: T,
  donde: Partial<Fila<T>>,
): Promise<Fila<T>> {
  const [fila] = await readRows(base, tabla, donde)
  if (!fila) throw new Error(`no row of ${tabla} has ${JSON.stringify(donde)}`)
  return fila
}

/** Gives these values to the rows that have those. */
export async function setRows<T extends keyof Tables>(
  { deps }: Base,
  tabla: T,
  donde: Partial<Fila<T>>,
  valores: UpdateObject<Tables, T, T>,
): Promise<void> {
  await sql`update ${sql.table(tabla)} set ${sql.join(pairs(valores, '='))} where ${where(donde)}`.execute(
    deps.db,
  )
}
