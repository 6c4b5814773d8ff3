import type { Cfdi } from '@valija/cfdi/cfdi.ts'
import { describe, expect, test } from 'vitest'
import { type ImpuestosDr, impuestosDeFactura, impuestosDelPago, judgeImpuestosDr } from './impuestos-dr.ts'

const fila = (impuesto: string, tasaOCuota: string, base: string, importe: string) => ({
  impuesto,
  tipoFactor: 'Tasa',
  tasaOCuota,
  base,
  importe,
})
const concepto = (objetoImp: string, traslados: object[] = [], retenciones: object[] = []) => ({
  objetoImp,
  impuestos: { traslados, retenciones },
})
const factura = (...conceptos: object[]) => impuestosDeFactura({ conceptos } as unknown as Cfdi)
const hotel = factura(
  concepto('02', [fila('002', '0.160000', '333.33', '53.3328')]),
  concepto('02', [fila('002', '0.16', '666.67', '106.6672')]),
  concepto('01'),
)
const total = 116_000
const pago = (saldoAnterior: number, pagado: number) => ({ total, saldoAnterior, pagado })

describe('[VI-E2] taxes of a complement against the stored invoice', () => {
  test('the concepts of one tax and rate are one row, summed exactly', () => {
    expect(hotel).toEqual({
      objetos: ['02', '01'],
      filas: [
        {
          clase: 'traslado',
          impuesto: '002',
          tipoFactor: 'Tasa',
          tasa: '0.160000',
          base: 100_000,
          importe: 16_000,
        },
      ],
    })
  })
  test.each([1, 2, 3, 7, 11])('the parts of %i payments sum to the invoice, to the centavo', (n) => {
    const parcial = Math.floor(total / n)
    let saldo = total
    const sumas = { base: 0, importe: 0 }
    for (let i = 0; i < n; i++) {
      const pagado = i === n - 1 ? saldo : parcial
      const [dr] = impuestosDelPago(hotel, pago(saldo, pagado)).filas
      sumas.base += dr?.base ?? 0
      sumas.importe += dr?.importe ?? 0
      saldo -= pagado
    }
    expect(sumas).toEqual({ base: 100_000, importe: 16_000 })
  })
  test('of an invoice without taxes the object is its own; with any tax it is 02', () => {
    expect(impuestosDelPago(factura(concepto('01')), pago(total, total))).toMatchObject({
      objetoImpDR: '01',
      filas: [],
    })
    expect(impuestosDelPago(factura(concepto('03')), pago(total, total)).objetoImpDR).toBe('03')
    expect(impuestosDelPago(hotel, pago(total, total)).objetoImpDR).toBe('02')
  })

  const comision = factura(
    concepto(
      '02',
      [fila('002', '0.160000', '1000.00', '160.00')],
      [fila('002', '0.106667', '1000.00', '106.67'), fila('001', '0.012500', '1000.00', '12.50')],
    ),
  )
  const esperado = impuestosDelPago(comision, { total: 104_083, saldoAnterior: 104_083, pagado: 104_083 })
  const change = (i: number, cambio: object): ImpuestosDr => ({
    ...esperado,
    filas: esperado.filas.map((una, n) => (n === i ? { ...una, ...cambio } : una)),
  })
  test.each<[string, ImpuestosDr, [string, number | null][]]>([
    ['the same', esperado, []],
    ['a centavo of rounding', change(0, { importe: 16_001, base: 99_999 }), []],
    ['two centavos', change(0, { importe: 16_002 }), [['ImporteDR de IVA 0.160000', 2]]],
    ['a rate cut at its last decimal', change(1, { tasa: '0.106666' }), []],
    ['half of a retention', change(1, { importe: 5_333 }), [['ImporteDR de IVA retenido 0.106667', 5_334]]],
    ['a peso more of base', change(0, { base: 100_100 }), [['BaseDR de IVA 0.160000', 100]]],
    [
      'not object of tax',
      { objetoImpDR: '01', filas: [] },
      [
        ['ObjetoImpDR', null],
        ['IVA 0.160000', null],
        ['IVA retenido 0.106667', null],
        ['ISR retenido 0.012500', null],
      ],
    ],
    [
      'the retention of IVA left out',
      { ...esperado, filas: esperado.filas.filter((_una, i) => i !== 1) },
      [['IVA retenido 0.106667', null]],
    ],
    [
      'another rate',
      change(0, { tasa: '0.080000' }),
      [
        ['IVA 0.160000', null],
        ['IVA 0.080000', null],
      ],
    ],
    [
      'exento',
      change(0, { tipoFactor: 'Exento', tasa: '', importe: 0 }),
      [
        ['IVA 0.160000', null],
        ['IVA exento', null],
      ],
    ],
    [
      'a retention too many',
      {
        ...esperado,
        filas: [
          ...esperado.filas,
          { clase: 'retencion', impuesto: '003', tipoFactor: 'Tasa', tasa: '0.080000', base: 1, importe: 1 },
        ],
      },
      [['IEPS retenido 0.080000', null]],
    ],
  ])('%s', (_que, encontrado, wanted) => {
    expect(
      judgeImpuestosDr(encontrado, esperado).map(({ campo, diferencia }) => [campo, diferencia]),
    ).toEqual(wanted)
  })
})

describe('[VI-E2] an invoice that rounds its taxes line by line', () => {
  // Five lines of 0.47 with 0.08 each: 2.35 and 0.40, which no row of a complement may say (CRP20261: 2.35 × 0.16 is 0.38).
  const porRenglon = factura(
    ...Array.from({ length: 5 }, () => concepto('02', [fila('002', '0.160000', '0.47', '0.08')])),
  )
  const esperado = impuestosDelPago(porRenglon, { total: 275, saldoAnterior: 275, pagado: 275 })
  const dicho = (base: number, importe: number) => ({
    objetoImpDR: '02',
    filas: esperado.filas.map((una) => ({ ...una, base, importe })),
  })
  test('is said by its base and the rate, which is what a PAC stamps', () => {
    expect(esperado.filas).toMatchObject([{ base: 235, importe: 38 }])
  })
  test.each([
    ['its base by the rate', 235, 38],
    ['the same money parted by the rate', 237, 38],
  ])('is taken %s', (_como, base, importe) => {
    expect(judgeImpuestosDr(dicho(base, importe), esperado)).toEqual([])
  })
  test('and not otherwise', () => {
    expect(judgeImpuestosDr(dicho(235, 40), esperado)).toMatchObject([{ campo: 'ImporteDR de IVA 0.160000' }])
    expect(judgeImpuestosDr(dicho(235, 30), esperado)).toMatchObject([{ campo: 'ImporteDR de IVA 0.160000' }])
    expect(judgeImpuestosDr(dicho(200, 32), esperado)).toMatchObject([
      { campo: 'BaseDR de IVA 0.160000' },
      { campo: 'ImporteDR de IVA 0.160000' },
    ])
  })
  test('of an invoice without taxes any object of its lines is right', () => {
    const mixta = factura(concepto('01'), concepto('03'))
    const debe = impuestosDelPago(mixta, { total: 100, saldoAnterior: 100, pagado: 100 })
    expect(judgeImpuestosDr({ objetoImpDR: '03', filas: [] }, debe)).toEqual([])
    expect(judgeImpuestosDr({ objetoImpDR: '02', filas: [] }, debe)).toMatchObject([{ esperado: '01 o 03' }])
  })
})

test('[VI-E2] however a PAC parts a payment, it is taken: by the share of the base, cut down, or by all rates of the base at once', () => {
  let seed = 7
  const azar = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  const tasas = { iva: 0.16, retIva: 0.106667, retIsr: 0.0125 }
  const missed: object[] = []
  for (let i = 0; i < 4000; i++) {
    const lineas = Array.from({ length: 1 + Math.floor(azar() * 6) }, () => 47 + Math.floor(azar() * 500_000))
    const base = lineas.reduce((a, b) => a + b, 0)
    const porLinea = (tasa: number) => lineas.reduce((a, b) => a + Math.round(b * tasa), 0)
    const retiene = azar() < 0.4
    const de = (clase: 'traslado' | 'retencion', impuesto: string, tasa: number) => ({
      clase,
      impuesto,
      tipoFactor: 'Tasa',
      tasa: tasa.toFixed(6),
      base,
      importe: porLinea(tasa),
    })
    const filas = [
      de('traslado', '002', tasas.iva),
      ...(retiene ? [de('retencion', '002', tasas.retIva), de('retencion', '001', tasas.retIsr)] : []),
    ]
    const signo = (clase: string) => (clase === 'traslado' ? 1 : -1)
    const total = base + filas.reduce((a, { clase, importe }) => a + signo(clase) * importe, 0)
    const pagado = azar() < 0.5 ? total : 1 + Math.floor(total * azar() * 0.9)
    const debe = impuestosDelPago({ objetos: ['02'], filas }, { total, saldoAnterior: total, pagado })
    const veces = 1 + filas.reduce((a, { clase, tasa }) => a + signo(clase) * Number(tasa), 0)
    for (const suya of [
      Math.round((pagado * base) / total),
      Math.floor((pagado * base) / total),
      Math.round(pagado / veces),
    ]) {
      const dicho = filas.map((una) => ({ ...una, base: suya, importe: Math.round(suya * Number(una.tasa)) }))
      const fallas = judgeImpuestosDr({ objetoImpDR: '02', filas: dicho }, debe)
      if (fallas.length > 0) missed.push({ base, total, pagado, suya, fallas })
    }
  }
  expect(missed).toEqual([])
})

test('[VI-E2] a complement that gives each concept a row of its own is held to their sum, and one that says a row twice to what that makes', () => {
  const hechas = [33.33, 66.67, 1250.5]
  const suya = factura(
    ...hechas.map((base) =>
      concepto('02', [fila('002', '0.160000', base.toFixed(2), (base * 0.16).toFixed(2))]),
    ),
  )
  const total = 156_659
  const debe = impuestosDelPago(suya, { total, saldoAnterior: total, pagado: total })
  const porConcepto = hechas.map((base) => ({
    clase: 'traslado' as const,
    impuesto: '002',
    tipoFactor: 'Tasa',
    tasa: '0.160000',
    base: Math.round(base * 100),
    importe: Math.round(base * 16),
  }))
  const [, , ultima] = porConcepto
  expect(judgeImpuestosDr({ objetoImpDR: '02', filas: porConcepto }, debe)).toEqual([])
  expect(
    judgeImpuestosDr({ objetoImpDR: '02', filas: [...porConcepto, ultima!] }, debe).map(
      ({ campo, diferencia }) => [campo, diferencia],
    ),
  ).toEqual([
    ['BaseDR de IVA 0.160000', 125_050],
    ['ImporteDR de IVA 0.160000', 20_008],
  ])
})

test('[VI-E2] a share of a large invoice rounded at its sixth decimal is rounding; at its fourth it is not', () => {
  const base = 25_000_000
  const filas = [
    {
      clase: 'traslado' as const,
      impuesto: '002',
      tipoFactor: 'Tasa',
      tasa: '0.160000',
      base,
      importe: 4_000_000,
    },
  ]
  const total = 29_000_000
  const dichoCon = (decimales: number, pagado: number) => {
    const suya = Math.round(base * Number((pagado / total).toFixed(decimales)))
    const dicho = filas.map((una) => ({ ...una, base: suya, importe: Math.round(suya * 0.16) }))
    const debe = impuestosDelPago({ objetos: ['02'], filas }, { total, saldoAnterior: total, pagado })
    return judgeImpuestosDr({ objetoImpDR: '02', filas: dicho }, debe).map(({ campo }) => campo)
  }
  for (let pagado = 1_234_567; pagado < total; pagado += 1_111_111) expect(dichoCon(6, pagado)).toEqual([])
  expect(dichoCon(4, 12_345_678)).toEqual(['BaseDR de IVA 0.160000', 'ImporteDR de IVA 0.160000'])
})
