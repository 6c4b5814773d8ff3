import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { comesSecond } from '../../../testing/comes-second.ts'
import { clave, useConClave } from '../../../testing/con-clave.ts'
import { llaveDePrueba } from '../../../testing/llave-de-prueba.ts'
import { bytesDeForm, formDe } from '../../../testing/send-files.ts'
import { type Persona, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { hashClave, setClave } from './clave.ts'
import { issueEnlace } from './enlaces.ts'
import { dropSessions, endSessions, forgetActor } from './sessions.ts'

/** Two that want one account at once: whoever comes second finds what the first one left. */
const origen = 'https://valija.ejemplo.mx'
const nueva = 'Nueva@20266'
const app = await useTestApp({ env: { VALIJA_URL_PUBLICA: origen } })
const base = await app.listen()
const hashNueva = await hashClave(nueva)
const { conClave, login, codigoTotp, beginSecondFactor, withSecondFactor } = await useConClave(app)

const recoveryLink = ({ id }: Persona) =>
  issueEnlace(app.deps, { usuarioId: id }, new Date(app.reloj.ahora().getTime() + 3_600_000))
const recover = ({ correo }: Persona, codigo: string, nuevaContrasena = nueva) =>
  app.call('POST', '/api/usuarios/restablecerContrasena', null, { email: correo, nuevaContrasena, codigo })
/** A call whose headers have come and whose body has not; what is answered once it has. */
async function holdBack(ruta: string, { token }: Persona, body: string | Buffer, tipo = 'application/json') {
  const call = request(`${base}${ruta}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': tipo, 'content-length': body.length },
  })
  call.flushHeaders()
  const answered = once(call, 'response')
  // The headers are through once the same server has answered another call.
  await fetch(`${base}/api/viva`)
  return async () => {
    call.end(body)
    const [answer] = (await answered) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
}

describe('[VII-C4] a body held back until its session has ended', () => {
  const form = () => bytesDeForm(formDe([{ nombre: 'comprobante.pdf', bytes: Buffer.from('%PDF-1.4\n') }]))
  test.each<[string, (quien: Persona) => Promise<() => Promise<number | undefined>>]>([
    [
      'a new passkey',
      async (quien) => {
        const { body } = await app.call('POST', '/api/sesion/llaves/reto', quien, { contrasena: clave })
        const respuesta = llaveDePrueba(origen).create((body as { challenge: string }).challenge)
        return holdBack('/api/sesion/llaves', quien, JSON.stringify({ nombre: 'x', respuesta }))
      },
    ],
    [
      'a ticket',
      (quien) => holdBack('/api/boletos', quien, JSON.stringify({ ruta: '/api/usuarios/exportar' })),
    ],
    [
      'a file',
      async (quien) => {
        const { payload, contentType } = await form()
        return holdBack('/api/pagos/comprobantes', quien, payload, contentType)
      },
    ],
  ])('[VII-C4] %s comes too late once the account was recovered', async (_que, hold) => {
    const quien = await conClave()
    const go = await hold(quien)
    expect((await recover(quien, await recoveryLink(quien))).status).toBeLessThan(300)
    expect(await go()).toBe(401)
    for (const table of ['llaves', 'boletos'] as const)
      expect(
        await app.deps.db.selectFrom(table).where('usuarioId', '=', quien.id).select('usuarioId').execute(),
      ).toEqual([])
  })

  test('[VII-D3] an administrator blocked meanwhile blocks nobody; one whose role was taken away does nothing with it', async () => {
    const [ana, luis, eva] = [await conClave(), await conClave(), await conClave()]
    const go = await holdBack(`/api/usuarios/${ana.id}/bloquear`, luis, '{}')
    expect((await app.call('POST', `/api/usuarios/${luis.id}/bloquear`, ana, {})).status).toBe(200)
    expect(await go()).toBe(401)
    const late = await holdBack(`/api/usuarios/${ana.id}/bloquear`, eva, '{}')
    await inTransaction(app.deps.db, async (tx) => {
      await tx.deleteFrom('usuarioClaims').where('usuarioId', '=', eva.id).execute()
      await forgetActor(tx, eva.id)
    })
    await app.deps.eventos.settle()
    expect(await late()).toBe(403)
  })
})

describe('[VII-C3] what opens an account is looked at again when its session begins', () => {
  /** The call comes to the account's row once it was changed. */
  const second = <T>({ id }: Persona, call: () => Promise<T>, change: (tx: Tx) => Promise<unknown>) =>
    comesSecond(
      app.deps,
      (tx) => tx.selectFrom('usuarios').select('id').where('id', '=', id).forUpdate().execute(),
      call,
      change,
    )
  const withKey = async (quien: Persona) => {
    const device = llaveDePrueba(origen)
    const { body } = await app.call('POST', '/api/sesion/llaves/reto', quien, { contrasena: clave })
    const respuesta = device.create((body as { challenge: string }).challenge)
    expect((await app.call('POST', '/api/sesion/llaves', quien, { nombre: 'x', respuesta })).status).toBe(200)
    const { body: reto } = await app.call('POST', '/api/usuarios/llave/reto')
    const firma = device.sign((reto as { challenge: string }).challenge)
    return () => app.call('POST', '/api/usuarios/entrarConLlave', null, { respuesta: firma })
  }
  const otherClave =
    ({ id }: Persona) =>
    (tx: Tx) =>
      setClave(tx, id, hashNueva, { ahora: app.reloj.ahora() })

  test.each<
    [
      string,
      string,
      (quien: Persona) => Promise<() => ReturnType<TestApp['call']>>,
      (quien: Persona) => (tx: Tx) => Promise<unknown>,
    ]
  >([
    [
      'the old password, while another is set',
      'credencialesIncorrectas',
      async (quien) => () => login(quien.correo),
      otherClave,
    ],
    [
      'the password alone, while a second step is activated',
      'credencialesIncorrectas',
      async (quien) => () => login(quien.correo),
      ({ id }) =>
        async (tx) => {
          const activadoEn = app.reloj.ahora()
          await tx
            .insertInto('segundosFactores')
            .values({ usuarioId: id, secreto: null, activadoEn, pedidoEn: activadoEn })
            .execute()
          await dropSessions(tx, { usuarioId: id })
        },
    ],
    [
      'the password, while its person is blocked',
      'cuentaBloqueada',
      async (quien) => () => login(quien.correo),
      ({ id }) =>
        async (tx) => {
          await tx
            .updateTable('usuarios')
            .set({ bloqueadoEn: app.reloj.ahora() })
            .where('id', '=', id)
            .execute()
          await endSessions(tx, id)
        },
    ],
    [
      'a passkey, while it is taken away',
      'credencialesIncorrectas',
      withKey,
      ({ id }) =>
        async (tx) => {
          await tx.deleteFrom('llaves').where('usuarioId', '=', id).execute()
          await dropSessions(tx, { usuarioId: id })
        },
    ],
    [
      'an open session that wants another password, while its owner sets one',
      'sesionExpirada',
      async (quien) => () =>
        app.call('POST', '/api/usuarios/cambiarContrasena', quien, { actual: clave, nueva: 'Ajena@2026' }),
      otherClave,
    ],
    [
      'the link of an invitation, while its owner sets a password and so closes it',
      'enlaceVencido',
      async (quien) => {
        const rol = 'Proveedor'
        const expiraEn = new Date(app.reloj.ahora().getTime() + 3_600_000)
        const { id } = await app.deps.db
          .insertInto('invitaciones')
          .values({ correo: quien.correo, rol, usuarioId: quien.id, creadoPor: quien.id, expiraEn })
          .returning('id')
          .executeTakeFirstOrThrow()
        const codigo = await issueEnlace(app.deps, { invitacionId: id }, expiraEn)
        const entrada = { email: quien.correo, phoneNumber: rol, password: nueva, codigo }
        return () => app.call('POST', '/api/usuarios/registrar', null, entrada)
      },
      otherClave,
    ],
  ])('[VII-C3] %s: %s', async (_que, codigo, prepare, change) => {
    const quien = await conClave()
    const call = await prepare(quien)
    expect((await second(quien, call, change(quien))).body).toMatchObject({ codigo })
    const open = await app.deps.db
      .selectFrom('sesiones')
      .select('id')
      .where('usuarioId', '=', quien.id)
      .where('expiraEn', '>', app.reloj.ahora())
      .execute()
    expect(open).toEqual([])
  })
})

describe('[VII-C2] the same door twice at once', () => {
  const statuses = async (calls: (() => ReturnType<TestApp['call']>)[]) =>
    (await Promise.all(calls.map((call) => call()))).map(({ status }) => status).toSorted((a, b) => a - b)

  test('[VII-C2] of two that use one recovery link, or two links of one account, one chooses the password', async () => {
    const quien = await conClave()
    const uno = await recoveryLink(quien)
    expect(
      await statuses([() => recover(quien, uno, 'Una@202611'), () => recover(quien, uno, 'Otra@20261')]),
    ).toEqual([204, 410])
    const [dos, tres] = [await recoveryLink(quien), await recoveryLink(quien)]
    expect(
      await statuses([() => recover(quien, dos, 'Una@202611'), () => recover(quien, tres, 'Otra@20261')]),
    ).toEqual([204, 410])
    expect(
      await statuses([
        () => login(quien.correo, { password: 'Una@202611' }),
        () => login(quien.correo, { password: 'Otra@20261' }),
      ]),
    ).toEqual([200, 401])
  })

  test('[XI-A1] a password that was changed, its answer lost, and is changed again: who asks is told that it may be done already', async () => {
    const quien = await conClave()
    const message = ({ body }: { body: unknown }) => (body as { mensaje?: string }).mensaje
    const cambio = { actual: clave, nueva }
    const change = () => app.call('POST', '/api/usuarios/cambiarContrasena', quien, cambio)
    expect((await change()).status).toBe(204)
    expect(message(await change())).toContain('ya es la nueva')
    const codigo = await recoveryLink(quien)
    expect((await recover(quien, codigo, clave)).status).toBe(204)
    expect(message(await recover(quien, codigo, clave))).toContain('ya quedó hecho')
  })

  test('[VII-C4] a second factor activated twice at once is activated once, with one set of recovery codes', async () => {
    const quien = await conClave()
    const codigo = codigoTotp((await beginSecondFactor(quien)).secreto)
    const activate = () => app.call('POST', '/api/sesion/segundoFactor/activar', quien, { codigo })
    expect(await statuses([activate, activate, activate])).toEqual([200, 409, 409])
    const { n } = await app.deps.db
      .selectFrom('codigosRecuperacion')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('usuarioId', '=', quien.id)
      .executeTakeFirstOrThrow()
    expect(n).toBe(10)
  })

  test('[VII-C4] recovery codes renewed twice at once with one code are renewed once; none of before opens anything, one of now opens one session', async () => {
    const quien = await conClave()
    const [antes = '', otro = ''] = (await withSecondFactor(quien)).codigos
    const renovados: string[][] = []
    const renew = async () => {
      const answer = await app.call('POST', '/api/sesion/segundoFactor/codigos', quien, {
        contrasena: clave,
        codigo: antes,
      })
      if (answer.status === 200) renovados.push((answer.body as { codigos: string[] }).codigos)
      return answer
    }
    expect(await statuses([renew, renew, renew])).toEqual([200, 400, 400])
    const [ahora = ''] = renovados[0] ?? []
    const enter = (codigo: string) => () => login(quien.correo, { codigo })
    expect(await statuses([enter(antes), enter(otro)])).toEqual([400, 400])
    // What is tried is the code, not the patience.
    await app.deps.db.deleteFrom('intentosAcceso').execute()
    expect(await statuses([enter(ahora), enter(ahora), enter(ahora)])).toEqual([200, 400, 400])
  })

  test('[VII-C4] recovery codes renewed twice at once with a code each are renewed once: those shown are those that open', async () => {
    const quien = await conClave()
    const { codigos: suyos } = await withSecondFactor(quien)
    const answers = await Promise.all(
      suyos
        .slice(0, 3)
        .map((codigo) =>
          app.call('POST', '/api/sesion/segundoFactor/codigos', quien, { contrasena: clave, codigo }),
        ),
    )
    const dados = answers.filter(({ status }) => status === 200)
    expect(dados).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200)
        expect(['codigosYaRenovados', 'codigoIncorrecto']).toContain((body as { codigo: string }).codigo)
    const [uno = ''] = (dados[0]?.body as { codigos: string[] } | undefined)?.codigos ?? []
    expect((await login(quien.correo, { codigo: uno })).status).toBe(200)
  })

  test('[VII-C4] one passkey made twice at once is kept once; its signature shown twice at once opens one session', async () => {
    const quien = await conClave()
    const device = llaveDePrueba(origen)
    const reto = async () =>
      (
        (await app.call('POST', '/api/sesion/llaves/reto', quien, { contrasena: clave })).body as {
          challenge: string
        }
      ).challenge
    const [una, otra] = [device.create(await reto()), device.create(await reto())]
    const save = (respuesta: object) => () =>
      app.call('POST', '/api/sesion/llaves', quien, { nombre: 'x', respuesta })
    expect(await statuses([save(una), save(una), save(otra)])).toEqual([200, 400, 400])
    const { body } = await app.call('POST', '/api/usuarios/llave/reto')
    const firma = device.sign((body as { challenge: string }).challenge)
    const enter = () => app.call('POST', '/api/usuarios/entrarConLlave', null, { respuesta: firma })
    expect(await statuses([enter, enter, enter])).toEqual([200, 401, 401])
  })
})
