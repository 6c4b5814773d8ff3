import { randomUUID } from 'node:crypto'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { correosDe } from '../../../testing/buzon.ts'
import { readRow, setRows } from '../../../testing/filas.ts'
import { type SeedLote, seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { sendResumenes } from './resumen-del-dia.ts'

const app = await useTestApp({ dia: '2026-10-12' })
const admin = await app.persona('admin')

/** Everybody has a mailbox of their own: each test sees its mails alone. */
const hotel = () => app.persona('proveedor', { idProveedores: [101] })
const enPago = (quien: Persona, options: Partial<SeedLote> = {}) =>
  seedLote(app, { creador: quien, facturas: 2, estatus: 'En proceso de pago', dia: '2026-09-01', ...options })
const rfc = (makeMundo().proveedor('101')?.rfc ?? '').replaceAll('-', '')
const pagar = (l: { id: number; total: number }, total = l.total, folio = `F${l.id}`) =>
  app.call('POST', '/api/Factura/guardarComprobantes', admin, [
    {
      idFactura: l.id,
      rfc,
      titulat: 'Hotel',
      bancobeneficiario: 'BANORTE',
      fechapago: '2026-10-09',
      totalLayout: total / 100,
      folio,
      sincronizado: 'no',
    },
  ])
const mails = async ({ correo }: Persona) => {
  await app.drainJobs()
  return correosDe(app, correo)
}
const dinero = (centavos: number) =>
  (centavos / 100).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' })

test('[IX-A4] a saved lote is confirmed once, however often Guardar is sent, with what follows and its PPD', async () => {
  const quien = await hotel()
  const lote = await buenLote({ n: 2, proveedor: '101', dia: '2026-10-12', desde: 700 })
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.validateFacturas(101)
  await c.layout(lote.layoutXlsx)
  await c.name('Octubre 1')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  const { id } = await c.save()
  await c.save()
  const [mail, ...more] = await mails(quien)
  expect(more).toEqual([])
  expect(mail?.asunto).toBe('Recibimos tu lote Octubre 1')
  expect(mail?.texto).toContain('2 facturas')
  expect(mail?.enlaces[0]).toContain(`/factura/proveedor?lote=${id}`)
})

test('[IX-A4] what ANT rejected is told with its factura, its reason and what to do, once per answer; what was mended before is not', async () => {
  const quien = await hotel()
  const lote = await seedLote(app, { creador: quien, facturas: 3, nombre: 'Con rechazo' })
  const [mala] = lote.facturas
  await switchSandbox(app, {
    contabilidad: { porFactura: { [mala?.uuid ?? '']: 'La reserva ya tiene una factura' } },
  })
  await app.call('POST', '/api/lotes/procesar', admin, { ids: [lote.id], fechaPago: '2026-10-16' })
  const all = await mails(quien)
  await switchSandbox(app, { contabilidad: { porFactura: {} } })
  expect(all.map(({ asunto }) => asunto)).toEqual(['1 factura del lote Con rechazo necesita que la corrijas'])
  expect(all[0]?.texto).toMatch(
    /S \d+ · \$[\d,.]+: ANT la rechazó: La reserva ya tiene una factura\. Emite una factura/,
  )
  // Withdrawn by staff: told with the reason, and the first matter is closed.
  const out = await app.call('POST', `/api/lotes/${lote.id}/facturas/${mala?.id}/retirar`, admin, {
    motivo: 'La reserva es de otro hotel',
  })
  expect(out.status).toBeLessThan(300)
  const [retirada, ...before] = await mails(quien)
  expect(before).toHaveLength(1)
  expect(retirada?.asunto).toMatch(/^Tu factura S \d+ salió del lote Con rechazo$/)
  expect(retirada?.texto).toContain('La reserva es de otro hotel')
})

test('[IX-A4] a deleted lote is told with its reason, and without one it says whom to ask', async () => {
  const quien = await hotel()
  for (const [nombre, query, said] of [
    ['Uno', '?motivo=Venía%20repetido', 'Venía repetido'],
    ['Dos', '', 'no escribió el motivo'],
  ] as const) {
    const { id } = await seedLote(app, { creador: quien, facturas: 1, nombre })
    expect(
      (await app.call('DELETE', `/api/FacturaComisionista/EliminarLote/${id}${query}`, admin)).status,
    ).toBe(200)
    const [mail] = await mails(quien)
    expect(mail?.asunto).toBe(`Se eliminó tu lote ${nombre}`)
    expect(mail?.texto).toContain(said)
  }
})

test('[IX-A4] «te pagamos» says amount, day, bank, folio and what the PPD complement must say until when; the same proof again is no second mail', async () => {
  const quien = await hotel()
  const ppd = await enPago(quien, { nombre: 'PPD' })
  await pagar(ppd)
  await pagar(ppd)
  const all = await mails(quien)
  expect(all.map(({ asunto }) => asunto)).toEqual([`Te pagamos ${dinero(ppd.total)} del lote PPD`])
  const texto = all[0]?.texto ?? ''
  expect(texto).toContain(`El 09/10/2026 se te pagaron ${dinero(ppd.total)} a tu cuenta de BANORTE.`)
  expect(texto).toContain(`Folio del banco: F${ppd.id}`)
  expect(texto).toContain(
    'Emite los 2 complementos de pago con los datos de abajo, a más tardar el 05/11/2026.',
  )
  expect(texto).toMatch(/FechaPago 2026-10-09, FormaDePagoP 03, parcialidad 1/)
  expect(texto).toContain('el lote queda cubierto')
  const pue = await enPago(quien, { nombre: 'PUE', metodoPago: 'PUE' })
  await pagar(pue, 100_00)
  const [parcial] = await mails(quien)
  expect(parcial?.texto).toContain(`Es un pago parcial: del lote faltan ${dinero(pue.total - 100_00)}.`)
  expect(parcial?.texto).not.toContain('complemento')
})

test('[IX-A4] a receipt tells the last digits of the account and the clave de rastreo, to each hotel of its own payment alone', async () => {
  const [uno, otro] = [await hotel(), await app.persona('proveedor', { idProveedores: [102] })]
  const [mine, other] = [await enPago(uno), await enPago(otro, { proveedorId: 102 })]
  const otroRfc = (makeMundo().proveedor('102')?.rfc ?? '').replaceAll('-', '')
  const pago = { tipo: 77, nombre: 'HOTEL', dia: '2026-10-08' } as const
  const bytes = await reciboBbva([
    { ...pago, rfc, importe: mine.total },
    { ...pago, rfc: otroRfc, importe: other.total },
  ])
  const asignaciones = [mine, other].map(({ id }, i) => ({ pagina: i + 1, loteId: id }))
  const datos = JSON.stringify({ reciboId: randomUUID(), asignaciones })
  expect(
    (await sendFiles(app, '/api/recibos', admin, [{ nombre: 'recibo.pdf', bytes }], { datos })).status,
  ).toBe(200)
  for (const [who, lote, not] of [
    [uno, mine, other],
    [otro, other, mine],
  ] as const) {
    const all = await mails(who)
    expect(all).toHaveLength(1)
    expect(all[0]?.asunto).toContain(dinero(lote.total))
    expect(all[0]?.texto).toMatch(/terminada en \d{4}\./)
    expect(all[0]?.texto).toMatch(/Clave de rastreo: BNET/)
    expect(all[0]?.texto).not.toContain(not.nombre)
  }
})

test('[IX-A4] a payment that was told and then undone is corrected; one undone before its mail left is told to nobody', async () => {
  const quien = await hotel()
  const anular = async (l: { id: number }) => {
    const { id } = await readRow(app, 'comprobantesPago', { loteId: l.id })
    await app.call('POST', `/api/comprobantes/${id}/anular`, admin, { motivo: 'Era de otro' })
  }
  const callado = await enPago(quien)
  await pagar(callado)
  await anular(callado)
  expect(await mails(quien)).toEqual([])
  const dicho = await enPago(quien, { nombre: 'Dicho' })
  await pagar(dicho)
  expect(await mails(quien)).toHaveLength(1)
  await anular(dicho)
  expect((await mails(quien))[0]?.asunto).toBe(
    `Se corrigió el aviso de pago de ${dinero(dicho.total)} del lote Dicho`,
  )
})

test('[IX-A4] who chooses one mail a day gets each event in it once, and nobody else’s', async () => {
  const [uno, otro] = [await hotel(), await hotel()]
  expect(await app.call('GET', '/api/sesion/correos', uno)).toMatchObject({ body: { enResumen: false } })
  expect((await app.call('PUT', '/api/sesion/correos', uno, { enResumen: true })).status).toBe(200)
  const [a, b, c] = [
    await enPago(uno, { nombre: 'A' }),
    await enPago(uno, { nombre: 'B' }),
    await enPago(otro, { nombre: 'C' }),
  ]
  for (const l of [a, b, c]) await pagar(l)
  expect(await mails(uno)).toEqual([])
  expect((await mails(otro)).map(({ asunto }) => asunto)).toEqual([
    `Te pagamos ${dinero(c.total)} del lote C`,
  ])
  await sendResumenes(app.deps)
  await sendResumenes(app.deps)
  const all = await mails(uno)
  expect(all.map(({ asunto }) => asunto)).toEqual(['Tu día en Valija: 2 novedades'])
  for (const l of [a, b])
    expect(all[0]?.texto).toContain(`Te pagamos ${dinero(l.total)} del lote ${l.nombre}`)
  expect(all[0]?.texto).not.toContain('lote C')
  expect(await mails(otro)).toHaveLength(1)
})

test('[IX-A4] who was blocked, or is no longer of that hotel, is told nothing more: neither at once nor in the mail of the day', async () => {
  const [bloqueado, ajeno, antes] = [await hotel(), await hotel(), await hotel()]
  expect((await app.call('PUT', '/api/sesion/correos', bloqueado, { enResumen: true })).status).toBe(200)
  const [a, b, c] = [await enPago(bloqueado), await enPago(ajeno), await enPago(antes)]
  await setRows(app, 'usuarioClaims', { tipo: 'idProveedor', usuarioId: ajeno.id }, { valor: '102' })
  for (const l of [a, b, c]) await pagar(l)
  await app.deps.db
    .updateTable('usuarios')
    .set({ bloqueadoEn: app.deps.reloj.ahora() })
    .where('id', 'in', [bloqueado.id, antes.id])
    .execute()
  await sendResumenes(app.deps)
  for (const quien of [bloqueado, ajeno, antes]) expect(await mails(quien)).toEqual([])
})
