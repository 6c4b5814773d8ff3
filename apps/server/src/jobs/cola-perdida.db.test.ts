import { expect, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { asAplicacion, relojMovible, useTestApp } from '../../testing/test-app.ts'
import { createValija } from '../app.ts'

const app = await useTestApp()

test('[VII-A3, XI-A3] without the queue’s schema health says which part fails, what needs it is told to try again, with nothing half done, and what does not goes on; a start makes it anew, and what waited leaves', async () => {
  const admin = await app.persona('admin')
  const salud = () => app.call('GET', '/api/salud')
  const invitar = (correo: string) =>
    app.call('POST', '/api/invitaciones', admin, { correo, rol: 'Operativo' })
  expect((await invitar('antes@empresa.mx')).status).toBeLessThan(300)
  await query(app.databaseUrl, 'drop schema pgboss cascade')
  await app.deps.sonda.comprobar()
  await expect.poll(salud).toMatchObject({ status: 503, body: { fallas: ['trabajos'] } })
  for (let vez = 0; vez < 2; vez++)
    expect(await invitar('durante@empresa.mx')).toMatchObject({
      status: 503,
      body: { codigo: 'intentaDeNuevo' },
    })
  expect(
    await app.deps.db
      .selectFrom('invitaciones')
      .select('id')
      .where('correo', '=', 'durante@empresa.mx')
      .execute(),
  ).toEqual([])
  expect((await app.call('GET', '/api/sesion', admin)).status).toBe(200)
  const otro = await createValija({
    config: app.deps.config,
    databaseUrl: asAplicacion(app.databaseUrl),
    databaseUrlDueno: app.databaseUrl,
    reloj: relojMovible(),
  })
  await app.deps.sonda.comprobar()
  await expect.poll(salud).toMatchObject({ status: 200 })
  expect((await invitar('despues@empresa.mx')).status).toBeLessThan(300)
  await otro.listen()
  await expect
    .poll(() => app.deps.db.selectFrom('correos').select(['para', 'estado']).orderBy('id').execute())
    .toEqual([
      { para: 'antes@empresa.mx', estado: 'enviado' },
      { para: 'despues@empresa.mx', estado: 'enviado' },
    ])
  await otro.stop()
})
