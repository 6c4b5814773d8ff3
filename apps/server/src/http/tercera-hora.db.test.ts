import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { clave, useConClave } from '../../testing/con-clave.ts'
import { readRow } from '../../testing/filas.ts'
import { type Persona, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { recuperacionPlantilla } from '../areas/acceso/correo-recuperacion.ts'
import { issueEnlace } from '../areas/acceso/enlaces.ts'
import { openSession } from '../areas/acceso/open-session.ts'
import type { Plantilla } from '../areas/correos/plantilla.ts'
import { invitacionPlantilla } from '../areas/usuarios/correo-invitacion.ts'
import { inTransaction } from '../db/connection.ts'

/** The third part of a stranger's hour (`docs/seguridad.md`): many at once, and what goes on after its person was shut out. */
const app = await useTestApp({ dia: '2026-10-12' })
const base = await app.listen()
const { conClave, login, withSecondFactor } = await useConClave(app)

type Answer = Awaited<ReturnType<TestApp['call']>>
const atOnce = async (n: number, call: (i: number) => Promise<Answer>) =>
  (await Promise.all(Array.from({ length: n }, (_, i) => call(i))))
    .map(({ status }) => status)
    .toSorted((a, b) => a - b)
const block = (id: string, quien: Persona) => app.call('POST', `/api/usuarios/${id}/bloquear`, quien, {})
describe('many at the same moment', () => {
  test('[VII-C4] fifty sign-ins leave as many sessions as the policy lets', async () => {
    const quien = await conClave()
    expect(new Set(await atOnce(50, () => login(quien.correo)))).toEqual(new Set([200]))
    const { n } = await app.deps.db
      .selectFrom('sesiones')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('usuarioId', '=', quien.id)
      .executeTakeFirstOrThrow()
    expect(n).toBe(25)
  })

  test('[VII-C3] sixty people of one address who sign in at once with the right password all come in', async () => {
    const gente = await Promise.all(Array.from({ length: 60 }, () => conClave()))
    expect(new Set(await atOnce(60, (i) => login(gente[i]?.correo ?? '')))).toEqual(new Set([200]))
  })

  test('[VII-C4] of three new passwords from one session, each with the old one, one is set', async () => {
    const quien = await conClave()
    const change = (i: number) =>
      app.call('POST', '/api/usuarios/cambiarContrasena', quien, { actual: clave, nueva: `Nueva@2026${i}` })
    const estados = await atOnce(3, change)
    expect(estados.filter((estado) => estado === 204)).toHaveLength(1)
    expect(estados.filter((estado) => estado === 400)).toHaveLength(2)
  })

  test('[VII-C4] a code of the app, and one of those kept for a loss, opens one session of five, and each further use is noted', async () => {
    const quien = await conClave()
    const { codigo, codigos } = await withSecondFactor(quien)
    for (const which of [codigo, () => codigos[0]]) {
      // So long that the wrong ones of before count no more.
      app.reloj.advance(3_600_000)
      const uno = which()
      expect(await atOnce(5, () => login(quien.correo, { codigo: uno }))).toEqual([200, 400, 400, 400, 400])
    }
    const { rows } =
      await sql`select motivo from bitacora where entidad = 'usuario' and entidad_id = ${quien.id}
      and accion = 'inicioFallido'`.execute(app.deps.db)
    expect(rows).toEqual(Array.from({ length: 8 }, () => ({ motivo: 'codigoIncorrecto' })))
  })

  test('[VII-D2] a ticket shown eight times opens its resource once', async () => {
    const ruta = '/api/usuarios/exportar?formato=csv'
    const { url } = (await app.call('POST', '/api/boletos', await conClave(), { ruta })).body as {
      url: string
    }
    const estados = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const answer = await fetch(`${base}${url}`)
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    expect(estados.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 403)])
  })

  test('[VII-C2] an invitation accepted twice and withdrawn at once makes one account or none, and says which', async () => {
    const admin = await conClave()
    for (let vuelta = 0; vuelta < 8; vuelta++) {
      const correo = `invitada${vuelta}@grupo.mx`
      const { id } = (await app.call('POST', '/api/invitaciones', admin, { correo, rol: 'Operativo' }))
        .body as { id: string }
      const plazo = new Date(app.reloj.ahora().getTime() + 3_600_000)
      const codigo = await issueEnlace(app.deps, { invitacionId: id }, plazo)
      const register = () =>
        app.call('POST', '/api/usuarios/registrar', null, {
          email: correo,
          password: clave,
          phoneNumber: 'Operativo',
          codigo,
        })
      const withdraw = () => app.call('POST', `/api/invitaciones/${id}/revocar`, admin, {})
      const [una, fuera, otra] = await Promise.all([register(), withdraw(), register()])
      const cuentas = await app.deps.db
        .selectFrom('usuarios')
        .select('id')
        .where('email', '=', correo)
        .execute()
      const entraron = [una, otra].filter((answer) => answer?.status === 200).length
      expect([entraron, cuentas.length]).toEqual(fuera?.status === 204 ? [0, 0] : [1, 1])
    }
  })
})

describe('mail to a mailbox that an account had', () => {
  const [nuevo, rfc, nombreAgencia] = ['nuevo@hotel.mx', 'HAZ950101AB1', 'Hotel Azul']
  const prepare = (plantilla: Plantilla, registro: string, para: string) =>
    plantilla.prepare(app.deps, registro, para)
  test.each<[string, Plantilla, (id: string) => Promise<string>]>([
    ['a recovery', recuperacionPlantilla, async (id) => id],
    [
      'an invitation',
      invitacionPlantilla,
      async (id) => {
        const { rows } = await sql<{
          id: string
        }>`select id from invitaciones where usuario_id = ${id}`.execute(app.deps.db)
        return rows[0]?.id ?? ''
      },
    ],
  ])(
    '[VII-C2] %s that is being written when the e-mail changes gets no link for the old one',
    async (que, plantilla, registroDe) => {
      const [admin, viejo] = [await conClave(), `viejo-${que.length}@hotel.mx`]
      const made = await app.call('POST', '/api/usuarios/crearProveedor', admin, {
        email: viejo,
        rfc,
        nombreAgencia,
        idProveedores: [101],
      })
      const { id: usuarioId } = made.body as { id: number }
      const { id } = await readRow(app, 'usuarios', { numero: usuarioId })
      const registro = await registroDe(id)
      expect(await prepare(plantilla, registro, viejo)).not.toBeNull()
      const correo = `${que.length}-${nuevo}`
      const edited = await app.call('PATCH', `/api/usuarios/proveedor/${usuarioId}`, admin, {
        email: correo,
        rfc,
        nombreAgencia,
      })
      expect([edited.status, edited.body]).toMatchObject([200, { email: correo }])
      expect(await prepare(plantilla, registro, viejo)).toBeNull()
      expect(await prepare(plantilla, registro, correo)).not.toBeNull()
    },
  )
})

describe('a download that goes on', () => {
  beforeAll(() =>
    sql`insert into usuarios (email, tipo, rfc, nombre_agencia)
      select 'p' || i || '@muchas.mx', 'Proveedor', 'XAXX010101000',
        (select string_agg(md5(i || ' ' || j), '') from generate_series(1, 20) j) from generate_series(1, 30000) i`.execute(
      app.deps.db,
    ),
  )
  test.each(['csv', 'xlsx'])(
    '[VII-D2] of %s breaks off when its person is blocked, loses the role or ends the session that asked for it, by ticket too, however slowly it is read; another’s, and that person’s other session, end whole',
    async (formato) => {
      const [admin, ana, luis, eva] = [await conClave(), await conClave(), await conClave(), await conClave()]
      const otra = await openSession(app.deps, { id: eva.id, email: eva.correo })
      const ruta = `/api/usuarios/exportar?formato=${formato}&pestana=proveedores`
      const { url } = (await app.call('POST', '/api/boletos', { ...eva, token: otra.token }, { ruta }))
        .body as {
        url: string
      }
      const answers = await Promise.all(
        [ana, luis, { token: otra.token }, null, eva].map(async (quien) => {
          const call = httpGet(`${base}${quien ? ruta : url}`, {
            headers: quien ? { authorization: `Bearer ${quien.token}` } : {},
            agent: false,
          })
          const [answer] = (await once(call, 'response')) as [IncomingMessage]
          // What breaks off is an error besides; it may before anybody reads on.
          answer.on('error', () => undefined)
          return Object.assign(answer, { ended: new Promise((resolve) => answer.once('close', resolve)) })
        }),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
      expect((await app.call('POST', '/api/sesiones/cerrarOtras', eva)).status).toBe(200)
      expect((await block(ana.id, admin)).status).toBe(200)
      await inTransaction(app.deps.db, async (tx) => {
        await tx.deleteFrom('usuarioClaims').where('usuarioId', '=', luis.id).execute()
        await sql`select pg_notify('valija_sesiones', ${luis.id})`.execute(tx)
      })
      await app.deps.eventos.settle()
      const whole = await Promise.all(
        answers.map(async (answer) => {
          await answer.resume().ended
          return answer.complete
        }),
      )
      expect(whole).toEqual([false, false, false, false, true])
    },
  )
})
