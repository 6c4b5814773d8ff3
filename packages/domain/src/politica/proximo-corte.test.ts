import { describe, expect, test } from 'vitest'
import type { Dia } from '../tiempo/dia.ts'
import { daysBetween } from '../tiempo/dia.ts'
import { proximoCorte } from './proximo-corte.ts'

describe('the next cut-off', () => {
  test.each([
    [23, '2026-10-10', '2026-10-23'],
    [23, '2026-10-23', '2026-10-23'],
    [23, '2026-10-24', '2026-11-23'],
    [20, '2026-12-21', '2027-01-20'],
    [31, '2026-11-05', '2026-11-30'],
    [31, '2026-11-30', '2026-11-30'],
    [30, '2027-02-28', '2027-02-28'],
    [30, '2027-03-01', '2027-03-30'],
  ])('of day %i seen on %s is %s', (corte, hoy, fecha) => expect(proximoCorte(corte, hoy as Dia)).toBe(fecha))

  test('days are counted by the calendar', () => {
    expect(daysBetween('2026-10-10', '2026-10-23')).toBe(13)
    expect(daysBetween('2026-10-25', '2026-11-02')).toBe(8)
  })
})
