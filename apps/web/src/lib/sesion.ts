import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Sesion } from '@valija/contract/sesion.ts'
import type { Capacidad } from '@valija/domain/acceso/permisos.ts'
import { createContext, use } from 'react'
import { codeOf } from './code-of.ts'

/** Who is signed in, from the server; the token alone says nothing. */
export const sesionQuery = queryOptions({
  queryKey: ['sesion'],
  queryFn: async ({ signal, client }) => {
    // The sign-in screen asks nothing: whoever is not signed in does not fetch what reads answers.
    const { accesoApi } = await codeOf(() => import('./llamadas/acceso.ts'))
    return accesoApi.sesion({ signal, atStart: client.getQueryData(['sesion']) === undefined })
  },
  staleTime: 60_000,
  meta: { temas: ['usuario', 'reloj', 'sistemas', 'politica'] },
})

export const SesionContext = createContext<Sesion | null>(null)

/** The session, inside any signed-in screen. */
export const useSesion = (): Sesion => {
  const sesion = use(SesionContext)
  if (sesion === null) throw new Error('useSesion outside a signed-in screen')
  return sesion
}

/** Whether the session's role has a capability of the permission table; the server enforces it again. */
export const useCan = (capacidad: Capacidad): boolean => useSesion().capacidades.includes(capacidad)

export const useSesionQuery = (enabled: boolean) => useQuery({ ...sesionQuery, enabled })
