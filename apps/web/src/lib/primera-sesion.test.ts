import { readFileSync } from 'node:fs'
import path from 'node:path'
import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import { beforeEach, expect, test, vi } from 'vitest'

const { path: sesion } = llamadasDeAcceso.sesion
const answer = Promise.resolve(new Response('{}'))
/** The module as a page begins with it: the first script has asked as `token`, and `ms` have gone by. */
async function began(token: string | undefined, ms = 400) {
  vi.resetModules()
  vi.stubGlobal('primeraSesion', token && { token, answer })
  vi.spyOn(performance, 'now').mockReturnValue(ms)
  return (await import('./primera-sesion.ts')).takePrimeraSesion
}
beforeEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[IX-D3] what the page asked for before its code came is taken once, by whose it is, and not when it is old', async () => {
  const take = await began('a')
  expect(take('b')).toBeUndefined()
  expect(take(null)).toBeUndefined()
  expect(take('a')).toBe(answer)
  expect(take('a')).toBeUndefined()
  // Longer ago than the stream of live events looks back, something may have changed unheard.
  expect((await began('a', 5001))('a')).toBeUndefined()
  expect((await began(undefined))('a')).toBeUndefined()
})

test('[IX-D3] the first script asks the call that tells who is signed in', () => {
  const script = readFileSync(path.resolve(import.meta.dirname, '../../public/arranque.js'), 'utf8')
  expect(script).toContain(`fetch('${sesion}'`)
})
