import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { createLog } from '../log.ts'

let text = ''
const app = await useTestApp({ overrides: { log: createLog('debug', { write: (line) => (text += line) }) } })
const ana = await app.persona('admin')

describe('the log of the real app', () => {
  test('tells each call by its route and its person, and a refusal by the reference the person sees', async () => {
    text = ''
    const { body } = await app.call('GET', '/api/lotes/999', ana)
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'http', ruta: '/api/lotes/:id', estado: 404, usuario: ana.id }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({ referencia: (body as { referencia: string }).referencia }),
    )
    // By which both are known for one call's.
    expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([expect.stringMatching(/^req-/)]))
  })

  test('[VII-C3] tells a call by whatever name it came: as documented, or with a whole address', async () => {
    text = ''
    await app.call('GET', '/Reserva/GetAntCustomers', ana)
    await app.call('GET', 'http://otro.mx/api/lotes/998', ana)
    await app.call('GET', '/iniciar/sesion')
    const rutas = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'http')
      .map(({ ruta }) => ruta)
    expect(rutas).toEqual(['/Reserva/GetAntCustomers', '/api/lotes/:id'])
  })

  test('[VII-D2] no line is forged by what a person sends', async () => {
    text = ''
    const line = '\n{"level":"info","msg":"forjada"}\r\n'
    await app.call('POST', '/api/usuarios/login', null, { email: `ana${line}@prueba.mx`, password: line })
    await app.call('GET', `/api/lotes/${encodeURIComponent(line)}?q=${encodeURIComponent(line)}`, ana)
    const dichos = text
      .trim()
      .split('\n')
      .map((one) => (JSON.parse(one) as { msg?: string }).msg)
    expect(dichos).toContain('http')
    expect(dichos).not.toContain('forjada')
  })

  test('holds no password, token, ticket or single-use code, whether a call goes well or not', async () => {
    text = ''
    const { body } = await app.call('POST', '/api/boletos', ana, { ruta: '/api/politica' })
    const { url } = body as { url: string }
    await app.call('GET', url)
    await app.call('GET', `/api/nada?boleto=BOLETOSECRETO`, ana)
    await app.call('POST', '/api/usuarios/login', null, { email: ana.correo, password: 'CLAVESECRETA' })
    await app.call('POST', '/api/usuarios/login', null, { email: 7, password: ['CLAVESECRETA'] })
    await app.call('POST', '/api/usuarios/restablecerContrasena', null, {
      email: ana.correo,
      codigo: 'CODIGOSECRETO',
      nuevaContrasena: 'CLAVESECRETA@1',
    })
    await app.call('POST', '/api/usuarios/olvideContrasena', null, { email: ana.correo })
    await app.drainJobs()
    const boleto = new URL(url, 'http://x').searchParams.get('boleto') ?? '-'
    for (const secret of [ana.token, boleto, 'BOLETOSECRETO', 'CLAVESECRETA', 'CODIGOSECRETO'])
      expect(text, secret).not.toContain(secret)
    expect(text).toContain('"ruta":"/api/usuarios/login"')
  })
})
