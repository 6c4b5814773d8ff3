import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { juzgarValores } from '@valija/documents/comprobantes/extraccion/juzgar-valores.ts'
import { umbrales } from '@valija/documents/comprobantes/extraccion/umbrales.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { comprobanteDe } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lectoresDePrueba } from '../../../testing/lectores-de-prueba.ts'
import { closedPort } from '../../../testing/use-sandbox.ts'
import { readConfig } from '../../config.ts'
import { createLector } from './choose-lector.ts'
import { createLectorVision } from './lector-vision.ts'

const hoy = '2026-10-10' as Dia
const valores = {
  fechaPago: '07/10/2026',
  montoPagado: '$1,234.50',
  moneda: 'MXN',
  concepto: 'Hotel',
  numeroTransaccion: 'MBAN01002610070012345678',
}
type Pregunta = { model: string; messages: { content: { type: string; image_url?: { url: string } }[] }[] }
let seen: { headers: IncomingMessage['headers']; url: string; body: Pregunta }[] = []
let reply: { status: number; body: string } | 'nunca'
const saying = (content: string) => ({
  status: 200,
  body: JSON.stringify({ choices: [{ message: { content } }] }),
})

const server = createServer((req, res) => {
  let text = ''
  req.on('data', (part: Buffer) => (text += part.toString()))
  req.on('end', () => {
    seen.push({ headers: req.headers, url: req.url ?? '', body: JSON.parse(text) as Pregunta })
    if (reply !== 'nunca') res.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
})
const lectores = lectoresDePrueba()
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
beforeEach(() => {
  seen = []
  reply = saying(JSON.stringify(valores))
})
afterAll(() => {
  lectores.stop()
  server.closeAllConnections()
  server.close()
})
const lector = (timeoutMs?: number, where = url) =>
  createLectorVision({
    url: where,
    modelo: 'mira-1',
    clave: 'secreta',
    lectores,
    ...(timeoutMs ? { timeoutMs } : {}),
  })
type Clase = 'pdf' | 'captura' | 'escaneado'
const drawn = new Map<Clase, Promise<Uint8Array>>()
const muestra = (clase: Clase): Promise<Uint8Array> => {
  const made =
    drawn.get(clase) ??
    comprobanteDe({ clase, layout: 'bbvaApp', hoy, semilla: 'vision' }).then(({ bytes }) => bytes)
  drawn.set(clase, made)
  return made
}

describe('a service that looks at pictures', () => {
  test('is asked with the picture, drawn anew as JPEG, and its values come back without a place', async () => {
    expect(await lector().leer(await muestra('captura'), 'alguien')).toEqual({ leido: true, valores })
    const [asked] = seen
    expect(asked).toMatchObject({ url: '/v1/chat/completions', body: { model: 'mira-1' } })
    expect(asked?.headers.authorization).toBe('Bearer secreta')
    const image =
      asked?.body.messages[0]?.content.find(({ type }) => type === 'image_url')?.image_url?.url ?? ''
    expect(image).toMatch(/^data:image\/jpeg;base64,\/9j\//)
  })
  test('is shown the first page of a scanned PDF, and never a PDF that has words of its own', async () => {
    expect(await lector().leer(await muestra('escaneado'), 'alguien')).toEqual({ leido: true, valores })
    expect(seen).toHaveLength(1)
    const read = await lector().leer(await muestra('pdf'), 'alguien')
    expect(read).toMatchObject({ leido: true, paginas: [{ numero: 1, origen: 'texto' }] })
    expect(seen).toHaveLength(1)
  })
  test('that says how sure it is is not believed: what it says goes through the checks', async () => {
    reply = saying(
      `\`\`\`json\n${JSON.stringify({ ...valores, numeroTransaccion: 'X1234567', confianza: 1 })}\n\`\`\``,
    )
    const read = await lector().leer(await muestra('captura'), 'alguien')
    if (!read.leido || !('valores' in read)) throw new Error('not read')
    expect(read.valores).not.toHaveProperty('confianza')
    const { campos } = juzgarValores(read.valores, { hoy })
    expect(Object.keys(campos)).toHaveLength(5)
    for (const campo of Object.values(campos)) {
      expect(campo.confianza).toBeLessThan(umbrales.alta)
      expect(campo.lugar).toBeNull()
    }
  })
  test.each([
    ['an error', { status: 500, body: 'x' }],
    ['prose', saying('No puedo leer esta imagen.')],
    ['another shape', { status: 200, body: '{"ok":true}' }],
    ['a redirection', { status: 302, body: '' }],
    ['values that are no texts', saying('{"montoPagado":{"a":1}}')],
    ['an endless answer', { status: 200, body: 'a'.repeat(400_000) }],
  ])('that answers %s is a service that is not there', async (_, answer) => {
    reply = answer
    expect(await lector().leer(await muestra('captura'), 'alguien')).toEqual({
      leido: false,
      motivo: 'servicio',
    })
  })
  test('that does not answer in time or is down is a service that is not there', async () => {
    const picture = await muestra('captura')
    reply = 'nunca'
    expect(await lector(150).leer(picture, 'alguien')).toEqual({ leido: false, motivo: 'servicio' })
    expect(await lector(1_000, `http://127.0.0.1:${await closedPort()}`).leer(picture, 'alguien')).toEqual({
      leido: false,
      motivo: 'servicio',
    })
  })
  test('is off unless set; set without address or model the start stops', () => {
    const settings = (more: Record<string, string>) => readConfig('demo', { VALIJA_DATA: '.valija', ...more })
    const nameOf = (more: Record<string, string>) => createLector(settings(more), lectores).nombre
    const vision = { LECTOR_COMPROBANTES: 'vision', LECTOR_VISION_URL: url, LECTOR_VISION_MODELO: 'mira-1' }
    expect(nameOf({})).toMatch(/^local:/)
    expect(nameOf({ ...vision, LECTOR_COMPROBANTES: 'local' })).toMatch(/^local:/)
    expect(nameOf(vision)).toMatch(/^vision:mira-1:/)
    expect(nameOf({ LECTOR_COMPROBANTES: 'no' })).toBeNull()
    expect(() => settings({ LECTOR_COMPROBANTES: 'vision' })).toThrow(
      /LECTOR_VISION_URL.*\n.*LECTOR_VISION_MODELO/,
    )
    expect(() => settings({ LECTOR_COMPROBANTES: 'quizá' })).toThrow(/LECTOR_COMPROBANTES/)
  })
})
