import { expect, it } from 'vitest'
import { cambiosDe, filaNueva, takeGroup, withCambios } from './intake-filas.ts'

const filas = ['a', 'b'].map((clave, orden) => filaNueva({ clave, nombre: `${clave}.xml`, orden }))

it('[VIII-B5] files of two owners share no request, and none goes over the most that one takes', () => {
  const ownerOf = (clave: string) => clave[0]
  const waiting = ['a1', 'a2', 'a3', 'b1', 'a4']
  const groups = []
  while (waiting.length > 0) groups.push(takeGroup(waiting, ownerOf, 2))
  expect(groups).toEqual([['a1', 'a2'], ['a3'], ['b1'], ['a4']])
})

it('[VIII-B5] an answer speaks of the rows in their order, and leaves every other row the same', () => {
  const archivos = [
    { nombre: 'b.xml', id: 'x', codigo: null, motivo: null },
    { nombre: 'c.xml', id: null, codigo: 'repetido', motivo: 'ya está' },
  ]
  const said = cambiosDe(['b', 'c'], { archivos })
  expect(said.get('c')).toEqual({ estado: 'error', id: null, codigo: 'repetido', motivo: 'ya está' })
  const [a, b] = withCambios(filas, said)
  expect(a).toBe(filas[0])
  expect(b).toEqual({ ...filas[1], estado: 'listo', id: 'x' })
})
