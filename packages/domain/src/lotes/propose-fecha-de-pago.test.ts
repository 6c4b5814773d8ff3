import { expect, test } from 'vitest'
import type { Dia } from '../tiempo/dia.ts'
import { proposeFechaDePago } from './propose-fecha-de-pago.ts'

test.each([
  // Given last and still to come.
  ['2026-11-10', '2026-11-13', '2026-11-13'],
  ['2026-11-10', '2026-11-12', '2026-11-12'],
  // Today is no longer to come; nor is what went by.
  ['2026-11-13', '2026-11-13', '2026-11-20'],
  ['2026-11-16', '2026-11-13', '2026-11-20'],
  // Nobody is paid on a Saturday or a Sunday.
  ['2026-11-10', '2026-11-14', '2026-11-13'],
  ['2026-11-10', '2026-11-15', '2026-11-13'],
  ['2026-11-10', null, '2026-11-13'],
  ['2026-11-13', null, '2026-11-20'],
  ['2026-11-14', null, '2026-11-20'],
  ['2026-12-27', null, '2027-01-01'],
])('[IX-A process] on %s, after %s was given, %s is proposed', (hoy, ultima, propuesta) => {
  expect(proposeFechaDePago(hoy as Dia, ultima as Dia | null)).toBe(propuesta)
})
