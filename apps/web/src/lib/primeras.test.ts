import { readFileSync } from 'node:fs'
import path from 'node:path'
import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import { beforeEach, expect, test, vi } from 'vitest'

const { path: sesion } = llamadasDeAcceso.sesion
const answer = Promise.resolve(new Response('{}'))
/** The module as a page begins with it: the first script has asked as `token`, and `ms` have gone by. */
async function began(token: string | undefined, ms = 400) {
  vi.resetModules()
  vi.stubGlobal('primeras', token && { token, answers: { [sesion]: answer } })
  vi.spyOn(performance, 'now').mockReturnValue(ms)
  return (await import('./primeras.ts')).takePrimera
}
beforeEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[IX-D3] what the page asked for before its code came is taken once, by whose it is, and not when it is old', async () => {
  const take = await began('a')
  expect(take(sesion, 'b')).toBeUndefined()
  expect(take(sesion, null)).toBeUndefined()
  expect(take('/api/lotes?porPagina=15', 'a')).toBeUndefined()
  expect(take(sesion, 'a')).toBe(answer)
  expect(take(sesion, 'a')).toBeUndefined()
  // Longer ago than the stream of live events looks back, something may have changed unheard.
  expect((await began('a', 5001))(sesion, 'a')).toBeUndefined()
  expect((await began(undefined))(sesion, 'a')).toBeUndefined()
})

test('[IX-D3] the first script asks the call that tells who is signed in', () => {
  const script = readFileSync(path.resolve(import.meta.dirname, '../../public/arranque.js'), 'utf8')
  expect(script).toContain(`ask('${sesion}'`)
})
