import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { describe, expect, test } from 'vitest'
import { paginaDePrueba } from '../../../testing/pagina-de-prueba.ts'
import { extraer } from './extraer.ts'
import { juzgarValores } from './juzgar-valores.ts'
import { umbrales } from './umbrales.ts'

const hoy = '2026-10-10' as Dia
const hecha = [[0.8, 'Operación realizada']] as const
/** A page that says, at its foot, that the operation was made. */
const read = (lineas: Parameters<typeof paginaDePrueba>[0], origen?: 'texto' | 'imagen', saldos?: number[]) =>
  extraer([paginaDePrueba([...lineas, hecha], origen)], { hoy, ...(saldos ? { saldos } : {}) })
const bien = [
  [
    [0.1, 'Importe:'],
    [0.5, '$1,234.50 MXN'],
  ],
  [
    [0.1, 'Fecha de operación:'],
    [0.5, '07/10/2026'],
  ],
  [
    [0.1, 'Concepto:'],
    [0.5, 'PAGO DE HOSPEDAJE'],
  ],
  [
    [0.1, 'Clave de rastreo:'],
    [0.5, 'MBAN01002610070012345678'],
  ],
] as const

describe('what a proof says', () => {
  test('every field beside its label is sure, with its place', () => {
    const { campos, noEsPago } = read(bien)
    expect(noEsPago).toBeNull()
    expect(campos).toMatchObject({
      montoPagado: { valor: '1,234.50', lugar: { pagina: 1, x: 0.5, y: 0.3 }, dudas: [] },
      fechaPago: { valor: '07/10/2026' },
      moneda: { valor: 'MXN' },
      concepto: { valor: 'PAGO DE HOSPEDAJE' },
      numeroTransaccion: { valor: 'MBAN01002610070012345678' },
    })
    for (const campo of Object.values(campos)) expect(campo.confianza).toBeGreaterThanOrEqual(umbrales.alta)
  })
  test('labels over their values are read too, two columns beside each other', () => {
    const { campos } = read([
      [[0.1, 'Monto']],
      [[0.1, '$1,234.50']],
      [
        [0.1, 'Fecha'],
        [0.5, 'Hora'],
      ],
      [
        [0.1, '07/OCT/2026'],
        [0.5, '15:11'],
      ],
      [[0.1, 'Concepto']],
      [[0.1, 'Viaje de octubre']],
      [
        [0.1, 'Tipo de transferencia'],
        [0.5, 'Folio'],
      ],
      [
        [0.1, 'SPEI'],
        [0.5, '5653319557'],
      ],
    ])
    expect(campos).toMatchObject({
      fechaPago: { valor: '07/10/2026' },
      montoPagado: { valor: '1,234.50' },
      concepto: { valor: 'Viaje de octubre' },
      numeroTransaccion: { valor: '5653319557' },
    })
  })
  test('label and value written in one piece, and a value that begins like a label', () => {
    const { campos } = read([
      [[0.1, 'Importe:$1,234.50']],
      [
        [0.1, 'Concepto'],
        [0.5, 'PAGO TOTAL DEL VIAJE'],
      ],
      [
        [0.1, 'Folio'],
        [0.5, '5653319557'],
      ],
    ])
    expect(campos.montoPagado?.valor).toBe('1,234.50')
    expect(campos.concepto?.valor).toBe('PAGO TOTAL DEL VIAJE')
  })
  test('a concept of two close lines is joined; a line further down is told as a doubt', () => {
    const dos = [
      [
        [0.1, 'Concepto:'],
        [0.5, 'ANTICIPO BODA'],
      ],
      [[0.5, 'SEGUNDA PARCIALIDAD']],
    ] as const
    const close = extraer([paginaDePrueba([...dos, [], [], hecha], 'texto', 0.015)], { hoy })
    expect(close.campos.concepto).toMatchObject({ valor: 'ANTICIPO BODA SEGUNDA PARCIALIDAD', dudas: [] })
    expect(read(dos).campos.concepto).toMatchObject({ valor: 'ANTICIPO BODA', dudas: ['textoDeMas'] })
  })
})

describe('the amount', () => {
  const amount = (lineas: Parameters<typeof paginaDePrueba>[0]) => read(lineas).campos.montoPagado
  test('is never the fee, the tax or the balance, however big', () => {
    const found = amount([
      [
        [0.1, 'Saldo disponible:'],
        [0.5, '$99,999.00'],
      ],
      [
        [0.1, 'Comisión:'],
        [0.5, '$7.00'],
      ],
      [
        [0.1, 'IVA:'],
        [0.5, '$1.12'],
      ],
      [
        [0.1, 'Monto:'],
        [0.5, '$600.00'],
      ],
    ])
    expect(found?.valor).toBe('600.00')
  })
  test('two under equal names are not guessed', () => {
    expect(
      amount([
        [
          [0.1, 'Importe:'],
          [0.5, '$600.00'],
        ],
        [
          [0.1, 'Monto:'],
          [0.5, '$700.00'],
        ],
      ]),
    ).toBeUndefined()
  })
  test('with a fee on top the payment is without it; with a tip it is the total', () => {
    const fee = [
      [
        [0.1, 'Monto:'],
        [0.5, '$600.00'],
      ],
      [
        [0.1, 'Comisión:'],
        [0.5, '$12.00'],
      ],
      [
        [0.1, 'Total:'],
        [0.5, '$612.00'],
      ],
    ] as const
    expect(amount(fee)).toMatchObject({ valor: '600.00', dudas: [] })
    const tip = [
      [
        [0.1, 'Importe:'],
        [0.5, '$600.00'],
      ],
      [
        [0.1, 'Propina:'],
        [0.5, '$60.00'],
      ],
      [
        [0.1, 'Total:'],
        [0.5, '$660.00'],
      ],
    ] as const
    expect(amount(tip)).toMatchObject({ valor: '660.00', dudas: [] })
  })
  test('a total that holds a fee, alone, is told as a doubt', () => {
    const alone = [
      [
        [0.1, 'Comisión:'],
        [0.5, '$12.00'],
      ],
      [
        [0.1, 'Total:'],
        [0.5, '$612.00'],
      ],
    ] as const
    expect(amount(alone)).toMatchObject({ valor: '612.00', dudas: ['variosValores'] })
  })
  test('that disagrees with the words is in doubt; that agrees with a known balance needs no sign', () => {
    const words = amount([
      [
        [0.1, 'Importe:'],
        [0.5, '$5,000.00'],
      ],
      [[0.1, '(SEIS MIL PESOS 00/100 M.N.)']],
    ])
    expect(words).toMatchObject({ confianza: 0.4, dudas: ['noCoincideConLetra'] })
    const scanned = [
      [
        [0.1, 'Importe:'],
        [0.5, '81,500.00'],
      ],
    ] as const
    expect(read(scanned, 'imagen').campos.montoPagado).toMatchObject({ confianza: 0.8, dudas: ['sinSigno'] })
    expect(read(scanned, 'imagen', [8_150_000]).campos.montoPagado?.confianza).toBeGreaterThan(umbrales.alta)
  })
})

describe('checks that take confidence away', () => {
  const field = (
    campo: 'fechaPago' | 'montoPagado' | 'moneda' | 'concepto' | 'numeroTransaccion',
    lineas: Parameters<typeof paginaDePrueba>[0],
    origen: 'texto' | 'imagen' = 'texto',
  ) => read(lineas, origen).campos[campo]
  const monto = [
    [0.1, 'Importe:'],
    [0.5, '$1,234.50'],
  ] as const
  test.each([
    [
      'two readings that differ',
      [
        [
          [0.1, 'Importe:'],
          [0.5, '$1,234.50', { segunda: '$7,234.50' }],
        ],
      ],
      'lecturasDistintas',
    ],
    [
      'letters hardly made out',
      [
        [
          [0.1, 'Importe:'],
          [0.5, '$1,234.50', { confianza: 0.3 }],
        ],
      ],
      'letrasMalas',
    ],
    [
      'no cents',
      [
        [
          [0.1, 'Importe:'],
          [0.5, '$500'],
        ],
      ],
      'sinDecimales',
    ],
    [
      'a minus sign',
      [
        [
          [0.1, 'Importe:'],
          [0.5, '-$500.00'],
        ],
      ],
      'negativo',
    ],
  ] as const)('of the amount: %s', (_, lineas, duda) => {
    const found = field('montoPagado', lineas, 'imagen')
    expect(found?.dudas).toContain(duda)
    expect(found?.confianza).toBeLessThan(umbrales.alta)
  })
  test('of the date: to come it is none; old, printed or of two figures it is in doubt', () => {
    const fecha = (texto: string, etiqueta = 'Fecha:') =>
      field('fechaPago', [
        monto,
        [
          [0.1, etiqueta],
          [0.5, texto],
        ],
      ])
    expect(fecha('11/10/2026')).toBeUndefined()
    expect(fecha('10/10/2026')?.confianza).toBeGreaterThanOrEqual(umbrales.alta)
    expect(fecha('10/10/2024')?.dudas).toEqual(['fechaAntigua'])
    expect(fecha('07/10/26')?.dudas).toEqual(['anioDeDosCifras'])
    expect(fecha('07/10/2026', 'Fecha de impresión:')?.dudas).toEqual(['fechaDeImpresion'])
  })
  test('of the currency: dollars said elsewhere, or nothing said', () => {
    expect(field('moneda', [monto])).toMatchObject({ valor: 'MXN', dudas: ['monedaSupuesta'] })
    expect(field('moneda', [monto, [[0.1, 'Transferencia SPEI']]])).toMatchObject({ valor: 'MXN', dudas: [] })
    expect(field('moneda', [monto, [[0.1, 'Cuenta en USD']]])?.dudas).toContain('mencionaDolares')
    expect(
      field('moneda', [
        [
          [0.1, 'Importe:'],
          [0.5, 'US$ 99.00'],
        ],
      ]),
    ).toMatchObject({ valor: 'USD', dudas: [] })
  })
  test('of the number: an account is none, and a code of a picture may hold an O for a 0', () => {
    expect(
      field('numeroTransaccion', [
        monto,
        [
          [0.1, 'Folio:'],
          [0.5, '012180000123456782'],
        ],
      ]),
    ).toBeUndefined()
    expect(
      field(
        'numeroTransaccion',
        [
          monto,
          [
            [0.1, 'Clave de rastreo:'],
            [0.5, 'XKO991234SB'],
          ],
        ],
        'imagen',
      )?.dudas,
    ).toContain('letrasConfundibles')
  })
  test('of a lesser number: the tracking key is there and could not be taken, or should be there', () => {
    const folio = [
      [0.1, 'Folio:'],
      [0.5, '5736001384'],
    ] as const
    const number = (...more: Parameters<typeof paginaDePrueba>[0]) =>
      field('numeroTransaccion', [monto, folio, ...more], 'imagen')
    expect(number()).toMatchObject({ valor: '5736001384', dudas: [] })
    // The key is there and cannot be taken: a lesser number does not stand in for it.
    expect(
      number([
        [0.1, 'C1ave rastreo'],
        [0.5, '??'],
      ]),
    ).toBeUndefined()
    expect(number([[0.5, 'BNET01002610077191735744']])?.valor).toMatch(/^BNET/)
    expect(
      number([
        [0.1, 'Clave'],
        [0.3, 'rastreo:'],
        [0.5, 'BNET01002610077191735744'],
      ])?.valor,
    ).toMatch(/^BNET/)
    expect(number([[0.1, 'Transferencia SPEI']])?.dudas).toEqual(['sinClave'])
  })
  test('of every figure of a picture: an account whose check digit does not hold', () => {
    const lineas = (clabe: string) =>
      [
        monto,
        [
          [0.1, 'Cuenta de depósito:'],
          [0.5, clabe],
        ],
      ] as const
    expect(field('montoPagado', lineas('012180000123456782'), 'imagen')?.dudas).toEqual([])
    expect(field('montoPagado', lineas('012180000123456783'), 'imagen')?.dudas).toEqual(['digitoDeClabe'])
    expect(field('montoPagado', lineas('012180000123456783'))?.dudas).toEqual([])
  })
  test('[VI-C4] of every figure of a picture: the figures of the page are hardly made out, though this one is', () => {
    const lineas = (confianza: number) =>
      [
        monto,
        [
          [0.1, 'Referencia bancaria:'],
          [0.5, '7781203345', { confianza, segunda: '7781203345' }],
        ],
      ] as const
    expect(field('montoPagado', lineas(0.9), 'imagen')?.dudas).toEqual([])
    expect(field('montoPagado', lineas(0.3), 'imagen')?.dudas).toEqual(['letrasDudosas'])
    expect(field('montoPagado', lineas(0.3))?.dudas).toEqual([])
  })
  test('[VI-C4] of the amount: a nought of its cents seen as a letter is read, and never sure', () => {
    expect(
      field(
        'montoPagado',
        [
          [
            [0.1, 'Importe:'],
            [0.5, '$29,800.D0'],
          ],
        ],
        'imagen',
      ),
    ).toMatchObject({
      valor: '29,800.00',
      dudas: ['separadoresRaros'],
    })
  })
  test('of the concept: an accent or a blank that a picture may not hold', () => {
    expect(
      field(
        'concepto',
        [
          [
            [0.1, 'Concepto:'],
            [0.5, 'LIQUIDACIÓN'],
          ],
        ],
        'imagen',
      )?.dudas,
    ).toEqual(['letrasConfundibles'])
    expect(
      field(
        'concepto',
        [
          [
            [0.1, 'Concepto:'],
            [0.5, 'RESERVA LJY 944'],
          ],
        ],
        'imagen',
      )?.dudas,
    ).toEqual(['letrasConfundibles'])
    expect(
      field('concepto', [
        [
          [0.1, 'Concepto:'],
          [0.5, 'LIQUIDACIÓN'],
        ],
      ])?.dudas,
    ).toEqual([])
  })
})

describe('what is no payment', () => {
  test.each([
    [
      [
        ...bien,
        [
          [0.1, 'Estatus:'],
          [0.5, 'Programada'],
        ],
      ],
      'programado',
    ],
    [
      [
        ...bien,
        [
          [0.1, 'Estado:'],
          [0.5, 'EN PROCESO'],
        ],
      ],
      'enProceso',
    ],
    [[[[0.1, 'Transferencia rechazada']], ...bien], 'rechazado'],
    [
      [
        ...bien,
        [
          [0.1, 'Estatus:'],
          [0.5, 'Devuelta'],
        ],
      ],
      'devuelto',
    ],
    [[[[0.1, 'Menú del día: enchiladas']]], 'sinDatos'],
    [
      [
        ...bien,
        [
          [0.1, 'Estatus:'],
          [0.5, 'Completada'],
        ],
      ],
      null,
    ],
    [[...bien, [[0.1, 'Si tu pago fue rechazado llama al banco']]], null],
  ] as const)('case %#', (lineas, expected) => {
    expect(read(lineas).noEsPago).toBe(expected)
  })
})

test('a page made to be slow is read all the same', () => {
  const uno = 'pesos Fecha de Concepto 07/10/2026 $1.00 xqzwv'.split(' ')
  const { palabras, ...pagina } = paginaDePrueba([])
  const all = Array.from({ length: 1_500 }, (_, i) => ({
    texto: i % 50 === 0 ? 'A'.repeat(5_000) : (uno[i % uno.length] ?? ''),
    confianza: 0.9,
    segunda: 'x',
    x: i / 1_500,
    y: 0.5,
    ancho: 0.0006,
    alto: 0.01,
  }))
  const start = process.cpuUsage()
  extraer([{ ...pagina, origen: 'imagen', palabras: [...palabras, ...all] }], { hoy })
  // Milliseconds of work; seconds where the lengths are not bounded.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000)
})

describe('values without a place', () => {
  const valores = {
    fechaPago: '07/10/2026',
    montoPagado: '$1,234.50',
    moneda: 'MXN',
    concepto: 'Hotel',
    numeroTransaccion: 'MBAN01002610070012345678',
  }
  test('go through the same checks: sure only what another check proves', () => {
    const { campos } = juzgarValores(valores, { hoy })
    expect(campos.fechaPago?.confianza).toBeGreaterThanOrEqual(umbrales.alta)
    expect(campos.numeroTransaccion?.confianza).toBeGreaterThanOrEqual(umbrales.alta)
    expect(campos.montoPagado).toMatchObject({ confianza: 0.7, lugar: null, dudas: ['sinEtiqueta'] })
    expect(campos.concepto?.confianza).toBe(0.7)
    const owed = juzgarValores(valores, { hoy, saldos: [123_450] })
    expect(owed.campos.montoPagado?.confianza).toBeGreaterThanOrEqual(umbrales.alta)
  })
  test('a day to come, an amount that is none and prose are not taken', () => {
    const { campos, noEsPago } = juzgarValores(
      {
        fechaPago: '2027-01-01',
        montoPagado: 'mil pesos',
        moneda: 'pesos',
        concepto: '',
        numeroTransaccion: 'no se ve',
      },
      { hoy },
    )
    expect(campos).toEqual({})
    expect(noEsPago).toBe('sinDatos')
  })
})
