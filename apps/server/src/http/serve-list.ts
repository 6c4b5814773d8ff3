import type { ConsultaLista } from '@valija/contract/lista.ts'
import type { Llamada } from '@valija/contract/llamada.ts'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { App } from './app-type.ts'
import type { ColumnasExportadas } from './columna-exportada.ts'
import { type Lista, readPage } from './lista.ts'
import { exportList } from './send-export.ts'
import { type Pedido, serve } from './serve.ts'

type DeLista = Llamada & { query: z.ZodType<ConsultaLista>; answer: z.ZodType<{ filas: unknown[] }> }
type DeArchivo = Llamada & { query: z.ZodType<Parameters<typeof exportList>[2]> }
type Servida<F, W> = {
  lista: Lista
  /** Of the file, without its ending. */
  nombre: string
  columnas: ColumnasExportadas<F>
} & (F extends W ? { toFila?: (fila: F) => W } : { toFila: (fila: F) => W })

/**
 * A list on both its ways: a page of it, each row as it was read or as `toFila` says it, and the whole of it as a file.
 *
 *     serveList(app, deps, [llamadasDePagos.listar, llamadasDePagos.exportar], ({ actor, query }) => ({
 *       lista: listaDePagos(actor, query),
 *       nombre: 'pagos',
 *       columnas: columnasPagos,
 *       toFila: toPagoListado,
 *     }))
 */
export function serveList<F extends object, const P extends DeLista, const E extends DeArchivo>(
  app: App,
  { db }: Deps,
  [pagina, archivo]: readonly [P, E],
  read: (req: Pedido<P> | Pedido<E>) => MaybePromise<Servida<F, z.output<P['answer']>['filas'][number]>>,
): void {
  serve<DeLista>(app, pagina, async (req) => {
    const { lista, toFila } = await read(req as Pedido<P>)
    const { filas, ...resto } = await readPage<F>(db, lista, req.query)
    return { ...resto, filas: toFila ? filas.map((fila) => toFila(fila)) : filas }
  })
  serve<DeArchivo>(app, archivo, async (req, reply) =>
    exportList(reply, db, req.query, await read(req as Pedido<E>)),
  )
}
type MaybePromise<T> = T | Promise<T>
