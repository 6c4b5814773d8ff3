import { sql } from 'kysely'

/** Text of a row `m` of a statement as rules and searches compare it, written as its index has it. */
export const textoDeMovimiento = sql`buscable(m.concepto || ' ' || m.referencia || ' ' || m.referencia_ampliada)`
