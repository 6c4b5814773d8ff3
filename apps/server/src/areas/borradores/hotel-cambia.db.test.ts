import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { describe, expect, test, vi } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { readRow, readRows, setRows } from '../../../testing/filas.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { changePerson, forgetActor } from '../acceso/sessions.ts'
import { refreshProveedores } from '../directorio/proveedores.ts'

const dia = '2026-10-12'
let desde = 5200
const app = await useTestApp({ dia })

/** A draft of hotel 101 up to its last step, and its maker. */
async function ready() {
  const quien = await app.persona('proveedor', { idProveedores: [101, 102] })
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: (desde += 10) })
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.validateFacturas(101)
  await c.layout(lote.layoutXlsx)
  await c.name('De un hotel que cambia')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  return { quien, c, lote }
}
const save = (quien: Persona, ruta: string, mostrado?: number) =>
  app.call('POST', `${ruta}/guardar${mostrado === undefined ? '' : `?proveedorId=${mostrado}`}`, quien)
const lotesDe = async (quien: Persona) =>
  (await readRows(app, 'lotes', { creadorId: quien.id })).map(({ proveedorId }) => proveedorId)
/** What lies in a draft: XMLs and PDFs. */
const filesOf = async ({ id }: { id: string }) => {
  const { xmls, pdfs } = await app.deps.db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('borradorCfdis')
        .select((cuenta) => cuenta.fn.countAll<number>().as('n'))
        .where('borradorId', '=', id)
        .as('xmls'),
      eb
        .selectFrom('borradorPdfs')
        .select((cuenta) => cuenta.fn.countAll<number>().as('n'))
        .where('borradorId', '=', id)
        .as('pdfs'),
    ])
    .executeTakeFirstOrThrow()
  return [xmls, pdfs]
}
/** The hotels of an account, said by its administrator at any moment. */
const give = (quien: Persona, hoteles: number[]) =>
  changePerson(app.deps, async (tx) => {
    await tx
      .deleteFrom('usuarioClaims')
      .where('usuarioId', '=', quien.id)
      .where('tipo', '=', 'idProveedor')
      .execute()
    for (const valor of hoteles)
      await tx
        .insertInto('usuarioClaims')
        .values({ usuarioId: quien.id, tipo: 'idProveedor', valor: String(valor) })
        .execute()
    await forgetActor(tx, quien.id)
  })

describe('[VII-B4] a hotel that changes while its lote is being made', () => {
  test('[VII-B4] chosen anew in another window, the lote that was shown is not saved for it, and nothing of the draft goes', async () => {
    const { quien, c } = await ready()
    const whole = await filesOf(c)
    // This window shows the other hotel than the draft has by now.
    expect(await save(quien, c.ruta, 102)).toMatchObject({
      status: 409,
      body: { codigo: 'hotelCambioMientras' },
    })
    expect(await lotesDe(quien)).toEqual([])
    await c.call('PUT', '/proveedor', { proveedorId: 102 })
    expect((await save(quien, c.ruta, 101)).status).toBe(409)
    expect((await save(quien, c.ruta)).status).toBe(409)
    expect(await filesOf(c)).toEqual(whole)
    await c.call('PUT', '/proveedor', { proveedorId: 101 })
    await c.call('POST', '/validarFacturas')
    await app.drainJobs()
    await c.call('POST', '/validarReservas')
    await app.drainJobs()
    await c.call('POST', '/validarLayout')
    await c.validateLote()
    expect((await save(quien, c.ruta, 101)).status).toBe(200)
    expect(await lotesDe(quien)).toEqual([101])
  })

  test('[VII-B4] taken from the account at the very moment of saving, nothing is saved; given back, the same draft is', async () => {
    const { quien, c } = await ready()
    // Committed, and not yet told to the process that answers.
    await app.deps.db
      .deleteFrom('usuarioClaims')
      .where('usuarioId', '=', quien.id)
      .where('valor', '=', '101')
      .execute()
    expect(await save(quien, c.ruta, 101)).toMatchObject({ status: 403, body: { codigo: 'proveedorAjeno' } })
    expect(await lotesDe(quien)).toEqual([])
    await give(quien, [101])
    expect((await save(quien, c.ruta, 101)).status).toBe(200)
    expect(await lotesDe(quien)).toEqual([101])
  })

  test('[VII-B4] taken during the upload, what is dropped stays in the draft, nothing more is asked of the hotel’s bookings, and another hotel of theirs may be chosen', async () => {
    const { quien, c } = await ready()
    await give(quien, [102])
    const mas = await buenLote({ n: 1, proveedor: '102', dia, desde: (desde += 10) })
    expect((await sendFiles(app, `${c.ruta}/cfdis`, quien, mas.xmls)).status).toBe(200)
    expect((await filesOf(c))[0]).toBe(2)
    for (const paso of ['validarFacturas', 'validarReservas', 'validarLayout', 'validarLote', 'guardar'])
      expect([paso, (await app.call('POST', `${c.ruta}/${paso}`, quien)).status]).toEqual([paso, 403])
    expect((await app.call('PUT', `${c.ruta}/proveedor`, quien, { proveedorId: 101 })).status).toBe(403)
    expect((await app.call('PUT', `${c.ruta}/proveedor`, quien, { proveedorId: 102 })).status).toBe(200)
    expect((await app.call('POST', `${c.ruta}/validarFacturas`, quien)).status).toBe(200)
  })

  test('[VII-B4] with another RFC in ANT since it was validated, its facturas are of nobody it knows: not saved, and kept', async () => {
    const { quien, c } = await ready()
    const whole = await filesOf(c)
    const set = (rfc: string) => setRows(app, 'proveedores', { id: 101 }, { rfc })
    const { rfc } = await readRow(app, 'proveedores', { id: 101 })
    await set('FUS950101AB1')
    const refused = await save(quien, c.ruta, 101)
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'loteCambioMientras' } })
    // Which factura, and why.
    expect(JSON.stringify((refused.body as { detalles: unknown }).detalles)).toContain(
      '.xml · El emisor no es el hotel elegido',
    )
    expect(await filesOf(c)).toEqual(whole)
    expect(await lotesDe(quien)).toEqual([])
    await set(rfc)
    expect((await save(quien, c.ruta, 101)).status).toBe(200)
  })

  test('[VI-D8] off ANT’s list since it was validated, saving says so and loses nothing; back on it, the same draft is saved', async () => {
    const { quien, c } = await ready()
    const whole = await filesOf(c)
    const { filas } = await app.deps.ant.proveedores()
    const ask = vi
      .spyOn(app.deps.ant, 'proveedores')
      .mockResolvedValue({ filas: filas.filter(({ id }) => id !== 101), ilegibles: [] })
    await refreshProveedores(app.deps)
    const off = await save(quien, c.ruta, 101)
    expect(off).toMatchObject({ status: 409, body: { codigo: 'hotelFueraDeAnt' } })
    expect(JSON.stringify(off.body)).toMatch(/Hotel Puerto Coral.*No se guardó nada/)
    ask.mockRejectedValue(new ExternalSystemError('ant', 'unreachable'))
    expect((await save(quien, c.ruta, 101)).body).toMatchObject({ codigo: 'hotelFueraDeAnt' })
    expect([await filesOf(c), await lotesDe(quien)]).toEqual([whole, []])
    ask.mockRestore()
    expect((await save(quien, c.ruta, 101)).status).toBe(200)
    expect(await lotesDe(quien)).toEqual([101])
  })
})
