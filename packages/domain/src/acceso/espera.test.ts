import { expect, test } from 'vitest'
import { minutosHastaCaber } from './espera.ts'

const ahora = new Date('2026-10-10T18:00:00Z')
const hace = (minutos: number, unidades = 1) => ({
  cuando: new Date(ahora.getTime() - minutos * 60_000),
  unidades,
})
const limite = { unidades: 5, ventanaMs: 15 * 60_000 }

test.each([
  ['nothing yet', [], 1, 0],
  ['exactly the limit', [hace(3, 4)], 1, 0],
  ['one more than the limit', [hace(3, 5)], 1, 12],
  ['what has left the window no longer counts', [hace(15, 5)], 1, 0],
  ['the oldest leave first', [hace(14, 2), hace(2, 3)], 2, 1],
  ['as many must leave as are asked for', [hace(14, 2), hace(2, 3)], 4, 13],
  ['more than can ever fit', [], 6, 15],
])('%s', (_caso, hechas, pedidas, minutos) => {
  expect(minutosHastaCaber(hechas, pedidas, limite, ahora)).toBe(minutos)
})
