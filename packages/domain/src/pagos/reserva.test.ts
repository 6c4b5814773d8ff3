import { describe, expect, test } from 'vitest'
import { canAnadirPago, isLocalizador, isMismoRfc, isRfcDePago, totalesDeReserva } from './reserva.ts'

describe('booking of a payment', () => {
  test.each([
    ['HERJ800214MN3', 'herj-800214-mn3', true],
    ['HERJ800214MN3', ' HERJ 800214 MN3', true],
    ['HERJ800214MN3', 'HERJ800214MN4', false],
    ['', '', false],
  ])('[P-062] %s and %s: same RFC is %s', (uno, otro, expected) => {
    expect(isMismoRfc(uno, otro)).toBe(expected)
  })
  test.each([
    ['KTR482', 6, true],
    ['VIAJE001', 8, true],
    ['VIAJE001', 6, false],
    ['KTR-48', 8, false],
    ['ktr482', 8, false],
    ['', 8, false],
  ])('[P-059, P-070] localizador %s of at most %i is %s', (texto, maximo, expected) => {
    expect(isLocalizador(texto, maximo)).toBe(expected)
  })
  test.each([
    ['HERJ800214MN3', true],
    ['Ñ&Z010101AB1', true],
    ['HERJ800214MN34', false],
    ['HERJ_800214', false],
  ])('[P-060, P-069] RFC %s is %s', (texto, expected) => {
    expect(isRfcDePago(texto)).toBe(expected)
  })
  test('[P-024] only valid payments count; those without a state are valid; missing is never negative', () => {
    const moneda = 'MXN'
    const pagos = [
      { moneda, montoReserva: 1_000_00, estadoID: 1 },
      { moneda, montoReserva: 500_00, estadoID: 3 },
      { moneda, montoReserva: 300_00, estadoID: 2 },
      { moneda, montoReserva: 200_00, estadoID: null },
    ]
    expect(totalesDeReserva({ total: 5_000_00, moneda }, pagos, 1)).toEqual({
      total: 5_000_00,
      pagado: 1_200_00,
      faltante: 3_800_00,
    })
    expect(totalesDeReserva({ total: 1_000_00, moneda }, pagos, 1).faltante).toBe(0)
  })
  test('[X-1] a payment counted in another currency adds to nothing, and then nobody says what is missing', () => {
    const of = (estadoID: number) => [
      { moneda: 'MXN', montoReserva: 1_000_00, estadoID: 1 },
      { moneda: 'USD', montoReserva: 90_00, estadoID },
    ]
    const reserva = { total: 5_000_00, moneda: 'MXN' }
    expect(totalesDeReserva(reserva, of(1), 1)).toMatchObject({ pagado: 1_000_00, faltante: null })
    expect(totalesDeReserva(reserva, of(2), 1)).toMatchObject({ pagado: 1_000_00, faltante: 4_000_00 })
  })
  test('[P-023] adding needs a valid payment once there are any', () => {
    expect(canAnadirPago([], 1)).toBe(true)
    expect(canAnadirPago([{ estadoID: 3 }, { estadoID: 2 }], 1)).toBe(false)
    expect(canAnadirPago([{ estadoID: 3 }, { estadoID: 1 }], 1)).toBe(true)
    expect(canAnadirPago([{ estadoID: null }], 1)).toBe(true)
  })
})
