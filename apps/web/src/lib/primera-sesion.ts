type Primera = { token: string; answer: Promise<Response> }

/** The page's first script (`arranque.js`) asks who is signed in before this code is here. */
let primera = (globalThis as { primeraSesion?: Primera }).primeraSesion

/**
 * Milliseconds since the page began. Whoever opens the stream of live events is told of the last seconds; what was read
 * longer before it might have changed unheard.
 */
const fresca = 5000

/** The answer to that question: once, and only to whose it is. */
export function takePrimeraSesion(token: string | null): Promise<Response> | undefined {
  if (primera === undefined || token !== primera.token) return undefined
  const { answer } = primera
  primera = undefined
  return performance.now() < fresca ? answer : undefined
}
