import { clave, isAplicadaA } from '@valija/domain/testing/fila-de-texto.ts'
import { expect, test } from 'vitest'
import { isLocalizadorFuerte } from './localizadores.ts'

const suyo = {
  cliente: 'Guillermo O’Hara Tostado',
  concepto: 'Anticipo 50%',
  senas:
    'Huasteca, Ciudad de México y Xilitla 6 días | Marina Brisas Casa 8 | Sea of Cortez | Huatulco | Viajes El Faro',
  numeroTransaccion: '',
}
const en = (nota: string) => isAplicadaA(suyo, `SPEI RECIBIDO | 1 | ${nota}`)

test.each([
  [
    'what is known is known in its order: with its numbers and small words, and cut where the field ends',
    [
      'XEM111 BRISAS CASA 8',
      'SEA OF CORTEZ XEM111',
      'XEM111 MARINA BRI',
      'XEM111 HUASTECA CI',
      'XEM111 6 DIAS',
    ],
    [
      'XEM111 CASA 9',
      'XEM111 8',
      'XEM111 MARINA CASITA',
      'XEM111 MARINA CA',
      'MARINA BRI XEM111',
      'XEM111 CASA 80',
      'XEM111 5 DIAS',
    ],
  ],
  [
    'a short name is the customer’s who has the whole one',
    ['XEM111 MEMO', 'XEM111 DE MI HERMANO MEMO', 'MEMO TOSTADO XEM111'],
    ['XEM111 NACHO', 'XEM111 DE MI HERMANO NACHO', 'XEM111 MI HERMANO'],
  ],
  [
    'an apostrophe may be written or not',
    ["GUILLERMO O'HARA XEM111", 'XEM111 OHARA', 'XEM111 O HARA'],
    ['XEM111 OHARE', 'XEM111 O LARA', 'XEM111 O'],
  ],
  [
    'a month behind the code is the stay’s',
    ['XEM111 PARA DICIEMBRE', 'XEM111 EN DICIEMBRE'],
    ['XEM111 PARA MARZO', 'XEM111 PARA DICIEMBRE 2028', 'XEM111 PARA RENTA'],
  ],
  [
    'MÉXICO behind the code is a place of the trip or another bank',
    ['XEM111 MEXICO XILITLA', 'XEM111 CIUDAD DE MEXICO'],
    ['XEM111 MEXICO', 'XEM111 MEXICO RENTA'],
  ],
  [
    'from one day to another is the stay, to its last day or night; an arrival is its first day',
    ['XEM111 15 AL 24 DIC', 'XEM111 15/12 AL 23/12', 'XEM111 CHECK IN 15 DIC', 'XEM111 SALIDA 24/12/2026'],
    ['XEM111 16 AL 24 DIC', 'XEM111 DEL 15/12 AL 20/12', 'XEM111 LLEGADA 16 DIC', 'XEM111 SALIDA 23/12/2026'],
  ],
  ['a part is the pago’s own', ['XEM111 50%', 'ANTICIPO 50% XEM111'], ['XEM111 100%', 'XEM111 25 %']],
  [
    'the hotel’s words are what is paid for; behind them the form of a company is who pays',
    ['XEM111 MARINA BRISAS', 'XEM111 VIAJES EL FARO SA DE CV', 'XEM111 TOSTADO SA DE CV'],
    ['MARINA BRISAS SA DE CV XEM111', 'XEM111 MARINA BRISAS SA', 'MARINA BRISAS S DE RL XEM111'],
  ],
  [
    'a code of letters that is a word of the hotel is no second booking',
    ['XEM111 BRISAS'],
    ['XEM111 Y BRISAS', 'XEM111 BRISAS BRASA'],
  ],
  [
    'days are read in English and without their hyphens, and an arrival by its day',
    [
      'XEM111 15DEC26-24DEC26',
      'XEM111;20261215;20261224',
      'XEM111 ARR 15DEC26',
      'XEM111 CHECK-IN 15/12/2026 9 NIGHTS',
      'XEM111 9 NTS',
    ],
    [
      'XEM111 15DEC27',
      'XEM111;20271215',
      'XEM111 02JAN27',
      'ARR XEM111',
      'XEM111 CHECK IN',
      'EARLY CHECK IN 15/12/2026 XEM111',
      'LATE CHECK OUT XEM111',
      'XEM111 CHECK-IN 15/01/2027',
      'XEM111 7 NTS',
      'XEM111 7 NIGHTS',
    ],
  ],
  [
    'a hotel’s own words for a deposit are one where they say whose',
    [
      'RE: BOOKING XEM111',
      'ADV DEP RSVN XEM111',
      'ROOM DEPOSIT XEM111',
      'PREPAYMENT XEM111',
      'GUEST TOSTADO/GUILLERMO XEM111',
      'ADJUNTO PAGO DE LA RESERVA XEM111',
    ],
    [
      'RE XEM111',
      'DAMAGE DEPOSIT XEM111',
      'ROOM XEM111',
      'GUEST NAVA XEM111',
      'ADJUNTO XEM111',
      'ADV XEM111',
    ],
  ],
  [
    'a telephone beside the customer’s name is theirs',
    ['XEM111 GUILLERMO TOSTADO 4811029384', '4811029384 TOSTADO XEM111'],
    [
      'XEM111 4811029384',
      'XEM111 TOSTADO 481102938',
      'XEM111 TOSTADO 48110293845',
      'XEM111 RENTA 4811029384',
      'XEM11 1 TOSTADO',
    ],
  ],
  [
    'a month in English is the stay’s, and a place may be named by its airport',
    [
      'XEM111 DECEMBER',
      'VACATION DEPOSIT XEM111',
      'XEM111 HUX',
      'HUATULCO TRIP XEM111',
      'XEM111 BENDICIONES',
    ],
    ['XEM111 MARCH', 'XEM111 DECEMBER 2028', 'VACATION CLUB XEM111', 'XEM111 CUN', 'XEM111 TRIP INSURANCE'],
  ],
  [
    'a company’s form is cut too',
    ['XEM111 TOSTADO SA DE C', 'VIAJES EL FARO SA DE C XEM111'],
    ['XEM111 MARINA BRISAS SA DE C', 'XEM111 SA DE C', 'XEM111 UNIFORMES SA DE C'],
  ],
])('[VI-B2] %s', (_que, suyas, ajenas) => {
  expect(suyas.filter((nota) => !en(nota))).toEqual([])
  expect(ajenas.filter(en)).toEqual([])
})
test('[VI-B2] the hotel that pays waits in the bank’s own field, with its words alone too', () => {
  const de = (texto: string) => isAplicadaA(suyo, texto)
  expect(de('ABONO SPEI BANORTE GUILLERMO TOSTADO | 1 | XEM111')).toBe(true)
  expect(
    [
      'ABONO SPEI BANORTE MARINA BRISAS | 1 | XEM111',
      'SPEI. BANREGIO. 058180104729311041. MARINA BRISAS. XEM111. NU380820Q7KD0T8V6P1LME15631 | 1 | ',
    ].filter(de),
  ).toEqual([])
})
test('[VI-B2] a letter tied to the code is of another part of it', () => {
  expect(['XEM111 G. TOSTADO', 'XEM111 - G TOSTADO', 'XEM111/G/TOSTADO'].filter((nota) => !en(nota))).toEqual(
    [],
  )
  expect(['XEM111-B', 'XEM111-B / TOSTADO', 'XEM111-T TOSTADO'].filter(en)).toEqual([])
})
test('[VI-B2] of another hotel that code is a second booking', () => {
  expect(isAplicadaA({ ...suyo, senas: '' }, 'SPEI RECIBIDO | 1 | XEM111 BRISAS')).toBe(false)
})

test('[VI-B1] a month with its year is no localizador', () => {
  for (const fecha of ['MAYO26', 'MAY2026', '15MAYO26', 'SEPT26', 'DIC27'])
    expect(isLocalizadorFuerte(fecha), fecha).toBe(false)
  for (const codigo of ['MAY4521', 'MAYO2X', 'MAR118', 'ENE99X'])
    expect(isLocalizadorFuerte(codigo), codigo).toBe(true)
  const de = (nota: string) => isAplicadaA({ ...suyo, bookingCode: 'DIC26' }, `SPEI RECIBIDO | 1 | ${nota}`)
  expect(['DIC26', 'VIAJE DIC26', 'PAGO DIC26', 'RENTA DIC26'].filter(de)).toEqual([])
})

test('[VI-B1] the clave of one pago is not its equal instalment’s, which the code alone names', () => {
  const de = (texto: string, otra: string) =>
    isAplicadaA({}, `SPEI RECIBIDO | 1 | ${texto}`, {
      concepto: 'Abono',
      saldo: 100_000,
      monto: 100_000,
      numeroTransaccion: otra,
    })
  expect(de(`XEM111 ${clave}`, '')).toBe(true)
  expect(de('XEM111', '')).toBe(false)
  expect(de(`XEM111 ${clave} MBAN01002610050000099999`, 'MBAN01002610050000099999')).toBe(false)
  expect(de(`XEM111 ${clave}`, clave)).toBe(false)
})

test('[VI-B2] with its own clave too, another booking named by figures waits, and money that is no payment', () => {
  const de = (nota: string, reserva = 'XEM111') =>
    isAplicadaA({ bookingCode: reserva }, `SPEI RECIBIDO | ${clave} | ${nota}`)
  expect(['XEM111 PAGO', 'cualquier cosa', 'XEM111 Y MAS'].filter((nota) => !de(nota))).toEqual([])
  expect(
    ['XEM111 Y 100250', 'PAGO DE SINIESTRO', 'RENDIMIENTOS', 'INTERESES GANADOS'].filter((nota) => de(nota)),
  ).toEqual([])
})

test('[VI-B1] a clave of twenty figures, or HSBC and six, is one without its label too', () => {
  const de = (numeroTransaccion: string, otra: string) =>
    isAplicadaA({ ...suyo, numeroTransaccion }, `ABONO SPEI AZTECA GUILLERMO TOSTADO | 1 | XEM111 ${otra}`)
  for (const otra of ['26091714157324644218', 'HSBC942033']) {
    expect(de('', otra), otra).toBe(true)
    expect(de(otra, otra), otra).toBe(true)
    expect(de('MBAN01002610050000012345', otra), otra).toBe(false)
  }
  expect(['HSBC94203', '9420331', '942033157324'].filter((otra) => de('', otra))).toEqual([])
})

test('[VI-B2] «HR LIQ» is the bank’s hour of the transfer and settles nothing', () => {
  const de = (nota: string) =>
    isAplicadaA(
      { concepto: 'Anticipo', numeroTransaccion: '' },
      `SPEI RECIBIDO, BCO:0014 SANTANDER HR LIQ: 10:02:11 DEL CLIENTE LAURA GOMEZ, CLABE/TC: 014180104729311041, CONCEPTO: ${nota}, REFERENCIA: 0051126, CVE RAST: 2026110540014BMOV00001047293110 | 1 | `,
      { concepto: 'Liquidación', saldo: 0, monto: 50_000, numeroTransaccion: '' },
    )
  expect(['XEM111', 'ANTICIPO XEM111'].filter((nota) => !de(nota))).toEqual([])
  expect(['LIQ XEM111', 'LIQUIDACION XEM111'].filter(de)).toEqual([])
})

test('[VI-B2] of a whole payment no deposit is it, in English too', () => {
  const de = (nota: string) =>
    isAplicadaA({ ...suyo, concepto: 'Full payment' }, `SPEI RECIBIDO | 1 | ${nota} XEM111`)
  expect(de('PREPAYMENT')).toBe(true)
  expect(['ADV DEP', 'ROOM DEPOSIT', 'DEPOSIT', 'ANTICIPO'].filter(de)).toEqual([])
})

test('[VI-B1] words tied by hyphens are written, and no clave; a clave with hyphens is another’s all the same', () => {
  const de = (nota: string) =>
    isAplicadaA({ ...suyo, numeroTransaccion: clave }, `SPEI RECIBIDO | 1 | ${nota}`)
  expect(['XEM111-TOSTADO-15DEC26', 'XEM111;GUILLERMO;20261215'].filter((nota) => !de(nota))).toEqual([])
  expect(['XEM111 MBAN-01002611060000999', 'XEM111 058-05/11/2026/23-001ZXC778'].filter(de)).toEqual([])
})

test('[VI-B2] a first letter that is no word is the code’s, but where the rest is another booking', () => {
  const de = (bookingCode: string, nota: string) =>
    isAplicadaA({ ...suyo, bookingCode }, `SPEI RECIBIDO | 1 | ${nota}`)
  expect(de('B7QW3L', 'B 7QW3L')).toBe(true)
  expect(de('BXEM112', 'B XEM112')).toBe(false)
  expect(de('A7QW3L', 'PAGO A 7QW3L')).toBe(false)
  expect(de('27QW3L', 'PAGO 2 7QW3L')).toBe(false)
  expect(de('B7QW32', 'B7QW3 2')).toBe(false)
})
test('[VI-B1] beside the pago’s own number a telephone is another one', () => {
  const de = (numeroTransaccion: string) =>
    isAplicadaA({ ...suyo, numeroTransaccion }, 'SPEI RECIBIDO | 1 | XEM111 TOSTADO 4811029384')
  expect([de(''), de('7719304652')]).toEqual([true, false])
})
