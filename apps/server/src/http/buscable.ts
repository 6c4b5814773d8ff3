import { sql } from 'kysely'
import type { Lista, Sql } from './lista.ts'

/** Fewer letters and figures than three have no trigram: every row would be read for them. */
export const isTextoCorto = (texto: string): boolean => (texto.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 3

/** Rows whose column, indexed by trigrams, has what was typed. */
export const textoEn = (column: Sql, q: string | undefined): Lista['texto'] =>
  q ? { donde: contains(column, q), corto: isTextoCorto(q) } : undefined

/** Text for LIKE … with its own wildcards taken literally; the column is compared through `buscable()`. */
export const contains = (column: Sql, texto: string): Sql =>
  sql`${column} like '%' || buscable(${texto.replace(/[\\%_]/g, (c) => `\\${c}`)}) || '%'`

/** Every word somewhere in the column. */
export const containsWords = (column: Sql, palabras: readonly string[]): Sql[] =>
  palabras.map((palabra) => contains(column, palabra))
