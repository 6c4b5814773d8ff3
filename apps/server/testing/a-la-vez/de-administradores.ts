import { sql } from 'kysely'
import { hashClave } from '../../src/areas/acceso/clave.ts'
import type { Persona } from '../test-app.ts'
import type { Clase, Prensa } from './prensa.ts'

const clave = 'Valija@2026'

/** Administrators who change one another's accounts, and what each has invited. */
export const deAdministrador: Clase = async (app, azar) => {
  const fijo = await app.persona('admin')
  const claveHash = await hashClave(clave)
  const { db } = app.deps
  let n = 0
  return async () => {
    n++
    const nueva = async () => {
      const una = await app.persona('admin')
      await db
        .updateTable('usuarios')
        .set({ claveHash, tipo: 'Administrador', rfc: null })
        .where('id', '=', una.id)
        .execute()
      return una
    }
    const [ana, eva] = [await nueva(), await nueva()]
    const invita = async (quien: Persona, correo: string) => {
      const { body } = await app.call('POST', '/api/invitaciones', quien, { correo, rol: 'Administrador' })
      return (body as { id: string }).id
    }
    const invitadas = [await invita(ana, `x${n}@prueba.mx`), await invita(eva, `y${n}@prueba.mx`)]
    const par = () =>
      azar([
        [ana, eva],
        [eva, ana],
      ] as const)
    const uno = (que: string, ruta: (a: Persona) => string, body: (a: Persona) => unknown): Prensa => [
      que,
      () => {
        const [quien, a] = par()
        return app.call('POST', ruta(a), quien, body(a))
      },
    ]
    const desbloquear: Prensa = [
      'desbloquear',
      async () => {
        const { id } = azar([ana, eva])
        await db.updateTable('usuarios').set({ bloqueadoEn: null }).where('id', '=', id).execute()
        await sql`insert into usuario_claims (usuario_id, tipo, valor) values (${id}, 'role', 'admin')
          on conflict do nothing`.execute(db)
        await sql`update sesiones set expira_en = '2100-01-01', probada_en = '2100-01-01'
          where usuario_id = ${id}`.execute(db)
        await sql`update invitaciones set revocada_en = null where creado_por = ${id}`.execute(db)
        await sql`insert into segundos_factores (usuario_id, activado_en) values (${id}, now())
          on conflict do nothing`.execute(db)
        return { status: 200, body: null }
      },
    ]
    return [
      desbloquear,
      desbloquear,
      desbloquear,
      uno(
        'aceptar',
        (a) => `/api/usuarios/${a.id}/aceptar`,
        () => ({}),
      ),
      uno(
        'claim',
        () => '/api/usuarios/AgregarClaims?ClaimType=NombreAgencia&ClaimValue=P',
        (a) => a.id,
      ),
      uno(
        'bloquear',
        (a) => `/api/usuarios/${a.id}/bloquear`,
        () => ({}),
      ),
      uno(
        'quitarSegundoFactor',
        (a) => `/api/usuarios/${a.id}/quitarSegundoFactor`,
        () => undefined,
      ),
      [
        'activar',
        () => app.call('POST', '/api/sesion/segundoFactor/activar', azar([ana, eva]), { codigo: '123456' }),
      ],
      ['reenviar', () => app.call('POST', `/api/invitaciones/${azar(invitadas)}/reenviar`, azar([ana, eva]))],
      [
        'revocar',
        () => app.call('POST', `/api/invitaciones/${azar(invitadas)}/revocar`, azar([fijo, ana, eva])),
      ],
      ['bloquear fijo', () => app.call('POST', `/api/usuarios/${azar([ana, eva]).id}/bloquear`, fijo, {})],
    ]
  }
}
