import { describe, expect, test } from 'vitest'
import type { Fila } from '../../ui/facturas/fila.ts'
import { dictamenDe, type Filtro, nextOf } from './dictamen.ts'

const fila = (clave: string, situacion: Fila['situacion'], metodoPago = 'PUE', id: string | null = clave) =>
  ({
    clave,
    id,
    situacion,
    nombre: clave,
    hallazgos: [],
    cabecera: { metodoPago, total: 100, moneda: 'MXN' },
  }) as unknown as Fila
const filas = [
  fila('a', 'correcta'),
  fila('b', 'sinVerificar', 'PPD'),
  fila('c', 'rechazada'),
  fila('d', 'leyendo', 'PUE', null),
]
const todo: Filtro = { grupo: 'todas', metodo: null, ids: null }
const shown = (filtro: Partial<Filtro>) =>
  dictamenDe(filas, { ...todo, ...filtro })
    .mostradas.map(({ clave }) => clave)
    .toSorted()

describe('[VIII-B5] the dictamen of a draft', () => {
  test('those that are right go on, those nobody has verified too; one being read is not counted among them', () => {
    const { siguen, fuera, sinVerificar, total } = dictamenDe(filas, todo)
    expect(siguen.map(({ clave }) => clave).toSorted()).toEqual(['a', 'b'])
    expect([fuera, sinVerificar, total]).toEqual([2, 1, '$2.00'])
  })
  test.each<[Partial<Filtro>, string[]]>([
    [{}, ['a', 'b', 'c', 'd']],
    [{ metodo: 'PPD' }, ['b']],
    [{ ids: ['c'] }, ['c']],
    // Before the server has it, a file is known by its place here.
    [{ ids: ['d', 'a'] }, ['a', 'd']],
    [{ ids: ['a'], metodo: 'PPD' }, []],
  ])('%o shows %o', (filtro, esperado) => {
    expect(shown(filtro)).toEqual(esperado)
  })
  test('the sum and what goes on are of all the files, whatever is shown', () => {
    expect(dictamenDe(filas, { ...todo, ids: [] })).toMatchObject({ mostradas: [], fuera: 2, total: '$2.00' })
  })
})

describe('[VIII-B5] [IX-C] what the button of the dictamen does next, and why it waits', () => {
  const listo = {
    hayBorrador: true,
    validadas: true,
    reunido: false,
    sinHotel: false,
    siguen: 2,
    pendientes: 0,
    enEspera: 0,
  }
  test.each([
    ['facturas are validated before anything else', { validadas: false }, 'validar', false],
    ['not before the server has them', { validadas: false, hayBorrador: false }, 'validar', true],
    ['nor while files are on their way', { validadas: false, enEspera: 1 }, 'validar', true],
    ['nor without a hotel', { validadas: false, sinHotel: true }, 'validar', true],
    ['those that are right go on', {}, 'continuar', false],
    ['none does: nothing goes on', { siguen: 0 }, 'continuar', true],
    ['the SAT is waited for', { pendientes: 1 }, 'continuar', true],
    ['with everything there the lote is loaded', { reunido: true }, 'cargar', false],
    ['but not while the SAT is asked', { reunido: true, pendientes: 1 }, 'cargar', true],
  ] as const)('%s', (_rule, hechos, que, waits) => {
    const next = nextOf({ ...listo, ...hechos })
    expect([next.que, next.why !== undefined]).toEqual([que, waits])
  })
})
