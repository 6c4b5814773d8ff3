import { bytesEnCuarentena, bytesSinReserva, limitesInvitado } from '@valija/domain/invitados/limites.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facturaDe, invitadoDePrueba, pdfDe, xmlDe } from '../../testing/invitado-de-prueba.ts'
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

const libre = () => sql`delete from archivos where nombre = 'a.pdf'`.execute(app.deps.db)

test('what a guest dropped and gave up counts until it is cleaned away: dropping and leaving over and over fills no disk', async () => {
  const guest = invitadoDePrueba(app)
  await guest.begin()
  expect((await guest.dropPdfs(pdfDe('uno'))).status).toBe(200)
  await leave(1, bytesSinReserva)
  expect((await guest.dropPdfs(pdfDe('dos'))).body.codigo).toBe('invitadosSinEspacio')
  await libre()
  expect((await guest.dropPdfs(pdfDe('dos'))).status).toBe(200)
})

test('strangers who name no booking never fill the place of who named one', async () => {
  const factura = facturaDe({ dia: '2026-10-12' })
  const guest = invitadoDePrueba(app, '10.6.0.1')
  await guest.begin()
  await guest.drop(xmlDe(factura))
  await guest.read()
  expect((await guest.name([[...factura.bookingCodes]])).status).toBe(200)
  await leave(1, bytesSinReserva)
  const stranger = invitadoDePrueba(app, '10.6.0.2')
  await stranger.begin()
  expect((await stranger.dropPdfs(pdfDe('uno'))).body.codigo).toBe('invitadosSinEspacio')
  expect((await guest.dropPdfs(pdfDe(factura.nombre))).status).toBe(200)
  await leave(1, bytesEnCuarentena)
  expect((await guest.dropPdfs(pdfDe('otra'))).body.codigo).toBe('invitadosSinEspacio')
  await libre()
})

test('one address leaves so much in a day and no more, however many loads it begins; another goes on', async () => {
  const [ip, otra] = ['10.6.1.1', '10.6.1.2']
  const kilobytes = limitesInvitado.pesoSinReserva.direccion.unidades
  await app.deps.db
    .insertInto('llamadasPublicas')
    .values({ clase: 'pesoSinReserva.direccion', llave: ip, unidades: kilobytes, cuando: app.reloj.ahora() })
    .execute()
  const guest = invitadoDePrueba(app, ip)
  await guest.begin()
  const { status, body } = await guest.dropPdfs(pdfDe('uno'))
  expect([status, body.codigo]).toEqual([429, 'invitadoSubioMucho'])
  expect(body.mensaje).toContain('continúa en 24 horas')
  const next = invitadoDePrueba(app, otra)
  await next.begin()
  expect((await next.dropPdfs(pdfDe('uno'))).status).toBe(200)
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
