import { expect, test } from 'vitest'
import { sayAccion } from './acciones-de-conciliacion.ts'

test.each([
  ['pago:7', 'pago 7'],
  ['pagos:7+8+12', 'pagos 7, 8 y 12'],
  ['reserva:LMP735', 'reserva LMP735'],
  ['lote:3', 'un pago a proveedor'],
])('[IX-C3] a suggestion that was rejected, %s, is told in words', (clave, nombre) => {
  const dicho = { codigo: 'rechazar', clave } as const
  expect(sayAccion(dicho)).toBe(`Sugerencia rechazada: ${nombre}`)
  expect(sayAccion({ codigo: 'deshacer', de: dicho })).toBe(`Deshecho: Sugerencia rechazada: ${nombre}`)
})
