import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerTurnos, turnos } from './turnos.ts'

const make = async () => {
  const app = fastify()
  await app.register(multipart)
  // Whoever calls says who it is.
  app.addHook('onRequest', async (req) => {
    req.actor = { usuarioId: String(req.headers['x-quien']) } as never
  })
  registerTurnos(app as never)
  const working: { quien: string; end: () => void }[] = []
  app.post('/subir', async (req) => {
    await new Promise<void>((resolve) => {
      const one = {
        quien: String(req.headers['x-quien']),
        end: () => {
          working.splice(working.indexOf(one), 1)
          resolve()
        },
      }
      working.push(one)
    })
    return { listo: true }
  })
  app.get('/leer', () => ({ listo: true }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url, working }
}
let it: Awaited<ReturnType<typeof make>>
beforeEach(async () => {
  it = await make()
})
afterEach(() => it.app.close())

const upload = (quien: string, signal?: AbortSignal) => {
  const body = new FormData()
  body.append('archivos', new Blob(['<xml/>']), 'a.xml')
  return fetch(`${it.url}/subir`, {
    method: 'POST',
    headers: { 'x-quien': quien },
    body,
    ...(signal ? { signal } : {}),
  }).then(({ status }) => status)
}
const quienes = () => it.working.map(({ quien }) => quien).sort()
const settled = (expected: string[]) => expect.poll(quienes).toEqual(expected)

test('[VII-B5] a hundred uploads of one person leave room for another’s, and for whoever reads', async () => {
  const suyas = Array.from({ length: 100 }, () => upload('a'))
  await settled(['a', 'a'])
  const otra = upload('b')
  await settled(['a', 'a', 'b'])
  expect((await fetch(`${it.url}/leer`)).status).toBe(200)
  const all = Promise.all([...suyas, otra])
  const seen: number[] = []
  const drain = async () => {
    for (let left = 101; left > 0; ) {
      await expect.poll(() => it.working.length).toBeGreaterThan(0)
      seen.push(it.working.length)
      for (; it.working.length > 0; left--) it.working[0]?.end()
    }
  }
  await drain()
  expect(new Set(await all)).toEqual(new Set([200]))
  expect(Math.max(...seen)).toBeLessThanOrEqual(3)
})

test('[VII-B5] no more than its number are worked on at once, whoever brings them', async () => {
  const people = Array.from({ length: 12 }, (_, i) => upload(`p${String(i).padStart(2, '0')}`))
  await expect.poll(() => it.working.length).toBe(turnos.total)
  const first = quienes()
  it.working[0]?.end()
  await expect.poll(() => quienes().some((quien) => !first.includes(quien))).toBe(true)
  expect(it.working.length).toBe(turnos.total)
  for (let left = 11; left > 0; left--) {
    await expect.poll(() => it.working.length).toBeGreaterThan(0)
    it.working[0]?.end()
  }
  expect(new Set(await Promise.all(people))).toEqual(new Set([200]))
})

test('[VII-B5] who goes away while waiting holds nobody up', async () => {
  const two = [upload('a'), upload('a')]
  await settled(['a', 'a'])
  const gone = new AbortController()
  const left = upload('a', gone.signal)
  const last = upload('a')
  gone.abort()
  await expect(left).rejects.toThrow('aborted')
  while (it.working.length > 0) it.working[0]?.end()
  await settled(['a'])
  it.working[0]?.end()
  expect(await Promise.all([...two, last])).toEqual([200, 200, 200])
})
