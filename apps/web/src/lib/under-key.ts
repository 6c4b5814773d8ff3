import { isRefusal } from './api-error.ts'

/** The keys of what was sent and is not answered, by what it is. */
const sinRespuesta = new Map<string, string>()

/**
 * Sends a request under a key by which the server does it once: what was sent and never answered goes under the same key
 * when it is sent again. An answer ends it, a refusal too. `que` tells it from another call's, and says of what it is.
 */
export async function underKey<B extends object, R>(
  que: string,
  pedido: B,
  send: (body: B & { clave: string }) => Promise<R>,
): Promise<R> {
  const este = `${que} ${JSON.stringify(pedido)}`
  const clave = sinRespuesta.get(este) ?? crypto.randomUUID()
  sinRespuesta.set(este, clave)
  try {
    const answer = await send({ ...pedido, clave })
    sinRespuesta.delete(este)
    return answer
  } catch (error) {
    if (isRefusal(error)) sinRespuesta.delete(este)
    throw error
  }
}
