const sinRespuesta = new Map<string, string>()

/**
 * Asks for what is done once for each key. While no answer came it is asked for again under the same one; what is asked for
 * after its answer is another.
 */
export async function pedir<T>(que: string, ask: (clave: string) => Promise<T>): Promise<T> {
  const clave = sinRespuesta.get(que) ?? crypto.randomUUID()
  sinRespuesta.set(que, clave)
  const answer = await ask(clave)
  sinRespuesta.delete(que)
  return answer
}
