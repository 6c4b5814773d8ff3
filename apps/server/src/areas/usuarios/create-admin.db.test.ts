import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/test-app.ts'
import { createAdmin } from './create-admin.ts'

const app = await useTestApp()

const codeOf = (enlace: string): string => new URL(enlace).searchParams.get('codigo') ?? ''
const choose = (email: string, codigo: string) =>
  app.call('POST', '/api/usuarios/restablecerContrasena', null, {
    email,
    codigo,
    nuevaContrasena: 'Clave@Larga1',
  })

describe('the first admin', () => {
  test('chooses a password by the link of the console, once, and signs in as admin', async () => {
    const { enlace, nuevo } = await createAdmin(app.deps, ' Ana@Empresa.mx ')
    expect(nuevo).toBe(true)
    expect((await choose('ana@empresa.mx', codeOf(enlace))).status).toBeLessThan(300)
    expect((await choose('ana@empresa.mx', codeOf(enlace))).status).toBeGreaterThanOrEqual(400)
    const login = await app.call('POST', '/api/usuarios/login', null, {
      email: 'ana@empresa.mx',
      password: 'Clave@Larga1',
    })
    const { token } = login.body as { token: string }
    const sesion = await app.call('GET', '/api/sesion', { id: '', correo: '', token })
    expect(sesion.body).toMatchObject({ correo: 'ana@empresa.mx', rol: 'admin' })
  })

  test('asked again it gives a new link; another person’s account is never made an admin', async () => {
    expect(await createAdmin(app.deps, 'ana@empresa.mx')).toMatchObject({ nuevo: false })
    const other = await app.persona('proveedor', { correo: 'hotel@prueba.mx' })
    await expect(createAdmin(app.deps, other.correo)).rejects.toThrow('ya fue registrado anterior mente')
    await expect(createAdmin(app.deps, 'sin arroba')).rejects.toThrow('correo')
  })
})
