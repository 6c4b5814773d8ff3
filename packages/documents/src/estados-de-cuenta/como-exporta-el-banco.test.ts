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
  // A spreadsheet's serial, saved as text.
  ['46331', '2026-11-05'],
  ['46331.75', '2026-11-05'],
  ['51126', null],
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
  ['1,500.00 CR', 150_000],
  ['1,500.00 DR', -150_000],
  ['12.50CARGO', -1_250],
  ['$12.50 (Abono)', 1_250],
  ['CARGO 12.50', -1_250],
  ['-1,500.00 CR', 'ilegible'],
  ['1,500.00 XX', 'ilegible'],
  ['1,500.00 CR DR', 'ilegible'],
])('[VI-B7] the amount %s reads as %s', (value, wanted) => {
  expect(readImporte(texto(value))).toBe(wanted)
})

const deCsv = (rows: string[][]) =>
  latin1(rows.map((row) => row.map((one) => `"${one}"`).join(',')).join('\r\n'))
const vistos = (estado: ReturnType<typeof leer>) =>
  estado.movimientos.map((row) => [row.renglon, row.fechaOperacion, row.cargos, row.abonos])

test('[VI-B7] the native export of Santander is read with its headers in row 8, and its account', () => {
  const rows = [
    ['Usuario: X'],
    ['Último acceso'],
    ['Consulta de movimientos'],
    ['Chequeras'],
    ['Contrato: 80001234567'],
    ["Cuenta: '65501234567'", 'Total de cargos: 1'],
    ['Periodo de: 01/10/2026 al 31/10/2026'],
    [
      'Fecha',
      'Hora',
      'Sucursal',
      'Descripcion',
      'Importe Cargo',
      'Importe Abono',
      'Saldo',
      'Referencia',
      'Concepto',
    ],
    [
      "'05102026'",
      '10:30',
      "'0001'",
      'ABONO TRANSFERENCIA SPEI',
      '',
      '1,500.00',
      '2,500.00',
      '0012',
      'PAGO XEM111',
    ],
    ["'06102026'", '10:31', "'0001'", 'COMISION', '100.00', '', '2,400.00', '0013', ''],
  ]
  const estado = leer(deCsv(rows))
  expect(estado).toMatchObject({
    cuenta: '65501234567',
    ilegibles: [],
    saltosDeSaldo: [],
    signosDudosos: null,
  })
  expect(vistos(estado)).toEqual([
    [9, '2026-10-05', 0, 150_000],
    [10, '2026-10-06', 10_000, 0],
  ])
  expect(estado.movimientos[0]).toMatchObject({ referencia: '0012', referenciaAmpliada: 'PAGO XEM111' })
  expect(readEstadoDeCuenta(deCsv(rows), perfil('bbvaMxn'), perfiles)).toMatchObject({
    codigo: 'otroFormato',
    pareceDe: [{ nombre: 'Santander MXN' }],
  })
})

test('[VI-B7] the detailed SPEI export: the sign stands in its own column, and a row without it is told', () => {
  const header = [
    'Cuenta',
    'Fecha',
    'Descripcion',
    'Cargo/Abono',
    'Importe',
    'Saldo',
    'Referencia',
    'Concepto',
  ]
  const row = (sign: string, amount: string, saldo: string, cuenta = "'65501234567'") => [
    cuenta,
    "'05102026'",
    'SPEI',
    sign,
    amount,
    saldo,
    '1',
    'X',
  ]
  const estado = leer(
    deCsv([header, row('+', '100.00', '100.00'), row('-', '40.00', '60.00'), row('', '5.00', '')]),
  )
  expect(vistos(estado)).toEqual([
    [2, '2026-10-05', 0, 10_000],
    [3, '2026-10-05', 4_000, 0],
  ])
  expect(estado.ilegibles).toMatchObject([{ renglon: 4, codigo: 'importeIlegible' }])
  const two = [header, row('+', '1.00', '1.00'), row('+', '1.00', '2.00', "'65509999999'")]
  expect(readEstadoDeCuenta(deCsv(two), perfil('santanderMxn'))).toMatchObject({ codigo: 'otroFormato' })
})

test('[VI-B7] the clave de rastreo and the cause of a return are kept beside the concept, in the native export too', () => {
  const header = ['Fecha', 'Descripcion', 'Cargo/Abono', 'Importe', 'Saldo', 'Referencia', 'Concepto']
  const rows = [
    ['Cuenta', ...header, 'Causa Devolucion', 'Clave de Rastreo'],
    [
      "'65501234567'",
      "'05102026'",
      'SPEI',
      '+',
      '1.00',
      '1.00',
      '1',
      'XEM111',
      'Cuenta inexistente',
      '058X1',
    ],
  ]
  const [row] = leer(deCsv(rows)).movimientos
  expect(row?.referenciaAmpliada).toBe('XEM111 Cuenta inexistente 058X1')
})

test.each(['="%"', '"=""%"""'])(
  '[VI-B7] a text that a bank keeps from being a number is that text: %s',
  (forma) => {
    const row = ['05/10/2026', 'SPEI, PAGO', '0012345'].map((one) => forma.replace('%', one))
    const texto = `Cuenta,1\r\nFecha,Concepto,Referencia,Cargo,Abono,Saldo\r\n${row.join(',')},,1.00,1.00`
    expect(leer(utf8(texto)).movimientos).toMatchObject([
      { fechaOperacion: '2026-10-05', concepto: 'SPEI, PAGO', referencia: '0012345' },
    ])
  },
)

const unImporte = (amounts: [string, string][]) =>
  deCsv([
    ['Sabadell'],
    ['Cuenta', '0081200345'],
    ['FECHA OPER', 'CONCEPTO', 'FECHA VALOR', 'IMPORTE', 'SALDO'],
    ...amounts.map(([importe, saldo]) => ['05.10.2026', 'X', '05.10.2026', importe, saldo]),
  ])
test('[VI-B7] one column of signed amounts is read without a source of its own', () => {
  const estado = leer(
    unImporte([
      ['1.234,50', '2.234,50'],
      ['34,50-', '2.200,00'],
      ['(200,00)', '2.000,00'],
    ]),
    'sabadellMxn',
  )
  expect(estado).toMatchObject({
    cuenta: '0081200345',
    ilegibles: [],
    saltosDeSaldo: [],
    signosDudosos: null,
  })
  expect(estado.movimientos.map((row) => [row.cargos, row.abonos])).toEqual([
    [0, 123_450],
    [3_450, 0],
    [20_000, 0],
  ])
})

test.each([
  [
    'one column without a sign and no balances',
    [
      ['10,00', ''],
      ['20,00', ''],
    ],
    'sinCargos',
  ],
  [
    'one column of abonos that the balances prove, but for the first',
    [
      ['10,00', '10,00'],
      ['20,00', '30,00'],
    ],
    'sinCargos',
  ],
] as [string, [string, string][], string | null][])(
  '[VI-B7] signs in doubt: %s',
  (_name, amounts, wanted) => {
    expect(leer(unImporte(amounts), 'sabadellMxn').signosDudosos).toBe(wanted)
  },
)

const propias = (...rows: string[][]) => deCsv([...filas.slice(0, 2), ...rows])
test('[VI-B7] cargos written below zero are cargos when all are; among others they are told', () => {
  const negative = ['06/10/2026', 'COMISION', '2', '-100.00', '', '900.00']
  const estado = leer(
    propias(['05/10/2026', 'A', '1', '', '1.00', '1,000.00'], negative, [
      '',
      'TOTAL',
      '',
      '-100.00',
      '1.00',
      '',
    ]),
  )
  expect(vistos(estado)[1]).toEqual([4, '2026-10-06', 10_000, 0])
  expect(estado).toMatchObject({ ilegibles: [], saltosDeSaldo: [], descuadres: [] })
  const mixed = leer(propias(['05/10/2026', 'A', '1', '5.00', '', '1,000.00'], negative))
  expect(mixed.ilegibles).toMatchObject([{ renglon: 4, codigo: 'importeIlegible' }])
})

test('[VI-B7] what is left out is told row by row; totals, blank rows and continued text are told apart', () => {
  const estado = leer(
    propias(
      ['05/10/2026', 'SPEI', '1', '', '100.00', '100.00'],
      ['', 'PAGO XEM111', '', '', '', ''],
      ['', 'DE JUAN', '', '', '', ''],
      ['06/10/2026', 'TOTAL HOME SA DE CV', '2', '', '50.00', '150.00'],
      ['31/02/2026', 'SPEI', '3', '', '', '150.00'],
      ['', '', '', '', '', ''],
      ['', 'TOTAL', '', '', '100.00', ''],
      ['Impreso por el banco', '', '', '', '', ''],
    ),
  )
  expect(estado.movimientos).toMatchObject([
    { renglon: 3, concepto: 'SPEI', referenciaAmpliada: 'PAGO XEM111 DE JUAN' },
  ])
  expect(estado.ilegibles.map(({ renglon, codigo }) => [renglon, codigo])).toEqual([
    [6, 'pareceTotal'],
    [7, 'sinFechaNiImporte'],
    [10, 'sinFechaNiImporte'],
  ])
})

test('[VI-B7] movements of two rows, day above and amounts below, are one each; where only some are, the balances must hold', () => {
  const two = [
    ['05/10/2026', 'DEPOSITO', '1', '', '', ''],
    ['', 'XEM111', '', '', '100.00', '1,100.00'],
    ['06/10/2026', 'CHEQUE', '2', '', '', ''],
    ['', '', '', '40.00', '', '1,060.00'],
  ]
  const estado = leer(propias(...two))
  expect(vistos(estado)).toEqual([
    [3, '2026-10-05', 0, 10_000],
    [5, '2026-10-06', 4_000, 0],
  ])
  expect(estado).toMatchObject({ ilegibles: [], saltosDeSaldo: [] })
  expect(estado.movimientos[0]?.concepto).toBe('DEPOSITO XEM111')
  const proven = leer(propias(...two, ['07/10/2026', 'SPEI', '3', '', '1.00', '1,061.00']))
  expect(vistos(proven)[2]).toEqual([7, '2026-10-07', 0, 100])
  expect(proven).toMatchObject({ ilegibles: [], saltosDeSaldo: [] })
  const mixed = leer(propias(...two, ['07/10/2026', 'SPEI', '3', '', '1.00', '1,063.00']))
  expect(mixed.ilegibles.map(({ codigo }) => codigo)).toEqual([
    'sinImporte',
    'fechaIlegible',
    'sinImporte',
    'fechaIlegible',
  ])
})

const lineas = (...rows: string[]) => utf8(rows.join('\r\n'))
test.each([
  ['CARGO', 'ABONO'],
  ['C', 'A'],
  ['D', 'C'],
  ['D', 'H'],
  ['Retiro', 'Depósito'],
  ['-', '+'],
])(
  '[VI-B7] one amount without a sign, and %s or %s beside it: what left the account is no abono',
  (cargo, abono) => {
    const { movimientos, signosDudosos } = leer(
      lineas(
        'Fecha;Descripción;Monto;Tipo',
        `05/11/2026;SPEI;1,500.00;${abono}`,
        `06/11/2026;COMISION;12.50;${cargo}`,
      ),
      'bbvaMxn',
    )
    expect(movimientos.map((row) => [row.cargos, row.abonos])).toEqual([
      [0, 150_000],
      [1250, 0],
    ])
    expect(signosDudosos).toBeNull()
  },
)
test('[VI-B7] amounts headed twice are not one amount', () =>
  expect(
    readEstadoDeCuenta(
      lineas('Fecha;Concepto;Ref;Importe;;Saldo', ';;;Cargo;Abono;', '05/11/2026;COMISION;1;12.50;;100.00'),
      perfil('bbvaMxn'),
      perfiles,
    ),
  ).toMatchObject({ codigo: 'otroFormato' }))
test('[VI-B7] a row whose comma moved its cells is told, and never an amount', () => {
  const { movimientos, ilegibles } = leer(
    lineas(
      'Cuenta,0012345678',
      'Fecha,Concepto,Referencia,Cargo,Abono,Saldo',
      '05/11/2026,SPEI,1,,1500.00,2500.00',
      '06/11/2026,HOTEL SOL, S.A.,0212345,,150.00,2650.00',
      '07/11/2026,SPEI,2,,150,000.00,152650.00',
      '08/11/2026,SPEI,3,,10.00,152660.00',
    ),
  )
  expect(movimientos.map(({ abonos }) => abonos)).toEqual([150_000, 1000])
  expect(ilegibles.map(({ renglon, codigo }) => [renglon, codigo])).toEqual([
    [4, 'celdasDeMas'],
    [5, 'celdasDeMas'],
  ])
})
test('[VI-B7] movements under the number of another account are told, and are not this one’s', () => {
  const { movimientos, ilegibles } = leer(
    lineas(
      'Cuenta;0012345678',
      'Fecha;Concepto;Referencia;Cargo;Abono;Saldo',
      '05/11/2026;SPEI;1;;1,500.00;2,500.00',
      ';CUENTA 012180001234567890 DE ANA;;;;',
      'Cuenta;0099887766',
      'Fecha;Concepto;Referencia;Cargo;Abono;Saldo',
      '05/11/2026;SPEI;1;;77.00;77.00',
      'Cuenta;12345678',
      '06/11/2026;CUENTA 0099887766 DE TERCERO;1;;10.00;2,510.00',
    ),
  )
  expect(movimientos.map(({ abonos }) => abonos)).toEqual([150_000, 1000])
  expect(ilegibles.map(({ renglon, codigo }) => [renglon, codigo])).toEqual([
    [5, 'deOtraCuenta'],
    [7, 'deOtraCuenta'],
    [8, 'sinFechaNiImporte'],
  ])
})
test.each(['IMPORTE TOTAL DE ABONOS', 'GRAN TOTAL', 'SUMAS', 'SALDO AL 30/11/2026', 'NUEVO SALDO ACTUAL'])(
  '[VI-B7] a last row that says %s is told, also with a day',
  (name) => {
    const { movimientos, ilegibles } = leer(
      lineas(
        'Cuenta;0012345678',
        'Fecha;Concepto;Referencia;Cargo;Abono;Saldo',
        '05/11/2026;SPEI;1;;1,500.00;2,500.00',
        `30/11/2026;${name};;;1,500.00;`,
      ),
    )
    expect(movimientos).toHaveLength(1)
    expect(ilegibles.map(({ codigo }) => codigo)).toEqual(['pareceTotal'])
  },
)

test.each([
  ['opens and never closes', '"PAGO HOTEL', '"PAGO HOTEL'],
  ['closes within the cell', '"EL SOL" SA', '"EL SOL" SA'],
  ['is an inch', 'TUBO 5"', 'TUBO 5"'],
  ['stands behind a blank', ' "PAGO, HOTEL" ', 'PAGO, HOTEL'],
])('[VI-B7] a quote that %s swallows no cell and no row', (_what, escrito, leido) => {
  const texto = [
    'Cuenta,0012345678',
    'Fecha,Concepto,Referencia,Cargo,Abono,Saldo',
    `05/10/2026,${escrito},1,,"1,500.00","2,500.00"`,
    '06/10/2026,"COMISIÓN, IVA",2,500.00,,2000.00',
    `07/10/2026,${escrito},3,500.00,,1500.00`,
  ].join('\r\n')
  expect(leer(utf8(texto))).toMatchObject({
    ilegibles: [],
    saltosDeSaldo: [],
    movimientos: [
      { concepto: leido, abonos: 150_000, saldo: 250_000 },
      { concepto: 'COMISIÓN, IVA', cargos: 50_000 },
      { concepto: leido, cargos: 50_000, saldo: 150_000 },
    ],
  })
})
