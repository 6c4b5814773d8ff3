import { TOTP } from 'otpauth'
import { beforeEach } from 'vitest'
import { hashClave } from '../src/areas/acceso/clave.ts'
import { setRows } from './filas.ts'
import type { Persona, TestApp } from './test-app.ts'

export const clave = 'Valija@2026'

/** People who sign in with `clave`. Tries that failed are forgotten before each test: everybody calls from one address. */
export async function useConClave(app: TestApp) {
  const claveHash = await hashClave(clave)
  beforeEach(() => app.deps.db.deleteFrom('intentosAcceso').execute())
  const conClave = async (rol: Parameters<TestApp['persona']>[0] = 'admin'): Promise<Persona> => {
    const quien = await app.persona(rol)
    await setRows(app, 'usuarios', { id: quien.id }, { claveHash })
    return quien
  }
  const login = (
    email: string,
    mas: { password?: string; codigo?: string | undefined; llave?: object } = {},
  ) => app.call('POST', '/api/usuarios/login', null, { email, password: clave, ...mas })
  /** What the app on the phone shows at this moment. */
  const codigoTotp = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: app.reloj.ahora().getTime() })
  const beginSecondFactor = async (quien: Persona) => {
    const { body } = await app.call('POST', '/api/sesion/segundoFactor', quien, { contrasena: clave })
    return body as { secreto: string; uri: string; qr: string }
  }
  const withSecondFactor = async (quien: Persona) => {
    const { secreto } = await beginSecondFactor(quien)
    const codigo = () => codigoTotp(secreto)
    const { body } = await app.call('POST', '/api/sesion/segundoFactor/activar', quien, { codigo: codigo() })
    return { secreto, codigo, codigos: (body as { codigos: string[] }).codigos }
  }
  return { claveHash, conClave, login, codigoTotp, beginSecondFactor, withSecondFactor }
}
