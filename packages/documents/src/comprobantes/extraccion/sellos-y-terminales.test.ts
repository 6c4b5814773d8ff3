import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { describe, expect, test } from 'vitest'
import { paginaDePrueba } from '../../../testing/pagina-de-prueba.ts'
import { extraer } from './extraer.ts'
import { umbrales } from './umbrales.ts'

/** A page of these lines, each parted in columns by ` | `; paid, where they do not say otherwise. */
const leer = (texto: string, titulo = 'Transferencia exitosa / ') =>
  extraer(
    [
      paginaDePrueba(
        `${titulo}${texto}`
          .split(' / ')
          .map((linea) =>
            linea.split(' | ').map((columna, i) => [i === 0 ? 0.1 : 0.55, columna.trim()] as const),
          ),
      ),
    ],
    { hoy: '2026-10-10' as Dia },
  )
const fecha = (texto: string) => {
  const { fechaPago } = leer(texto).campos
  return [fechaPago?.valor, (fechaPago?.confianza ?? 0) >= umbrales.alta]
}

describe('[VI-C4] a day without a label', () => {
  test.each([
    'Importe | $1,234.50 / 07/10/2026 14:03:22',
    'Importe | $1,234.50 / miércoles, 7 de octubre de 2026, a las 14:03 hs',
    'Importe | $1,234.50 / 7 oct 2026 · 14:03 CST',
    'El 7 de octubre de 2026 a las 2:03 p. m. / Importe | $1,234.50',
    'Importe | $1,234.50 / 07/10/2026 HORA 14:03',
  ])('stamped with its hour is sure: %s', (texto) => expect(fecha(texto)).toEqual(['07/10/2026', true]))
  test.each([
    'Importe | $1,234.50 / 07/10/2026',
    'Importe | $1,234.50 / Cliente desde 07/10/2026 14:03',
    'Importe | $1,234.50 / Elaborado 07/10/2026 14:03',
    'Importe | $1,234.50 / Martínez 07/10/2026 14:03',
    'Importe | $1,234.50 / 07/10/26 14:03',
    'Importe | $1,234.50 / 07/10/2026 14:03 horario de la sucursal',
  ])('alone, after other words or with its year cut is not: %s', (texto) =>
    expect(fecha(texto)).toEqual(['07/10/2026', false]),
  )
  test('beside another day is none', () =>
    expect(fecha('07/10/2026 14:03 / Importe | $1,234.50 / Viaje del 09/10/2026')).toEqual([
      undefined,
      false,
    ]))
})

describe('[VI-C3] what a terminal prints without a colon', () => {
  const numero = (texto: string) => leer(`Importe | $1,234.50 / ${texto}`).campos.numeroTransaccion?.valor
  test.each([
    ['AUT 536829 OPER 5231077', '536829'],
    ['AUTORIZ 536829', '536829'],
    ['OPER 5231077 AUT 536829', '536829'],
    ['Clave de autorización 536829', '536829'],
    ['APROBACION 536829', '536829'],
    ['MOVIMIENTO 9396802795', '9396802795'],
  ])('%s', (texto, valor) => expect(numero(texto)).toBe(valor))
  test('a word of a sentence is no label', () => expect(numero('Aut Ordinaria 536829')).toBeUndefined())
})

test('[VI-C2] a bound that a sentence names is no sum of the payment, nor what a letter’s greeting announces', () => {
  const { montoPagado } = leer(
    'Estimado cliente: le informamos que realizó una transferencia por $1,234.50 M.N. / Llame al 55 1226 2639. Límite diario $250,000.00',
  ).campos
  expect(montoPagado).toMatchObject({ valor: '1,234.50', dudas: [] })
})

test('[VI-C1] a fee called tarifa is no price list', () => {
  expect(leer('Importe | $1,234.50 / Tarifa | $0.00')).toMatchObject({ noEsPago: null, pagado: true })
  expect(leer('Nuestras tarifas / Importe | $1,234.50').noEsPago).toBe('sinEnviar')
})

describe('[VI-C1] what a till or a window took', () => {
  const cola = 'FECHA 07/10/2026 HORA 14:03 / MONTO M.N. $ 1,234.50'
  test.each([
    `DEPOSITO A CUENTA / ${cola} / COMISION M.N. $ 12.00 / PAGO TOTAL. M.N. $ 1,246.50 / EFECTIVO M.N. $ 1,246.50 / FOLIO NUMERO 9612339369 / CONSERVE SU TICKET`,
    `DEPOSITO / ${cola} / TOTAL M.N. $1,234.50 / EFECTIVO M.N. $1,300.00 / CAMBIO M.N. $65.50 / FOLIO NUMERO 9612339369`,
    `SUC 5511 REFORMA CAJA 03 / DEPOSITO EN EFECTIVO / ${cola} / FOLIO 9612339369`,
  ])('is paid, and its sum sure: %s', (texto) => {
    const { pagado, campos } = leer(texto, '')
    expect(pagado).toBe(true)
    expect(campos.montoPagado).toMatchObject({ valor: '1,234.50', dudas: [] })
    expect(campos.numeroTransaccion).toMatchObject({ valor: '9612339369', dudas: [] })
  })
  test.each([
    `DEPOSITO A CUENTA / ${cola} / FOLIO NUMERO 9612339369 / CONSERVE SU TICKET`,
    `DEPOSITO A CUENTA / ${cola} / EFECTIVO M.N. $1,234.50 / FOLIO NUMERO 9612339369`,
    `DEPOSITO A CUENTA / ${cola} / EFECTIVO / CONSERVE SU TICKET / FOLIO NUMERO 9612339369`,
    `SUC ____ CAJA ____ / DEPOSITO EN EFECTIVO / ${cola} / FOLIO 9612339369`,
    `CAJERO 8812 / RETIRO / ${cola} / FOLIO 9612339369`,
  ])('without the money, or the place of who took it, is not: %s', (texto) =>
    expect(leer(texto, '').pagado).toBe(false),
  )
})

test('[VI-C2] a name that begins like a label does not hide the second row of a table', () => {
  const filas = ['OPERADORA TURISTICA LUNA | $11,800.00', 'EMPRESA DE VIAJES SA | $2,300.00']
  expect(leer(`Beneficiario | Importe / ${filas.join(' / ')}`).varias).toBe(true)
})

describe('[VI-C4] what the reader of letters sees otherwise', () => {
  const clave = 'MBAN01002608133568829821'
  const vista = (lineas: Parameters<typeof paginaDePrueba>[0]) =>
    extraer([paginaDePrueba([[[0.1, 'Transferencia exitosa']], ...lineas], 'imagen')], {
      hoy: '2026-10-10' as Dia,
    }).campos
  test.each([
    ['MBAN010026081335688729821', 0.9, clave],
    ['MBAN010026081335688729821', 0.6, undefined],
    ['MBAN01002608133568829827', 0.9, undefined],
  ])('a key of a known form beside %s, made out at %f: %s, never sure', (segunda, confianza, valor) => {
    const { numeroTransaccion } = vista([
      [
        [0.1, 'Clave de rastreo'],
        [0.55, clave, { segunda, confianza }],
      ],
    ])
    expect(numeroTransaccion?.valor).toBe(valor)
    expect(numeroTransaccion?.confianza ?? 0).toBeLessThan(umbrales.alta)
  })
  test('«Folio de intemet» is the folio', () =>
    expect(
      vista([
        [
          [0.1, 'Folio de intemet'],
          [0.55, '892239284'],
        ],
      ]).numeroTransaccion?.valor,
    ).toBe('892239284'))
  test('a day whose month stands apart', () =>
    expect(
      vista([
        [
          [0.1, 'Payment date'],
          [0.55, 'Aug'],
          [0.7, '5, 2026'],
        ],
      ]).fechaPago?.valor,
    ).toBe('05/08/2026'))
})

test('[VI-C3] the number of the next label is no end of a key', () => {
  const { numeroTransaccion } = leer(
    'Clave de rastreo: | INBURSA677955673008 / Referencia numérica: | 4527244',
  ).campos
  expect(numeroTransaccion).toMatchObject({ valor: 'INBURSA677955673008', dudas: [] })
})

test('[VI-C1] a «no» that a picture parts from its sentence takes it back, and one that answers does not', () => {
  const partida = extraer(
    [
      paginaDePrueba([
        [
          [0.1, 'Transferencia'],
          [0.4, 'no'],
          [0.6, 'exitosa'],
        ],
        [
          [0.1, 'Folio'],
          [0.55, '1729819848'],
        ],
      ]),
    ],
    { hoy: '2026-10-10' as Dia },
  )
  expect(partida).toMatchObject({ noEsPago: 'rechazado', pagado: false })
  expect(leer('Importe | $1,234.50 / Comisión cobrada | No')).toMatchObject({ noEsPago: null, pagado: true })
})

test('[VI-C1] specks of a photo do not take the «no» of «Transferencia no exitosa» to a line of its own', () => {
  const pagina = paginaDePrueba(
    [
      [[0.1, 'Transferencia no exitosa']],
      [
        [0.1, 'Folio'],
        [0.55, '1729819848'],
      ],
    ],
    'imagen',
  )
  const [primera] = pagina.palabras
  if (!primera) throw new Error('no words')
  const palabras = [
    ...pagina.palabras.map((una) => (una.texto === 'no' ? { ...una, y: una.y + 0.004, alto: 0.006 } : una)),
    ...Array.from({ length: 30 }, (_, i) => ({
      ...primera,
      texto: 'a',
      x: 0.9,
      y: 0.5 + i / 100,
      ancho: 0.002,
      alto: 0.001,
    })),
  ]
  expect(extraer([{ ...pagina, palabras }], { hoy: '2026-10-10' as Dia })).toMatchObject({
    noEsPago: 'rechazado',
  })
})
