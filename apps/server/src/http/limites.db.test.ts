import { once } from 'node:events'
import { type ClientRequest, get as httpGet, type IncomingMessage, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { type Persona, useTestApp } from '../../testing/test-app.ts'
import { enMemoria } from './aforo.ts'
import { isShapeWithin, limiteDeCuerpo } from './limites.ts'

const app = await useTestApp()
const base = await app.listen()
const hotel = await app.persona('proveedor', { idProveedores: [101] })

const kb = 1024
const post = async (ruta: string, quien: Persona | null, payload: string) => {
  const answer = await app.app.inject({
    method: 'POST',
    url: ruta,
    headers: {
      'content-type': 'application/json',
      ...(quien ? { authorization: `Bearer ${quien.token}` } : {}),
    },
    payload,
  })
  return {
    status: answer.statusCode,
    body: answer.json<{ codigo?: string; mensaje?: string }>(),
    raw: answer.rawPayload,
  }
}

describe('[VII-B2] how large and how deep a call may be', () => {
  test.each([
    ['/api/usuarios/login', true, 64 * kb],
    ['/api/lotes/procesar', false, 1024 * kb],
    ['/Factura/guardarLote', false, 24 * 1024 * kb],
    ['/api/Factura/guardarLote', false, 24 * 1024 * kb],
  ])('%s takes its own size and no more', (ruta, publica, bytes) => {
    expect(limiteDeCuerpo(ruta, publica)).toBe(bytes)
  })

  test('a sign-in of 65 KB is refused in Spanish before it is read, one of a few bytes is answered', async () => {
    const texto = (n: number) => JSON.stringify({ email: 'a@b.mx', password: 'x'.repeat(n) })
    expect(await post('/api/usuarios/login', null, texto(65 * kb))).toMatchObject({
      status: 413,
      body: { codigo: 'envioDemasiadoGrande', mensaje: expect.stringContaining('64 KB') as string },
    })
    expect((await post('/api/usuarios/login', null, texto(5))).status).toBe(401)
  })

  test('a megabyte for the rest, and the documented calls with documents theirs', async () => {
    const relleno = JSON.stringify({ ids: [], relleno: 'x'.repeat(1100 * kb) })
    expect(await post('/api/lotes/descargas', hotel, relleno)).toMatchObject({
      status: 413,
      body: { mensaje: expect.stringContaining('1 MB') as string },
    })
    expect((await post('/api/Factura/guardarLote', hotel, relleno)).status).toBe(400)
    expect((await post('/api/Factura/guardarLote', hotel, 'x'.repeat(25 * 1024 * kb))).status).toBe(413)
  })

  test.each([
    ['brackets', '['.repeat(900 * kb)],
    ['objects', '{"a":'.repeat(180 * kb)],
    ['numbers', `[${'1,'.repeat(450 * kb)}1]`],
    ['texts', `["${'\\"'.repeat(450 * kb)}"]`],
    ['blanks', ' '.repeat(900 * kb)],
    [
      'mistakes',
      `{"nombre":"x","proveedor":101,"dataFactura":[{"urlpdf":"x","dataReserva":[${'{},'.repeat(90_000)}{}]}]}`,
    ],
  ])('a body of %s is refused at once, as bad input', async (_what, body) => {
    const before = process.cpuUsage()
    const answer = await post('/api/Factura/guardarLote', hotel, body)
    expect(answer).toMatchObject({ status: 400, body: { codigo: 'datosInvalidos' } })
    expect(answer.raw.length).toBeLessThan(20 * kb)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  })

  test.each([
    ['{"a":"[[[[\\"[{,"}', true],
    ['{"a":"\\\\"}', true],
    [`${'['.repeat(32)}${']'.repeat(32)}`, true],
    [`${'['.repeat(33)}${']'.repeat(33)}`, false],
    [`["${'a'.repeat(5_000_000)}"]`, true],
    [`[${' '.repeat(5_000_000)}]`, false],
    ['"sin fin', true],
  ])('the shape of %#', (json, within) => {
    expect(isShapeWithin(Buffer.from(json))).toBe(within)
  })
})

test('[VII-B3] a person listens on eight streams, and one more is refused until one is closed', async () => {
  const open = () =>
    new Promise<{ status: number; close: () => void }>((resolve, reject) => {
      const call = httpGet(
        `${base}/api/eventos`,
        { headers: { authorization: `Bearer ${hotel.token}` } },
        (answer) => {
          answer.resume()
          resolve({ status: answer.statusCode ?? 0, close: () => call.destroy() })
        },
      )
      call.on('error', reject)
    })
  const streams = await Promise.all(Array.from({ length: 8 }, open))
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await open()).status).toBe(429)
  const other = await app.persona('admin')
  expect((await app.call('GET', '/api/sesion', other)).status).toBe(200)
  streams[0]?.close()
  await expect.poll(async () => (await open()).status).toBe(200)
})

test('[VII-B5] accounts whose bodies are held back keep no hotel’s upload waiting, and a trickling one is told so once others wait', async () => {
  const { pasoMs } = enMemoria
  enMemoria.pasoMs = 1_000
  const abiertas: ClientRequest[] = []
  try {
    const mb = 1024 ** 2
    const cabeza = '--x\r\ncontent-disposition: form-data; name="archivo"; filename="a.pdf"\r\n\r\n'
    const send = async (largo: number) => {
      const { token } = await app.persona('admin')
      const call = request(`${base}/api/pagos/comprobantes`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': largo,
        },
        agent: false,
      }).on('error', () => undefined)
      abiertas.push(call)
      call.write(cabeza)
      const answered = once(call, 'response') as Promise<[IncomingMessage]>
      answered.catch(() => undefined)
      return { call, answered }
    }
    const malos = []
    for (const largo of [60, 45, 20, 15]) malos.push(await send(largo * mb))
    // Their headers are through once the same server has answered another call.
    await fetch(`${base}/api/viva`)
    const hotel = await send(3 * mb)
    hotel.call.end(Buffer.alloc(3 * mb - cabeza.length, 1))
    const inicio = performance.now()
    expect((await hotel.answered)[0].statusCode).toBe(400)
    expect(performance.now() - inicio).toBeLessThan(enMemoria.esperaMs / 2)
    // A large one waits, and is the reason why those that bring nothing are ended.
    await send(60 * mb)
    const cortados = await Promise.all(malos.slice(0, 3).map(async ({ answered }) => (await answered)[0]))
    for (const corte of cortados) {
      expect(corte.statusCode).toBe(503)
      const [texto] = (await corte.setEncoding('utf8').toArray()) as string[]
      expect(JSON.parse(texto ?? '')).toMatchObject({ codigo: 'lectoresOcupados' })
    }
  } finally {
    for (const call of abiertas) call.destroy()
    enMemoria.pasoMs = pasoMs
  }
})
