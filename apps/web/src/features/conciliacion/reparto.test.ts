import type { LineaDeSugerencia } from '@valija/contract/conciliacion.ts'
import { describe, expect, test } from 'vitest'
import { addLineas, partesDe, repartidoDe, wrongOf } from './reparto.ts'

const linea = (pagoID: number, saldo: number, aplicar = saldo) =>
  ({ pagoID, saldo, aplicar }) as LineaDeSugerencia
const textsOf = (partes: readonly { text: string }[]) => partes.map(({ text }) => text)

describe('[VIII-B5] one row over several payments', () => {
  test('each takes what it lacks, as far as the row goes; the rest is left to be typed', () => {
    const lineas = [linea(1, 70_000), linea(2, 50_000), linea(3, 10_000)]
    expect(textsOf(addLineas([], lineas, 100_000))).toEqual(['700.00', '300.00', ''])
  })
  test('what is typed already is not given twice, and a payment is there once', () => {
    const partes = [{ linea: linea(1, 70_000), text: '650' }]
    const added = addLineas(partes, [linea(1, 70_000), linea(2, 50_000)], 100_000)
    expect(textsOf(added)).toEqual(['650', '350.00'])
    expect(repartidoDe(added)).toEqual({
      lineas: [
        { pagoID: 1, monto: 65_000 },
        { pagoID: 2, monto: 35_000 },
      ],
      sum: 100_000,
    })
  })
  test('a row that is spent gives nothing, and less than nothing neither', () => {
    const spent = [{ linea: linea(1, 200_000), text: '1,500.00' }]
    expect(textsOf(addLineas(spent, [linea(2, 50_000)], 100_000))).toEqual(['1,500.00', ''])
  })
  test('it begins with what the suggestion applies', () => {
    expect(textsOf(partesDe([linea(1, 70_000, 50_000)]))).toEqual(['500.00'])
  })
  test.each([
    ['', true],
    ['x', true],
    ['0', true],
    ['-5', true],
    ['1.234', true],
    ['500.01', true],
    ['500.00', false],
    ['$1.50', false],
  ])('an amount «%s» for a payment of 500 is wrong: %s', (text, wrong) => {
    expect(wrongOf({ linea: linea(1, 50_000), text }, 'MXN') !== undefined).toBe(wrong)
  })
})
