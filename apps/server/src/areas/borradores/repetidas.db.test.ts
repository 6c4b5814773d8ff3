import type { Borrador } from '@valija/contract/borradores.ts'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { signFactura } from '@valija/sandbox/muestras/firma.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { describe, expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { readRow, setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { sendLote } from '../lotes/send-lote.ts'
import { verifyFacturas } from '../lotes/verify-facturas.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
const quien = await app.persona('proveedor', { idProveedores: [101] })
const admin = await app.persona('admin')

let desde = 400
const lotes = (semilla: string, n = 1) => buenLote({ n, proveedor: '101', dia, desde, semilla })
const dichas = (b: Borrador) =>
  b.facturas.flatMap(({ layout }) =>
    (layout?.hallazgos ?? []).flatMap(({ codigo, severidad, encontrado }) =>
      codigo === 'reservaYaFacturada' ? [[severidad, encontrado]] : [],
    ),
  )
const detalle = async (id: number, persona = admin) =>
  (await app.call('GET', `/api/lotes/${id}`, persona)).body as LoteDetalle
const process = (ids: number[]) =>
  app.call('POST', '/api/lotes/procesar', admin, { ids, fechaPago: '2026-10-16' })

async function ready(semilla: string, nombre: string) {
  const lote = await lotes(semilla)
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.validateFacturas(101)
  await c.layout(lote.layoutXlsx)
  await c.name(nombre)
  return { lote, c, b: await c.pdfs(lote.pdfs) }
}

test('[VI-D4] what the SAT cancelled or a person refused bills no booking: its substitute needs no reason', async () => {
  desde += 30
  const primero = await lotes('cancelada')
  const { id: previo } = await conductorDe(app, quien).complete(primero, 101, 'Cancelado')
  for (const hecho of [
    { estado: 'Cancelado' as const },
    {
      estado: 'Vigente' as const,
      revision: 'rechazada' as const,
      revisionMotivo: 'x',
      revisadaEn: new Date(),
    },
  ]) {
    await setRows(app, 'facturas', { loteId: previo }, hecho)
    const { b } = await ready(`sustituta ${hecho.estado}`, 'Sustituta')
    expect([b.listas.facturas, dichas(b)]).toEqual([1, []])
  }
  // But what is being paid would be paid twice.
  await setRows(app, 'lotes', { id: previo }, { estatus: 'En proceso de pago', fechaPago: dia })
  const { b } = await ready('sustituta de la pagada', 'Sustituta')
  expect([b.listas.facturas, dichas(b)[0]?.[0]]).toEqual([0, 'error'])
})

test('[VI-E2] one that says it takes the place of a factura still in a lote is told, whatever it bills; of one that bills nothing any more, or of another issuer, nothing is', async () => {
  desde += 30
  const primero = await lotes('sustituida')
  const { id } = await conductorDe(app, quien).complete(primero, 101, 'Con sucesora')
  const vieja = primero.facturas[0]?.uuid ?? ''
  const dicho = async (numero: number, tipoRelacion = '04') => {
    const { facturas } = await buenLote({ n: 1, proveedor: '101', dia, desde: desde + numero, sinPdf: true })
    const c = conductorDe(app, quien)
    await c.xmls(
      facturas.map((f) => ({
        nombre: 'nueva.xml',
        bytes: signFactura(f, {
          autoridad: openAutoridad(),
          cambia: (d) => ({
            ...d,
            cfdiRelacionados: [{ tipoRelacion, relacionados: [{ uuid: vieja.toLowerCase() }] }],
          }),
        }).bytes,
      })),
    )
    const [factura] = (await c.validateFacturas(101)).facturas
    return [factura?.situacion, factura?.hallazgos.map(({ codigo, encontrado }) => [codigo, encontrado])]
  }
  const set = (cambio: { emisor: string } | { estado: 'Cancelado' }) =>
    setRows(app, 'facturas', { loteId: id }, cambio)
  expect(await dicho(10)).toEqual(['correcta', [['sustituyeOtraViva', vieja]]])
  // An advance that it applies was charged there already.
  expect(await dicho(13, '07')).toEqual(['correcta', [['aplicaAnticipoVivo', vieja]]])
  expect(await dicho(14, '02')).toEqual(['correcta', []])
  const emisor = primero.facturas[0]?.proveedor.rfc.replaceAll('-', '') ?? ''
  await set({ emisor: 'OTR010101AA1' })
  expect(await dicho(11)).toEqual(['correcta', []])
  await set({ emisor })
  await set({ estado: 'Cancelado' })
  expect(await dicho(12)).toEqual(['correcta', []])
  expect(await dicho(15, '07')).toEqual(['correcta', []])
})

test('[VI-D4] a factura withdrawn from its lote, or thrown away with it, bills no booking; one that stays in it does', async () => {
  desde += 30
  const dos = await lotes('retirada', 2)
  const { id: previo } = await conductorDe(app, quien).complete(dos, 101, 'Con retirada')
  const facturas = await app.deps.db
    .selectFrom('facturas')
    .select(['id', 'folio'])
    .where('loteId', '=', previo)
    .orderBy('id')
    .execute()
  const say = (estado: 'Cancelado' | 'Vigente') =>
    setRows(app, 'facturas', { id: facturas[0]?.id ?? 0 }, { estado })
  await say('Cancelado')
  const retiro = await app.call('POST', `/api/lotes/${previo}/facturas/${facturas[0]?.id}/retirar`, admin, {
    motivo: 'Se factura en otro lote',
  })
  expect(retiro.status, JSON.stringify(retiro.body)).toBeLessThan(300)
  // Whatever the SAT says of it afterwards.
  await say('Vigente')
  const otra = await lotes('sustituye la retirada', 2)
  const c = conductorDe(app, quien)
  await c.xmls(otra.xmls)
  await c.validateFacturas(101)
  await c.layout(otra.layoutXlsx)
  const b = await c.read()
  const conAviso = b.facturas.filter(({ layout }) =>
    (layout?.hallazgos ?? []).some(({ codigo }) => codigo === 'reservaYaFacturada'),
  )
  expect(conAviso.map(({ cabecera }) => cabecera?.folio)).toEqual([facturas[1]?.folio])
  expect(
    (await app.call('DELETE', `/api/FacturaComisionista/EliminarLote/${previo}`, admin)).status,
  ).toBeLessThan(300)
  expect(dichas(await c.read())).toEqual([])
})

test('[VI-D4] a booking another living factura bills is shown with it, and goes on only with a person’s reason, which who processes reads', async () => {
  desde += 30
  const primero = await lotes('uno')
  const { id: previo } = await conductorDe(app, quien).complete(primero, 101, 'Primero')
  const { c, b, lote } = await ready('dos', 'Segundo')
  const [reserva] = lote.facturas[0]?.reservas ?? []
  expect(b.listas.facturas).toBe(0)
  expect(dichas(b)[0]?.[0]).toBe('error')
  expect(dichas(b)[0]?.[1]).toContain(`${reserva?.bookingCode}: factura`)
  expect(dichas(b)[0]?.[1]).toContain('lote «Primero», No procesado')
  await expect(c.validateLote()).rejects.toMatchObject({ status: 409 })
  const cfdi = b.facturas[0]?.id
  await expect(c.call('PUT', `/cfdis/${cfdi}/motivo`, { motivo: 'no' })).rejects.toMatchObject({
    status: 400,
  })
  const motivo = 'Consumos que no venían en la primera'
  const explicada = await c.call('PUT', `/cfdis/${cfdi}/motivo`, { motivo })
  expect([explicada.listas.facturas, dichas(explicada)[0]?.[0]]).toEqual([1, 'aviso'])
  await c.validateLote()
  const { id } = await c.save()
  const { repetidas } = await detalle(id)
  expect(repetidas[0]).toMatchObject({
    lote: 'Primero',
    estatus: 'No procesado',
    motivo,
    explicadoPor: quien.correo,
  })
  const { rows } = await app.deps.db
    .selectFrom('bitacora')
    .select(['accion', 'motivo'])
    .where('accion', '=', 'reservaRepetida')
    .execute()
    .then((filas) => ({ rows: filas }))
  expect(rows).toEqual([{ accion: 'reservaRepetida', motivo }])
  expect((await process([id])).status).toBe(200)
  // The first one gone, nothing is billed twice any more.
  expect(
    (await app.call('DELETE', `/api/FacturaComisionista/EliminarLote/${previo}`, admin)).status,
  ).toBeLessThan(300)
  expect((await detalle(id)).repetidas).toEqual([])
})

test('[VI-D4] the reason written in a draft is for the factura it was shown: another that bills the booking since is asked about', async () => {
  desde += 30
  const segundo = await ready('segundo', 'Segundo de tres')
  const tercero = await ready('tercero', 'Tercero de tres')
  await conductorDe(app, quien).complete(await lotes('primero'), 101, 'Primero de tres')
  const explain = async ({ c }: typeof segundo) =>
    c.call('PUT', `/cfdis/${(await c.read()).facturas[0]?.id}/motivo`, { motivo: 'Consumos aparte' })
  expect(dichas(await explain(tercero))[0]?.[0]).toBe('aviso')
  await explain(segundo)
  await segundo.c.validateLote()
  await segundo.c.save()
  const b = await tercero.c.read()
  expect([b.listas.facturas, dichas(b)[0]?.[0]]).toEqual([0, 'error'])
  expect(dichas(b)[0]?.[1]).toContain('lote «Segundo de tres»')
  expect((await explain(tercero)).listas.facturas).toBe(1)
})

test('[VI-D4] the documented save has no field for a reason: it saves, and neither screen nor documented call goes further until somebody writes one', async () => {
  desde += 30
  await conductorDe(app, quien).complete(await lotes('uno'), 101, 'Antes')
  const lote = await lotes('dos')
  const pdf = await sendFiles(app, '/api/File/uploadFile', quien, lote.pdfs, {
    ProyectName: '6',
    SubNivel1: 'pdf',
  })
  const saved = await app.call('POST', '/api/Factura/guardarLote', quien, {
    nombre: 'Por llamada',
    proveedor: 101,
    dataFactura: lote.facturas.map((factura, i) => ({
      base64: Buffer.from(lote.xmls[i]?.bytes ?? []).toString('base64'),
      urlpdf: pdf.body as string,
      dataReserva: factura.reservas.map((r) => ({
        folio: factura.folio,
        bookingCode: r.bookingCode,
        base: toPesos(r.base),
        iva: toPesos(r.iva),
        otrosImpuestos: toPesos(r.otrosImpuestos),
        propinas: toPesos(r.propinas),
        totalReserva: toPesos(r.total),
      })),
    })),
  })
  expect(saved.status).toBe(200)
  const { id } = saved.body as { id: number }
  const { repetidas } = await detalle(id)
  expect(repetidas[0]).toMatchObject({ lote: 'Antes', motivo: null })
  const refused = await process([id])
  expect([refused.status, (refused.body as { mensaje: string }).mensaje]).toEqual([
    409,
    expect.stringContaining('cobra una reserva que otra factura ya cobró'),
  ])
  expect((await detalle(id)).estatus).toBe('No procesado')
  const otro = await app.persona('proveedor', { idProveedores: [102] })
  const ruta = `/api/lotes/${id}/facturas/${repetidas[0]?.facturaId}/explicar`
  const motivo = 'Es la noche extra'
  expect((await app.call('POST', ruta, otro, { motivo })).status).toBe(404)
  expect((await app.call('POST', ruta, quien, { motivo })).status).toBe(200)
  expect((await process([id])).status).toBe(200)
})

test('[VI-D4] what another hotel billed is said without its data; a code compares without case, blanks and hyphens', async () => {
  desde += 30
  const [reserva] = (await lotes('uno')).facturas[0]?.reservas ?? []
  const codigo = reserva?.bookingCode ?? ''
  const ajeno = await seedLote(app, {
    proveedorId: 102,
    facturas: 1,
    creador: { id: admin.id, correo: admin.correo },
    nombre: 'Secreto',
  })
  await app.deps.db
    .updateTable('facturaReservas')
    .set({ bookingCode: ` ${codigo.toLowerCase().slice(0, 3)}-${codigo.toLowerCase().slice(3)}` })
    .where('facturaId', '=', ajeno.facturas[0]?.id ?? 0)
    .execute()
  const { c, b } = await ready('uno', 'Nuestro')
  expect(dichas(b)).toEqual([['error', `${codigo}: una factura en un lote de otro hotel`]])
  await c.call('PUT', `/cfdis/${b.facturas[0]?.id}/motivo`, { motivo: 'La reserva es nuestra' })
  await c.validateLote()
  const { id } = await c.save()
  expect((await detalle(id, quien)).repetidas[0]).toMatchObject({ otra: null, lote: null, estatus: null })
  expect(JSON.stringify(await detalle(id, quien))).not.toContain('Secreto')
  expect((await detalle(id)).repetidas[0]?.lote).toBe('Secreto')
})

describe('[VI-D4] a factura that the SAT called cancelled and holds valid again', () => {
  const sat = (uuid: string, estado: string) =>
    switchSandbox(app, { sat: { porUuid: { [uuid]: { estado } } } })
  const set = (loteId: number, cambio: object) => setRows(app, 'facturas', { loteId }, cambio)
  const longAgo = { satConsultadoEn: new Date('2026-10-01T12:00:00Z') }
  const envio = async (loteId: number) => (await readRow(app, 'facturas', { loteId })).envio

  test('is not sent beside the one that billed its booking meanwhile until a person says why, and stands in a queue', async () => {
    desde += 30
    const { id: previo } = await conductorDe(app, quien).complete(await lotes('revive'), 101, 'Revive')
    const { uuid } = await readRow(app, 'facturas', { loteId: previo })
    await set(previo, longAgo)
    await sat(uuid.toUpperCase(), 'Cancelado')
    expect((await process([previo])).status).toBe(200)
    await app.drainJobs()
    expect((await detalle(previo)).estatus).toBe('En proceso de envío')
    const { c, b } = await ready('sustituye', 'Sustituta')
    expect(dichas(b)).toEqual([])
    await c.validateLote()
    await c.save()

    await sat(uuid.toUpperCase(), 'Vigente')
    await set(previo, longAgo)
    await sendLote(app.deps, previo)
    expect(await envio(previo)).toBe('pendiente')
    const [repetida] = (await detalle(previo, quien)).repetidas
    expect(repetida).toMatchObject({ lote: 'Sustituta', motivo: null })
    const enCola = await app.call('GET', '/api/lotes?etapa=enProcesoDeEnvio&cola=reservasRepetidas', admin)
    expect((enCola.body as { filas: { id: number }[] }).filas.map(({ id }) => id)).toContain(previo)
    const ruta = `/api/lotes/${previo}/facturas/${repetida?.facturaId}/explicar`
    expect((await app.call('POST', ruta, quien, { motivo: 'Las dos noches son otras' })).status).toBe(200)
    await app.drainJobs()
    expect(await envio(previo)).toBe('aceptado')
  })

  test('an agent’s waits as a hotel’s does, and is told nothing of another agent’s', async () => {
    const creador = { id: admin.id, correo: admin.correo }
    const primero = await seedLote(app, { facturas: 1, creador, estado: 'Cancelado', nombre: 'De antes' })
    const segundo = await seedLote(app, { facturas: 1, creador, proveedorId: 102, nombre: 'Secreto' })
    const ids = [primero.id, segundo.id]
    await app.deps.db.updateTable('lotes').set({ categoria: 'Comisionista' }).where('id', 'in', ids).execute()
    const facturaIds = [primero, segundo].flatMap(({ facturas }) => facturas.map(({ id }) => id))
    await app.deps.db.updateTable('facturas').set({ tipo: 'c' }).where('id', 'in', facturaIds).execute()
    await app.deps.db
      .updateTable('facturaReservas')
      .set({ bookingCode: 'C00001' })
      .where('facturaId', 'in', facturaIds)
      .execute()
    expect((await detalle(primero.id)).repetidas).toEqual([])
    await verifyFacturas(app.deps, facturaIds)
    expect((await detalle(primero.id)).repetidas[0]).toMatchObject({ lote: 'Secreto', motivo: null })
    const agente = await app.persona('comisionista', { claims: [['idComisionista', '101']] })
    expect((await detalle(primero.id, agente)).repetidas[0]).toMatchObject({ otra: null, lote: null })
    expect((await process([primero.id])).status).toBe(409)
    // Whoever works commissions says why; the agent, and who works the hotels' lotes, do not.
    const ruta = `/api/lotes/${primero.id}/facturas/${facturaIds[0]}/explicar`
    const say = async (rol: 'OperativoProveedor' | 'OperativoComisionista') =>
      app.call('POST', ruta, await app.persona(rol), { motivo: 'Son dos noches distintas' })
    expect((await app.call('POST', ruta, agente, { motivo: 'Son dos noches' })).status).toBe(403)
    expect((await say('OperativoProveedor')).status).toBe(404)
    expect((await say('OperativoComisionista')).status).toBe(200)
    expect((await process([primero.id])).status).toBe(200)
  })

  test('a reason is for the facturas that billed then: one that bills again later is asked about anew', async () => {
    const creador = { id: admin.id, correo: admin.correo }
    const [suya, viva, cancelada] = await Promise.all(
      ['Suya', 'Viva', 'Cancelada'].map((nombre) => seedLote(app, { facturas: 1, creador, nombre })),
    )
    if (!suya || !viva || !cancelada) throw new Error('three lotes')
    const facturaIds = [suya, viva, cancelada].map(({ facturas }) => facturas[0]?.id ?? 0)
    const [facturaId = 0, ...otras] = facturaIds
    await app.deps.db
      .updateTable('facturaReservas')
      .set({ bookingCode: 'XDOS01' })
      .where('facturaId', 'in', facturaIds)
      .execute()
    await app.deps.db
      .insertInto('reservasRepetidas')
      .values(otras.map((otraFacturaId) => ({ facturaId, bookingCode: 'XDOS01', otraFacturaId })))
      .execute()
    await set(cancelada.id, { estado: 'Cancelado' })
    const ruta = `/api/lotes/${suya.id}/facturas/${facturaId}/explicar`
    expect((await app.call('POST', ruta, admin, { motivo: 'Son dos noches distintas' })).status).toBe(200)
    expect((await process([suya.id])).status).toBe(200)
    await set(cancelada.id, { estado: 'Vigente' })
    expect((await detalle(suya.id)).repetidas.map(({ lote, motivo }) => [lote, motivo])).toEqual([
      ['Cancelada', null],
      ['Viva', 'Son dos noches distintas'],
    ])
    expect((await app.call('POST', ruta, admin, { motivo: 'Tampoco es la misma' })).status).toBe(200)
    expect((await app.call('POST', ruta, admin, { motivo: 'Otra vez' })).status).toBe(409)
  })
})
