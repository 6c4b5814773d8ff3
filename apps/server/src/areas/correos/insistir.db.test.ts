import { instalacionPantalla } from '@valija/contract/messages/instalacion-pantalla.ts'
import { sayFallaDeCorreo } from '@valija/contract/redaccion/falla-de-correo.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readRow } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import type { CorreoPort } from '../../adapters/correo/port.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { plantillasDeCorreo } from '../../plantillas-de-correo.ts'
import { correoJob } from './send-correo.ts'

let falla: ExternalSystemError | null = null
const correo = {
  enviar: async () => {
    if (falla) throw falla
    return { messageId: '<x@y>' }
  },
  close: () => {},
}
const app = await useTestApp({ dia: '2026-11-10', overrides: { correo } })

const invite = async (email: string) => {
  const quien = await app.persona('proveedor', { idProveedores: [101] })
  const { body } = await app.call('POST', '/api/invitaciones', quien, { correo: email })
  return (body as { id: string }).id
}
const entrega = async (registro: string) => {
  await app.drainJobs()
  return app.deps.db
    .selectFrom('correos')
    .select(['estado', 'intentos', 'error'])
    .where('registro', '=', registro)
    .executeTakeFirstOrThrow()
}
const hours = (n: number) => app.reloj.advance(n * 3_600_000)

test.each([
  ['nobody answers', new ExternalSystemError('correo', 'unreachable', {}), 'no respondió'],
  [
    'the password was changed',
    new ExternalSystemError('correo', 'unreachable', { status: 535 }),
    'no aceptó a Valija (535)',
  ],
  [
    'the server refuses for now',
    new ExternalSystemError('correo', 'rejected', { status: 451 }),
    'lo rechazó (451)',
  ],
  [
    'the server refuses for its own reasons',
    new ExternalSystemError('correo', 'rejected', { status: 554 }),
    'lo rechazó (554)',
  ],
])('[XI-A8] a mail waits for three days where %s, and goes when it can', async (what, error, words) => {
  falla = error
  const kept = await invite(`espera-${what.length}@hotel.mx`)
  for (const wait of [1, 10, 36, 24]) {
    const { estado, error: dicho } = await entrega(kept)
    expect([estado, dicho && sayFallaDeCorreo(dicho)]).toEqual([
      'porEnviar',
      `el servidor de correo ${words}`,
    ])
    hours(wait)
  }
  falla = null
  expect(await entrega(kept)).toMatchObject({ estado: 'enviado', error: null })
})

test('[XI-A8] a mail that two workers sent, one thought dead, stays sent when the late one fails, and is not sent a third time', async () => {
  falla = null
  const kept = await invite('dos-veces@hotel.mx')
  const { id } = await readRow(app, 'correos', { registro: kept })
  const silence = Promise.withResolvers<never>()
  const job = (enviar: CorreoPort['enviar']) =>
    correoJob({ ...app.deps, correo: { ...app.deps.correo, enviar } }, plantillasDeCorreo).work(
      { correoId: id },
      new AbortController().signal,
    )
  const asked = Promise.withResolvers<void>()
  const late = job(() => {
    asked.resolve()
    return silence.promise
  })
  await asked.promise
  await job(async () => ({ messageId: '<uno@y>' }))
  silence.reject(new ExternalSystemError('correo', 'unreachable', {}))
  await expect(late).rejects.toThrow('unreachable')
  let third = 0
  await job(async () => ({ messageId: `<${++third}@y>` }))
  expect(third).toBe(0)
  expect(await entrega(kept)).toMatchObject({ estado: 'enviado', error: null, intentos: 1 })
})

test('[XI-A8] a mail whose job is gone, as from a queue that was made anew, is sent when a worker begins', async () => {
  falla = null
  const kept = await invite('sin-trabajo@hotel.mx')
  const waits = await invite('con-trabajo@hotel.mx')
  await sql`delete from pgboss.job where name = 'correos.enviar' and data ->> 'correoId' in
    (select id::text from correos where registro = ${kept})`.execute(app.deps.db)
  expect(await entrega(waits)).toMatchObject({ estado: 'enviado', intentos: 1 })
  expect(await entrega(kept)).toMatchObject({ estado: 'porEnviar', intentos: 0 })
  await correoJob(app.deps, plantillasDeCorreo).onStart?.()
  expect(await entrega(kept)).toMatchObject({ estado: 'enviado', intentos: 1 })
})

test('[XI-A8] after three days it is failed; a refused recipient is failed at once', async () => {
  falla = new ExternalSystemError('correo', 'unreachable', {})
  const late = await invite('tarde@hotel.mx')
  expect((await entrega(late)).estado).toBe('porEnviar')
  hours(73)
  expect((await entrega(late)).estado).toBe('fallido')
  falla = new ExternalSystemError('correo', 'rejected', { status: 550 })
  expect((await entrega(await invite('nadie@hotel.mx'))).estado).toBe('fallido')
})

test('[XI-A8] [IX-B] an administrator sees exactly the failed mails that are counted and sends all again, and each has its three days anew', async () => {
  // Days pass: each call is of somebody who signed in just now.
  const asAdmin = async (metodo: string, ruta: string) => app.call(metodo, ruta, await app.persona('admin'))
  falla = new ExternalSystemError('correo', 'unreachable', {})
  const ids = [await invite('uno@hotel.mx'), await invite('dos@hotel.mx')]
  for (const id of ids) await entrega(id)
  hours(73)
  for (const id of ids) expect((await entrega(id)).estado).toBe('fallido')
  // What no longer applies is not a mail to be sent again.
  await app.deps.db
    .insertInto('correos')
    .values({
      plantilla: 'x',
      registro: 'x',
      para: 'x@x.mx',
      sistema: 3,
      estado: 'fallido',
      error: { codigo: 'yaNoAplica' },
      creadoPor: null,
    })
    .execute()
  const inicio = async () =>
    (
      (await asAdmin('GET', '/api/inicio/avisos')).body as { porResolver: { clase: string; n: number }[] }
    ).porResolver.find(({ clase }) => clase === 'correosFallidos')?.n ?? 0
  const antes = await inicio()
  expect(antes).toBeGreaterThanOrEqual(2)
  // What the link opens is what was counted: mails of every kind, and none that no longer applies.
  await app.deps.db
    .insertInto('correos')
    .values({
      plantilla: 'tePagamos',
      registro: '1:1',
      para: 'pagos@hotel.mx',
      sistema: 3,
      estado: 'fallido',
      error: { codigo: 'rechazado', estado: 550 },
      creadoPor: null,
    })
    .execute()
  const { filas, total } = (await asAdmin('GET', '/api/correos/fallidos?porPagina=100')).body as {
    filas: { para: string; clase: string; motivo: string }[]
    total: number
  }
  expect([total, filas.length]).toEqual([antes + 1, await inicio()])
  expect(filas.find(({ para }) => para === 'pagos@hotel.mx')).toMatchObject({
    clase: 'Pagos hechos',
    motivo: 'el servidor de correo lo rechazó (550)',
  })
  await app.deps.db.deleteFrom('correos').where('registro', '=', '1:1').execute()
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  expect((await app.call('POST', '/api/correos/reenviar-fallidos', hotel)).status).toBe(403)
  expect((await asAdmin('POST', '/api/correos/reenviar-fallidos')).body).toEqual({
    reenviados: antes,
    quedan: 0,
  })
  // Still nobody answers: they wait, as a mail of today does.
  for (const id of ids) expect((await entrega(id)).estado).toBe('porEnviar')
  hours(40)
  for (const id of ids) expect((await entrega(id)).estado).toBe('porEnviar')
  falla = null
  hours(2)
  for (const id of ids) expect((await entrega(id)).estado).toBe('enviado')
  expect((await asAdmin('POST', '/api/correos/reenviar-fallidos')).body).toEqual({
    reenviados: 0,
    quedan: 0,
  })
})

test('[IX-B] every kind of mail has its name where those that did not leave are listed', () => {
  const sinNombre = [...plantillasDeCorreo.keys()].filter(
    (clase) => !(clase in instalacionPantalla.claseDeCorreo),
  )
  expect(sinNombre).toEqual([])
})
