import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { ApiError } from '../../lib/api-error.ts'
import { request } from '../../lib/api.ts'

/** Browsers that know passkeys, at an address that may have them. */
export const hasLlaves = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window

const library = () => import('@simplewebauthn/browser')

/** What the person or the device did instead of answering, as an error with a text; anything else as it came. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError || !(error instanceof Error)) throw error
    const mensaje =
      error.name === 'InvalidStateError' ? accesoPantalla.llaveYaAgregada : accesoPantalla.llaveCancelada
    throw new ApiError(0, { codigo: 'llaveCancelada', mensaje, detalles: [], referencia: '' })
  }
}

/** A challenge of the server signed by a passkey that the person picks. */
export async function signWithLlave(): Promise<object> {
  const { startAuthentication } = await library()
  const optionsJSON = await request<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    'POST',
    '/api/usuarios/llave/reto',
    { token: '' },
  )
  return asked(() => startAuthentication({ optionsJSON }))
}

/** Makes a passkey on this device or another one, and keeps it under a name. */
export async function createLlave(nombre: string, contrasena: string): Promise<void> {
  const { startRegistration } = await library()
  const optionsJSON = await request<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    '/api/sesion/llaves/reto',
    { body: { contrasena } },
  )
  const respuesta = await asked(() => startRegistration({ optionsJSON }))
  await request('POST', '/api/sesion/llaves', { body: { nombre, respuesta } })
}
