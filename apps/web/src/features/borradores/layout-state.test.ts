import { expect, test } from 'vitest'
import { areAllRight } from './layout-state.ts'

const factura = (ant = 'correcto', ...severidades: string[]) => ({
  layout: { ant, hallazgos: severidades.map((severidad) => ({ severidad })) },
})
test.each([
  ['ANT has not answered of', factura('pendiente')],
  ['ANT did not answer of', factura('sinRespuesta')],
  ['the layout does not name', factura('pendiente', 'error')],
  ['bills a booking that another bills', factura('correcto', 'aviso', 'error')],
  ['has no layout', { layout: null }],
])('[VI-E4] no green bar stands over the factura that %s', (_what, otra) => {
  expect(areAllRight([factura(), otra])).toBe(false)
})
test('[VI-E4] it is green when each was taken, whatever is only worth a look', () => {
  expect(areAllRight([factura(), factura('correcto', 'aviso')])).toBe(true)
  expect(areAllRight([])).toBe(false)
})
