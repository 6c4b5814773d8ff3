import { CFB, read, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { guardWorkbook, LibroRechazado } from '../hoja/workbook-guard.ts'
import { centavosOfCell } from './amount.ts'
import { textoDe } from './cell.ts'
import { columnasLayout } from './columnas.ts'
import { readLayout } from './read-layout.ts'
import { writeExcepciones, writePlantilla } from './write-layout.ts'

const book = (rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx') => {
  const libro = utils.book_new()
  utils.book_append_sheet(libro, utils.aoa_to_sheet(rows), 'Hoja1')
  return new Uint8Array(write(libro, { type: 'buffer', bookType, compression: true }) as Buffer)
}
const titulos = [...columnasLayout]

describe('reading a layout', () => {
  test.each(['xlsx', 'biff8'] as const)(
    '[B-049, B-070] %s: the first row is a header, the columns come in the documented order',
    (tipo) => {
      const { renglones, deExcepciones } = readLayout(
        book([titulos, ['A100', 'AT10100001', 1000, 160, 35, 50, 1245]], tipo),
      )
      expect(deExcepciones).toBe(false)
      expect(renglones).toEqual([
        {
          fila: 2,
          folio: 'A100',
          bookingCode: 'AT10100001',
          base: 100_000,
          iva: 16_000,
          otrosImpuestos: 3_500,
          propinas: 5_000,
          totalReserva: 124_500,
          ilegibles: [],
          ivaVacio: false,
          original: null,
        },
      ])
    },
  )
  test('[B-050] amounts are rounded to two decimals, half away from zero, without binary noise', () => {
    expect([1.005, 2.675, 1234.4999999999998, -1.005, 0.1 + 0.2].map(centavosOfCell)).toEqual([
      101, 268, 123_450, -101, 30,
    ])
  })
  test('[B-050] amounts typed as text are read, and what is no amount is named', () => {
    expect(['$1,234.50', ' 99 ', '(5.25)', '', '-', 'MXN 10.00'].map(centavosOfCell)).toEqual([
      123_450, 9_900, -525, 0, 0, 1000,
    ])
    expect(['abc', '1.2.3', '12,34', true, 1e20, Number.NaN].map(centavosOfCell)).toEqual(
      Array.from({ length: 6 }, () => null),
    )
    const { renglones } = readLayout(book([titulos, ['1', 'X', 'mil', 0, 0, 0, 5]]))
    expect(renglones[0]?.ilegibles).toEqual([{ campo: 'base', visto: { codigo: 'texto', valor: 'mil' } }])
  })
  test('[B-147] a folio held as a number is text, leading zeros kept as shown', () => {
    const hoja = utils.aoa_to_sheet([titulos, [20417, 'X', 1, 0, 0, 0, 1], [123, 'Y', 1, 0, 0, 0, 1]])
    Object.assign(hoja.A3 as object, { z: '00000' })
    const libro = utils.book_new()
    utils.book_append_sheet(libro, hoja, 'Hoja1')
    const bytes = new Uint8Array(write(libro, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
    expect(readLayout(bytes).renglones.map(({ folio }) => folio)).toEqual(['20417', '00123'])
  })
  test.each([
    ['"A-"000', 12, 'A-012'],
    ['00-000', 12_345, '12-345'],
    ['"F"0;-0', 7, 'F7'],
    ['#,##0.00', 1234, '1234'],
    ['_-"$"* #,##0_-', 1234, '1234'],
    ['[$MXN] #,##0', 1234, '1234'],
    ['#,##0,', 1_234_567, '1234567'],
    ['0.00E+00', 1_234_567, '1234567'],
    ['"F', 12, '12'],
  ])(
    '[VI-D1] a folio of a cell with the format %s is what whoever wrote it sees: %d is %s',
    (z, v, texto) => {
      expect(textoDe({ t: 'n', v, z })).toEqual({ texto })
    },
  )
  test('rows are counted from the top of the sheet, blank ones are none', () => {
    const { renglones } = readLayout(
      book([titulos, [], ['1', 'X', 1, 0, 0, 0, 1], ['2', '', '', '', '', '', '']]),
    )
    expect(renglones.map(({ fila }) => fila)).toEqual([3])
  })
})

describe('a hostile file', () => {
  const motivoDe = (bytes: Uint8Array) => {
    try {
      readLayout(bytes)
      return null
    } catch (error) {
      return error instanceof LibroRechazado ? error.motivo : error
    }
  }
  test('[B-070] what is no workbook is refused by its content', () => {
    expect(motivoDe(Buffer.from('folio,bookingCode\n1,2'))).toBe('noEsExcel')
    expect(motivoDe(Buffer.from('%PDF-1.4'))).toBe('noEsExcel')
    expect(motivoDe(Buffer.from('<html><table></table></html>'))).toBe('noEsExcel')
    expect(motivoDe(Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>'))).toBe('noEsExcel')
  })
  test('a damaged one and a truncated zip are named so', () => {
    const bytes = book([titulos, ['1', 'X', 1, 0, 0, 0, 1]])
    expect(motivoDe(bytes.subarray(0, bytes.length - 200))).toBe('danado')
    expect(motivoDe(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]))).toBe('danado')
  })
  test('[IX-C3] one that wants a password says so, .xlsx or .xls: to save it again would not help', () => {
    const paquete = CFB.utils.cfb_new()
    for (const nombre of ['/EncryptionInfo', '/EncryptedPackage'])
      CFB.utils.cfb_add(paquete, nombre, Buffer.alloc(9000, 7))
    expect(motivoDe(CFB.write(paquete, { type: 'buffer' }) as Uint8Array)).toBe('conClave')
    const viejo = CFB.read(book([titulos], 'biff8'), { type: 'buffer' })
    const flujo = CFB.find(viejo, 'Workbook')
    if (!flujo) throw new Error('no Workbook in the .xls')
    const bytes = Buffer.from(flujo.content as Uint8Array)
    const desde = 4 + bytes.readUInt16LE(2)
    // FILEPASS, encrypted with RC4, right after BOF.
    const clave = Buffer.alloc(4 + 54)
    clave.writeUInt16LE(0x2f, 0)
    clave.writeUInt16LE(54, 2)
    clave.writeUInt16LE(1, 4)
    clave.writeUInt16LE(1, 6)
    clave.writeUInt16LE(1, 8)
    flujo.content = Buffer.concat([bytes.subarray(0, desde), clave, bytes.subarray(desde)])
    flujo.size = flujo.content.length
    expect(motivoDe(CFB.write(viejo, { type: 'buffer' }) as Uint8Array)).toBe('conClave')
  })
  test('a bomb is refused by what it really holds', () => {
    const bytes = book([titulos])
    expect(() => guardWorkbook(bytes, { bytes: 1e6, bytesDescomprimidos: 1000, entradas: 100 })).toThrow(
      'demasiadoGrande',
    )
    expect(() => guardWorkbook(bytes, { bytes: 1e6, bytesDescomprimidos: 1e6, entradas: 2 })).toThrow(
      'demasiadoGrande',
    )
  })
  test('a bomb that says it is small is refused all the same', () => {
    const bytes = book([titulos])
    const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // Every size in the directory and before each entry says one byte.
    for (let i = 0; i < bytes.length - 46; i++) {
      if (vista.getUint32(i, true) === 0x02014b50) vista.setUint32(i + 24, 1, true)
      if (vista.getUint32(i, true) === 0x04034b50) vista.setUint32(i + 22, 1, true)
    }
    expect(() => guardWorkbook(bytes, { bytes: 1e6, bytesDescomprimidos: 2000, entradas: 100 })).toThrow(
      'demasiadoGrande',
    )
  })
  test('a directory with two counts, or a second end after it, is damaged', () => {
    const counts = book([titulos])
    new DataView(counts.buffer, counts.byteOffset).setUint16(counts.length - 22 + 10, 1, true)
    expect(motivoDe(counts)).toBe('danado')
    const twice = new Uint8Array([
      ...book([titulos]),
      0x50,
      0x4b,
      0x05,
      0x06,
      ...Array.from({ length: 16 }, () => 0),
    ])
    expect(motivoDe(twice)).toBe('danado')
  })
})

describe('writing', () => {
  test('[B-029] the template carries the accepted folios and reads back as no rows', async () => {
    const bytes = await writePlantilla([
      { folio: 'H1001', uuid: 'U', fecha: '2026-10-08', metodoPago: 'PPD', total: 124_500 },
    ])
    const libro = read(bytes, { type: 'array' })
    expect(libro.SheetNames).toEqual(['Layout', 'Facturas'])
    const rows = utils.sheet_to_json<string[]>(libro.Sheets.Layout as never, { header: 1 })
    expect(rows[0]).toEqual(titulos)
    expect(rows[1]?.[0]).toBe('H1001')
    expect(readLayout(bytes).renglones).toEqual([])
  })
  test('the sheet of exceptions says why, names a candidate and comes back as itself', async () => {
    const bytes = await writeExcepciones([
      {
        numero: 7,
        folio: 'H1001',
        bookingCode: '=HYPERLINK("x")',
        importes: [100_000, 16_000, null, 0, 116_000],
        motivo: 'La reserva no existe',
        candidata: 'AT10100001',
      },
    ])
    const { renglones, deExcepciones } = readLayout(bytes)
    expect(deExcepciones).toBe(true)
    expect(renglones[0]).toMatchObject({
      original: 7,
      folio: 'H1001',
      totalReserva: 116_000,
      ilegibles: [{ campo: 'otrosImpuestos', visto: { codigo: 'texto', valor: '¿?' } }],
    })
    expect(renglones[0]?.bookingCode).toBe('=HYPERLINK("x")')
    const hoja = read(bytes, { type: 'array' }).Sheets.Layout
    expect(hoja?.B2?.v).toBe('\'=HYPERLINK("x")')
  })
})
