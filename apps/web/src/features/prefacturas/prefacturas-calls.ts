import { queryOptions } from '@tanstack/react-query'
import {
  facturaDePrefactura,
  facturaGuardada,
  paginaPrefacturas,
  prefacturaDetalle,
  type PrefacturaFila,
  prefacturaGuardada,
} from '@valija/contract/prefacturas.ts'
import { asApiError } from '../../lib/api-error.ts'
import { request } from '../../lib/api.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import type { Sorted } from '../../lib/sort-files.ts'
import { upload } from '../../lib/upload.ts'

export const facturaQuery = (id: number) =>
  queryOptions({
    queryKey: ['prefacturas', id, 'factura'],
    queryFn: ({ signal }) =>
      request('GET', `/api/prefacturas/${id}/factura`, { schema: facturaDePrefactura, signal }),
    meta: { temas: ['prefactura', 'borrador'] },
    // Live events tell of every answer; this is for a line that lost one.
    refetchInterval: (query) => (query.state.data?.pendiente === true ? 3000 : false),
  })

/** The newest, and the one asked for: of many it need not be among them. */
export const abiertasQuery = (comisionistaId: number | null, id: number | null) =>
  queryOptions({
    queryKey: ['prefacturas', 'abiertas', comisionistaId, id],
    queryFn: async ({ signal }): Promise<PrefacturaFila[]> => {
      const { filas } = await request('GET', '/api/prefacturas', {
        query: { comisionistaId, porPagina: 100 },
        schema: paginaPrefacturas,
        signal,
      })
      if (id === null || filas.some((fila) => fila.id === id)) return filas
      const una = await request('GET', `/api/prefacturas/${id}`, { schema: prefacturaDetalle, signal }).catch(
        (error: unknown) => {
          // Billed or deleted meanwhile: the others are still there to choose.
          if (asApiError(error).status === 404) return null
          throw error
        },
      )
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

export const savePrefactura = (body: unknown) =>
  fresh(request('POST', '/api/prefacturas', { body, schema: prefacturaGuardada }))
export const deletePrefactura = (id: number) =>
  fresh(request<{ mensaje: string }>('DELETE', `/api/prefacturas/${id}`))

const send = (ruta: string, ...files: readonly File[]) => {
  const form = new FormData()
  for (const file of files) form.append('archivos', file, file.name)
  return fresh(upload(ruta, form, { schema: facturaDePrefactura }))
}
export const putPdf = (id: number, file: File) => send(`/api/prefacturas/${id}/factura/pdf`, file)
/** What came in one drop, each by its own call, the XML first: of several XML the server says which rule they break. */
export async function handIn(id: number, { xml, pdf }: Pick<Sorted, 'xml' | 'pdf'>): Promise<void> {
  if (xml.length > 0) await send(`/api/prefacturas/${id}/factura`, ...xml)
  const [primero] = pdf
  if (primero) await putPdf(id, primero)
}
export const verify = (id: number) =>
  fresh(request('POST', `/api/prefacturas/${id}/factura/verificar`, { schema: facturaDePrefactura }))
export const saveFactura = (id: number) =>
  fresh(request('POST', `/api/prefacturas/${id}/factura/guardar`, { schema: facturaGuardada }))
