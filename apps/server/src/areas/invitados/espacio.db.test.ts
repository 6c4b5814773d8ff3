import {
  bytesEnCuarentena,
  bytesSinReserva,
  limitesInvitado,
  primeraPieza,
} from '@valija/domain/invitados/limites.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { facturaDe, invitadoDePrueba, pdfDe, xmlDe } from '../../../testing/invitado-de-prueba.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { expireCargas } from './expire-cargas.ts'

const app = await useTestApp({ dia: '2026-10-12', env: { VALIJA_PROXY: 'loopback' } })

/** Files of nobody's, in no draft and no lote: what a fault left behind. */
const leave = (n: number, tamano: number) =>
  sql`insert into archivos (hash, tamano, tipo, nombre, proposito, creado_por)
    select encode(sha256(('suelto ' || ${tamano}::bigint || ' ' || i)::bytea), 'hex'), ${tamano}, 'application/pdf', 'a.pdf', 'pdf', null
    from generate_series(1, ${n}::int) i`.execute(app.deps.db)

const libre = () => sql`delete from archivos where nombre = 'a.pdf'`.execute(app.deps.db)

const begun = async (ip: string) => {
  const guest = invitadoDePrueba(app, ip)
  await guest.begin()
  return guest
}
let folio = 0
/** A load of one factura that counts as if it weighed so much. */
const heavy = async (ip: string, bytes: number) => {
  const guest = await begun(ip)
  await guest.drop(xmlDe(facturaDe({ dia: '2026-10-12', semilla: `pesada ${++folio}` })))
  await sql`update archivos a set tamano = ${bytes} from borrador_cfdis f, borradores b, cargas_invitados c
    where a.id = f.archivo_id and b.id = f.borrador_id and c.borrador_id = b.id and c.direccion = ${ip}`.execute(
    app.deps.db,
  )
  app.reloj.advance(1_000)
  return guest
}
const actual = '/api/invitados/cargas/actual'
const estadoDe = async (guest: Awaited<ReturnType<typeof begun>>) => (await guest.call('GET', actual)).status

test('[VII-B4] seventeen addresses that fill the place of all keep no newcomer out: the oldest gives up its place and is told', async () => {
  const codiciosas = []
  for (let i = 0; i < 17; i++) codiciosas.push(await heavy(`10.20.${i}.1`, Math.floor(bytesSinReserva / 17)))
  const honesta = await begun('10.30.0.1')
  const { status, body } = await honesta.drop(xmlDe(facturaDe({ dia: '2026-10-12', semilla: 'honesta' })))
  expect([status, body.archivos[0]?.motivo]).toEqual([200, null])
  const [primera, segunda] = codiciosas
  expect((await primera?.call('GET', actual))?.body).toMatchObject({
    codigo: 'cargaCedida',
    mensaje: expect.stringContaining('carga de nuevo tus facturas'),
  })
  expect((await primera?.drop(xmlDe(facturaDe({ dia: '2026-10-12' }))))?.status).toBe(410)
  if (segunda) expect(await estadoDe(segunda)).toBe(200)
  const quedan = await sql<{ n: number }>`select count(*)::int as n from archivos
    where tamano = ${Math.floor(bytesSinReserva / 17)}`.execute(app.deps.db)
  expect(quedan.rows[0]?.n).toBe(16)
  // Whoever holds most takes nobody's place.
  if (segunda) expect((await segunda.dropPdfs(pdfDe('mas'))).status).toBe(200)
  const despues = await Promise.all(codiciosas.slice(2).map(estadoDe))
  expect(despues.every((one) => one === 200)).toBe(true)
  for (const guest of codiciosas.slice(1)) await guest.call('DELETE', actual)
  await honesta.call('DELETE', actual)
})

test('[VII-B4] who holds most is refused, and nobody gives up a place for it', async () => {
  const codiciosa = await heavy('10.21.0.1', bytesSinReserva - 3 * primeraPieza)
  const chica = await heavy('10.22.0.1', 3 * primeraPieza)
  expect((await codiciosa.dropPdfs(pdfDe('otro'))).body.codigo).toBe('invitadosSinEspacio')
  expect([await estadoDe(codiciosa), await estadoDe(chica)]).toEqual([200, 200])
  await codiciosa.call('DELETE', actual)
  await chica.call('DELETE', actual)
})

test('[VII-B4] a load that named its booking gives up its place to nobody', async () => {
  const factura = facturaDe({ dia: '2026-10-12', reservas: [3] })
  const guest = await begun('10.23.0.1')
  await guest.drop(xmlDe(factura))
  await guest.read()
  expect((await guest.name([[...factura.bookingCodes]])).status).toBe(200)
  await sql`update archivos set tamano = ${bytesSinReserva} where creado_por is null`.execute(app.deps.db)
  const nueva = await begun('10.24.0.1')
  expect((await nueva.drop(xmlDe(facturaDe({ dia: '2026-10-12', semilla: 'nueva' })))).status).toBe(200)
  expect(await estadoDe(guest)).toBe(200)
  for (const one of [guest, nueva]) await one.call('DELETE', actual)
})

test('[VII-B4] what a guest gave up, or a draft did not take, goes at once: dropping and leaving over and over fills no disk', async () => {
  const deNadie = () =>
    app.deps.db.selectFrom('archivos').select('hash').where('creadoPor', 'is', null).execute()
  const antes = await deNadie()
  const guest = await begun('10.25.0.1')
  expect((await guest.dropPdfs(pdfDe('dejado'))).status).toBe(200)
  const [dejado] = (await deNadie()).filter(({ hash }) => !antes.some((otro) => otro.hash === hash))
  await guest.call('DELETE', actual)
  expect(await deNadie()).toEqual(antes)
  await expect(app.deps.archivos.leerBytes(dejado?.hash ?? '')).rejects.toThrow(/404/)
  const otra = await begun('10.25.0.2')
  const { status } = await otra.send(`${actual}/pdfs?cfdi=0199aaaa-0000-7000-8000-000000000000`, [
    pdfDe('sin factura'),
  ])
  expect(status).toBe(404)
  expect(await deNadie()).toEqual(antes)
})

test('what all guests left stays within one bound, whoever named what', async () => {
  const factura = facturaDe({ dia: '2026-10-12', reservas: [4] })
  const guest = await begun('10.6.0.1')
  await guest.drop(xmlDe(factura))
  await guest.read()
  expect((await guest.name([[...factura.bookingCodes]])).status).toBe(200)
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
  const guest = await begun(ip)
  const { status, body } = await guest.dropPdfs(pdfDe('uno'))
  expect([status, body.codigo]).toEqual([429, 'invitadoSubioMucho'])
  expect(body.mensaje).toContain('continúa en 24 horas')
  expect((await (await begun(otra)).dropPdfs(pdfDe('uno'))).status).toBe(200)
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
