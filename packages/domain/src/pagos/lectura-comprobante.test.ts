import { describe, expect, test } from 'vitest'
import type { Dia } from '../tiempo/dia.ts'
import { monedaDeLectura, readFechaDePago, readMontoPagado } from './lectura-comprobante.ts'

const hoy = '2026-10-10' as Dia

describe('reading of a proof', () => {
  test.each([
    ['07/10/2026', '2026-10-07'],
    ['7/10/2026', '2026-10-07'],
    ['10/10/2026', '2026-10-10'],
    ['11/10/2026', null],
    ['31/02/2026', null],
    ['2026-10-07', null],
    ['07/oct/2026', null],
  ])('[P-083] the date %s is taken as %s', (texto, expected) => {
    expect(readFechaDePago(texto, hoy)).toBe(expected)
  })
  test.each([
    ['$24,960.00 MXN', 2_496_000],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['USD 1234.5', 123_450],
    ['$ 500', 50_000],
    ['1,234', 123_400],
    ['12,34.50', null],
    ['', null],
    ['-$20.00', null],
  ])('[P-084, P-159] the amount %s is %s', (texto, expected) => {
    expect(readMontoPagado(texto)).toBe(expected)
  })
  test.each([
    ['USD', 2],
    ['usd', 2],
    ['MXN', 1],
    ['EUR', 1],
    ['', 1],
  ])('[P-085] currency %s is %i', (texto, expected) => {
    expect(monedaDeLectura(texto)).toBe(expected)
  })
})
