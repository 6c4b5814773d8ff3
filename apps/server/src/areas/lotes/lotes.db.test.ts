import type { EventoVivo } from '@valija/contract/sesion.ts'
import { sql } from 'kysely'
import { Open } from 'unzipper-esm'
import { describe, expect, test } from 'vitest'
import { readRow, setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const operativo = await app.persona('OperativoProveedor')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const collaborator = await app.persona('proveedor', { idProveedores: [101] })
const otherHotel = await app.persona('proveedor', { idProveedores: [103] })
const mine = await seedLote(app, { creador: hotel, nombre: 'Peñón octubre', facturas: 7 })
const theirs = await seedLote(app, { creador: otherHotel, proveedorId: 103, nombre: 'Ajeno' })
const paid = await seedLote(app, { creador: hotel, nombre: 'Pagado 1', estatus: 'Pagado', facturas: 2 })
for (let i = 1; i <= 17; i++)
  await seedLote(app, { creador: hotel, nombre: `Serie ${i}`, facturas: 1, estatus: 'En proceso de pago' })

type Fila = { id: number; nombre: string; proveedorId: number; creador: string }
type Pagina = { filas: Fila[]; total: number; siguiente: string | null }
const get = async <T>(ruta: string, who: Persona | null = admin) =>
  (await app.call('GET', ruta, who)).body as T
const ids = (pagina: Pagina) => pagina.filas.map(({ id }) => id).toSorted((a, b) => a - b)

describe('the lists', () => {
  test('[B-013] a page has 15 rows and the next ones follow', async () => {
    const first = await get<Pagina>('/api/lotes?etapa=enProcesoDePago')
    expect(first.filas).toHaveLength(15)
    expect(first.total).toBe(17)
    const second = await get<Pagina>(`/api/lotes?etapa=enProcesoDePago&cursor=${first.siguiente}`)
    expect(second.filas).toHaveLength(2)
  })

  test('[B-010, B-012] each tab holds the lotes of its stage, and counts them', async () => {
    expect(ids(await get('/api/lotes'))).toEqual([mine.id, theirs.id])
    expect(ids(await get('/api/lotes?etapa=pagado'))).toEqual([paid.id])
    expect(await get('/api/lotes/conteos')).toEqual({
      noProcesado: { n: 2, topado: false },
      enProcesoDeEnvio: { n: 0, topado: false },
      enProcesoDePago: { n: 17, topado: false },
      pagado: { n: 1, topado: false },
      sinValidarRfc: { n: 0, topado: false },
    })
  })

  test('a text finds by name, hotel, folio, uuid and localizador; without accents', async () => {
    const [factura] = mine.facturas
    const { bookingCode } = await readRow(app, 'facturaReservas', { facturaId: factura?.id ?? 0 })
    for (const q of [
      'penon',
      'PEÑÓN oct',
      factura?.folio ?? '',
      `S ${factura?.folio}`,
      factura?.uuid.slice(0, 9) ?? '',
      bookingCode,
      bookingCode.toLowerCase(),
    ])
      expect(ids(await get(`/api/lotes?q=${encodeURIComponent(q)}`))).toEqual([mine.id])
    expect(ids(await get('/api/lotes?q=nadaparecido'))).toEqual([])
    expect(ids(await get("/api/lotes?q=%25';--"))).toEqual([])
  })

  test('[IX-C1] a pasted column of codes leaves the lotes that have one of them, and says which it has not', async () => {
    type ConAusentes = Pagina & { ausentes?: string[] }
    const asked = (codigos: string, more = '') =>
      get<ConAusentes>(`/api/lotes?codigos=${encodeURIComponent(codigos)}${more}`)
    const [one] = mine.facturas
    const [other] = theirs.facturas
    const { bookingCode } = await readRow(app, 'facturaReservas', { facturaId: mine.facturas[1]?.id ?? 0 })
    const ways = [
      one?.folio,
      `s${one?.folio}`,
      `S-${one?.folio}`,
      `S ${one?.folio}\n`,
      one?.uuid.toLowerCase(),
      bookingCode,
    ]
    for (const way of ways) {
      const pagina = await asked(way ?? '')
      expect([way, ids(pagina), pagina.ausentes]).toEqual([way, [mine.id], []])
    }
    const both = await asked(`${one?.folio}\r\nNOESTA1\r\n${other?.uuid}\r\n${one?.folio}\r\nnoesta2`)
    expect([ids(both), both.ausentes]).toEqual([
      [mine.id, theirs.id],
      ['NOESTA1', 'NOESTA2'],
    ])
    // What is in another tab, under another filter or out of one's sight is not in this list.
    const paidOne = paid.facturas[0]?.folio ?? ''
    expect((await asked(paidOne)).ausentes).toEqual([paidOne])
    expect((await asked(paidOne, '&etapa=pagado')).ausentes).toEqual([])
    expect((await asked(`${one?.folio}`, '&proveedorId=103')).ausentes).toEqual([one?.folio])
    const seen = await get<ConAusentes>(`/api/lotes?codigos=${one?.folio},${other?.folio}`, otherHotel)
    expect([ids(seen), seen.ausentes]).toEqual([[theirs.id], [one?.folio]])
    // The tabs are counted under them; a page without codes says nothing of them.
    expect(await get(`/api/lotes/conteos?codigos=${paidOne}`)).toMatchObject({
      noProcesado: { n: 0 },
      pagado: { n: 1 },
    })
    expect((await get<ConAusentes>('/api/lotes')).ausentes).toBeUndefined()
    const many = (n: number) => Array.from({ length: n }, (_none, i) => `X${i}`).join(' ')
    expect((await asked(many(200))).ausentes).toHaveLength(200)
    const refused = await app.call('GET', `/api/lotes?codigos=${many(201).replaceAll(' ', '+')}`, admin)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Son más de los 200 que se buscan a la vez')
  })

  test('[IX-C1] grouped by hotel, the sums are of all the lotes under the filters and in one’s scope, each currency by itself', async () => {
    type Grupos = {
      filas: { proveedorId: number; moneda: string; numLotes: number; numFacturas: number; total: number }[]
      total: number
      sumas: { moneda: string; total: number }[]
    }
    const dolares = await seedLote(app, {
      creador: hotel,
      nombre: 'En dólares',
      facturas: 1,
      estatus: 'En proceso de pago',
    })
    await sql`update lotes set moneda = 'USD', total = 5000 where id = ${dolares.id}`.execute(app.deps.db)
    const { rows } = await sql<{
      n: number
      total: number
    }>`select count(*)::int as n, sum(total)::bigint as total
      from lotes where estatus = 'En proceso de pago' and moneda = 'MXN'`.execute(app.deps.db)
    const first = await get<Grupos>('/api/lotes/por-hotel?etapa=enProcesoDePago&porPagina=1&orden=numLotes')
    expect(first.total).toBe(2)
    expect(first.filas).toMatchObject([
      { proveedorId: 101, moneda: 'USD', numLotes: 1, numFacturas: 1, total: 50 },
    ])
    expect(first.sumas).toEqual([
      { moneda: 'MXN', total: Number(rows[0]?.total) / 100 },
      { moneda: 'USD', total: 50 },
    ])
    const second = await get<Grupos>('/api/lotes/por-hotel?etapa=enProcesoDePago&orden=-numLotes')
    expect(second.filas[0]).toMatchObject({ moneda: 'MXN', numLotes: rows[0]?.n })
    expect((await get<Grupos>('/api/lotes/por-hotel', otherHotel)).filas.map((g) => g.proveedorId)).toEqual([
      103,
    ])
    expect((await get<Grupos>('/api/lotes/por-hotel?q=pen%C3%B3n')).filas.map((g) => g.proveedorId)).toEqual([
      101,
    ])
    await sql`delete from factura_reservas where factura_id in (select id from facturas where lote_id = ${dolares.id})`.execute(
      app.deps.db,
    )
    await sql`delete from facturas where lote_id = ${dolares.id}`.execute(app.deps.db)
    await sql`delete from lotes where id = ${dolares.id}`.execute(app.deps.db)
  })

  test('an amount finds the lotes of that total and those with a factura of it', async () => {
    const pesos = (centavos: number) => (centavos / 100).toFixed(2)
    const withCommas = pesos(mine.total).replace(/\B(?=(\d{3})+\.)/g, ',')
    for (const q of [
      pesos(mine.total),
      withCommas,
      `$${withCommas}`,
      `$ ${withCommas}`,
      pesos(mine.facturas[3]?.total ?? 0),
    ])
      expect(ids(await get(`/api/lotes?q=${encodeURIComponent(q)}`))).toEqual([mine.id])
    expect(ids(await get(`/api/lotes?q=${encodeURIComponent(pesos(mine.total))}`, otherHotel))).toEqual([])
    expect(ids(await get('/api/lotes?q=0.01'))).toEqual([])
  })

  test('filters by hotel, dates, SAT state and exceptions', async () => {
    expect(ids(await get('/api/lotes?proveedorId=103'))).toEqual([theirs.id])
    expect(ids(await get('/api/lotes?desde=2026-10-11'))).toEqual([])
    expect(ids(await get('/api/lotes?desde=2026-10-10&hasta=2026-10-10')).length).toBe(2)
    expect(ids(await get('/api/lotes?sat=sinVerificar'))).toEqual([])
    expect(ids(await get('/api/lotes?sat=vigentes')).length).toBe(2)
    expect(ids(await get('/api/lotes?excepcion=si'))).toEqual([])
    expect((await app.call('GET', '/api/lotes?desde=ayer', admin)).status).toBe(400)
  })

  test('[B-014] Descargar registros gives every row of the filter with the columns chosen, by ticket', async () => {
    const ruta = '/api/lotes/exportar?etapa=enProcesoDePago&formato=csv&columnas=nombre,total'
    const { url } = (await app.call('POST', '/api/boletos', hotel, { ruta })).body as { url: string }
    const csv = await app.call('GET', url, null)
    expect(csv.headers['content-disposition']).toContain('Lotes.csv')
    const lines = csv.raw.toString('utf8').trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFLote,Total')
    expect(lines).toHaveLength(18)
  })

  test('[B-036, B-037, B-038, B-039, B-040] a documented list answers an array of lotes with the documented fields, no base64', async () => {
    for (const prefix of ['/api', '']) {
      const lotes = await get<Record<string, unknown>[]>(`${prefix}/Factura/noProcesados`)
      const lote = lotes.find(({ id }) => id === mine.id)
      expect(Object.keys(lote ?? {}).sort()).toEqual([
        'categoria',
        'creador',
        'dataFactura',
        'estatus',
        'fechaCreacion',
        'id',
        'idArrayLoteEnCola',
        'mensajeError',
        'nombre',
        'proveedor',
        'totalLayout',
        'urlLayout',
      ])
      expect(lote).toMatchObject({
        proveedor: '101',
        fechaCreacion: '2026-10-10 12:00:00',
        totalLayout: mine.total / 100,
        estatus: 'No procesado',
        creador: hotel.correo,
        mensajeError: '1',
        categoria: 'Proveedor',
      })
      const facturas = lote?.dataFactura as {
        totalFactura: number
        urlxml: string
        dataReserva: object[]
        tipo: string
      }[]
      expect(facturas).toHaveLength(7)
      expect(facturas[0]?.tipo).toBe('p')
      expect(facturas[0]?.dataReserva.length).toBeGreaterThan(0)
      expect(JSON.stringify(lotes)).not.toContain('base64')
    }
  })

  test('[B-111, B-112] the four documented lists, with optional paging', async () => {
    const lengths: number[] = []
    for (const nombre of ['noProcesados', 'enCola', 'enProcesoDePago', 'pagados'])
      lengths.push((await get<object[]>(`/api/Factura/${nombre}`)).length)
    expect(lengths).toEqual([2, 0, 17, 1])
    expect(await get<object[]>('/api/Factura/enProcesoDePago?pagina=2&porPagina=15')).toHaveLength(2)
    const ruta = '/api/Factura/enProcesoDePago'
    const whole = await get<object[]>(ruta)
    const pages = await Promise.all([1, 2, 3, 4].map((n) => get<object[]>(`${ruta}?pagina=${n}&porPagina=6`)))
    expect(pages.flat()).toEqual(whole)
    expect(await get<object[]>(`${ruta}?pagina=${Number.MAX_SAFE_INTEGER}&porPagina=100`)).toEqual([])
  })

  test('[B-041] creador is the session’s person, whoever the list is read by', async () => {
    expect((await get<Pagina>('/api/lotes?proveedorId=101')).filas[0]?.creador).toBe(hotel.correo)
  })
})

describe('scope', () => {
  test('[B-108] a proveedor sees only lotes of its hotels that it created itself, whatever it asks for', async () => {
    for (const q of ['', '?proveedorId=103', '?q=Ajeno', '?categoria=Proveedor&sat=vigentes']) {
      const seen = (await get<Pagina>(`/api/lotes${q}`, hotel)).filas
      expect(seen.every(({ proveedorId, creador }) => proveedorId === 101 && creador === hotel.correo)).toBe(
        true,
      )
    }
    expect(ids(await get('/api/lotes', hotel))).toEqual([mine.id])
    expect(ids(await get('/api/lotes', collaborator))).toEqual([])
    expect(ids(await get('/api/lotes', otherHotel))).toEqual([theirs.id])
    expect(await get<object[]>('/api/Factura/noProcesados', otherHotel)).toMatchObject([{ id: theirs.id }])
    expect(await get('/api/lotes/conteos', collaborator)).toMatchObject({
      noProcesado: { n: 0 },
      pagado: { n: 0 },
    })
    expect(await get('/api/lotes/proveedores', hotel)).toMatchObject([{ proveedorId: 101 }])
    expect(String((await app.call('GET', '/api/lotes/exportar', otherHotel)).body)).not.toContain('Peñón')
  })

  test('[B-109] administrators and OperativoProveedor see all supplier lotes', async () => {
    for (const who of [admin, operativo])
      expect(ids(await get('/api/lotes', who))).toEqual([mine.id, theirs.id])
  })

  test('agents, their staff and usuario see no supplier lote', async () => {
    for (const rol of ['comisionista', 'OperativoComisionista'] as const)
      expect(ids(await get('/api/lotes', await app.persona(rol)))).toEqual([])
    expect((await app.call('GET', '/api/lotes', await app.persona('usuario'))).status).toBe(403)
    expect((await app.call('GET', '/api/lotes', null)).status).toBe(401)
  })

  test('[B-129] another’s lote is not found: detail, facturas, bookings, files, layout, bitácora, ZIP, deletion', async () => {
    const [factura] = mine.facturas
    const paths = [
      `/api/lotes/${mine.id}`,
      `/api/lotes/${mine.id}/layout`,
      `/api/facturas/${factura?.id}/xml`,
      `/api/facturas/${factura?.id}/pdf`,
      `/api/bitacora/lote/${mine.id}`,
      `/api/bitacora/factura/${factura?.id}`,
    ]
    for (const who of [otherHotel, collaborator]) {
      for (const path of paths) expect((await app.call('GET', path, who)).status).toBe(404)
      for (const path of [`/api/lotes/${mine.id}/facturas`, `/api/facturas/${factura?.id}/reservas`])
        expect((await get<Pagina>(path, who)).filas).toEqual([])
      expect((await app.call('POST', '/api/lotes/descargas', who, { ids: [mine.id] })).status).toBe(404)
      expect(
        (await app.call('POST', '/api/lotes/descargas', who, { ids: [theirs.id, mine.id] })).status,
      ).toBe(404)
      const { url } = (
        await app.call('POST', '/api/boletos', who, { ruta: `/api/facturas/${factura?.id}/xml` })
      ).body as { url: string }
      expect((await app.call('GET', url, null)).status).toBe(404)
    }
    const xml = await app.call('GET', `/api/facturas/${factura?.id}/xml`, hotel)
    expect(xml).toMatchObject({ status: 200, headers: { 'content-type': 'application/xml' } })
    expect(xml.headers['content-disposition']).toContain('attachment')
    expect(String(xml.raw)).toContain(factura?.uuid)
  })

  test('one factura is read by who sees its lote, and by nobody else', async () => {
    const [factura] = mine.facturas
    const path = `/api/facturas/${factura?.id}`
    for (const who of [hotel, admin, operativo])
      expect(await app.call('GET', path, who)).toMatchObject({
        status: 200,
        body: { id: factura?.id, uuid: factura?.uuid, loteId: mine.id, retirable: false },
      })
    for (const who of [otherHotel, collaborator]) expect((await app.call('GET', path, who)).status).toBe(404)
    expect((await app.call('GET', '/api/facturas/999999999', admin)).status).toBe(404)
  })

  test('a hotel that an administrator opens to its collaborators shows each of them all its lotes, live; closed again, their own', async () => {
    await app.call('GET', '/api/proveedores', admin)
    const open = (abiertos: boolean, who: Persona = admin) =>
      app.call('PUT', '/api/proveedores/101/lotes-abiertos', who, { abiertos })
    for (const who of [hotel, operativo, otherHotel]) expect((await open(true, who)).status).toBe(403)
    expect(
      (await app.call('PUT', '/api/proveedores/99999/lotes-abiertos', admin, { abiertos: true })).status,
    ).toBe(404)
    const heard: string[] = []
    const listen = async (who: Persona, name: string) => {
      const { loadActor, hashToken } = await import('../acceso/load-actor.ts')
      const actor = await loadActor(app.deps.db, hashToken(who.token), app.reloj.ahora())
      return actor
        ? app.deps.eventos.subscribe(actor, (told) =>
            heard.push(...told.map(({ ids: of }) => `${name}:${of.join()}`)),
          )
        : () => {}
    }
    const stop = [await listen(collaborator, 'collaborator'), await listen(otherHotel, 'other')]
    expect((await open(true)).status).toBe(204)
    expect((await open(true)).status).toBe(204)
    expect(ids(await get('/api/lotes', collaborator))).toEqual([mine.id])
    expect(await get<object[]>('/api/Factura/noProcesados', collaborator)).toMatchObject([{ id: mine.id }])
    const [factura] = mine.facturas
    expect((await app.call('GET', `/api/facturas/${factura?.id}/xml`, collaborator)).status).toBe(200)
    expect((await app.call('GET', `/api/bitacora/lote/${mine.id}`, collaborator)).status).toBe(200)
    // Another hotel's remain another's, and seeing is not processing or deleting.
    expect(ids(await get('/api/lotes', otherHotel))).toEqual([theirs.id])
    expect((await app.call('GET', `/api/facturas/${factura?.id}/xml`, otherHotel)).status).toBe(404)
    const doomed = await seedLote(app, { creador: hotel, facturas: 1 })
    await app.call('DELETE', `/api/FacturaComisionista/EliminarLote/${doomed.id}`, admin)
    await expect.poll(() => heard).toContain(`collaborator:${doomed.id}`)
    expect(heard.filter((line) => line.startsWith('other:'))).toEqual([])
    const lista = await get<{ filas: { id: number; lotesAbiertos: boolean }[] }>(
      '/api/proveedores?porPagina=100',
    )
    expect(lista.filas.filter(({ lotesAbiertos }) => lotesAbiertos).map(({ id }) => id)).toEqual([101])
    expect((await open(false)).status).toBe(204)
    expect(ids(await get('/api/lotes', collaborator))).toEqual([])
    expect((await app.call('GET', `/api/facturas/${factura?.id}/xml`, collaborator)).status).toBe(404)
    for (const end of stop) end()
    const log = await app.deps.db
      .selectFrom('bitacora')
      .select(['accion', 'quien'])
      .where('entidad', '=', 'proveedor')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { accion: 'lotesAbiertos', quien: admin.correo },
      { accion: 'lotesCerrados', quien: admin.correo },
    ])
  })

  test('[VII-D2] live events of a lote reach its creator and the staff of its category, nobody else', async () => {
    const heard: { name: string; evento: EventoVivo }[] = []
    const listen = async (who: Persona, name: string) => {
      const { loadActor, hashToken } = await import('../acceso/load-actor.ts')
      const actor = await loadActor(app.deps.db, hashToken(who.token), app.reloj.ahora())
      if (actor)
        app.deps.eventos.subscribe(actor, (told) => heard.push(...told.map((evento) => ({ name, evento }))))
    }
    for (const [who, name] of [
      [hotel, 'hotel'],
      [collaborator, 'collaborator'],
      [otherHotel, 'other'],
      [operativo, 'operativo'],
      [await app.persona('OperativoComisionista'), 'operativo de comisiones'],
    ] as const)
      await listen(who, name)
    const doomed = await seedLote(app, { creador: hotel, facturas: 1 })
    await app.call('DELETE', `/api/FacturaComisionista/EliminarLote/${doomed.id}`, admin)
    // What is told of other lotes may still be on its way.
    const of = ({ evento }: (typeof heard)[number]) => evento.ids.includes(String(doomed.id))
    const told = () => new Set(heard.filter(of).map(({ name, evento }) => `${name}:${evento.tipo}`))
    await expect.poll(() => [...told()].sort()).toEqual(['hotel:lote', 'operativo:lote'])
  })
})

describe('the detail', () => {
  test('[B-018, B-019] facturas five a page, and the bookings of each five a page', async () => {
    const facturas = await get<Pagina & { filas: { numReservas: number; id: number }[] }>(
      `/api/lotes/${mine.id}/facturas`,
      hotel,
    )
    expect(facturas.filas).toHaveLength(5)
    expect(facturas.total).toBe(7)
    const [first] = facturas.filas
    const reservas = await get<{ filas: object[]; total: number }>(
      `/api/facturas/${first?.id}/reservas`,
      hotel,
    )
    expect(reservas.total).toBe(first?.numReservas)
    expect(reservas.filas.length).toBeLessThanOrEqual(5)
    expect(Object.keys(reservas.filas[0] ?? {}).sort()).toEqual([
      'base',
      'bookingCode',
      'folio',
      'id',
      'iva',
      'moneda',
      'otrosImpuestos',
      'propinas',
      'totalReserva',
    ])
  })
})

describe('deletion', () => {
  const remove = (id: number, who: Persona | null, prefix = '/api') =>
    app.call('DELETE', `${prefix}/FacturaComisionista/EliminarLote/${id}`, who)

  test('[B-021, B-128, B-143] an administrator deletes a supplier lote, is told so, and its uuids are free; nobody else can', async () => {
    const lote = await seedLote(app, { creador: hotel, nombre: 'Por borrar' })
    for (const who of [hotel, operativo, otherHotel]) expect((await remove(lote.id, who)).status).toBe(403)
    expect((await remove(lote.id, null)).status).toBe(401)
    expect(await remove(lote.id, admin, '')).toMatchObject({
      status: 200,
      body: { mensaje: 'El lote Por borrar se eliminó' },
    })
    expect((await app.call('GET', `/api/lotes/${lote.id}`, admin)).status).toBe(404)
    expect((await remove(lote.id, admin)).status).toBe(404)
    const living = await app.deps.db
      .selectFrom('facturas')
      .select('id')
      .where('loteId', '=', lote.id)
      .where('eliminadaEn', 'is', null)
      .execute()
    expect(living).toEqual([])
    // The same uuid may live again.
    const { uuid } = lote.facturas[0] ?? { uuid: '' }
    const row = await readRow(app, 'facturas', { uuid })
    const { id: _id, hallazgos: _hallazgos, ...again } = row
    await app.deps.db
      .insertInto('facturas')
      .values({
        ...again,
        loteId: mine.id,
        eliminadaEn: null,
        retiradaEn: app.reloj.ahora(),
        retiradaMotivo: 'prueba',
      })
      .execute()
    expect(
      (await get<{ filas: { accion: string }[] }>(`/api/bitacora/lote/${lote.id}`)).filas[0],
    ).toMatchObject({ accion: 'eliminar', quien: admin.correo, de: 'No procesado' })
  })

  test('it is refused from payment on, and while ANT holds or may hold one of its facturas', async () => {
    for (const estatus of ['En proceso de pago', 'Pagado'] as const) {
      const lote = await seedLote(app, { creador: hotel, estatus })
      expect(await remove(lote.id, admin)).toMatchObject({
        status: 409,
        body: { codigo: 'loteNoEliminable' },
      })
    }
    const lote = await seedLote(app, { creador: hotel, estatus: 'En proceso de envío' })
    await setRows(app, 'facturas', { id: lote.facturas[0]?.id ?? 0 }, { envio: 'duda' })
    expect(await remove(lote.id, admin)).toMatchObject({ status: 409, body: { codigo: 'loteEnAnt' } })
  })
})

describe('Descargar Facturas', () => {
  const download = async (who: Persona, wanted: number[]) => {
    const opened = (await app.call('POST', '/api/lotes/descargas', who, { ids: wanted })).body as {
      id: string
      ruta: string
    }
    const { url } = (await app.call('POST', '/api/boletos', who, { ruta: opened.ruta })).body as {
      url: string
    }
    const zip = await app.call('GET', url, null)
    const files = (await Open.buffer(zip.raw)).files
    await expect
      .poll(async () => (await get<{ estado: string }>(`/api/lotes/descargas/${opened.id}`, who)).estado)
      .toBe('completa')
    return {
      zip,
      files,
      outcome: await get<{ archivos: number; faltantes: { archivo: string }[] }>(
        `/api/lotes/descargas/${opened.id}`,
        who,
      ),
    }
  }

  test('[B-016] a ZIP with the PDF and the XML of each factura, in a folder per lote, with readable names', async () => {
    const { zip, files, outcome } = await download(hotel, [paid.id])
    expect(zip.headers['content-disposition']).toContain('Pagado 1.zip')
    const [factura] = paid.facturas
    expect(files.map(({ path }) => path)).toContain(
      `Pagado 1/S ${factura?.folio} - ${factura?.uuid.slice(0, 8)}.xml`,
    )
    expect(files).toHaveLength(4)
    expect(outcome).toMatchObject({ archivos: 4, faltantes: [] })
    const xml = files.find(({ path }) => path.endsWith('.xml'))
    expect(String(await xml?.buffer())).toContain('cfdi:Comprobante')
  })

  test('[VI-D8, B-133] when no file can be read there is no archive: the call says so, and what is missing is listed', async () => {
    const lote = await seedLote(app, { creador: hotel, nombre: 'Sin nada', facturas: 2 })
    const { rows } = await sql<{ hash: string }>`
      select a.hash from facturas f join archivos a on a.id in (f.xml_archivo_id, f.pdf_archivo_id)
      where f.lote_id = ${lote.id}`.execute(app.deps.db)
    for (const { hash } of rows) await app.deps.archivos.borrar(hash)
    const opened = (await app.call('POST', '/api/lotes/descargas', admin, { ids: [lote.id] })).body as {
      id: string
      ruta: string
    }
    const { url } = (await app.call('POST', '/api/boletos', admin, { ruta: opened.ruta })).body as {
      url: string
    }
    expect(await app.call('GET', url, null)).toMatchObject({
      status: 409,
      body: { codigo: 'zipSinArchivos', titulo: 'No se pudo generar el archivo ZIP' },
    })
    const outcome = await get<{ estado: string; archivos: number; faltantes: unknown[] }>(
      `/api/lotes/descargas/${opened.id}`,
    )
    expect(outcome).toMatchObject({ estado: 'fallida', archivos: 0 })
    expect(outcome.faltantes).toHaveLength(4)
  })

  test('[B-132] a file that cannot be read is named inside, and the rest is delivered', async () => {
    const lote = await seedLote(app, { creador: hotel, nombre: 'Con hueco', facturas: 2 })
    const { hash } = await app.deps.db
      .selectFrom('facturas')
      .innerJoin('archivos', 'archivos.id', 'facturas.pdfArchivoId')
      .select('archivos.hash')
      .where('facturas.id', '=', lote.facturas[0]?.id ?? 0)
      .executeTakeFirstOrThrow()
    await app.deps.archivos.borrar(hash)
    const { files, outcome } = await download(admin, [lote.id, paid.id])
    expect(outcome.archivos).toBe(7)
    expect(outcome.faltantes).toMatchObject([{ lote: 'Con hueco', motivo: 'No está en el almacén' }])
    const list = files.find(({ path }) => path === 'ARCHIVOS QUE FALTAN.txt')
    expect(String(await list?.buffer())).toContain(outcome.faltantes[0]?.archivo)
  })

  test('[B-016] of one whose head alone is asked for nobody has the ZIP: it is not told as complete', async () => {
    const { id, ruta } = (await app.call('POST', '/api/lotes/descargas', hotel, { ids: [paid.id] })).body as {
      id: string
      ruta: string
    }
    const estado = async () => (await get<{ estado: string }>(`/api/lotes/descargas/${id}`, hotel)).estado
    expect(await app.call('HEAD', ruta, hotel)).toMatchObject({ status: 200, raw: Buffer.of() })
    await expect.poll(estado).toBe('fallida')
    expect((await Open.buffer((await app.call('GET', ruta, hotel)).raw)).files).toHaveLength(4)
    await expect.poll(estado).toBe('completa')
  })

  test('[B-135] with no lotes selected nothing is downloaded', async () => {
    expect((await app.call('POST', '/api/lotes/descargas', admin, { ids: [] })).status).toBe(400)
  })

  test('a ZIP that nobody writes any more is told as failed; one still being written is waited for', async () => {
    const { id } = (await app.call('POST', '/api/lotes/descargas', admin, { ids: [mine.id] })).body as {
      id: string
    }
    const estado = async () => (await get<{ estado: string }>(`/api/lotes/descargas/${id}`, admin)).estado
    const silent = (segundos: number) =>
      setRows(app, 'descargas', { id }, { vivaEn: new Date(Date.now() - segundos * 1000) })
    await silent(20)
    expect(await estado()).toBe('pendiente')
    await silent(40)
    expect(await estado()).toBe('fallida')
  })

  test('a download is its owner’s alone', async () => {
    const opened = (await app.call('POST', '/api/lotes/descargas', admin, { ids: [mine.id] })).body as {
      id: string
      ruta: string
    }
    expect((await app.call('GET', `/api/lotes/descargas/${opened.id}`, hotel)).status).toBe(404)
    expect((await app.call('GET', opened.ruta, otherHotel)).status).toBe(404)
  })
})

describe('documented sending', () => {
  test('[B-123, B-124] PUT of the queue mark ties the lotes, POST of the payloads sends: only the id and the date are taken from them', async () => {
    const lote = await seedLote(app, { creador: hotel, facturas: 2 })
    for (const who of [hotel, operativo])
      expect((await app.call('PUT', '/api/Factura/enCola', who, [lote.id])).status).toBe(403)
    const marked = await app.call('PUT', '/Factura/enCola', admin, [String(lote.id)])
    expect(marked).toMatchObject({ status: 200, body: { ids: [lote.id] } })
    const payload = lote.facturas.map(({ id }) => ({
      idLote: lote.id,
      idFactura: id,
      fechaPago: '2026-10-16',
      otrosImpuestos: 9e9,
      reservas: [],
    }))
    expect((await app.call('POST', '/api/Factura/enviarLote', hotel, payload)).status).toBe(403)
    const sent = await app.call('POST', '/api/Factura/enviarLote', admin, payload)
    expect(sent).toMatchObject({
      status: 200,
      body: { grupo: (marked.body as { idArrayLoteEnCola: string }).idArrayLoteEnCola },
    })
    await app.drainJobs()
    expect(await get(`/api/lotes/${lote.id}`)).toMatchObject({
      estatus: 'En proceso de pago',
      fechaPago: '2026-10-16',
    })
  })
})

test('the catalogue of the documented calls is in the OpenAPI document', async () => {
  const { paths } = JSON.parse(String((await app.call('GET', '/api/documentacion/json')).raw)) as {
    paths: Record<string, object>
  }
  for (const path of [
    '/api/Factura/noProcesados',
    '/api/Factura/enCola',
    '/api/Factura/enviarLote',
    '/api/FacturaComisionista/EliminarLote/{id}',
    '/api/lotes/procesar',
  ])
    expect(Object.keys(paths)).toContain(path)
})
