import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { hashClave } from '../../src/areas/acceso/clave.ts'
import { issueEnlace } from '../../src/areas/acceso/enlaces.ts'
import { openSession } from '../../src/areas/acceso/open-session.ts'
import type { Persona } from '../test-app.ts'
import type { Clase, Prensa } from './prensa.ts'

const [clave, nueva] = ['Valija@2026', 'Nueva@20266']

/** An account at its own doors, while administrators change it; and who is invited. */
export const dePersona: Clase = async (app, azar) => {
  const admins = [await app.persona('admin'), await app.persona('admin'), await app.persona('admin')]
  const claveHash = await hashClave(clave)
  const { db } = app.deps
  let n = 0
  const call = async (metodo: string, url: string, quien: Persona | null, body?: unknown) => {
    const answer = await app.app.inject({
      method: metodo as 'GET',
      url,
      headers: {
        'x-forwarded-for': `10.${randomBytes(3).join('.')}`,
        ...(quien ? { authorization: `Bearer ${quien.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, body: answer.body as unknown }
  }
  return async () => {
    n++
    await sql`delete from intentos_acceso`.execute(db)
    const quien = await app.persona('proveedor', {
      idProveedores: [101],
      rfc: 'HAZ950101AB1',
      claims: [['RFCAgencia', 'HAZ950101AB1']],
    })
    const jefe = await app.persona('admin')
    for (const una of [quien, jefe, ...admins])
      await db
        .updateTable('usuarios')
        .set({ claveHash, bloqueadoEn: null })
        .where('id', '=', una.id)
        .execute()
    const otra = async (): Promise<Persona> => {
      const una = azar([quien, quien, jefe])
      const { token } = await openSession(app.deps, { id: una.id, email: una.correo }).catch(() => una)
      await sql`update sesiones set probada_en = '2100-01-01' where usuario_id = ${una.id}`
        .execute(db)
        .catch(() => {})
      return { ...una, token }
    }
    const numero = (
      await db.selectFrom('usuarios').select('numero').where('id', '=', quien.id).executeTakeFirstOrThrow()
    ).numero
    const cual = () => azar([quien.id, quien.id, jefe.id])
    let secret = ''
    const codigo = () =>
      secret ? new TOTP({ secret }).generate({ timestamp: app.reloj.ahora().getTime() }) : '123456'
    const propio = (que: string, ruta: string, body?: () => unknown, metodo = 'POST'): Prensa => [
      que,
      async () => call(metodo, ruta, await otra(), body?.()),
    ]
    const deAdmin = (que: string, ruta: () => string, body?: () => unknown, metodo = 'POST'): Prensa => [
      que,
      () => call(metodo, ruta(), azar(admins), body?.()),
    ]
    const invitacion = async () => {
      const { rows } = await sql<{
        id: string
      }>`select id from invitaciones order by creado_en desc, id limit 3`.execute(db)
      return rows.length === 0 ? quien.id : azar(rows).id
    }
    const correo = () => `i${n}${azar(['a', 'b'])}@prueba.mx`
    const enlaces: string[] = []
    return [
      [
        'login',
        () =>
          call('POST', '/api/usuarios/login', null, {
            email: quien.correo,
            password: azar([clave, nueva]),
            ...(secret ? { codigo: codigo() } : {}),
          }),
      ],
      ['olvide', () => call('POST', '/api/usuarios/olvideContrasena', null, { email: quien.correo })],
      [
        'restablecer',
        async () => {
          const codigo = await issueEnlace(
            app.deps,
            { usuarioId: quien.id },
            new Date(app.reloj.ahora().getTime() + 3_600_000),
          ).catch(() => 'x')
          return call('POST', '/api/usuarios/restablecerContrasena', null, {
            email: quien.correo,
            nuevaContrasena: azar([clave, nueva]),
            codigo,
          })
        },
      ],
      propio('cambiar', '/api/usuarios/cambiarContrasena', () =>
        azar([
          { actual: clave, nueva },
          { actual: nueva, nueva: clave },
        ]),
      ),
      [
        'segundoFactor',
        async () => {
          const answer = await call('POST', '/api/sesion/segundoFactor', await otra(), {
            contrasena: azar([clave, nueva]),
          })
          if (answer.status === 200) secret = (JSON.parse(String(answer.body)) as { secreto: string }).secreto
          return answer
        },
      ],
      propio('activar', '/api/sesion/segundoFactor/activar', () => ({ codigo: codigo() })),
      propio('codigos', '/api/sesion/segundoFactor/codigos', () => ({ contrasena: clave, codigo: codigo() })),
      propio('quitar', '/api/sesion/segundoFactor/quitar', () => ({ contrasena: clave, codigo: codigo() })),
      propio('probar', '/api/sesion/probar', () => ({ contrasena: azar([clave, nueva]) })),
      propio('correos', '/api/sesion/correos', () => ({ enResumen: azar([true, false]) }), 'PUT'),
      propio('cerrarOtras', '/api/sesiones/cerrarOtras'),
      propio('cerrar', '/api/usuarios/cerrarSesion'),
      propio('boleto', '/api/boletos', () => ({
        ruta: '/api/lotes/exportar?categoria=Proveedor&etapa=noProcesado',
      })),
      propio('primerosPasos', '/api/inicio/primeros-pasos/cerrar'),
      propio('GET sesion', '/api/sesion', undefined, 'GET'),
      deAdmin(
        'aceptar',
        () => `/api/usuarios/${cual()}/aceptar`,
        () => ({}),
      ),
      deAdmin(
        'bloquear',
        () => `/api/usuarios/${cual()}/bloquear`,
        () => ({}),
      ),
      deAdmin(
        'RemoverAdmin',
        () => '/api/usuarios/RemoverAdmin',
        () => cual(),
      ),
      deAdmin('reenviarAcceso', () => `/api/usuarios/${cual()}/reenviarAcceso`),
      deAdmin('quitarSegundoFactor', () => `/api/usuarios/${cual()}/quitarSegundoFactor`),
      deAdmin(
        'AgregarClaims',
        () =>
          `/api/usuarios/AgregarClaims?ClaimType=${azar(['NombreAgencia', 'role', 'idProveedor'])}&ClaimValue=${azar(['admin', '101', '102', 'Proveedor'])}`,
        () => cual(),
      ),
      deAdmin(
        'cambiarProveedor',
        () => `/api/usuarios/proveedor/${numero}`,
        () => ({
          email: quien.correo,
          rfc: 'HAZ950101AB1',
          nombreAgencia: 'P',
          idProveedores: azar([[101], [102, 101], [101, 102]]),
        }),
        'PATCH',
      ),
      deAdmin(
        'modificarProveedor',
        () => '/api/usuarios/modificarProveedor',
        () => ({
          usuarioId: numero,
          email: quien.correo,
          rfc: 'HAZ950101AB1',
          nombreAgencia: 'Q',
          idProveedores: [102],
        }),
      ),
      [
        'bloquearse',
        () => {
          const [a, b] = azar([
            [admins[0], admins[1]],
            [admins[1], admins[0]],
          ])
          return call('POST', `/api/usuarios/${b?.id}/quitarSegundoFactor`, a ?? null)
        },
      ],
      deAdmin(
        'invitar',
        () => '/api/invitaciones',
        () => ({ correo: correo(), rol: 'Administrador' }),
      ),
      deAdmin(
        'invitarVarias',
        () => '/api/invitaciones/varias',
        () => ({
          correos: azar([`i${n}a@prueba.mx, i${n}b@prueba.mx`, `i${n}b@prueba.mx, i${n}a@prueba.mx`]),
          rol: 'Operativo Proveedor',
        }),
      ),
      [
        'reenviar',
        async () => call('POST', `/api/invitaciones/${await invitacion()}/reenviar`, azar(admins)),
      ],
      ['revocar', async () => call('POST', `/api/invitaciones/${await invitacion()}/revocar`, azar(admins))],
      [
        'enlace',
        async () => {
          const answer = await call('POST', `/api/invitaciones/${await invitacion()}/enlace`, azar(admins))
          const url = String((JSON.parse(String(answer.body) || '{}') as { url?: string }).url ?? '')
          const cod = url.split(/[=/#]/).at(-1)
          if (answer.status === 200 && cod) enlaces.push(cod)
          return answer
        },
      ],
      [
        'registrar',
        () =>
          call('POST', '/api/usuarios/registrar', null, {
            email: correo(),
            password: clave,
            phoneNumber: 'Administrador',
            codigo: enlaces.length ? azar(enlaces) : 'x',
          }),
      ],
      [
        'registrar',
        () =>
          call('POST', '/api/usuarios/registrar', null, {
            email: correo(),
            password: clave,
            phoneNumber: 'Operativo Proveedor',
            codigo: enlaces.length ? azar(enlaces) : 'x',
          }),
      ],
      deAdmin(
        'politica',
        () => '/api/politica/cortePueProveedor',
        () => ({ valor: { clase: 'dia', valor: azar([21, 22]) }, desde: '2026-12-01', motivo: 'Prueba' }),
      ),
      deAdmin(
        'abrirLotes',
        () => '/api/proveedores/101/lotes-abiertos',
        () => ({ abiertos: azar([true, false]) }),
        'PUT',
      ),
    ]
  }
}
