import { fastify } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { seedDemoUsers } from '../areas/acceso/seed-demo.ts'
import { registerSession } from './session.ts'

const app = await useTestApp()
await seedDemoUsers(app.deps.db, [
  { email: 'ana@prueba.mx', tipo: 'Administrador', rfc: null, claims: [['role', 'admin']] },
])

describe('the foundation', () => {
  test('[A-111, A-062] a right sign-in answers {token, expiracion} and the token opens the session', async () => {
    const login = await app.call('POST', '/api/usuarios/login', null, {
      email: 'ANA@prueba.mx',
      password: 'Valija@2026',
    })
    expect(login.status).toBe(200)
    const { token, expiracion } = login.body as { token: string; expiracion: string }
    expect(Object.keys(login.body as object).sort()).toEqual(['expiracion', 'token'])
    expect(new Date(expiracion).getTime()).toBeGreaterThan(app.reloj.ahora().getTime())
    const session = await app.call('GET', '/api/sesion', { id: '', correo: '', token })
    expect(session.body).toMatchObject({ correo: 'ana@prueba.mx', rol: 'admin', diaDeNegocio: '2026-10-10' })
  })

  test('[VII-C4] each sign-in gives a token of its own, of 256 bits, and of it only a digest is kept', async () => {
    const signIn = async () =>
      (
        (
          await app.call('POST', '/api/usuarios/login', null, {
            email: 'ana@prueba.mx',
            password: 'Valija@2026',
          })
        ).body as { token: string }
      ).token
    const tokens = [await signIn(), await signIn()]
    expect(new Set(tokens).size).toBe(2)
    const { rows } = await sql<{ fila: string }>`select to_jsonb(s)::text as fila from sesiones s`.execute(
      app.deps.db,
    )
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url')
      expect(bytes.length).toBe(32)
      for (const escrito of [token, bytes.toString('hex')])
        expect(rows.filter(({ fila }) => fila.includes(escrito))).toEqual([])
    }
  })

  test('[VII] a route that names no permission, or that the document does not show, stops the start', async () => {
    const bare = fastify()
    registerSession(bare, app.deps)
    const answer = () => 'x'
    expect(() => bare.get('/api/nueva', answer)).toThrow('names no permission')
    expect(() =>
      bare.get('/api/nueva', { schema: { hide: true }, config: { allow: 'lotes.ver' } }, answer),
    ).toThrow('is left out of the document')
    await bare.close()
  })

  test('[A-130] a wrong password and an unknown e-mail get the same answer', async () => {
    const wrong = await app.call('POST', '/api/usuarios/login', null, {
      email: 'ana@prueba.mx',
      password: 'x',
    })
    const unknown = await app.call('POST', '/api/usuarios/login', null, {
      email: 'z@prueba.mx',
      password: 'x',
    })
    for (const answer of [wrong, unknown])
      expect(answer).toMatchObject({
        status: 401,
        body: {
          codigo: 'credencialesIncorrectas',
          titulo: '¡Credenciales incorrectas!',
          mensaje: 'Revisa tus correo o contraseña',
        },
      })
  })

  test('a call without a session is refused, and its body carries code, message, details and reference', async () => {
    const answer = await app.call('GET', '/api/sesion')
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({
      codigo: 'sesionExpirada',
      mensaje: 'Tu sesión ha expirado',
      detalles: [],
    })
    expect((answer.body as { referencia: string }).referencia).toMatch(/^[0-9A-F]{6}$/)
  })

  test('bad input is refused in Spanish, never a fault: of no type, beyond the database, a broken body', async () => {
    const admin = await app.persona('admin')
    const body = async (metodo: string, ruta: string, enviado?: unknown) => {
      const answer = await app.call(metodo, ruta, admin, enviado)
      expect(answer).toMatchObject({ status: 400, body: { codigo: 'datosInvalidos' } })
      return answer.body as { mensaje: string; detalles: { campo?: string; mensaje: string }[] }
    }
    const { detalles } = await body('POST', '/api/usuarios/login', { email: 5, password: 'x' })
    expect(detalles[0]).toMatchObject({ campo: 'email' })
    expect(detalles[0]?.mensaje).toBe('Escribe un texto')
    // A filter of the address that somebody wrote over.
    const pagos = await body('GET', '/api/pagos?estadoID=xx')
    expect(pagos).toMatchObject({
      mensaje: 'La dirección pide algo que no se entiende en estadoID. Quita ese filtro o corrígelo.',
      detalles: [{ campo: 'estadoID', mensaje: 'Escribe un número' }],
    })
    const sinCalendario = await body('GET', '/api/lotes?desde=0000-01-01')
    expect(sinCalendario.detalles).toMatchObject([{ campo: 'desde' }])
    await body('GET', '/api/usuarios?q=%00')
    // Nothing is marked: nobody is sent to look for marks.
    const sinMarca = await body('GET', '/api/lotes?etapa=noProcesado&proveedorId=99999999999')
    expect(sinMarca).toMatchObject({
      mensaje: expect.stringContaining('No se guardó nada') as string,
      detalles: [],
    })
    const broken = await app.app.inject({
      method: 'POST',
      url: '/api/usuarios/login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect(broken.statusCode).toBe(400)
    expect(broken.json()).toMatchObject({ codigo: 'datosInvalidos', detalles: [] })
  })

  test('an expired session is refused', async () => {
    const ana = await app.persona('admin')
    expect((await app.call('GET', '/api/sesion', ana)).status).toBe(200)
    app.reloj.advance(13 * 3_600_000)
    expect((await app.call('GET', '/api/sesion', ana)).status).toBe(401)
  })

  test('[VII-D2] a ticket opens its own resource, once, and no other', async () => {
    const ana = await app.persona('admin')
    const ask = async (ruta: string) => app.call('POST', '/api/boletos', ana, { ruta })
    const { url } = (await ask('/api/lotes/./exportar?formato=csv')).body as { url: string }
    expect(url).toMatch(/^\/api\/lotes\/exportar\?formato=csv&boleto=[\w-]{32}$/)
    expect((await app.call('GET', url.replace('csv', 'xlsx'), null)).status).toBe(403)
    expect((await app.call('GET', url, null)).status).toBe(403)
    const { url: other } = (await ask('/api/lotes/exportar?formato=csv')).body as { url: string }
    const both = await Promise.all([app.call('GET', other, null), app.call('GET', other, null)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  })

  test('[VII-D2, XI] a ticket lasts one minute by the database’s clock: a process whose own is ahead takes it, and takes none that is over', async () => {
    const ana = await app.persona('admin')
    const ask = async () => {
      const { body } = await app.call('POST', '/api/boletos', ana, {
        ruta: '/api/lotes/exportar?formato=csv',
      })
      return (body as { url: string }).url
    }
    const vieja = await ask()
    await sql`update boletos set expira_en = expira_en - interval '61 seconds'`.execute(app.deps.db)
    expect((await app.call('GET', vieja, null)).status).toBe(403)
    const nueva = await ask()
    app.reloj.advance(10 * 60_000)
    expect((await app.call('GET', nueva, null)).status).toBe(200)
  })

  test.each([
    '/api/..//otro.sitio/x',
    '/api/../../inicio',
    '/api/%2e%2e//otro.sitio',
    '/api//lotes',
    '/api/\\\\otro.sitio',
    '//otro.sitio/api/x',
    'http://otro.sitio/api/x',
    '/apis/x',
    '/api/',
  ])('[VII-D2] no ticket is made for %s, which is no address of ours', async (ruta) => {
    const ana = await app.persona('admin')
    expect((await app.call('POST', '/api/boletos', ana, { ruta })).status).toBe(404)
  })

  test('[VII-D2] two tickets in one address are none', async () => {
    const answer = await app.call('GET', '/api/lotes/exportar?formato=csv&boleto=a&boleto=b', null)
    expect(answer).toMatchObject({ status: 401, body: { codigo: 'sesionExpirada' } })
  })

  test.each(['0x10', '1e1', '%2B5', '5.0', '%205', '-5', '٥', '99999999999999999999'])(
    '[VII-D2] an id in a path is decimal digits: %s names nothing',
    async (id) => {
      const ana = await app.persona('admin')
      for (const ruta of [`/api/lotes/${id}`, `/api/facturas/${id}/xml`, `/api/complementos/${id}/xml`])
        expect([400, 404]).toContain((await app.call('GET', ruta, ana)).status)
      expect(await app.call('GET', `/api/lotes/${id}`, ana)).toMatchObject({
        status: 400,
        body: { codigo: 'datosInvalidos' },
      })
    },
  )

  test('[VII-D2] what a call answers is kept by nobody, and carries the security headers, refused or not', async () => {
    const ana = await app.persona('admin')
    for (const [who, ruta] of [
      [ana, '/api/sesion'],
      [null, '/api/sesion'],
      [ana, '/api/nada'],
      [ana, '/api/lotes/0x1'],
      [null, '/api/salud'],
    ] as const)
      expect((await app.call('GET', ruta, who)).headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("default-src 'self'") as string,
      })
  })

  test('the OpenAPI 3.1 document lists the calls', async () => {
    const { body } = await app.call('GET', '/api/documentacion/json')
    expect(body).toMatchObject({ openapi: '3.1.0' })
    expect(Object.keys((body as { paths: object }).paths)).toContain('/api/usuarios/login')
  })
})
