type Primeras = { token: string; answers: Partial<Record<string, Promise<Response>>> }

/** The page's first script (`arranque.js`) asks who is signed in, and what the screen asks first, before this code is here. */
const { primeras } = globalThis as { primeras?: Primeras }

/**
 * Milliseconds since the page began. Whoever opens the stream of live events is told of the last seconds; what was read
 * longer before it might have changed unheard.
 */
const fresca = 5000

/** The answer to what was asked so: once, and only to whose it is. */
export function takePrimera(address: string, token: string | null): Promise<Response> | undefined {
  if (primeras === undefined || token !== primeras.token) return undefined
  const answer = primeras.answers[address]
  delete primeras.answers[address]
  return performance.now() < fresca ? answer : undefined
}
