import { describe, expect, test } from 'vitest'
import { clave, useConClave } from '../../../testing/con-clave.ts'
import { readRows, setRows } from '../../../testing/filas.ts'
import { type Persona, type TestApp, useTestApp } from '../../../testing/test-app.ts'

let numero = 0
const app = await useTestApp()
const { conClave, login } = await useConClave(app)

/** Signed in with the password, and left open for so many minutes. */
const leftOpen = async (minutos: number): Promise<Persona> => {
  const quien = await conClave()
  const { body } = await login(quien.correo)
  app.reloj.advance(minutos * 60_000)
  return { ...quien, token: (body as { token: string }).token }
}
const probar = (quien: Persona, contrasena = clave) =>
  app.call('POST', '/api/sesion/probar', quien, { contrasena })
const hotel = () => ({
  email: `hotel${++numero}@prueba.mx`,
  rfc: 'HVE950101AB1',
  nombreAgencia: 'Hotel Verde',
  idProveedores: [101],
})
const create = async (quien: Persona, phoneNumber: string) => {
  const email = `nueva${++numero}@prueba.mx`
  const rfc = 'HVE950101AB1'
  const { body } = await app.call('POST', '/api/usuarios/crear', quien, {
    email,
    password: clave,
    phoneNumber,
    rfc,
  })
  return (body as { id: number }).id
}

describe('[VII-C4] what gives power to others', () => {
  const acts: [string, (quien: Persona) => Promise<() => ReturnType<TestApp['call']>>][] = [
    [
      'inviting staff',
      async (quien) => {
        const correo = `staff${++numero}@prueba.mx`
        return () => app.call('POST', '/api/invitaciones', quien, { correo, rol: 'Administrador' })
      },
    ],
    [
      'inviting a column of staff',
      async (quien) => {
        const correos = `a${++numero}@prueba.mx, b${++numero}@prueba.mx`
        return () => app.call('POST', '/api/invitaciones/varias', quien, { correos, rol: 'Operativo' })
      },
    ],
    [
      'letting an administrator in',
      async (quien) => {
        const id = await create(quien, 'Administrador')
        return () => app.call('POST', `/api/usuarios/${id}/aceptar`, quien, {})
      },
    ],
    [
      'the documented claim of an administrator',
      async (quien) => {
        const id = await create(quien, 'Administrador')
        return () =>
          app.call('POST', '/api/usuarios/AgregarClaims?ClaimType=role&ClaimValue=admin', quien, String(id))
      },
    ],
    [
      'another e-mail of an account',
      async (quien) => {
        const suyo = hotel()
        const { body } = await app.call('POST', '/api/usuarios/crearProveedor', quien, suyo)
        const { id } = body as { id: number }
        const email = `otro${++numero}@prueba.mx`
        return () => app.call('PATCH', `/api/usuarios/proveedor/${id}`, quien, { ...suyo, email })
      },
    ],
    [
      'taking another’s second factor away',
      async (quien) => {
        const otra = await app.persona('OperativoProveedor')
        return () => app.call('POST', `/api/usuarios/${otra.id}/quitarSegundoFactor`, quien)
      },
    ],
    [
      'blocking another administrator',
      async (quien) => {
        const otro = await app.persona('admin')
        return () => app.call('POST', `/api/usuarios/${otro.id}/bloquear`, quien, {})
      },
    ],
  ]

  test.each(acts)(
    '[VII-C4] %s asks who is there once the sign-in is a quarter of an hour old, and changes nothing until then',
    async (_what, prepare) => {
      const quien = await leftOpen(16)
      const act = await prepare(quien)
      const rows = async () => (await readRows(app, 'bitacora', { usuarioId: quien.id })).length
      const before = await rows()
      expect(await act()).toMatchObject({ status: 403, body: { codigo: 'pruebaRequerida' } })
      expect(await rows()).toBe(before)
      expect((await probar(quien, 'mala')).body).toMatchObject({ codigo: 'contrasenaActualIncorrecta' })
      expect((await act()).status).toBe(403)
      expect((await probar(quien)).status).toBe(204)
      expect((await act()).status).toBeLessThan(300)
      app.reloj.advance(16 * 60_000)
      expect((await (await prepare(quien))()).status).toBe(403)
    },
  )

  test('[VII-C4] what was shown in one session opens no other of the same person; tries are counted', async () => {
    const quien = await leftOpen(16)
    const { body } = await login(quien.correo)
    const otra = { ...quien, token: (body as { token: string }).token }
    const invite = (de: Persona) =>
      app.call('POST', '/api/invitaciones', de, { correo: `c${++numero}@prueba.mx`, rol: 'Operativo' })
    expect((await invite(otra)).status).toBe(200)
    expect((await invite(quien)).status).toBe(403)
    for (let n = 0; n < 5; n++) expect((await probar(quien, `mala${n}`)).status).toBe(400)
    expect((await probar(quien)).status).toBe(429)
    const fallidas = await app.deps.db
      .selectFrom('bitacora')
      .select('detalle')
      .where('usuarioId', '=', quien.id)
      .where('accion', '=', 'pruebaFallida')
      .execute()
    expect(fallidas).toHaveLength(5)
    expect(fallidas[0]?.detalle).toMatchObject({ direccion: '127.0.0.1' })
  })

  test('[VII-C4] what gives no power over others asks for nothing more: a hotel’s name, its own collaborators, letting a hotel in', async () => {
    const quien = await leftOpen(16)
    const suyo = hotel()
    const { body } = await app.call('POST', '/api/usuarios/crearProveedor', quien, suyo)
    const { id } = body as { id: number }
    const edit = { ...suyo, nombreAgencia: 'Hotel Verde y Azul' }
    expect((await app.call('PATCH', `/api/usuarios/proveedor/${id}`, quien, edit)).status).toBe(200)
    const proveedor = await create(quien, 'Proveedor')
    expect((await app.call('POST', `/api/usuarios/${proveedor}/aceptar`, quien, {})).status).toBe(200)
    const deHotel = await app.persona('proveedor')
    await setRows(app, 'sesiones', { usuarioId: deHotel.id }, { probadaEn: null })
    expect(
      (await app.call('POST', '/api/invitaciones', deHotel, { correo: `d${++numero}@prueba.mx` })).status,
    ).toBe(200)
  })
})
