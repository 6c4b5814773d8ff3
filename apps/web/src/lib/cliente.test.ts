import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { get, post } from '@valija/contract/llamada.ts'
import { pesos } from '@valija/contract/pesos.ts'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

// What the page hears and keeps is there from the start.
vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { cliente } = await import('./cliente.ts')
const { queryClient } = await import('./query-client.ts')
const { asApiError, respuestaMs, silencioMs } = await import('./api-error.ts')
const { downloadOf } = await import('./download.ts')

const api = cliente({
  renglon: get('/api/lotes/:id/renglones/:codigo', 'lotes.ver', {
    params: z.object({ id: z.number(), codigo: z.string() }),
    query: z.object({ q: z.string().optional(), cursor: z.string().optional() }),
    answer: z.object({ total: pesos }),
  }),
  borrar: post('/api/lotes/:id/borrar', 'lotes.ver', { params: z.object({ id: z.number() }) }),
  previa: post('/api/lotes/previa', 'lotes.ver', { asks: true }),
})
const answers = (status: number, body: string) => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(status === 204 ? null : body, { status, headers: { 'x-valija': '1' } })),
  )
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { pathname: '/' })
  return fetched
}
afterAll(() => vi.unstubAllGlobals())

describe('[VIII-A] the calls of an area', () => {
  it('name what they are about in the path, whatever it is made of, and leave out what is empty', () => {
    expect(api.renglon.path({ params: { id: 5, codigo: 'A/B c?' }, query: { q: '', cursor: 'x y' } })).toBe(
      '/api/lotes/5/renglones/A%2FB%20c%3F?cursor=x+y',
    )
    expect(api.renglon.list({ params: { id: 5, codigo: '1' } }).path).toBe('/api/lotes/5/renglones/1')
  })

  it('[VIII-B5] are kept by the page under their area, their address and what is sent', () => {
    const asked = api.renglon.query({ params: { id: 5, codigo: '1' }, query: { q: 'x' }, staleTime: 7 })
    expect(asked.queryKey).toEqual(['lotes', '/api/lotes/5/renglones/1?q=x', undefined])
    expect(asked.staleTime).toBe(7)
    expect(api.borrar.query({ params: { id: 5 } }).queryKey[0]).toBe('lotes')
  })

  it('read every answer by its schema; another form is no answer', async () => {
    answers(200, '{"total":10.5}')
    expect(await api.renglon({ params: { id: 1, codigo: '1' } })).toEqual({ total: 1050 })
    answers(200, '{"ok":true}')
    await expect(api.renglon({ params: { id: 1, codigo: '1' } })).rejects.toMatchObject({ status: 0 })
  })

  it('answer nothing where the table says so', async () => {
    const fetched = answers(204, '')
    expect(await api.borrar({ params: { id: 1 } })).toBeUndefined()
    expect(fetched.mock.calls[0]?.[1].method).toBe('POST')
  })

  it.each([
    [502, '<html>', true],
    [200, '<html>', true],
    [409, '{"codigo":"solicitudResuelta","mensaje":"Esta solicitud ya fue resuelta."}', true],
    [400, '{"codigo":"datosInvalidos","mensaje":"Falta el motivo."}', false],
  ])(
    '[VI-D8] what is shown is asked again after a change that may be done, or was done by another: %i %s',
    async (status, body, again) => {
      const queryKey = ['lotes', crypto.randomUUID()]
      await queryClient.fetchQuery({ queryKey, queryFn: () => 1, meta: { temas: ['lote'] } })
      answers(status, body)
      await expect(api.borrar({ params: { id: 1 } })).rejects.toMatchObject({ name: 'ApiError' })
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(again)
    },
  )

  it('[VI-D8] a question that fails asks for nothing else, also where its method is POST: it would ask for itself without end', async () => {
    const queryKey = ['lotes', crypto.randomUUID()]
    await queryClient.fetchQuery({ queryKey, queryFn: () => 1, meta: { temas: ['lote'] } })
    answers(502, '<html>')
    const asked = queryClient.fetchQuery({ ...api.borrar.query({ params: { id: 1 } }), retry: false })
    await expect(asked).rejects.toMatchObject({ status: 502 })
    await expect(api.previa()).rejects.toMatchObject({ status: 502 })
    await expect(api.borrar.list({ params: { id: 1 } }).read({ query: {} })).rejects.toMatchObject({
      status: 502,
    })
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false)
  })

  it('[IX-D3] that only ask are given up as a GET is when nothing comes, also those that bring a file; no change is', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    )
    const told: string[] = []
    const asking = {
      previa: api.previa(),
      borrar: api.borrar({ params: { id: 1 } }),
      pdf: downloadOf('/x', {}, 'x.pdf'),
    }
    for (const [name, asked] of Object.entries(asking))
      void asked.catch((error: unknown) => told.push(`${name} ${asApiError(error).codigo}`))
    await vi.advanceTimersByTimeAsync(silencioMs)
    expect(told.toSorted()).toEqual(['pdf conexionDetenida', 'previa conexionDetenida'])
    await vi.advanceTimersByTimeAsync(respuestaMs)
    expect(told).toContain('borrar conexionDetenida')
    vi.useRealTimers()
  })

  it('are the only way a screen asks the server: no path of it stands anywhere else', () => {
    const root = path.resolve(import.meta.dirname, '..')
    const allowed = new Set(['lib/api.ts', 'lib/upload.ts', 'lib/cliente.ts'])
    const besides = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !allowed.has(file))
      .filter((file) => {
        const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        return /['"`]\/api\/|\bimport\b[^;]*?\b(request|upload)\b[^;]*?\bfrom '[^']*lib\/(api|upload)\.ts'/.test(
          code,
        )
      })
    expect(besides).toEqual([])
  })
})
