import { useQuery } from '@tanstack/react-query'
import type { EnlaceRespuesta } from '@valija/contract/acceso.ts'
import { useSearchParams } from 'react-router'
import { request } from '../../lib/api.ts'

/** The link this page was opened with, and what it still is. Without a code nothing is asked. */
export function useEnlace() {
  const [params] = useSearchParams()
  const codigo = params.get('codigo')
  const query = useQuery({
    queryKey: ['enlace', codigo],
    queryFn: ({ signal }) =>
      request<EnlaceRespuesta>('POST', '/api/usuarios/enlace', { body: { codigo }, signal }),
    enabled: codigo !== null && codigo !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return { codigo, ...query }
}
