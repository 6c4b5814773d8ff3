import { afterAll, beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { upload } = await import('./upload.ts')
const { request } = await import('./api.ts')

/** A line that says nothing by itself; `de`: the one in use. */
class Linea {
  static de: Linea
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  abort = vi.fn()
  open = vi.fn()
  setRequestHeader = vi.fn()
  send = vi.fn()
  getResponseHeader = () => null
  onloadend?: () => void
  constructor() {
    Linea.de = this
  }
}
vi.stubGlobal('XMLHttpRequest', Linea)
beforeEach(() => vi.useFakeTimers())
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = () => {
  const failed = vi.fn<(error: { codigo: string }) => void>()
  void upload('/api/x', new FormData()).catch(failed)
  return failed
}
const detenida = expect.objectContaining({ codigo: 'conexionDetenida', status: 0 })

it('[IX-D3] an upload of which nothing leaves for half a minute is given up, and one that goes on slowly is not', async () => {
  const failed = begin()
  for (let parte = 0; parte < 5; parte += 1) {
    await vi.advanceTimersByTimeAsync(29_000)
    Linea.de.upload.onprogress?.({ lengthComputable: true, loaded: parte, total: 9 })
  }
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(failed).toHaveBeenCalledExactlyOnceWith(detenida)
  expect(Linea.de.abort).toHaveBeenCalledOnce()
})

it('[IX-D3] what has left whole has two minutes to be answered, and what was answered is let be', async () => {
  const failed = begin()
  Linea.de.upload.onload?.()
  await vi.advanceTimersByTimeAsync(119_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(failed).toHaveBeenCalledExactlyOnceWith(detenida)
  begin()
  Linea.de.onloadend?.()
  expect(vi.getTimerCount()).toBe(0)
})

it('[IX-D3] a call without files is no longer waited for either', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    return promise
  })
  const failed = vi.fn<(error: unknown) => void>()
  void request('POST', '/api/x').catch(failed)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(failed).toHaveBeenCalledExactlyOnceWith(detenida)
})
