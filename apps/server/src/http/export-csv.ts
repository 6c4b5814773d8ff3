import { centavosToPesos } from '@valija/contract/pesos.ts'
import { fechaHoraMexico } from '@valija/domain/tiempo/dia.ts'
import type { ColumnaExportada } from './columna-exportada.ts'

/**
 * A spreadsheet takes a cell that begins so for a formula, after blanks and in the wide letters too: an apostrophe before
 * it keeps it text. One that parts cells by semicolons or tabs begins a cell in the middle of a text, quoted or not.
 */
export const neutral = (text: string): string =>
  text
    .replace(/[;\t\r\n](?=[\s\p{Cf}]*[=+\-@＝＋－＠])/gu, "$&'")
    .replace(/^(?=[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u, "'")

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function cell<F>({ clase = 'texto', valor }: ColumnaExportada<F>, fila: F): string {
  const value = valor(fila)
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return fechaHoraMexico(value)
  if (typeof value === 'number') return clase === 'dinero' ? centavosToPesos(value).toFixed(2) : String(value)
  return quoted(neutral(value))
}

/** With a byte order mark, so that spreadsheets read the accents. */
export async function* csvLines<F>(
  columnas: readonly ColumnaExportada<F>[],
  filas: AsyncIterable<F[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${columnas.map(({ titulo }) => quoted(titulo)).join(',')}\r\n`
  for await (const grupo of filas)
    yield grupo.map((fila) => `${columnas.map((columna) => cell(columna, fila)).join(',')}\r\n`).join('')
}
