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
  return { ...device, accesoApi, leave: () => device.WebAuthnAbortService.cancelCeremony() }
}

/**
 * What the person or the device did instead of answering, as an error with a text; anything else as it came. Whoever left
 * meanwhile (`signal`) is not asked, or no longer.
 */
async function asked<T>(signal: AbortSignal, leave: () => void, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  signal.addEventListener('abort', leave)
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError || !(error instanceof Error)) throw error
    const mensaje =
      error.name === 'InvalidStateError' ? accesoPantalla.llaveYaAgregada : accesoPantalla.llaveCancelada
    throw new ApiError(0, { codigo: 'llaveCancelada', mensaje, detalles: [], referencia: '' })
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** A challenge of the server signed by a passkey that the person picks. */
export async function signWithLlave(signal: AbortSignal): Promise<FirmaDeNavegador> {
  const { startAuthentication, accesoApi, leave } = await library()
  const optionsJSON = await accesoApi.retoDeEntrada({ token: '' })
  return asked(signal, leave, () => startAuthentication({ optionsJSON }))
}

/** Makes a passkey on this device or another one, and keeps it under a name. */
export async function createLlave(nombre: string, prueba: PruebaDeDueno, signal: AbortSignal): Promise<void> {
  const { startRegistration, accesoApi, leave } = await library()
  const optionsJSON = await accesoApi.retoDeRegistro({ body: prueba })
  const respuesta = await asked(signal, leave, () => startRegistration({ optionsJSON }))
  await accesoApi.agregarLlave({ body: { nombre, respuesta } })
}
