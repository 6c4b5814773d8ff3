import { sql } from 'kysely'

/** A value for a jsonb column; arrays too, which the driver would take for a PostgreSQL array. */
export const jsonb = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** A row that came as JSON, its columns named as everywhere; what lies inside them keeps its names. */
export const camelRow = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as T
