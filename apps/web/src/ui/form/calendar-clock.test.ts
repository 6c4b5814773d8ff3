import { expect, test } from 'vitest'
import { isWeekend } from '../../lib/formats.ts'
import { calendarAt } from './calendar-clock.ts'

test('[IX-C2] today of a calendar is the business day; what has a value keeps it', () => {
  const calendar = new (calendarAt('2026-10-12'))()
  expect(calendar.date().format('YYYY-MM-DD')).toBe('2026-10-12')
  expect(calendar.date('2024-02-29').format('YYYY-MM-DD')).toBe('2024-02-29')
  expect(calendar.date(null)).toBeNull()
  expect(new (calendarAt(undefined))().date().isValid()).toBe(true)
  expect(calendarAt('2026-10-12')).toBe(calendarAt('2026-10-12'))
})

test.each([
  ['2026-10-16', false],
  ['2026-10-17', true],
  ['2026-10-18', true],
  ['2026-10-19', false],
  ['2024-02-29', false],
])('[IX-C2] %s is of a weekend: %s', (dia, expected) => {
  expect(isWeekend(dia)).toBe(expected)
})
