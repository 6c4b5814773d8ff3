import { sql } from 'kysely'

/** A value for a jsonb column; arrays too, which the driver would take for a PostgreSQL array. */
export const jsonb = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const columns = new Map<string, string>()
const camelOf = (column: string): string => {
  const known = columns.get(column)
  if (known !== undefined) return known
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  columns.set(column, name)
  return name
}

/** A row that came as JSON, its columns named as everywhere; what lies inside them keeps its names. */
export const camelRow = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelOf(column), value])) as T
