import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { codigoDe, correosDe } from '../../../testing/buzon.ts'
import { clave, useConClave } from '../../../testing/con-clave.ts'
import { readRow, readRows, setRows } from '../../../testing/filas.ts'
import { setPolitica } from '../../../testing/set-politica.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { revisarArranque } from '../../operacion/revisar-arranque.ts'
import { openSession } from './open-session.ts'
import { createSecretos, sealOldSecrets } from './secretos.ts'

const app = await useTestApp()
const { claveHash, conClave, login, codigoTotp, withSecondFactor } = await useConClave(app)

const statusOf = async (quien: Persona) => (await app.call('GET', '/api/sesion', quien)).status
const another = async (quien: Persona): Promise<Persona> => ({
  ...quien,
  token: (await openSession(app.deps, { id: quien.id, email: quien.correo })).token,
})
const activate = (quien: Persona) => {
  app.reloj.advance(60_000)
  return withSecondFactor(quien)
}
const stored = async (quien: Persona) =>
  (await readRows(app, 'segundosFactores', { usuarioId: quien.id }))[0]?.secreto ?? null

describe('[VII-C4] the second factor', () => {
  const remove = (quien: Persona, codigo: string, contrasena: string) =>
    app.call('POST', '/api/sesion/segundoFactor/quitar', quien, { codigo, contrasena })

  test('[VII-C4] it goes only with password and code together; wrong ones are counted, and then the right ones wait', async () => {
    const quien = await conClave()
    const { codigos } = await activate(quien)
    const [bueno = ''] = codigos
    expect(
      (await app.call('POST', '/api/sesion/segundoFactor/quitar', quien, { codigo: bueno })).status,
    ).toBe(400)
    expect((await remove(quien, bueno, 'mala')).body).toMatchObject({ codigo: 'contrasenaActualIncorrecta' })
    // The wrong password used no recovery code up.
    for (let n = 0; n < 4; n++)
      expect((await remove(quien, `00000${n}`, clave)).body).toMatchObject({ codigo: 'codigoIncorrecto' })
    expect(await remove(quien, bueno, clave)).toMatchObject({ status: 429 })
    expect((await login(quien.correo, { codigo: bueno })).status).toBe(429)
    app.reloj.advance(16 * 60_000)
    expect((await remove(quien, bueno, clave)).status).toBe(204)
    expect((await login(quien.correo)).status).toBe(200)
  })

  test('[VII-C4] an open session alone, left or stolen, activates none: who is there is asked, wrong answers are counted, and the account opens as before', async () => {
    const quien = await conClave()
    const start = (body?: object) => app.call('POST', '/api/sesion/segundoFactor', quien, body)
    for (const nothing of [undefined, {}, { codigo: '123456' }])
      expect((await start(nothing)).status).toBe(400)
    expect((await app.call('POST', '/api/sesion/segundoFactor/activarConLlave', quien, {})).status).toBe(400)
    expect(await stored(quien)).toBeNull()
    for (let n = 0; n < 5; n++)
      expect((await start({ contrasena: `mala${n}` })).body).toMatchObject({
        codigo: 'contrasenaActualIncorrecta',
      })
    expect(await start({ contrasena: clave })).toMatchObject({ status: 429 })
    expect(
      await app.call('POST', '/api/sesion/segundoFactor/activarConLlave', quien, { contrasena: clave }),
    ).toMatchObject({ status: 429 })
    expect(await stored(quien)).toBeNull()
    app.reloj.advance(16 * 60_000)
    expect((await login(quien.correo)).status).toBe(200)
  })

  test('[VII-C4] the first code counts within fifteen minutes of the password; what was begun without one counts never', async () => {
    const quien = await conClave('proveedor')
    const prove = (codigo: string) => app.call('POST', '/api/sesion/segundoFactor/activar', quien, { codigo })
    const started = async () =>
      (
        (await app.call('POST', '/api/sesion/segundoFactor', quien, { contrasena: clave })).body as {
          secreto: string
        }
      ).secreto
    expect((await prove('123456')).body).toMatchObject({ codigo: 'segundoFactorSinEmpezar' })
    const late = await started()
    app.reloj.advance(15 * 60_000 + 1)
    expect((await prove(codigoTotp(late))).body).toMatchObject({ codigo: 'segundoFactorSinEmpezar' })
    const old = await started()
    await setRows(app, 'segundosFactores', { usuarioId: quien.id }, { pedidoEn: null })
    expect((await prove(codigoTotp(old))).body).toMatchObject({ codigo: 'segundoFactorSinEmpezar' })
    expect((await login(quien.correo)).status).toBe(200)
    expect((await prove(codigoTotp(await started()))).status).toBe(200)
  })

  test('[VII-C4] new recovery codes want password and second step, end the ones there were, and are told to the owner', async () => {
    const quien = await conClave('proveedor')
    const renew = (body: object) => app.call('POST', '/api/sesion/segundoFactor/codigos', quien, body)
    expect((await renew({ contrasena: clave, codigo: '123456' })).body).toMatchObject({
      codigo: 'codigoIncorrecto',
    })
    const { codigos } = await activate(quien)
    const [uno = '', dos = ''] = codigos
    expect((await renew({ contrasena: clave })).status).toBe(400)
    expect((await renew({ codigo: uno })).status).toBe(400)
    expect((await renew({ contrasena: 'mala', codigo: uno })).status).toBe(400)
    const answer = await renew({ contrasena: clave, codigo: uno })
    const nuevos = (answer.body as { codigos: string[] }).codigos
    expect(nuevos).toHaveLength(10)
    expect((await login(quien.correo, { codigo: dos })).status).toBe(400)
    expect((await login(quien.correo, { codigo: nuevos[0] })).status).toBe(200)
    await app.drainJobs()
    expect((await correosDe(app, quien.correo)).map(({ asunto }) => asunto)).toContain(
      'Los códigos de recuperación de tu cuenta de Valija cambiaron',
    )
  })

  test('[VII-C4] activating it ends every session opened before without it, and keeps the one it was activated in', async () => {
    const quien = await conClave('proveedor')
    const older = [await another(quien), await another(quien)]
    await activate(quien)
    expect(await Promise.all(older.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(quien)).toBe(200)
  })

  test('[VII-C4] its secret is sealed at rest: for its person, with this installation’s key, never twice alike', async () => {
    const [ana, luis] = [await conClave(), await conClave('admin')]
    const { secreto } = await activate(ana)
    const sellado = (await stored(ana)) ?? ''
    expect(sellado).not.toContain(secreto)
    expect(app.deps.secretos.seal(secreto, ana.id)).not.toBe(sellado)
    expect(app.deps.secretos.open(sellado, ana.id)).toBe(secreto)
    // Moved into another account's row, or changed by one letter, it opens for nobody.
    expect(app.deps.secretos.open(sellado, luis.id)).toBeNull()
    expect(
      app.deps.secretos.open(
        sellado.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        ana.id,
      ),
    ).toBeNull()
    await app.deps.db
      .insertInto('segundosFactores')
      .values({ usuarioId: luis.id, secreto: sellado, activadoEn: app.reloj.ahora() })
      .execute()
    app.reloj.advance(60_000)
    expect((await login(luis.correo, { codigo: codigoTotp(secreto) })).body).toMatchObject({
      codigo: 'codigoIncorrecto',
    })
    expect((await login(ana.correo, { codigo: codigoTotp(secreto) })).status).toBe(200)
  })

  test('[VII-C4] a secret of before is carried over at the start and goes on letting its owner in', async () => {
    const quien = await conClave()
    const { secreto } = await activate(quien)
    await setRows(app, 'segundosFactores', { usuarioId: quien.id }, { secreto })
    await sealOldSecrets(app.deps.db, app.deps.secretos)
    const sellado = await stored(quien)
    expect(sellado).toMatch(/^v1\./)
    await sealOldSecrets(app.deps.db, app.deps.secretos)
    expect(await stored(quien)).toBe(sellado)
    app.reloj.advance(60_000)
    expect((await login(quien.correo, { codigo: codigoTotp(secreto) })).status).toBe(200)
  })

  test('[VII-C4] the key is made at the first start for its owner alone, kept, or taken from the settings; the start’s table says when it opens nothing', async () => {
    const { dataDir } = app.deps.config
    const file = path.join(dataDir, 'llave-de-secretos')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = createSecretos({ dataDir })
    expect(again.open(app.deps.secretos.seal('x', 'de'), 'de')).toBe('x')
    const other = createSecretos({ dataDir, VALIJA_CLAVE_SECRETOS: 'ab'.repeat(32) })
    expect(other.open(app.deps.secretos.seal('x', 'de'), 'de')).toBeNull()
    await activate(await conClave())
    const row = async (secretos: typeof other) =>
      (await revisarArranque({ ...app.deps, secretos })).find(({ que }) => que === 'Llave de los secretos')
    expect(await row(again)).toMatchObject({ estado: 'bien' })
    expect(await row(other)).toMatchObject({
      estado: 'aviso',
      detalle: expect.stringContaining('VALIJA_CLAVE_SECRETOS') as string,
    })
  })
})

describe('[VII-C4] sessions', () => {
  test('[VII-C4] one left unused for the minutes of the policy has ended; one in use goes on, and what a page asks by itself is no use', async () => {
    await setPolitica(app, { minutosSesionSinUso: 30 })
    const [usada, sola, dejada] = [
      await app.persona('admin'),
      await app.persona('admin'),
      await app.persona('admin'),
    ]
    const deFondo = (quien: Persona) =>
      app.app.inject({
        url: '/api/sesion',
        headers: { authorization: `Bearer ${quien.token}`, 'x-valija-de-fondo': '1' },
      })
    for (let minutos = 0; minutos < 36; minutos += 6) {
      expect(await statusOf(usada)).toBe(200)
      if (minutos < 30) expect((await deFondo(sola)).statusCode).toBe(200)
      app.reloj.advance(6 * 60_000)
      // What was noted is noted aside of the call.
      await expect
        .poll(async () => (await readRow(app, 'sesiones', { usuarioId: usada.id })).usadaEn.getTime())
        .toBeGreaterThanOrEqual(app.reloj.ahora().getTime() - 6 * 60_000)
    }
    expect(await statusOf(usada)).toBe(200)
    expect((await deFondo(sola)).statusCode).toBe(401)
    expect(await statusOf(sola)).toBe(401)
    expect(await statusOf(dejada)).toBe(401)
  })

  test('[VII-C4] a person has so many sessions at once and no more: the one longest unused ends, nobody else’s', async () => {
    await setPolitica(app, { sesionesPorPersona: 3 })
    const otra = await app.persona('proveedor')
    const quien = await app.persona('admin')
    const all = [quien]
    for (let n = 0; n < 2; n++) {
      app.reloj.advance(60_000)
      all.push(await another(quien))
    }
    expect(await Promise.all(all.map(statusOf))).toEqual([200, 200, 200])
    app.reloj.advance(60_000)
    const many = await Promise.all([another(quien), another(quien)])
    await app.deps.eventos.settle()
    expect(await Promise.all([...all, ...many].map(statusOf))).toEqual([401, 401, 200, 200, 200])
    expect(await statusOf(otra)).toBe(200)
  })
})

describe('[VII-C5] what guards an account does not change without a word to its owner', () => {
  const asuntos = async (correo: string) => {
    await app.drainJobs()
    return (await correosDe(app, correo)).map(({ asunto }) => asunto)
  }

  test('[VII-C5] password changed and recovered, second factor on and off, recovery code used: each a mail, with when and to whom to turn', async () => {
    const quien = await conClave('proveedor')
    const { codigos } = await activate(quien)
    await login(quien.correo, { codigo: codigos[0] })
    await app.call('POST', '/api/sesion/segundoFactor/quitar', quien, {
      contrasena: clave,
      codigo: codigos[1],
    })
    await app.call('POST', '/api/usuarios/cambiarContrasena', quien, { actual: clave, nueva: 'Otra@2026' })
    await app.call('POST', '/api/usuarios/olvideContrasena', null, { email: quien.correo })
    await app.drainJobs()
    const codigo = await codigoDe(app, quien.correo)
    await app.call('POST', '/api/usuarios/restablecerContrasena', null, {
      email: quien.correo,
      nuevaContrasena: clave,
      codigo,
    })
    const vistos = await asuntos(quien.correo)
    expect(vistos.toSorted()).toEqual(
      [
        'Cambia tu contraseña de Valija',
        'Se activó la verificación en dos pasos de tu cuenta de Valija',
        'Se quitó la verificación en dos pasos de tu cuenta de Valija',
        'Se usó un código de recuperación de tu cuenta de Valija',
        'Se usó un código de recuperación de tu cuenta de Valija',
        'Tu contraseña de Valija cambió',
        'Tu contraseña de Valija cambió',
        'Tu cuenta de Valija se usó en un dispositivo nuevo',
      ].toSorted(),
    )
    const [usado] = (await correosDe(app, quien.correo)).filter(({ asunto }) => asunto.includes('código'))
    expect(usado?.texto).toMatch(/Te quedan [89]/)
    expect(usado?.texto).toContain('Si no fuiste tú')
    // Told once: nobody has it sent again by asking.
    const { id } = await app.deps.db
      .selectFrom('correos')
      .select('registro as id')
      .where('plantilla', '=', 'avisoDeCuenta')
      .executeTakeFirstOrThrow()
    const again = { templateName: 'avisoDeCuenta', registro: id }
    expect((await app.call('POST', '/api/Mailing/SendMail', await app.persona('admin'), again)).status).toBe(
      404,
    )
  })

  test('[VII-C5] what an administrator does to an account says who it was; nothing done, nothing said', async () => {
    const quien = await conClave('OperativoProveedor')
    const admin = await app.persona('admin')
    const quitar = () => app.call('POST', `/api/usuarios/${quien.id}/quitarSegundoFactor`, admin)
    await quitar()
    expect(await asuntos(quien.correo)).toEqual([])
    await activate(quien)
    await quitar()
    await app.drainJobs()
    const ultimo = (await correosDe(app, quien.correo)).find(({ asunto }) => asunto.startsWith('Se quitó'))
    expect(ultimo?.texto).toContain(admin.correo)
  })

  test('[VII-C5] another e-mail of the account is told to the old mailbox and the new one', async () => {
    const admin = await app.persona('admin')
    const [viejo, nuevo] = ['viejo@hotelverde.mx', 'nuevo@hotelverde.mx']
    const hotel = { email: viejo, rfc: 'HVE950101AB1', nombreAgencia: 'Hotel Verde', idProveedores: [101] }
    const { body } = await app.call('POST', '/api/usuarios/crearProveedor', admin, hotel)
    const { id } = body as { id: number }
    const edit = (email: string) =>
      app.call('PATCH', `/api/usuarios/proveedor/${id}`, admin, { ...hotel, email, idProveedores: undefined })
    expect((await edit(viejo)).status).toBe(200)
    await setRows(app, 'usuarios', { email: viejo }, { claveHash })
    expect((await edit(nuevo)).status).toBe(200)
    const cambio = 'El correo de tu cuenta de Valija cambió'
    expect(await asuntos(viejo)).toContain(cambio)
    expect((await asuntos(viejo)).filter((asunto) => asunto === cambio)).toHaveLength(1)
    expect(await asuntos(nuevo)).toContain(cambio)
  })

  test('[VII-C5] a device it was not used from is told, the first one ever and the known ones are not, three a day at most', async () => {
    const quien = await conClave('proveedor')
    await app.deps.db.deleteFrom('sesiones').where('usuarioId', '=', quien.id).execute()
    const enter = async (cookie = '') => {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/usuarios/login',
        remoteAddress: '10.31.0.9',
        headers: {
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36',
          ...(cookie && { cookie }),
        },
        payload: { email: quien.correo, password: clave },
      })
      expect(answer.statusCode).toBe(200)
      return String(answer.headers['set-cookie']).split(';')[0]
    }
    const nuevo = 'Tu cuenta de Valija se usó en un dispositivo nuevo'
    const nunca = await app.deps.db
      .insertInto('usuarios')
      .values({ email: 'nunca@prueba.mx', tipo: 'Proveedor', rfc: null, claveHash, bloqueadoEn: null })
      .returning('email')
      .executeTakeFirstOrThrow()
    await login(nunca.email)
    expect(await asuntos(nunca.email)).toEqual([])
    const cookie = await enter()
    expect(await asuntos(quien.correo)).toEqual([nuevo])
    const [aviso] = await correosDe(app, quien.correo)
    expect(aviso?.texto).toContain('Chrome en Windows')
    expect(aviso?.texto).toContain('10.31.0.9')
    await enter(cookie)
    expect(await asuntos(quien.correo)).toEqual([nuevo])
    for (let n = 0; n < 4; n++) await enter()
    expect(await asuntos(quien.correo)).toEqual([nuevo, nuevo, nuevo])
  })

  test('[VII-C5] a hotel’s people are told of whoever else may act for it, once it may; nobody of another hotel, no one blocked', async () => {
    const admin = await app.persona('admin')
    const rfc = 'HAZ950101AB1'
    const deHotel = (correo: string, suyo = rfc) =>
      app.persona('proveedor', {
        correo,
        rfc: suyo,
        claims: [
          ['RFCAgencia', suyo],
          ['NombreAgencia', 'Hotel Azul'],
        ],
      })
    await deHotel('ana@hotelazul.mx')
    const ido = await deHotel('ido@hotelazul.mx')
    await deHotel('eva@hotelgris.mx', 'HGR950101AB1')
    await app.call('POST', `/api/usuarios/${ido.id}/bloquear`, admin, {})
    const { body } = await app.call('POST', '/api/usuarios/crear', admin, {
      email: 'nueva@hotelazul.mx',
      password: clave,
      phoneNumber: 'Proveedor',
      rfc,
    })
    expect(await asuntos('ana@hotelazul.mx')).toEqual([])
    const { id } = body as { id: number }
    const accept = () => app.call('POST', `/api/usuarios/${id}/aceptar`, admin, {})
    expect((await accept()).status).toBe(200)
    await accept()
    expect(await asuntos('ana@hotelazul.mx')).toHaveLength(1)
    expect((await correosDe(app, 'ana@hotelazul.mx'))[0]?.texto).toContain('nueva@hotelazul.mx')
    expect(await asuntos('ido@hotelazul.mx')).toEqual([])
    expect(await asuntos('eva@hotelgris.mx')).toEqual([])
    expect(await asuntos('nueva@hotelazul.mx')).toEqual(['Ya puedes usar Valija'])
  })

  test('[VII-C5] a change that is undone sends nothing: its mail is part of the same transaction', async () => {
    const quien = await conClave('proveedor')
    const { inTransaction } = await import('../../db/connection.ts')
    const { tellOwner } = await import('./tell-owner.ts')
    const actor = { usuarioId: quien.id, correo: quien.correo }
    await inTransaction(app.deps.db, async (tx) => {
      await tellOwner(app.deps, tx, actor, { usuarioId: quien.id, accion: 'contrasenaCambiada' })
      throw new Error('undone')
    }).catch(() => undefined)
    expect(await asuntos(quien.correo)).toEqual([])
  })
})

test('[VII-C5] a blocked person’s session says that it was a block; an ended or unknown one does not, nor the same one once unblocked', async () => {
  const admin = await app.persona('admin')
  const quien = await app.persona('proveedor', { rfc: 'HAZ950101AB1' })
  const bodyOf = async (who: Persona) => (await app.call('GET', '/api/sesion', who)).body
  const why = { codigo: 'sesionExpirada', detalles: [{ campo: 'cuenta' }] }
  await app.call('POST', `/api/usuarios/${quien.id}/bloquear`, admin, {})
  expect(await bodyOf(quien)).toMatchObject(why)
  expect(await bodyOf({ ...quien, token: 'x'.repeat(43) })).toMatchObject({ detalles: [] })
  expect((await app.call('POST', `/api/usuarios/${quien.id}/aceptar`, admin, {})).status).toBe(200)
  expect(await bodyOf(quien)).toMatchObject({ codigo: 'sesionExpirada', detalles: [] })
})

describe('[VII-C6] whom an account acts for', () => {
  test('[VII-C6] an Operativo’s kind is asked, can be changed, and counts at once in its open sessions', async () => {
    const admin = await app.persona('admin')
    const { body } = await app.call('POST', '/api/usuarios/crear', admin, {
      email: 'operativo@prueba.mx',
      password: clave,
      phoneNumber: 'Operativo',
    })
    const { id } = body as { id: number }
    const accept = (rol?: string) => app.call('POST', `/api/usuarios/${id}/aceptar`, admin, { rol })
    expect((await accept()).body).toMatchObject({ codigo: 'rolFalta' })
    expect((await accept('OperativoProveedor')).status).toBe(200)
    await setRows(app, 'usuarios', { numero: id }, { cambiarClave: false })
    const { token } = (await login('operativo@prueba.mx')).body as { token: string }
    const operativo = { id: '', correo: '', token }
    expect((await app.call('GET', '/api/proveedores', operativo)).status).toBe(200)
    expect((await accept('OperativoComisionista')).status).toBe(200)
    expect((await app.call('GET', '/api/sesion', operativo)).body).toMatchObject({
      rol: 'OperativoComisionista',
    })
    expect((await app.call('GET', '/api/proveedores', operativo)).status).toBe(403)
    const rows = await app.deps.db
      .selectFrom('bitacora')
      .select(['de', 'a'])
      .where('accion', '=', 'rolCambiado')
      .execute()
    expect(rows).toEqual([{ de: 'OperativoProveedor', a: 'OperativoComisionista' }])
  })

  test('[VII-C6] staff that an administrator invites are of no agency: never of the administrator’s', async () => {
    const admin = await app.persona('admin', {
      rfc: 'ADM950101AB1',
      claims: [['NombreAgencia', 'La del admin']],
    })
    const correo = 'staff@prueba.mx'
    expect((await app.call('POST', '/api/invitaciones', admin, { correo, rol: 'Operativo' })).status).toBe(
      200,
    )
    await app.drainJobs()
    const codigo = await codigoDe(app, correo)
    const registro = { email: correo, password: clave, phoneNumber: 'Operativo', codigo }
    const { id } = (await app.call('POST', '/api/usuarios/registrar', null, registro)).body as { id: number }
    const rol = 'OperativoProveedor'
    const { body } = await app.call('POST', `/api/usuarios/${id}/aceptar`, admin, { rol })
    expect(JSON.stringify(body)).not.toMatch(/ADM950101AB1|La del admin/)
  })

  test('[VII-C6] what is missing of an invitation is told by its field', async () => {
    const admin = await app.persona('admin')
    const invite = (body: object) => app.call('POST', '/api/invitaciones', admin, body)
    expect((await invite({ correo: 'malo' })).body).toMatchObject({
      detalles: [{ campo: 'rol' }, { campo: 'correo', mensaje: 'Este no es un correo válido' }],
    })
    expect((await invite({ correo: 'a@b.mx' })).body).toMatchObject({ detalles: [{ campo: 'rol' }] })
    expect((await invite({ correo: 'аna@b.mx', rol: 'Operativo' })).body).toMatchObject({
      detalles: [{ campo: 'correo' }],
    })
  })

  test('[VII-C6] an account acts for hotels that ANT lists, at its making and later; one ANT no longer lists stays', async () => {
    const admin = await app.persona('admin')
    const hotel = {
      email: 'rosa@hotelrosa.mx',
      rfc: 'HRS950101AB1',
      nombreAgencia: 'Hotel Rosa',
      idProveedores: [101],
    }
    const unknown = { codigo: 'proveedoresDesconocidos', detalles: [{ campo: 'idProveedores' }] }
    const make = (idProveedores: number[]) =>
      app.call('POST', '/api/usuarios/crearProveedor', admin, { ...hotel, idProveedores })
    expect((await make([101, 999_999])).body).toMatchObject(unknown)
    const { id } = (await make([101])).body as { id: number }
    const edit = (idProveedores: number[]) =>
      app.call('PATCH', `/api/usuarios/proveedor/${id}`, admin, { ...hotel, idProveedores })
    expect((await edit([101, 999_999])).body).toMatchObject(unknown)
    await app.deps.db
      .updateTable('usuarioClaims')
      .set({ valor: '888888' })
      .where('tipo', '=', 'idProveedor')
      .where('usuarioId', 'in', (eb) =>
        eb.selectFrom('usuarios').select('usuarios.id').where('numero', '=', id),
      )
      .execute()
    expect((await edit([888_888, 102])).status).toBe(200)
  })
})
