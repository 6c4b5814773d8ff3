import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Sesion } from '@valija/contract/sesion.ts'
import type { Capacidad } from '@valija/domain/acceso/permisos.ts'
import { createContext, use } from 'react'
import { request } from './api.ts'

/** Who is signed in, from the server; the token alone says nothing. */
export const sesionQuery = queryOptions({
  queryKey: ['sesion'],
  queryFn: ({ signal, client }) =>
    request<Sesion>('GET', '/api/sesion', { signal, atStart: client.getQueryData(['sesion']) === undefined }),
  staleTime: 60_000,
  meta: { temas: ['usuario', 'reloj', 'sistemas'] },
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
