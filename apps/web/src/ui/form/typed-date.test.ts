import { expect, test } from 'vitest'
import { onText, onValue, readDay, wholeDay } from './typed-date.ts'

test.each([
  ['2026-09-01', '2026-09-01'],
  ['2026/9/1', '2026-09-01'],
  ['2026-09-01T10:00:00', '2026-09-01'],
  [' 01/09/2026 ', '2026-09-01'],
  ['1-9-26', '2026-09-01'],
  ['1.9.2026', '2026-09-01'],
  ['01092026', '2026-09-01'],
  ['31022026', null],
  ['31/02/2026', null],
  ['01/09/202', null],
  ['01/09/0202', null],
  ['2026-09', null],
  ['PZ5001', null],
  ['', null],
])('[IX-C2] «%s» is read as %s', (text, dia) => expect(readDay(text)).toBe(dia))

test('[IX-C2] what comes back late is what was told, and overwrites nothing; another value does', () => {
  const begun = onText({ text: '01/09/2026', seen: '2026-09-01', sent: [] }, '01/09/202', null)
  expect(begun.tell).toBeNull()
  const done = onText(begun.held, '01/09/2025', '2025-09-01')
  expect(onText(done.held, '01/09/2025', '2025-09-01').tell).toBeUndefined()
  const late = onValue(done.held, null)
  expect(late.text).toBe('01/09/2025')
  expect(onValue(late, '2025-09-01')).toEqual({ text: '01/09/2025', seen: '2025-09-01', sent: [] })
  expect(onValue(late, '2024-01-01')).toEqual({ text: '01/01/2024', seen: '2024-01-01', sent: [] })
})

test('[IX-C2] a day is told once nothing is missing, and no other on the way', () => {
  const told = (text: string) =>
    Array.from(text, (_, i) => wholeDay(text.slice(0, i + 1))).filter((dia) => dia !== null)
  for (const text of ['01092026', '01/09/2026', '1/9/2026', '2026-09-01'])
    expect(told(text)).toEqual(['2026-09-01'])
  expect(told('1/9/26')).toEqual([])
})
