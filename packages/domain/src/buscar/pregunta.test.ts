import { describe, expect, test } from 'vitest'
import type { Dia } from '../tiempo/dia.ts'
import { nombreDe, partesDe, readDia, readImporte, readPregunta } from './pregunta.ts'

const hoy = '2026-10-10' as Dia

describe('what was typed in the search box', () => {
  test.each([
    ['1234.50', 123_450],
    ['1,234.50', 123_450],
    ['$1,234', 123_400],
    ['$ 1,234.5 MXN', 123_450],
    ['1234567', 123_456_700],
    ['USD 1,234.50', 123_450],
    ['US$1,234', 123_400],
    ['$1,234.50 M.N.', 123_450],
    ['1,234 dólares', 123_400],
    ['-1,234.50', 123_450],
    ['($1,234.50)', 123_450],
    ['12,34.50', null],
    ['1.234,50', 123_450],
    ['$1.234.567,5', 123_456_750],
    ['1234,50', 123_450],
    ['1.234', null],
    ['+1,234.50', 123_450],
    ["1'234,567.00", 123_456_700],
    ["1'23,456.00", null],
    ['1,234.50-', 123_450],
    ['MX$1,234.50', 123_450],
    ['1,234.', 123_400],
    ['A1234', null],
  ])('[X-4] an amount with or without commas: %s', (texto, centavos) => {
    expect(readImporte(texto)).toBe(centavos)
  })

  test.each([
    ['16/10/2026', '2026-10-16'],
    ['6/1/26', '2026-01-06'],
    ['16-10-2026', '2026-10-16'],
    ['2026-10-16', '2026-10-16'],
    ['16/10', '2026-10-16'],
    ['16 de octubre de 2025', '2025-10-16'],
    ['16 oct', '2026-10-16'],
    ['3 setiembre 2026', '2026-09-03'],
    ['3oct', '2026-10-03'],
    ['oct 3', '2026-10-03'],
    ['octubre 3, 2025', '2025-10-03'],
    ['2026/10/16', '2026-10-16'],
    ['2026-10-16T14:32:11', '2026-10-16'],
    ['16/10/2026 02:32 p. m.', '2026-10-16'],
    ['16 oct, 14:32', '2026-10-16'],
    ['hoy', '2026-10-10'],
    ['Ayer', '2026-10-09'],
    ['octubre 2026', null],
    ['31/02/2026', null],
    ['10/16/2026', null],
    ['16', null],
    ['12 hoteles', null],
  ])('[X-4] a day, day first: %s', (texto, dia) => {
    expect(readDia(texto, hoy)).toBe(dia)
  })

  test.each([
    ['1,234', true],
    ['$1234', true],
    ['1.234.567', false],
    ['1,234.', true],
    ['1,234.00', false],
    ['1234,50', false],
    ['1.234,5', false],
    ['99', false],
    ['#1234', false],
    ['total 1234', true],
    ['folio 1234', false],
    ['lote 1234', false],
    ['A1234', false],
  ])('[X-4] an amount of a hundred or more may have the centavos that were not typed: %s', (texto, sin) => {
    expect(readPregunta(texto, hoy)?.sinCentavos).toBe(sin)
  })

  test.each([
    ['2027-01-10', '13/11', '2026-11-13'],
    ['2027-01-10', '13 nov', '2026-11-13'],
    ['2026-12-20', '6 ene', '2027-01-06'],
    ['2026-12-20', '6/1/26', '2026-01-06'],
    ['2027-03-01', '29/02', '2028-02-29'],
  ])('[X-4] a day without its year is the nearest to today: on %s, %s', (un, texto, dia) => {
    expect(readDia(texto, un as Dia)).toBe(dia)
  })

  test.each([
    ['póliza ANT-238-1409', { codigo: 'ANT-238-1409' }],
    ['Folio: 0123', { codigo: '0123' }],
    ['pago #1409', { numero: 1409, importe: null }],
    ['lote 7', { numero: 7, palabras: ['lote', '7'] }],
    ['RFC HPC-900101-AB1', { plano: 'HPC900101AB1', palabras: ['HPC900101AB1'] }],
    ['pago de Ana', { codigo: 'PAGODEANA', palabras: ['Ana'] }],
    ['lotería', { codigo: 'LOTERÍA' }],
    ['Folio fiscal: f09c6b72-3f1e', { uuid: 'f09c6b72-3f1e' }],
    ['clave de rastreo: MBAN0100', { plano: 'MBAN0100', palabras: ['MBAN0100'] }],
    ['número de póliza ANT-238', { codigo: 'ANT-238' }],
    ['monto $1,234.50', { importe: 123_450 }],
    ['fecha de pago: 16/10/2026', { dia: '2026-10-16' }],
    ['pago del 16 de octubre', { dia: '2026-10-16' }],
    ['Nº 1409', { numero: 1409 }],
    ['loc. KTR482', { codigo: 'KTR482' }],
    ['#KTR482', { codigo: 'KTR482' }],
    ['Fact. 6032', { codigo: '6032' }],
    ['Serie H, folio 6032', { codigo: 'H6032' }],
    ['f09c6b72-3f1e.xml', { uuid: 'f09c6b72-3f1e' }],
    ['{F09C6B72-3F1E}', { uuid: 'f09c6b72-3f1e' }],
    ['(f09c6b72).', { uuid: 'f09c6b72' }],
    ['KTR482.', { codigo: 'KTR482', palabras: ['KTR482'] }],
  ])('[X-4] a code is found by what people call it: %s', (texto, leida) => {
    expect(readPregunta(texto, hoy)).toMatchObject(leida)
  })

  test('[X-4] the beginning of a uuid is one with hyphens and without, in capitals and not', () => {
    expect(readPregunta('F09C6B72', hoy)?.uuid).toBe('f09c6b72')
    expect(readPregunta('F09C6B723F1E4C11', hoy)?.uuid).toBe('f09c6b72-3f1e-4c11')
    expect(readPregunta('f09c6b72-3f1e', hoy)?.uuid).toBe('f09c6b72-3f1e')
    expect(readPregunta('CORAL', hoy)?.uuid).toBeNull()
  })

  test.each([
    ['cbb6d4', 'cbb6d4'],
    ['0d1247CBB6D4', '0d1247cbb6d4'],
    ['f8-0d1247cbb6d4', 'f8-0d1247cbb6d4'],
    ['CBB6D', null],
    ['f09c6b72-3f1e-4c11-8a2b-0d1247cbb6d4', null],
  ])('[X-4] from six on what was typed may be the end of a uuid: %s', (texto, fin) => {
    expect(readPregunta(texto, hoy)?.finDeUuid).toBe(fin)
  })

  const octubre = ['2026-10-01', '2026-10-31']
  test.each([
    ['Río Sereno octubre', ['Río', 'Sereno'], octubre, ['2027-10-01', '2027-10-31']],
    ['Coral en enero', ['Coral'], ['2026-01-01', '2026-01-31'], ['2027-01-01', '2027-01-31']],
    ['Coral dic.', ['Coral'], ['2025-12-01', '2025-12-31'], ['2026-12-01', '2026-12-31']],
    ['Xcaret oct 2026', ['Xcaret'], octubre],
    ['octubre 2026 Xcaret', ['Xcaret'], octubre],
    ['Xcaret del mes de octubre de 2026', ['Xcaret'], octubre],
    ['hotel Xcaret 10/2026', ['Xcaret'], octubre],
    ['Xcaret febrero 2028', ['Xcaret'], ['2028-02-01', '2028-02-29']],
    ['Xcaret 2025', ['Xcaret'], ['2025-01-01', '2025-12-31']],
    ['Íñigo Ruiz 15/11/2026', ['Íñigo', 'Ruiz'], ['2026-11-15', '2026-11-15']],
    ['Xcaret hoy', ['Xcaret'], ['2026-10-10', '2026-10-10']],
  ])('[X-4] words are told from the time said with them: %s', (texto, palabras, ...cuando) => {
    expect(readPregunta(texto, hoy)?.enFecha).toEqual({
      palabras,
      periodos: cuando.map(([desde, hasta]) => ({ desde, hasta })),
    })
  })

  test.each([
    'Julio Beltrán',
    'Puerto Marina',
    'octubre 2026',
    'Mayakoba',
    'semana 41',
    'KTR482',
    '16 oct',
    'Xcaret 13/2026',
  ])('[X-4] a text without words beside a time has none: %s', (texto) =>
    expect(readPregunta(texto, hoy)?.enFecha).toBeNull(),
  )

  test('[X-4] a code is read without its blanks and hyphens, and one letter is nothing to look for', () => {
    expect(readPregunta('  hpc-900101 AB1 ', hoy)).toMatchObject({
      plano: 'HPC900101AB1',
      codigo: 'HPC-900101AB1',
    })
    expect(readPregunta('a', hoy)).toBeNull()
    expect(readPregunta('#7', hoy)).toMatchObject({ numero: 7, importe: null })
    expect(readPregunta('7', hoy)).toMatchObject({ numero: 7, importe: 700 })
    expect(readPregunta('1,200.00', hoy)).toMatchObject({ numero: null, importe: 120_000 })
  })

  test.each([
    ['"KTR482"', 'KTR482'],
    ['«KTR482»,', 'KTR482'],
    ["'KTR482", 'KTR482'],
    ['KTR482\t$1,234.50\r\n', 'KTR482'],
    ['\t\nKTR482', 'KTR482'],
    ['KTR\u00a0482;', 'KTR482'],
    ['100%', '100%'],
    ['a_b\\c', 'A_B\\C'],
  ])('[X-4] a pasted cell is looked for without what came with it: %j', (texto, codigo) => {
    expect(readPregunta(texto, hoy)?.codigo).toBe(codigo)
  })

  test.each([
    ['asul ñandú, S.A. de C.V.', 'asul ñandú'],
    ['KTR482', null],
    ['16 oct', null],
    ['Ana', null],
    ['1,234.50', null],
  ])('[X-4] what can only be a name is one, to be looked for by what is like it: %s', (texto, nombre) => {
    const pregunta = readPregunta(texto, hoy)
    expect(pregunta && nombreDe(pregunta)).toBe(nombre)
  })

  test.each([
    ['3\t07/10/2026\tKTR482\t1,234.50', 'KTR482'],
    ['07/10/2026\tHotel\tA-001234\t$1,234.50', 'A-001234'],
    ['16-oct-2026\t16-OCT-2026\tS77', 'S77'],
    ['1,234.50\t07/10/2026', '1,234.50'],
    ['09/11/2026\tSPEI RECIBIDO\t2002478\t\t15,719.69', '2002478'],
    ['07/10/2026', '07/10/2026'],
    ['12', '12'],
  ])(
    '[X-4] of a pasted row the cell that names one thing is looked for, not its day or number: %j',
    (texto, codigo) => {
      expect(readPregunta(texto, hoy)?.codigo).toBe(codigo)
    },
  )

  test.each([
    ['Ibáñez KTR482', ['KTR482', 'IBÁÑEZ']],
    ['16/10/2026 1,234.50', ['1,234.50']],
    ['KTR482 $1,234.50 Ana', ['KTR482', '$1,234.50']],
    ['Lucía Ibáñez 15/11/2026', ['LUCÍAIBÁÑEZ']],
    ['0112345678\tSPEI RECIBIDO\t2002478', ['2002478', 'SPEIRECIBIDO']],
    ['16-oct-2026 Coral 1,234', ['CORAL']],
    ['Lucía Ibáñez', []],
    ['Río Sereno octubre', ['RÍOSERENO']],
    ['KTR482', []],
    ['', []],
  ])(
    '[X-4] what names something by itself is told apart, the most telling first, for when nothing has it all: %j',
    (texto, codigos) => {
      expect(partesDe(texto, hoy).map(({ codigo }) => codigo)).toEqual(codigos)
    },
  )

  test.each([
    ['Coral – Cancún', ['Coral', 'Cancún']],
    ['Sol & Mar', ['Sol', 'Mar']],
    ['viajes alborada sa de cv', ['viajes', 'alborada']],
    ['Viajes Alborada, S.A. de C.V.', ['Viajes', 'Alborada']],
    ['Operadora "El Faro"', ['Operadora', 'Faro']],
    ['paquete Cancún', ['Cancún']],
    ['hotel Laguna Ocre', ['Laguna', 'Ocre']],
    ['complemento Pinar Alto', ['Pinar', 'Alto']],
    ['hotel', ['hotel']],
    ['paquete 7', ['paquete', '7']],
    ['semana 7', ['semana', '7']],
    ['CV', ['CV']],
  ])('[X-4] a name is looked for by the words that tell it apart: %s', (texto, palabras) => {
    expect(readPregunta(texto, hoy)?.palabras).toEqual(palabras)
  })
})
