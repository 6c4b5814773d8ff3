import { describe, expect, test } from 'vitest'
import type { Dia } from '../tiempo/dia.ts'
import {
  certezaDe,
  monedaDeLectura,
  readFechaDePago,
  readLectura,
  readMontoPagado,
} from './lectura-comprobante.ts'

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

describe('what a reading puts into the form', () => {
  const campo = (valor: string, confianza = 1) => ({ valor, confianza })
  test.each([
    [1, 'segura'],
    [0.9, 'segura'],
    [0.899, 'dudosa'],
    [0.6, 'dudosa'],
    [0.59, 'debil'],
    [0, 'debil'],
  ])('a confidence of %d is %s', (confianza, expected) => {
    expect(certezaDe(confianza)).toBe(expected)
  })
  test('[P-043] each value with its certainty, its doubt and its place', () => {
    const lugar = { pagina: 1, x: 0.1, y: 0.2, ancho: 0.3, alto: 0.05 }
    expect(
      readLectura(
        {
          fechaPago: campo('07/10/2026'),
          montoPagado: campo('$24,960.00', 0.95),
          moneda: campo('MXN'),
          concepto: campo('  KTR482 HERRERA '),
          numeroTransaccion: { valor: 'BDV1842O', confianza: 0.7, duda: 'puede ser 0', lugar },
        },
        hoy,
      ),
    ).toEqual({
      monto: { valor: 2_496_000, certeza: 'segura', duda: null, lugar: null, moneda: 1 },
      fechaPago: { valor: '2026-10-07', certeza: 'segura', duda: null, lugar: null },
      concepto: { valor: 'KTR482 HERRERA', certeza: 'segura', duda: null, lugar: null },
      numeroTransaccion: { valor: 'BDV1842O', certeza: 'dudosa', duda: 'puede ser 0', lugar },
    })
  })
  test('a day to come, an amount that is none and blanks are left out', () => {
    expect(
      readLectura(
        { fechaPago: campo('11/10/2026'), montoPagado: campo('12,34.50'), concepto: campo('  ') },
        hoy,
      ),
    ).toEqual({})
  })
  test('an amount is no surer than its currency', () => {
    const { monto } = readLectura(
      {
        montoPagado: campo('100.00', 1),
        moneda: { valor: 'USD', confianza: 0.5, duda: 'no se ve la moneda' },
      },
      hoy,
    )
    expect(monto).toMatchObject({ valor: 10_000, moneda: 2, certeza: 'debil', duda: 'no se ve la moneda' })
  })
})
