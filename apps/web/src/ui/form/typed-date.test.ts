import { expect, test } from 'vitest'
import {
  notTyping,
  onPart,
  onShown,
  onTypedKey,
  onValue,
  readDay,
  seenSoFar,
  type Typing,
  textOf,
  wholeDay,
} from './typed-date.ts'

/** The field itself: figures fill a part, and two of them (one above its first figure) hand over to the next. */
function typeInto(text: string, clicked: number): string[] {
  // The browser gives it the hand twice: as it is focused, and as it is clicked.
  let typing: Typing = onPart(onPart(notTyping, clicked, true), clicked, true)
  const parts = ['', '', '']
  for (const key of text) {
    const { stop, ...next } = onTypedKey(typing, key)
    typing = next
    if (stop || typing.part === null) continue
    const at = typing.part
    parts[at] += key
    if (at < 2 && (parts[at]?.length === 2 || Number(key) > (at === 0 ? 3 : 1)))
      typing = onPart(typing, at + 1, true)
  }
  return parts
}

test.each([
  ['13/11/2026', ['13', '11', '2026']],
  ['13112026', ['13', '11', '2026']],
  ['3/1/2026', ['3', '1', '2026']],
  ['3-1-2026', ['3', '1', '2026']],
  ['03.01.2026', ['03', '01', '2026']],
  ['5/12/2026', ['5', '12', '2026']],
  ['30/9/2026', ['30', '9', '2026']],
])('[IX-C2] %s typed into the middle of an empty field is that day', (text, parts) => {
  for (const clicked of [0, 1, 2]) expect(typeInto(text, clicked)).toEqual(parts)
})

test('[IX-C2] in a field that holds a date a click stays where it was made', () => {
  expect(onPart(notTyping, 1, false).part).toBe(1)
})

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

test('[IX-C2] begun by its year, a date is read as it stands and the field sees none of it; in its year it is a year', () => {
  const type = (text: string, part: number) => {
    let typing: Typing = onPart(notTyping, part, false)
    for (const key of text) typing = onTypedKey(typing, key)
    return typing
  }
  expect(type('2026-09-0', 0)).toMatchObject({ text: '2026-09-0', year: true })
  expect(type('2026-', 2).year).toBe(false)
  expect(['2026-', '2026-0', '2026-09', '2026-09-3'].map(seenSoFar)).toEqual([
    '2026-01-01',
    '2026-01-01',
    '2026-09-01',
    '2026-09-03',
  ])
})

test('[IX-C2] what comes back late is what was told, and overwrites nothing; another value does', () => {
  const asDay = (dia: string) => dia
  const begun = onShown({ shown: '2026-09-01', seen: '2026-09-01', sent: [] }, '0202-09-01', null)
  expect(begun.tell).toBeNull()
  const done = onShown(begun.held, '2025-09-01', '2025-09-01')
  expect(onShown(done.held, '2025-09-01', '2025-09-01').tell).toBeUndefined()
  const late = onValue(done.held, null, asDay)
  expect(late.shown).toBe('2025-09-01')
  expect(onValue(late, '2025-09-01', asDay)).toEqual({ shown: '2025-09-01', seen: '2025-09-01', sent: [] })
  expect(onValue(late, '2024-01-01', asDay)).toMatchObject({ shown: '2024-01-01', sent: [] })
})

test('[VIII-C1] typed before there is a field for it, a day is told once nothing is missing, and no other on the way', () => {
  const told = (text: string) =>
    Array.from(text, (_, i) => wholeDay(textOf(Array.from(text.slice(0, i + 1))))).filter(
      (dia) => dia !== null,
    )
  for (const text of ['01092026', '01/09/2026', '1/9/2026', '2026-09-01'])
    expect(told(text)).toEqual(['2026-09-01'])
  expect(told('1/9/26')).toEqual([])
  expect(textOf(['1', 'ArrowUp'])).toBe('')
})
