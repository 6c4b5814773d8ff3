import type { QueryClient } from '@tanstack/react-query'
import type { Sesion } from '@valija/contract/sesion.ts'
import { asApiError } from '../../lib/api-error.ts'
import { request } from '../../lib/api.ts'
import { sesionQuery } from '../../lib/sesion.ts'
import { session } from '../../lib/session.ts'

/** `codigo` or `llave` are the second step's, once the server has asked for it; `respuesta` a passkey's alone. */
type Entrada = { email: string; password: string; codigo?: string; llave?: object } | { respuesta: object }

/** The server wants the second factor's code before it lets in. */
export const asksForCode = (error: unknown): boolean => {
  const { codigo } = asApiError(error)
  return codigo === 'segundoFactorRequerido' || codigo === 'codigoIncorrecto'
}
/** And a passkey of theirs would do. */
export const takesLlave = (error: unknown): boolean =>
  asApiError(error).detalles.some(({ campo }) => campo === 'llave')
type LoginRespuesta = { token: string; expiracion: string }

async function openSession(entrada: Entrada) {
  const path = 'respuesta' in entrada ? '/api/usuarios/entrarConLlave' : '/api/usuarios/login'
  const abierta = await request<LoginRespuesta>('POST', path, { body: entrada })
  const sesion = await request<Sesion>('GET', '/api/sesion', { token: abierta.token })
  return { sesion, credencial: { ...abierta, usuarioId: sesion.usuarioId } }
}

/** Signs in from the sign-in screen: nothing of whoever was here before stays in the page. `prepare` runs before it shows. */
export async function signIn(
  client: QueryClient,
  entrada: Entrada,
  prepare: (sesion: Sesion) => Promise<void>,
): Promise<Sesion> {
  const { sesion, credencial } = await openSession(entrada)
  client.clear()
  client.setQueryData(sesionQuery.queryKey, sesion)
  session.begin(credencial)
  await prepare(sesion)
  session.enter()
  return sesion
}

/** Signs in over open work, which goes on; somebody else's starts the page afresh. */
export async function signInAgain(entrada: Entrada): Promise<void> {
  session.signInAgain((await openSession(entrada)).credencial)
}
