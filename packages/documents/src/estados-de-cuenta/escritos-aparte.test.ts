import { describe, expect, test } from 'vitest'
import { type Escrito, writeEscrito } from '../../testing/escritos-de-prueba.ts'
import { writeLibroDeHojas } from '../../testing/write-estado.ts'
import type { EstadoDeCuenta, EstadoRechazado } from './estado-leido.ts'
import { perfilesDeFabrica } from './perfiles.ts'
import { readEstadoDeCuenta } from './read-estado-de-cuenta.ts'

const otroBanco = perfilesDeFabrica.filter(({ clave }) => clave === 'otroBancoMxn')
const read = (bytes: Uint8Array): EstadoDeCuenta | EstadoRechazado => {
  const [perfil] = otroBanco
  if (!perfil) throw new Error('sin perfil')
  return readEstadoDeCuenta(bytes, perfil)
}

/** Rows read as something that did not happen, and rows that vanished without being told. */
function judge({ bytes, verdad }: Escrito) {
  const leido = read(bytes)
  if ('codigo' in leido) return { rechazado: leido.codigo, mal: 0, perdidas: 0, fuera: 0, avisado: false }
  const clave = (dia: string, monto: number, saldo: number | null) => `${dia} ${monto} ${saldo}`
  const quedan = verdad.map(({ dia, monto, saldo }) => clave(dia, monto, saldo))
  const sinSaldo = verdad.map(({ dia, monto }) => clave(dia, monto, null))
  const mal = leido.movimientos.filter(({ fechaOperacion, cargos, abonos, saldo }) => {
    const one = clave(fechaOperacion, abonos - cargos, saldo)
    const at = saldo === null ? sinSaldo.indexOf(one) : quedan.indexOf(one)
    if (at < 0) return true
    quedan[at] = ''
    sinSaldo[at] = ''
    return false
  }).length
  const fuera = leido.ilegibles.length
  const perdidas = Math.max(0, verdad.length - leido.movimientos.length - fuera)
  return {
    rechazado: null,
    mal,
    perdidas,
    fuera: verdad.length - leido.movimientos.length,
    avisado: leido.signosDudosos !== null,
  }
}

describe('[VI-B7] statements that nobody wrote the reader for', () => {
  const todos = Array.from({ length: 1_500 }, (_none, i) => writeEscrito(i + 1))
  const juicios = todos.map((one) => ({ nombre: one.nombre, n: one.verdad.length, ...judge(one) }))
  test('no row is read as something else, but where the screen says that signs are doubtful', () => {
    expect(juicios.filter(({ mal, avisado }) => mal > 0 && !avisado)).toEqual([])
  })
  test('no row vanishes without being told', () => {
    expect(juicios.filter(({ perdidas }) => perdidas > 0)).toEqual([])
  })
  test('most are read whole', () => {
    const enteros = juicios.filter(({ rechazado, fuera }) => rechazado === null && fuera <= 1)
    expect(enteros.length / juicios.length).toBeGreaterThan(0.85)
  })
})

const encabezado = ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo']
const octubre = [
  encabezado,
  ['05/10/2026', 'SPEI UNO', '', '1,500.00', '11,500.00'],
  ['06/10/2026', 'COMISION', '500.00', '', '11,000.00'],
]
const noviembre = [
  encabezado,
  ['05/11/2026', 'SPEI DOS', '', '2,000.00', '13,000.00'],
  ['06/11/2026', 'IVA', '80.00', '', '12,920.00'],
]
const libro = (hojas: Record<string, string[][]>) => read(writeLibroDeHojas(hojas))
describe('[VI-B7] movements spread over the sheets of a workbook', () => {
  const sinSaldo = (hoja: string[][]) => hoja.map((fila) => fila.slice(0, 4))
  test.each([
    ['MXN', 'USD'],
    ['BBVA', 'Banorte'],
    ['Movimientos', 'Pendientes'],
  ])('without balances, %s and %s are not joined', (una, otra) => {
    expect(libro({ [una]: sinSaldo(octubre), [otra]: sinSaldo(noviembre) })).toMatchObject({
      codigo: 'variasHojas',
    })
  })
  test.each([
    ['Octubre 2026', 'Noviembre 2026'],
    ['Oct', 'Nov'],
    ['Hoja1', 'Hoja2'],
    ['Ventas enero', 'Ventas febrero'],
  ])('without balances, %s and %s are', (una, otra) => {
    expect(libro({ [una]: sinSaldo(octubre), [otra]: sinSaldo(noviembre) })).toMatchObject({
      sumaAbonos: 350_000,
      sumaCargos: 58_000,
    })
  })
  test('one a month: read as one where the balance goes on; a row is named by its sheet; a sheet that holds no table is told', () => {
    const leido = libro({
      Resumen: [['Resumen del año'], ['Total', '3,500.00']],
      Noviembre: noviembre,
      Octubre: octubre,
    })
    expect(leido).toMatchObject({
      sumaAbonos: 350_000,
      sumaCargos: 58_000,
      desde: '2026-10-05',
      hasta: '2026-11-06',
      saldoFinal: 1_292_000,
      saltosDeSaldo: [],
      ilegibles: [{ renglon: 1, codigo: 'deOtraHoja', texto: 'Resumen' }],
      hojas: [
        { nombre: 'Resumen', antes: 0 },
        { nombre: 'Noviembre', antes: 2 },
        { nombre: 'Octubre', antes: 5 },
      ],
    })
    expect('codigo' in leido ? [] : leido.movimientos.map(({ renglon }) => renglon)).toEqual([7, 8, 4, 5])
  })
  test('a sheet that repeats the rows of the others adds nothing, and each is told', () => {
    expect(
      libro({ Todo: [...octubre, ...noviembre.slice(1)], Octubre: octubre, Noviembre: noviembre }),
    ).toMatchObject({
      sumaAbonos: 350_000,
      ilegibles: [7, 8, 10, 11].map((renglon) => ({ renglon, codigo: 'repetidoEnOtraHoja' })),
    })
  })
  test('the order of day and month that one sheet proves is not taken to be that of another', () => {
    const mes = (dias: string[], saldo: number) => [
      encabezado,
      ...dias.map((dia, i) => [dia, `SPEI ${dia}`, '', '100.00', `${saldo + (i + 1) * 100}.00`]),
    ]
    const primera = mes(['10/05/2026', '10/14/2026'], 1000)
    expect(libro({ Octubre: primera, Noviembre: mes(['12/11/2026'], 1200) })).toMatchObject({
      codigo: 'fechasAmbiguas',
      renglon: 3,
      texto: '10/14/2026',
    })
    expect(libro({ Octubre: primera, Noviembre: mes(['11/02/2026', '11/20/2026'], 1200) })).toMatchObject({
      desde: '2026-10-05',
      hasta: '2026-11-20',
      mesPrimero: { renglon: 6 },
    })
  })
  test('sheets whose balance does not go on are not joined', () => {
    const otra = [encabezado, ['05/11/2026', 'SPEI DOS', '', '2,000.00', '93,000.00']]
    expect(libro({ A: octubre, B: otra })).toEqual({ codigo: 'variasHojas', hojas: ['A', 'B'] })
    const mismosDias = [encabezado, ['05/10/2026', 'SPEI DOS', '', '2,000.00', '']]
    expect(libro({ A: octubre, B: mismosDias })).toEqual({ codigo: 'variasHojas', hojas: ['A', 'B'] })
  })
  test('one an account, by its cells or by the name of the sheet: refused with both', () => {
    expect(libro({ 'Cta 70011234567': octubre, 'Cta 70019999999': noviembre })).toEqual({
      codigo: 'variasCuentas',
      cuentas: ['70011234567', '70019999999'],
    })
    const de = (cuenta: string, filas: string[][]) => [['Cuenta', cuenta], ...filas]
    expect(libro({ A: de('0112345678', octubre), B: de('0119999999', noviembre) })).toMatchObject({
      codigo: 'variasCuentas',
    })
  })
  test('rows of a sheet that could not be read are told one by one', () => {
    const suelta = [
      ['05/11/2026', 'SPEI', '12.00'],
      ['06/11/2026', 'SPEI', '13.00'],
    ]
    expect(libro({ Octubre: octubre, Apuntes: suelta })).toMatchObject({
      sumaAbonos: 150_000,
      ilegibles: [
        { renglon: 4, codigo: 'deOtraHoja' },
        { renglon: 5, codigo: 'deOtraHoja' },
      ],
    })
  })
})

describe('[VI-B7] what no fact proves is refused, with what to do', () => {
  const texto = (...lineas: string[]) => read(new TextEncoder().encode(lineas.join('\r\n')))
  test.each([
    ['MT940', ':20:ESTADO\r\n:25:0112345678\r\n:60F:C261101MXN1000,00\r\n:61:2611051105C1500,00NTRF//X'],
    ['OFX', 'OFXHEADER:100\r\nDATA:OFXSGML\r\n<OFX><BANKTRANLIST>'],
    [
      'CAMT.053',
      '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt/></Document>',
    ],
  ])('%s is named as what it is', (_name, contenido) => {
    expect(read(new TextEncoder().encode(contenido))).toEqual({ codigo: 'formatoDeSistemas' })
  })
  test('days without year and no period: the first is shown; with a period the year is the one it falls in', () => {
    const filas = [
      'Fecha;Concepto;Importe;Saldo',
      '30 DIC;SPEI;1,500.00;11,500.00',
      '02 ENE;COMISION;-500.00;11,000.00',
    ]
    expect(texto(...filas)).toEqual({ codigo: 'fechasSinAno', renglon: 2, texto: '30 DIC' })
    expect(texto('Periodo del 10/12/2026 al 09/01/2027;;;', ...filas)).toMatchObject({
      desde: '2026-12-30',
      hasta: '2027-01-02',
    })
    expect(texto('Fecha de corte: 09 de enero de 2027;;;', ...filas)).toMatchObject({
      desde: '2026-12-30',
      hasta: '2027-01-02',
    })
    // A whole year and a day holds one day twice.
    expect(texto('Periodo del 30/12/2025 al 30/12/2026;;;', ...filas)).toMatchObject({
      ilegibles: [{ renglon: 3, codigo: 'fechaIlegible' }],
      movimientos: [{ fechaOperacion: '2026-01-02' }],
    })
  })
  test('without headers, rows that end in hundreds are no rows with a cell too many', () => {
    expect(
      texto(
        '05/11/2026;SPEI;;900.10;900.10',
        '05/11/2026;IVA;16.10;;884.00',
        '06/11/2026;SPEI;;10.00;894.00',
      ),
    ).toMatchObject({ sumaAbonos: 91_010, sumaCargos: 1_610, ilegibles: [] })
  })
  test('without headers, a day out of the period is told, also as the first', () => {
    const filas = [
      'Periodo del 02/11/2026 al 30/11/2026;;;',
      '30 OCT;SPEI;10.00;10.00',
      '05 NOV;SPEI;20.00;30.00',
      '06 NOV;IVA;-5.00;25.00',
      '07 NOV;IVA;-5.00;20.00',
    ]
    expect(texto(...filas)).toMatchObject({
      sumaAbonos: 2_000,
      ilegibles: [{ renglon: 2, codigo: 'fechaIlegible' }],
    })
  })
  test('of a column in which some amounts say their side, one that does not is told', () => {
    expect(
      texto('Fecha;Concepto;Importe', '05/11/2026;COMPRA;500.00', '06/11/2026;PAGO;900.00 CR'),
    ).toMatchObject({
      movimientos: [{ abonos: 90_000 }],
      ilegibles: [{ renglon: 2, codigo: 'importeIlegible' }],
    })
  })
  test('columns told by their place are read only where the balances follow', () => {
    const filas = (saldo: string) => [
      'FECHA       DESCRIPCION                 CARGO       ABONO         SALDO',
      '05/11/2026  SPEI RECIBIDO                        1,500.00     11,500.00',
      `06/11/2026  COMISION                   500.00                 ${saldo}`,
    ]
    expect(texto(...filas('11,000.00'))).toMatchObject({ sumaAbonos: 150_000, sumaCargos: 50_000 })
    expect(texto(...filas('17,000.00'))).toEqual({ codigo: 'sinPrueba' })
  })
})

describe('[VI-B7] headers in two rows, or in another order on the next page', () => {
  const en = (filas: string[][]) => {
    const leido = libro({ Hoja1: filas })
    return 'codigo' in leido
      ? leido.codigo
      : leido.movimientos.map(({ fechaOperacion, abonos, cargos }) => `${fechaOperacion} ${abonos - cargos}`)
  }
  const ambos = ['2026-11-05 200000', '2026-11-06 -8000']
  test.each<[string, string[][], string[]]>([
    [
      'one name over cargos and abonos',
      [
        ['Fecha', 'Concepto', 'Importe', '', 'Saldo'],
        ['', '', 'Cargos', 'Abonos', ''],
        ...noviembre.slice(1).map(([dia = '', ...rest]) => [dia, ...rest]),
      ],
      ambos,
    ],
    [
      'the columns of amounts change places',
      [
        ['Fecha', 'Concepto', 'Cargo', 'Abono'],
        ['05/11/2026', 'SPEI DOS', '', '2,000.00'],
        ['Fecha', 'Concepto', 'Abono', 'Cargo'],
        ['06/11/2026', 'IVA', '', '80.00'],
      ],
      ambos,
    ],
    [
      'days with the month first, by its name',
      [
        ['Date', 'Description', 'Debit', 'Credit'],
        ['Nov 5, 2026', 'SPEI DOS', '', '2,000.00'],
        ['November 6 2026', 'IVA', '80.00', ''],
      ],
      ambos,
    ],
    [
      'a cargo without its minus among those that have it is told, not guessed',
      [
        encabezado,
        ['05/11/2026', 'UNO', '-10.00', '', ''],
        ['05/11/2026', 'DOS', '-20.00', '', ''],
        ['06/11/2026', 'REV', '10.00', '', ''],
      ],
      ['2026-11-05 -1000', '2026-11-05 -2000'],
    ],
  ])('%s', (_que, filas, movimientos) => expect(en(filas)).toEqual(movimientos))
})
