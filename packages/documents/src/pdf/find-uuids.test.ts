import { expect, test } from 'vitest'
import { findUuids } from './find-uuids.ts'

const uno = 'A2A8F3B5-6C7D-4E8F-9A0B-1C2D3E4F5A6B'
test('[VI-D2] the uuid of a PDF is found however its lines break, whatever its hyphens and case', () => {
  expect(findUuids(`Folio fiscal: ${uno.slice(0, 20)}\n${uno.slice(20).toLowerCase()} Serie A`)).toEqual([
    uno,
  ])
  expect(findUuids(`2026 ${uno.replaceAll('-', '\u2011')} 12 ${uno}`)).toEqual([uno])
  expect(findUuids('Folio A2A8F3B5 6C7D')).toEqual([])
})
