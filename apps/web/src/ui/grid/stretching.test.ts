import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Money } from '../money.tsx'
import { needsOf } from './column-needs.ts'
import { givable, shares, stretching } from './stretching.ts'

const column = (campo: string, width: number, flex?: number) => ({ campo, title: campo, width, flex })

test('what is left is dealt out by flex over each column’s own width; the last takes the rest', () => {
  const columns = [column('lote', 170, 2), column('proveedor', 215, 3), column('total', 122)]
  const stretched = stretching(columns)
  expect([...stretched]).toEqual(['lote', 'proveedor'])
  expect([...shares(columns, stretched, 61)]).toEqual([['lote', 194]])
  // Too narrow for their own widths they give up theirs, to a point.
  expect([...shares(columns, stretched, -50)]).toEqual([['lote', 150]])
  expect([...shares(columns, stretched, -500)]).toEqual([['lote', 96]])
  expect([
    givable(columns, stretched, 50),
    givable(columns, stretched, 500),
    givable(columns, stretched, -9),
  ]).toEqual([50, 193, 0])
})

test('[IX-C1] a text that would be cut takes what other texts do not need, and no more than it lacks; figures keep theirs', () => {
  const columns = [
    column('lote', 200, 3),
    column('proveedor', 180, 2),
    column('total', 122),
    column('estado', 150),
  ]
  const stretched = stretching(columns)
  const needs = new Map([
    ['lote', 130],
    ['proveedor', 260],
    ['estado', 150],
  ])
  // Dealt by flex: 230 and 200. The lote has 100 to spare, of which the proveedor, the last, lacks 60.
  expect([...shares(columns, stretched, 50, needs)]).toEqual([['lote', 170]])
  expect([...shares(columns, stretched, 50, new Map([['lote', 240]]))]).toEqual([['lote', 230]])
  const tight = new Map([
    ['lote', 220],
    ['proveedor', 400],
  ])
  expect([...shares(columns, stretched, 50, tight)]).toEqual([['lote', 220]])
})

test('[IX-C1] where there is no room a text takes what figures do not need either, and a figure is never cut', () => {
  const columns = [
    { ...column('hotel', 200, 1), kind: 'fuerte' as const },
    { ...column('costo', 240), kind: 'dinero' as const },
    { ...column('dias', 60), kind: 'numero' as const },
    column('estado', 100, 1),
  ]
  const needs = new Map([
    ['hotel', 190],
    ['costo', 140],
    ['dias', 90],
    ['estado', 96],
  ])
  const stretched = stretching(columns)
  expect([...shares(columns, stretched, -208, needs)]).toEqual([
    ['hotel', 190],
    ['costo', 146],
  ])
  // With room, figures keep theirs.
  expect([...shares(columns, stretched, 0, needs)]).toEqual([['hotel', 200]])
})

test('[IX-C1] what a cell says is known where its words stand in it, not where a part of it writes its own', () => {
  const rows = [
    { nombre: 'Hotel', estado: 'x' },
    { nombre: 'Hotel Ñandú Azul', estado: 'x' },
  ]
  const needs = needsOf(
    [
      { campo: 'nombre', title: 'Lote', kind: 'fuerte' },
      { campo: 'dos', title: 'Dos', render: ({ nombre }) => createElement('span', null, [nombre, ' ', 1]) },
      { campo: 'estado', title: 'Estado', render: () => createElement(() => 'por dentro') },
      {
        campo: 'total',
        title: 'Total',
        kind: 'dinero',
        render: () => createElement(Money, { value: 123_456 }),
      },
    ],
    rows,
    (text) => text.length,
  )
  expect([...needs]).toEqual([
    ['nombre', 16 + 24],
    ['dos', 18 + 24],
    ['total', '$1,234.56'.length + 24],
  ])
})
