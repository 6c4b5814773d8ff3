import { randomUUID } from 'node:crypto'
import type {
  ComplementoEsperado,
  ComplementoGuardado,
  ComplementoRevisado,
  ComplementosGuardados,
} from '@valija/contract/complementos.ts'
import type { AvisosInicio } from '@valija/contract/inicio.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { correosDe } from '../../../testing/buzon.ts'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { readRows, setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { askSandbox } from '../../../testing/use-sandbox.ts'

const dia = '2026-10-12'
const otroDia = '2026-10-11'
const app = await useTestApp({ dia })
await askSandbox(app, '/reloj', { dia })
const admin = await app.persona('admin')
const autoridad = openAutoridad()
const dueno = makeMundo().proveedor('101')
const rfc = (dueno?.rfc ?? '').replaceAll('-', '')
const emisor = { rfc, nombre: dueno?.nombreFiscal ?? '', cp: dueno?.codigoPostal ?? '' }
const total = 1_000_000
let folios = 0

/** A lote of one factura of 10,000.00, paid, with its complement handed in by its hotel; each with people of its own. */
async function documentado() {
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  const { id, facturas } = await seedLote(app, {
    creador: hotel,
    facturas: 1,
    estatus: 'En proceso de pago',
    dia: '2026-10-01',
  })
  const uuid = facturas[0]?.uuid ?? ''
  await setRows(app, 'facturas', { loteId: id }, { total })
  await setRows(app, 'lotes', { id }, { total })
  const pay = async (...pagos: readonly (readonly [monto: number, fecha: string])[]) => {
    const escritos = pagos.map(([monto, fechapago]) => ({
      idFactura: id,
      rfc,
      bancobeneficiario: 'BBVA',
      fechapago,
      totalLayout: monto / 100,
      folio: `R${++folios}`,
    }))
    const { status, body } = await app.call('POST', '/api/Factura/guardarComprobantes', admin, escritos)
    expect(status, JSON.stringify(body)).toBe(200)
    return (body as { comprobantes: number[] }).comprobantes[0] ?? 0
  }
  const undo = async (comprobante: number) =>
    expect(
      (await app.call('POST', `/api/comprobantes/${comprobante}/anular`, admin, { motivo: 'Era otro' }))
        .status,
    ).toBe(200)
  const rep = (fechaPago: string, pagado: number, sustituye: readonly string[] = []) => {
    const suyo = randomUUID().toUpperCase()
    const doctos = [{ uuid, numParcialidad: 1, saldoAnterior: total, pagado }]
    const relacionados = sustituye.map((otro) => ({ uuid: otro }))
    const { bytes } = signComplemento(autoridad, {
      emisor,
      uuid: suyo,
      folio: String(++folios),
      fechaPago,
      dia,
      doctos,
      cambia: (datos) =>
        relacionados.length === 0
          ? datos
          : { ...datos, cfdiRelacionados: [{ tipoRelacion: '04', relacionados }] },
    })
    return { uuid: suyo, bytes }
  }
  const check = async ({ bytes }: { bytes: Uint8Array }) => {
    const { body } = await sendFiles(app, '/api/complementos/revisar', hotel, [{ nombre: 'c.xml', bytes }])
    return (body as { complementos: ComplementoRevisado[] }).complementos[0]
  }
  const keep = async ({ bytes }: { bytes: Uint8Array }) => {
    const archivos = [
      { nombre: 'c.xml', bytes },
      { nombre: 'c.pdf', bytes: pdfDePrueba('REP') },
    ]
    const { status, body } = await sendFiles(app, '/api/complementos', hotel, archivos, { pares: '[[0,1]]' })
    expect(status, JSON.stringify(body)).toBe(200)
    return (body as ComplementosGuardados).guardados[0]?.idComplemento ?? 0
  }
  /** What the hotel sees of its complements, and what is owed. */
  const recibidos = async (quien = hotel) => {
    const { body } = await app.call('GET', '/api/complementos/recibidos?limite=100', quien)
    return (body as { filas: ComplementoGuardado[] }).filas.filter(({ foliosRelacionados }) =>
      foliosRelacionados.some(({ IdDocumento }) => IdDocumento === uuid),
    )
  }
  const debe = async () => {
    const { body } = await app.call('GET', '/api/complementos/esperados?limite=100', hotel)
    return (body as { filas: ComplementoEsperado[] }).filas
      .filter(({ loteId }) => loteId === id)
      .map(({ falta, porSustituir }) => [falta, porSustituir.map((uno) => uno.uuid)])
  }
  const contado = async () => {
    const cuenta = async (quien: typeof admin, clase: string) =>
      ((await app.call('GET', '/api/inicio/avisos', quien)).body as AvisosInicio).porResolver.find(
        (uno) => uno.clase === clase,
      )?.n ?? 0
    return {
      porEntregar: await cuenta(hotel, 'complementosPorEntregar'),
      porRevisar: await cuenta(admin, 'complementosPorRevisar'),
    }
  }
  const pago = await pay([total, dia])
  const viejo = rep(dia, total)
  const antes = (await contado()).porRevisar
  const complemento = await keep(viejo)
  const decide = (resultado: 'aceptado' | 'rechazado') =>
    app.call('POST', `/api/complementos/${complemento}/revision`, admin, {
      resultado,
      motivo: 'El banco dice otra cosa',
    })
  return {
    id,
    hotel,
    uuid,
    pago,
    viejo,
    complemento,
    antes,
    pay,
    undo,
    rep,
    check,
    keep,
    recibidos,
    debe,
    contado,
    decide,
  }
}

test('[VI-E2] remade equal, within the tolerance or in two parts, a payment keeps its complement and nobody is told', async () => {
  for (const pagos of [[total], [total - 100], [total - 300_000, 300_000]]) {
    const { pago, antes, pay, undo, recibidos, debe, contado } = await documentado()
    await undo(pago)
    await pay(...pagos.map((monto) => [monto, dia] as const))
    expect(await recibidos()).toMatchObject([{ estado: 'Vigente', porRevisar: null }])
    expect(await debe()).toEqual([])
    expect(await contado()).toEqual({ porEntregar: 0, porRevisar: antes })
  }
})

test.each([
  ['another day', total, otroDia, 'En su lugar se pagaron $10,000.00 el 11/10/2026'],
  ['less', 700_000, dia, 'En su lugar se pagaron $7,000.00 el 12/10/2026'],
])(
  '[VI-E2] remade for %s, a payment is owed its complement again, and what is wrong with the old one is told',
  async (_, monto, fecha, pagado) => {
    const { id, hotel, pago, viejo, complemento, antes, pay, undo, rep, keep, recibidos, debe, contado } =
      await documentado()
    await undo(pago)
    await pay([monto, fecha])
    const motivo = expect.stringMatching(
      new RegExp(
        `dice \\$10,000\\.00 pagados el 12/10/2026, y ese pago se deshizo\\. ${pagado.replace('$', '\\$')}.*sustituirlo`,
      ),
    )
    for (const quien of [hotel, admin])
      expect(await recibidos(quien)).toMatchObject([{ estado: 'Por revisar', porRevisar: motivo }])
    expect(await debe()).toEqual([[monto / 100, [viejo.uuid]]])
    expect(await contado()).toEqual({ porEntregar: 1, porRevisar: antes + 1 })
    // The SAT goes on calling its number good: it is wrong all the same.
    await app.call('POST', `/api/complementos/${complemento}/verificar`, admin)
    expect((await contado()).porRevisar).toBe(antes + 1)
    await app.drainJobs()
    const mail = (await correosDe(app, hotel.correo)).find(({ asunto }) => asunto.startsWith('Te pagamos'))
    expect(mail?.texto.replace(/\s+/g, ' ')).toContain(
      `sustituye (TipoRelacion 04) al complemento ${viejo.uuid}, que dice $10,000.00 del 12/10/2026`,
    )
    await keep(rep(fecha, monto, [viejo.uuid]))
    expect((await recibidos()).map(({ estado }) => estado)).toEqual(['Vigente', 'Sustituido'])
    expect(await debe()).toEqual([])
    expect(await contado()).toEqual({ porEntregar: 0, porRevisar: antes })
    expect(await readRows(app, 'complementosEsperados', { loteId: id }, 'id')).toMatchObject([
      { recibido: 0 },
      { recibido: monto },
    ])
  },
)

test('[VI-E2] a new complement that does not say it takes the place of the old one covers the payment, and the old one is still told', async () => {
  const { pago, viejo, antes, pay, undo, rep, check, keep, recibidos, debe, contado } = await documentado()
  await undo(pago)
  await pay([total, otroDia])
  const nuevo = rep(otroDia, total)
  expect((await check(nuevo))?.avisos).toEqual([expect.stringContaining(`al complemento ${viejo.uuid}`)])
  await keep(nuevo)
  expect(await debe()).toEqual([])
  expect((await recibidos()).at(-1)).toMatchObject({
    estado: 'Por revisar',
    porRevisar: expect.stringContaining('tiene que cancelarlo'),
  })
  expect(await contado()).toEqual({ porEntregar: 0, porRevisar: antes + 1 })
})

test('[VI-E2] a person takes it for the payment made anew, which it covers from then on; of a payment that was not, there is nothing to take it for', async () => {
  const { pago, complemento, antes, pay, undo, recibidos, debe, contado, decide } = await documentado()
  await undo(pago)
  expect(await contado()).toEqual({ porEntregar: 0, porRevisar: antes + 1 })
  expect(await decide('aceptado')).toMatchObject({ status: 409, body: { codigo: 'complementoSinPago' } })
  const segundo = await pay([total, otroDia])
  expect((await decide('aceptado')).status).toBe(200)
  expect(await recibidos()).toMatchObject([{ estado: 'Vigente', porRevisar: null }])
  expect(await debe()).toEqual([])
  expect(await contado()).toEqual({ porEntregar: 0, porRevisar: antes })
  expect(await decide('aceptado')).toMatchObject({ body: { codigo: 'complementoSinRevision' } })
  expect(
    await readRows(app, 'bitacora', { entidad: 'complemento', entidadId: String(complemento) }, 'id'),
  ).toMatchObject([{ accion: 'guardado' }, { accion: 'aceptado', motivo: 'El banco dice otra cosa' }])
  // Undone again and made anew as it was taken for, and as it says.
  await undo(segundo)
  const tercero = await pay([total, otroDia])
  expect(await debe()).toEqual([])
  await undo(tercero)
  await pay([total, dia])
  expect(await debe()).toEqual([])
})

test('[VI-E2] a person does not take it: it covers nothing, and who owes the complement of the payment made anew is mailed the reason', async () => {
  const { id, hotel, pago, complemento, antes, pay, undo, recibidos, debe, contado, decide } =
    await documentado()
  await undo(pago)
  await pay([total, otroDia])
  expect((await decide('rechazado')).status).toBe(200)
  expect(await recibidos()).toMatchObject([{ estado: 'Rechazado', porRevisar: null }])
  expect(await debe()).toEqual([[total / 100, []]])
  expect(await contado()).toEqual({ porEntregar: 1, porRevisar: antes })
  const registro = `rechazado:${complemento}:${id}`
  expect((await readRows(app, 'correos', { registro })).map(({ para }) => para)).toContain(hotel.correo)
})

test('[VI-E2] whoever gave the complement of a payment is told what becomes of it when that payment is undone', async () => {
  const { hotel, pago, viejo, undo } = await documentado()
  await app.drainJobs()
  await undo(pago)
  await app.drainJobs()
  const mail = (await correosDe(app, hotel.correo)).find(({ asunto }) => asunto.startsWith('Se corrigió'))
  expect(mail?.texto.replace(/\s+/g, ' ')).toContain(`Ya nos diste su complemento de pago ${viejo.uuid}.`)
})
