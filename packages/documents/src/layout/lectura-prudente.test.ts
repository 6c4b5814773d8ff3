import { type CellObject, CFB, utils, type WorkSheet, write } from '@e965/xlsx'
import type { CeldaVista } from '@valija/domain/lotes/layout/celda-ilegible.ts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { guardWorkbook } from '../hoja/workbook-guard.ts'
import { centavosOfCell } from './amount.ts'
import { ColumnasDudosas, columnasLayout } from './columnas.ts'
import { readLayout } from './read-layout.ts'

const titulos = [...columnasLayout]
const fila = (folio: unknown, total = 1160): unknown[] => [
  folio,
  `AT${String(folio)}`,
  1000,
  160,
  0,
  0,
  total,
]

type Hoja = {
  nombre: string
  filas: unknown[][]
  oculta?: boolean
  celdas?: Record<string, CellObject>
  combinadas?: string[]
}
function libro(hojas: Hoja[], bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const book = utils.book_new()
  for (const { nombre, filas, celdas = {}, combinadas = [] } of hojas) {
    const sheet: WorkSheet = utils.aoa_to_sheet(filas)
    Object.assign(sheet, celdas)
    sheet['!merges'] = combinadas.map((rango) => utils.decode_range(rango))
    utils.book_append_sheet(book, sheet, nombre)
  }
  book.Workbook = { Sheets: hojas.map(({ oculta }) => ({ Hidden: oculta ? 1 : 0 })) }
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer)
}
/** An .xls with a record of its row, counted from 0, which the library does not write: that it is hidden. */
function hideRow(bytes: Buffer, fila: number): Buffer {
  const cfb = CFB.read(bytes, { type: 'buffer' }) as { FullPaths: string[] }
  const stream = CFB.find(cfb, '/Workbook') as { content: Buffer; size: number }
  const antes = Buffer.from(stream.content)
  const next = (at: number) => at + 4 + antes.readUInt16LE(at + 2)
  let at = 0
  while (antes.readUInt16LE(at) !== 0x0200) at = next(at)
  const row = Buffer.alloc(20)
  for (const [lugar, valor] of [
    [0, 0x0208],
    [2, 16],
    [4, fila],
    [8, 7],
    [10, 300],
    [16, 0x20],
  ] as const)
    row.writeUInt16LE(valor, lugar)
  stream.content = Buffer.concat([antes.subarray(0, next(at)), row, antes.subarray(next(at))])
  stream.size = stream.content.length
  return CFB.write(cfb, { type: 'buffer' }) as Buffer
}
const una = (filas: unknown[][], resto: Partial<Hoja> = {}) =>
  readLayout(libro([{ nombre: 'Hoja1', filas, ...resto }]))
const dudosas = (work: () => unknown) => {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof ColumnasDudosas ? [error.columnas, error.parece] : error
  }
}

describe('[VI-D1] a cell that is no amount is said, and never a number', () => {
  const malas: [string, CellObject, CeldaVista][] = [
    ['an Excel error', { t: 'e', v: 42 }, { codigo: 'valor', valor: '#N/A' }],
    ['an error a formula ended in', { t: 'e', v: 23, f: 'A9+1' }, { codigo: 'valor', valor: '#REF!' }],
    ['a truth', { t: 'b', v: true }, { codigo: 'valor', valor: 'VERDADERO' }],
    ['a day', { t: 'n', v: 46_000, z: 'dd/mm/yyyy' }, { codigo: 'fecha' }],
    ['a rate', { t: 'n', v: 0.16, z: '0%' }, { codigo: 'valor', valor: '16%' }],
    ['a text that is a rate', { t: 's', v: '16%' }, { codigo: 'texto', valor: '16%' }],
    ['a number two countries read differently', { t: 's', v: '1.234' }, { codigo: 'texto', valor: '1.234' }],
  ]
  test.each(['xlsx', 'biff8'] as const)('in a %s', (tipo) => {
    for (const [que, celda, visto] of malas) {
      const bytes = libro([{ nombre: 'Layout', filas: [titulos, fila('1')], celdas: { D2: celda } }], tipo)
      const [renglon] = readLayout(bytes).renglones
      expect([que, renglon?.iva, renglon?.ilegibles]).toEqual([que, 0, [{ campo: 'iva', visto }]])
    }
  })
  test('a formula nobody has computed is no zero', () => {
    const [renglon] = una([titulos, fila('1')], {
      celdas: { G2: { t: 'n', f: 'C2+D2' } },
    }).renglones
    expect(renglon?.ilegibles).toEqual([{ campo: 'totalReserva', visto: { codigo: 'sinResultado' } }])
  })
  test.each(['<f>C2+D2</f>', '<f>C2+D2</f><v></v>', '<f>C2+D2</f><v/>', '<x:f>C2+D2</x:f>'])(
    'nor one that other programs wrote, and the styled rows below are none: %s',
    (formula) => {
      const entera = unzipSync(libro([{ nombre: 'Hoja1', filas: [titulos, fila('1')] }]))
      expect(guardWorkbook(zipSync(entera)).formulas).toBe(false)
      const hoja = strFromU8(entera['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
        .replace(/(<c r="G2"[^>]*>).*?<\/c>/, `$1${formula}</c>`)
        .replace('</sheetData>', '<row r="30000"><c r="A30000" s="0"/></row></sheetData>')
        .replace(/<dimension[^>]*>/, '<dimension ref="A1:G30000"/>')
      const bytes = zipSync({ ...entera, 'xl/worksheets/sheet1.xml': strToU8(hoja) })
      expect(guardWorkbook(bytes).formulas).toBe(true)
      expect(readLayout(bytes, 30_000).renglones.map(({ ilegibles }) => ilegibles)).toEqual([
        [{ campo: 'totalReserva', visto: { codigo: 'sinResultado' } }],
      ])
      expect(readLayout(bytes, 10).renglones).toHaveLength(1)
    },
  )
  test.each([
    ['str', '<f>C2+D2</f>', true],
    ['inlineStr', '<f>C2+D2</f>', true],
    ['str', '<f>C2+D2</f><v></v>', false],
  ])(
    '[IX-C3] nor one of a text (%s, %s), of any prefix; an empty text that was computed is empty: %#',
    (tipo, formula, sinCalcular) => {
      const entera = unzipSync(libro([{ nombre: 'Hoja1', filas: [titulos, fila('1')] }]))
      for (const prefijo of ['', 'x:']) {
        const celda = `<c r="G2" t="${tipo}">${formula}</c>`.replaceAll(/<(\/?)(?=[cfv])/g, `<$1${prefijo}`)
        const hoja = strFromU8(entera['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
        const bytes = zipSync({
          ...entera,
          'xl/worksheets/sheet1.xml': strToU8(hoja.replace(/<c r="G2"[^>]*>.*?<\/c>/, celda)),
        })
        expect([prefijo, readLayout(bytes).renglones[0]?.ilegibles]).toEqual([
          prefijo,
          sinCalcular ? [{ campo: 'totalReserva', visto: { codigo: 'sinResultado' } }] : [],
        ])
      }
    },
  )
  test('[IX-C3] rows that are hidden are read and said, those without anything are not', () => {
    const entera = unzipSync(
      libro([
        {
          nombre: 'Hoja1',
          filas: [titulos, ...['1', '2', '3', '4', '5'].map((folio) => fila(folio)), [null]],
        },
      ]),
    )
    const hoja = strFromU8(entera['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const bytes = zipSync({
      ...entera,
      'xl/worksheets/sheet1.xml': strToU8(hoja.replaceAll(/<row r="([3467])"/g, '$& hidden="1"')),
    })
    const { renglones, avisos } = readLayout(bytes)
    expect(renglones.map(({ folio }) => folio)).toEqual(['1', '2', '3', '4', '5'])
    expect(avisos).toEqual([{ codigo: 'layoutFilasOcultas', filas: [3, 4, 6] }])
  })
  test.each(['biff8', 'xlml', 'xlsb'] as const)(
    '[IX-C3] rows that are hidden are said of every kind of workbook: %s',
    (bookType) => {
      const sheet: WorkSheet = utils.aoa_to_sheet([titulos, ...['1', '2', '3'].map((folio) => fila(folio))])
      sheet['!rows'] = [{}, {}, { hidden: true }]
      const book = utils.book_new(sheet, 'Hoja1')
      const bytes = write(book, { type: 'buffer', bookType }) as Buffer
      const { renglones, avisos } = readLayout(
        new Uint8Array(bookType === 'biff8' ? hideRow(bytes, 2) : bytes),
      )
      expect(renglones.map(({ folio }) => folio)).toEqual(['1', '2', '3'])
      expect(avisos).toEqual([{ codigo: 'layoutFilasOcultas', filas: [3] }])
    },
  )
  test('an error where the localizador should be keeps its row', () => {
    const { renglones } = una([titulos, ['1', null, null, null, null, null, null]], {
      celdas: { B2: { t: 'e', v: 42 } },
    })
    expect(renglones[0]?.ilegibles).toEqual([
      { campo: 'bookingCode', visto: { codigo: 'valor', valor: '#N/A' } },
    ])
  })
  test('a folio the spreadsheet has already rounded is not taken', () => {
    expect(una([titulos, fila(123_456_789_012_345_680)]).renglones[0]?.ilegibles).toEqual([
      { campo: 'folio', visto: { codigo: 'numeroLargo' } },
    ])
  })
  test('[VII-B4] a text that no folio or code is keeps its row, and is said not to be one', () => {
    const visto = { codigo: 'textoLargo' }
    expect(una([titulos, fila('A'.repeat(201))]).renglones[0]?.ilegibles).toEqual([
      { campo: 'folio', visto },
      { campo: 'bookingCode', visto },
    ])
    expect(una([titulos, fila('A'.repeat(190))]).renglones[0]?.ilegibles).toEqual([])
  })
  test('[VII-B1] a format longer than a spreadsheet takes is none, and is not gone through for each cell', () => {
    const folios = ['"A-"000', `"A-"000${'0?/0?'.repeat(60)}`].map(
      (z) => una([titulos, fila('1')], { celdas: { A2: { t: 'n', v: 12, z } } }).renglones[0]?.folio,
    )
    expect(folios).toEqual(['A-012', '12'])
  })
  test('texts are read when they can be one amount only', () => {
    const leidos = [
      '1,234.50',
      '1 234.50',
      '(1,234.50)',
      '1,500.00-',
      '−5.00',
      '- 5',
      '$ -5.00',
      '1,234',
      '12.5 MXN',
    ]
    expect(leidos.map(centavosOfCell)).toEqual([
      123_450, 123_450, -123_450, -150_000, -500, -500, -500, 123_400, 1250,
    ])
    const dudosos = [
      '1.234',
      '12.345',
      '0,123',
      '1234,567',
      '1,23,456',
      '1.234,50',
      '12 34',
      '(-5)',
      '--5',
      '1,234 567',
      '5e3',
      '$',
      'N/A',
    ]
    expect(dudosos.map(centavosOfCell)).toEqual(dudosos.map((texto) => (texto === '$' ? 0 : null)))
  })
  test('an iva nobody wrote is told from an iva of zero', () => {
    const { renglones } = una([
      titulos,
      ['1', 'A', 10, null, 0, 0, 10],
      ['2', 'B', 10, 0, 0, 0, 10],
      ['3', 'C', 10, ' ', 0, 0, 10],
    ])
    expect(renglones.map(({ ivaVacio }) => ivaVacio)).toEqual([true, false, true])
  })
})

describe('[VI-D1] rows are read by their headers', () => {
  const leida = (filas: unknown[][]) => {
    const { renglones, avisos } = una(filas)
    const [r] = renglones
    return [
      r && [r.folio, r.bookingCode, r.base, r.iva, r.otrosImpuestos, r.propinas, r.totalReserva],
      avisos.map(({ codigo }) => codigo),
    ]
  }
  const bien = ['1', 'AT1', 100_000, 16_000, 3000, 200, 119_200]
  test('whatever their case, accents and blanks', () => {
    expect(
      leida([
        [' Fólio ', 'BOOKING CODE', 'Base', 'I.V.A.', 'Otros  Impuestos', 'própinas', 'Total_Reserva'],
        ['1', 'AT1', 1000, 160, 30, 2, 1192],
      ]),
    ).toEqual([bien, []])
  })
  test('in another order, and it is said', () => {
    const [renglon, avisos] = leida([
      ['totalReserva', 'folio', 'iva', 'base', 'propinas', 'otros impuestos', 'bookingCode'],
      [1192, '1', 160, 1000, 2, 30, 'AT1'],
    ])
    expect([renglon, avisos]).toEqual([bien, ['layoutOtroOrden']])
  })
  test('past an inserted column, which is named', () => {
    const { renglones, avisos } = una([
      ['folio', 'bookingCode', 'Noches', ...titulos.slice(2)],
      ['1', 'AT1', 4, 1000, 160, 30, 2, 1192],
    ])
    expect(renglones[0]).toMatchObject({ base: 100_000, totalReserva: 119_200 })
    expect(avisos).toContainEqual({
      codigo: 'layoutColumnaAjena',
      columnas: [{ letra: 'C', titulo: 'Noches' }],
    })
  })
  test('under title rows', () => {
    expect(leida([['Hotel Arrecife'], ['Octubre'], titulos, ['1', 'AT1', 1000, 160, 30, 2, 1192]])).toEqual([
      bien,
      ['layoutFilasArriba'],
    ])
  })
  test('without a header, by position and said: its first row is a row', () => {
    const { renglones, avisos } = una([fila('1'), fila('2')])
    expect(renglones.map(({ folio }) => folio)).toEqual(['1', '2'])
    expect(avisos).toEqual([{ codigo: 'layoutSinEncabezado' }])
  })
  test('without a header and with the total elsewhere nothing is read: the column is named', () => {
    expect(
      dudosas(() =>
        una([
          ['1', 'AT1', 1160, 1000, 160, 0, 0],
          ['2', 'AT2', 580, 500, 80, 0, 0],
        ]),
      ),
    ).toEqual([titulos.join(', '), 'C'])
    expect(
      dudosas(() =>
        una([
          ['Nº', 'Clave', 'Noches', 'Neto', 'Imp', 'O', 'T', 'Importe'],
          ['1', 'AT1', 3, 1000, 160, 0, 0, 1160],
        ]),
      )?.[1 as never],
    ).toBe('H')
  })
  test('a header that does not name the total, which is in column C', () => {
    expect(
      dudosas(() =>
        una([
          ['folio', 'bookingCode', 'Importe', 'base', 'iva', 'otros impuestos', 'propinas'],
          ['1', 'AT1', 1160, 1000, 160, 0, 0],
        ]),
      ),
    ).toEqual(['totalReserva', 'C'])
  })
  test('a column named twice', () => {
    expect(
      dudosas(() =>
        una([
          [...titulos, 'IVA'],
          [...fila('1'), 9],
        ]),
      ),
    ).toEqual(['iva (D, H)', null])
  })
  test('a column without its name in its own place is read by position and said; one that is missing is a zero and said', () => {
    expect(
      una([
        ['folio', 'bookingCode', 'Tarifa', 'iva', 'otros impuestos', 'propinas', 'totalReserva'],
        fila('1'),
      ]).avisos,
    ).toEqual([
      { codigo: 'layoutColumnaPorPosicion', campo: 'base', columna: { letra: 'C', titulo: 'Tarifa' } },
    ])
    const { renglones, avisos } = una([
      ['folio', 'bookingCode', 'base', 'iva', 'totalReserva'],
      ['1', 'AT1', 1000, 160, 1160],
    ])
    expect(renglones[0]).toMatchObject({ propinas: 0, totalReserva: 116_000 })
    expect(avisos.filter(({ codigo }) => codigo === 'layoutSinColumna')).toHaveLength(2)
  })
  test('merged folios are taken for all their rows and said; a merged amount is no row’s', () => {
    const { renglones, avisos } = una([titulos, fila('7'), [null, 'AT8', 500, 80, 0, 0, null]], {
      combinadas: ['A2:A3', 'G2:G3'],
    })
    expect(renglones.map(({ folio }) => folio)).toEqual(['7', '7'])
    expect(renglones.map(({ ilegibles }) => ilegibles)).toEqual([
      [{ campo: 'totalReserva', visto: { codigo: 'combinada' } }],
      [{ campo: 'totalReserva', visto: { codigo: 'combinada' } }],
    ])
    expect(avisos).toContainEqual({ codigo: 'layoutCeldasCombinadas', celdas: ['A2:A3'] })
  })
})

describe('[VI-D1] on the sheet that has them', () => {
  const notas = { nombre: 'Instrucciones', filas: [['Llena la hoja de reservas']] }
  const de = (hojas: Hoja[]) => {
    const { renglones, avisos } = readLayout(libro(hojas))
    return [renglones.map(({ folio }) => folio), avisos]
  }
  test('the second one', () => {
    expect(de([notas, { nombre: 'Reservas', filas: [titulos, fila('1')] }])).toEqual([['1'], []])
  })
  test('not a hidden one while one in sight has rows, and the other is named', () => {
    const vieja = { nombre: 'Layout', filas: [titulos, fila('9')], oculta: true }
    expect(de([vieja, { nombre: 'Octubre', filas: [titulos, fila('1')] }])).toEqual([
      ['1'],
      [{ codigo: 'layoutOtraHoja', hojas: ['Layout'] }],
    ])
    expect(de([notas, vieja])).toEqual([['9'], [{ codigo: 'layoutHojaOculta', hoja: 'Layout' }]])
  })
  test.each(['Layout', 'Enero'])(
    'past an empty one called %s, when another in sight has the rows',
    (nombre) => {
      const vacia = { nombre, filas: [titulos, ['1', '', '', '', '', '', '']] }
      expect(de([vacia, { nombre: 'Octubre', filas: [titulos, fila('2')] }])).toEqual([['2'], []])
      expect(de([vacia, { nombre: 'Octubre', filas: [titulos] }])).toEqual([[], []])
    },
  )
  test('of two in sight the one called Layout, and the other is named', () => {
    expect(
      de([
        { nombre: 'Enero', filas: [titulos, fila('1')] },
        { nombre: 'layout', filas: [titulos, fila('2')] },
      ]),
    ).toEqual([['2'], [{ codigo: 'layoutOtraHoja', hojas: ['Enero'] }]])
  })
})
