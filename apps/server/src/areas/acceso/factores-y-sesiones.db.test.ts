import { statSync } from 'node:fs'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revisarArranque } from '../../operacion/revisar-arranque.ts'
import { createTestApp, type Persona, type TestApp } from '../../testing/test-app.ts'
import { hashClave } from './clave.ts'
import { createSecretos, sealOldSecrets } from './secretos.ts'
import { openSession } from './sign-in.ts'

let app: TestApp
const clave = 'Valija@2026'
let claveHash: string
beforeAll(async () => {
  app = await createTestApp()
  claveHash = await hashClave(clave)
})
afterAll(() => app.stop())
beforeEach(() => app.deps.db.deleteFrom('intentosAcceso').execute())

const conClave = async (rol: Parameters<TestApp['persona']>[0]): Promise<Persona> => {
  const quien = await app.persona(rol)
  await app.deps.db.updateTable('usuarios').set({ claveHash }).where('id', '=', quien.id).execute()
  return quien
}
const login = (email: string, password: string, codigo?: string) =>
  app.call('POST', '/api/usuarios/login', null, { email, password, codigo })
const statusOf = async (quien: Persona) => (await app.call('GET', '/api/sesion', quien)).status
const another = async (quien: Persona): Promise<Persona> => ({
  ...quien,
  token: (await openSession(app.deps, { id: quien.id, email: quien.correo })).token,
})
const totp = (secreto: string) =>
  new TOTP({ secret: Secret.fromBase32(secreto), digits: 6, period: 30 }).generate({
    timestamp: app.reloj.ahora().getTime(),
  })
async function activate(quien: Persona): Promise<{ secreto: string; codigos: string[] }> {
  app.reloj.advance(60_000)
  const { secreto } = (await app.call('POST', '/api/sesion/segundoFactor', quien)).body as { secreto: string }
  const { body } = await app.call('POST', '/api/sesion/segundoFactor/activar', quien, {
    codigo: totp(secreto),
  })
  return { secreto, ...(body as { codigos: string[] }) }
}
const stored = async (quien: Persona) =>
  (
    await app.deps.db
      .selectFrom('segundosFactores')
      .select('secreto')
      .where('usuarioId', '=', quien.id)
      .executeTakeFirst()
  )?.secreto ?? null

describe('[VII-C4] the second factor', () => {
  const remove = (quien: Persona, codigo: string, contrasena: string) =>
    app.call('POST', '/api/sesion/segundoFactor/quitar', quien, { codigo, contrasena })

  test('[VII-C4] it goes only with password and code together; wrong ones are counted, and then the right ones wait', async () => {
    const quien = await conClave('admin')
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
    expect((await login(quien.correo, clave, bueno)).status).toBe(429)
    app.reloj.advance(16 * 60_000)
    expect((await remove(quien, bueno, clave)).status).toBe(204)
    expect((await login(quien.correo, clave)).status).toBe(200)
  })

  test('[VII-C4] activating it ends every session opened before without it, and keeps the one it was activated in', async () => {
    const quien = await conClave('proveedor')
    const older = [await another(quien), await another(quien)]
    await activate(quien)
    expect(await Promise.all(older.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(quien)).toBe(200)
  })

  test('[VII-C4] its secret is sealed at rest: for its person, with this installation’s key, never twice alike', async () => {
    const [ana, luis] = [await conClave('admin'), await conClave('admin')]
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
    expect((await login(luis.correo, clave, totp(secreto))).body).toMatchObject({
      codigo: 'codigoIncorrecto',
    })
    expect((await login(ana.correo, clave, totp(secreto))).status).toBe(200)
  })

  test('[VII-C4] a secret of before is carried over at the start and goes on letting its owner in', async () => {
    const quien = await conClave('admin')
    const { secreto } = await activate(quien)
    await app.deps.db
      .updateTable('segundosFactores')
      .set({ secreto })
      .where('usuarioId', '=', quien.id)
      .execute()
    await sealOldSecrets(app.deps.db, app.deps.secretos)
    const sellado = await stored(quien)
    expect(sellado).toMatch(/^v1\./)
    await sealOldSecrets(app.deps.db, app.deps.secretos)
    expect(await stored(quien)).toBe(sellado)
    app.reloj.advance(60_000)
    expect((await login(quien.correo, clave, totp(secreto))).status).toBe(200)
  })

  test('[VII-C4] the key is made at the first start for its owner alone, kept, or taken from the settings; the start’s table says when it opens nothing', async () => {
    const { dataDir } = app.deps.config
    const file = path.join(dataDir, 'llave-de-secretos')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = createSecretos({ dataDir })
    expect(again.open(app.deps.secretos.seal('x', 'de'), 'de')).toBe('x')
    const other = createSecretos({ dataDir, VALIJA_CLAVE_SECRETOS: 'ab'.repeat(32) })
    expect(other.open(app.deps.secretos.seal('x', 'de'), 'de')).toBeNull()
    await activate(await conClave('admin'))
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
  const politica = async (clave: string, valor: number) => {
    await app.deps.db
      .insertInto('politica')
      .values({
        clave,
        valor: JSON.stringify(valor),
        desde: '2026-01-02',
        fuente: 'prueba',
        motivo: null,
        creadoPor: (await app.persona('admin')).id,
      })
      .execute()
  }

  test('[VII-C4] one left unused for the minutes of the policy has ended; one in use goes on, and what a page asks by itself is no use', async () => {
    await politica('minutosSesionSinUso', 30)
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
        .poll(async () =>
          (
            await app.deps.db
              .selectFrom('sesiones')
              .select('usadaEn')
              .where('usuarioId', '=', usada.id)
              .executeTakeFirstOrThrow()
          ).usadaEn.getTime(),
        )
        .toBeGreaterThanOrEqual(app.reloj.ahora().getTime() - 6 * 60_000)
    }
    expect(await statusOf(usada)).toBe(200)
    expect((await deFondo(sola)).statusCode).toBe(401)
    expect(await statusOf(sola)).toBe(401)
    expect(await statusOf(dejada)).toBe(401)
  })

  test('[VII-C4] a person has so many sessions at once and no more: the one longest unused ends, nobody else’s', async () => {
    await politica('sesionesPorPersona', 3)
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
    expect(await Promise.all([...all, ...many].map(statusOf))).toEqual([401, 401, 200, 200, 200])
    expect(await statusOf(otra)).toBe(200)
  })
})
