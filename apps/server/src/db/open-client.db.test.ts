import { expect, inject, test } from 'vitest'
import { closedPort } from '../../testing/use-sandbox.ts'
import { openClient } from './open-client.ts'

const clave = 'una#clave/de%otro'
const at = (change: (url: URL) => void) => {
  const url = new URL(`${inject('postgres')}/postgres`)
  change(url)
  return url.href
}

test.each([
  ['another password', () => at((url) => (url.password = encodeURIComponent(clave))), 'o esa contraseña'],
  ['a base that is not there', () => at((url) => (url.pathname = '/nadie')), 'no tiene esa base'],
  [
    'a server that is not there',
    async () => `postgres://u:${encodeURIComponent(clave)}@127.0.0.1:${await closedPort()}/b`,
    'no contesta (connect ECONNREFUSED',
  ],
])('[XI-A3] %s is told with the settings that name it, never with the password', async (_what, url, said) => {
  const error: unknown = await openClient(await url()).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain(said)
  expect(String(error)).toMatch(/Revisa DATABASE_URL/)
  expect(String(error)).not.toContain(clave)
})
