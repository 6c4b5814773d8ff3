import { bytesEnCuarentena } from '@valija/domain/invitados/limites.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitadoDePrueba, pdfDe } from '../../testing/invitado-de-prueba.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { expireCargas } from './expire-cargas.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ dia: '2026-10-12', env: { VALIJA_PROXY: 'loopback' } })
})
afterAll(() => app.stop())

/** Files of nobody's, in no draft and no lote: of a load that was given up, or refused after it was kept. */
const leave = (n: number, tamano: number) =>
  sql`insert into archivos (hash, tamano, tipo, nombre, proposito, creado_por)
    select encode(sha256(('suelto ' || ${tamano}::bigint || ' ' || i)::bytea), 'hex'), ${tamano}, 'application/pdf', 'a.pdf', 'pdf', null
    from generate_series(1, ${n}::int) i`.execute(app.deps.db)

test('what a guest dropped and gave up counts until it is cleaned away: dropping and leaving over and over fills no disk', async () => {
  const guest = invitadoDePrueba(app)
  await guest.begin()
  expect((await guest.dropPdfs(pdfDe('uno'))).status).toBe(200)
  await leave(1, bytesEnCuarentena)
  expect((await guest.dropPdfs(pdfDe('dos'))).body.codigo).toBe('invitadosSinEspacio')
  await sql`delete from archivos where tamano = ${bytesEnCuarentena}`.execute(app.deps.db)
  expect((await guest.dropPdfs(pdfDe('dos'))).status).toBe(200)
})

test('a clean-up takes all that lies around, however much somebody left', async () => {
  await leave(1_050, 7)
  await sql`update archivos set creado_en = ${new Date('2026-10-01T12:00:00Z')} where tamano = 7`.execute(
    app.deps.db,
  )
  await expireCargas(app.deps)
  const left = await app.deps.db.selectFrom('archivos').select('id').where('tamano', '=', 7).execute()
  expect(left).toEqual([])
})
