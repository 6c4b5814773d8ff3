import { expect, test } from 'vitest'
import { readHoja } from '../hoja/read-hoja.ts'
import { type Perfil, perfiles } from './perfiles.ts'
import { readEstadoDeCuenta } from './read-estado-de-cuenta.ts'
import { readFecha, readImporte } from './valores.ts'

const perfil = (clave: string) => perfiles.find((one) => one.clave === clave) as Perfil
const leer = (bytes: Uint8Array, clave = 'santanderMxn') => {
  const answer = readEstadoDeCuenta(bytes, perfil(clave), perfiles)
  if ('codigo' in answer) throw new Error(JSON.stringify(answer))
  return answer
}
const latin1 = (texto: string) => Uint8Array.from(Buffer.from(texto, 'latin1'))
const utf8 = (texto: string) => Uint8Array.from(Buffer.from(texto, 'utf8'))
const utf16 = (texto: string) => Uint8Array.from(Buffer.from(texto, 'utf16le'))
const utf16be = (texto: string) => Uint8Array.from(Buffer.from(texto, 'utf16le').swap16())

const filas = [
  ['Cuenta', '0012345678'],
  ['Fecha Operación', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
  ['05.10.2026', 'DEPÓSITO, PEÑA & CÍA', '0012345678', '', '1,500.00', '2,500.00'],
  ['6 de octubre de 2026', 'COMISIÓN', '1E5', '1,000.00', '', '1,500.00'],
]
const parted = (mark: string, quoted = false) =>
  filas.map((fila) => fila.map((one) => (quoted ? `"${one}"` : one)).join(mark)).join('\r\n')
const esc = (texto: string) => texto.replace('&', '&amp;')
const tabla = (rows: string[][], cell = esc) =>
  `<table border=1>${rows.map((row) => `<tr>${row.map((one) => `<td>${cell(one)}</td>`).join('')}</tr>`).join('')}</table>`
const entidades = (texto: string) =>
  esc(texto).replace('ó', '&oacute;').replace('Ó', '&Oacute;').replace('Ñ', '&Ntilde;').replace('Í', '&#205;')
const pagina = `<html><head><meta charset=iso-8859-1></head><body>${tabla(filas)}</body></html>`

test.each([
  ['Latin-1 HTML', latin1(pagina)],
  ['UTF-8 HTML', utf8(pagina)],
  ['UTF-16 HTML', utf16(`\uFEFF${pagina}`)],
  ['HTML behind a comment and a style', latin1(`<!-- x -->\r\n<style>td{}</style>${pagina}`)],
  ['HTML that begins with its body', latin1(`<body>${tabla(filas)}</body>`)],
  ['HTML of letters as entities', latin1(`<html>${tabla(filas, entidades)}</html>`)],
  ['HTML of two tables', latin1(`<html>${tabla(filas.slice(0, 1))}<br>${tabla(filas.slice(1))}</html>`)],
  ['Latin-1 tabs', latin1(parted('\t'))],
  ['UTF-8 tabs', utf8(parted('\t'))],
  ['UTF-16 tabs', utf16(`\uFEFF${parted('\t')}`)],
  ['UTF-16 tabs without a mark', utf16(parted('\t'))],
  ['UTF-16 big end first', utf16be(`\uFEFF${parted('\t')}`)],
  ['Latin-1 CSV', latin1(parted(',', true))],
  ['UTF-16 CSV', utf16(`\uFEFF${parted(',', true)}`)],
  ['UTF-8 CSV with a mark', utf8(`\uFEFF${parted(',', true)}`)],
  ['CSV of semicolons, amounts with commas', latin1(parted(';'))],
  ['CSV of bars', latin1(parted('|'))],
])('[VI-B7] %s reads like the workbook it stands for', (_name, bytes) => {
  const estado = leer(bytes)
  expect(estado).toMatchObject({ cuenta: '0012345678', ilegibles: [], saltosDeSaldo: [] })
  expect(
    estado.movimientos.map((row) => [
      row.fechaOperacion,
      row.concepto,
      row.referencia,
      row.cargos,
      row.abonos,
    ]),
  ).toEqual([
    ['2026-10-05', 'DEPÓSITO, PEÑA & CÍA', '0012345678', 0, 150_000],
    ['2026-10-06', 'COMISIÓN', '1E5', 100_000, 0],
  ])
})

test.each([
  ['a PDF', latin1('%PDF-1.7\n1,2,3,4,5\n')],
  ['JSON', utf8('{"a":1,"b":2,"c":3,"d":4}')],
  ['prose', utf8('Estimado cliente, gracias.')],
  ['a page without a table', utf8('<html><body>Tu sesión ha expirado</body></html>')],
  ['bytes', Uint8Array.from([1, 2, 3, 44, 44, 44, 44, 0])],
])('[VI-B7] %s is no statement', (_name, bytes) => {
  expect(readHoja(bytes)).toEqual({ codigo: 'noEsHojaDeCalculo' })
})

test('[VI-B7] entities declared in a UTF-16 page are refused as in any other', () => {
  expect(readHoja(utf16(`\uFEFF<!DOCTYPE x [<!ENTITY a "b">]>${pagina}`))).toEqual({ codigo: 'hojaIlegible' })
})

const texto = (value: string) => ({ texto: value, numero: null })
test.each([
  ['5 de noviembre de 2026', '2026-11-05'],
  ['05 de Noviembre del 2026', '2026-11-05'],
  ['Jueves, 5 de noviembre de 2026', '2026-11-05'],
  ['miércoles 4 de noviembre de 2026', '2026-11-04'],
  ['05.11.2026', '2026-11-05'],
  ['5.11.26', '2026-11-05'],
  ['2026.11.05', '2026-11-05'],
  ['2026/11/05', '2026-11-05'],
  ['20261105', '2026-11-05'],
  ['05112026', '2026-11-05'],
  ['20112026', '2026-11-20'],
  ['20201220', '2020-12-20'],
  ['05-nov-2026', '2026-11-05'],
  ['05.NOV.26', '2026-11-05'],
  ['05/11/2026 10:30', '2026-11-05'],
  ['05/11.2026', null],
  ['31.11.2026', null],
  ['20261305', null],
  ['5 de nada de 2026', null],
  ['1,500.00', null],
])('[VI-B7] the day %s reads as %s', (value, wanted) => {
  expect(readFecha(texto(value), false)).toBe(wanted)
})
test('[VI-B7] a day kept as the number 20261105 is that day; other numbers of eight figures are none', () => {
  expect(readFecha({ texto: '20261105', numero: 20261105 }, false)).toBe('2026-11-05')
  expect(readFecha({ texto: '15112026', numero: 15112026 }, false)).toBeNull()
})

test.each([
  ['1,500.00-', -150_000],
  ['(1,234.50)', -123_450],
  ['($1,234.50)', -123_450],
  ['-$1,234.50', -123_450],
  ['$ -1,234.50 MXN', -123_450],
  ['−1,234.50', -123_450],
  ['+1,234.50', 123_450],
  ['1.234,50-', -123_450],
  ['--', null],
  ['–', null],
  ['(1,234.50', 'ilegible'],
  ['-(1,234.50)', 'ilegible'],
  ['-5.00-', 'ilegible'],
  ['(-5.00)', 'ilegible'],
  ['(1.234)', 'ambiguo'],
  ['1,500.00 CR', 'ilegible'],
])('[VI-B7] the amount %s reads as %s', (value, wanted) => {
  expect(readImporte(texto(value))).toBe(wanted)
})
