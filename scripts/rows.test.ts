import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MOST_ROWS, rowsOf } from './rows.ts'

const root = path.resolve(import.meta.dirname, '..')
const written = globSync('{apps,packages,e2e,bench,scripts}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name.endsWith('node_modules'),
}).flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'))

test('a title claims its rows beside the lines of an order, and nothing that is not a row', () => {
  expect(rowsOf('a group [A-102, VII-D2] its test [B-001]')).toEqual(['A-102', 'B-001'])
  expect(rowsOf('[XI] a file [0] of A-102')).toEqual([])
})

test('no title claims more than five rows, as it is written', () => {
  expect(written.length).toBeGreaterThan(10_000)
  expect(written.filter((line) => rowsOf(line).length > MOST_ROWS)).toEqual([])
})
