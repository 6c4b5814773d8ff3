import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import type { Llave } from '@valija/contract/llaves.ts'
import { describe, expect, test } from 'vitest'
import { clave, useConClave } from '../../testing/con-clave.ts'
import { readRow } from '../../testing/filas.ts'
import { facturaDe, invitadoDePrueba, pdfDe, xmlDe } from '../../testing/invitado-de-prueba.ts'
import { llaveDePrueba } from '../../testing/llave-de-prueba.ts'
import { type Persona, useTestApp } from '../../testing/test-app.ts'

/** The second part of a stranger's hour (`docs/seguridad.md`): steps out of order, twice, too late, and by somebody else. */
const origen = 'https://valija.ejemplo.mx'
const dia = '2026-10-12'
const app = await useTestApp({ dia, env: { VALIJA_URL_PUBLICA: origen, VALIJA_PROXY: 'loopback' } })
const base = await app.listen()
const { conClave, login, codigoTotp, beginSecondFactor } = await useConClave(app)

const signOut = (quien: Persona) => app.call('POST', '/api/usuarios/cerrarSesion', quien)

describe('passkeys out of order', () => {
  const challengeOf = ({ body }: { body: unknown }) => (body as { challenge: string }).challenge
  const askNew = async (quien: Persona) =>
    challengeOf(await app.call('POST', '/api/sesion/llaves/reto', quien, { contrasena: clave }))
  const ask = async () => challengeOf(await app.call('POST', '/api/usuarios/llave/reto'))
  const save = (quien: Persona, respuesta: object) =>
    app.call('POST', '/api/sesion/llaves', quien, { nombre: 'x', respuesta })
  const enter = (respuesta: object) => app.call('POST', '/api/usuarios/entrarConLlave', null, { respuesta })

  test('[VII-C4] finished before it was begun, with the other’s kind of challenge, after sign-out, or with a stranger’s words, nothing is kept or opened', async () => {
    const quien = await conClave()
    const device = llaveDePrueba(origen)
    expect((await save(quien, device.create('bm8gZW1wZXphZG8'))).status).toBe(400)
    expect((await enter(device.sign('bm8gZW1wZXphZG8'))).status).toBe(401)
    // What was asked to make one opens nothing, and is used up by the try.
    const deAlta = await askNew(quien)
    expect((await enter(device.sign(deAlta))).status).toBe(401)
    expect((await save(quien, device.create(deAlta))).status).toBe(400)
    const { id } = (await save(quien, device.create(await askNew(quien)))).body as Llave
    const buena = device.sign(await ask())
    for (const [que, mala] of Object.entries({
      'another id': { ...buena, rawId: llaveDePrueba(origen).id },
      'no JSON': { ...buena, response: { ...buena.response, clientDataJSON: 'bm8' } },
      'a list for a challenge': {
        ...buena,
        response: {
          ...buena.response,
          clientDataJSON: Buffer.from('{"challenge":["x"]}').toString('base64url'),
        },
      },
      'a short proof': {
        ...device.sign(await ask()),
        response: { ...buena.response, authenticatorData: 'AAAA' },
      },
      nothing: {},
    }))
      expect([que, (await enter(mala)).status]).toEqual([
        que,
        expect.toSatisfy((n: number) => n === 400 || n === 401),
      ])
    const enojada = { ...device.create(await askNew(quien)) }
    enojada.response = {
      ...enojada.response,
      attestationObject: Buffer.alloc(20_000, 0x81).toString('base64url'),
    }
    expect((await save(quien, enojada)).status).toBe(400)
    const tarde = device.create(await askNew(quien))
    await signOut(quien)
    expect((await save(quien, tarde)).status).toBe(401)
    expect(
      (await app.call('POST', `/api/sesion/llaves/${id}/quitar`, quien, { contrasena: clave })).status,
    ).toBe(401)
    expect((await enter(device.sign(await ask()))).status).toBe(200)
  })

  test('[VII-C4] a device that says the passkey is somebody else’s opens nothing; its own name, or none, does', async () => {
    const [ana, luis] = [await conClave(), await conClave()]
    const device = llaveDePrueba(origen)
    expect((await save(ana, device.create(await askNew(ana)))).status).toBe(200)
    const como = async (usuarioId: string | null) => {
      const firma = device.sign(await ask())
      const userHandle = usuarioId === null ? null : Buffer.from(usuarioId).toString('base64url')
      return (await enter({ ...firma, response: { ...firma.response, userHandle } })).status
    }
    expect([await como(luis.id), await como(ana.id), await como(null)]).toEqual([401, 200, 200])
  })

  test('[VII-C4] taken away twice it is gone once, and opens nothing in between', async () => {
    const quien = await conClave()
    const device = llaveDePrueba(origen)
    const { id } = (await save(quien, device.create(await askNew(quien)))).body as Llave
    const firma = device.sign(await ask())
    const quitar = () => app.call('POST', `/api/sesion/llaves/${id}/quitar`, quien, { contrasena: clave })
    const estados = (await Promise.all([quitar(), quitar()])).map(({ status }) => status)
    expect(estados.toSorted((a, b) => a - b)).toEqual([204, 404])
    expect((await enter(firma)).status).toBe(401)
  })
})

describe('a second factor half-way', () => {
  const activate = (quien: Persona, codigo: string) =>
    app.call('POST', '/api/sesion/segundoFactor/activar', quien, { codigo })

  test('[VII-C4] begun and left it locks nobody out; begun twice only the last secret counts; its code does not serve again', async () => {
    const quien = await conClave()
    const { secreto: primero } = await beginSecondFactor(quien)
    expect((await login(quien.correo)).status).toBe(200)
    const { secreto: segundo } = await beginSecondFactor(quien)
    expect((await activate(quien, codigoTotp(primero))).body).toMatchObject({ codigo: 'codigoIncorrecto' })
    expect((await activate(quien, codigoTotp(segundo))).status).toBe(200)
    expect((await activate(quien, codigoTotp(segundo))).status).toBe(409)
    expect((await login(quien.correo, { codigo: codigoTotp(segundo) })).status).toBe(400)
    app.reloj.advance(60_000)
    expect((await login(quien.correo, { codigo: codigoTotp(segundo) })).status).toBe(200)
    expect((await login(quien.correo, { codigo: codigoTotp(segundo) })).status).toBe(400)
  })
})

describe('tickets', () => {
  const ticket = async (quien: Persona, ruta = '/api/bitacora/exportar?formato=csv') =>
    ((await app.call('POST', '/api/boletos', quien, { ruta })).body as { url: string }).url
  const use = async (url: string) => (await fetch(`${base}${url}`)).status

  test('[VII-D2] one ends with the session that asked for it: signed out, ended from elsewhere, or by a new password', async () => {
    const quien = await conClave()
    const ruta = '/api/usuarios/exportar?formato=csv'
    const bueno = await ticket(quien, ruta)
    expect(await use(bueno)).toBe(200)
    expect(await use(bueno)).toBe(403)
    const deEsta = await ticket(quien, ruta)
    const otra = { ...quien, token: ((await login(quien.correo)).body as { token: string }).token }
    const deOtra = await ticket(otra, ruta)
    const cambio = await app.call('POST', '/api/usuarios/cambiarContrasena', otra, {
      actual: clave,
      nueva: 'Otra@20266',
    })
    expect(cambio.status).toBeLessThan(300)
    expect([await use(deEsta), await use(deOtra)]).toEqual([403, 200])
    const ultimo = await ticket(otra, ruta)
    await signOut(otra)
    expect(await use(ultimo)).toBe(403)
  })
})

describe('live events', () => {
  test('[VII-D2] a stream ends when its person is no administrator any more, is blocked or signs out', async () => {
    const admin = await conClave()
    const listen = async (quien: Persona) => {
      const call = httpGet(`${base}/api/eventos`, {
        headers: { authorization: `Bearer ${quien.token}` },
        agent: false,
      })
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      const ended = once(answer.resume(), 'end')
      return { status: answer.statusCode, ended }
    }
    const [a, b, c] = [await conClave(), await conClave('OperativoProveedor'), await conClave()]
    const streams = await Promise.all([a, b, c].map(listen))
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])
    const { numero } = await readRow(app, 'usuarios', { id: a.id })
    expect(await app.call('POST', '/api/usuarios/RemoverAdmin', admin, numero)).toMatchObject({ status: 200 })
    expect((await app.call('POST', `/api/usuarios/${b.id}/bloquear`, admin, {})).status).toBeLessThan(300)
    await signOut(c)
    await Promise.all(streams.map(({ ended }) => ended))
    expect((await app.call('GET', '/api/sesion', b)).status).toBe(401)
    expect((await app.call('GET', '/api/usuarios', a)).status).toBeGreaterThan(400)
  })
})

describe('a guest’s load', () => {
  const actual = '/api/invitados/cargas/actual'
  let n = 0
  const guest = async () => {
    const uno = invitadoDePrueba(app, `10.9.0.${++n}`)
    await uno.begin()
    return uno
  }
  const factura = (semilla: string, reserva: number) => facturaDe({ dia, reservas: [reserva], semilla })

  test('[VII-D2] the files of another load are absent from this one: taken out, tied or asked for by their ids', async () => {
    const [uno, otro] = [await guest(), await guest()]
    const [suya, ajena] = [factura('de uno', 20), factura('de otro', 21)]
    await uno.drop(xmlDe(suya))
    await otro.drop(xmlDe(ajena))
    await otro.dropPdfs(pdfDe(ajena.nombre))
    const [deUno, deOtro] = [await uno.read(), await otro.read()]
    const antes = JSON.stringify(deOtro)
    const [mia, cfdi] = [deUno.facturas[0]?.id, deOtro.facturas[0]?.id]
    const pdf = deOtro.facturas[0]?.pdf?.id ?? deOtro.pdfsSueltos[0]?.id ?? ''
    expect(pdf).not.toBe('')
    for (const [metodo, ruta, body] of [
      ['DELETE', `${actual}/cfdis/${cfdi}`],
      ['DELETE', `${actual}/pdfs/${pdf}`],
      ['PUT', `${actual}/cfdis/${cfdi}/pdf`, { pdfId: null }],
      ['PUT', `${actual}/cfdis/${mia}/pdf`, { pdfId: pdf }],
      ['PUT', `${actual}/reservas`, { facturas: [{ id: cfdi, bookingCodes: ['ABC123'] }] }],
    ] as const)
      expect([metodo, ruta.slice(0, 40), (await uno.call(metodo, ruta, body)).status]).toEqual([
        metodo,
        ruta.slice(0, 40),
        expect.toSatisfy((estado: number) => estado >= 400 && estado < 500),
      ])
    expect(JSON.stringify(await otro.read())).toBe(antes)
    for (const token of ['', 'x'.repeat(101), `${uno.token}, ${otro.token}`, `${uno.token} `.repeat(2)]) {
      const ladron = invitadoDePrueba(app, '10.9.1.1')
      ladron.use(token)
      expect((await ladron.call('GET', actual)).status).toBe(404)
    }
  })

  test('[VII-D2] what one tab saved another does not change, also while it is being saved; once it has expired nothing opens it', async () => {
    const uno = await guest()
    const suya = factura('dos pestañas', 22)
    await uno.drop(xmlDe(suya))
    await uno.read()
    await uno.name([[...suya.bookingCodes]])
    await uno.read()
    await uno.dropPdfs(pdfDe(suya.nombre))
    const [guardado, tarde, nombre] = await Promise.all([
      uno.save('pestanas@agencia.mx'),
      uno.drop(xmlDe(factura('tarde', 23))),
      uno.call('PUT', `${actual}/reservas`, { facturas: [] }),
    ])
    for (const { status } of [guardado, tarde, nombre]) expect(status).toBeLessThan(500)
    const otra = guardado.status === 200 ? guardado : await uno.save('pestanas@agencia.mx')
    expect(otra.status).toBeLessThan(500)
    if (otra.status === 200) {
      expect(otra.body).toMatchObject({ reservas: 1 })
      expect((await uno.drop(xmlDe(factura('después', 24)))).body.codigo).toBe('cargaGuardada')
      expect((await uno.call('DELETE', `${actual}/cfdis/${crypto.randomUUID()}`)).body.codigo).toBe(
        'cargaGuardada',
      )
    }
    const vieja = await guest()
    app.reloj.advance(400 * 86_400_000)
    for (const [metodo, ruta] of [
      ['GET', actual],
      ['DELETE', actual],
      ['POST', `${actual}/verificar`],
    ] as const)
      expect([metodo, (await vieja.call(metodo, ruta)).status]).toEqual([metodo, 404])
    expect((await vieja.drop(xmlDe(suya))).status).toBe(404)
    expect((await vieja.save()).status).toBe(404)
  })
})
