import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type * as Api from './api.ts'
import type * as ApiErrors from './api-error.ts'

const never = new Promise<never>(() => undefined)
/** The module as the page begins, its first script having asked for `/api/algo`, which answers so. */
async function begun(answer: Promise<Response>): Promise<typeof Api & typeof ApiErrors> {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('primeras', { token: null, answers: { '/api/algo': answer } })
  return { ...(await import('./api.ts')), ...(await import('./api-error.ts')) }
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['the answer', never],
  ['the rest of it', Promise.resolve({ text: () => never } as unknown as Response)],
])(
  '[IX-D3] of what the page asks first, a line that hangs before %s is given up and told',
  async (_what, answer) => {
    const { request, silencioMs, respuestaMs } = await begun(answer)
    const asked = request('GET', '/api/algo').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(answer === never ? silencioMs : respuestaMs)
    expect(await asked).toMatchObject({ codigo: 'conexionDetenida' })
  },
)

test('[IX-D3] an answer that has begun and comes slowly is waited for', async () => {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      line = controller
    },
  })
  const { request, silencioMs } = await begun(
    Promise.resolve(new Response(body, { headers: { 'x-valija': '1' } })),
  )
  const schema = z.object({ texto: z.string() })
  const asked = request('GET', '/api/algo', { schema })
  for (const piece of ['{"texto":', '"ñ', 'andú"', '}']) {
    await vi.advanceTimersByTimeAsync(silencioMs * 0.7)
    line?.enqueue(new TextEncoder().encode(piece))
  }
  await vi.advanceTimersByTimeAsync(0)
  line?.close()
  expect(await asked).toEqual({ texto: 'ñandú' })
})

test('[IX-D3] of what the page asks first, who no longer wants the answer waits for none', async () => {
  const { request } = await begun(never)
  const gone = new AbortController()
  const asked = request('GET', '/api/algo', { signal: gone.signal }).catch((error: unknown) => error)
  gone.abort()
  expect(await asked).toMatchObject({ name: 'AbortError' })
})
