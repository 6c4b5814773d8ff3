import { afterEach, expect, test, vi } from 'vitest'
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
    const { request, respuestaMs } = await begun(answer)
    const asked = request('GET', '/api/algo').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(respuestaMs)
    expect(await asked).toMatchObject({ codigo: 'conexionDetenida' })
  },
)

test('[IX-D3] of what the page asks first, who no longer wants the answer waits for none', async () => {
  const { request } = await begun(never)
  const gone = new AbortController()
  const asked = request('GET', '/api/algo', { signal: gone.signal }).catch((error: unknown) => error)
  gone.abort()
  expect(await asked).toMatchObject({ name: 'AbortError' })
})
