import { describe, expect, it } from 'vitest'
import { datosDe, datosPago } from '../../testing/documents.ts'
import { sign } from '../../testing/fixture.ts'
import type { DatosCfdi } from '../build-cfdi.ts'
import type { Hallazgo, Severidad } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import { checkAritmetica } from './check-aritmetica.ts'

const findingsOf = (datos: DatosCfdi) => {
  const found: Hallazgo[] = []
  checkAritmetica(sign(datos).cfdi, found)
  return found.map((h) => [h.codigo, h.severidad, h.encontrado, h.esperado])
}

type Case = [
  rule: string,
  change: (d: DatosCfdi) => void,
  codigo: CodigoHallazgo,
  severidad: Severidad,
  encontrado: string,
  esperado: string,
]

/** One finding, in each of the ways to come by it. */
const said = (
  codigo: CodigoHallazgo,
  severidad: Severidad,
  ways: [rule: string, change: Case[1], encontrado: string, esperado: string][],
): Case[] => ways.map(([rule, change, ...values]) => [rule, change, codigo, severidad, ...values])

const concepto = (d: DatosCfdi) => d.conceptos![0]!

/** With a retention of two thirds of IVA and ISR 1.25 %, as a persona física of RESICO bills. */
const withRetenciones = (): DatosCfdi => {
  const d = datosDe(1)
  concepto(d).impuestos!.retenciones = [
    { base: '1000.00', impuesto: '001', tipoFactor: 'Tasa', tasaOCuota: '0.012500', importe: '12.50' },
    { base: '1000.00', impuesto: '002', tipoFactor: 'Tasa', tasaOCuota: '0.106667', importe: '106.67' },
  ]
  d.impuestos!.retenciones = [
    { impuesto: '001', importe: '12.50' },
    { impuesto: '002', importe: '106.67' },
  ]
  d.impuestos!.totalImpuestosRetenidos = '119.17'
  d.total = '1040.83'
  return d
}

/** With lodging tax of 3 %, outside of IVA and inside the total. */
const withHospedaje = (): DatosCfdi => ({
  ...datosDe(1),
  total: '1190.00',
  impuestosLocales: {
    version: '1.0',
    totalDeRetenciones: '0.00',
    totalDeTraslados: '30.00',
    trasladosLocales: [{ impLocTrasladado: 'ISH', tasadeTraslado: '3.00', importe: '30.00' }],
  },
})

const withTua = (): DatosCfdi => ({
  ...datosDe(1),
  aerolineas: {
    version: '1.0',
    tua: '500.00',
    otrosCargos: {
      totalCargos: '30.00',
      cargos: [
        { codigoCargo: 'YR', importe: '10.00' },
        { codigoCargo: 'XV', importe: '20.00' },
      ],
    },
  },
})

const INGRESO: Case[] = [
  ...said('totalNoCuadra', 'error', [
    [
      'the total is subtotal less discount plus taxes, to the cent',
      (d) => (d.total = '1160.01'),
      '1160.01',
      '1160.00',
    ],
  ]),
  ...said('subTotalNoCuadra', 'error', [
    ['the subtotal is the sum of the concepts', (d) => (d.subTotal = '1001.00'), '1001.00', '1000.00'],
  ]),
  ...said('subTotalNoCuadra', 'aviso', [
    [
      'one unit of the last decimal in a sum only warns',
      (d) => (d.subTotal = '1000.01'),
      '1000.01',
      '1000.00',
    ],
  ]),
  ...said('descuentoNoCuadra', 'error', [
    ['the discount is the sum of the concepts', (d) => (d.descuento = '5.00'), '5.00', '0.00'],
  ]),
  ...said('descuentoMayor', 'error', [
    ['a discount is not above its amount', (d) => (concepto(d).descuento = '1000.01'), '1000.01', '1000.00'],
  ]),
  ...said('importeConcepto', 'error', [
    [
      'an amount is quantity by price',
      (d) => (concepto(d).cantidad = '2'),
      '1000.00',
      'de 1499.99 a 2500.02',
    ],
  ]),
  ...said('importeImpuesto', 'error', [
    [
      'a tax is base by rate',
      (d) => (concepto(d).impuestos!.traslados![0]!.importe = '161.00'),
      '161.00',
      'de 159.99 a 160.01',
    ],
  ]),
  ...said('trasladoNoCuadra', 'error', [
    [
      'a transferred tax sums the concepts',
      (d) => (d.impuestos!.traslados![0]!.importe = '170.00'),
      '170.00',
      '160.00',
    ],
    [
      'the base of a transferred tax sums the concepts',
      (d) => (d.impuestos!.traslados![0]!.base = '900.00'),
      '900.00',
      '1000.00',
    ],
    ['a transferred tax of the concepts is not left out', (d) => (d.impuestos = undefined), '0', '160.00'],
  ]),
  ...said('totalTrasladosNoCuadra', 'error', [
    [
      'the total of transferred taxes sums them',
      (d) => (d.impuestos!.totalImpuestosTrasladados = '150.00'),
      '150.00',
      '160.00',
    ],
  ]),
  ...said('decimalesDeMoneda', 'aviso', [
    ['zeros beyond them in the Total are told', (d) => (d.total = '1160.000000'), '1160.000000', '2'],
  ]),
  ...said('decimalesDeMoneda', 'error', [
    ['totals keep to the decimals of the currency', (d) => (d.total = '1160.001'), '1160.001', '2'],
  ]),
]

describe('arithmetic of an ingreso', () => {
  it('has nothing to say about right sums', () => {
    for (const datos of [datosDe(1), datosDe(30), withRetenciones(), withHospedaje(), withTua()])
      expect(findingsOf(datos)).toEqual([])
  })

  it.each(INGRESO)('%s', (_, change, codigo, severidad, encontrado, esperado) => {
    const datos = datosDe(1)
    change(datos)
    expect(findingsOf(datos)).toContainEqual([codigo, severidad, encontrado, esperado])
  })

  it('retentions sum by tax, and lower the total', () => {
    const wrong = withRetenciones()
    wrong.impuestos!.retenciones![0]!.importe = '100.00'
    expect(findingsOf(wrong)).toContainEqual(['retencionNoCuadra', 'error', '100.00', '12.50'])
    const left = withRetenciones()
    left.impuestos!.retenciones!.pop()
    expect(findingsOf(left)).toContainEqual(['retencionNoCuadra', 'error', '0', '106.67'])
    expect(findingsOf({ ...withRetenciones(), total: '1160.00' })).toContainEqual([
      'totalNoCuadra',
      'error',
      '1160.00',
      '1040.83',
    ])
  })

  it('both usual rates of the two thirds of IVA give an amount within limits', () => {
    for (const tasa of ['0.106666', '0.106667', '0.106700']) {
      const d = withRetenciones()
      concepto(d).impuestos!.retenciones![1]!.tasaOCuota = tasa
      expect(findingsOf(d).filter(([codigo]) => codigo === 'importeImpuesto')).toEqual(
        tasa === '0.106700' ? [['importeImpuesto', 'error', '106.67', 'de 106.69 a 106.71']] : [],
      )
    }
  })

  it('lodging tax sums its rows and belongs to the total', () => {
    const rows = withHospedaje()
    rows.impuestosLocales!.totalDeTraslados = '40.00'
    expect(findingsOf(rows)).toEqual(
      expect.arrayContaining([
        ['localesNoCuadra', 'error', '40.00', '30.00'],
        ['totalNoCuadra', 'error', '1190.00', '1200.00'],
      ]),
    )
    const rate = withHospedaje()
    rate.impuestosLocales!.trasladosLocales![0]!.tasadeTraslado = '2.00'
    expect(findingsOf(rate)).toEqual([['importeLocal', 'aviso', '30.00', '20.00']])
  })

  it('other charges of an airline sum their rows', () => {
    const d = withTua()
    d.aerolineas!.otrosCargos!.totalCargos = '31.00'
    expect(findingsOf(d)).toEqual([['totalCargosNoCuadra', 'error', '31.00', '30.00']])
  })

  it('a currency without decimals is judged by its own', () => {
    const d = { ...datosDe(1), moneda: 'JPY', tipoCambio: '0.12' }
    // SubTotal, Total, the total of taxes, and the base and amount of its row.
    expect(findingsOf(d).map(([codigo]) => codigo)).toEqual(
      Array.from({ length: 5 }, () => 'decimalesDeMoneda'),
    )
  })

  it('amounts beyond exact floating numbers are summed exactly', () => {
    const d = datosDe(1)
    const big = '123456789012345678.12'
    Object.assign(concepto(d), { valorUnitario: big, importe: big, objetoImp: '01', impuestos: undefined })
    expect(findingsOf({ ...d, subTotal: big, total: big, impuestos: undefined })).toEqual([])
    expect(findingsOf({ ...d, subTotal: big, total: '123456789012345678.13', impuestos: undefined })).toEqual(
      [['totalNoCuadra', 'error', '123456789012345678.13', big]],
    )
  })
})

const docto = (d: DatosCfdi) => d.pagos!.pagos![0]!.doctosRelacionados![0]!
const pago = (d: DatosCfdi) => d.pagos!.pagos![0]!

const PAGOS: Case[] = [
  ...said('saldoInsoluto', 'error', [
    [
      'the balance left is the previous one less the payment',
      (d) => (docto(d).impSaldoInsoluto = '10.00'),
      '10.00',
      '0.00',
    ],
  ]),
  ...said('pagadoMayorQueSaldo', 'error', [
    ['no payment is above the balance', (d) => (docto(d).impSaldoAnt = '1000.00'), '1160.00', '1000.00'],
  ]),
  ...said('pagadoMayorQueMonto', 'error', [
    [
      'what is paid to the documents is not above the amount',
      (d) => (pago(d).monto = '1000.00'),
      '1160.00',
      '1000.00',
    ],
  ]),
  ...said('pagadoMenorQueMonto', 'info', [
    ['a rest of the amount is told, not blamed', (d) => (pago(d).monto = '1200.00'), '1160.00', '1200.00'],
  ]),
  ...said('montoTotalPagos', 'error', [
    [
      'the total of payments sums them in pesos',
      (d) => (d.pagos!.totales.montoTotalPagos = '1.00'),
      '1.00',
      '1160.00',
    ],
  ]),
  ...said('totalesPagos', 'error', [
    [
      'the totals by tax sum the payments',
      (d) => (d.pagos!.totales.totalTrasladosImpuestoIVA16 = '1.00'),
      '1.00',
      '160.00',
    ],
    [
      'a total by tax is not left out',
      (d) => (d.pagos!.totales.totalTrasladosBaseIVA16 = undefined),
      '0',
      '1000.00',
    ],
  ]),
  ...said('impuestosPago', 'error', [
    [
      'a payment sums the taxes of its documents',
      (d) => (pago(d).impuestosP!.trasladosP![0]!.importeP = '1.00'),
      '1.00',
      '160.00',
    ],
  ]),
  ...said('importeImpuesto', 'error', [
    [
      'a tax of a document is base by rate',
      (d) => (docto(d).impuestosDR!.trasladosDR![0]!.importeDR = '100.00'),
      '100.00',
      '160.00',
    ],
  ]),
  ...said('equivalenciaIncorrecta', 'error', [
    ['the same currency has equivalence 1', (d) => (docto(d).equivalenciaDR = '1.5'), '1.5', '1'],
    [
      'another currency states its equivalence',
      (d) => Object.assign(docto(d), { monedaDR: 'USD', equivalenciaDR: undefined }),
      '',
      'el valor de MXN en USD',
    ],
  ]),
  ...said('tipoCambioIncorrecto', 'error', [
    ['MXN has exchange rate 1', (d) => (pago(d).tipoCambioP = '2'), '2', '1'],
  ]),
]

describe('arithmetic of a pago', () => {
  it('has nothing to say about right sums', () => {
    expect(findingsOf(datosPago())).toEqual([])
  })

  it.each(PAGOS)('%s', (_, change, codigo, severidad, encontrado, esperado) => {
    const datos = datosPago()
    change(datos)
    expect(findingsOf(datos)).toContainEqual([codigo, severidad, encontrado, esperado])
  })

  it('a document in dollars paid in pesos is converted by its equivalence, to the cent', () => {
    const d = datosPago()
    // 100 USD at 18.5432 pesos: one peso is 0.0539281246 dollars.
    Object.assign(docto(d), {
      monedaDR: 'USD',
      equivalenciaDR: '0.0539281246',
      impSaldoAnt: '100.00',
      impPagado: '100.00',
      impSaldoInsoluto: '0.00',
      objetoImpDR: '01',
      impuestosDR: undefined,
    })
    Object.assign(pago(d), { monto: '1854.32', impuestosP: undefined })
    d.pagos!.totales = { montoTotalPagos: '1854.32' }
    expect(findingsOf(d)).toEqual([])
    pago(d).monto = '1853.00'
    d.pagos!.totales.montoTotalPagos = '1853.00'
    expect(findingsOf(d).map(([codigo]) => codigo)).toEqual(['pagadoMayorQueMonto'])
  })

  it.each<[escrita: string, baseP: string, dicho: string[]]>([
    ['0.0584', '85616.44', []],
    ['0.0584', '85617.00', ['aviso']],
    ['0.0584', '85700.00', ['error']],
    ['0.058400', '85617.00', []],
    ['0.058400', '85617.18', []],
    ['0.058400', '85617.30', ['error']],
    ['0.0583996169', '85617.18', ['error']],
  ])(
    '[VI-A] taxes of a document in dollars are off by no more than the last place of its equivalence, and told where it has few: %s, BaseP %s',
    (equivalenciaDR, baseP, dicho) => {
      const d = datosPago()
      // 5 000 USD and their IVA at 17.1234 pesos.
      Object.assign(docto(d), {
        monedaDR: 'USD',
        equivalenciaDR,
        impSaldoAnt: '5800.00',
        impPagado: '5800.00',
        impSaldoInsoluto: '0.00',
      })
      Object.assign(docto(d).impuestosDR?.trasladosDR?.[0] ?? {}, { baseDR: '5000.00', importeDR: '800.00' })
      Object.assign(pago(d), { monto: '99315.72' })
      Object.assign(pago(d).impuestosP?.trasladosP?.[0] ?? {}, { baseP, importeP: '13698.72' })
      d.pagos!.totales = {
        totalTrasladosBaseIVA16: baseP,
        totalTrasladosImpuestoIVA16: '13698.72',
        montoTotalPagos: '99315.72',
      }
      const dichos = findingsOf(d).filter(
        ([codigo, , encontrado]) => codigo === 'impuestosPago' && encontrado === baseP,
      )
      expect(dichos.map(([, severidad]) => severidad)).toEqual(dicho)
    },
  )

  it('a payment in dollars counts in the totals at its exchange rate', () => {
    const d = datosPago()
    Object.assign(pago(d), { monedaP: 'USD', tipoCambioP: '18.50' })
    docto(d).monedaDR = 'USD'
    d.pagos!.totales = {
      montoTotalPagos: '21460.00',
      totalTrasladosBaseIVA16: '18500.00',
      totalTrasladosImpuestoIVA16: '2960.00',
    }
    expect(findingsOf(d)).toEqual([])
  })

  /** Number, what was owed, what was paid, and the day of its payment. */
  type Parcial = [numero: number, saldo: number, pagado: number, dia?: string]
  it.each<[string, Parcial[], string[][]]>([
    [
      'balances that go on',
      [
        [1, 1160, 600],
        [2, 560, 300],
        [3, 260, 260],
      ],
      [],
    ],
    [
      'a later one that comes first in the file',
      [
        [2, 560, 560],
        [1, 1160, 600],
      ],
      [],
    ],
    [
      'a balance that does not go on',
      [
        [1, 1160, 600],
        [2, 1160, 560],
      ],
      [['saldoAnteriorNoSigue', '1160.00', '560.00']],
    ],
    [
      'a balance that lessens too much',
      [
        [1, 1160, 600],
        [2, 500, 500],
      ],
      [['saldoAnteriorNoSigue', '500.00', '560.00']],
    ],
    [
      'one between them in another complement',
      [
        [1, 1160, 600],
        [3, 260, 260],
      ],
      [],
    ],
    [
      'one between them that added to the balance',
      [
        [1, 1160, 600],
        [3, 600, 560],
      ],
      [['saldoAnteriorNoSigue', '600.00', '560.00']],
    ],
    [
      'a number that goes back with the days',
      [
        [2, 560, 560, '2026-10-01'],
        [1, 1160, 600, '2026-10-05'],
      ],
      [['parcialidadAntesQueLaPrevia', '2026-10-01T12:00:00', '2026-10-05T12:00:00']],
    ],
    [
      'paid after the complement was issued',
      [[1, 1160, 1160, '2099-01-01']],
      [['fechaPagoPosterior', '2099-01-01T12:00:00', '2026-11-10T10:20:30']],
    ],
  ])('[VI-E2] the instalments of one factura: %s', (_que, parciales, wanted) => {
    const d = datosPago()
    const money = (pesos: number) => `${pesos}.00`
    d.pagos!.pagos = parciales.map(([numero, saldo, pagado, dia]) => ({
      ...pago(d),
      ...(dia === undefined ? {} : { fechaPago: `${dia}T12:00:00` }),
      monto: money(pagado),
      impuestosP: undefined,
      doctosRelacionados: [
        {
          ...docto(d),
          numParcialidad: String(numero),
          impSaldoAnt: money(saldo),
          impPagado: money(pagado),
          impSaldoInsoluto: money(saldo - pagado),
          objetoImpDR: '01',
          impuestosDR: undefined,
        },
      ],
    }))
    d.pagos!.totales = { montoTotalPagos: money(parciales.reduce((s, [, , p]) => s + p, 0)) }
    expect(findingsOf(d)).toEqual(wanted.map(([codigo, ...valores]) => [codigo, 'aviso', ...valores]))
  })

  it('[VI-A] a summary of taxes that names none is told', () => {
    const d = datosPago()
    Object.assign(docto(d), { objetoImpDR: '01', impuestosDR: undefined })
    pago(d).impuestosP = { retencionesP: [], trasladosP: [] }
    d.pagos!.totales = { montoTotalPagos: '1160.00' }
    expect(findingsOf(d).map(([codigo, severidad]) => [codigo, severidad])).toEqual([['listaVacia', 'aviso']])
  })

  describe('[VI-A] a tax of a document on more than was paid of it is told', () => {
    /** An instalment of 580 with the rows of taxes given, and their own sums. */
    const parcial = (base: string, importe: string, retencion?: [base: string, importe: string]) => {
      const d = datosPago()
      const [traslado, suma] = [docto(d).impuestosDR!.trasladosDR![0]!, pago(d).impuestosP!.trasladosP![0]!]
      const fila = { impuestoDR: '001', tipoFactorDR: 'Tasa', tasaOCuotaDR: '0.100000' }
      const tasa = importe === '0.00' ? '0.000000' : '0.160000'
      docto(d).impSaldoAnt = docto(d).impPagado = pago(d).monto = '580.00'
      docto(d).impuestosDR = {
        trasladosDR: [{ ...traslado, baseDR: base, importeDR: importe, tasaOCuotaDR: tasa }],
        ...(retencion ? { retencionesDR: [{ ...fila, baseDR: retencion[0], importeDR: retencion[1] }] } : {}),
      }
      pago(d).impuestosP = {
        trasladosP: [{ ...suma, baseP: base, importeP: importe, tasaOCuotaP: tasa }],
        ...(retencion ? { retencionesP: [{ impuestoP: '001', importeP: retencion[1] }] } : {}),
      }
      return findingsOf(d)
        .filter(([codigo]) => codigo === 'baseMayorQuePago')
        .map(([, ...rest]) => rest)
    }
    it.each([
      ['its share', parcial('500.00', '80.00'), []],
      ['the whole invoice in an instalment', parcial('1000.00', '160.00'), [['aviso', '1000.00', '580.00']]],
      ['as much as what was paid and retained', parcial('600.00', '96.00', ['600.00', '116.00']), []],
      [
        'more than both',
        parcial('600.00', '96.00', ['600.00', '10.00']),
        [
          ['aviso', '600.00', '580.00'],
          ['aviso', '600.00', '580.00'],
        ],
      ],
      ['more, at zero', parcial('1000.00', '0.00'), [['aviso', '1000.00', '580.00']]],
    ])('%s', (_que, found, wanted) => expect(found).toEqual(wanted))
  })

  it('the same document and instalment twice is reported', () => {
    const d = datosPago()
    const half = {
      ...docto(d),
      impPagado: '580.00',
      impSaldoInsoluto: '580.00',
      objetoImpDR: '01',
      impuestosDR: undefined,
    }
    pago(d).doctosRelacionados = [half, half]
    pago(d).impuestosP = undefined
    d.pagos!.totales = { montoTotalPagos: '1160.00' }
    expect(findingsOf(d).map(([codigo]) => codigo)).toEqual(['documentoRepetido'])
  })
})
