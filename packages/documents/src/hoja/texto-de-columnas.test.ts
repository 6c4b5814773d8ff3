import { expect, test } from 'vitest'
import { readHoja } from './read-hoja.ts'

const encabezado = 'FECHA       CONCEPTO                CARGO      ABONO'
const renglon = '01/02/2026  PAGO DE HOTEL           100.00     200.00'
const read = (...lineas: string[]) =>
  readHoja(new TextEncoder().encode([encabezado, renglon, renglon, ...lineas].join('\n')))
const celdasDe = (hoja: ReturnType<typeof readHoja>) =>
  'filas' in hoja ? hoja.filas.map((fila) => fila.map(({ texto }) => texto)) : []

test('[VI-B7] amounts chained in one line cost what they are long, and the rows above are read', () => {
  const desde = process.cpuUsage()
  const [primera, ...demas] = celdasDe(read(`x ${'1.00 '.repeat(60_000)}`))
  expect(process.cpuUsage(desde).user / 1000).toBeLessThan(2_000)
  expect(primera).toEqual(['FECHA', 'CONCEPTO', 'CARGO', 'ABONO'])
  expect(demas.slice(0, 2)).toEqual(Array(2).fill(['01/02/2026', 'PAGO DE HOTEL', '100.00', '200.00']))
})

test('[VI-B7] more columns than a statement has are none, and more lines than are read are told', () => {
  expect(read(`${'01/02/2026  '.repeat(60_000)}1.00`)).toEqual({ codigo: 'noEsHojaDeCalculo' })
  expect(read('\n'.repeat(5_000_000))).toEqual({ codigo: 'hojaDemasiadoGrande' })
})
