import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  type Borrador,
  borrador,
  type BorradorResumen,
  borradorResumen,
  cargaRespuesta,
  loteGuardado,
  proveedorDirectorio,
  reglasVigentes,
} from '@valija/contract/borradores.ts'
import { z } from 'zod'
import { request } from '../../lib/api.ts'

const base = '/api/borradores'
export const rutaDe = (id: string, resto = ''): string => `${base}/${id}${resto}`

export const borradorQuery = (id: string) =>
  queryOptions({
    queryKey: ['borrador', id],
    queryFn: ({ signal }) => request<Borrador>('GET', rutaDe(id), { schema: borrador, signal }),
    staleTime: 2000,
    meta: { temas: ['borrador', 'politica', 'reloj'] },
  })

export const borradoresQuery = queryOptions({
  queryKey: ['borradores'],
  queryFn: ({ signal }) =>
    request<BorradorResumen[]>('GET', base, { schema: z.array(borradorResumen), signal }),
  meta: { temas: ['borrador', 'lote'] },
})

export const reglasQuery = queryOptions({
  queryKey: ['borradores', 'reglas'],
  queryFn: ({ signal }) => request('GET', `${base}/reglas`, { schema: reglasVigentes, signal }),
  staleTime: 60_000,
  meta: { temas: ['politica', 'reloj'] },
})

export const proveedoresQuery = queryOptions({
  queryKey: ['proveedores', 'elegir'],
  queryFn: ({ signal }) =>
    request('GET', '/api/Reserva/GetAntSuppliers', { schema: z.array(proveedorDirectorio), signal }),
  staleTime: 300_000,
})

export const createBorrador = (id: string) =>
  request<Borrador>('POST', base, { body: { id }, schema: borrador })
export const cargaSchema = cargaRespuesta
export const saveLote = (id: string) => request('POST', rutaDe(id, '/guardar'), { schema: loteGuardado })

type Metodo = 'POST' | 'PUT' | 'DELETE'
/** A change of the draft: the answer is the draft as the server now judges it, and the screen shows it at once. */
export function useChange(id: string) {
  const client = useQueryClient()
  return async (metodo: Metodo, resto: string, body?: unknown): Promise<Borrador> => {
    const answer = await request<Borrador>(metodo, rutaDe(id, resto), { body, schema: borrador })
    await client.cancelQueries({ queryKey: ['borrador', id] })
    client.setQueryData(['borrador', id], answer)
    return answer
  }
}
