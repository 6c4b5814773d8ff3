type Primera = { token: string; answer: Promise<Response> }

/** The page's first script (`arranque.js`) asks who is signed in before this code is here. */
const primera = (globalThis as { primeraSesion?: Primera }).primeraSesion
let untaken = primera !== undefined

/** True where what was read first was asked for before anything could be heard of changes. */
export const askedAtStart = untaken

/** The answer to that question: once, and only to whose it is. */
export function takePrimeraSesion(path: string, token: string | null): Promise<Response> | undefined {
  if (!untaken || path !== '/api/sesion' || token !== primera?.token) return undefined
  untaken = false
  return primera.answer
}
