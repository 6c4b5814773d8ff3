import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { asAplicacion, useTestApp } from '../testing/test-app.ts'
import { createValija, type Valija } from './app.ts'
import { hashToken, loadActor } from './areas/acceso/load-actor.ts'
import { openSession } from './areas/acceso/open-session.ts'
import { assertOpen, endSessions } from './areas/acceso/sessions.ts'
import { inTransaction } from './db/connection.ts'
import { relojDeLaBase } from './reloj.ts'

const app = await useTestApp()
/** Another process on the same database, whose machine is so many minutes off. */
const startOff = (minutos: number): Promise<Valija> =>
  createValija({
    config: app.deps.config,
    databaseUrl: asAplicacion(app.databaseUrl),
    reloj: relojDeLaBase(() => Date.now() + minutos * 60_000),
    skipMigrations: true,
    only: 'api',
  })
const { id, correo: email } = await app.persona('admin')
const usuario = { id, email }
const adelantado = await startOff(5)
const atrasado = await startOff(-5)
afterAll(async () => {
  await adelantado.stop()
  await atrasado.stop()
})

const actorIn = async ({ deps }: Valija, token: string) =>
  loadActor(deps.db, hashToken(token), deps.reloj.ahora())

test('[XI-A5] of two machines ten minutes apart neither lets a session last longer nor ends the other’s before its time', async () => {
  for (const { deps } of [adelantado, atrasado]) {
    const { token } = await openSession(deps, usuario)
    const { rows } = await sql<{ dura: number; desde: number }>`
      select extract(epoch from expira_en - now())::float as dura, extract(epoch from now() - usada_en)::float as desde
      from sesiones where hash = ${hashToken(token)}`.execute(deps.db)
    expect(rows[0]?.dura).toBeCloseTo(12 * 3600, -1)
    expect(rows[0]?.desde).toBeCloseTo(0, -1)
    // Four minutes before it would be one that nobody used.
    await sql`update sesiones set usada_en = now() - interval '61 minutes' where hash = ${hashToken(token)}`.execute(
      deps.db,
    )
    expect(await actorIn(adelantado, token)).not.toBeNull()
    await sql`update sesiones set usada_en = now() - interval '66 minutes' where hash = ${hashToken(token)}`.execute(
      deps.db,
    )
    expect(await actorIn(atrasado, token)).toBeNull()
  }
})

test('[XI-A5] what a machine five minutes ahead ends has ended for one that is five behind', async () => {
  const { token } = await openSession(atrasado.deps, usuario)
  const actor = await actorIn(atrasado, token)
  if (!actor) throw new Error('no session')
  await assertOpen(atrasado.deps.db, atrasado.deps, actor)
  await inTransaction(adelantado.deps.db, (tx) => endSessions(tx, usuario.id))
  await expect(assertOpen(atrasado.deps.db, atrasado.deps, actor)).rejects.toMatchObject({
    codigo: 'sesionExpirada',
  })
})

test('[XI-A5] a machine put in time again is followed at the next look, and how far it was off is said', async () => {
  let minutos = 5
  const reloj = relojDeLaBase(() => Date.now() + minutos * 60_000)
  const valija = await createValija({
    config: app.deps.config,
    databaseUrl: asAplicacion(app.databaseUrl),
    reloj,
    skipMigrations: true,
    only: 'api',
  })
  expect((await valija.deps.sonda.estado()).avisos).toContain('reloj')
  minutos = 0
  await valija.deps.sonda.comprobar()
  expect((await valija.deps.sonda.estado()).avisos).not.toContain('reloj')
  expect(reloj.ahora().getTime() - Date.now()).toBeLessThan(1000)
  await valija.stop()
})
