import { queryOptions } from '@tanstack/react-query'
import {
  type CambioEntrada,
  cambioEntrada,
  historiaRespuesta,
  politicaRespuesta,
  previaEntrada,
  previaRespuesta,
} from '@valija/contract/politica.ts'
import { z } from 'zod'
import { request } from '../../lib/api.ts'

export const policyQuery = queryOptions({
  queryKey: ['politica'],
  queryFn: ({ signal }) => request('GET', '/api/politica', { schema: politicaRespuesta, signal }),
  meta: { temas: ['politica', 'reloj'] },
})

export const historyQuery = (clave: string) =>
  queryOptions({
    queryKey: ['politica', clave, 'historia'],
    queryFn: ({ signal }) =>
      request('GET', `/api/politica/${clave}/historia`, { schema: historiaRespuesta, signal }),
    meta: { temas: ['politica'] },
  })

export const previewQuery = (clave: string, entrada: Omit<CambioEntrada, 'motivo'> | null) =>
  queryOptions({
    queryKey: ['politica', clave, 'previa', entrada],
    enabled: entrada !== null,
    queryFn: ({ signal }) =>
      request('POST', `/api/politica/${clave}/previa`, {
        body: entrada && z.encode(previaEntrada, entrada),
        schema: previaRespuesta,
        signal,
      }),
    // Drafts change at any moment.
    staleTime: 0,
    meta: { temas: ['borrador', 'politica'] },
  })

export const changePolicy = (clave: string, entrada: CambioEntrada) =>
  request('POST', `/api/politica/${clave}`, {
    body: z.encode(cambioEntrada, entrada),
    schema: historiaRespuesta,
  })
