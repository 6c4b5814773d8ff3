import { malformed } from './texto.ts'

/** For the ASCII range: bit 1, may start a name; bit 2, may continue one. The colon continues only. */
const NAME_CLASS = new Uint8Array(128)
for (let c = 0; c < 128; c++) {
  const ch = String.fromCharCode(c)
  if (/[A-Za-z_]/.test(ch)) NAME_CLASS[c] = 3
  else if (/[0-9.:-]/.test(ch)) NAME_CLASS[c] = 2
}

/** Beyond ASCII, by ranges of the XML recommendation; the two halves of a supplementary character pass singly. */
const START: readonly (readonly [number, number])[] = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xd7ff],
  [0xd800, 0xdb7f],
  [0xdc00, 0xdfff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
]
const MORE: readonly (readonly [number, number])[] = [
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
]

const within = (c: number, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([from, to]) => c >= from && c <= to)

const isNameStart = (c: number): boolean => (c < 128 ? (NAME_CLASS[c]! & 1) !== 0 : within(c, START))

/** NaN, which is the end of the text, is no name character. */
export const isNameChar = (c: number): boolean =>
  c < 128 ? (NAME_CLASS[c]! & 2) !== 0 : within(c, START) || within(c, MORE)

export const isSpace = (c: number): boolean => c === 32 || c === 10 || c === 9 || c === 13

/** Where the name that begins at `at` ends. */
export function nameEnd(text: string, at: number): number {
  if (!isNameStart(text.charCodeAt(at))) throw malformed(text, at, 'se esperaba un nombre')
  let p = at + 1
  for (;;) {
    const c = text.charCodeAt(p)
    if (c < 128 ? (NAME_CLASS[c]! & 2) === 0 : !isNameChar(c)) return p
    p++
  }
}
