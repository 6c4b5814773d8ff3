import { expect, test } from 'vitest'
import type { Dia } from '../tiempo/dia.ts'
import { sinceCancelable } from './since-cancelable.ts'

test.each([
  ['2026-01-01', '2025-01-01'],
  ['2026-05-31', '2025-01-01'],
  ['2026-06-01', '2026-01-01'],
  ['2026-12-31', '2026-01-01'],
])('[VI-E3] on %s what is of %s or later may still be cancelled', (hoy, desde) => {
  expect(sinceCancelable(hoy as Dia)).toBe(desde)
})
