import type { Cfdi, Concepto, Traslado } from '@valija/cfdi/cfdi.ts'
import { describe, expect, test } from 'vitest'
import { impuestosDe } from './impuestos.ts'

type Linea = Partial<Omit<Concepto, 'impuestos'>> & { traslados?: Partial<Traslado>[] }
const iva = (base: string): Traslado => ({
  base,
  impuesto: '002',
  tipoFactor: 'Tasa',
  tasaOCuota: '0.160000',
  importe: String(Number(base) * 0.16),
})
const sinIva = (subTotal: string, lineas: Linea[], descuento?: string) => {
  const conceptos = lineas.map(({ traslados, ...linea }) => ({
    objetoImp: '02',
    importe: '0',
    ...linea,
    ...(traslados ? { impuestos: { traslados, retenciones: [] } } : {}),
  }))
  const { base, sinIva: falta } = impuestosDe({ subTotal, descuento, conceptos } as unknown as Cfdi)
  return [base, falta]
}

describe('what an invoice charges, and what of it carries no IVA at 16 %', () => {
  const uno = { importe: '1000.00' }
  test.each<[string, number[], Parameters<typeof sinIva>]>([
    ['all taxed', [100_000, 0], ['1000.00', [{ ...uno, traslados: [iva('1000.00')] }]]],
    ['ObjetoImp 01 without traslados', [100_000, 100_000], ['1000.00', [{ ...uno, objetoImp: '01' }]]],
    ['ObjetoImp 02 without traslados', [100_000, 100_000], ['1000.00', [uno]]],
    [
      'exento',
      [100_000, 100_000],
      ['1000.00', [{ ...uno, traslados: [{ base: '1000.00', impuesto: '002', tipoFactor: 'Exento' }] }]],
    ],
    [
      'tasa 0',
      [100_000, 100_000],
      ['1000.00', [{ ...uno, traslados: [{ ...iva('1000.00'), tasaOCuota: '0.000000', importe: '0.00' }] }]],
    ],
    [
      'border rate',
      [100_000, 100_000],
      ['1000.00', [{ ...uno, traslados: [{ ...iva('1000.00'), tasaOCuota: '0.080000' }] }]],
    ],
    [
      'another tax at the same rate',
      [100_000, 100_000],
      ['1000.00', [{ ...uno, traslados: [{ ...iva('1000.00'), impuesto: '003' }] }]],
    ],
    [
      'a quota of 0.16',
      [100_000, 100_000],
      ['1000.00', [{ ...uno, traslados: [{ ...iva('1000.00'), tipoFactor: 'Cuota' }] }]],
    ],
    ['half of the line', [100_000, 50_000], ['1000.00', [{ ...uno, traslados: [iva('500.00')] }]]],
    [
      'one of two lines',
      [100_001, 1],
      [
        '1000.01',
        [
          { ...uno, traslados: [iva('1000.00')] },
          { importe: '0.01', objetoImp: '01' },
        ],
      ],
    ],
    [
      'after the discount',
      [90_000, 0],
      ['1000.00', [{ ...uno, descuento: '100.00', traslados: [iva('900.00')] }], '100.00'],
    ],
    [
      'a discount forgotten in the base',
      [100_000, 10_000],
      ['1000.00', [{ ...uno, traslados: [iva('900.00')] }]],
    ],
    [
      'six decimals whose base is rounded',
      [33_333, 0],
      ['333.33', [{ importe: '333.333333', traslados: [iva('333.33')] }]],
    ],
    [
      'a line given away',
      [100_000, 0],
      [
        '1050.00',
        [
          { ...uno, traslados: [iva('1000.00')] },
          { importe: '50.00', descuento: '50.00' },
        ],
        '50.00',
      ],
    ],
    [
      'ObjetoImp 01, 02, 03 and 04 in one invoice: only what has its IVA is taxed',
      [400_000, 300_000],
      [
        '4000.00',
        [
          { ...uno, traslados: [iva('1000.00')] },
          ...['01', '03', '04'].map((objetoImp) => ({ ...uno, objetoImp })),
        ],
      ],
    ],
    [
      'an exempt line and one at 0 beside a taxed one',
      [300_000, 200_000],
      [
        '3000.00',
        [
          { ...uno, traslados: [iva('1000.00')] },
          { ...uno, traslados: [{ base: '1000.00', impuesto: '002', tipoFactor: 'Exento' }] },
          { ...uno, traslados: [{ ...iva('1000.00'), tasaOCuota: '0.000000', importe: '0.00' }] },
        ],
      ],
    ],
    [
      'a line at two rates: what is not at 16 % is untaxed',
      [100_000, 40_000],
      ['1000.00', [{ ...uno, traslados: [iva('600.00'), { ...iva('400.00'), tasaOCuota: '0.080000' }] }]],
    ],
    [
      'a base above its line makes up for no other',
      [200_000, 100_000],
      ['2000.00', [{ ...uno, traslados: [iva('2000.00')] }, uno]],
    ],
    [
      'a Descuento above its line makes up for no other',
      [-10_000, 40_000],
      ['1400.00', [{ ...uno, descuento: '1500.00' }, { importe: '400.00' }], '1500.00'],
    ],
    ['a Descuento above the SubTotal', [-1, 0], ['1000.00', [{ ...uno, descuento: '1000.01' }], '1000.01']],
    ['a centavo of untaxed line', [1, 1], ['0.01', [{ importe: '0.01' }]]],
  ])('[VI-E1] %s: base and untaxed part in centavos %j', (_que, esperado, datos) => {
    expect(sinIva(...datos)).toEqual(esperado)
  })
})

test.each([
  ['IVA alone', '1160.00', 0],
  ['IEPS', '1175.00', 1_500],
  ['a local retention', '1140.00', -2_000],
])('[VI-E1] what the total has of other taxes: %s', (_caso, total, otros) => {
  const conceptos = [
    { objetoImp: '02', importe: '1000.00', impuestos: { traslados: [iva('1000.00')], retenciones: [] } },
  ]
  expect(impuestosDe({ subTotal: '1000.00', total, conceptos } as unknown as Cfdi).otros).toBe(otros)
})
