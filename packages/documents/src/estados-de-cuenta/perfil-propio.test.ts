import { expect, test } from 'vitest'
import { writeLibro } from '../../testing/write-estado.ts'
import { type Perfil, perfiles } from './perfiles.ts'
import { readEstadoDeCuenta } from './read-estado-de-cuenta.ts'
import { readFecha, readImporte } from './valores.ts'

const propio: Perfil = {
  clave: 'propia-banorte',
  nombre: 'Banorte',
  moneda: 'MXN',
  filaDatos: 4,
  columnas: ['fechaOperacion', 'concepto', 'cargos', 'abonos'],
  encabezados: {
    fechaOperacion: 'Date',
    concepto: 'Descripción detallada',
    cargos: 'Retiros',
    abonos: 'Depósitos',
  },
  cuentaEn: null,
  cuentaFija: '0999',
  creaPagos: true,
  formatoFecha: 'mdy',
  formatoNumero: 'coma',
}
const titulos = ['Sucursal', 'Depósitos', 'DATE', 'descripcion  detallada', 'Retiros']

test('a source that a person added is read by its headers, in any order, with its own dates and decimal mark', () => {
  const estado = readEstadoDeCuenta(
    writeLibro([
      ['Banorte'],
      [],
      ['Periodo'],
      titulos,
      ['12', '1.234,5', '10/05/2026', 'SPEI', ''],
      ['12', '', '10/06/2026', 'COMISION', '80'],
    ]),
    propio,
  )
  expect(estado).toMatchObject({
    cuenta: '0999',
    movimientos: [
      { fechaOperacion: '2026-10-05', concepto: 'SPEI', abonos: 123_450, cargos: 0, referencia: '' },
      { fechaOperacion: '2026-10-06', cargos: 8_000, abonos: 0 },
    ],
  })
})

test('one column with its sign gives what came in and what left, and its total is compared with neither', () => {
  const estado = readEstadoDeCuenta(
    writeLibro([
      ['FECHA OPER', 'CONCEPTO', 'IMPORTE', 'SALDO'],
      ['05/10/2026', 'TRANSFERENCIA', '1.234,50', '2.234,50'],
      ['06/10/2026', 'COMISION', '-34,50', '2.200,00'],
      ['', 'TOTAL', '1.200,00', ''],
    ]),
    {
      ...propio,
      filaDatos: 1,
      columnas: ['fechaOperacion', 'concepto', 'cargos', 'abonos', 'saldo'],
      encabezados: {
        fechaOperacion: 'Fecha oper',
        concepto: 'Concepto',
        cargos: 'Importe',
        abonos: 'Importe',
        saldo: 'Saldo',
      },
      formatoFecha: 'dmy',
    },
  )
  expect(estado).toMatchObject({
    movimientos: [
      { abonos: 123_450, cargos: 0 },
      { abonos: 0, cargos: 3_450 },
    ],
    ilegibles: [],
    descuadres: [],
    saltosDeSaldo: [],
  })
})

test('a file without one of its headers is refused and told what it looks like; others recognise it too', () => {
  const other = writeLibro([
    ['Cuenta', '1'],
    ['Fecha Operación', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
    ['05/10/2026', 'X', '1', '', '1', '1'],
  ])
  expect(readEstadoDeCuenta(other, propio, [...perfiles, propio])).toMatchObject({
    codigo: 'otroFormato',
    pareceDe: expect.arrayContaining([expect.objectContaining({ nombre: 'Sabadell MXN' })]),
  })
  const own = writeLibro([[], [], [], titulos, ['12', '1', '10/05/2026', 'SPEI', '']])
  expect(readEstadoDeCuenta(own, perfiles[1] as Perfil, [...perfiles, propio])).toMatchObject({
    pareceDe: expect.arrayContaining([expect.objectContaining({ nombre: 'Banorte' })]),
  })
})

test.each([
  ['coma', '1.234,56', 123_456],
  ['coma', '1.234', 123_400],
  ['coma', '1,5', 150],
  ['coma', '1.23', 'ilegible'],
  ['punto', '1,234.5', 123_450],
  ['punto', '1.234', 'ilegible'],
  ['punto', '12,34.00', 'ilegible'],
] as const)('with the decimal mark %s, %s is read as such', (formato, texto, expected) => {
  expect(readImporte({ texto, numero: null }, formato)).toBe(expected)
})

test('day, month and year in the order of the source', () => {
  const fecha = (texto: string, formato?: 'dmy' | 'mdy' | 'ymd') =>
    readFecha({ texto, numero: null }, false, formato)
  expect(fecha('03/04/2026', 'mdy')).toBe('2026-03-04')
  expect(fecha('03/04/2026')).toBe('2026-04-03')
  expect(fecha('2026-04-03', 'ymd')).toBe('2026-04-03')
  expect(fecha('03/04/2026', 'ymd')).toBeNull()
})
