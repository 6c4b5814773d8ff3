import { describe, expect, test } from 'vitest'
import { isRota, leerClave } from './claves.ts'
import { leerMontoEnLetra } from './monto-en-letra.ts'
import { escribirMonto, leerFecha, leerMonto } from './valores.ts'

test('a text made to be slow is read at once', () => {
  const desde = process.cpuUsage()
  for (const relleno of [' ', '\t', '.', ',)', '( ', '1', 'a ', '1:1 ', 'centro ('])
    for (const inicio of ['07/10/2026', '7 de octubre de 2026', '$1,000.00', ''])
      for (const fin of ['X', '']) {
        const texto = inicio + relleno.repeat(300) + fin
        leerFecha(texto)
        leerMonto(texto)
        leerClave(texto)
      }
  expect(process.cpuUsage(desde).user / 1000).toBeLessThan(1000)
})

describe('dates of proofs', () => {
  test.each([
    ['07/10/2026', '2026-10-07'],
    ['7-10-2026 10:22:05', '2026-10-07'],
    ['2026/10/07', '2026-10-07'],
    ['07/OCT/2026', '2026-10-07'],
    ['07/0CT/2026', '2026-10-07'],
    ['20/N0V/2026 a las 08:45', '2026-11-20'],
    ['O7/10/2026', '2026-10-07'],
    ['5 de agosto de 2026, 14:05 h', '2026-08-05'],
    ['Miércoles 5 de agosto de 2026', '2026-08-05'],
    ['18 agosto 2025', '2025-08-18'],
    ['5 Aug 2026', '2026-08-05'],
    ['15/01/2026 9:10:29 AM', '2026-01-15'],
    ['31/02/2026', null],
    ['13/13/2026', null],
    ['07/10/20261', null],
    ['octubre', null],
    ['12 pagos 2026', null],
  ])('«%s» is %s', (texto, dia) => {
    expect(leerFecha(texto)?.dia ?? null).toBe(dia)
  })
  test('a year of two figures and words behind the date are told', () => {
    expect(leerFecha('07/10/26')).toMatchObject({ dia: '2026-10-07', dosCifras: true, deMas: false })
    expect(leerFecha('07/10/2026 vence 08/10/2026')).toMatchObject({ deMas: true })
    expect(leerFecha('07/10/2026 10:22 hrs')).toMatchObject({ deMas: false })
    expect(leerFecha('07/10/2026  a las   10:22')).toMatchObject({ deMas: false })
  })
})

test.each(['18 septiembre, 14:03 h', '18 sep 14:03', '18 sep 14 h', '18 de septiembre 14 hrs'])(
  '[VI-C3] the hour of «%s» is no year',
  (texto) => expect(leerFecha(texto)).toBeNull(),
)

describe('amounts of proofs', () => {
  test.each([
    ['$1,234.50', 123_450],
    ['$ 1,234.50 MXN', 123_450],
    ['MXN 1,234.50', 123_450],
    ['US$ 99.00', 9_900],
    ['$20,000.00', 2_000_000],
    ['1234.5', null],
    ['del IVA $80.00', null],
    ['$0.00', null],
    ['', null],
  ])('«%s» is %s centavos', (texto, centavos) => {
    expect(leerMonto(texto)?.centavos ?? null).toBe(centavos)
  })
  test.each([
    ['$1,234.50 M.N.', { moneda: 'MXN', signo: true, raro: false, decimales: true, deMas: false }],
    ['US$ 99.00', { moneda: 'USD', signo: true }],
    ['$500', { decimales: false }],
    ['1.234,50', { raro: true }],
    ['S1,500.00', { raro: true }],
    ['-$500.00', { negativo: true }],
    ['81,500.00', { signo: false }],
    ['$3,000.00APLICADO', { deMas: true }],
  ])('«%s» is told for what it is', (texto, expected) => {
    expect(leerMonto(texto)).toMatchObject(expected)
  })
  test('centavos are written back digit by digit', () => {
    expect(escribirMonto(123_450)).toBe('1,234.50')
    expect(escribirMonto(5)).toBe('0.05')
  })
})

test.each([
  ['(CINCO MIL PESOS 00/100 M.N.)', 500_000],
  ['CIENTO VEINTITRES MIL CUATROCIENTOS CINCUENTA Y SEIS PESOS 78/100', 12_345_678],
  ['Un millón doscientos mil pesos 10/100', 120_000_010],
  ['Importe con letra: mil pesos 00/100', 100_000],
  ['MIL CABALLOS PESOS 00/100', null],
  ['100 pesos', null],
])('the amount in words «%s» is %s', (texto, centavos) => {
  expect(leerMontoEnLetra(texto)).toBe(centavos)
})

describe('tracking keys', () => {
  test.each([
    ['MBAN01002608180012345678', 'BBVA', '2026-08-18'],
    ['BNET01002608180012345678', 'BBVA', '2026-08-18'],
    ['2026080140014TRAPP000400000010', 'Santander', '2026-08-01'],
    ['8846APR1202608011234567890', 'Banorte', '2026-08-01'],
    ['085912345678901234', 'Citibanamex', null],
  ])('%s was sent by %s on %s', (texto, emisor, fecha) => {
    expect(leerClave(texto)).toMatchObject({ clave: texto, emisor, fecha, reparada: false })
  })
  test('what a scanner confuses inside a known form is mended, a blank among them', () => {
    expect(leerClave('MBANO1OO26O818 OO12345678')).toEqual({
      clave: 'MBAN01002608180012345678',
      emisor: 'BBVA',
      fecha: '2026-08-18',
      reparada: true,
      fija: true,
    })
  })
  test.each([
    ['52169ALBO061376131850213576', '52169ALBO61376131850213576'],
    ['52169ALB0O61376131850213576', '52169ALBO61376131850213576'],
    ['NUSTAADGVLNB38385256BGPTMAEP', 'NU3TAADGVLNB38385256BGPTMAEP'],
  ])(
    '[VI-C4] one sign of a known form that a picture shows twice, or as its look-alike: %s',
    (leida, clave) => expect(leerClave(leida, 'dudosa')).toMatchObject({ clave, reparada: true }),
  )
  test('[VI-C4] a text that is no picture loses no sign', () =>
    expect(leerClave('52169ALBO061376131850213576')).toMatchObject({
      clave: '52169ALBO061376131850213576',
      emisor: null,
    }))
  test('[VI-C4] a key of a known beginning that lost or won signs is broken; one of another form is not', () => {
    expect(['NU3WKBFBXALT55990490VCIJLNNMV', '28073ALBO71758523'].map(isRota)).toEqual([true, true])
    expect(['8846CP0995117486109255', 'NU3WKBFBXALT55990490VCJLNNMV', 'HSBC123456'].map(isRota)).toEqual([
      false,
      false,
      false,
    ])
  })
  test('a key of no known form is taken as it is; words and short codes are none', () => {
    expect(leerClave('XK99 812345')).toMatchObject({ clave: 'XK99812345', emisor: null })
    expect(leerClave('TRANSFERENCIA')).toBeNull()
    expect(leerClave('A12')).toBeNull()
  })
})

test('[VII-B1] a word that every object has is no number', () => {
  expect(leerMontoEnLetra('constructor mil doscientos pesos 00/100 M.N.')).toBe(120_000)
  expect(leerMontoEnLetra('mil constructor pesos 00/100 M.N.')).toBeNull()
})
