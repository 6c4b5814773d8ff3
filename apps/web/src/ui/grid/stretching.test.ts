import { expect, test } from 'vitest'
import { shares, stretching } from './stretching.ts'

const column = (campo: string, width: number, flex?: number) => ({ campo, title: campo, width, flex })

test('what is left is dealt out by flex over each column’s own width; the last takes the rest', () => {
  const columns = [column('lote', 170, 2), column('proveedor', 215, 3), column('total', 122)]
  const stretched = stretching(columns)
  expect([...stretched]).toEqual(['lote', 'proveedor'])
  expect([...shares(columns, stretched, 61)]).toEqual([['lote', 194]])
  expect([...shares(columns, stretched, 0)]).toEqual([])
})
