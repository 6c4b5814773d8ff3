import type { EventoVivo } from '@valija/contract/sesion.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

type Tema = EventoVivo['tipo']
let estado = 200
type Stream = { temas: string[]; send: (evento: EventoVivo) => void; isOpen: () => boolean }
let streams: Stream[] = []
let stop: (() => void) | undefined
let otherTab: BroadcastChannel
const heardByOther: unknown[] = []

beforeEach(() => {
  streams = []
  estado = 200
  heardByOther.length = 0
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    if (estado !== 200) return Promise.resolve(new Response(null, { status: estado }))
    const { searchParams } = new URL(path, 'http://valija')
    let open = true
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => {
          open = false
          controller.error(signal.reason)
        })
        streams.push({
          temas: (searchParams.get('temas') ?? '').split(',').sort(),
          send: (evento) => controller.enqueue(Buffer.from(`data: ${JSON.stringify(evento)}\n\n`)),
          isOpen: () => open,
        })
      },
    })
    return Promise.resolve(new Response(body))
  })
  otherTab = new BroadcastChannel('valija-eventos-u1')
  otherTab.onmessage = (message) => heardByOther.push(message.data)
})
afterEach(() => {
  stop?.()
  otherTab.close()
  vi.unstubAllGlobals()
})

async function follow(...temas: Tema[]) {
  const { queryClient } = await import('./query-client.ts')
  const { followEvents } = await import('./events.ts')
  queryClient.clear()
  const show = (tema: Tema) =>
    queryClient.prefetchQuery({ queryKey: [tema], queryFn: () => tema, meta: { temas: [tema] } })
  for (const tema of temas) await show(tema)
  stop = followEvents({ usuarioId: 'u1', onConnection: () => {} })
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  const isStale = (tema: Tema) => queryClient.getQueryState([tema])?.isInvalidated
  return { show, isStale }
}

test('[XI-C3] the stream asks for what is shown, and is opened anew with more where a screen shows more', async () => {
  const { show, isStale } = await follow('lote')
  expect(streams[0]?.temas).toEqual(['lote'])
  await show('lote')
  await show('pago')
  await vi.waitFor(() => expect(streams.at(-1)?.temas).toEqual(['lote', 'pago']))
  expect(streams).toHaveLength(2)
  expect(streams[0]?.isOpen()).toBe(false)
  // Opening anew makes nothing stale by itself: what changed meanwhile is told by the stream.
  expect([isStale('lote'), isStale('pago')]).toEqual([false, false])
  streams[1]?.send({ tipo: 'lote', ids: [] })
  await vi.waitFor(() => expect(isStale('lote')).toBe(true))
  expect(isStale('pago')).toBe(false)
})

test('[XI-C3] the tab that reads the stream asks the others what they show, and reads that too', async () => {
  await follow('lote')
  await vi.waitFor(() => expect(heardByOther).toContainEqual({ quienMira: true }))
  otherTab.postMessage({ mira: ['conciliacion'] })
  await vi.waitFor(() => expect(streams.at(-1)?.temas).toEqual(['conciliacion', 'lote']))
  streams.at(-1)?.send({ tipo: 'conciliacion', ids: ['1'] })
  await vi.waitFor(() =>
    expect(heardByOther).toContainEqual({ evento: { tipo: 'conciliacion', ids: ['1'] } }),
  )
})

test('[XI-C3] a tab that is asked says what it shows; one that shows more says so', async () => {
  const { show } = await follow('lote')
  heardByOther.length = 0
  otherTab.postMessage({ quienMira: true })
  await vi.waitFor(() => expect(heardByOther).toContainEqual({ mira: ['lote'] }))
  await show('pago')
  await vi.waitFor(() => expect(heardByOther).toContainEqual({ mira: ['lote', 'pago'] }))
})

test('[IX-D3] with no stream left for the person the connection is not said to be lost: what is shown is read now and then', async () => {
  const { queryClient } = await import('./query-client.ts')
  const { followEvents } = await import('./events.ts')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  queryClient.clear()
  await queryClient.prefetchQuery({ queryKey: ['lote'], queryFn: () => 'lote', meta: { temas: ['lote'] } })
  estado = 429
  const said: boolean[] = []
  stop = followEvents({ usuarioId: 'u1', onConnection: (conectado) => said.push(conectado) })
  const isStale = () => queryClient.getQueryState(['lote'])?.isInvalidated
  await vi.waitUntil(() => said.length === 1)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(isStale()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isStale()).toBe(true)
  expect(streams).toHaveLength(0)
  await vi.waitUntil(() => said.length === 2)
  estado = 200
  await vi.advanceTimersByTimeAsync(31_000)
  await vi.waitUntil(() => streams.length === 1)
  expect(said).not.toContain(false)
})
