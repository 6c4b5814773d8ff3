import { randomUUID } from 'node:crypto'
import type { ComplementoRevisado, ComplementosGuardados } from '@valija/contract/complementos.ts'
import type { CuerpoError } from '@valija/contract/error.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { type DoctoMuestra, signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'

const dia = '2026-10-12'
const autoridad = openAutoridad()
const dueno = makeMundo().proveedor('101')
const emisor = {
  rfc: (dueno?.rfc ?? '').replaceAll('-', ''),
  nombre: dueno?.nombreFiscal ?? '',
  cp: dueno?.codigoPostal ?? '',
}
const app = await useTestApp({ dia })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

/** An invoice of one concept with IVA at 16 %, in a lote that is being paid. */
async function facturaDe(base: number, iva: number, moneda = 'MXN') {
  const { id, facturas } = await seedLote(app, {
    creador: hotel,
    facturas: 1,
    estatus: 'En proceso de pago',
    dia: '2026-10-01',
  })
  const [factura] = facturas
  if (!factura) throw new Error('no factura')
  const traslado = { clase: 'traslado', impuesto: '002', tipoFactor: 'Tasa', tasa: '0.160000' }
  const total = base + iva
  await setRows(
    app,
    'facturas',
    { id: factura.id },
    {
      total,
      moneda,
      impuestosDr: JSON.stringify({ objetos: ['02'], filas: [{ ...traslado, base, importe: iva }] }),
    },
  )
  await setRows(app, 'lotes', { id }, { total })
  return { id, uuid: factura.uuid, total }
}
let folios = 0
async function pay(id: number, monto: number, fechapago: string): Promise<number> {
  const folio = `P${++folios}`
  const { status, body } = await app.call('POST', '/api/Factura/guardarComprobantes', admin, [
    { idFactura: id, rfc: emisor.rfc, bancobeneficiario: 'BBVA', fechapago, totalLayout: monto / 100, folio },
  ])
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { comprobantes: number[] }).comprobantes[0] ?? 0
}
const libro = async (loteId: number) =>
  (
    await app.deps.db
      .selectFrom('complementosEsperados')
      .select([
        'id',
        'numParcialidad',
        'impSaldoAnt',
        'impPagado',
        'impSaldoInsoluto',
        'recibido',
        'tolerado',
        'vence',
      ])
      .where('loteId', '=', loteId)
      .where('anuladoEn', 'is', null)
      .orderBy('numParcialidad')
      .execute()
  ).map((fila) => ({ ...fila, falta: fila.impPagado - fila.recibido - fila.tolerado }))
const figures = async (loteId: number) =>
  (await libro(loteId)).map((e) => [
    e.numParcialidad,
    e.impSaldoAnt,
    e.impPagado,
    e.impSaldoInsoluto,
    e.falta,
  ])

type Pago = { fecha: string; docto: DoctoMuestra }
/** A complement with a Pago of its own for each payment. */
function complemento(pagos: readonly Pago[], sustituye: readonly string[] = []) {
  const uuid = randomUUID().toUpperCase()
  const uno = ({ fecha, docto }: Pago) =>
    signComplemento(autoridad, { emisor, uuid, folio: '1', fechaPago: fecha, dia, doctos: [docto] }).cfdi
      .pagos
  const { bytes } = signComplemento(autoridad, {
    emisor,
    uuid,
    folio: String(++folios),
    fechaPago: dia,
    dia,
    doctos: pagos.map(({ docto }) => docto),
    cambia: (d) => ({
      ...d,
      ...(sustituye.length > 0
        ? { cfdiRelacionados: [{ tipoRelacion: '04', relacionados: sustituye.map((u) => ({ uuid: u })) }] }
        : {}),
      pagos: d.pagos && { ...d.pagos, pagos: pagos.flatMap((pago) => uno(pago)?.pagos ?? []) },
    }),
  })
  return { bytes, uuid }
}
const iva = (base: number, importe: number) => [
  { clase: 'traslado' as const, impuesto: '002', tasa: '0.160000', base, importe },
]
const check = async (bytes: Uint8Array, quien = hotel) => {
  const { body } = await sendFiles(app, '/api/complementos/revisar', quien, [{ nombre: 'c.xml', bytes }])
  const [juicio] = (body as { complementos: ComplementoRevisado[] }).complementos
  if (!juicio) throw new Error(JSON.stringify(body))
  return juicio
}
const keep = async (bytes: Uint8Array) => {
  const { status, body } = await sendFiles(
    app,
    '/api/complementos',
    hotel,
    [
      { nombre: 'c.xml', bytes },
      { nombre: 'c.pdf', bytes: pdfDePrueba('Complemento') },
    ],
    { pares: '[[0,1]]' },
  )
  expect(status, JSON.stringify((body as CuerpoError).detalles ?? body)).toBe(200)
  return (body as ComplementosGuardados).guardados[0]?.idComplemento ?? 0
}
const cancel = async (uuid: string, id: number) => {
  await switchSandbox(app, { sat: { porUuid: { [uuid]: { estado: 'Cancelado' } } } })
  expect((await app.call('POST', `/api/complementos/${id}/verificar`, admin)).body).toEqual({
    estado: 'Cancelado',
    seCancela: false,
  })
}
const card = async (id: number) =>
  (await app.call('GET', `/api/complementos/esperados/${id}/impuestos`, hotel)).body as {
    filas: { base: number; importe: number }[]
  }

test('[VI-E2] three partial payments, one complement for two of them: every figure to the centavo, and a cancellation after all is complete owes those two again', async () => {
  const { id, uuid, total } = await facturaDe(10_642_826, 1_702_852)
  const tercio = 4_115_226
  await pay(id, tercio, '2026-10-02')
  await pay(id, tercio, '2026-10-07')
  await pay(id, tercio, '2026-10-12')
  expect(await figures(id)).toEqual([
    [1, 12_345_678, tercio, 8_230_452, tercio],
    [2, 8_230_452, tercio, tercio, tercio],
    [3, tercio, tercio, 0, tercio],
  ])
  const cards = await Promise.all((await libro(id)).map((e) => card(e.id)))
  expect(cards.map(({ filas }) => [filas[0]?.base, filas[0]?.importe])).toEqual([
    [35_476.09, 5_676.17],
    [35_476.08, 5_676.18],
    [35_476.09, 5_676.17],
  ])
  const docto = (n: number, saldoAnterior: number, base: number, importe: number): DoctoMuestra => ({
    uuid,
    numParcialidad: n,
    saldoAnterior,
    pagado: tercio,
    impuestos: iva(base, importe),
  })
  const dos = complemento([
    { fecha: '2026-10-02', docto: docto(1, total, 3_547_609, 567_617) },
    { fecha: '2026-10-07', docto: docto(2, 8_230_452, 3_547_608, 567_618) },
  ])
  const tres = complemento([{ fecha: '2026-10-12', docto: docto(3, tercio, 3_547_609, 567_617) }])
  for (const uno of [dos, tres])
    expect(await check(uno.bytes)).toMatchObject({ valido: true, motivos: [], avisos: [] })
  const idDos = await keep(dos.bytes)
  await keep(tres.bytes)
  expect((await libro(id)).map(({ falta }) => falta)).toEqual([0, 0, 0])
  await cancel(dos.uuid, idDos)
  expect((await libro(id)).map(({ falta }) => falta)).toEqual([tercio, tercio, 0])
  await keep(
    complemento([
      { fecha: '2026-10-02', docto: docto(1, total, 3_547_609, 567_617) },
      { fecha: '2026-10-07', docto: docto(2, 8_230_452, 3_547_608, 567_618) },
    ]).bytes,
  )
  expect((await libro(id)).map(({ falta }) => falta)).toEqual([0, 0, 0])
})

test('[VI-E2] one complement that takes the place of two, a centavo short between them, frees what they covered and no more', async () => {
  const { id, uuid, total } = await facturaDe(100_000, 16_000)
  await pay(id, total, dia)
  const part = (pagado: number, saldoAnterior: number, n = 1) => {
    const base = Math.round(pagado / 1.16)
    return {
      fecha: dia,
      docto: { uuid, numParcialidad: n, saldoAnterior, pagado, impuestos: iva(base, pagado - base) },
    }
  }
  const uno = complemento([part(58_000, total)])
  const dos = complemento([part(57_999, 58_000, 2)])
  await keep(uno.bytes)
  await keep(dos.bytes)
  expect(await libro(id)).toMatchObject([{ recibido: 115_999, tolerado: 1, falta: 0 }])
  const de = (pagado: number) => complemento([part(pagado, pagado)], [uno.uuid, dos.uuid])
  expect((await check(de(total + 2).bytes)).avisos.slice(-2)).toEqual([
    'ImpPagado dice $1,160.02 y se esperaba $1,160.00.',
    'ImpSaldoAnt dice $1,160.02 y se esperaba $1,160.00.',
  ])
  await keep(de(total).bytes)
  expect(await libro(id)).toMatchObject([{ recibido: total, tolerado: 0, falta: 0 }])
})

test('[VI-E2] an invoice in dollars is paid in pesos or in dollars, and either complement covers it; one in pesos only in pesos', async () => {
  const cambio = 18.5
  const made = (uuid: string, monedaDR: 'MXN' | 'USD', monedaP: 'MXN' | 'USD', total = 116_000) =>
    signComplemento(autoridad, {
      emisor,
      uuid: randomUUID().toUpperCase(),
      folio: String(++folios),
      fechaPago: dia,
      dia,
      doctos: [
        { uuid, numParcialidad: 1, saldoAnterior: total, pagado: total, impuestos: iva(100_000, 16_000) },
      ],
      cambia: (d) => {
        const [pago] = d.pagos?.pagos ?? []
        if (!d.pagos || !pago) throw new Error('no pago')
        const porUno = { USD: cambio, MXN: 1 }
        const enP = (c: number) => ((c * porUno[monedaDR]) / porUno[monedaP] / 100).toFixed(2)
        const enPesos = (c: number) => (Number(enP(c)) * porUno[monedaP]).toFixed(2)
        const fila = { impuestoP: '002', tipoFactorP: 'Tasa', tasaOCuotaP: '0.160000' }
        return {
          ...d,
          pagos: {
            ...d.pagos,
            totales: {
              totalTrasladosBaseIVA16: enPesos(100_000),
              totalTrasladosImpuestoIVA16: enPesos(16_000),
              montoTotalPagos: enPesos(total),
            },
            pagos: [
              {
                ...pago,
                monedaP,
                tipoCambioP: monedaP === 'MXN' ? '1' : String(cambio),
                monto: enP(total),
                doctosRelacionados: pago.doctosRelacionados?.map((docto) => ({
                  ...docto,
                  monedaDR,
                  equivalenciaDR:
                    monedaP === monedaDR ? '1' : (porUno[monedaP] / porUno[monedaDR]).toFixed(10),
                })),
                impuestosP: {
                  retencionesP: [],
                  trasladosP: [{ ...fila, baseP: enP(100_000), importeP: enP(16_000) }],
                },
              },
            ],
          },
        }
      },
    }).bytes
  for (const monedaP of ['MXN', 'USD'] as const) {
    const { id, uuid, total } = await facturaDe(100_000, 16_000, 'USD')
    await pay(id, total, dia)
    await keep(made(uuid, 'USD', monedaP))
    expect(await libro(id)).toMatchObject([{ impPagado: 116_000, recibido: 116_000, falta: 0 }])
  }
  const { id, uuid, total } = await facturaDe(100_000, 16_000)
  await pay(id, total, dia)
  const { motivos } = await check(made(uuid, 'MXN', 'USD'))
  expect(motivos).toEqual(['La moneda del pago es USD y se espera MXN.'])
})

test('[VI-E2] of three payments the second is undone after its complement came and made anew: it is asked for with the number and the balance that are free', async () => {
  const { id, uuid } = await facturaDe(100_000, 16_000)
  const montos = [38_667, 38_667, 38_666]
  const fechas = ['2026-10-02', '2026-10-03', '2026-10-04']
  const pagos: number[] = []
  for (const [i, monto] of montos.entries()) pagos.push(await pay(id, monto, fechas[i] ?? ''))
  // The first complement is a centavo short: the others carry it along, and the last leaves it.
  let saldoAnterior = 116_000
  const avisos: string[] = []
  for (const [i, monto] of montos.entries()) {
    const pagado = i === 0 ? monto - 1 : monto
    const base = Math.round(pagado / 1.16)
    const docto = { uuid, numParcialidad: i + 1, saldoAnterior, pagado, impuestos: iva(base, pagado - base) }
    const { bytes } = complemento([{ fecha: fechas[i] ?? '', docto }])
    avisos.push(...(await check(bytes)).avisos)
    await keep(bytes)
    saldoAnterior -= pagado
  }
  expect(avisos).toEqual([
    'ImpPagado dice $386.66 y se esperaba $386.67.',
    'ImpSaldoAnt dice $773.34 y se esperaba $773.33.',
    'ImpSaldoInsoluto dice $386.67 y se esperaba $386.66.',
    'ImpSaldoAnt dice $386.67 y se esperaba $386.66.',
    'ImpSaldoInsoluto dice $0.01 y se esperaba $0.00.',
  ])
  expect((await libro(id)).map(({ falta }) => falta)).toEqual([0, 0, 0])
  const undo = `/api/comprobantes/${pagos[1]}/anular`
  expect((await app.call('POST', undo, admin, { motivo: 'Era otro' })).status).toBe(200)
  await pay(id, 38_667, '2026-10-05')
  expect(await figures(id)).toEqual([
    [1, 116_000, 38_667, 77_333, 0],
    [2, 77_333, 38_667, 38_666, 38_667],
    [3, 38_666, 38_666, 0, 0],
  ])
})
