import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { describe, expect, test } from 'vitest'
import { paginaDePrueba } from '../../../testing/pagina-de-prueba.ts'
import { extraer } from './extraer.ts'
import { juzgarValores } from './juzgar-valores.ts'
import { umbrales } from './umbrales.ts'

function camposDe(texto: string) {
  const lineas = `Transferencia exitosa / ${texto}`
    .split(' / ')
    .map((linea) => linea.split(' | ').map((columna, i) => [i === 0 ? 0.1 : 0.55, columna.trim()] as const))
  return extraer([paginaDePrueba(lineas)], { hoy: '2026-10-10' as Dia }).campos
}
/** What is sure of a paid page with these lines. */
function sureOf(texto: string): Partial<Record<string, string>> {
  const campos = camposDe(texto)
  return Object.fromEntries(
    Object.entries(campos).flatMap(([name, { valor, confianza }]) =>
      confianza >= umbrales.alta ? [[name, valor]] : [],
    ),
  )
}
const cola =
  'Fecha | 07/10/2026 / Beneficiario | VIAJES DEL SUR / Clave de rastreo | MBAN01002610070012345678'

/** Lines with money, and the only amount that may be sure; null where none may. */
const montos: [string, string | null][] = [
  ['Importe | $1,234.50 / Comisión | $5.00 / IVA | $0.80 / Total | $1,240.30', '1,234.50'],
  ['Importe | $1,234.50 / Comisión | $0.00', '1,234.50'],
  ['Importe | $1,234.50 / Saldo disponible | $8,000.00', '1,234.50'],
  ['Importe | $1,234.50 / Saldo anterior | $9,234.50 / Saldo nuevo | $8,000.00', '1,234.50'],
  ['Importe | $1,234.50 / Límite diario restante | $48,765.50', '1,234.50'],
  ['Importe | $1,234.50 / Te quedan | $48,765.50', '1,234.50'],
  ['Mensualidad 3 de 12 | $1,234.50 / Precio del viaje | $14,814.00', null],
  ['Pago 3 de 12 / Importe | $1,234.50 / Total del viaje | $14,814.00', null],
  ['Anticipo | $1,234.50 / Resto | $4,000.00', null],
  ['Abono | $1,234.50 / Pendiente | $4,000.00 / Total | $5,234.50', null],
  ['Subtotal | $1,000.00 / IVA | $160.00 / Total | $1,160.00', '1,160.00'],
  ['Consumo | $1,000.00 / Propina | $150.00 / Total | $1,150.00', '1,150.00'],
  ['Consumo | $1,000.00 / Propina sugerida 15% | $150.00', null],
  ['Importe | $1,000.00 / Propina | $150.00', null],
  ['Monto | $1,234.50 / Monto autorizado | $5,000.00', null],
  ['Monto solicitado | $5,000.00 / Monto aplicado | $1,234.50', null],
  ['Enviaste | USD 100.00 / Recibe | MXN 1,850.00 / Tipo de cambio | 18.50', null],
  ['Importe | USD 100.00 / Equivalente en MXN | $1,850.00', null],
  ['Importe | $1,850.00 MXN / Tipo de cambio | $18.50 / Importe en dólares | USD 100.00', null],
  ['Importe | $1,234.50 / Descuento | $200.00', null],
  ['Precio | $1,434.50 / Descuento | -$200.00 / Pagaste | $1,234.50', null],
  ['Importe | $1,234.50 / Cashback | $12.35', null],
  ['Importe | $1,234.50 / Puntos ganados | 123', '1,234.50'],
  ['Importe | $1,234.50 / Seguro de compra | $30.00', null],
  ['Tú pagas | $1,269.50 / Ellos reciben | $1,234.50', null],
  ['Monto enviado | $1,269.50 / Costo de envío | $35.00 / Monto recibido | $1,234.50', null],
  ['Total | $1,234.50 / Efectivo | $1,300.00 / Cambio | $65.50', '1,234.50'],
  ['Total | $1,234.50 / Efectivo | $1,500.00 / Cambio | $65.50', null],
  ['Importe 1 | $1,000.00 / Importe 2 | $234.50 / Total | $1,234.50', null],
  ['Importe | $1,234.50 / Son: UN MIL DOSCIENTOS TREINTA Y CUATRO PESOS 50/100', '1,234.50'],
  ['Importe | $1,234.50 / Son: MIL DOSCIENTOS TREINTA Y CINCO PESOS 50/100', null],
  ['Importe | 1234.50', '1,234.50'],
  ['Importe | MX$1,234.50', '1,234.50'],
  ['Importe | $1.234,50', null],
  ['Importe | $1,234', null],
  ['Importe | -$1,234.50', null],
  ['Importe | $0.01 / Importe de la reserva | $1,234.50', null],
  ['Importe | $1,234.50 / Monto reversado | $200.00', null],
  ['Importe | $1,234.50 / Servicio | $900.00 / Producto | $334.50', null],
  ['Importe | $1,234.50 / Recibo | $2,000.00', null],
  ['Total | $1,234.50 / Mensualidad | $500.00', null],
  ['12 MSI de | $102.87 / Compra | $1,234.50', null],
  ['A 3 meses sin intereses / Total | $1,234.50 / Mensualidad | $411.50', '1,234.50'],
  ['Importe | $1,234.50 / Importe máximo | $50,000.00', '1,234.50'],
  ['Importe original | $2,000.00 / Importe | $1,234.50', null],
  ['Importe a pagar | $2,000.00 / Importe pagado | $1,234.50', null],
  ['Adeudo total | $2,000.00 / Importe pagado | $1,234.50 / Adeudo restante | $765.50', null],
]

/** Lines with numbers, and those that may be sure. */
const numeros: [string, string[]][] = [
  ['Referencia numérica | 1', []],
  ['Referencia | 061026', []],
  ['Referencia | 7102026', []],
  ['Folio | 07102026', []],
  ['Folio | 071026', []],
  ['Folio | 20261007', []],
  ['Folio | 7102026', []],
  ['Folio | 8831920447', ['8831920447']],
  ['Folio de internet | 0012345678', ['0012345678']],
  ['Teléfono | 5512345678', []],
  ['Folio / Atención a clientes | 5512345678', []],
  ['Celular | 55 1234 5678', []],
  ['Tarjeta | 4152313812345678', []],
  ['Tarjeta | **** 4821', []],
  ['Folio | ****4821', []],
  ['Autorización | 482910', ['482910']],
  ['Autorización | 000000', []],
  ['Autorización | 4821', []],
  ['Cuenta CLABE | 012180001234567897', []],
  // Its last figure would hold as an account's.
  ['Clave de rastreo | 085905150224176939', ['085905150224176939']],
  ['Clave de rastreo | 012180000123456782', []],
  ['Folio | 014180000123456780', []],
  ['Número de operación | 98765432101', ['98765432101']],
  ['Operación | 12', []],
  ['Folio | A-1', []],
  ['Folio | 0000000000', []],
  ['Folio | 1234567890', []],
  ['Folio | 10:45:12', []],
  ['Folio | 1,234.50', []],
  ['Folio fiscal | 6128396F-C09B-4EC6-8699-43C5F7E3B230', []],
  ['Número de cliente | 12345678', []],
  ['No. de reserva | 88123344', []],
  ['Afiliación | 7654321 / Terminal | 12345678', []],
  ['Folio | 8831920447 / Folio | 8831920448', []],
]

describe('[VI-C2] amounts of pages nobody mended against', () => {
  test.each(montos)('%s', (texto, wanted) => {
    const { montoPagado } = sureOf(`${texto} / ${cola}`)
    expect(montoPagado ?? null).toBe(montoPagado === undefined ? null : wanted)
  })
  test('most that are plain are sure', () => {
    const plain = montos.filter(([, wanted]) => wanted !== null)
    const sure = plain.filter(([texto, wanted]) => sureOf(`${texto} / ${cola}`)['montoPagado'] === wanted)
    expect(sure.length / plain.length).toBeGreaterThan(0.6)
  })
})
describe('[VI-C2] nothing is sure of a page with two operations', () => {
  test.each([
    'Cargo 1 | $1,234.50 / Cargo 2 | $1,234.50',
    'Importe 1 | $1,234.50 / Importe 2 | $1,234.50',
    'Cargo 1 | 1,234.50 / Cargo 2 | 1,234.50',
    'Operación 1 / Importe | $1,234.50 / Operación 2 / Importe | $1,234.50',
    'Primer pago | $1,234.50 / Segundo pago | $1,234.50',
    'Operaciones | 2 / Importe | $1,234.50',
    '2 operaciones / Importe | $1,234.50',
  ])('%s', (texto) => {
    expect(sureOf(`${texto} / ${cola}`)).toEqual({})
  })
  test.each([
    'Importe | $1,234.50 / Pago 1 de 3',
    'Importe | $1,234.50 / Importe | $1,234.50',
    'Segundo pago | $1,234.50',
    'Operaciones | 1 / Importe | $1,234.50',
  ])('%s is one', (texto) => {
    expect(sureOf(`${texto} / ${cola}`)['numeroTransaccion']).toBe('MBAN01002610070012345678')
  })
})
describe('[VI-C3] numbers of pages nobody mended against', () => {
  test.each(numeros)('%s', (texto, wanted) => {
    const { numeroTransaccion } = sureOf(`Importe | $1,234.50 / Fecha | 07/10/2026 / ${texto}`)
    if (numeroTransaccion !== undefined) expect(wanted).toContain(numeroTransaccion)
  })
})
describe('[VI-C3] the amount of pages that name it otherwise', () => {
  test.each([
    [
      'of a wallet, alone and without cents',
      'Viajes del Sur / $ 1,234 / 7 de octubre de 2026',
      '1,234.00',
      false,
    ],
    ['in English, in one line', 'Amount: USD 1,234.50 / Date: 7 Oct 2026', '1,234.50', true],
    [
      'in English, beside its fee',
      'You sent | 1,234.50 USD / Fee | 10.00 USD / Balance | 99.00 USD',
      '1,234.50',
      false,
    ],
    ['asked for, not paid', 'Amount requested: $1,234.50', undefined, false],
  ])('%s', (_what, texto, valor, segura) => {
    expect([camposDe(texto).montoPagado?.valor, 'montoPagado' in sureOf(texto)]).toEqual([valor, segura])
  })
})

describe('[VI-C3] a clave that the page breaks in two', () => {
  const pagina = (clave: readonly (readonly [number, string])[][], paso: number) =>
    extraer(
      [
        paginaDePrueba(
          [
            [[0.1, 'Transferencia exitosa']],
            [
              [0.1, 'Importe'],
              [0.55, '$1,234.50'],
            ],
            ...clave,
          ],
          'texto',
          paso,
        ),
      ],
      { hoy: '2026-10-10' as Dia },
    ).campos.numeroTransaccion
  const partida = (una: string, otra: string): [number, string][][] => [
    [
      [0.1, 'Clave de rastreo'],
      [0.55, una],
    ],
    [[0.55, otra]],
  ]
  test('is whole where its second half follows at once', () =>
    expect(pagina(partida('NU39ABCDEF123456', '7890QWERTYUI'), 0.017)).toMatchObject({
      valor: 'NU39ABCDEF1234567890QWERTYUI',
    }))
  test('is whole further down, too, where both make a known form', () =>
    expect(pagina(partida('NU39ABCDEF123456', '7890QWERTYUI'), 0.024)).toMatchObject({
      valor: 'NU39ABCDEF1234567890QWERTYUI',
    }))
  test('is never sure by its first half, where it is of no known form', () =>
    expect(pagina(partida('HSBC998877665544', '33221100'), 0.024)?.confianza).toBeLessThan(umbrales.alta))
  test.each([
    'MBAN010026100700123',
    'MBAN0100-',
    '2026100740014',
    '20261007400140BET0000',
    '8846APR12026100',
    '085912345678',
    'BB123456789',
  ])('cut to %s is none', (clave) => {
    expect(pagina([partida(clave, '')[0] ?? []], 0.024)).toBeUndefined()
    expect(juzgarValores({ numeroTransaccion: clave }, { hoy: '2026-10-10' as Dia }).campos).toEqual({})
  })
  test('at the edge of a picture is none', () => {
    const alBorde = (x: number) =>
      extraer(
        [
          paginaDePrueba(
            [
              [[0.1, 'Transferencia exitosa']],
              [
                [0.1, 'Clave de rastreo'],
                [x, 'HSBC998877665544'],
              ],
            ],
            'imagen',
          ),
        ],
        {
          hoy: '2026-10-10' as Dia,
        },
      ).campos.numeroTransaccion
    expect([alBorde(0.912), alBorde(0.55)?.valor]).toEqual([undefined, 'HSBC998877665544'])
  })
  test('whole and alone on its line, it is', () =>
    expect(pagina([partida('HSBC998877665544', '')[0] ?? []], 0.024)?.confianza).toBeGreaterThanOrEqual(
      umbrales.alta,
    ))
})

test.each(['$0.00', '0.00 MXN', 'MX$0.00'])('[VI-C1] a page that tells of %s is no payment', (nada) => {
  const lineas = `Transferencia exitosa / Importe | ${nada} / ${cola}`
    .split(' / ')
    .map((linea) => linea.split(' | ').map((columna, i) => [i === 0 ? 0.1 : 0.55, columna.trim()] as const))
  expect(extraer([paginaDePrueba(lineas)], { hoy: '2026-10-10' as Dia }).noEsPago).toBe('sinDatos')
})
