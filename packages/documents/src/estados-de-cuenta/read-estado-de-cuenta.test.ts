import { describe, expect, test } from 'vitest'
import { arribaDe, writeLibro } from '../../testing/write-estado.ts'
import { perfiles } from './perfiles.ts'
import { readEstadoDeCuenta } from './read-estado-de-cuenta.ts'
import { readFecha, readImporte, readMeses } from './valores.ts'

const perfil = (clave: string) => {
  const found = perfiles.find((each) => each.clave === clave)
  if (!found) throw new Error(clave)
  return found
}
type Cell = string | number | null
const titulos = arribaDe(perfil('bbvaMxn'), '').slice(-1)[0] as string[]
const bbva = (rows: Cell[][]): Cell[][] => [
  ...(arribaDe(perfil('bbvaMxn'), '0101234567') as Cell[][]),
  ...rows,
]
const ok = (answer: ReturnType<typeof readEstadoDeCuenta>) => {
  if ('codigo' in answer) throw new Error(answer.codigo)
  return answer
}
// 46300 is 2026-10-05
const abono: Cell[] = [
  46300,
  'SPEI RECIBIDOSANTANDER',
  '0180000001',
  '014 0260801RESERVA ABC123',
  null,
  1500.5,
  11500.5,
]
const cargo: Cell[] = [46299, 'SPEI ENVIADO BANAMEX', '0180000002', '', 250, null, 10000]

describe('profiles', () => {
  test('[P-153, P-154, P-155] the ten sources, data from row index 2 (PROSA 3), extended reference where documented', () => {
    expect(perfiles.map((each) => each.nombre)).toEqual([
      'Click y Paga',
      'BBVA MXN',
      'BBVA USD',
      'Sabadell MXN',
      'Sabadell USD',
      'Sabadell EUR',
      'BX MXN',
      'Santander MXN',
      'IACEPTA',
      'PROSA',
    ])
    expect(perfiles.map((each) => each.filaDatos)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 3])
    const extended = perfiles
      .filter((each) => each.columnas.includes('referenciaAmpliada'))
      .map((each) => each.clave)
    expect(extended).toEqual(['clickYPaga', 'bbvaMxn', 'bbvaUsd', 'iacepta', 'prosa'])
  })
})

describe('reading a statement', () => {
  for (const formato of ['xlsx', 'xls', 'xml'] as const)
    test(`[P-156] a BBVA statement reads the same from ${formato}: day, texts with their zeros, amounts in centavos`, () => {
      const answer = ok(readEstadoDeCuenta(writeLibro(bbva([abono, cargo]), { formato }), perfil('bbvaMxn')))
      expect(answer.cuenta).toBe('0101234567')
      expect(answer.movimientos[0]).toEqual({
        renglon: 3,
        ordinal: 1,
        fechaOperacion: '2026-10-05',
        concepto: 'SPEI RECIBIDOSANTANDER',
        referencia: '0180000001',
        referenciaAmpliada: '014 0260801RESERVA ABC123',
        cargos: 0,
        abonos: 150050,
        saldo: 1150050,
        meses: 0,
      })
      expect(answer).toMatchObject({
        sumaCargos: 25000,
        sumaAbonos: 150050,
        desde: '2026-10-04',
        hasta: '2026-10-05',
        saldoFinal: 1150050,
        saltosDeSaldo: [],
        ilegibles: [],
      })
    })

  test('a sheet whose declared range begins below A1 is still counted from A1', () => {
    const answer = readEstadoDeCuenta(writeLibro([titulos, abono], { origen: 'A2' }), perfil('bbvaMxn'))
    expect(ok(answer).movimientos).toHaveLength(1)
  })

  test('headers of another source stop the import and name the source they fit', () => {
    const prosa = [['PROSA'], ['Afiliación', '7654321', 'Periodo'], titulos, abono]
    expect(readEstadoDeCuenta(writeLibro(prosa), perfil('bbvaMxn'))).toMatchObject({
      codigo: 'otroFormato',
      pareceDe: expect.arrayContaining([expect.objectContaining({ nombre: 'PROSA' })]),
    })
    expect(ok(readEstadoDeCuenta(writeLibro(prosa), perfil('prosa'))).cuenta).toBe('7654321')
    const seis = [
      ['Cuenta', '1'],
      titulos.filter((titulo) => titulo !== 'Referencia Ampliada'),
      [46300, 'X', '1', null, 10, 10],
    ]
    expect(readEstadoDeCuenta(writeLibro(seis), perfil('bbvaMxn'))).toMatchObject({
      codigo: 'otroFormato',
      pareceDe: expect.arrayContaining([expect.objectContaining({ nombre: 'Sabadell MXN' })]),
    })
  })

  test('totals, blank rows and rows without amounts or date are no movements', () => {
    const rows = bbva([
      abono,
      [null, 'continúa el texto', '', '', null, null, null],
      [],
      ['TOTAL', '', '', '', 250, 1500.5, null],
      [46299, 'SALDO INICIAL', '', '', null, null, 9000],
    ])
    const answer = ok(readEstadoDeCuenta(writeLibro(rows), perfil('bbvaMxn')))
    expect(answer.movimientos).toHaveLength(1)
    expect(answer.ilegibles).toEqual([])
  })

  test('a row with amounts and an unreadable date, none or two amounts is named with its row and reason', () => {
    const rows = bbva([
      ['ayer', 'X', '', '', null, 10, 10],
      [46300, 'Y', '', '', null, null, 10],
      [46300, 'Z', '', '', 5, 10, 10],
      [46300, 'W', '', '', null, '1.234', 10],
    ])
    const answer = ok(readEstadoDeCuenta(writeLibro(rows), perfil('bbvaMxn')))
    expect(answer.ilegibles.map(({ renglon, codigo }) => [renglon, codigo])).toEqual([
      [3, 'fechaIlegible'],
      [4, 'sinImporte'],
      [5, 'cargoYAbono'],
      [6, 'importeAmbiguo'],
    ])
  })

  test('[VII-B4] a movement of more text than can be kept is named with its row, its text cut; what goes on below one adds no more than fits', () => {
    const con = (concepto: string): Cell[] => abono.with(1, concepto)
    const sigue = Array.from({ length: 3 }, (): Cell[] => [
      null,
      'x'.repeat(900),
      null,
      null,
      null,
      null,
      null,
    ])
    const bytes = writeLibro(bbva([con('á'.repeat(1_100)), con('y'.repeat(9_000)), abono, ...sigue]))
    const { movimientos, ilegibles } = ok(readEstadoDeCuenta(bytes, perfil('bbvaMxn')))
    expect(ilegibles.map(({ renglon, codigo }) => [renglon, codigo])).toEqual([
      [3, 'textosDeMas'],
      [4, 'textosDeMas'],
      [8, 'sinFechaNiImporte'],
    ])
    expect(ilegibles[1]?.texto.length).toBeLessThan(2_100)
    expect(movimientos.map(({ referenciaAmpliada }) => referenciaAmpliada.length)).toEqual([1_827])
  })
  test('a break in the chain of balances names its row and blocks nothing', () => {
    const rows = bbva([[46301, 'C', '', '', null, 100, 11700.5], abono, cargo])
    const answer = ok(readEstadoDeCuenta(writeLibro(rows), perfil('bbvaMxn')))
    expect(answer.saltosDeSaldo).toEqual([3])
    expect(answer.movimientos).toHaveLength(3)
  })

  test('two equal rows of one day get ordinals 1 and 2', () => {
    const twin: Cell[] = [46300, 'VENTA', 'A1', '', null, 10, null]
    expect(
      ok(readEstadoDeCuenta(writeLibro(bbva([twin, twin])), perfil('bbvaMxn'))).movimientos.map(
        (row) => row.ordinal,
      ),
    ).toEqual([1, 2])
  })

  test('what is no spreadsheet, or is empty, is refused by its content', () => {
    expect(readEstadoDeCuenta(new TextEncoder().encode('%PDF-1.7'), perfil('bbvaMxn'))).toEqual({
      codigo: 'noEsHojaDeCalculo',
    })
    for (const nada of [writeLibro([]), new Uint8Array()])
      expect(readEstadoDeCuenta(nada, perfil('bbvaMxn'))).toMatchObject({ codigo: 'hojaVacia' })
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'
    expect(readEstadoDeCuenta(new TextEncoder().encode(bomb), perfil('bbvaMxn'))).toEqual({
      codigo: 'hojaIlegible',
    })
  })
})

describe('cells', () => {
  const text = (texto: string) => ({ texto, numero: null })
  test.each([
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['$ 1,234.50', 123450],
    ['1,234', 123400],
    ["'1500.00", 150000],
    ['12345.67', 1234567],
    ['1,234,567.89', 123456789],
    ['1.234.567,89', 123456789],
    ['0.5', 50],
    ['1500,5', 150050],
    ['1,500.5', 150050],
    ['12,34,5', 'ilegible'],
    ['1.234', 'ambiguo'],
    ['', null],
    ['-', null],
    ['12,34,56', 'ilegible'],
    ['abc', 'ilegible'],
    ['5', 500],
  ])('[P-159] the amount text %s reads as %s centavos', (texto, wanted) => {
    expect(readImporte(text(texto))).toBe(wanted)
  })
  test.each([
    ['03/02/2026', '2026-02-03'],
    ['3-2-2026', '2026-02-03'],
    ['2026-02-03', '2026-02-03'],
    ['03/FEB/26', '2026-02-03'],
    ["'03022026'", '2026-02-03'],
    ['5 oct 2026', '2026-10-05'],
    ['31/02/2026', null],
    ['02/13/2026', null],
    ['', null],
  ])('[P-146] the day %s reads as %s, day first', (texto, wanted) => {
    expect(readFecha(text(texto), false)).toBe(wanted)
  })
  test('a serial of a 1904 workbook is 1462 days later', () => {
    expect(readFecha({ texto: '', numero: 46300 - 1462 }, true)).toBe('2026-10-05')
  })
  test.each([
    ['A 6 MESES SIN INTERESES', 6],
    ['12 MSI', 12],
    ['5 MESES', 0],
    ['LOC ABC123', 0],
  ])('[P-157] months of %s are %i', (texto, wanted) => {
    expect(readMeses(texto)).toBe(wanted)
  })
})
