import { describe, expect, test } from 'vitest'
import { colaOf, type Fila, type Hecho, hechosIn, type Notado, nadaNotado, note } from './cola.ts'

const fila = (movimientoID: number, monto = movimientoID * 100): Fila => ({ movimientoID, monto }) as Fila
const left = [fila(1), fila(2), fila(3)]
type Noted = [Fila, Hecho['estado'], desde: number]
const noting = (...all: Noted[]): Notado =>
  all.reduce(
    (old, [movimiento, estado, desde]) =>
      note(old, { scope: 's', movimiento, desde, hecho: { estado, texto: '' } }),
    nadaNotado,
  )
const cola = (change: Partial<Parameters<typeof colaOf>[0]> = {}) =>
  colaOf({
    left,
    fetchedAt: 10,
    hechos: new Map(),
    orden: 'monto',
    asked: null,
    seen: null,
    first: true,
    ...change,
  })
const ids = (filas: readonly Fila[]) => filas.map(({ movimientoID }) => movimientoID)

describe('[VIII-B5] the queue of rows to review', () => {
  test.each([
    ['monto', [1, 2, 3, 4]],
    ['-monto', [4, 3, 2, 1]],
  ])('in the server’s order (%s): by the column, then by id', (orden, esperado) => {
    expect(
      ids(cola({ left: [fila(3, 200), fila(1, 100), fila(2, 200), fila(4, 300)], orden }).filas),
    ).toEqual(esperado)
  })
  test('the first that is left is in hand, unless the list comes first or one is asked for', () => {
    const { map } = noting([fila(1), 'hecho', 11])
    expect(cola({ hechos: map }).actual).toBe(2)
    expect(cola({ first: false }).actual).toBeNull()
    expect(cola({ asked: 3 }).actual).toBe(3)
  })
  test('one that somebody else took keeps its place while it is in hand, and is done', () => {
    const taken = cola({ left: [fila(1), fila(3)], asked: 2, seen: fila(2) })
    expect(ids(taken.filas)).toEqual([1, 2, 3])
    expect(taken.isDone(2)).toBe(true)
    expect(ids(cola({ left: [fila(1), fila(3)], asked: 3, seen: fila(2) }).filas)).toEqual([1, 3])
  })
  test.each<[string, Noted, number, boolean]>([
    ['on its way it is done, whatever list came since', [fila(2), 'enviando', 5], 10, true],
    ['applied, and the list older', [fila(2), 'hecho', 11], 10, true],
    ['applied, and a later list has it again: undone elsewhere', [fila(2), 'hecho', 9], 10, false],
    ['refused', [fila(2), 'vuelto', 11], 10, false],
    ['refused, and a later list no longer has it: taken by somebody', [fila(9), 'vuelto', 9], 10, true],
  ])('%s', (_, noted, fetchedAt, done) => {
    const { map } = noting(noted)
    expect(cola({ hechos: map, fetchedAt }).isDone(noted[0].movimientoID)).toBe(done)
  })
  test('what an action answered is newer than the list fetched before it, and older than the one after', () => {
    const { map } = noting([fila(2, 7), 'vuelto', 10])
    const montoOf = (fetchedAt: number) =>
      cola({ hechos: map, fetchedAt }).filas.find(({ movimientoID }) => movimientoID === 2)?.monto
    expect([montoOf(9), montoOf(11)]).toEqual([7, 200])
  })
  test('after the last one that is left comes the first; with none, nothing', () => {
    const { map } = noting([fila(2), 'hecho', 11])
    expect(cola({ hechos: map }).nextLeft(1)).toBe(3)
    expect(cola({ hechos: map }).nextLeft(3)).toBe(1)
    expect(cola({ hechos: map }).nextLeft(3, new Set([1]))).toBeNull()
  })
  test('the arrows go over everything that is seen and stop at both ends', () => {
    const { map } = noting([fila(2), 'hecho', 11])
    const at = (asked: number) => cola({ hechos: map, asked })
    expect([at(1).neighbour(1), at(1).neighbour(-1), at(3).neighbour(1)]).toEqual([2, 1, 3])
    expect(cola({ left: [] }).neighbour(1)).toBeNull()
  })
  test('with other filters nothing of what was done before is shown, and noting begins anew', () => {
    const before = noting([fila(1), 'hecho', 11])
    expect(hechosIn(before, 'otro').size).toBe(0)
    const hecho = { estado: 'hecho' as const, texto: '' }
    const after = note(before, { scope: 'otro', movimiento: fila(2), desde: 12, hecho })
    expect([...after.map.keys()]).toEqual([2])
    expect(note(after, { scope: 'otro', movimiento: fila(2), desde: 13, hecho: null }).map.size).toBe(0)
  })
  test('what is done and still on a page fetched before is counted off what is left', () => {
    expect(cola({ hechos: noting([fila(1), 'hecho', 11], [fila(2), 'vuelto', 11]).map }).doneOnPage).toBe(1)
  })
})
