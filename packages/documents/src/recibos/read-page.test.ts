import { describe, expect, it } from 'vitest'
import type { Cadena } from './conteo.ts'
import { conteoDe } from './conteo.ts'
import { readPage } from './read-page.ts'

/** Lines of a page as pdf.js gives them: strings of one line with a blank item between, the last one flagged. */
const page = (lines: string[][]): Cadena[] =>
  lines.flatMap((line, row) =>
    line.flatMap((texto, column) => {
      const last = column === line.length - 1
      const cadena = { texto, y: 700 - row * 20, finDeLinea: last && row < lines.length - 1 }
      const touching = texto === '$'
      return last || touching ? [cadena] : [cadena, { texto: ' ', y: cadena.y, finDeLinea: false }]
    }),
  )

const kind59 = (changes: Record<string, string[]> = {}): string[][] => {
  const value = (label: string, ...values: string[]) => [label, ...(changes[label] ?? values)]
  return [
    ['COMPROBANTE'],
    ['Mis operaciones frecuentes - Traspasos a otros bancos'],
    ['GRUPO VALIJA VIAJES'],
    ['15/10/2026'],
    ['Resultado del traspaso'],
    value('Cuenta de retiro:', '0112345678'),
    value('Banco destino:', 'BANORTE'),
    value('Cuenta de depósito:', '072180000123456780'),
    value('Nombre corto:', 'PUERTO CORAL'),
    value('Importe:', '$5,000.00'),
    value('Forma de depósito:', 'MISMO DIA (SPEI)'),
    value('Concepto de pago:', 'LOTE 12'),
    value('Referencia numérica:', '1234567'),
    value('Clave de rastreo:', 'BNET01002610150001'),
    value('Fecha y Hora de Captura:', '15/10/2026 10:04:05'),
    value('Folio de internet:', '1234567890'),
    ['Datos del beneficiario'],
    value('RFC:', 'HPC910203AB1'),
  ]
}

describe('a page of a BBVA receipt', () => {
  it('[B-101] a page of 59 items is read at its positions, with the labels agreeing', () => {
    const cadenas = page(kind59())
    expect(conteoDe(cadenas)).toBe(59)
    expect(readPage(4, cadenas)).toEqual({
      pagina: 4,
      rfc: 'HPC910203AB1',
      titular: 'PUERTO CORAL',
      bancoBeneficiario: 'BANORTE',
      fechaPago: '2026-10-15',
      total: 500_000,
      folio: '1234567890',
      claveRastreo: 'BNET01002610150001',
      cuentaDeposito: '072180000123456780',
      concepto: 'LOTE 12',
      lectura: 'posiciones',
    })
  })
  it('[VII-B4] a field of more letters than any has is no field', () => {
    const cadenas = page(kind59({ 'Clave de rastreo:': ['B'.repeat(201)] }))
    expect(readPage(1, cadenas)).toMatchObject({ motivo: 'demasiadoTexto', campos: ['claveRastreo'] })
  })
  it('[B-103] when positions and labels disagree the page is not read', () => {
    const lines = kind59()
    // another form with the same number of strings: amount and concept have changed places
    const [importe, concepto] = [lines[9] ?? [], lines[11] ?? []]
    lines[9] = concepto
    lines[11] = importe
    expect(readPage(1, page(lines))).toEqual({
      pagina: 1,
      motivo: 'desacuerdo',
      conteo: 59,
      campos: ['total'],
    })
  })
  it('another count with the labels of the bank is read by label', () => {
    const lines = [...kind59(), ['Canal:', 'Banca por internet'], ['Impreso por el cliente.']]
    expect(readPage(1, page(lines))).toMatchObject({
      total: 500_000,
      folio: '1234567890',
      lectura: 'etiquetas',
    })
  })
  it('the form for payments inside the bank is read by its own labels', () => {
    expect(
      readPage(
        1,
        page([
          ['Tipo de operación:', 'PAGO A TERCEROS'],
          ['Cuenta de retiro:', '0112345678'],
          ['Cuenta asociada:', '0198765432'],
          ['Importe de la operación:', '$1,250.50'],
          ['Fecha de la operación:', '09/10/2026'],
          ['Folio de internet:', '77'],
          ['RFC:', 'HS&910203AB1'],
        ]),
      ),
    ).toMatchObject({
      bancoBeneficiario: 'BBVA',
      total: 125_050,
      fechaPago: '2026-10-09',
      folio: '77',
      rfc: 'HS&910203AB1',
      claveRastreo: '',
    })
  })
  it('[B-102] a page without the labels of the bank cannot be read', () => {
    expect(readPage(2, page([['COMPROBANTE'], ['El detalle no está disponible.']]))).toEqual({
      pagina: 2,
      motivo: 'sinDatos',
      conteo: 3,
      campos: [],
    })
  })
  it.each([
    ['RFC:', 'XX', 'rfc'],
    ['Importe:', '$5,000', 'total'],
    ['Importe:', '$0.00', 'total'],
    ['Importe:', '$5,00.00', 'total'],
    ['Fecha y Hora de Captura:', '31/02/2026 10:00:00', 'fechaPago'],
    ['Folio de internet:', 'ver al reverso', 'folio'],
  ])('a page whose %s says "%s" names the field', (label, value, campo) => {
    expect(readPage(1, page(kind59({ [label]: [value] })))).toMatchObject({
      motivo: 'faltanDatos',
      campos: [campo],
    })
  })
  it('a value that is missing is not taken from the next label', () => {
    const lines = kind59()
    lines[15] = ['Folio de internet:']
    expect(readPage(1, page(lines))).toMatchObject({ motivo: 'faltanDatos', campos: ['folio'] })
  })
  const otro = {
    'Importe:': ['$7,000.00'],
    'Clave de rastreo:': ['BNET01002610150002'],
    'Folio de internet:': ['1234567891'],
  }
  const inside = [
    ['Importe de la operación:', '$1,250.50'],
    ['Fecha de la operación:', '09/10/2026'],
    ['Folio de internet:', '77'],
    ['RFC:', 'HS&910203AB1'],
  ]
  it.each([
    ['one after the other', [...kind59(), ...kind59(otro)]],
    ['the same one printed twice', [...kind59(), ...kind59()]],
    ['side by side', kind59().map((line, i) => [...line, ...(kind59(otro)[i] ?? [])])],
    ['of two forms', [...kind59(), ...inside]],
    ['the second with its values torn off', [...kind59(), ...kind59().map(([label = '']) => [label])]],
    ['the second glued to its labels', [...kind59(), ...kind59(otro).map((line) => [line.join(' ')])]],
    ['only another amount', [...kind59(), ['Importe de la operación:', '$7,000.00']]],
  ])('[VI-D5] two receipts on one page are never one: %s', (_name, lines) => {
    expect(readPage(1, page(lines))).toMatchObject({ motivo: 'variosPagos' })
  })
  it.each([
    [
      'an invoice',
      [
        ['RFC:', 'HPC910203AB1'],
        ['Nombre:', 'HOTEL'],
        ['Importe:', '$5,000.00'],
        ['Estatus:', 'Vigente'],
      ],
    ],
    [
      'the data of an account',
      [
        ['Banco destino:', 'BANORTE'],
        ['Cuenta de depósito:', '072'],
        ['Nombre:', 'X'],
      ],
    ],
    ['a letter', [['Estimado cliente:'], ['Su pago se hizo.']]],
  ])('[VI-D5] a page that is no receipt says just that: %s', (_name, lines) => {
    expect(readPage(1, page(lines))).toMatchObject({ motivo: 'sinDatos', campos: [] })
  })
  it('[VI-D5] the receipt of another bank is told as that, and one of another form by what is not sure and matters', () => {
    const ajeno = [
      ['Banco emisor:', 'BANCO DEL VALLE'],
      ['Banco destino:', 'BANORTE'],
      ['Importe:', '$5,000.00'],
      ['RFC:', 'HPC910203AB1'],
      ['Concepto de pago:', 'LOTE 12'],
      ['Clave de rastreo:', 'BVAL01002610150001'],
      ['Fecha de operación:', '15/10/2026'],
    ]
    expect(readPage(1, page(ajeno))).toMatchObject({ motivo: 'otroBanco', campos: [] })
    // As many strings as a known form has, in another order.
    expect(readPage(1, page(kind59().toReversed()))).toMatchObject({
      motivo: 'desacuerdo',
      campos: ['total', 'fechaPago', 'folio', 'rfc'],
    })
  })
  it.each([
    'DEVUELTA',
    'RECHAZADA',
    'PROGRAMADA',
    'PENDIENTE',
    'EN PROCESO',
    'POR AUTORIZAR',
    'NO LIQUIDADA',
    'NO REALIZADA',
    'EN TRANSITO',
    'RETENIDA',
    'CAPTURADA',
    'X1',
  ])('[VI-D5] what the bank gives as %s is no payment', (estatus) => {
    expect(readPage(1, page([...kind59(), ['Estatus:', estatus]]))).toMatchObject({ motivo: 'noAplicado' })
  })
  it.each(['OPERADA', 'LIQUIDADA', 'Aplicado', 'EXITOSA', 'PROCESADA', 'Confirmada'])(
    '[VI-D5] what the bank gives as %s is one',
    (estatus) => {
      expect(readPage(1, page([...kind59(), ['Estatus:', estatus]]))).toMatchObject({ total: 500_000 })
    },
  )
  it.each([
    'Traspaso programado',
    'Operación rechazada por el banco destino',
    'Pendiente de autorización',
    'La operación no fue realizada',
    'Fondos insuficientes',
    'En espera de la segunda firma',
    'Transferencia cancelada',
    'Verifica los datos antes de autorizar el traspaso',
    'Aviso: el banco destino devolvió este traspaso el 13/11/2026',
  ])('[VI-D5] a page that says «%s» anywhere beside its fields is no payment', (dicho) => {
    expect(readPage(1, page([[dicho], ...kind59()]))).toMatchObject({ motivo: 'noAplicado' })
  })
  it.each([
    [[['Divisa:', 'USD']]],
    [[['Divisa: USD']]],
    [[['Moneda:', 'Dólares americanos']]],
    [[['Importe en euros:', '250.00']]],
    [[['TRANSFERENCIA SPID']]],
  ])('[VI-D5] a page whose amount may be in another currency is no payment in pesos: %j', (lines) => {
    expect(readPage(1, page([...kind59(), ...lines]))).toMatchObject({ motivo: 'otraMoneda' })
  })
  it.each([
    ['its concept', { 'Concepto de pago:': ['TARIFA EN USD'] }, []],
    ['the small print', {}, ['Los envíos en dólares se abonan el mismo día hábil.']],
    ['its own currency', {}, ['Divisa: MXN']],
  ])('[VI-D5] a currency named in %s says nothing of the amount', (_donde, changes, legend) => {
    const lines = [...kind59(changes), ...(legend.length > 0 ? [legend] : [])]
    expect(readPage(1, page(lines))).toMatchObject({ total: 500_000 })
  })
  it.each([
    ['its concept', { 'Concepto de pago:': ['DEVOLUCION PENDIENTE'] }, []],
    ['the name of its hotel', { 'Nombre corto:': ['HOTEL CANCELADO'] }, []],
    ['the small print', {}, ['En caso de que la operación sea rechazada te avisaremos.']],
    ['the small print', {}, ['Aviso: las operaciones devueltas por el banco destino no causan comisión.']],
    [
      'the small print',
      {},
      ['Conserva este comprobante hasta que se refleje; si es devuelta, el importe regresa a tu cuenta.'],
    ],
  ])('[VI-D5] the same words in %s say nothing of the payment', (_donde, changes, legend) => {
    expect(
      readPage(
        1,
        page([...kind59(changes as Record<string, string[]>), ...(legend.length > 0 ? [legend] : [])]),
      ),
    ).toMatchObject({ total: 500_000 })
  })
})
