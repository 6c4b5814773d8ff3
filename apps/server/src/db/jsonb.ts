import { sql } from 'kysely'

/** A value for a jsonb column; arrays too, which the driver would take for a PostgreSQL array. */
export const jsonb = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
