import { gzipSync } from 'node:zlib'
import { todas } from '@valija/contract/llamadas.ts'
import { expect, test } from 'vitest'
import { cuerpoDe, lineaDe } from '../../testing/extrano.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { eachLimit } from '../each-limit.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')

const conCuerpo = todas.filter(({ body }) => body !== undefined)
const ruta = (path: string) => path.replace(/:\w+/g, '999999999')

/** The same words, said to be something else, or written in another way than is said. */
const ajenos: [string, Record<string, string>, (json: string) => string | Buffer][] = [
  ['plain text', { 'content-type': 'text/plain' }, (json) => json],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, (json) => `cuerpo=${json}`],
  ['XML', { 'content-type': 'application/xml' }, (json) => `<a>${json}</a>`],
  ['JSON of another name', { 'content-type': 'text/json' }, (json) => json],
  ['no name', { 'content-type': '' }, (json) => json],
  ['two names', { 'content-type': 'text/plain, application/json' }, (json) => json],
  [
    'compressed',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    (json) => gzipSync(json),
  ],
  ['UTF-16', { 'content-type': 'application/json; charset=utf-16' }, (json) => Buffer.from(json, 'utf16le')],
]

test.each(ajenos)(
  '[VII-B2] a body as %s is refused in words by every call that takes JSON',
  async (_que, headers, write) => {
    const tomados: string[] = []
    await eachLimit(conCuerpo, 8, async (llamada) => {
      const json = JSON.stringify(cuerpoDe(llamada, lineaDe(llamada), 1))
      const { statusCode, body } = await app.app.inject({
        method: llamada.method,
        url: ruta(llamada.path),
        headers: { authorization: `Bearer ${admin.token}`, ...headers },
        payload: write(json),
      })
      const { codigo } = JSON.parse(body || '{}') as { codigo?: string }
      if (![400, 415].includes(statusCode) || codigo !== 'datosInvalidos')
        tomados.push(`${llamada.method} ${llamada.path}: ${statusCode} ${body.slice(0, 100)}`)
    })
    expect(tomados).toEqual([])
    expect(conCuerpo.length).toBeGreaterThan(100)
  },
)

test('[VII-D2] no page of another origin is let read an answer, also where it asks beforehand', async () => {
  const dejan: string[] = []
  const origen = { origin: 'https://otro.mx', 'access-control-request-method': 'POST' }
  await eachLimit(
    todas.filter(({ path }) => path !== '/api/eventos'),
    8,
    async ({ method, path }) => {
      for (const metodo of [method, 'OPTIONS'] as const) {
        const { headers, statusCode } = await app.app.inject({
          method: metodo,
          url: ruta(path),
          headers: origen,
        })
        const dicho = Object.keys(headers).filter((name) => name.startsWith('access-control'))
        if (dicho.length > 0 || (metodo === 'OPTIONS' && statusCode < 400))
          dejan.push(`${metodo} ${path}: ${statusCode} ${dicho.join()}`)
      }
    },
  )
  expect(dejan).toEqual([])
})
