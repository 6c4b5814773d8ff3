import { expect, test } from 'vitest'
import { fromField, toField } from './change-schema.ts'

test.each([
  ['30000', 30_000],
  ['30,000', 30_000],
  [' 5 ', 5],
  ['1000000', 1_000_000],
])('[VI-E4] the number «%s» is read as the list writes it', (texto, valor) => {
  expect(fromField('numero', texto)).toEqual({ clase: 'numero', valor })
})
test.each(['-1', '1e3', '', '1,0', '3,00', '1.5', '5 días', '2000000'])(
  '[VI-E4] «%s» is no number that a rule reads',
  (texto) => {
    expect(fromField('numero', texto)).toBeNull()
  },
)
test('[VI-E4] what is in force can be written again', () => {
  expect(fromField('numero', toField({ clase: 'numero', valor: 30_000 }))?.valor).toBe(30_000)
})
