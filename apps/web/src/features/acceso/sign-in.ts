import type { QueryClient } from '@tanstack/react-query'
import type { FirmaDeNavegador } from '@valija/contract/llaves.ts'
import type { Sesion } from '@valija/contract/sesion.ts'
import { asApiError } from '../../lib/api-error.ts'
import { codeOf } from '../../lib/code-of.ts'
import { sesionQuery } from '../../lib/sesion.ts'
import { session } from '../../lib/session.ts'

/** `codigo` or `llave` are the second step's, once the server has asked for it; `respuesta` a passkey's alone. */
export type Entrada =
  | { email: string; password: string; codigo?: string; llave?: FirmaDeNavegador }
  | { respuesta: FirmaDeNavegador }

/** The server wants the second factor's code before it lets in. */
export const asksForCode = (error: unknown): boolean => {
  const { codigo } = asApiError(error)
  return codigo === 'segundoFactorRequerido' || codigo === 'codigoIncorrecto'
}
/** And a passkey of theirs would do. */
export const takesLlave = (error: unknown): boolean =>
  asApiError(error).detalles.some(({ campo }) => campo === 'llave')

async function openSession(entrada: Entrada) {
  // Its schemas come when they are needed: the screen itself has nothing to read.
  const { accesoApi } = await codeOf(() => import('../../lib/llamadas/acceso.ts'))
  const abierta = await ('respuesta' in entrada
    ? accesoApi.entrarConLlave({ body: entrada })
    : accesoApi.login({ body: entrada }))
  const sesion = await accesoApi.sesion({ token: abierta.token })
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
