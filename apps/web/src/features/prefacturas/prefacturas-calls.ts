import { queryOptions } from '@tanstack/react-query'
import type { PrefacturaFila, prefacturaEntrada } from '@valija/contract/prefacturas.ts'
import type { z } from 'zod'
import { asApiError, isRefusal } from '../../lib/api-error.ts'
import { prefacturasApi } from '../../lib/llamadas/prefacturas.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { underKey } from '../../lib/under-key.ts'
import { readEveryPage } from '../../ui/grid/read-every-page.ts'

export const facturaQuery = (id: number) =>
  prefacturasApi.factura.query({
    params: { id },
    meta: { temas: ['prefactura', 'borrador'] },
    // Live events tell of every answer; this is for a line that lost one.
    refetchInterval: (query) => (query.state.data?.pendiente === true ? 3000 : false),
  })

/** Those of one agent, or all within reach; and the one asked for, which may be another's. */
export const abiertasQuery = (comisionistaId: number | null, id: number | null) =>
  queryOptions({
    queryKey: ['prefacturas', 'abiertas', comisionistaId, id],
    queryFn: async ({ signal }): Promise<PrefacturaFila[]> => {
      const filas = await readEveryPage(prefacturasApi.listar.list(), { comisionistaId }, { signal })
      if (id === null || filas.some((fila) => fila.id === id)) return filas
      const una = await prefacturasApi.leer({ params: { id }, signal }).catch((error: unknown) => {
        // Billed or deleted meanwhile: the others are still there to choose.
        if (asApiError(error).status === 404) return null
        throw error
      })
      return una === null ? filas : [una.prefactura, ...filas]
    },
    meta: { temas: ['prefactura'] },
  })

/** Whether it went well or not, what is on the screen is fresh by then. */
const fresh = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } finally {
    await invalidateTemas(['prefactura', 'borrador', 'lote'])
  }
}

export const savePrefactura = (body: z.input<typeof prefacturaEntrada>) =>
  fresh(underKey('prefactura', body, (entrada) => prefacturasApi.crear({ body: entrada })))
export const deletePrefactura = (id: number) => fresh(prefacturasApi.eliminar({ params: { id } }))

const formOf = (...files: readonly File[]): FormData => {
  const form = new FormData()
  for (const file of files) form.append('archivos', file, file.name)
  return form
}
export const putPdf = (id: number, file: File) =>
  fresh(prefacturasApi.ponerPdf({ params: { id }, form: formOf(file) }))
/** What came in one drop, each by its own call, the XML first: of several XML the server says which rule they break. */
export async function handIn(id: number, xml: readonly File[], pdf?: File): Promise<void> {
  if (xml.length > 0) await fresh(prefacturasApi.ponerXml({ params: { id }, form: formOf(...xml) }))
  if (pdf) await putPdf(id, pdf)
}
export const putBack = (id: number, factura: string) =>
  fresh(prefacturasApi.volver({ params: { id }, body: { factura } }))
export const verify = (id: number) => fresh(prefacturasApi.verificar({ params: { id } }))
/** Once saved the pre-invoice is gone: an answer that did not come is asked for once more, and is the same lote's. */
export const saveFactura = (id: number, uuid: string | undefined) => {
  const send = () => prefacturasApi.guardarFactura({ params: { id }, query: { uuid } })
  return fresh(send().catch((error: unknown) => (isRefusal(error) ? Promise.reject(error) : send())))
}
