import type { Pagina } from '@valija/contract/lista.ts'
import type { Query } from '../../lib/api.ts'
import type { ListSource } from './use-list.ts'

type Options = { signal?: AbortSignal; onProgress?: (read: number) => void; max?: number }

/** Every row of the filter, a hundred at a time: the list's own call, so scope and order are those of the screen. */
export async function readEveryPage<F>(
  { read }: ListSource<F>,
  filterQuery: Query,
  { signal, onProgress, max = Infinity }: Options,
): Promise<F[]> {
  const rows: F[] = []
  for (let cursor: string | null | undefined; cursor !== null && rows.length < max; ) {
    const query = { ...filterQuery, porPagina: 100, cursor }
    const page: Pagina<F> = await read({ query, signal })
    rows.push(...page.filas)
    onProgress?.(rows.length)
    cursor = page.siguiente
  }
  return rows.slice(0, max)
}
