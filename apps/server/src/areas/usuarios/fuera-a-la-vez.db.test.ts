import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { comesSecond } from '../../../testing/comes-second.ts'
import { clave, useConClave } from '../../../testing/con-clave.ts'
import { setRows } from '../../../testing/filas.ts'
import { type Persona, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import type { Tx } from '../../db/connection.ts'
import { dropSessions } from '../acceso/sessions.ts'

/** Whoever loses the account while a call of theirs waits: what it would have given is not given. */
const app = await useTestApp({ dia: '2026-10-12' })
const { conClave, withSecondFactor } = await useConClave(app)

const hotel = () =>
  app.persona('proveedor', {
    rfc: 'HAZ950101AB1',
    idProveedores: [101],
    claims: [['RFCAgencia', 'HAZ950101AB1']],
  })
type Answer = Awaited<ReturnType<TestApp['call']>>
const block = (id: string, quien: Persona) => app.call('POST', `/api/usuarios/${id}/bloquear`, quien, {})
const someoneOf = async (tipo: string) => {
  const quien = await app.persona(null)
  await setRows(app, 'usuarios', { id: quien.id }, { tipo })
  return quien
}

const rowOf =
  ({ id }: Persona) =>
  (tx: Tx) =>
    tx.selectFrom('usuarios').select('id').where('id', '=', id).forUpdate().execute()
const correoOf = (correo: string) => (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('correo'), hashtext(${correo}))`.execute(tx)

describe('who was blocked while a call waited gives nobody power', () => {
  test.each<[string, (ana: Persona, eva: Persona) => Promise<Answer>]>([
    ['accepts', (ana, eva) => app.call('POST', `/api/usuarios/${eva.id}/aceptar`, ana, {})],
    [
      'gives a claim',
      (ana, eva) =>
        app.call('POST', '/api/usuarios/AgregarClaims?ClaimType=role&ClaimValue=admin', ana, eva.id),
    ],
  ])('[VII-D3] an administrator who %s', async (_que, call) => {
    const [ana, luis, eva] = [await conClave(), await conClave(), await someoneOf('Administrador')]
    const answer = await comesSecond(
      app.deps,
      rowOf(eva),
      () => call(ana, eva),
      () => block(ana.id, luis),
    )
    expect(answer.status).toBe(401)
    expect((await app.call('GET', '/api/sesion', eva)).body).toMatchObject({ rol: null })
  })

  test.each<[string, (ana: Persona, eva: Persona, codigos: string[]) => Promise<Answer>]>([
    [
      'takes somebody’s second step away',
      (ana, eva) => app.call('POST', `/api/usuarios/${eva.id}/quitarSegundoFactor`, ana, {}),
    ],
    [
      'asks for other recovery codes of its own',
      (ana, _eva, [codigo]) =>
        app.call('POST', '/api/sesion/segundoFactor/codigos', ana, { contrasena: clave, codigo }),
    ],
    [
      'takes its own second step away',
      (ana, _eva, [codigo]) =>
        app.call('POST', '/api/sesion/segundoFactor/quitar', ana, { contrasena: clave, codigo }),
    ],
  ])('[VII-C4] a session that ends while it %s changes nothing', async (_que, call) => {
    const [ana, eva] = [await conClave(), await conClave()]
    const kept = await Promise.all([ana, eva].map(withSecondFactor))
    const answer = await comesSecond(
      app.deps,
      rowOf(ana),
      () => call(ana, eva, kept[0]?.codigos ?? []),
      (tx) => dropSessions(tx, { usuarioId: ana.id }),
    )
    expect(answer.status).toBe(401)
    const { rows } = await sql`select usuario_id from segundos_factores where activado_en is not null
      and usuario_id in (${ana.id}, ${eva.id})`.execute(app.deps.db)
    expect(rows).toHaveLength(2)
  })

  test.each<[string, string, (ana: Persona, email: string) => Promise<Answer>]>([
    [
      'a hotel that invites',
      'tarde@hotel.mx',
      (ana, correo) => app.call('POST', '/api/invitaciones', ana, { correo }),
    ],
    [
      'an administrator who makes an account',
      'tarde@cuenta.mx',
      (ana, email) =>
        app.call('POST', '/api/usuarios/crear', ana, { email, password: clave, phoneNumber: 'Operativo' }),
    ],
    [
      'an administrator who makes a hotel’s account',
      'tarde@nuevo.mx',
      (ana, email) =>
        app.call('POST', '/api/usuarios/crearProveedor', ana, {
          email,
          rfc: 'HAZ950101AB1',
          nombreAgencia: 'Hotel Azul',
          idProveedores: [101],
        }),
    ],
  ])('[VII-D3] %s', async (que, correo, call) => {
    const [ana, luis] = [que.startsWith('a hotel') ? await hotel() : await conClave(), await conClave()]
    const answer = await comesSecond(
      app.deps,
      correoOf(correo),
      () => call(ana, correo),
      () => block(ana.id, luis),
    )
    expect(answer.status).toBe(401)
    for (const [table, column] of [
      ['invitaciones', 'correo'],
      ['usuarios', 'email'],
      ['correos', 'para'],
    ] as const)
      expect([
        table,
        (
          await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${correo}`.execute(
            app.deps.db,
          )
        ).rows,
      ]).toEqual([table, []])
  })

  test('[VII-D3] any other change of hers: it is undone whole, by who was blocked and by who signed out', async () => {
    const cual = 'corteInvitadoPue'
    const antes = (await sql`select * from politica`.execute(app.deps.db)).rows
    for (const leave of [
      async (ana: Persona) => block(ana.id, await conClave()),
      (ana: Persona) => app.call('POST', '/api/usuarios/cerrarSesion', ana),
    ]) {
      const ana = await conClave()
      const answer = await comesSecond(
        app.deps,
        (tx) => sql`select pg_advisory_xact_lock(hashtext('politica'), hashtext(${cual}))`.execute(tx),
        () =>
          app.call('POST', `/api/politica/${cual}`, ana, {
            valor: { clase: 'dia', valor: 20 },
            desde: '2026-12-01',
            motivo: 'Prueba',
          }),
        () => leave(ana),
      )
      expect([answer.status, answer.body]).toMatchObject([401, { codigo: 'sesionExpirada' }])
    }
    expect((await sql`select * from politica`.execute(app.deps.db)).rows).toEqual(antes)
  })
})
