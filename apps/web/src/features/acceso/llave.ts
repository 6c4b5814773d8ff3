import type { FirmaDeNavegador, PruebaDeDueno } from '@valija/contract/llaves.ts'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { ApiError } from '../../lib/api-error.ts'
import { codeOf } from '../../lib/code-of.ts'

/** Browsers that know passkeys, at an address that may have them. */
export const hasLlaves = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window

/** What asks the device and what asks the server, fetched when they are needed. */
const library = async () => {
  const [device, { accesoApi }] = await Promise.all([
    codeOf(() => import('@simplewebauthn/browser')),
    codeOf(() => import('../../lib/llamadas/acceso.ts')),
  ])
  return { ...device, accesoApi }
}

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
export async function signWithLlave(): Promise<FirmaDeNavegador> {
  const { startAuthentication, accesoApi } = await library()
  const optionsJSON = await accesoApi.retoDeEntrada({ token: '' })
  return asked(() => startAuthentication({ optionsJSON }))
}

/** Makes a passkey on this device or another one, and keeps it under a name. */
export async function createLlave(nombre: string, prueba: PruebaDeDueno): Promise<void> {
  const { startRegistration, accesoApi } = await library()
  const optionsJSON = await accesoApi.retoDeRegistro({ body: prueba })
  const respuesta = await asked(() => startRegistration({ optionsJSON }))
  await accesoApi.agregarLlave({ body: { nombre, respuesta } })
}
