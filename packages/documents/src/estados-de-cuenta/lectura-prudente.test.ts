import { expect, test } from 'vitest'
import { arribaDe, type CeldaDeLibro, serialDe, writeLibro } from '../../testing/write-estado.ts'
import { type Perfil, perfiles } from './perfiles.ts'
import { readEstadoDeCuenta } from './read-estado-de-cuenta.ts'

const sabadell = perfiles.find(({ clave }) => clave === 'sabadellMxn') as Perfil
const [cuenta = [], titulos = []] = arribaDe(sabadell, '001')
const read = (filas: CeldaDeLibro[][], combinadas: string[] = [], perfil = sabadell) =>
  readEstadoDeCuenta(writeLibro(filas, { combinadas }), perfil)
const leer = (filas: CeldaDeLibro[][], combinadas: string[] = []) => {
  const answer = read(filas, combinadas)
  if ('codigo' in answer) throw new Error(answer.codigo)
  return answer
}
const abono = (fecha: CeldaDeLibro, importe: number, saldo: number): CeldaDeLibro[] => [
  fecha,
  'SPEI RECIBIDO',
  '7',
  null,
  importe,
  saldo,
]
const uno = abono('05/10/2026', 100, 1100)
const dos = abono('14/10/2026', 50, 1150)

test('a merged header names its column, and the cells it covers have no name', () => {
  const filas = [cuenta, titulos, uno, dos].map(([fecha = null, concepto = null, ...rest]) => [
    fecha,
    concepto,
    null,
    ...rest,
  ])
  expect(leer(filas, ['B2:C2', 'B3:C3']).movimientos.map((row) => [row.referencia, row.abonos])).toEqual([
    ['7', 10_000],
    ['7', 5_000],
  ])
})

test('headers that come again in the middle are no row; a company called TOTAL PLAY is one', () => {
  const paid: CeldaDeLibro[] = ['06/10/2026', 'TOTAL PLAY TELECOMUNICACIONES', '8', 30, null, 1070]
  const answer = leer([cuenta, titulos, uno, cuenta, titulos, paid])
  expect(answer.movimientos.map((row) => row.concepto)).toEqual([
    'SPEI RECIBIDO',
    'TOTAL PLAY TELECOMUNICACIONES',
  ])
  expect(answer).toMatchObject({ ilegibles: [], saltosDeSaldo: [], descuadres: [] })
})

test('a total that the rows do not give is told with both sums; one of the whole file or of its part is right', () => {
  const total = (cargos: number, abonos: number): CeldaDeLibro[] => ['TOTAL', '', '', cargos, abonos, null]
  expect(leer([cuenta, titulos, uno, total(0, 100), dos, total(0, 50), total(0, 150)]).descuadres).toEqual([])
  expect(leer([cuenta, titulos, uno, dos, total(0, 175.5)]).descuadres).toEqual([
    { renglon: 5, columna: 'abonos', dice: 17_550, suma: 15_000 },
  ])
  const final = (saldo: number): CeldaDeLibro[] => ['', 'SALDO FINAL', '', null, null, saldo]
  expect(leer([cuenta, titulos, uno, dos, final(1150)]).descuadres).toEqual([])
  expect(leer([cuenta, titulos, uno, dos, final(1250)]).descuadres).toMatchObject([
    { columna: 'saldo', dice: 125_000, suma: 115_000 },
  ])
})

test('[VI-B7] how many movements the file says it holds is held against those read, and so is what it says above that they sum', () => {
  const con = (...arriba: CeldaDeLibro[]) => leer([[...cuenta, ...arriba], titulos, uno, dos])
  for (const dicho of [
    'Total de movimientos: 2',
    'No. de abonos: 2',
    'Total de cargos: 0',
    'Total de abonos: 150',
  ])
    expect(con(dicho), dicho).toMatchObject({ conteos: [], descuadres: [] })
  expect(con('Número de operaciones', 3).conteos).toEqual([
    { renglon: 1, de: 'movimientos', dice: 3, leidos: 2 },
  ])
  expect(con('Total de abonos: 3', 'Total de cargos: $1,000.00')).toMatchObject({
    conteos: [{ renglon: 1, de: 'abonos', dice: 3, leidos: 2 }],
    descuadres: [{ renglon: 1, columna: 'cargos', dice: 100_000, suma: 0 }],
  })
  // Which one it is, is not how many there are.
  for (const nombre of ['No. de operación: 18456', 'Número de movimiento: 7', 'Núm. de depósito: 12'])
    expect(con(nombre), nombre).toMatchObject({ conteos: [], descuadres: [] })
  // Below them too, in whatever column, and it is no row that cannot be read; what has a day and an amount is a movement.
  const abajo = leer([cuenta, titulos, uno, dos, ['TOTAL DE MOVIMIENTOS', '', '', 5, null, null]])
  expect(abajo).toMatchObject({ ilegibles: [], descuadres: [], conteos: [{ renglon: 5, dice: 5 }] })
  const suyo: CeldaDeLibro[] = ['15/10/2026', 'No. de operacion 7', '8', null, 10, 1160]
  expect(leer([cuenta, titulos, uno, dos, suyo])).toMatchObject({ conteos: [], sumaAbonos: 16_000 })
})

test('headers that stand in another row are not read from there: the row is told', () => {
  expect(read([['Movimientos'], ['Octubre'], [], cuenta, titulos, uno])).toMatchObject({
    codigo: 'otroFormato',
    pareceDe: [],
    encabezadoEn: 5,
  })
})

const dias = (...textos: CeldaDeLibro[]) => textos.map((dia, i) => abono(dia, 1, i + 1))
test('[VI-B7] dates of which the file itself proves that the month comes first are read so, and the proof is told', () => {
  const octubre = read([cuenta, titulos, ...dias('10/05/2026', '10/05/2026', '10/14/2026', '11/02/2026')])
  expect(octubre).toMatchObject({
    desde: '2026-10-05',
    hasta: '2026-11-02',
    ilegibles: [],
    mesPrimero: { renglon: 5, texto: '10/14/2026' },
    perfil: sabadell,
  })
  // Newest first, and of a quarter.
  const trimestre = ['12/24/2026', '12/01/2026', '11/30/2026', '11/05/2026', '10/12/2026', '10/01/2026']
  expect(read([cuenta, titulos, ...dias(...trimestre)])).toMatchObject({
    desde: '2026-10-01',
    hasta: '2026-12-24',
    mesPrimero: { texto: '12/24/2026' },
  })
})

test('[VI-B7] dates that only read with the month first and are no proof of it stop the file by name', () => {
  const stopped = (perfil: Perfil, ...textos: CeldaDeLibro[]) =>
    expect(read([cuenta, titulos, ...dias(...textos)], [], perfil)).toMatchObject({
      codigo: 'fechasAmbiguas',
    })
  // A date mistyped among days of one week, days in no order, a cell that a spreadsheet took for a date.
  stopped(sabadell, '05/10/2026', '06/10/2026', '10/13/2026')
  stopped(sabadell, '10/14/2026', '10/05/2026', '10/09/2026')
  stopped(sabadell, { v: serialDe('2026-05-10'), z: 'dd/mm/yyyy' }, '10/14/2026')
  stopped(sabadell, '10/14/2026', '31/31/2026')
  stopped(sabadell, '12/24/2026', '11/30/2026', '10/01/2026')
  // Who added the source said otherwise.
  stopped({ ...sabadell, formatoFecha: 'dmy' }, '10/05/2026', '10/14/2026')
  // Where another date proves the order, the odd one is a row that cannot be read.
  expect(leer([cuenta, titulos, uno, dos, abono('10/15/2026', 1, 2)]).ilegibles).toMatchObject([
    { renglon: 5, codigo: 'fechaIlegible' },
  ])
})

test('dates that read both ways stop the file when only the other order keeps them within a month', () => {
  const filas = ['10/01/2026', '10/02/2026', '10/08/2026'].map((dia, i) => abono(dia, 1, i + 1))
  expect(read([cuenta, titulos, ...filas])).toMatchObject({ codigo: 'fechasAmbiguas', renglon: 3 })
  const sure = ['01/10/2026', '02/10/2026', '08/10/2026'].map((dia, i) => abono(dia, 1, i + 1))
  expect(leer([cuenta, titulos, ...sure])).toMatchObject({ desde: '2026-10-01', hasta: '2026-10-08' })
  // A source that a person added with its order is taken at its word.
  expect(read([cuenta, titulos, ...filas], [], { ...sabadell, formatoFecha: 'dmy' })).toMatchObject({
    desde: '2026-01-10',
    hasta: '2026-08-10',
  })
})

test('a file whose days a spreadsheet turned into months is refused; true dates beside texts are not', () => {
  const vuelta = { v: serialDe('2026-05-10'), z: 'dd/mm/yyyy' }
  expect(read([cuenta, titulos, abono(vuelta, 1, 1), abono('14/10/2026', 1, 2)])).toMatchObject({
    codigo: 'fechasAmbiguas',
    renglon: 3,
  })
  const derecha = { v: serialDe('2026-10-05'), z: 'dd/mm/yyyy' }
  expect(leer([cuenta, titulos, abono(derecha, 1, 1), abono('14/10/2026', 1, 2)])).toMatchObject({
    desde: '2026-10-05',
    hasta: '2026-10-14',
  })
})
