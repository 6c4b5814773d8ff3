import { queryOptions } from '@tanstack/react-query'
import { bitacoraPagina } from '@valija/contract/bitacora.ts'
import {
  type RevisarEntrada,
  type AjustesLotes,
  conteosLotes,
  type Descarga,
  type EnvioDeGrupo,
  facturaFila,
  loteDetalle,
  paginaFacturas,
  type ProcesarRespuesta,
  proveedoresDeLotes,
} from '@valija/contract/lotes.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { type Query, request } from '../../lib/api.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'

const meta = { temas: ['lote', 'factura'] as const }

export const conteosQuery = (query: Query) =>
  queryOptions({
    queryKey: ['lotes', 'conteos', query],
    queryFn: ({ signal }) => request('GET', '/api/lotes/conteos', { query, schema: conteosLotes, signal }),
    placeholderData: (old) => old,
    meta,
  })
export const hotelesQuery = (categoria: Categoria) =>
  queryOptions({
    queryKey: ['lotes', 'proveedores', categoria],
    queryFn: ({ signal }) =>
      request('GET', '/api/lotes/proveedores', { query: { categoria }, schema: proveedoresDeLotes, signal }),
    staleTime: 60_000,
  })
export const ajustesQuery = queryOptions({
  queryKey: ['lotes', 'ajustes'],
  queryFn: ({ signal }) => request<AjustesLotes>('GET', '/api/lotes/ajustes', { signal }),
  staleTime: 60_000,
  meta: { temas: ['politica'] as const },
})
export const loteQuery = (id: number) =>
  queryOptions({
    queryKey: ['lotes', 'detalle', id],
    queryFn: ({ signal }) => request('GET', `/api/lotes/${id}`, { schema: loteDetalle, signal }),
    meta,
  })
export const facturaQuery = (id: number) =>
  queryOptions({
    queryKey: ['facturas', id],
    queryFn: ({ signal }) => request('GET', `/api/facturas/${id}`, { schema: facturaFila, signal }),
    meta,
  })
export const bitacoraQuery = (entidad: 'lote' | 'factura', id: number) =>
  queryOptions({
    queryKey: ['bitacora', entidad, id],
    queryFn: ({ signal }) =>
      request('GET', `/api/bitacora/${entidad}/${id}`, {
        query: { porPagina: 100 },
        schema: bitacoraPagina,
        signal,
      }),
    meta,
  })
/** One factura at a time, walked with cursors: a lote may hold hundreds. */
export const facturaPorPaso = (id: number, cursor: string | null) =>
  queryOptions({
    queryKey: ['lotes', 'paso', id, cursor],
    queryFn: ({ signal }) =>
      request('GET', `/api/lotes/${id}/facturas`, {
        query: { porPagina: 1, orden: 'folio', cursor },
        schema: paginaFacturas,
        signal,
      }),
    placeholderData: (old) => old,
    meta,
  })
export const enviosQuery = queryOptions({
  queryKey: ['lotes', 'envio'],
  queryFn: ({ signal }) =>
    request<{ envios: EnvioDeGrupo[] }>('GET', '/api/lotes/envios/recientes', { signal }),
  meta,
})

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
  changing(request<ProcesarRespuesta>('POST', '/api/lotes/procesar', { body }))
export const consultar = (id: number) => changing(request('POST', `/api/lotes/${id}/consultar`))
export const reenviar = (id: number) => changing(request('POST', `/api/lotes/${id}/reenviar`))
export const explicar = (id: number, facturaId: number, motivo: string) =>
  changing(request('POST', `/api/lotes/${id}/facturas/${facturaId}/explicar`, { body: { motivo } }))
export const revisar = (id: number, facturaId: number, body: RevisarEntrada) =>
  changing(request('POST', `/api/lotes/${id}/facturas/${facturaId}/revisar`, { body }))
export const retirar = (id: number, facturaId: number, motivo: string) =>
  changing(request('POST', `/api/lotes/${id}/facturas/${facturaId}/retirar`, { body: { motivo } }))
export const resolver = (
  id: number,
  facturaId: number,
  body: { resultado: 'aceptado' | 'noLlego'; motivo: string },
) => changing(request('POST', `/api/lotes/${id}/facturas/${facturaId}/resolver`, { body }))
export const eliminar = (id: number, motivo: string) =>
  changing(
    request<{ mensaje: string }>('DELETE', `/api/FacturaComisionista/EliminarLote/${id}`, {
      query: { motivo },
    }),
  )

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Starts the ZIP and waits until the server has written its last byte: only then is its outcome known. */
export async function descargar(ids: number[]): Promise<Descarga> {
  const opened = await request<Descarga>('POST', '/api/lotes/descargas', { body: { ids } })
  await downloadWithTicket(opened.ruta)
  for (let ms = 200; ; ms = Math.min(ms * 1.5, 2000)) {
    await wait(ms)
    const now = await request<Descarga>('GET', `/api/lotes/descargas/${opened.id}`)
    if (now.estado !== 'pendiente') return now
  }
}
