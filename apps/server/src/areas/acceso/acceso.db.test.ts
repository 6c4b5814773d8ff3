import type { SesionAbierta } from '@valija/contract/acceso.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { codigoDe, correosDe } from '../../../testing/buzon.ts'
import { clave, useConClave } from '../../../testing/con-clave.ts'
import { setRows } from '../../../testing/filas.ts'
import { setPolitica } from '../../../testing/set-politica.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ env: { VALIJA_CLAVE_INICIAL: 'Bienvenido@' } })
const { conClave, login, beginSecondFactor, withSecondFactor } = await useConClave(app)

const como = (answer: { body: unknown }): Persona => ({
  id: '',
  correo: '',
  token: (answer.body as { token: string }).token,
})

describe('sign-in', () => {
  test('[A-083] e-mail and password are both required', async () => {
    for (const [email, password] of [
      ['', clave],
      ['ana@prueba.mx', ''],
    ] as const)
      expect((await login(email, { password })).status).toBe(400)
  })

  test('after five wrong passwords the account waits, with the minutes said, even for the right one; then it opens', async () => {
    const { correo } = await conClave('proveedor')
    for (let n = 0; n < 5; n++) expect((await login(correo, { password: 'mala' })).status).toBe(401)
    const stopped = await login(correo)
    expect(stopped).toMatchObject({
      status: 429,
      body: { mensaje: 'Demasiados intentos. Espera 15 minutos e intenta de nuevo.' },
    })
    app.reloj.advance(15 * 60_000)
    expect((await login(correo)).status).toBe(200)
  })

  test('forty tries at the same moment do not slip past the limit', async () => {
    const { correo } = await conClave('proveedor')
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(correo, { password: 'mala' })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('an unknown e-mail waits just the same, and another account does not', async () => {
    const otra = await conClave('proveedor')
    for (let n = 0; n < 5; n++) await login('nadie@prueba.mx', { password: 'mala' })
    expect((await login('nadie@prueba.mx', { password: 'mala' })).status).toBe(429)
    expect((await login(otra.correo)).status).toBe(200)
  })

  test('a right password forgets the wrong ones before it', async () => {
    const { correo } = await conClave('proveedor')
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) await login(correo, { password: 'mala' })
      expect((await login(correo)).status).toBe(200)
    }
  })

  test('[A-109, A-063] the session tells role and claims by name', async () => {
    const quien = await app.persona('proveedor', {
      idProveedores: [101],
      claims: [['NombreAgencia', 'Hotel']],
    })
    expect((await app.call('GET', '/api/sesion', quien)).body).toMatchObject({
      rol: 'proveedor',
      claims: expect.arrayContaining([
        { tipo: 'role', valor: 'proveedor' },
        { tipo: 'email', valor: quien.correo },
        { tipo: 'idProveedor', valor: '101' },
        { tipo: 'NombreAgencia', valor: 'Hotel' },
      ]) as unknown,
    })
  })

  test('[A-110] without a session 401, without a role or permission 403', async () => {
    expect((await app.call('GET', '/api/usuarios')).status).toBe(401)
    expect((await app.call('GET', '/api/usuarios', await app.persona(null))).body).toMatchObject({
      codigo: 'accesoPendiente',
    })
    expect((await app.call('GET', '/api/usuarios', await app.persona('usuario'))).body).toMatchObject({
      codigo: 'sinPermiso',
    })
  })
})

describe('[VII-C3] who guesses and who owns', () => {
  /** A browser at an address: it keeps the cookie it was given. */
  const browserAt = (direccion: string) => {
    let cookie = ''
    const enter = async (email: string, password: string) => {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/usuarios/login',
        remoteAddress: direccion,
        headers: { 'user-agent': 'Navegador de prueba', ...(cookie && { cookie }) },
        payload: { email, password },
      })
      cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? ''
      return answer.statusCode
    }
    return {
      enter,
      guess: async (email: string, n: number) => {
        const all: number[] = []
        for (let i = 0; i < n; i++) all.push(await enter(email, `mala${i}`))
        return all
      },
    }
  }

  test('[VII-C3] the addresses of one IPv6 /64 are one guesser, those of the next another', async () => {
    const { correo } = await conClave('proveedor')
    for (let n = 1; n <= 5; n++) expect(await browserAt(`2001:db8:7:1::${n}`).enter(correo, 'mala')).toBe(401)
    expect(await browserAt('2001:db8:7:1:ffff::9').enter(correo, clave)).toBe(429)
    expect(await browserAt('2001:db8:7:2::1').enter(correo, clave)).toBe(200)
  })

  test('[VII-C3] guesses from everywhere close the account to strangers, never to a network or device that signed in before', async () => {
    const { correo } = await conClave('proveedor')
    const laptop = browserAt('10.7.0.1')
    expect(await laptop.enter(correo, clave)).toBe(200)
    for (let n = 0; n < 20; n++) expect(await browserAt(`10.8.0.${n}`).enter(correo, 'mala')).toBe(401)
    expect(await browserAt('10.9.0.1').enter(correo, clave)).toBe(429)
    // The same office with another browser, and the same browser.
    expect(await browserAt('10.7.0.1').enter(correo, clave)).toBe(200)
    expect(await laptop.enter(correo, clave)).toBe(200)
  })

  test('[VII-C3] nor does a guesser in the owner’s own network; and a known device still waits for its own guesses', async () => {
    const { correo } = await conClave('proveedor')
    const laptop = browserAt('10.7.1.1')
    expect(await laptop.enter(correo, clave)).toBe(200)
    expect(await browserAt('10.7.1.1').guess(correo, 6)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await laptop.enter(correo, clave)).toBe(200)
    expect(await laptop.guess(correo, 6)).toEqual([401, 401, 401, 401, 401, 429])
    // What another account's browser keeps is no pass.
    const ajena = await conClave('proveedor')
    for (let n = 0; n < 20; n++) await browserAt(`10.8.1.${n}`).enter(ajena.correo, 'mala')
    const other = browserAt('10.9.1.1')
    const tercera = await conClave('proveedor')
    expect(await other.enter(tercera.correo, clave)).toBe(200)
    expect(await other.enter(ajena.correo, clave)).toBe(429)
  })

  test('[VII-C3] failed sign-ins are in the bitácora with account and address, of an unknown account too; a sign-in keeps address and device', async () => {
    const { id, correo } = await conClave('proveedor')
    const quien = browserAt('10.7.2.1')
    await quien.enter(correo, 'mala')
    await quien.enter('fantasma@prueba.mx', 'mala')
    await quien.enter(correo, clave)
    const rows = await app.deps.db
      .selectFrom('bitacora')
      .select(['usuarioId', 'quien', 'entidadId', 'accion', 'motivo', 'detalle'])
      .where('quien', 'in', [correo, 'fantasma@prueba.mx'])
      .where(sql<boolean>`detalle->>'direccion' = '10.7.2.1'`)
      .orderBy('id')
      .execute()
    const detalle = { direccion: '10.7.2.1', equipo: 'Navegador de prueba' }
    const fallido = { usuarioId: null, accion: 'inicioFallido', motivo: 'credencialesIncorrectas', detalle }
    expect(rows).toEqual([
      { ...fallido, quien: correo, entidadId: id },
      { ...fallido, quien: 'fantasma@prueba.mx', entidadId: 'fantasma@prueba.mx' },
      {
        usuarioId: id,
        quien: correo,
        entidadId: id,
        accion: 'inicioSesion',
        motivo: null,
        detalle: { ...detalle, nuevo: true },
      },
    ])
  })
})

describe('the password itself', () => {
  test('[VII-C6] a password over the maximum is told so; an accent is the same letter however it is written', async () => {
    const { correo } = await conClave('proveedor')
    const aqui = como(await login(correo))
    const change = (nueva: string) =>
      app.call('POST', '/api/usuarios/cambiarContrasena', aqui, { actual: clave, nueva })
    expect((await change(`A@${'b'.repeat(127)}`)).body).toMatchObject({
      mensaje: 'La contraseña es muy larga: usa 128 caracteres o menos.',
    })
    const acentuada = '\u00C1rbol\u00F1o-26'
    expect((await change(acentuada.normalize('NFD'))).status).toBe(204)
    for (const forma of ['NFC', 'NFD'])
      expect((await login(correo, { password: acentuada.normalize(forma) })).status).toBe(200)
  })
})

describe('password recovery', () => {
  const olvide = (email: string) => app.call('POST', '/api/usuarios/olvideContrasena', null, { email })
  const restablecer = (email: string, codigo: string | undefined, nuevaContrasena = 'Nueva@2026') =>
    app.call('POST', '/api/usuarios/restablecerContrasena', null, { email, nuevaContrasena, codigo })

  test('[A-120, A-139] the answer is the same for known and unknown e-mails; only the known one gets a mail', async () => {
    const { correo } = await conClave('proveedor')
    const [known, unknown] = [await olvide(correo), await olvide('nadie@prueba.mx')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await app.drainJobs()
    expect((await correosDe(app, correo))[0]?.enlaces[0]).toContain('/nueva/contrase%C3%B1a?correo=')
    expect(await correosDe(app, 'nadie@prueba.mx')).toEqual([])
  })

  test('[A-119, A-120] the mailed code sets the password once and ends every session; without it nothing is set', async () => {
    const quien = await conClave('proveedor')
    await olvide(quien.correo)
    await app.drainJobs()
    const codigo = await codigoDe(app, quien.correo)
    expect((await restablecer(quien.correo, undefined)).status).toBe(410)
    expect((await restablecer('otra@prueba.mx', codigo)).status).toBe(410)
    expect((await restablecer(quien.correo, codigo, 'corta')).body).toMatchObject({
      mensaje: 'Esta no es una contraseña válida',
    })
    expect((await restablecer(quien.correo, codigo)).status).toBe(204)
    expect((await restablecer(quien.correo, codigo, 'Tercera@2026')).status).toBe(410)
    expect((await app.call('GET', '/api/sesion', quien)).status).toBe(401)
    expect((await login(quien.correo)).status).toBe(401)
    expect((await login(quien.correo, { password: 'Nueva@2026' })).status).toBe(200)
  })

  test('the link expires after an hour, and three asked in an hour are enough', async () => {
    const { correo } = await conClave('proveedor')
    for (let n = 0; n < 5; n++) {
      await olvide(correo)
      await app.drainJobs()
    }
    expect(await correosDe(app, correo)).toHaveLength(3)
    const codigo = await codigoDe(app, correo)
    app.reloj.advance(60 * 60_000)
    expect((await restablecer(correo, codigo)).status).toBe(410)
  })

  test('a blocked account gets no link', async () => {
    const quien = await conClave('proveedor')
    await setRows(app, 'usuarios', { id: quien.id }, { bloqueadoEn: new Date() })
    await olvide(quien.correo)
    await app.drainJobs()
    expect(await correosDe(app, quien.correo)).toEqual([])
    expect((await login(quien.correo)).body).toMatchObject({ codigo: 'cuentaBloqueada' })
  })
})

describe('own sessions', () => {
  const sesiones = async (quien: Persona) =>
    (await app.call('GET', '/api/sesiones', quien)).body as SesionAbierta[]

  test('a person sees its own sessions, ends one elsewhere and then all others; nobody ends another person’s', async () => {
    const { correo } = await conClave('comisionista')
    const aqui = como(await login(correo))
    const alla = como(await login(correo))
    const tercera = como(await login(correo))
    const mine = await sesiones(aqui)
    expect(mine.filter(({ actual }) => actual)).toHaveLength(1)
    const other = (await sesiones(alla)).find(({ actual }) => actual)
    const stranger = await app.persona('admin')
    expect((await app.call('DELETE', `/api/sesiones/${other?.id}`, stranger)).status).toBe(404)
    expect((await app.call('DELETE', `/api/sesiones/${other?.id}`, aqui)).status).toBe(204)
    expect((await app.call('GET', '/api/sesion', alla)).status).toBe(401)
    expect((await app.call('POST', '/api/sesiones/cerrarOtras', aqui)).body).toEqual({ cerradas: 2 })
    expect((await app.call('GET', '/api/sesion', tercera)).status).toBe(401)
    expect((await app.call('GET', '/api/sesion', aqui)).status).toBe(200)
  })

  test('the last use of a session is noted as it is used, at most every five minutes', async () => {
    const { correo } = await conClave('comisionista')
    const aqui = como(await login(correo))
    const entrada = app.reloj.ahora().toISOString()
    const noted = async () => (await sesiones(aqui))[0]?.usadaEn
    app.reloj.advance(4 * 60_000)
    await app.call('GET', '/api/sesion', aqui)
    expect(await noted()).toBe(entrada)
    app.reloj.advance(2 * 60_000)
    const uso = app.reloj.ahora().toISOString()
    await app.call('GET', '/api/sesion', aqui)
    await expect.poll(noted).toBe(uso)
    app.reloj.advance(60_000)
    await app.call('GET', '/api/sesion', aqui)
    expect(await noted()).toBe(uso)
  })

  test('changing the password asks for the old one and ends the other sessions', async () => {
    const { correo } = await conClave('proveedor')
    const aqui = como(await login(correo))
    const alla = como(await login(correo))
    const change = (actual: string, nueva: string) =>
      app.call('POST', '/api/usuarios/cambiarContrasena', aqui, { actual, nueva })
    expect((await change('mala', 'Nueva@2026')).body).toMatchObject({ codigo: 'contrasenaActualIncorrecta' })
    expect((await change(clave, clave)).body).toMatchObject({ codigo: 'contrasenaRepetida' })
    expect((await change(clave, 'Nueva@2026')).status).toBe(204)
    expect((await app.call('GET', '/api/sesion', alla)).status).toBe(401)
    expect((await app.call('GET', '/api/sesion', aqui)).status).toBe(200)
  })
})

describe('second factor', () => {
  test('once activated, sign-in wants a code, which serves once, or a recovery code, which serves once too', async () => {
    const quien = await conClave()
    const { uri, qr } = await beginSecondFactor(quien)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Valija/)
    expect(qr).toMatch(/^data:image\/svg\+xml;base64,/)
    const { codigo, codigos } = await withSecondFactor(quien)
    expect(codigos).toHaveLength(10)
    expect((await login(quien.correo)).body).toMatchObject({ codigo: 'segundoFactorRequerido' })
    expect((await login(quien.correo, { codigo: '000000' })).body).toMatchObject({
      codigo: 'codigoIncorrecto',
    })
    app.reloj.advance(60_000)
    const now = codigo()
    const both = await Promise.all([
      login(quien.correo, { codigo: now }),
      login(quien.correo, { codigo: now }),
    ])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400])
    const [first = ''] = codigos
    expect((await login(quien.correo, { codigo: first.toLowerCase().replace('-', ' ') })).status).toBe(200)
    expect((await login(quien.correo, { codigo: first })).status).toBe(400)
    expect((await app.call('GET', '/api/sesion/segundoFactor', quien)).body).toEqual({
      activo: true,
      conLlave: false,
      obligatorio: false,
      codigosRestantes: 9,
    })
  })

  test('asking with the wrong password tells nothing about the factor', async () => {
    const quien = await conClave()
    await withSecondFactor(quien)
    expect((await login(quien.correo, { password: 'mala' })).body).toMatchObject({
      codigo: 'credencialesIncorrectas',
    })
  })

  test('activating it ends the sessions that the password alone had opened and that owe it', async () => {
    const quien = await conClave()
    const other = como(await login(quien.correo))
    await setRows(app, 'sesiones', { usuarioId: quien.id }, { debeSegundoFactor: true })
    await withSecondFactor(quien)
    expect((await app.call('GET', '/api/sesion', quien)).body).toMatchObject({ debe: null })
    expect((await app.call('GET', '/api/sesion', other)).status).toBe(401)
  })

  test('its owner takes it away with a code; an admin takes it from somebody who lost it', async () => {
    const quien = await conClave('OperativoProveedor')
    const { codigos } = await withSecondFactor(quien)
    const remove = (codigo: string) =>
      app.call('POST', '/api/sesion/segundoFactor/quitar', quien, { codigo, contrasena: clave })
    expect((await remove('123456')).status).toBe(400)
    expect((await remove(codigos[0] ?? '')).status).toBe(204)
    expect((await login(quien.correo)).status).toBe(200)
    await withSecondFactor(quien)
    const admin = await app.persona('admin')
    expect((await app.call('POST', `/api/usuarios/${quien.id}/quitarSegundoFactor`, quien)).status).toBe(403)
    expect((await app.call('POST', `/api/usuarios/${quien.id}/quitarSegundoFactor`, admin)).status).toBe(204)
    expect((await login(quien.correo)).status).toBe(200)
  })

  test('by policy the staff must activate it before anything else; suppliers need not', async () => {
    const politica = (valor: boolean) => setPolitica(app, { segundoFactorPersonal: valor })
    await politica(true)
    const op = await conClave('OperativoProveedor')
    const staff = como(await login(op.correo))
    expect((await app.call('GET', '/api/sesion', staff)).body).toMatchObject({ debe: 'segundoFactor' })
    expect((await app.call('GET', '/api/proveedores', staff)).body).toMatchObject({
      codigo: 'debeSegundoFactor',
    })
    expect(
      (await app.call('POST', '/api/boletos', staff, { ruta: '/api/proveedores/exportar' })).status,
    ).toBe(403)
    const { codigos } = await withSecondFactor(staff)
    expect((await app.call('GET', '/api/proveedores', staff)).status).toBe(200)
    expect(
      (
        await app.call('POST', '/api/sesion/segundoFactor/quitar', staff, {
          codigo: codigos[0],
          contrasena: clave,
        })
      ).body,
    ).toMatchObject({ codigo: 'segundoFactorObligatorio' })
    const hotel = await conClave('proveedor')
    expect((await app.call('GET', '/api/sesion', como(await login(hotel.correo)))).body).toMatchObject({
      debe: null,
    })
    await politica(false)
  })
})

describe('the documented first password', () => {
  test('[A-144, A-145] set by the installation, phrase and year arrive by mail and must be changed at the first sign-in', async () => {
    const admin = await app.persona('admin')
    const email = 'hotel@rojo.mx'
    const made = await app.call('POST', '/api/usuarios/crearProveedor', admin, {
      email,
      rfc: 'HRO950101AB1',
      nombreAgencia: 'Hotel Rojo',
      idProveedores: [101],
    })
    expect(made.status).toBe(200)
    await app.drainJobs()
    const [mail] = await correosDe(app, email)
    expect(mail?.texto).toContain('Bienvenido@2026')
    const hotel = como(await login(email, { password: 'Bienvenido@2026' }))
    expect((await app.call('GET', '/api/sesion', hotel)).body).toMatchObject({
      debe: 'cambiarClave',
      rol: 'proveedor',
    })
    expect((await app.call('GET', '/api/usuarios', hotel)).body).toMatchObject({
      codigo: 'debeCambiarContrasena',
    })
    await app.call('POST', '/api/usuarios/cambiarContrasena', hotel, {
      actual: 'Bienvenido@2026',
      nueva: 'Rojo@2026',
    })
    expect((await app.call('GET', '/api/usuarios', hotel)).status).toBe(200)
  })
})

describe('live events', () => {
  test('a stream ends with its session and when the account is blocked; another person’s goes on', async () => {
    const url = await app.listen()
    const open = async ({ token }: Persona) => {
      const { body } = await fetch(`${url}/api/eventos`, { headers: { authorization: `Bearer ${token}` } })
      const reader = body?.getReader()
      await reader?.read()
      return reader
    }
    const [admin, ana, luis, eva] = await Promise.all(
      (['admin', 'proveedor', 'proveedor', 'proveedor'] as const).map((rol) => app.persona(rol)),
    )
    if (!admin || !ana || !luis || !eva) throw new Error('nobody')
    const [deAna, deLuis, deEva] = [await open(ana), await open(luis), await open(eva)]
    await app.call('POST', `/api/usuarios/${ana.id}/bloquear`, admin, {})
    await app.call('POST', '/api/usuarios/cerrarSesion', luis)
    // What is still under way, a heartbeat or the rest of the first lines, comes before the end.
    const ended = async (reader: typeof deAna): Promise<string> => {
      while (!(await reader?.read())?.done);
      return 'ended'
    }
    expect([await ended(deAna), await ended(deLuis)]).toEqual(['ended', 'ended'])
    const still = Promise.withResolvers<string>()
    setTimeout(() => still.resolve('open'), 300)
    expect(await Promise.race([ended(deEva), still.promise])).toBe('open')
    await deEva?.cancel()
  })
})
