import { randomUUID } from 'node:crypto'
import type { ComplementoRevisado, ComplementosGuardados } from '@valija/contract/complementos.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import {
  type DoctoMuestra,
  type ImpuestoMuestra,
  signComplemento,
} from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { describe, expect, test } from 'vitest'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'

const dia = '2026-10-12'
const autoridad = openAutoridad()
const deHotel = (id: string) => {
  const dueno = makeMundo().proveedor(id)
  return {
    rfc: (dueno?.rfc ?? '').replaceAll('-', ''),
    nombre: dueno?.nombreFiscal ?? '',
    cp: dueno?.codigoPostal ?? '',
  }
}
const emisor = deHotel('101')
const app = await useTestApp({ dia })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

type Fila = ImpuestoMuestra & { tipoFactor?: string }
const traslado = (base: number, importe: number, tasa = '0.160000'): Fila => ({
  clase: 'traslado',
  impuesto: '002',
  tasa,
  base,
  importe,
})
const retencion = (impuesto: '001' | '002', tasa: string, base: number, importe: number): Fila => ({
  clase: 'retencion',
  impuesto,
  tasa,
  base,
  importe,
})
/** Base 100.00, IVA 16.00: what is paid of it parts without a rest. */
const cien = [traslado(10_000, 1_600)]
const iva = (pagado: number) => [traslado((pagado * 100) / 116, (pagado * 16) / 116)]

type Factura = { id: number; uuid: string; total: number }
async function factura(
  total = 11_600,
  filas: readonly Fila[] = cien,
  {
    objetos = ['02'],
    moneda = 'MXN',
    metodoPago = 'PPD',
  }: { objetos?: string[]; moneda?: string; metodoPago?: 'PPD' | 'PUE' } = {},
): Promise<Factura> {
  const { id, facturas } = await seedLote(app, {
    creador: hotel,
    facturas: 1,
    estatus: 'En proceso de pago',
    dia: '2026-10-01',
    metodoPago,
  })
  const [una] = facturas
  if (!una) throw new Error('no factura')
  const impuestosDr = JSON.stringify({
    objetos,
    filas: filas.map((fila) => ({ tipoFactor: 'Tasa', ...fila })),
  })
  await setRows(app, 'facturas', { id: una.id }, { total, moneda, impuestosDr })
  await setRows(app, 'lotes', { id }, { total })
  return { id, uuid: una.uuid, total }
}
let folios = 0
async function pay({ id }: Factura, ...pagos: readonly (readonly [monto: number, fecha: string])[]) {
  const ids: number[] = []
  for (const [monto, fechapago] of pagos) {
    const folio = `P${++folios}`
    const { status, body } = await app.call('POST', '/api/Factura/guardarComprobantes', admin, [
      {
        idFactura: id,
        rfc: emisor.rfc,
        bancobeneficiario: 'BBVA',
        fechapago,
        totalLayout: monto / 100,
        folio,
      },
    ])
    expect(status, JSON.stringify(body)).toBe(200)
    ids.push((body as { comprobantes: number[] }).comprobantes[0] ?? 0)
  }
  return ids
}
const faltan = async ({ id }: Factura) =>
  (
    await app.deps.db
      .selectFrom('complementosEsperados')
      .select(['impPagado', 'recibido', 'tolerado'])
      .where('loteId', '=', id)
      .where('anuladoEn', 'is', null)
      .orderBy('numParcialidad')
      .execute()
  ).map((e) => e.impPagado - e.recibido - e.tolerado)

type Docto = DoctoMuestra & { fecha?: string; objetoImpDR?: string }
const docto = (
  { uuid }: Factura,
  numParcialidad: number,
  saldoAnterior: number,
  pagado: number,
  change: Partial<Docto> = {},
): Docto => ({ uuid, numParcialidad, saldoAnterior, pagado, impuestos: iva(pagado), ...change })

type Otro = {
  sustituye?: readonly string[]
  emitido?: string
  quien?: typeof emisor
  conObjeto?: string
  conMonto?: string
}
/** A Pago for each day of its documents. */
function rep(
  doctos: readonly Docto[],
  { sustituye = [], emitido = dia, quien = emisor, conObjeto, conMonto }: Otro = {},
) {
  const uuid = randomUUID().toUpperCase()
  const base = { emisor: quien, uuid, folio: String(++folios), dia: emitido }
  const porDia = [...Map.groupBy(doctos, ({ fecha }) => fecha ?? dia)]
  const { bytes } = signComplemento(autoridad, {
    ...base,
    fechaPago: dia,
    doctos,
    cambia: (d) => ({
      ...d,
      ...(sustituye.length > 0
        ? { cfdiRelacionados: [{ tipoRelacion: '04', relacionados: sustituye.map((u) => ({ uuid: u })) }] }
        : {}),
      pagos: d.pagos && {
        ...d.pagos,
        ...(conMonto === undefined ? {} : { totales: { ...d.pagos.totales, montoTotalPagos: conMonto } }),
        pagos: porDia.flatMap(([fechaPago, suyos]) =>
          (signComplemento(autoridad, { ...base, fechaPago, doctos: suyos }).cfdi.pagos?.pagos ?? []).map(
            (p) => ({
              ...p,
              monto: conMonto ?? p.monto,
              doctosRelacionados: p.doctosRelacionados.map((uno) =>
                conObjeto === undefined ? uno : { ...uno, objetoImpDR: conObjeto },
              ),
            }),
          ),
        ),
      },
    }),
  })
  return { uuid, bytes }
}
type Rep = ReturnType<typeof rep>
const check = async (...reps: readonly Rep[]): Promise<ComplementoRevisado[]> => {
  const { body } = await sendFiles(
    app,
    '/api/complementos/revisar',
    hotel,
    reps.map(({ bytes }, i) => ({ nombre: `c${i}.xml`, bytes })),
  )
  return (body as { complementos: ComplementoRevisado[] }).complementos
}
/** What each is told, and the ids of those that were kept. */
async function keep(...reps: readonly Rep[]) {
  const dichos = await check(...reps)
  const { status, body } = await sendFiles(
    app,
    '/api/complementos',
    hotel,
    reps.flatMap(({ bytes }, i) => [
      { nombre: `c${i}.xml`, bytes },
      { nombre: `c${i}.pdf`, bytes: pdfDePrueba('Complemento') },
    ]),
    { pares: JSON.stringify(reps.map((_, i) => [2 * i, 2 * i + 1])) },
  )
  return {
    dichos: dichos.flatMap(({ motivos, avisos }) => [...motivos, ...avisos]),
    ids: status === 200 ? (body as ComplementosGuardados).guardados.map((g) => g.idComplemento) : [],
  }
}
const cancel = async ({ uuid }: Rep, id = 0) => {
  await switchSandbox(app, { sat: { porUuid: { [uuid]: { estado: 'Cancelado' } } } })
  await app.call('POST', `/api/complementos/${id}/verificar`, admin)
}
const [d2, d7, d12] = ['2026-10-02', '2026-10-07', dia]
/** 29.00, 58.00 and 29.00 on three days. */
async function deTres() {
  const f = await factura()
  await pay(f, [2_900, d2], [5_800, d7], [2_900, d12])
  const partes = [
    docto(f, 1, 11_600, 2_900, { fecha: d2 }),
    docto(f, 2, 8_700, 5_800, { fecha: d7 }),
    docto(f, 3, 2_900, 2_900, { fecha: d12 }),
  ]
  return { f, partes }
}
async function deUno(filas?: readonly Fila[], total?: number, mas = {}) {
  const f = await factura(total, filas, mas)
  await pay(f, [f.total, d12])
  return f
}

describe('[VI-E2] of one payment', () => {
  test('1: whole, it is covered without a word', async () => {
    const f = await deUno()
    expect((await keep(rep([docto(f, 1, 11_600, 11_600)]))).dichos).toEqual([])
    expect(await faltan(f)).toEqual([0])
  })
  test('2: by half it owes the half; another half covers it; a third has nothing to cover', async () => {
    const f = await deUno()
    await keep(rep([docto(f, 1, 11_600, 5_800)]))
    expect(await faltan(f)).toEqual([5_800])
    await keep(rep([docto(f, 1, 11_600, 5_800)]))
    expect(await faltan(f)).toEqual([0])
    expect((await keep(rep([docto(f, 1, 11_600, 5_800)]))).dichos).toEqual([
      'Ese pago ya está cubierto completo, por un complemento guardado o por otro de esta carga.',
    ])
  })
  test('3: up to a peso short or over it is covered and told; a centavo more is owed, or refused', async () => {
    for (const [pagado, falta, dicho] of [
      [11_599, 0, 'ImpPagado dice $115.99 y se esperaba $116.00.'],
      [11_601, 0, 'ImpPagado dice $116.01 y se esperaba $116.00.'],
      [11_500, 0, 'ImpPagado dice $115.00 y se esperaba $116.00.'],
      [11_700, 0, 'ImpPagado dice $117.00 y se esperaba $116.00.'],
      [11_499, 101, undefined],
      [11_701, 11_600, 'El importe pagado es $117.01 y solo faltan $116.00 por cubrir.'],
    ] as const) {
      const f = await deUno()
      const base = Math.round(pagado / 1.16)
      const impuestos = [traslado(base, pagado - base)]
      const { dichos } = await keep(rep([docto(f, 1, Math.max(pagado, 11_600), pagado, { impuestos })]))
      expect([pagado, dichos[0], await faltan(f)]).toEqual([pagado, dicho, [falta]])
    }
  })
  test('4: a wrong parcialidad is told, also of one that is a centavo short', async () => {
    for (const pagado of [11_600, 11_599]) {
      const f = await deUno()
      const { dichos } = await keep(rep([docto(f, 3, 11_600, pagado, { impuestos: cien })]))
      expect([pagado, dichos]).toEqual([
        pagado,
        expect.arrayContaining(['NumParcialidad dice 3 y se esperaba 1.']),
      ])
      expect(await faltan(f)).toEqual([0])
    }
  })
  test('5: a wrong balance is told', async () => {
    const f = await deUno()
    expect((await keep(rep([docto(f, 1, 20_000, 11_600)]))).dichos).toEqual(
      expect.arrayContaining(['ImpSaldoAnt dice $200.00 y se esperaba $116.00.']),
    )
  })
  test('6: one issued before it was paid is told', async () => {
    const f = await deUno()
    const { dichos, ids } = await keep(rep([docto(f, 1, 11_600, 11_600)], { emitido: '2026-10-11' }))
    expect([ids.length, dichos.length]).toEqual([1, 1])
    expect(dichos[0]).toContain('posterior a la fecha en que se emitió el complemento')
  })
  test('30: one that says more was paid than its documents were is told, and covers what they were paid', async () => {
    const f = await deUno()
    const { dichos } = await keep(rep([docto(f, 1, 11_600, 11_600)], { conMonto: '200.00' }))
    expect(dichos).toEqual([expect.stringContaining('116.00 y el monto 200.00')])
    expect(await faltan(f)).toEqual([0])
  })
  test('7: the case of the uuid does not matter; one nobody knows, another’s and a wrong day are refused', async () => {
    const f = await deUno()
    const una = docto(f, 1, 11_600, 11_600)
    const fecha = '2026-10-11'
    expect((await check(rep([{ ...una, fecha }])))[0]?.motivos).toEqual([
      'La fecha de pago es 11/10/2026 y el pago se hizo el 12/10/2026.',
    ])
    expect((await check(rep([una], { quien: deHotel('102') })))[0]?.motivos[0]).toMatch(/^El emisor es /)
    expect((await check(rep([{ ...una, uuid: randomUUID() }])))[0]?.motivos[0]).toMatch(/no tiene un pago/)
    expect((await keep(rep([{ ...una, uuid: f.uuid.toLowerCase() }]))).dichos).toEqual([])
    expect(await faltan(f)).toEqual([0])
  })
  test('8: the same file twice is one', async () => {
    const f = await deUno()
    const uno = rep([docto(f, 1, 11_600, 11_600)])
    await keep(uno)
    expect((await keep(uno)).dichos).toEqual(['Registrado anteriormente'])
    expect(await faltan(f)).toEqual([0])
  })
  test('9: a PUE factura waits for none', async () => {
    const f = await deUno(undefined, undefined, { metodoPago: 'PUE' })
    expect([await faltan(f), (await check(rep([docto(f, 1, 11_600, 11_600)])))[0]?.valido]).toEqual([
      [],
      false,
    ])
  })
})

describe('[VI-E2] of two payments of a day', () => {
  const deDos = async () => {
    const f = await factura()
    await pay(f, [2_900, d12], [8_700, d12])
    return f
  }
  test('10: one document for both, or one for each, in one complement or in two, whichever comes first', async () => {
    const uno = await deDos()
    expect((await keep(rep([docto(uno, 1, 11_600, 11_600)]))).dichos).toEqual([])
    const f = await deDos()
    const partes = [docto(f, 1, 11_600, 2_900), docto(f, 2, 8_700, 8_700)]
    expect((await keep(rep(partes))).dichos).toEqual([])
    const g = await deDos()
    expect((await keep(rep([docto(g, 2, 8_700, 8_700)]), rep([docto(g, 1, 11_600, 2_900)]))).dichos).toEqual(
      [],
    )
    expect([await faltan(uno), await faltan(f), await faltan(g)]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })
  test('11: the second is undone after one document covered both: what is left over is of the first', async () => {
    const f = await factura()
    const [, segundo] = await pay(f, [2_900, d12], [8_700, d12])
    await keep(rep([docto(f, 1, 11_600, 11_600)]))
    await app.call('POST', `/api/comprobantes/${segundo}/anular`, admin, { motivo: 'Era otro' })
    expect(await faltan(f)).toEqual([0])
    await pay(f, [8_700, d12])
    expect(await faltan(f)).toEqual([0, 0])
  })
})

describe('[VI-E2] of three partial payments', () => {
  test('12: in any order each covers its own, without a word', async () => {
    for (const orden of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      const { f, partes } = await deTres()
      for (const i of orden) expect((await keep(rep([partes[i]!]))).dichos).toEqual([])
      expect(await faltan(f)).toEqual([0, 0, 0])
    }
  })
  test('13: one complement for the three, and for the first and the last', async () => {
    const todos = await deTres()
    expect((await keep(rep(todos.partes))).dichos).toEqual([])
    expect(await faltan(todos.f)).toEqual([0, 0, 0])
    const { f, partes } = await deTres()
    expect((await keep(rep([partes[0]!, partes[2]!]))).dichos).toEqual([])
    expect(await faltan(f)).toEqual([0, 5_800, 0])
  })
  test('14: a day none of them has names all of theirs', async () => {
    const { partes } = await deTres()
    expect((await check(rep([{ ...partes[1]!, fecha: '2026-10-08' }])))[0]?.motivos).toEqual([
      'La fecha de pago es 08/10/2026 y el pago se hizo el 02/10/2026, 07/10/2026 o 12/10/2026.',
    ])
  })
  test('15: one that is cancelled is owed again, and only it', async () => {
    const { f, partes } = await deTres()
    const reps = partes.map((parte) => rep([parte]))
    const ids: number[] = []
    for (const uno of reps) ids.push(...(await keep(uno)).ids)
    await cancel(reps[1]!, ids[1])
    expect(await faltan(f)).toEqual([0, 5_800, 0])
    expect((await keep(rep([partes[1]!]))).dichos).toEqual([])
    expect(await faltan(f)).toEqual([0, 0, 0])
  })
})

describe('[VI-E2] of two lotes', () => {
  test('16: one complement covers both; cancelled, both are owed again', async () => {
    const [f, g] = [await deUno(), await deUno()]
    const uno = rep([docto(f, 1, 11_600, 11_600), docto(g, 1, 11_600, 11_600)])
    const { ids, dichos } = await keep(uno)
    expect([dichos, await faltan(f), await faltan(g)]).toEqual([[], [0], [0]])
    await cancel(uno, ids[0])
    expect([await faltan(f), await faltan(g)]).toEqual([[11_600], [11_600]])
  })
  test('17: with one wrong document neither is covered', async () => {
    const [f, g] = [await deUno(), await deUno()]
    expect((await keep(rep([docto(f, 1, 11_600, 11_600), docto(g, 1, 11_700, 11_700)]))).ids).toEqual([])
    expect([await faltan(f), await faltan(g)]).toEqual([[11_600], [11_600]])
  })
})

describe('[VI-E2] a substitute', () => {
  test('18: of a wrong parcialidad takes its place', async () => {
    const f = await deUno()
    const malo = rep([docto(f, 2, 11_600, 11_600)])
    await keep(malo)
    const { dichos } = await keep(rep([docto(f, 1, 11_600, 11_600)], { sustituye: [malo.uuid] }))
    expect(dichos).toEqual([expect.stringContaining('Sustituye a un complemento guardado')])
    expect(await faltan(f)).toEqual([0])
  })
  test('19: for less than the one before owes the rest', async () => {
    const f = await deUno()
    const uno = rep([docto(f, 1, 11_600, 11_600)])
    await keep(uno)
    await keep(rep([docto(f, 1, 11_600, 5_800)], { sustituye: [uno.uuid] }))
    expect(await faltan(f)).toEqual([5_800])
  })
  test('20: of two takes the place of both; of one that is cancelled already, of none', async () => {
    const f = await deUno()
    const mitades = [docto(f, 1, 11_600, 5_800), docto(f, 2, 5_800, 5_800)].map((uno) => rep([uno]))
    for (const uno of mitades) await keep(uno)
    const junto = rep([docto(f, 1, 11_600, 11_600)], { sustituye: mitades.map(({ uuid }) => uuid) })
    const { ids } = await keep(junto)
    expect(await faltan(f)).toEqual([0])
    for (const uno of mitades) await cancel(uno)
    await cancel(junto, ids[0])
    await keep(rep([docto(f, 1, 11_600, 11_600)], { sustituye: [junto.uuid] }))
    expect(await faltan(f)).toEqual([0])
  })
  test('21: of one that nobody here knows is like any other', async () => {
    const f = await deUno()
    expect((await keep(rep([docto(f, 1, 11_600, 11_600)], { sustituye: [randomUUID()] }))).dichos).toEqual([])
    expect(await faltan(f)).toEqual([0])
  })
  test('22: that moves a payment from one factura to another owes the first', async () => {
    const [f, g] = [await deUno(), await deUno()]
    const uno = rep([docto(f, 1, 11_600, 11_600)])
    await keep(uno)
    await keep(rep([docto(g, 1, 11_600, 11_600)], { sustituye: [uno.uuid] }))
    expect([await faltan(f), await faltan(g)]).toEqual([[11_600], [0]])
  })
})

describe('[VI-E2] of its taxes', () => {
  const fila = (impuesto: string, tasa: string) => retencion(impuesto as '001', tasa, 0, 0)
  const con = (filas: readonly Fila[], montos: readonly (readonly [base: number, importe: number])[]) =>
    filas.map((una, i) => ({ ...una, base: montos[i]?.[0] ?? 0, importe: montos[i]?.[1] ?? 0 }))
  // 1,000.00, IVA 160.00, retained of IVA 106.67 and of ISR 12.50.
  const retenida = [
    traslado(100_000, 16_000),
    retencion('002', '0.106667', 100_000, 10_667),
    retencion('001', '0.012500', 100_000, 1_250),
  ]
  test('23: three parts of an invoice with retentions, to the centavo', async () => {
    const f = await factura(104_083, retenida)
    await pay(f, [50_000, d2], [30_000, d7], [24_083, d12])
    const partes = [
      [1, 104_083, 50_000, d2, [48_039, 7_686, 5_124, 600]],
      [2, 54_083, 30_000, d7, [28_823, 4_612, 3_075, 361]],
      [3, 24_083, 24_083, d12, [23_138, 3_702, 2_468, 289]],
    ] as const
    for (const [n, saldo, pagado, fecha, [base, i, r, s]] of partes) {
      const impuestos = con(retenida, [
        [base, i],
        [base, r],
        [base, s],
      ])
      expect((await keep(rep([docto(f, n, saldo, pagado, { fecha, impuestos })]))).dichos).toEqual([])
    }
    expect(await faltan(f)).toEqual([0, 0, 0])
  })
  test('24: a retention left out, or two centavos off, is refused; a centavo off is taken', async () => {
    const f = await deUno(retenida, 104_083)
    const de = (impuestos: readonly Fila[]) => rep([docto(f, 1, 104_083, 104_083, { impuestos })])
    expect((await check(de(retenida.slice(0, 2))))[0]?.motivos).toEqual([
      `ISR retenido 0.012500 (${f.uuid.toUpperCase()}) dice que no viene y se esperaba $12.50.`,
    ])
    const off = (centavos: number) =>
      con(retenida, [
        [100_000, 16_000],
        [100_000, 10_667],
        [100_000, 1_250 + centavos],
      ])
    expect((await check(de(off(2))))[0]?.valido).toBe(false)
    expect((await check(de(off(1))))[0]?.valido).toBe(true)
  })
  test('25: without taxes, or at another rate, a taxed invoice refuses it; an untaxed one refuses taxes', async () => {
    const f = await deUno()
    const de = (impuestos: readonly Fila[]) => rep([docto(f, 1, 11_600, 11_600, { impuestos })])
    expect((await check(de([])))[0]?.motivos[0]).toMatch(/^ObjetoImpDR .* dice 01 y se esperaba 02\.$/)
    expect((await check(de([traslado(10_741, 859, '0.080000')])))[0]?.valido).toBe(false)
    const libre = await deUno([], 11_600, { objetos: ['01'] })
    expect((await check(rep([docto(libre, 1, 11_600, 11_600)])))[0]?.valido).toBe(false)
    expect((await keep(rep([docto(libre, 1, 11_600, 11_600, { impuestos: [] })]))).dichos).toEqual([])
  })
  test('26: lodging tax inside the total is no base of the IVA', async () => {
    // 1,000.00, IVA 160.00, lodging 30.00, paid in two halves.
    const f = await factura(119_000, [traslado(100_000, 16_000)])
    await pay(f, [59_500, d7], [59_500, d12])
    const mitad = { impuestos: [traslado(50_000, 8_000)] }
    const uno = rep([
      docto(f, 1, 119_000, 59_500, { ...mitad, fecha: d7 }),
      docto(f, 2, 59_500, 59_500, { ...mitad, fecha: d12 }),
    ])
    expect((await keep(uno)).dichos).toEqual([])
    expect(await faltan(f)).toEqual([0, 0])
  })
  test('27: a dollar of an invoice in dollars says so where pesos are related', async () => {
    const f = await deUno(undefined, undefined, { moneda: 'USD' })
    expect((await check(rep([docto(f, 1, 11_600, 11_600)])))[0]?.motivos).toEqual([
      'La moneda del documento relacionado es MXN y se espera USD.',
    ])
  })
  test('28: of an invoice that transfers no IVA, with ISR retained, the object is its own', async () => {
    // 1,000.00 less ISR 12.50, ObjetoImp 06.
    const isr = [{ ...fila('001', '0.012500'), base: 100_000, importe: 1_250 }]
    const f = await deUno(isr, 98_750, { objetos: ['06'] })
    const uno = [docto(f, 1, 98_750, 98_750, { impuestos: isr })]
    expect((await keep(rep(uno, { conObjeto: '06' }))).dichos).toEqual([])
    expect(await faltan(f)).toEqual([0])
  })
})

describe('[VI-E2] of a payment that was undone', () => {
  test('29: nothing is waited for; made anew for less, it is owed its own; for more, the rest is owed', async () => {
    for (const [nuevo, falta] of [
      [5_800, 5_800],
      [11_600, 5_800],
    ] as const) {
      const f = await factura()
      const [pago] = await pay(f, [5_800 + (nuevo === 5_800 ? 5_800 : 0), d12])
      const pagado = nuevo === 5_800 ? 11_600 : 5_800
      await keep(rep([docto(f, 1, 11_600, pagado)]))
      expect(await faltan(f)).toEqual([0])
      await app.call('POST', `/api/comprobantes/${pago}/anular`, admin, { motivo: 'Era otro' })
      expect((await check(rep([docto(f, 1, 11_600, pagado)])))[0]?.valido).toBe(false)
      await pay(f, [nuevo, d12])
      expect([nuevo, await faltan(f)]).toEqual([nuevo, [falta]])
    }
  })
  test('31: what was no more than a rounding still is when it is made anew', async () => {
    for (const [antes, pagado, nuevo, falta] of [
      [11_600, 11_599, 11_600, 0],
      [11_500, 11_500, 11_600, 0],
      [11_499, 11_499, 11_600, 101],
    ] as const) {
      const f = await factura()
      const [pago] = await pay(f, [antes, d12])
      const base = Math.round(pagado / 1.16)
      await keep(rep([docto(f, 1, 11_600, pagado, { impuestos: [traslado(base, pagado - base)] })]))
      expect(await faltan(f)).toEqual([0])
      await app.call('POST', `/api/comprobantes/${pago}/anular`, admin, { motivo: 'Era otro' })
      await pay(f, [nuevo, d12])
      expect([antes, pagado, await faltan(f)]).toEqual([antes, pagado, [falta]])
    }
  })
  test('32: made anew under a substitute, it is covered by what stands again when that one is cancelled', async () => {
    const f = await factura()
    const [pago] = await pay(f, [11_600, d12])
    const viejo = rep([docto(f, 1, 11_600, 11_600)])
    await keep(viejo)
    const otro = rep([docto(f, 1, 11_600, 11_600)], { sustituye: [viejo.uuid] })
    const { ids } = await keep(otro)
    await app.call('POST', `/api/comprobantes/${pago}/anular`, admin, { motivo: 'Era otro' })
    await pay(f, [11_600, d12])
    expect(await faltan(f)).toEqual([0])
    await cancel(otro, ids[0])
    expect(await faltan(f)).toEqual([0])
  })
  test('33: its complement cancelled, nothing is said to be owed again, on the record of its lote or by mail', async () => {
    const f = await factura()
    const [pago] = await pay(f, [11_600, d12])
    const uno = rep([docto(f, 1, 11_600, 11_600)])
    const { ids } = await keep(uno)
    await app.call('POST', `/api/comprobantes/${pago}/anular`, admin, { motivo: 'Era otro' })
    await cancel(uno, ids[0])
    expect(await faltan(f)).toEqual([])
    const dichos = app.deps.db
      .selectFrom('bitacora')
      .select('accion')
      .where('entidad', '=', 'lote')
      .where('entidadId', '=', String(f.id))
    expect(await dichos.where('accion', '=', 'complementoCancelado').execute()).toEqual([])
    const correos = app.deps.db.selectFrom('correos').select('registro')
    expect(await correos.where('registro', '=', `cancelado:${ids[0]}:${f.id}`).execute()).toEqual([])
  })
})
