import { expect, test } from 'vitest'
import { notTyping, onPart, onTypedKey, type Typing } from './typed-date.ts'

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
