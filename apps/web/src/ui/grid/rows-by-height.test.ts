import { expect, it } from 'vitest'
import { rowsByHeight } from './rows-by-height.ts'

it.each([
  [900, 15, false, 15],
  [1080, 15, false, 20],
  [1440, 15, false, 30],
  [1440, 15, true, 37],
  [900, 30, false, 30],
  [600, 10, false, 10],
  [9000, 15, false, 100],
])(
  '[IX-C1] a window %i high shows of a list of %i (close rows: %s) %i a page',
  (height, usual, compacta, rows) => expect(rowsByHeight(height, usual, compacta)).toBe(rows),
)
