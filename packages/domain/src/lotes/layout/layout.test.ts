import { centavos } from '@valija/palabras/centavos.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAmounts } from './check-amounts.ts'
import { judgeLayout } from './judge-layout.ts'
import { matchLayout } from './match-layout.ts'
import { mergeRenglones } from './merge-renglones.ts'
import type { FacturaDelLayout, RenglonLayout } from './renglon-layout.ts'

const factura = (id: string, serie: string, folio: string, total = 100_00): FacturaDelLayout => ({
  id,
  serie,
  folio,
  moneda: 'MXN',
  serieFolio: serie + folio,
  folioSerie: folio + serie,
  total: centavos(total),
})
const renglon = (numero: number, folio: string, total = 100_00, propinas = 0): RenglonLayout => ({
  numero,
  folio,
  bookingCode: `AT${numero}`,
  base: centavos(total - propinas),
  iva: centavos(0),
  otrosImpuestos: centavos(0),
  propinas: centavos(propinas),
  totalReserva: centavos(total),
})
const owners = (folios: string[], facturas: FacturaDelLayout[]) => {
  const { dueno } = matchLayout(
    folios.map((folio, numero) => ({ numero, folio })),
    facturas,
  )
  return folios.map((_, i) => dueno.get(i) ?? null)
}

describe('matching rows to facturas', () => {
  test('[B-090] by folio, serie, serieFolio or folioSerie', () => {
    const facturas = [factura('a', 'A', '1'), factura('b', 'B', '2')]
    expect(owners(['1', 'B', 'A1', '2B', '9'], facturas)).toEqual(['a', 'b', 'a', 'b', null])
  })
  test('[B-147] serieFolio before folio before serie', () => {
    // 'A1' is the serie and folio of one, and the bare folio of the other.
    const facturas = [factura('folio', '', 'A1'), factura('serieFolio', 'A', '1')]
    expect(owners(['A1'], facturas)).toEqual(['serieFolio'])
    expect(owners(['7'], [factura('serie', '7', '1'), factura('folio', 'X', '7')])).toEqual(['folio'])
  })
  test('[B-147] a serie shared by several ties a row to one of them only', () => {
    const facturas = [factura('a', 'A', '1'), factura('b', 'A', '2')]
    expect(owners(['A1', 'A', 'A'], facturas)).toEqual(['a', 'b', 'b'])
  })
  test('[B-147] compared as trimmed text', () => {
    expect(owners([' 1 ', '01'], [factura('a', 'A', '1')])).toEqual(['a', null])
  })
  test('an empty folio is nobody’s', () => {
    expect(owners([''], [factura('a', '', '')])).toEqual([null])
  })
  test('a row never counts for two facturas', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('1', '2', 'A', 'A1', '1A', 'B', '')),
        fc.array(fc.tuple(fc.constantFrom('A', 'B', ''), fc.constantFrom('1', '2', 'A1', ''))),
        (folios, claves) => {
          const facturas = claves.map(([serie, folio], i) => factura(String(i), serie, folio))
          const { dueno } = matchLayout(
            folios.map((folio, numero) => ({ numero, folio })),
            facturas,
          )
          for (const [numero, id] of dueno) {
            const f = facturas[Number(id)]
            expect([f?.folio, f?.serie, f?.serieFolio, f?.folioSerie]).toContain(folios[numero])
          }
        },
      ),
    )
  })
})

describe('sums', () => {
  test.each([
    [100_00, true],
    [101_00, true],
    [99_00, true],
    [101_01, false],
    [98_99, false],
  ])('[B-091, B-148] rows of %i against a total of 10000 centavos: %s', (suma, cuadra) => {
    expect(checkAmounts(centavos(100_00), [renglon(1, '1', suma)], 100).cuadra).toBe(cuadra)
  })
  test('[B-091] either totalReserva or base + iva + otros impuestos may make the total', () => {
    // 150 of tips are in totalReserva and not in the invoice.
    expect(checkAmounts(centavos(100_00), [renglon(1, '1', 250_00, 150_00)], 100)).toMatchObject({
      cuadra: true,
      suma: 100_00,
      sinPropinas: true,
    })
  })
  test.each([
    // total, totalReserva, tips: what is told.
    [1000_00, 1150_00, 150_00, { suma: 1000_00, sinPropinas: true, cuadra: true }],
    [1000_00, 1100_00, 150_00, { suma: 950_00, sinPropinas: true, cuadra: false }],
    [1150_00, 1100_00, 150_00, { suma: 1100_00, sinPropinas: false, cuadra: false }],
    [1000_00, 900_00, 0, { suma: 900_00, sinPropinas: false, cuadra: false }],
  ])(
    '[VI-D8] a total of %i against rows of %i with %i of tips: the sum that is told is the one that leaves them out, when that one is meant',
    (total, totalReserva, propinas, dicho) => {
      expect(checkAmounts(centavos(total), [renglon(1, '1', totalReserva, propinas)], 100)).toEqual(dicho)
    },
  )
  test('[B-148] binary fractions play no part: 0.10 three times is 0.30', () => {
    const tres = [1, 2, 3].map((n) => renglon(n, '1', 10))
    expect(checkAmounts(centavos(30), tres, 0).cuadra).toBe(true)
  })
  test('[B-092, B-094] what does not add up and what is missing are told apart', () => {
    const { facturas } = judgeLayout(
      [renglon(1, '1', 100_00), renglon(2, '2', 300_00)],
      [factura('a', 'A', '1'), factura('b', 'A', '2'), factura('c', 'A', '3')],
      100,
    )
    expect([...facturas.values()].map(({ situacion }) => situacion)).toEqual([
      'correcto',
      'incorrecto',
      'sinFolio',
    ])
  })
})

describe('the sheet of exceptions comes back', () => {
  test('rows named by number replace those, new ones take over their folio, the rest stays', () => {
    const actuales = [renglon(1, '1'), renglon(2, '2'), renglon(3, '3')]
    const { numero: _n, ...corregido } = renglon(0, '2', 55_00)
    const { numero: _m, ...nuevo } = renglon(0, '3', 66_00)
    const merged = mergeRenglones(actuales, [
      { ...corregido, original: 2 },
      { ...nuevo, original: null },
    ])
    expect(merged.map(({ numero, folio, totalReserva }) => [numero, folio, totalReserva])).toEqual([
      [1, '1', 100_00],
      [2, '2', 55_00],
      [4, '3', 66_00],
    ])
  })
})

describe('[VI-D1] what another reading could change is said', () => {
  const juzga = (renglones: RenglonLayout[], facturas: FacturaDelLayout[]) => {
    const { facturas: juicios } = judgeLayout(renglones, facturas, 100)
    return facturas.map(({ id }) => {
      const { situacion, hallazgos } = juicios.get(id) ?? { situacion: null, hallazgos: [] }
      return [situacion, hallazgos.map(({ codigo, severidad }) => `${codigo} ${severidad}`)]
    })
  }
  test('without case, blanks and hyphens only when exactly one factura fits', () => {
    expect(
      owners(['a-1', 'A 1', '1a', 'b\u00a02'], [factura('a', 'A', '1'), factura('b', 'B', '2')]),
    ).toEqual(['a', 'a', 'a', 'b'])
    // As written it is one's; loosely it would be both's.
    expect(owners(['A-1', 'a-1'], [factura('x', '', 'A-1'), factura('y', '', 'A1')])).toEqual(['x', null])
    expect(owners(['01', '-', ' '], [factura('a', 'A', '1')])).toEqual([null, null, null])
  })
  test('a folio that was not exact, or is of several, is a warning of its factura', () => {
    expect(juzga([renglon(1, 'a-1')], [factura('a', 'A', '1')])).toEqual([
      ['correcto', ['layoutFolioParecido aviso']],
    ])
    const dos = juzga([renglon(1, '1'), renglon(2, 'B1')], [factura('a', 'A', '1'), factura('b', 'B', '1')])
    expect(dos[0]).toEqual(['correcto', ['layoutFolioVarias aviso']])
  })
  test.each([
    ['above the total of its booking', { iva: centavos(100_01) }],
    ['empty', { ivaVacio: true }],
    ['negative', { iva: centavos(-1) }],
  ])('an iva %s is a warning', (_como, cambio) => {
    expect(juzga([{ ...renglon(1, '1'), ...cambio }], [factura('a', 'A', '1')])[0]?.[1]).toEqual([
      'layoutIva aviso',
    ])
  })
  const fuera = { base: centavos(90_00), iva: centavos(10_00) }
  test.each([
    ['ten times what its parts make', { totalReserva: centavos(1_000_00) }],
    ['nothing', { iva: centavos(0), base: centavos(100_00), totalReserva: centavos(0) }],
    ['right by a negative tip', { base: centavos(110_00), propinas: centavos(-20_00) }],
    ['right by a tax taken off', { base: centavos(130_00), otrosImpuestos: centavos(-40_00) }],
  ])('the total of a booking that is %s is a warning: it is what leaves for ANT', (_como, cambio) => {
    const suyo = { ...renglon(1, '1'), ...fuera, ...cambio }
    const [[situacion, dichos = []] = []] = juzga([suyo], [factura('a', 'A', '1')])
    expect([situacion, dichos]).toEqual(['correcto', ['layoutTotal aviso']])
  })
  test('a booking taken off another, without a base, is a warning', () => {
    const sinBase = (numero: number, total: number) => ({ ...renglon(numero, '1', total), base: centavos(0) })
    expect(juzga([sinBase(1, 150_00), sinBase(2, -50_00)], [factura('a', 'A', '1')])).toEqual([
      ['correcto', ['layoutTotal aviso']],
    ])
  })
  test('the same booking twice for the same amount in one factura is a warning; of two amounts, or without a code, it is none', () => {
    const dos = (codes: [string, string], total = 50_00) =>
      juzga(
        codes.map((bookingCode, i) => ({
          ...renglon(i, '1', i === 0 ? 100_00 - total : total),
          bookingCode,
        })),
        [factura('a', 'A', '1')],
      )[0]?.[1]
    expect(dos(['AT1', 'at-1'])).toEqual(['layoutReservaDosVeces aviso'])
    expect(dos(['AT1', 'AT1'], 40_00)).toEqual([])
    expect(dos(['AT1', 'AT2'])).toEqual([])
    expect(dos(['', ''])).toEqual([])
  })
  test('rows that make the total of the factura by what one has too much and another too little are each a warning', () => {
    const dos = [1, 2].map((numero) => ({ ...renglon(numero, '1', 50_00), totalReserva: centavos(50_00) }))
    const torcidos = dos.map((r, i) => ({ ...r, totalReserva: centavos(i === 0 ? 90_00 : 10_00) }))
    expect(juzga(dos, [factura('a', 'A', '1')])[0]?.[1]).toEqual([])
    expect(juzga(torcidos, [factura('a', 'A', '1')])[0]?.[1]).toEqual(['layoutTotal aviso'])
  })
  test('with tips or without, a centavo of rounding off, or without a base, a total is not doubted', () => {
    const buenos = [
      { ...renglon(1, '1', 100_00, 10_00) },
      { ...renglon(1, '1'), base: centavos(99_99) },
      { ...renglon(1, '1'), base: centavos(0), iva: centavos(13_79) },
      { ...renglon(1, '1'), propinas: centavos(10_00) },
    ]
    for (const uno of buenos) expect(juzga([uno], [factura('a', 'A', '1')])[0]?.[1]).toEqual([])
  })
  test('a row with a cell nobody can read makes its factura wrong, although the sum is right', () => {
    const ilegibles: RenglonLayout['ilegibles'] = [
      { campo: 'iva', visto: { codigo: 'valor', valor: '#N/A' } },
    ]
    expect(juzga([{ ...renglon(1, '1'), ilegibles }], [factura('a', 'A', '1')])).toEqual([
      ['incorrecto', ['layoutIlegible error']],
    ])
  })
})

describe('[VI-E5] a total is net of what the factura retains, and its bookings may be written whole', () => {
  /** 1,000 and IVA, less 1.25 % of ISR: RESICO. */
  const resico: FacturaDelLayout = {
    ...factura('a', 'A', '1', 1147_50),
    impuestos: {
      base: centavos(1000_00),
      ivaTrasladado: centavos(160_00),
      retIva: null,
      retIsr: { monto: centavos(12_50), tasa: '0.012500' },
    },
  }
  const reserva = (numero: number, base: number, total: number): RenglonLayout => ({
    ...renglon(numero, '1', total),
    base: centavos(base),
    iva: centavos(base * 0.16),
  })
  const dicho = (renglones: RenglonLayout[], f = resico) => {
    const juicio = judgeLayout(renglones, [f], 100).facturas.get('a')
    return [juicio?.situacion, juicio?.hallazgos.map(({ codigo, severidad }) => `${codigo} ${severidad}`)]
  }
  test.each([
    ['net', [reserva(1, 1000_00, 1147_50)], ['correcto', []]],
    ['net in two', [reserva(1, 600_00, 688_50), reserva(2, 400_00, 459_00)], ['correcto', []]],
    ['whole', [reserva(1, 1000_00, 1160_00)], ['correcto', ['layoutRetencion aviso']]],
    ['whole to the tolerance', [reserva(1, 1000_00, 1161_00)], ['correcto', ['layoutRetencion aviso']]],
    ['neither', [reserva(1, 1000_00, 1154_00)], ['incorrecto', ['layoutMonto error', 'layoutTotal aviso']]],
    [
      'above both',
      [reserva(1, 1000_00, 1161_01)],
      ['incorrecto', ['layoutMonto error', 'layoutTotal aviso']],
    ],
  ])('%s', (_como, renglones, esperado) => {
    expect(dicho(renglones)).toEqual(esperado)
  })
  test('both retentions of who rents count', () => {
    const conIva = { ...resico, total: centavos(953_33) }
    const impuestos = {
      ...resico.impuestos!,
      retIsr: { monto: centavos(100_00), tasa: null },
      retIva: { monto: centavos(106_67), tasa: null },
    }
    expect(dicho([reserva(1, 1000_00, 1160_00)], { ...conIva, impuestos })[0]).toBe('correcto')
  })
  test('with tips only the net total is right: ANT is told by the sum whether they are in the factura', () => {
    const conPropina = { ...reserva(1, 950_00, 1160_00), propinas: centavos(58_00) }
    expect(dicho([conPropina])[0]).toBe('incorrecto')
  })
  test('what retains nothing is held to its own total', () => {
    expect(dicho([reserva(1, 1000_00, 1160_00)], factura('a', 'A', '1', 1147_50))[0]).toBe('incorrecto')
  })
})
