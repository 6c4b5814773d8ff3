import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Conn } from '../db/connection.ts'
import { refuse } from '../refuse.ts'
import type { ColumnaExportada, ColumnasExportadas } from './columna-exportada.ts'
import { csvLines } from './export-csv.ts'
import { xlsxStream } from './export-xlsx.ts'
import { type Lista, readAll } from './lista.ts'
import { attachment } from './send-file.ts'

/** The columns asked for by name, in the order asked; all of them when none is named. */
export function chooseColumns<F>(
  columnas: ColumnasExportadas<F>,
  pedidas: string | undefined,
): ColumnaExportada<F>[] {
  if (!pedidas) return Object.values(columnas)
  return pedidas.split(',').map((campo) => {
    const columna = Object.hasOwn(columnas, campo) ? columnas[campo] : undefined
    if (!columna) throw refuse('columnaDesconocida', { columna: campo })
    return columna
  })
}

/** The first rows are asked for now: what the filter makes impossible is refused in words, never by a file that breaks off. */
async function begun<T>(groups: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const rest = groups[Symbol.asyncIterator]()
  const first = await rest.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => rest }
  })()
}

/** Every row of a list's filter as a file, with the columns and in the form the request asks for. */
export const exportList = <F extends object>(
  reply: FastifyReply,
  db: Conn,
  query: { formato: 'csv' | 'xlsx'; columnas?: string | undefined; orden?: string | undefined },
  { nombre, columnas, lista }: { nombre: string; columnas: ColumnasExportadas<F>; lista: Lista },
): Promise<FastifyReply> =>
  sendExport(reply, {
    nombre,
    columnas,
    filas: readAll<F>(db, lista, query),
    formato: query.formato,
    pedidas: query.columnas,
  })

/** Sends rows as a file, streamed: memory does not grow with them. */
export async function sendExport<F>(
  reply: FastifyReply,
  options: {
    nombre: string
    columnas: ColumnasExportadas<F>
    filas: AsyncIterable<F[]>
    formato: 'csv' | 'xlsx'
    /** Names separated by commas, as `consultaExportar` takes them. */
    pedidas?: string | undefined
  },
): Promise<FastifyReply> {
  const { nombre, formato } = options
  const columnas = chooseColumns(options.columnas, options.pedidas)
  const filas = await begun(options.filas)
  const type =
    formato === 'csv'
      ? 'text/csv; charset=utf-8'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return reply
    .header('content-type', type)
    .header('content-disposition', attachment(`${nombre}.${formato}`))
    .send(formato === 'csv' ? Readable.from(csvLines(columnas, filas)) : xlsxStream(columnas, filas))
}
