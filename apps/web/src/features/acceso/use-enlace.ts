import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { accesoApi } from '../../lib/llamadas/acceso.ts'

/** The link this page was opened with, and what it still is. Without a code nothing is asked. */
export function useEnlace() {
  const [params] = useSearchParams()
  const codigo = params.get('codigo')
  const query = useQuery(
    accesoApi.enlace.query({
      body: { codigo: codigo ?? '' },
      enabled: codigo !== null && codigo !== '',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  return { codigo, ...query }
}
