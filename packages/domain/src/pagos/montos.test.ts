import { describe, expect, test } from 'vitest'
import { isTipoCambio, montosDePago, toDolares, toNacional } from './montos.ts'

describe('amounts of a payment', () => {
  test.each([
    [2_496_000, '18.4210', 135_498],
    [100, '20.0577', 5],
    [1, '18.421', 0],
    [999_999_999_99, '18.4210', 5_428_586_939],
  ])('[P-076] %i centavos at %s are %i of a dollar, rounded once', (nacional, tipoCambio, expected) => {
    expect(toDolares(nacional, tipoCambio)).toBe(expected)
  })
  test.each([
    [135_498, '18.4210', 2_496_009],
    [10, '20.0577', 201],
    [5, '18.50', 93],
  ])('[P-076] %i cents of a dollar at %s are %i centavos', (dolares, tipoCambio, expected) => {
    expect(toNacional(dolares, tipoCambio)).toBe(expected)
  })
  test('[P-077] the booking gets dollars only when it is in dollars', () => {
    const entrada = { monto: 2_496_000, monedaID: 1 } as const
    expect(montosDePago(entrada, '18.4210', 'MXN')).toEqual({
      montoNacional: 2_496_000,
      montoDolares: 135_498,
      montoReserva: 2_496_000,
    })
    expect(montosDePago(entrada, '18.4210', 'USD').montoReserva).toBe(135_498)
    expect(montosDePago({ monto: 100_00, monedaID: 2 }, '18.4210', 'MXN')).toEqual({
      montoNacional: 184_210,
      montoDolares: 100_00,
      montoReserva: 184_210,
    })
  })
  test.each(['0', '0.0000', '-1', '', 'N/E', '18,42'])('[P-078] %s is no rate to work with', (texto) => {
    expect(isTipoCambio(texto)).toBe(false)
  })
})
