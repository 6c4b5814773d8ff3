import { expect, test } from 'vitest'
import { otraReserva } from './otra-reserva.ts'

test.each([
  ['another booking', 'PAGO DE HOSPEDAJE GWK324', 'GWK324'],
  ['in two halves', 'anticipo GWK-324 familia', 'GWK324'],
  ['its own', 'PAGO LMP735 HERRERA', null],
  ['its own beside another', 'LMP735 Y GWK324', null],
  ['its own in two halves', 'pago lmp 735', null],
  ['none', 'HERRERA VACACIONES CANCUN', null],
  ['a folio of another make', 'FOLIO A77003 AUT 448812', null],
  ['nothing', '', null],
])('a proof that names %s', (_what, concepto, otra) => {
  expect(otraReserva(concepto, 'LMP735')).toBe(otra)
})

test('a booking without figures is not told from words', () => {
  expect(otraReserva('VACACIONES CANCUN', 'HOTELES')).toBeNull()
})
