import type { Llamada } from '@valija/contract/llamada.ts'
import type { Expectativa, Sigla } from './matriz/expectativa.ts'
import { expectativas } from './matriz/expectativas.ts'
import type { TestApp } from './test-app.ts'
import { muestraDe } from './valores-hostiles.ts'

/** What the matrix says of a call. */
export function lineaDe({ method, path }: Llamada): Expectativa {
  const linea = expectativas[`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`]
  if (!linea) throw new Error(`${method} ${path} has no line`)
  return linea
}
export const may = ({ quien }: Expectativa, sigla: Sigla): boolean =>
  quien === 'sesion' || (quien !== 'publico' && quien.includes(sigla))

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A body with all that its schema names, of what the matrix sends where it says. */
export function cuerpoDe({ body }: Llamada, { cuerpo }: Expectativa, id: string | number): unknown {
  if (!body) return undefined
  const muestra = muestraDe(body)
  const propio = cuerpo?.(id)
  if (isPlain(muestra) && isPlain(propio)) return { ...muestra, ...propio }
  return propio === undefined || (Array.isArray(propio) && propio.length === 0) ? muestra : propio
}

/** Whether the schema leaves it to the call; one that throws is no schema. */
export const passes = (esquema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  esquema.safeParse(value).success

/** Sends as somebody, each time from an address of its own, so that no limit of one address answers first. */
export function senderOf(app: TestApp) {
  let n = 0
  return async (metodo: string, url: string, token: string | null, payload?: string) => {
    n++
    const answer = await app.app.inject({
      method: metodo as 'GET',
      url,
      remoteAddress: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      payload,
    })
    return { status: answer.statusCode, text: answer.body }
  }
}
