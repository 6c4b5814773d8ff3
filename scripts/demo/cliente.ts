/** What a call answered that it should not have: the demonstration stops there. */
export class RespuestaInesperada extends Error {
  readonly status: number
  constructor(metodo: string, ruta: string, status: number, cuerpo: string) {
    super(`${metodo} ${ruta}: ${status} ${cuerpo.slice(0, 600)}`)
    this.name = 'RespuestaInesperada'
    this.status = status
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How long to go on while the server is away, counted from its last answer. */
export type Paciencia = { ms: number }

/**
 * Calls that survive a server that is killed and comes back: what got no answer is sent again. Every call of the
 * demonstration may be sent twice; that is a property of the product, and here it is used.
 */
export async function call<T>(
  base: string,
  { ms }: Paciencia,
  metodo: string,
  ruta: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<T> {
  const form = body instanceof FormData
  for (const until = Date.now() + ms; ; await wait(300)) {
    try {
      const answer = await fetch(new URL(ruta, base), {
        method: metodo,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : form ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      })
      const text = await answer.text()
      if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T
      const later = answer.status === 429 || answer.status === 502 || answer.status === 503
      if (!later || Date.now() > until) throw new RespuestaInesperada(metodo, ruta, answer.status, text)
    } catch (error) {
      // An answer cut in the middle and a refused connection look alike: no answer.
      if (error instanceof RespuestaInesperada || Date.now() > until) throw error
    }
  }
}

export type Cliente = {
  token: string
  call: <T>(metodo: string, ruta: string, body?: unknown) => Promise<T>
}

/** Signs in as a demonstration user. */
export async function signIn(
  base: string,
  paciencia: Paciencia,
  email: string,
  password: string,
): Promise<Cliente> {
  const { token } = await call<{ token: string }>(base, paciencia, 'POST', '/api/usuarios/login', {
    body: { email, password },
  })
  return { token, call: (metodo, ruta, body) => call(base, paciencia, metodo, ruta, { token, body }) }
}
