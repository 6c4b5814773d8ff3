import { expect, test } from 'vitest'
import { compareLibros, type FacturaNuestra, type FacturaSuya } from './compare-libros.ts'

const nuestra = (cambios: Partial<FacturaNuestra> = {}): FacturaNuestra => ({
  idLote: '1',
  idFactura: '7',
  lote: 'Uno',
  factura: 'A 7',
  uuid: 'AAAA',
  importe: 100,
  envio: 'aceptado',
  fuera: false,
  ...cambios,
})
const suya = (cambios: Partial<FacturaSuya> = {}): FacturaSuya => ({
  idLote: '1',
  idFactura: '7',
  estado: 'aceptada',
  uuid: 'aaaa',
  total: 100,
  ...cambios,
})

test.each<[string, FacturaNuestra[], FacturaSuya[], string[], number]>([
  ['the same in both', [nuestra()], [suya()], [], 0],
  ['the same, its uuid untold', [nuestra()], [suya({ uuid: null })], [], 1],
  ['only in ANT', [], [suya()], ['soloAnt'], 0],
  ['in ANT, here still in doubt', [nuestra({ envio: 'duda' })], [suya()], ['soloAnt'], 0],
  ['only here', [nuestra()], [], ['soloValija'], 0],
  ['here, and ANT rejected it', [nuestra()], [suya({ estado: 'rechazada' })], ['soloValija'], 0],
  ['another uuid under its number', [nuestra()], [suya({ uuid: 'BBBB' })], ['otroUuid'], 0],
  ['another amount', [nuestra()], [suya({ total: 101 })], ['otroImporte'], 0],
  ['taken out here and kept there', [nuestra({ fuera: true })], [suya()], ['retirada'], 0],
  ['taken out here and gone there', [nuestra({ fuera: true })], [], [], 0],
  ['never sent and not held', [nuestra({ envio: 'pendiente' })], [], [], 0],
  ['the same number in another lote', [nuestra()], [suya({ idLote: '2' })], ['soloAnt', 'soloValija'], 0],
])(
  '[XI-A4] the books are compared by number, uuid and amount: %s',
  (_what, ours, theirs, clases, sinUuid) => {
    const { diferencias, ...counted } = compareLibros(ours, theirs)
    expect(diferencias.map(({ clase }) => clase)).toEqual(clases)
    expect(counted).toEqual({ sinUuid })
  },
)
