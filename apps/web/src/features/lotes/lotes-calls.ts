import { queryOptions } from '@tanstack/react-query'
import type { Descarga } from '@valija/contract/descarga-de-lotes.ts'
import type { RevisarEntrada } from '@valija/contract/envio-de-lotes.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import type { Query } from '../../lib/api.ts'
import { bitacoraApi } from '../../lib/llamadas/bitacora.ts'
import { lotesApi } from '../../lib/llamadas/lotes.ts'
import { reservasApi } from '../../lib/llamadas/reservas.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import { readEveryPage } from '../../ui/grid/read-every-page.ts'

const meta = { temas: ['lote', 'factura'] as const }

export const conteosQuery = (query: Query) =>
  lotesApi.conteos.query({ query, placeholderData: (old) => old, meta })
/** Of the lotes of a page; what was known stays while it is asked anew. */
export const avisosPorLoteQuery = (ids: readonly number[]) =>
  reservasApi.avisosPorLote.query({
    body: { ids: ids.slice(0, 100) },
    meta: { temas: ['pago', 'lote', 'politica'] as const },
  })
export const hotelesQuery = (categoria: Categoria) =>
  lotesApi.proveedores.query({ query: { categoria }, staleTime: 60_000 })
export const ajustesQuery = lotesApi.ajustes.query({
  staleTime: 60_000,
  meta: { temas: ['politica'] as const },
})
export const loteQuery = (id: number) => lotesApi.leer.query({ params: { id }, meta })
export const facturaQuery = (id: number) => lotesApi.factura.query({ params: { id }, meta })
export const bitacoraQuery = (entidad: 'lote' | 'factura', id: number) =>
  queryOptions({
    queryKey: ['bitacora', entidad, id],
    queryFn: ({ signal }) =>
      readEveryPage(bitacoraApi.leer.list({ params: { entidad, id } }), {}, { signal }),
    meta,
  })
/** One factura at a time, walked with cursors: a lote may hold hundreds. */
export const facturaPorPaso = (id: number, cursor: string | null) =>
  lotesApi.facturas.query({
    params: { id },
    query: { porPagina: 1, orden: 'folio', cursor },
    placeholderData: (old) => old,
    meta,
  })
export const enviosQuery = lotesApi.enviosRecientes.query({ meta })

/** What was changed is fetched again at once, without waiting for its live event. */
const changing = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } finally {
    await invalidateTemas(['lote'])
  }
}
/** `grupo` names this processing: pressed again after an answer that was lost, it is the same one. */
export const procesar = (body: { ids: number[]; fechaPago: string; grupo: string }) =>
  changing(lotesApi.procesar({ body }))
export const consultar = (id: number) => changing(lotesApi.consultar({ params: { id } }))
export const reenviar = (id: number) => changing(lotesApi.reenviar({ params: { id } }))
export const explicar = (id: number, facturaId: number, motivo: string) =>
  changing(lotesApi.explicarFactura({ params: { id, facturaId }, body: { motivo } }))
export const revisar = (id: number, facturaId: number, body: RevisarEntrada) =>
  changing(lotesApi.revisarFactura({ params: { id, facturaId }, body }))
export const atender = (id: number, facturaId: number, motivo: string) =>
  changing(lotesApi.atenderFactura({ params: { id, facturaId }, body: { motivo } }))
export const retirar = (id: number, facturaId: number, motivo: string) =>
  changing(lotesApi.retirarFactura({ params: { id, facturaId }, body: { motivo } }))
export const resolver = (
  id: number,
  facturaId: number,
  body: { resultado: 'aceptado' | 'noLlego'; motivo: string },
) => changing(lotesApi.resolverFactura({ params: { id, facturaId }, body }))
export const eliminar = (id: number, motivo: string) =>
  changing(lotesApi.eliminar({ params: { id }, query: { motivo } }))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Starts the ZIP and waits until the server has written its last byte: only then is its outcome known. */
export async function descargar(ids: number[]): Promise<Descarga> {
  const opened = await lotesApi.pedirDescarga({ body: { ids } })
  await downloadWithTicket(opened.ruta)
  for (let ms = 200; ; ms = Math.min(ms * 1.5, 2000)) {
    await wait(ms)
    const now = await lotesApi.descarga({ params: { id: opened.id } })
    if (now.estado !== 'pendiente') return now
  }
}
