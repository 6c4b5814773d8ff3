import type { Llave, Llaves } from '@valija/contract/llaves.ts'
import { describe, expect, test } from 'vitest'
import { correosDe } from '../../../testing/buzon.ts'
import { clave, useConClave } from '../../../testing/con-clave.ts'
import { setRows } from '../../../testing/filas.ts'
import { llaveDePrueba } from '../../../testing/llave-de-prueba.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { parteConfiada } from './parte-confiada.ts'

const origen = 'https://valija.ejemplo.mx'
const app = await useTestApp({ env: { VALIJA_URL_PUBLICA: origen } })
const { claveHash, conClave, login } = await useConClave(app)

type Device = ReturnType<typeof llaveDePrueba>
const challengeOf = ({ body }: { body: unknown }) => (body as { challenge: string }).challenge
const askNew = (quien: Persona, contrasena = clave) =>
  app.call('POST', '/api/sesion/llaves/reto', quien, { contrasena })
const save = (quien: Persona, nombre: string, respuesta: object) =>
  app.call('POST', '/api/sesion/llaves', quien, { nombre, respuesta })
async function add(quien: Persona, nombre = 'Laptop'): Promise<{ device: Device; llave: Llave }> {
  const device = llaveDePrueba(origen)
  const answer = await save(quien, nombre, device.create(challengeOf(await askNew(quien))))
  expect(answer.status).toBe(200)
  return { device, llave: answer.body as Llave }
}
const ask = async () => challengeOf(await app.call('POST', '/api/usuarios/llave/reto'))
const enter = (respuesta: object) => app.call('POST', '/api/usuarios/entrarConLlave', null, { respuesta })
const own = async (quien: Persona) => (await app.call('GET', '/api/sesion/llaves', quien)).body as Llaves
const correoDe = async (answer: { body: unknown }) => {
  const { token } = answer.body as { token: string }
  return ((await app.call('GET', '/api/sesion', { id: '', correo: '', token })).body as { correo: string })
    .correo
}

describe('[VII-C4] passkeys of a person', () => {
  test('[VII-C4] several, each with its name and last use; made with the password, taken away with it, and only one’s own', async () => {
    const [ana, luis] = [await conClave('proveedor'), await conClave('proveedor')]
    expect((await askNew(ana, 'mala')).body).toMatchObject({ codigo: 'contrasenaActualIncorrecta' })
    const { llave: laptop } = await add(ana, 'Laptop')
    const { device: telefono } = await add(ana, 'Teléfono')
    expect(await own(ana)).toMatchObject({
      disponibles: true,
      llaves: [{ nombre: 'Laptop', usadaEn: null }, { nombre: 'Teléfono' }],
    })
    expect((await own(luis)).llaves).toEqual([])
    const remove = (quien: Persona, contrasena: string) =>
      app.call('POST', `/api/sesion/llaves/${laptop.id}/quitar`, quien, { contrasena })
    expect((await remove(ana, 'mala')).status).toBe(400)
    expect((await remove(luis, clave)).status).toBe(404)
    expect((await remove(ana, clave)).status).toBe(204)
    expect((await own(ana)).llaves).toMatchObject([{ nombre: 'Teléfono' }])
    expect((await enter(telefono.sign(await ask()))).status).toBe(200)
    expect((await own(ana)).llaves[0]?.usadaEn).not.toBeNull()
  })

  test('[VII-C4] wrong passwords before a new passkey make one wait like at the sign-in', async () => {
    const quien = await conClave()
    for (let n = 0; n < 5; n++) expect((await askNew(quien, `mala${n}`)).status).toBe(400)
    expect((await askNew(quien)).status).toBe(429)
  })

  test.each<[string, Parameters<Device['create']>[1]]>([
    ['another page', { origen: 'https://valija.ejemplo.mx.malo.com' }],
    ['another name', { rpId: 'ejemplo.mx' }],
    ['nobody who unlocked it', { verificada: false }],
    ['a signature in the place of a new key', { tipo: 'webauthn.get' }],
  ])('[VII-C4] a passkey made for %s is not taken', async (_what, lies) => {
    const quien = await conClave()
    const answer = await save(
      quien,
      'x',
      llaveDePrueba(origen).create(challengeOf(await askNew(quien)), lies),
    )
    expect(answer.body).toMatchObject({ codigo: 'llaveNoRegistrada' })
    expect((await own(quien)).llaves).toEqual([])
  })

  test('[VII-C4] what was asked of one person makes no passkey for another, nor twice, nor after five minutes, nor with a sign-in’s challenge', async () => {
    const [ana, luis] = [await conClave(), await conClave('admin')]
    const device = llaveDePrueba(origen)
    const deAna = challengeOf(await askNew(ana))
    expect((await save(luis, 'x', device.create(deAna))).status).toBe(400)
    expect((await save(ana, 'x', device.create(deAna))).status).toBe(400)
    expect((await save(ana, 'x', device.create(await ask()))).status).toBe(400)
    const late = challengeOf(await askNew(ana))
    app.reloj.advance(5 * 60_000)
    expect((await save(ana, 'x', device.create(late))).status).toBe(400)
    const good = device.create(challengeOf(await askNew(ana)))
    expect((await save(ana, 'x', good)).status).toBe(200)
    // The same credential is nobody else's.
    expect((await save(luis, 'x', device.create(challengeOf(await askNew(luis))))).status).toBe(400)
  })
})

test('[VII-C4] a passkey that its owner unlocks says who is there, in the place of the password; locked, another’s, or used twice it does not', async () => {
  const [quien, otra] = [await conClave('proveedor'), await conClave('proveedor')]
  const { device } = await add(quien)
  const ajena = await add(otra)
  const start = (llave: object) => app.call('POST', '/api/sesion/segundoFactor', quien, { llave })
  const locked = device.sign(await ask(), { verificada: false })
  const once = device.sign(await ask())
  for (const bad of [locked, ajena.device.sign(await ask())])
    expect((await start(bad)).body).toMatchObject({ codigo: 'llaveNoReconocida' })
  expect((await start(once)).status).toBe(200)
  expect((await start(once)).status).toBe(401)
  expect(
    (await app.call('POST', '/api/sesion/llaves/reto', quien, { llave: device.sign(await ask()) })).status,
  ).toBe(200)
  expect(
    (
      await app.call('POST', '/api/sesion/segundoFactor/activarConLlave', quien, {
        llave: device.sign(await ask()),
      })
    ).status,
  ).toBe(200)
})

test('[VII-C5] a passkey added and one taken away are told to the owner, by name', async () => {
  const quien = await conClave('proveedor')
  const { llave } = await add(quien, 'Recepción')
  await app.call('POST', `/api/sesion/llaves/${llave.id}/quitar`, quien, { contrasena: clave })
  await app.drainJobs()
  const correos = await correosDe(app, quien.correo)
  expect(correos.map(({ asunto }) => asunto).toSorted()).toEqual([
    'Se agregó una llave de acceso a tu cuenta de Valija',
    'Se quitó una llave de acceso de tu cuenta de Valija',
  ])
  for (const { texto } of correos) expect(texto).toContain('«Recepción»')
})

describe('[VII-C4] signing in with a passkey alone', () => {
  test('[VII-C4] it opens its owner’s session, also past an activated second factor and the policy that asks for one', async () => {
    const quien = await conClave('OperativoProveedor')
    const { device } = await add(quien)
    expect(
      (await app.call('POST', '/api/sesion/segundoFactor/activarConLlave', quien, { contrasena: clave }))
        .status,
    ).toBe(200)
    const answer = await enter(device.sign(await ask()))
    expect(answer.status).toBe(200)
    expect(await correoDe(answer)).toBe(quien.correo)
    expect(String(answer.headers['set-cookie'])).toContain('valija-equipo=')
  })

  test.each<[string, Parameters<Device['sign']>[1]]>([
    ['that nobody unlocked', { verificada: false }],
    ['of another page', { origen: 'https://otra.mx' }],
    ['of another name', { rpId: 'otra.mx' }],
    ['that counts no further', { contador: 1 }],
    ['that counts backwards', { contador: 0 }],
    ['of another kind', { tipo: 'webauthn.create' }],
    ['by another key', { clave: llaveDePrueba(origen).privada }],
  ])('[VII-C4] a signature %s opens nothing, and the right one still does', async (_what, lies) => {
    const quien = await conClave('proveedor')
    const { device } = await add(quien)
    expect((await enter(device.sign(await ask()))).status).toBe(200)
    expect(await enter(device.sign(await ask(), lies))).toMatchObject({
      status: 401,
      body: { codigo: 'llaveNoReconocida' },
    })
    expect((await enter(device.sign(await ask()))).status).toBe(200)
  })

  test('[VII-C4] a challenge serves once, also for two at the same moment, and not after five minutes', async () => {
    const quien = await conClave('proveedor')
    const { device } = await add(quien)
    const once = device.sign(await ask())
    const both = await Promise.all([enter(once), enter(once)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    const late = device.sign(await ask())
    app.reloj.advance(5 * 60_000)
    expect((await enter(late)).status).toBe(401)
    expect((await enter(device.sign('bm8gZXMgbnVlc3Rybw'))).status).toBe(401)
  })

  test('[VII-C4] a passkey that was taken away, an unknown one and one of a blocked person open nothing', async () => {
    const [ana, luis] = [await conClave('proveedor'), await conClave('proveedor')]
    const deAna = await add(ana)
    const deLuis = await add(luis)
    await app.call('POST', `/api/sesion/llaves/${deAna.llave.id}/quitar`, ana, { contrasena: clave })
    expect((await enter(deAna.device.sign(await ask()))).status).toBe(401)
    expect((await enter(llaveDePrueba(origen).sign(await ask()))).status).toBe(401)
    await app.call('POST', `/api/usuarios/${luis.id}/bloquear`, await app.persona('admin'), {})
    expect((await enter(deLuis.device.sign(await ask()))).body).toMatchObject({ codigo: 'cuentaBloqueada' })
  })

  test('[VII-C4] whoever opened an account with a copied link keeps no passkey once its owner proves the mailbox', async () => {
    const quien = await conClave('proveedor')
    const { device } = await add(quien)
    await setRows(app, 'usuarios', { id: quien.id }, { pruebaCorreo: 'pendiente' })
    const { inTransaction } = await import('../../db/connection.ts')
    const { setClave } = await import('./clave.ts')
    await inTransaction(app.deps.db, (tx) =>
      setClave(tx, quien.id, claveHash, { ahora: app.reloj.ahora(), prueba: 'correo' }),
    )
    expect((await enter(device.sign(await ask()))).status).toBe(401)
  })
})

describe('[VII-C4] a passkey as the second step', () => {
  test('[VII-C4] after the password its owner’s passkey or a recovery code lets in; the password alone, and another’s passkey, do not', async () => {
    const [quien, otra] = [await conClave(), await conClave('admin')]
    expect(
      (await app.call('POST', '/api/sesion/segundoFactor/activarConLlave', quien, { contrasena: clave }))
        .body,
    ).toMatchObject({
      codigo: 'sinLlaves',
    })
    const { device, llave } = await add(quien)
    const ajena = await add(otra)
    const { codigos } = (
      await app.call('POST', '/api/sesion/segundoFactor/activarConLlave', quien, { contrasena: clave })
    ).body as {
      codigos: string[]
    }
    expect((await login(quien.correo)).body).toMatchObject({
      codigo: 'segundoFactorRequerido',
      detalles: [{ campo: 'codigo' }, { campo: 'llave' }],
    })
    expect((await login(quien.correo, { llave: ajena.device.sign(await ask()) })).status).toBe(401)
    // Having it is enough here: the password was the other half.
    expect(
      (await login(quien.correo, { llave: device.sign(await ask(), { verificada: false }) })).status,
    ).toBe(200)
    expect((await login(quien.correo, { codigo: codigos[0] })).status).toBe(200)
    expect((await login(quien.correo, { codigo: '123456' })).status).toBe(400)
    // The last one is needed until the second step is taken away, which wants the password and the passkey.
    expect(
      (await app.call('POST', `/api/sesion/llaves/${llave.id}/quitar`, quien, { contrasena: clave })).body,
    ).toMatchObject({ codigo: 'llaveEsSegundoPaso' })
    const quitar = (body: object) => app.call('POST', '/api/sesion/segundoFactor/quitar', quien, body)
    expect((await quitar({ contrasena: clave, llave: ajena.device.sign(await ask()) })).status).toBe(401)
    expect((await quitar({ contrasena: clave, llave: device.sign(await ask()) })).status).toBe(204)
    expect((await login(quien.correo)).status).toBe(200)
  })
})

test.each<[string | undefined, ReturnType<typeof parteConfiada>]>([
  ['https://valija.ejemplo.mx', { id: 'valija.ejemplo.mx', origen: 'https://valija.ejemplo.mx' }],
  ['https://valija.ejemplo.mx:8443/', { id: 'valija.ejemplo.mx', origen: 'https://valija.ejemplo.mx:8443' }],
  ['http://valija.ejemplo.mx', null],
  ['https://10.0.0.5', null],
  ['https://[2001:db8::1]', null],
  ['http://127.0.0.1:3000', { id: 'localhost', origen: 'http://localhost:3000' }],
  [undefined, { id: 'localhost', origen: 'http://localhost:3000' }],
])('[VII-C4] passkeys are made for the public address’s name: %s', (url, parte) => {
  expect(parteConfiada({ ...app.deps.config, PORT: 3000, VALIJA_URL_PUBLICA: url })).toEqual(parte)
})
