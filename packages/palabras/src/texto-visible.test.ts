import { expect, test } from 'vitest'
import { readTextoVisible, visibleDe } from './texto-visible.ts'

test.each([
  ['Hotel\u200b Sol\ufeff', 'Hotel Sol'],
  ['Co\u00admi\u00adsión', 'Comisión'],
  ['Pe\u200dña\u200e', 'Peña'],
  ['\u3164\u2060', ''],
  ['uno\u000bdos\u2028tres\u0085', 'uno\ndos\ntres\n'],
  ['a\tb\r\nc', 'a\tb\r\nc'],
  ['Ñandú & Cía. «ok» — 1\u00a0500 €', 'Ñandú & Cía. «ok» — 1\u00a0500 €'],
  ['medio \ud800', 'medio \ufffd'],
  ['lote \u202e0001', null],
  ['lote \u2067x\u2069', null],
  ['a\u0000b', null],
  ['a\u0007b', null],
  ['a\u009bb', null],
])('[VI-D8] the typed text %j is seen as %j', (texto, visto) => {
  expect(readTextoVisible(texto)).toBe(visto)
})

test.each([
  ['Ñandú & Cía. «ok»', 'Ñandú & Cía. «ok»'],
  ['lote \u202e0001', 'lote 0001'],
  ['a\u0000b\u0007\u200b', 'ab'],
  ['medio \ud800 emoji 😀', 'medio \ufffd emoji 😀'],
])('[VII-D2] of the text %j that no person typed is kept %j', (texto, visto) => {
  expect(visibleDe(texto)).toBe(visto)
})
