import { queryOptions, skipToken } from '@tanstack/react-query'
import { type CambioEntrada, cambioEntrada, previaEntrada } from '@valija/contract/politica.ts'
import { z } from 'zod'
import { politicaApi } from '../../lib/llamadas/politica.ts'

export const policyQuery = politicaApi.leer.query({ meta: { temas: ['politica', 'reloj'] } })

export const historyQuery = (clave: string) =>
  politicaApi.historia.query({ params: { clave }, meta: { temas: ['politica'] } })

export const previewQuery = (clave: string, entrada: Omit<CambioEntrada, 'motivo'> | null) =>
  queryOptions({
    queryKey: ['politica', clave, 'previa', entrada],
    queryFn:
      entrada === null
        ? skipToken
        : ({ signal }) =>
            politicaApi.previa({ params: { clave }, body: z.encode(previaEntrada, entrada), signal }),
    // Drafts change at any moment.
    staleTime: 0,
    meta: { temas: ['borrador', 'politica'] },
  })

export const changePolicy = (clave: string, entrada: CambioEntrada) =>
  politicaApi.cambiar({ params: { clave }, body: z.encode(cambioEntrada, entrada) })
