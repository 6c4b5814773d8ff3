import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { describe, expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { setRows } from '../../../testing/filas.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { setPolitica } from '../../../testing/set-politica.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { changePerson, forgetActor } from '../acceso/sessions.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
const quien = await app.persona('proveedor', { idProveedores: [101, 102] })
const otro = await app.persona('proveedor', { idProveedores: [103] })
const admin = await app.persona('admin')

describe('a draft is its maker’s alone', () => {
  test('another supplier and the admin find nothing: not the draft, its files, rows or PDFs', async () => {
    const lote = await buenLote({ n: 2, proveedor: '101', dia })
    const c = conductorDe(app, quien)
    await c.xmls(lote.xmls)
    await c.validateFacturas(101)
    await c.layout(lote.layoutXlsx)
    const b = await c.pdfs(lote.pdfs)
    const cfdi = b.facturas[0]?.id
    const pdf = b.facturas[0]?.pdf?.id
    const numero = b.layout?.renglones[0]?.numero
    const fila = {
      folio: '1',
      bookingCode: 'X',
      base: 1,
      iva: 0,
      otrosImpuestos: 0,
      propinas: 0,
      totalReserva: 1,
    }
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['GET', '/layout.xlsx'],
      ['GET', '/excepciones.xlsx'],
      ['GET', '/dictamen.xlsx'],
      ['DELETE', ''],
      ['PUT', '/nombre', { nombre: 'mío' }],
      ['DELETE', `/cfdis/${cfdi}`],
      ['POST', `/cfdis/${cfdi}/restaurar`],
      ['PUT', `/cfdis/${cfdi}/pdf`, { pdfId: pdf }],
      ['DELETE', `/pdfs/${pdf}`],
      ['PUT', `/renglones/${numero}`, fila],
      ['DELETE', `/renglones/${numero}`],
      ['POST', '/layout/anterior', { clave: cfdi }],
      ...[
        'validarUuids',
        'validarFacturas',
        'validarReservas',
        'validarLayout',
        'validarLote',
        'guardar',
      ].map((paso): [string, string] => ['POST', `/${paso}`]),
    ]
    for (const persona of [otro, admin])
      for (const [metodo, resto, body] of calls)
        expect([metodo, resto, (await app.call(metodo, c.ruta + resto, persona, body)).status]).toEqual([
          metodo,
          resto,
          404,
        ])
    for (const resto of ['/cfdis', '/layout', '/pdfs'])
      expect(
        (await sendFiles(app, c.ruta + resto, otro, [{ nombre: 'a.xml', bytes: Buffer.from('<a/>') }]))
          .status,
      ).toBe(404)
    expect((await app.call('GET', '/api/borradores', otro)).body).toEqual([])
    // Naming somebody's id when making one's own gives neither theirs nor a second.
    expect((await app.call('POST', '/api/borradores', otro, { id: c.id })).status).toBe(404)
    expect((await c.read()).facturas).toHaveLength(2)
  })

  test('ids of another draft of one’s own do not reach into this one', async () => {
    const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 40, sinPdf: true })
    const a = conductorDe(app, quien)
    const b = conductorDe(app, quien)
    const { facturas } = await a.xmls(lote.xmls)
    await app.call('POST', '/api/borradores', quien, { id: b.id })
    expect((await app.call('DELETE', `${b.ruta}/cfdis/${facturas[0]?.id}`, quien)).status).toBe(404)
  })

  test('a draft of commissions is nobody’s through these calls, not even its maker’s', async () => {
    const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 80, sinPdf: true })
    const c = conductorDe(app, admin)
    const { facturas } = await c.xmls(lote.xmls)
    await setRows(app, 'borradores', { id: c.id }, { categoria: 'Comisionista' })
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['GET', '/dictamen.xlsx'],
      ['DELETE', ''],
      ['PUT', '/nombre', { nombre: 'de paso' }],
      ['DELETE', `/cfdis/${facturas[0]?.id}`],
      ['POST', '/validarFacturas'],
      ['POST', '/guardar'],
    ]
    for (const [metodo, resto, body] of calls)
      expect([metodo, resto, await app.call(metodo, c.ruta + resto, admin, body)]).toMatchObject([
        metodo,
        resto,
        { status: 404, body: { codigo: 'borradorNoEncontrado' } },
      ])
    expect((await app.call('POST', '/api/borradores', admin, { id: c.id })).status).toBe(404)
    expect((await sendFiles(app, `${c.ruta}/cfdis`, admin, lote.xmls)).status).toBe(404)
    const sigue = await app.deps.db.selectFrom('borradores').select('nombre').where('id', '=', c.id).execute()
    expect(sigue).toEqual([{ nombre: null }])
  })

  test('[B-008, B-106, B-107] roles admin, proveedor and usuario may create; the rest may not, nobody without session', async () => {
    const body = { id: crypto.randomUUID() }
    for (const rol of ['OperativoProveedor', 'OperativoComisionista', 'comisionista'] as const)
      expect((await app.call('POST', '/api/borradores', await app.persona(rol), body)).status).toBe(403)
    expect((await app.call('POST', '/api/borradores', null, body)).status).toBe(401)
    for (const rol of ['admin', 'proveedor', 'usuario'] as const)
      expect(
        (await app.call('POST', '/api/borradores', await app.persona(rol), { id: crypto.randomUUID() }))
          .status,
      ).toBe(200)
  })

  test('[B-107] a switch of the policy refuses the role usuario, a draft begun before included', async () => {
    const usuario = await app.persona('usuario')
    const antes = crypto.randomUUID()
    expect((await app.call('POST', '/api/borradores', usuario, { id: antes })).status).toBe(200)
    await setPolitica(app, { usuarioCreaLotes: false })
    const { status, body } = await app.call('POST', '/api/borradores', usuario, { id: crypto.randomUUID() })
    expect([status, (body as { codigo: string }).codigo]).toEqual([403, 'usuarioNoCreaLotes'])
    for (const [metodo, resto, cuerpo] of [
      ['PUT', '/nombre', { nombre: 'Tarde' }],
      ['PUT', '/proveedor', { proveedorId: 101 }],
      ['POST', '/guardar', undefined],
    ] as const)
      expect(await app.call(metodo, `/api/borradores/${antes}${resto}`, usuario, cuerpo)).toMatchObject({
        status: 403,
        body: { codigo: 'usuarioNoCreaLotes' },
      })
    expect((await app.call('GET', `/api/borradores/${antes}`, usuario)).status).toBe(200)
  })
})

describe('the hotel', () => {
  test('[B-027, B-089, B-113] a proveedor is given only its own hotels, other roles all of them', async () => {
    const list = async (persona: Persona, ruta = '/api/Reserva/GetAntSuppliers') =>
      (await app.call('GET', ruta, persona)).body as {
        id: number
        razonSocial: string
        nombreComercial: string
        rfc: string
      }[]
    const propios = await list(quien)
    expect(propios.map(({ id }) => id).sort((a, b) => a - b)).toEqual([101, 102])
    expect(propios[0]?.rfc).toMatch(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/)
    expect((await list(admin)).length).toBeGreaterThanOrEqual(40)
    expect((await list(await app.persona('usuario'))).length).toBeGreaterThanOrEqual(40)
    expect(await list(quien, '/Reserva/GetAntSuppliers')).toEqual(propios)
    const [primero] = propios
    const buscado = await list(
      quien,
      `/api/Reserva/GetAntSuppliers?q=${encodeURIComponent(primero?.razonSocial.slice(0, 25).toUpperCase() ?? '')}`,
    )
    expect(buscado.map(({ id }) => id)).toContain(primero?.id)
  })

  test('[B-089] choosing somebody else’s hotel is refused on the server', async () => {
    const c = conductorDe(app, quien)
    await app.call('POST', '/api/borradores', quien, { id: c.id })
    const { status, body } = await app.call('PUT', `${c.ruta}/proveedor`, quien, { proveedorId: 103 })
    expect([status, (body as { codigo: string }).codigo]).toEqual([403, 'proveedorAjeno'])
  })

  test('a hotel taken from a supplier takes its ready draft along: it is not saved', async () => {
    const dueno = await app.persona('proveedor', { idProveedores: [101] })
    const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 420 })
    const c = conductorDe(app, dueno)
    await c.xmls(lote.xmls)
    await c.validateFacturas(101)
    await c.layout(lote.layoutXlsx)
    await c.name('Ya no es suyo')
    await c.pdfs(lote.pdfs)
    await c.validateLote()
    await changePerson(app.deps, async (tx) => {
      await tx
        .updateTable('usuarioClaims')
        .set({ valor: '102' })
        .where('usuarioId', '=', dueno.id)
        .where('tipo', '=', 'idProveedor')
        .execute()
      await forgetActor(tx, dueno.id)
    })
    expect(await app.call('POST', `${c.ruta}/guardar`, dueno)).toMatchObject({
      status: 403,
      body: { codigo: 'proveedorAjeno' },
    })
    expect((await app.call('GET', c.ruta, dueno)).status).toBe(200)
  })
})
