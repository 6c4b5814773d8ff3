import type { QueryClient } from '@tanstack/react-query'
import type { Sesion } from '@valija/contract/sesion.ts'
import { asApiError } from '../../lib/api-error.ts'
import { request } from '../../lib/api.ts'
import { sesionQuery } from '../../lib/sesion.ts'
import { session } from '../../lib/session.ts'

/** `codigo` is the second factor's, once the server has asked for it. */
type Entrada = { email: string; password: string; codigo?: string }

/** The server wants the second factor's code before it lets in. */
export const asksForCode = (error: unknown): boolean => {
  const { codigo } = asApiError(error)
  return codigo === 'segundoFactorRequerido' || codigo === 'codigoIncorrecto'
}
type Credencial = { token: string; expiracion: string }

const whoIs = (token: string): Promise<Sesion> =>
  request<Sesion>('GET', '/api/sesion', { headers: { authorization: `Bearer ${token}` } })

/** Signs in from the sign-in screen: nothing of whoever was here before stays in the page. `prepare` runs before it shows. */
export async function signIn(
  client: QueryClient,
  entrada: Entrada,
  prepare: (rol: string | null) => Promise<void>,
): Promise<Sesion> {
  const credencial = await request<Credencial>('POST', '/api/usuarios/login', { body: entrada })
  const sesion = await whoIs(credencial.token)
  client.clear()
  client.setQueryData(sesionQuery.queryKey, sesion)
  session.store(credencial)
  await prepare(sesion.rol)
  session.signIn(credencial)
  return sesion
}

/** Signs in over open work. False when it is somebody else, who must not see or send it. */
export async function signInAgain(entrada: Entrada, usuarioId: string): Promise<boolean> {
  const credencial = await request<Credencial>('POST', '/api/usuarios/login', { body: entrada })
  const sesion = await whoIs(credencial.token)
  if (sesion.usuarioId === usuarioId) {
    session.signIn(credencial)
    return true
  }
  session.store(credencial)
  return false
}
