import { describe, expect, test } from 'vitest'
import { estadosDestino, fallaDeCambio } from './estados.ts'

const catalogo = [
  { estadoID: 1, nombreEstado: 'Valido' },
  { estadoID: 2, nombreEstado: 'Rechazado' },
  { estadoID: 3, nombreEstado: 'Pendiente' },
  { estadoID: 4, nombreEstado: 'En revisión' },
]

describe('states of a payment', () => {
  test('[P-051] a change offers all states except 3 and the current one', () => {
    expect(estadosDestino(catalogo, 3).map((e) => e.estadoID)).toEqual([1, 2, 4])
    expect(estadosDestino(catalogo, 1).map((e) => e.estadoID)).toEqual([2, 4])
  })
  test('with 1 and 3 alone a valid payment has none to go to', () => {
    expect(
      estadosDestino(
        [catalogo[0], catalogo[2]].filter((e) => e !== undefined),
        1,
      ),
    ).toEqual([])
  })
  test.each([
    ['[P-086] none chosen', null, '', 'estadoRequerido'],
    ['[P-088] outside the catalogue', 99, 'x', 'estadoDePagoNoEncontrado'],
    ['[P-047] back to 3', 3, 'x', 'estadoNoDestino'],
    ['to where it is', 2, 'x', 'estadoNoDestino'],
    ['[P-087] without description', 4, '  ', 'descripcionRequerida'],
    ['[P-048] to 1 without description', 1, '', null],
    ['with description', 4, 'No aparece en el banco', null],
  ])('%s', (_title, nuevo, descripcion, expected) => {
    expect(fallaDeCambio(catalogo, { actual: 2, nuevo, descripcion })).toBe(expected)
  })
})
