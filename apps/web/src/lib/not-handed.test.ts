import { expect, test } from 'vitest'
import { isNobodys } from './not-handed.ts'

test.each([
  ['.DS_Store', true],
  ['._factura.xml', true],
  ['~$layout.xlsx', true],
  ['Thumbs.db', true],
  ['DESKTOP.INI', true],
  ['layout.xlsx', false],
  ['factura~$.xml', false],
  ['A.B.xml', false],
  ['thumbs.db.xml', false],
])('[IX-A1] of a dropped folder %s is nobody’s: %s', (name, expected) => {
  expect(isNobodys(name)).toBe(expected)
})
