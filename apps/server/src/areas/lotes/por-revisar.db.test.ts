import type { Borrador } from '@valija/contract/borradores.ts'
import type { AvisosInicio } from '@valija/contract/inicio.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import type { LoteFila } from '@valija/contract/lotes.ts'
import { buenLote, type LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'

const dia = '2026-10-12'
let desde = 5400
const app = await useTestApp({ dia })
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const admin = await app.persona('admin')

/** With a complement of the SAT that nobody knows: what it adds to the cadena cannot be told, so its sello does not match. */
const conComplemento = (bytes: Uint8Array, complemento: string): Uint8Array =>
  Buffer.from(
    Buffer.from(bytes).toString('utf8').replace('<cfdi:Complemento>', `<cfdi:Complemento>${complemento}`),
  )
const nuevo = '<n:Nuevo xmlns:n="http://www.sat.gob.mx/nuevo" clave="1">dato</n:Nuevo>'
async function loteDe(n: number, conNuevo: number, semilla: string): Promise<LoteMuestra> {
  desde += 20
  const lote = await buenLote({ n, proveedor: '101', dia, desde, semilla })
  const xmls = lote.xmls.map((xml, i) =>
    i < conNuevo ? { ...xml, bytes: conComplemento(xml.bytes, nuevo) } : xml,
  )
  return { ...lote, xmls }
}
const detalle = async (id: number, persona = admin) =>
  (await app.call('GET', `/api/lotes/${id}`, persona)).body as LoteDetalle
const process = (id: number) =>
  app.call('POST', '/api/lotes/procesar', admin, { ids: [id], fechaPago: '2026-10-16' })
const decide = (id: number, facturaId: number, body: object, persona = admin) =>
  app.call('POST', `/api/lotes/${id}/facturas/${facturaId}/revisar`, persona, body)
const asuntos = async (persona: Persona) =>
  ((await app.call('GET', '/api/inicio/avisos', persona)).body as AvisosInicio).porResolver.map(
    ({ clase }) => clase,
  )
const mails = async () => {
  await app.drainJobs()
  return app.deps.db
    .selectFrom('correos')
    .select(['para', 'asunto', 'estado'])
    .where('plantilla', '=', 'facturaRevisada')
    .orderBy('creadoEn')
    .execute()
}
const bitacora = (facturaId: number) =>
  app.deps.db
    .selectFrom('bitacora')
    .select(['accion', 'motivo', 'quien'])
    .where('entidad', '=', 'factura')
    .where('entidadId', '=', String(facturaId))
    .where('accion', 'like', '%Factura')
    .execute()

test('[VI-A5] a complement that nobody knows makes no Rechazada: it is saved por revisar, said to the hotel, and goes no further before a person accepts it with a reason', async () => {
  const lote = await loteDe(2, 1, 'aceptada')
  const c = conductorDe(app, hotel)
  await c.xmls(lote.xmls)
  const b: Borrador = await c.validateFacturas(101)
  expect(b.facturas.map(({ situacion }) => situacion)).toEqual(['porRevisar', 'correcta'])
  expect(b.avisos.find(({ codigo }) => codigo === 'porRevisar')).toMatchObject({
    ids: [b.facturas[0]?.id],
    texto: expect.stringContaining('la agencia decide'),
  })
  expect(b.facturas[0]?.hallazgos.find(({ codigo }) => codigo === 'selloPorRevisar')).toMatchObject({
    titulo: expect.stringContaining('lleva Nuevo,'),
    remedio: expect.stringMatching(/^La agencia decide/),
  })
  await c.layout(lote.layoutXlsx)
  await c.name('Por revisar')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  const { id, facturas } = await c.save()
  expect(facturas).toBe(2)

  const [pendiente] = (await detalle(id, hotel)).porRevisar
  expect(pendiente).toMatchObject({
    revision: 'pendiente',
    motivos: [{ codigo: 'selloPorRevisar', remedio: expect.stringMatching(/^La agencia decide/) }],
  })
  const facturaId = pendiente?.facturaId ?? 0
  expect((await detalle(id)).porRevisar[0]?.motivos[0]?.remedio).toMatch(/acéptala o recházala/)
  const marca = async () =>
    ((await app.call('GET', '/api/lotes?etapa=noProcesado', admin)).body as Pagina<LoteFila>).filas.find(
      (fila) => fila.id === id,
    )?.numPorRevisar
  expect(await marca()).toBe(1)
  const parado = await process(id)
  expect(parado.status).toBe(409)
  expect(JSON.stringify(parado.body)).toContain('factura por revisar')
  expect([
    (await asuntos(admin)).includes('porRevisar'),
    (await asuntos(hotel)).includes('porRevisar'),
  ]).toEqual([true, false])

  const aceptar = { resultado: 'aceptada', motivo: 'El SAT la da por vigente por el mismo total' }
  expect((await decide(id, facturaId, aceptar, hotel)).status).toBe(403)
  expect((await decide(id, facturaId, { ...aceptar, motivo: ' ' })).status).toBe(400)
  expect((await decide(id, facturaId, aceptar)).status).toBe(200)
  expect((await decide(id, facturaId, { ...aceptar, resultado: 'rechazada' })).status).toBe(409)
  expect(await bitacora(facturaId)).toEqual([
    { accion: 'aceptarFactura', motivo: aceptar.motivo, quien: admin.correo },
  ])
  expect(await marca()).toBe(0)
  expect((await detalle(id, hotel)).porRevisar).toMatchObject([
    { revision: 'aceptada', motivo: aceptar.motivo, revisadaPor: admin.correo },
  ])
  expect(await mails()).toEqual([
    { para: hotel.correo, asunto: expect.stringMatching(/se aceptó$/), estado: 'enviado' },
  ])
  expect(await asuntos(admin)).not.toContain('porRevisar')
  expect((await process(id)).status).toBe(200)
})

test('[VI-A5] one that a person rejects leaves its lote with the reason, and takes the lote along when it is its last; its uuid is free again', async () => {
  const dos = await conductorDe(app, hotel).complete(await loteDe(2, 1, 'rechazada'), 101, 'Dos')
  const [una] = (await detalle(dos.id)).porRevisar
  const rechazar = { resultado: 'rechazada', motivo: 'El emisor no reconoce el archivo' }
  expect((await decide(dos.id, una?.facturaId ?? 0, rechazar)).status).toBe(200)
  const queda = await detalle(dos.id, hotel)
  expect([queda.numFacturas, queda.numRetiradas]).toEqual([1, 1])
  expect(queda.porRevisar).toMatchObject([{ revision: 'rechazada', motivo: rechazar.motivo }])
  expect((await process(dos.id)).status).toBe(200)

  const sola = await loteDe(1, 1, 'sola')
  const { id } = await conductorDe(app, hotel).complete(sola, 101, 'Sola')
  const [unica] = (await detalle(id)).porRevisar
  expect((await decide(id, unica?.facturaId ?? 0, rechazar)).status).toBe(200)
  expect((await app.call('GET', `/api/lotes/${id}`, admin)).status).toBe(404)
  expect((await mails()).slice(1)).toEqual(
    [1, 2].map(() => ({
      para: hotel.correo,
      asunto: expect.stringMatching(/no se aceptó$/),
      estado: 'enviado',
    })),
  )
  const otra = await conductorDe(app, hotel).xmls(sola.xmls)
  expect(otra.facturas[0]?.situacion).not.toBe('repetida')
})

test('[VI-A5] another error beside it, or a broken sello without an unknown complement, is a Rechazada as before', async () => {
  const [xml] = (await loteDe(1, 0, 'rota')).xmls
  if (!xml) throw new Error('no sample')
  const conOtro = conComplemento(xml.bytes, nuevo).toString().replace('UsoCFDI="', 'UsoCFDI="Z')
  const alterada = Buffer.from(xml.bytes).toString('utf8').replace('Descripcion="', 'Descripcion="x')
  // What is none of the SAT in there is no unknown complement.
  const ajeno = conComplemento(xml.bytes, '<n:Nuevo xmlns:n="urn:otro">dato</n:Nuevo>')
  const archivos = [conOtro, alterada, ajeno].map((texto, i) => ({
    nombre: `${i}.xml`,
    bytes: Buffer.from(texto),
  }))
  const b = await conductorDe(app, hotel).xmls(archivos)
  expect(b.facturas.map(({ situacion }) => situacion).filter((s) => s === 'porRevisar')).toEqual([])
  expect(b.facturas[0]?.situacion).toBe('rechazada')
})
