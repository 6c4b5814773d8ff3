import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedLote } from '../../../testing/seed-lote.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { shareWaiting } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const tandas = async () =>
  (
    await sql<{ ids: number[] }>`
      select data -> 'ids' as ids from pgboss.job where name = 'lotes.preguntarSat' and state = 'created' order by created_on, id`.execute(
      app.deps.db,
    )
  ).rows.map(({ ids }) => ids)

test('[XI-C2] all processes together ask the SAT as much a minute as the setting says, in shares for any worker, each factura once', async () => {
  const { id } = await app.deps.db
    .insertInto('usuarios')
    .values({ email: 'sat@prueba.mx', tipo: 'Proveedor' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { facturas } = await seedLote(app, {
    creador: { id, correo: 'sat@prueba.mx' },
    facturas: 40,
    estado: 'Sin verificar',
  })
  const [first, ...rest] = facturas.map((factura) => factura.id)
  await sql`update facturas set sat_consultado_en = now() where id = ${first}`.execute(app.deps.db)
  const config = { ...app.deps.config, VALIJA_SAT_POR_MINUTO: 39 }
  // Two workers at the same minute, and again while nobody has answered.
  await shareWaiting({ ...app.deps, config })
  await shareWaiting({ ...app.deps, config })
  const made = await tandas()
  expect(made.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([25, 14])
  // Who was asked last waits longest.
  expect(made.flat().toSorted((a, b) => a - b)).toEqual(rest)
  await sql`update pgboss.job set state = 'completed', completed_on = now() where name = 'lotes.preguntarSat'`.execute(
    app.deps.db,
  )
  await shareWaiting({ ...app.deps, config: { ...config, VALIJA_SAT_POR_MINUTO: 1 } })
  expect(await tandas()).toHaveLength(1)
})
