import { describe, expect, test } from 'vitest'
import { type CeldaDeLibro, serialDe, writeLibro } from '../../testing/write-estado.ts'
import { type Perfil, perfilesDeFabrica } from './perfiles.ts'
import { readEstadoDeCuenta } from './read-estado-de-cuenta.ts'

const perfil = (clave: string) => perfilesDeFabrica.find((one) => one.clave === clave) as Perfil
const read = (bytes: Uint8Array, clave: string) => readEstadoDeCuenta(bytes, perfil(clave))
const leer = (bytes: Uint8Array, clave: string) => {
  const answer = read(bytes, clave)
  if ('codigo' in answer) throw new Error(JSON.stringify(answer))
  return answer
}
const vistos = ({ movimientos }: ReturnType<typeof leer>) =>
  movimientos.map((row) => [row.renglon, row.fechaOperacion, row.cargos, row.abonos, row.saldo])
const latin1 = (texto: string) => Uint8Array.from(Buffer.from(texto, 'latin1'))
const csv = (...rows: string[][]) =>
  latin1(rows.map((row) => row.map((one) => `"${one}"`).join(',')).join('\r\n'))
const html = (...rows: string[][]) =>
  latin1(
    `<html><body><table>${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table></body></html>`,
  )
const tabs = (...rows: string[][]) => latin1(rows.map((row) => row.join('\t')).join('\r\n'))

const tabla = ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo']
describe('[VI-B7] money that has not moved is no movement', () => {
  const abono = (estatus: string) => ['06/11/2026', 'SPEI', '', '900.00', '', estatus]
  test.each(['Pendiente', 'Rechazado', 'En tránsito', 'CANCELADA', 'Por aplicar', 'Pending', 'Devuelto'])(
    'a row whose state is «%s» is left out and listed',
    (estatus) => {
      const estado = leer(
        csv(
          [...tabla, 'Estatus del movimiento'],
          ['05/11/2026', 'SPEI', '', '1500.00', '11500.00', 'Aplicado'],
          abono(estatus),
        ),
        'otroBancoMxn',
      )
      expect(vistos(estado)).toEqual([[2, '2026-11-05', 0, 150_000, 1_150_000]])
      expect(estado.ilegibles).toMatchObject([{ renglon: 3, codigo: 'sinAplicar' }])
    },
  )
  test.each(['Aplicado', 'Liquidada', '', 'CDMX'])('a row whose state is «%s» is read', (estatus) => {
    expect(leer(csv([...tabla, 'Estado'], abono(estatus)), 'otroBancoMxn')).toMatchObject({
      movimientos: [{ abonos: 90_000 }],
      ilegibles: [],
    })
  })
  test('what stands under «Movimientos en tránsito» is left out, down to the next title', () => {
    const estado = leer(
      csv(
        tabla,
        ['05/11/2026', 'SPEI', '', '1500.00', '11500.00'],
        ['Movimientos en tránsito', '', '', '', ''],
        ['06/11/2026', 'COMPRA', '12.50', '', ''],
        ['Movimientos aplicados', '', '', '', ''],
        ['07/11/2026', 'COMISION', '12.50', '', '11487.50'],
      ),
      'otroBancoMxn',
    )
    expect(vistos(estado).map(([renglon]) => renglon)).toEqual([2, 6])
    expect(estado.ilegibles.map(({ renglon, codigo }) => [renglon, codigo])).toEqual([
      [3, 'sinAplicar'],
      [4, 'sinAplicar'],
      [5, 'sinFechaNiImporte'],
    ])
  })
})

describe('[VI-B7] a bank’s own export is read by its headers, without a source of its own', () => {
  test('headers in English, days with their name, three columns, the balance at the end of each day', () => {
    const ingles = csv(
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ['jue 05/11/2026', 'SPEI', '', '1500.00', '11500.00'],
      ['', 'SALDO AL CIERRE', '', '', '11500.00'],
      ['vie 06/11/2026', 'COMISION', '12.50', '', '11487.50'],
    )
    expect(leer(ingles, 'otroBancoMxn')).toMatchObject({
      sumaAbonos: 150_000,
      sumaCargos: 1_250,
      ilegibles: [],
      descuadres: [],
    })
    const corto = csv(['Fecha', 'Descripción', 'Monto'], ['05/11/2026', 'SPEI', '1500.00'])
    expect(leer(corto, 'otroBancoMxn')).toMatchObject({ signosDudosos: 'sinCargos' })
  })

  const banamex = [
    ['BancaNet Empresarial'],
    ['Cliente', '12345678', 'AGENCIA EJEMPLO SA DE CV'],
    ['Cuenta:', '7001 1234567'],
    ['Periodo', 'del 01/11/2026 al 30/11/2026'],
    ['Detalle de Movimientos - Depósitos y Retiros'],
    ['Fecha', 'Descripción', 'Depósitos', 'Retiros', 'Saldo'],
    ['', 'SALDO ANTERIOR', '', '', '10,000.00'],
    ['05/11/2026', 'PAGO RECIBIDO DE BBVA POR ORDEN DE JUAN', '', '', ''],
    ['', 'REF. 0051126 RESERVA XEM111', '', '', ''],
    ['', 'CLAVE DE RASTREO MBAN01002611050012345678', '1,500.00', '', '11,500.00'],
    ['06/11/2026', 'COMISION POR TRANSFERENCIA', '', '12.50', '11,487.50'],
    ['06/11/2026', 'TRASPASO A TERCEROS', '', '', ''],
    ['', 'AUT 778899', '', '1,000.00', ''],
    ['07/11/2026', 'DEPOSITO VENTAS NETAS D TAR POR EVOPAYMX', '250.00', '', '10,737.50'],
    ['', 'Total', '1,750.00', '1,012.50', ''],
  ]
  test.each([
    ['csv', csv(...banamex)],
    ['html', html(...banamex)],
    ['xlsx', writeLibro(banamex)],
    ['xls', writeLibro(banamex, { formato: 'xls' })],
  ])(
    'Banamex (%s): movements of one, two and three rows, of which some show no balance',
    (_formato, bytes) => {
      const estado = leer(bytes, 'banamexMxn')
      expect(estado).toMatchObject({
        cuenta: '70011234567',
        ilegibles: [],
        saltosDeSaldo: [],
        descuadres: [],
      })
      expect(vistos(estado)).toEqual([
        [8, '2026-11-05', 0, 150_000, 1_150_000],
        [11, '2026-11-06', 1_250, 0, 1_148_750],
        [12, '2026-11-06', 100_000, 0, null],
        [14, '2026-11-07', 0, 25_000, 1_073_750],
      ])
      expect(estado.movimientos[0]?.concepto).toBe(
        'PAGO RECIBIDO DE BBVA POR ORDEN DE JUAN REF. 0051126 RESERVA XEM111 CLAVE DE RASTREO MBAN01002611050012345678',
      )
    },
  )

  const detalleBanorte =
    'SPEI RECIBIDO, BCO:0012 BBVA MEXICO HR LIQ: 10:30:00, CONCEPTO: XEM111, CVE RAST: MBAN0100261105'
  const banorte = (cuenta = "'0601500947") => [
    [
      'CUENTA',
      'FECHA DE OPERACIÓN',
      'FECHA',
      'REFERENCIA',
      'DESCRIPCIÓN',
      'COD. TRANSAC',
      'SUCURSAL',
      'DEPÓSITOS',
      'RETIROS',
      'SALDO',
      'MOVIMIENTO',
      'DESCRIPCIÓN DETALLADA',
      'CHEQUE',
    ],
    [
      "'0601500947",
      '05/11/2026',
      '05/11/2026',
      '0051126',
      'SPEI RECIBIDO',
      '003',
      '0601',
      '$1,500.00',
      '-',
      '$11,500.00',
      '1201',
      detalleBanorte,
      '-',
    ],
    [
      cuenta,
      '06/11/2026',
      '06/11/2026',
      '0',
      'COMISION',
      '104',
      '0601',
      '-',
      '$12.50',
      '$11,487.50',
      '1202',
      'COMISION SPEI',
      '-',
    ],
  ]
  test('Banorte: deposits before withdrawals, «-» for nothing, the clave in the detailed description', () => {
    const estado = leer(csv(...banorte()), 'banorteMxn')
    expect(estado).toMatchObject({ cuenta: '0601500947', ilegibles: [], saltosDeSaldo: [] })
    expect(vistos(estado)).toEqual([
      [2, '2026-11-05', 0, 150_000, 1_150_000],
      [3, '2026-11-06', 1_250, 0, 1_148_750],
    ])
    expect(estado.movimientos[0]).toMatchObject({
      concepto: 'SPEI RECIBIDO',
      referencia: '0051126',
      referenciaAmpliada: detalleBanorte,
    })
  })
  test('movements of two accounts in one file are refused, with both', () => {
    expect(read(csv(...banorte("'0609999999")), 'banorteMxn')).toEqual({
      codigo: 'variasCuentas',
      cuentas: ['0601500947', '0609999999'],
    })
  })

  test('HSBC: the newest first, debits below zero, days as serials', () => {
    const dia = (day: string): CeldaDeLibro => ({ v: serialDe(day), z: 'dd/mm/yyyy' })
    const estado = leer(
      writeLibro([
        [
          'Nombre de cuenta',
          'Número de cuenta',
          'Moneda',
          'Fecha del apunte',
          'Descripción',
          'Referencia de cliente',
          'Referencia bancaria',
          'Importe de crédito',
          'Importe del débito',
          'Saldo',
        ],
        [
          'AGENCIA',
          '4012345678',
          'MXN',
          dia('2026-11-06'),
          'COMISION',
          'A200012345',
          'B2',
          null,
          -12.5,
          11487.5,
        ],
        [
          'AGENCIA',
          '4012345678',
          'MXN',
          dia('2026-11-05'),
          'SPEI XEM111',
          'NONREF',
          'HSB1234567',
          1500,
          null,
          11500,
        ],
      ]),
      'hsbcMxn',
    )
    expect(estado).toMatchObject({
      cuenta: '4012345678',
      ilegibles: [],
      saltosDeSaldo: [],
      saldoFinal: 1_148_750,
    })
    expect(vistos(estado)).toEqual([
      [2, '2026-11-06', 1_250, 0, 1_148_750],
      [3, '2026-11-05', 0, 150_000, 1_150_000],
    ])
    expect(estado.movimientos[1]).toMatchObject({
      referencia: 'NONREF',
      referenciaAmpliada: 'AGENCIA HSB1234567',
    })
  })

  test('Scotiabank: one amount and the word beside it', () => {
    const estado = leer(
      tabs(
        ['Scotiabank', '', '', '', '', ''],
        ['Fecha', 'Referencia Numérica', 'Importe', 'Tipo', 'Saldo', 'Transacción', 'Leyenda 1', 'Leyenda 2'],
        ['2026/11/05', '51126', '1,500.00', 'Abono', '11,500.00', 'TRANSFERENCIA SPEI', 'XEM111', 'JUAN'],
        ['2026/11/06', '0', '12.50', 'Cargo', '11,487.50', 'COMISION', '', ''],
      ),
      'scotiabankMxn',
    )
    expect(estado).toMatchObject({ ilegibles: [], saltosDeSaldo: [], signosDudosos: null })
    expect(vistos(estado)).toEqual([
      [3, '2026-11-05', 0, 150_000, 1_150_000],
      [4, '2026-11-06', 1_250, 0, 1_148_750],
    ])
    expect(estado.movimientos[0]).toMatchObject({
      concepto: 'TRANSFERENCIA SPEI',
      referenciaAmpliada: 'XEM111 JUAN',
    })
  })

  test('Inbursa, BanBajío, Mifel, Banregio and Afirme: other names, other order, something below the table', () => {
    const inbursa = leer(
      writeLibro([
        ['', 'Estado de Cuenta Individual'],
        [],
        ['Razón social: AGENCIA'],
        ['Cuenta: 036180500123456789'],
        [],
        ['Moneda: NACIONAL'],
        ['Fecha Inicial 01/11/2026'],
        [],
        [
          'Fecha',
          'Referencia',
          'Ref. Externa',
          'Referencia Leyenda',
          'Ref. Numérica',
          'Movimiento',
          'Cargo',
          'Abono',
          'Saldo',
          'Ordenante',
          'Clave de Rastreo',
        ],
        ['01/11/2026', '', '', '', '', 'SALDO INICIAL', '', '', 10000, '', ''],
        [
          '05/11/2026',
          '778',
          'X',
          'XEM111',
          '51126',
          'DEPOSITO SPEI',
          '',
          1500,
          11500,
          'JUAN',
          'MBAN0100261105',
        ],
        ['', '', '', '', '', 'Totales', 0, 1500, '', '', ''],
      ]),
      'inbursaMxn',
    )
    expect(inbursa).toMatchObject({
      cuenta: '036180500123456789',
      ilegibles: [],
      saltosDeSaldo: [],
      descuadres: [],
    })
    expect(inbursa.movimientos[0]).toMatchObject({
      concepto: 'DEPOSITO SPEI',
      referencia: '778',
      referenciaAmpliada: 'X XEM111 51126 JUAN MBAN0100261105',
    })
    const bajio = leer(
      csv(
        ['#', 'Fecha Movimiento', 'Hora', 'Recibo', 'Descripción', 'Cargos', 'Abonos', 'Saldo'],
        ['1', '05-Nov-2026', '10:30:00', '123', 'SPEI RECIBIDO', '$0.00', '$1,500.00', '$11,500.00'],
      ),
      'bajioMxn',
    )
    expect(vistos(bajio)).toEqual([[2, '2026-11-05', 0, 150_000, 1_150_000]])
    const mifel = leer(
      csv(
        ['Mifel Empresas | Reporte de movimientos: Cuenta 01600408972'],
        ['Saldo total (MXN):', '$11,487.50'],
        [
          'Fecha',
          'Descripción',
          'Folio',
          'Referencia',
          'Cargo (MXN)',
          'Abono (MXN)',
          'Saldo total (MXN)',
          'RFC',
          'IVA(MXN)',
          'Cheque',
        ],
        ['06/11/2026', 'COMISION', '55', '-', '$12.50', '-', '$11,487.50', 'No aplica', '$2.00', '-'],
        ['05/11/2026', 'SPEI XEM111', '54', '-', '-', '$1,500.00', '$11,500.00', 'No aplica', '-', '-'],
        [''],
        ['Este documento es informativo y no tiene validez oficial.'],
      ),
      'otroBancoMxn',
    )
    expect(mifel.cuenta).toBe('01600408972')
    expect(vistos(mifel).map(([, , cargos, abonos]) => [cargos, abonos])).toEqual([
      [1_250, 0],
      [0, 150_000],
    ])
    expect(mifel.ilegibles).toMatchObject([{ renglon: 7, codigo: 'sinFechaNiImporte' }])
    const afirme = leer(
      tabs(
        [
          'Concepto',
          'Fecha (DD/MM/AA)',
          'Referencia',
          'Cargo',
          'Abono',
          'Saldo',
          'Cuenta',
          'Código',
          'No. Secuencia',
        ],
        ['SPEI XEM111', '05/11/26', '51126', '0.00', '1,500.00', '11,500.00', '12345678901', '99', '1'],
      ),
      'afirmeMxn',
    )
    expect(afirme).toMatchObject({ cuenta: '12345678901' })
    expect(vistos(afirme)).toEqual([[2, '2026-11-05', 0, 150_000, 1_150_000]])
  })
})

const unImporte = (...rows: string[][]) =>
  csv(
    ['Fecha', 'Concepto', 'Importe', 'Saldo'],
    ...rows.map(([dia = '', importe = '', saldo = '']) => [dia, 'X', importe, saldo]),
  )
describe('[VI-B7] the balances are the best evidence', () => {
  test('amounts without any sign take theirs from the balances; the first one, which none proves, is left out and told', () => {
    const estado = leer(
      unImporte(
        ['05/11/2026', '100.00', '1,100.00'],
        ['06/11/2026', '40.00', '1,060.00'],
        ['07/11/2026', '5.00', '1,065.00'],
      ),
      'otroBancoMxn',
    )
    expect(vistos(estado)).toEqual([
      [3, '2026-11-06', 4_000, 0, 106_000],
      [4, '2026-11-07', 0, 500, 106_500],
    ])
    expect(estado).toMatchObject({ signosDudosos: null, saltosDeSaldo: [] })
    expect(estado.ilegibles).toMatchObject([{ renglon: 2, codigo: 'signoSinPrueba' }])
  })
  test('an opening balance proves the first one too, also with the newest first', () => {
    const estado = leer(
      unImporte(
        ['07/11/2026', '5.00', '1,065.00'],
        ['06/11/2026', '40.00', '1,060.00'],
        ['05/11/2026', '100.00', '1,100.00'],
        ['', '', ''],
      ),
      'otroBancoMxn',
    )
    expect(estado.ilegibles).toMatchObject([{ renglon: 4, codigo: 'signoSinPrueba' }])
    const abierto = leer(
      csv(
        ['Fecha', 'Concepto', 'Importe', 'Saldo'],
        ['', 'SALDO INICIAL', '', '1,000.00'],
        ['05/11/2026', 'A', '100.00', '900.00'],
        ['06/11/2026', 'B', '40.00', '940.00'],
      ),
      'otroBancoMxn',
    )
    expect(vistos(abierto).map(([, , cargos, abonos]) => [cargos, abonos])).toEqual([
      [10_000, 0],
      [0, 4_000],
    ])
    expect(abierto).toMatchObject({ ilegibles: [], saltosDeSaldo: [] })
  })
  test('balances that two readings fit, or none, prove nothing: the doubt is told', () => {
    for (const rows of [
      [
        ['05/11/2026', '40.00', '1,000.00'],
        ['05/11/2026', '40.00', '1,040.00'],
      ],
      [
        ['05/11/2026', '40.00', '1,000.00'],
        ['06/11/2026', '40.00', '700.00'],
      ],
    ])
      expect(leer(unImporte(...rows), 'otroBancoMxn').signosDudosos).toBe('sinCargos')
  })
  test('a balance that does not follow from the opening one, or across rows that show none, is told', () => {
    const rows = (inicial: string, ultimo: string) =>
      leer(
        csv(
          ['Fecha', 'Concepto', 'Retiros (-)', 'Depósitos (+)', 'Saldo'],
          ['', 'SALDO ANTERIOR', '', '', inicial],
          ['05/11/2026', 'A', '', '100.00', '1,100.00'],
          ['06/11/2026', 'B', '40.00', '', ''],
          ['06/11/2026', 'C', '', '1.00', ultimo],
        ),
        'otroBancoMxn',
      ).saltosDeSaldo
    expect(rows('1,000.00', '1,061.00')).toEqual([])
    expect(rows('900.00', '1,061.00')).toEqual([3])
    expect(rows('1,000.00', '1,101.00')).toEqual([5])
  })
})

describe('[VI-B7] what the headers do not say for certain is not read', () => {
  const dato = ['05/11/2026', 'SPEI', '1.00', '2.00', '3.00']
  test.each([
    ['two columns that left the account', ['Fecha', 'Concepto', 'Cargo', 'Retiro', 'Abono']],
    ['no column of what left it', ['Fecha', 'Concepto', 'Depósitos', 'Comisión', 'Saldo']],
    ['two amounts', ['Fecha', 'Concepto', 'Importe', 'Monto', 'Saldo']],
    ['no day', ['Folio', 'Concepto', 'Cargo', 'Abono', 'Saldo']],
    ['no text', ['Fecha', 'Sucursal', 'Cargo', 'Abono', 'Saldo']],
    ['no headers', dato],
  ])('%s: refused, with the offer to make its source', (_que, encabezado) => {
    expect(read(csv(encabezado, dato), 'otroBancoMxn')).toMatchObject({
      codigo: 'otroFormato',
      seLeePorEncabezados: false,
    })
  })
  test('a documented source says that the file would be read as another bank’s', () => {
    const bytes = csv(
      ['Fecha', 'Concepto', 'Retiros', 'Depósitos', 'Saldos'],
      ['05/11/2026', 'A', '', '1.00', '1.00'],
    )
    expect(read(bytes, 'bbvaMxn')).toMatchObject({
      codigo: 'otroFormato',
      pareceDe: [],
      seLeePorEncabezados: true,
    })
    expect(leer(bytes, 'banorteMxn').sumaAbonos).toBe(100)
  })
  test.each([
    [
      'in a label',
      [
        ['Moneda:', 'Dólares'],
        ['Fecha', 'Concepto', 'Cargo', 'Abono'],
      ],
    ],
    [
      'in the name of its account',
      [['Cuenta Dólares Banco Nacional: 0198765432'], ['Fecha', 'Concepto', 'Cargo', 'Abono']],
    ],
    ['in its headers', [['Fecha', 'Concepto', 'Cargo (USD)', 'Abono (USD)']]],
    ['in a column', [['Fecha', 'Concepto', 'Cargo', 'Abono', 'Moneda']]],
  ])('a file that names another currency %s is refused; one of the right one is read', (_donde, arriba) => {
    const bytes = csv(...arriba, ['05/11/2026', 'A', '', '1.00', 'USD'])
    expect(read(bytes, 'otroBancoMxn')).toEqual({ codigo: 'diceOtraMoneda', monedas: ['USD'] })
    expect(leer(bytes, 'otroBancoUsd').sumaAbonos).toBe(100)
  })
  test('a currency beside each amount is the file’s own', () => {
    const bytes = csv(
      ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
      ['05/11/2026', 'A', '', 'USD 1.00', '1.00 USD'],
    )
    expect(read(bytes, 'otroBancoMxn')).toEqual({ codigo: 'diceOtraMoneda', monedas: ['USD'] })
    expect(leer(bytes, 'otroBancoUsd').sumaAbonos).toBe(100)
  })
  test('a section of another currency below the first one is refused too', () => {
    const bytes = csv(
      ['Fecha', 'Concepto', 'Cargo', 'Abono'],
      ['05/11/2026', 'A', '', '1.00'],
      ['Moneda', 'USD'],
      ['05/11/2026', 'MONEDA EXTRANJERA USD', '', '1.00'],
    )
    expect(read(bytes, 'otroBancoMxn')).toEqual({ codigo: 'diceOtraMoneda', monedas: ['USD'] })
  })
})

describe('[VI-B7] dates whose two figures of the year come first', () => {
  const titulos = ['Fecha', 'Concepto', 'Cargo', 'Abono']
  const filas = (...dias: string[]) => csv(titulos, ...dias.map((dia) => [dia, 'SPEI', '', '1.00']))
  test.each([[['26/11/02', '26/11/05', '26/11/24']], [['26-11-05']]])(
    '%s: asked about, not of 2002',
    (dias) =>
      expect(read(filas(...dias), 'otroBancoMxn')).toMatchObject({
        codigo: 'fechasAmbiguas',
        texto: dias[0],
      }),
  )
  test.each([[['02/11/26', '05/11/26', '24/11/26']], [['26/11/26']], [['26/11/25', '28/11/26']]])(
    '%s: read as they are',
    (dias) => expect(leer(filas(...dias), 'otroBancoMxn').movimientos).toHaveLength(dias.length),
  )
  test('a source that says so reads them', () =>
    expect(
      readEstadoDeCuenta(filas('26/11/02'), { ...perfil('otroBancoMxn'), formatoFecha: 'ymd' }),
    ).toMatchObject({ desde: '2026-11-02' }))
})

describe('[VI-B7] without balances, the words of the bank tell cargos from abonos', () => {
  const dicho = (...filas: string[][]) =>
    leer(
      csv(['Fecha', 'Concepto', 'Cargo', 'Abono'], ...filas.map((fila) => ['05/11/2026', ...fila])),
      'otroBancoMxn',
    ).signosDudosos
  test('what was received stands under Cargo: said', () =>
    expect(dicho(['SPEI RECIBIDO', '900.00', ''], ['DEPOSITO', '80.00', ''], ['COMISION', '', '5.00'])).toBe(
      'alRevesEnPalabras',
    ))
  test('sales with cards of credit and of debit, in a column each: said', () =>
    expect(
      dicho(
        ['VENTAS VISA', '', '900.00'],
        ['VENTAS VISA', '', '80.00'],
        ['VENTAS VISA', '70.00', ''],
        ['VENTAS MC', '60.00', ''],
      ),
    ).toBe('alRevesEnPalabras'))
  test('each in its place, and one taken back: nothing is said', () =>
    expect(
      dicho(
        ['SPEI RECIBIDO', '', '900.00'],
        ['DEPOSITO', '', '80.00'],
        ['COMISION', '5.00', ''],
        ['DEVUELTO SPEI RECIBIDO', '900.00', ''],
        ['BONIFICACION COMISION', '', '5.00'],
      ),
    ).toBeNull())
})

describe('[VI-B7] a statement whose figures are not what they seem is refused', () => {
  const firmados = [
    ['Fecha', 'Descripción', 'Importe'],
    ['05/11/2026', 'AEROMEXICO', '4500.00'],
    ['06/11/2026', 'HOTEL REAL', '1200.00'],
  ]
  const pago = ['07/11/2026', 'SU PAGO, MUCHAS GRACIAS', '-5000.00']
  test.each([
    ['Pago mínimo: $1,200.00'],
    ['Pago para no generar intereses', '$4,500.00'],
    ['Límite de crédito', '80,000.00'],
    ['Fecha límite de pago 25/11/2026'],
  ])('a credit card’s own, which says «%s»: a purchase would be money received', (...dice) =>
    expect(read(csv(dice, ...firmados, pago), 'otroBancoMxn')).toEqual({ codigo: 'deTarjeta' }),
  )
  test('a credit card’s own that only its payment tells', () =>
    expect(read(csv(...firmados, pago), 'otroBancoMxn')).toEqual({ codigo: 'deTarjeta' }))
  test('a credit card’s own with a column for purchases and one for payments: nobody pays the company there', () =>
    expect(
      read(
        csv(['Pago mínimo', '1,200.00'], tabla, ['05/11/2026', 'SPEI', '', '1500.00', '']),
        'otroBancoMxn',
      ),
    ).toEqual({ codigo: 'deTarjeta' }))
  test('an account with a line of credit is read', () =>
    expect(
      leer(
        csv(['Línea de crédito disponible', '80,000.00'], tabla, ['05/11/2026', 'SPEI', '', '1500.00', '']),
        'otroBancoMxn',
      ).sumaAbonos,
    ).toBe(150_000))
  test.each([
    [['Cifras en miles de pesos']],
    [['Importes expresados en miles']],
    [['Saldo inicial (miles)', '120']],
    [['MONEDA NACIONAL', 'MDP']],
  ])('figures in thousands: %s', (dice) =>
    expect(read(csv(dice, tabla, ['05/11/2026', 'SPEI', '', '1500.00', '11500.00']), 'otroBancoMxn')).toEqual(
      {
        codigo: 'enMiles',
      },
    ),
  )
  test('an account that speaks of cards, of a payment and of thousands in its movements is read', () => {
    const estado = leer(
      csv(
        ['Contrata tu tarjeta de crédito'],
        ['Fecha', 'Descripción', 'Importe'],
        ['05/11/2026', 'PAGO TARJETA DE CREDITO', '-4500.00'],
        ['06/11/2026', 'SPEI RECIBIDO GRACIAS POR SU PAGO', '1200.00'],
        ['07/11/2026', 'SPEI RECIBIDO MIL PESOS', '1000.00'],
      ),
      'otroBancoMxn',
    )
    expect(vistos(estado).map(([, , cargo, abono]) => [cargo, abono])).toEqual([
      [450_000, 0],
      [0, 120_000],
      [0, 100_000],
    ])
  })
})
