import { isAplicadaA } from '@valija/domain/testing/fila-de-texto.ts'
import { notasAjenas } from '@valija/domain/testing/filas-ciegas.ts'
import { expect, test } from 'vitest'

const suyo = { cliente: 'Laura Gómez Pérez', numeroTransaccion: '' }
const isAplicada = (texto: string) => isAplicadaA(suyo, texto)

test.each([
  [
    'a branch, a till and a store are told with their number and place in the bank’s own field alone',
    [
      'DEP.EFECTIVO SUC. 0455 PLAZA MONTERREY | 12233 | XEM111',
      'DEPOSITO EN EFECTIVO CAJA 3 SUC 0099 MORELIA | 221144 | XEM111',
      'DEPOSITO EN EFECTIVO | XEM111 | SUC 0611 LEON 05NOV',
      'DEPOSITO OXXO TIENDA 63MTY | 9613425926 | XEM111',
      'OXXO PAGO RECIBIDO | XEM111 | TIENDA 10GDL50A2Z TICKET 4402',
      'DEPOSITO EFECTIVO CORRESPONSAL | 88518490 | OXXO 8140 FOLIO:097698 XEM111',
      'DEPOSITO EN COMERCIO 7 ELEVEN | 980875406 | REFERENCIA XEM111',
      'DEPOSITO EN EFECTIVO CAJERO AUTOMATICO 5521 | 9912 | XEM111',
    ],
    [
      'DEPOSITO EN EFECTIVO SUC 0455 CENTRO RENTA | 1 | XEM111',
      'DEPOSITO EN EFECTIVO UNIVERSIDAD | 1 | XEM111',
      'DEPOSITO EN EFECTIVO | 1 | XEM111 PLAZA',
      'DEPOSITO EN EFECTIVO | 1 | XEM111 SUC CENTRO',
      'SPEI RECIBIDO | 1 | XEM111 MORELIA',
      'DEPOSITO OXXO TIENDA 63MTY SEGURO | 1 | XEM111',
      'SPEI RECIBIDO | 1 | TIENDA 10GDL50A XEM111',
      'SPEI RECIBIDO | 1 | XEM111 OXXO',
      'SPEI RECIBIDO | 1 | TICKET 4402 XEM111',
    ],
  ],
  [
    'a prefix of the bank, its company’s number and who receives are its own',
    [
      'D-INT STP LAURA GOMEZ PEREZ | 3467321 | XEM111',
      'PAGO CUENTA DE TERCERO | 91769482 | MBAN 6150808937 anticipo xem111',
      'SPID RECIBIDOBANORTE | 131826979 | XEM111',
      '=REFERENCIA CTA/CLABE: 036180703247253946, BEM SPEI, BCO:036 BENEF:GRUPO DE VIAJES (DATO NO VERIF POR ESTA INST), XEM111 CVE RASTREO: INBU20261106751842855 RFC: ND, IVA: 000000000000.00 HORA LIQ: 09:18:05',
      'DEPOSITO CIE CONVENIO 6511071 | XEM111 | GUIA CIE 9102028',
      'PAGO CIE | 5378992971 | REFERENCIA: XEM111 GUIA 3882412 CONVENIO 6393966',
      'DEPOSITO SPEI HORA: 13:21:40 RECIBO # 41103122 | 1 | XEM111',
      'TRASPASO REF. 209599 DE CTA 7519/1505398 | 378532 | XEM111',
    ],
    [
      'SPEI RECIBIDO | 1 | D-INT XEM111',
      'SPEI RECIBIDO | 1 | GUIA 3882412 XEM111',
      'SPEI RECIBIDO | 1 | CONVENIO 123456 XEM111',
      'SPEI RECIBIDO | 1 | RECIBO CFE 123456789 XEM111',
      'SPEI RECIBIDO | 1 | XEM111 BENEF:UNIFORMES (DATO VERIF), 1',
    ],
  ],
  [
    'what kind of row it is stands alone in its field',
    [
      'TRANSFERENCIA ENTRANTE | 1 | XEM111',
      'DEPOSITO CAJERO AUTOMATICO | 1 | XEM111',
      'DEPOSITO EN EFECTIVO ATM 8285 | 1 | XEM111',
      'DEPOSITO EN EFECTIVO SANBORNS 972 | 1 | XEM111',
      'VENTAS NAL. AMEX | 1 | XEM111',
      'VENTAS TDC INTER | 1 | XEM111',
      'COBRO QR CODI | 1 | XEM111',
      'TRANSFERENCIA DE LAURA GOMEZ | 1 | XEM111',
      'SPEI RECIBIDO | 1 | BCO:0036 INBURSA HR LIQ: 20:29:28 DEL CLIENTE PEDRO RUIZ CONCEPTO: XEM111 CVE RAST: INBU20261124472415600',
      'SPEI REC BANAMEX | 1 | LAURA GOMEZ REF 0424409 XEM111',
    ],
    [
      'VENTA AUTO | 1 | XEM111',
      'SPEI RECIBIDO | 1 | VENTA XEM111',
      'COBRO DE RENTA | 1 | XEM111',
      'DINERO RECIBIDO PRESTAMO | 1 | XEM111',
      'TRANSFERENCIA DE RESERVA | 1 | XEM111',
      'SPEI RECIBIDO | 1 | XEM111 PAGO ELEKTRA',
      'SPEI RECIBIDO | 1 | PAGO WALMART XEM111',
      'SPEI RECIBIDO | 1 | REC BANORTE XEM111',
      'SPEI RECIBIDO | 1 | SANTANDER CTA 4829130047 XEM111',
    ],
  ],
  [
    'a cheque is how it is paid where the field says no more',
    [
      'DEPOSITO DE CHEQUE BBVA EN FIRME | 1 | XEM111',
      'DEPOSITO CHEQUE 2712 INBURSA | 1 | XEM111',
      'CHEQUE DEPOSITADO | 451 | XEM111 LAURA GOMEZ',
    ],
    [
      'DEPOSITO DE CHEQUE BANAMEX DEVUELTO | 2 | XEM111',
      'DEPOSITO DE CHEQUE SBC | 2 | XEM111',
      'DEPOSITO DE CHEQUE BANAMEX | 2 | CHEQUE XEM111',
    ],
  ],
  [
    'who pays is told by the label of the bank, anybody, and a bank beside them is theirs',
    [
      'TRANSFERENCIA SPEI RECIBIDA | 1 | Concepto: XEM111, De: MARIANA LUNA TORRES, Banco: SCOTIABANK',
      'Transferencia recibida | 0 | Concepto: liquidacion xem111, De: Jorge Ibarra Nava, BanBajio',
      'Recibiste una transferencia de Kassandra Ku | 8 | Concepto: xem111',
      'Transferencia recibida | 83 | Laura Gomez Perez BANORTE Motivo: XEM111',
      'SPEI RECEPCION | 2 | SANTANDER LAURA GOMEZ PEREZ XEM111 ANTICIPO VIAJE',
      'TRANSF. INTERBANCARIA SPEI | 49 | /XEM111 PRIMER PAGO LAURA GOMEZ BANORTE FECHA 05 NOV',
      'TRANSF INTERBANCARIA SPEI | 49 | /XEM111 PEDRO RUIZ BANORTE',
    ],
    [
      'TRANSFERENCIA SPEI RECIBIDA | 1 | Concepto: XEM111, de: uniformes',
      'TRANSFERENCIA SPEI RECIBIDA | 1 | Concepto: PAGO, De: GRUPO XEM111, Banco: BANORTE',
      'Recibiste una transferencia de Hotel XEM111 | 8 | Concepto: pago',
      'Recibiste una transferencia de Laura Gomez | 1 | Concepto: propina XEM111',
      'SPEI RECIBIDO | 1 | BANORTE XEM111 LAURA GOMEZ',
      'SPEI RECIBIDO | 1 | XEM111 BANORTE LAURA GOMEZ',
      'PAGO CUENTA DE TERCERO | 1 | BNET 1512345678 anticipo XEM111 banorte laura gomez',
      'SPEI RECIBIDO | 1 | Concepto: anticipo BANORTE LAURA GOMEZ XEM111',
    ],
  ],
  [
    'a transfer from abroad tells who orders it, by which bank, and what for',
    [
      'ORDEN DE PAGO RECIBIDA | FT6887193312 | ORDENANTE: ROBERT KU BANCO: JPMORGAN CHASE BANK NA DETALLE: XEM111',
      'TRANSFERENCIA INTERNACIONAL RECIBIDA | 780 | ORD ROBERT KU BANK OF AMERICA NA /RFB/XEM111',
      'INCOMING WIRE | 818 | ORIG: ROBERT KU OBI: RESERVATION XEM111 DEC 15 TO 24',
      'SWIFT TRANSFER RECEIVED | 644 | B/O ROBERT KU REF XEM111',
      'ABONO TRANSFERENCIA DEL EXTERIOR | 4 | ORDENANTE: ROBERT KU DETALLE DE PAGO: XEM111',
    ],
    [
      'ORDEN DE PAGO RECIBIDA | FT1 | ORDENANTE: ROBERT KU BANCO: CHASE CREDIT CARD DETALLE: XEM111',
      'TRANSFERENCIA INTERNACIONAL RECIBIDA | 1 | ORD ROBERT KU FOR CAR RENTAL /RFB/XEM111',
      'INCOMING WIRE | 818 | ORIG: ROBERT KU OBI: INVOICE XEM111',
      'SPEI RECIBIDO | 1 | ORIG: TACOS CONCEPTO XEM111',
      'SPEI RECIBIDO | 1 | CHASE XEM111',
    ],
  ],
  [
    'a customer may ask for it, misspell it by a letter, be kin of another or cut a name',
    [
      'SPEI RECIBIDO | 1 | favor de aplicar a XEM111',
      'SPEI RECIBIDO | 1 | POR FAVOR DE ABONAR ESTE PAGO A LA RESERVA XEM111',
      'SPEI RECIBIDO | 1 | Anticpo XEM111',
      'SPEI RECIBIDO | 1 | reservasion XEM111',
      'SPEI RECIBIDO | 1 | XEM111antiicpo',
      'SPEI RECIBIDO | 1 | XEM111 esposa de Laura',
      'SPEI RECIBIDO | 1 | XEM111 Lau Gomez',
      'SPEI RECIBIDO | 1 | Ant. grupo XEM111',
      'SPEI RECIBIDO | 1 | hola soy Laura XEM111',
      'SPEI RECIBIDO | 1 | XEM111 lgomez',
      'SPEI RECIBIDO | 1 | PNR XEM111',
      'SPEI RECIBIDO | 1 | para confirmar XEM111 cuarto doble',
      'SPEI RECIBIDO | 1 | XEM111 2 adultos y 2 ninos',
      '014 50511262 PAX XEM111 | 1 | LAURA GOMEZ',
    ],
    [
      'SPEI RECIBIDO | 1 | FAVOR DE APLICAR A OTRA XEM111',
      'SPEI RECIBIDO | 1 | XEM111 FAVOR DE APLICAR A ZZP914',
      'SPEI RECIBIDO | 1 | FAVOR DE REGRESAR A XEM111',
      'SPEI RECIBIDO | 1 | RESERVACIONS XEM111',
      'SPEI RECIBIDO | 1 | PRESERVACION XEM111',
      'SPEI RECIBIDO | 1 | PARA MI HERMANA XEM111',
      'SPEI RECIBIDO | 1 | ESPOSA DE HUGO XEM111',
      'SPEI RECIBIDO | 1 | SALDO ANT XEM111',
      'SPEI RECIBIDO | 1 | HUESPED HUGO XEM111',
      'SPEI RECIBIDO | 1 | XEM111 mgomez',
      'SPEI RECIBIDO | 1 | XEM111 RECORD',
      'SPEI RECIBIDO | 1 | POR CONFIRMAR XEM111',
      'SPEI RECIBIDO | 1 | RESERVAR CENA XEM111',
      'SPEI RECIBIDO | 1 | 2 adultos y 2 boletos XEM111',
    ],
  ],
])('[VI-B2] %s', (_que, suyas, ajenas) => {
  expect(suyas.filter((texto) => !isAplicada(texto))).toEqual([])
  expect(ajenas.filter((texto) => isAplicada(texto))).toEqual([])
})
test('[VI-B2] a surname of two letters is the customer’s beside another of its names, and nobody’s alone', () => {
  const de = (nota: string) =>
    isAplicadaA({ ...suyo, cliente: 'Xóchitl Barrientos Ku' }, `SPEI RECIBIDO | 1 | ${nota}`)
  expect(de('XEM111 BARRIENTOS KU')).toBe(true)
  expect(['XEM111 KU', 'XEM111 BARRIENTOS TV'].filter(de)).toEqual([])
})
/** Where each bank prints what its customer writes. */
const formas = [
  'PAGO CUENTA DE TERCERO | 91769482 | BNET 6150808937 %',
  'DEPOSITO EFECTIVO CORRESPONSAL | 8851849045 | OXXO 8140 FOLIO:097698 %',
  'DEPOSITO EN EFECTIVO SUC. 8967 CAJA 16 | 856786 | %',
  'DEPOSITO EFECTIVO SUC 19044 TERM 931 | 721026 | REF %',
  'Deposito en efectivo Recibo # 01176470 | 965581 | Referencia: %',
  'PAGO EN OXXO | 525929086892 | REFERENCIA % TIENDA 73MTY81',
  'PAGO CIE | 5378992971 | REFERENCIA: % GUIA 3882412 CONVENIO 6393966',
  'ABONO SPEI STP | 3467321 | LAURA GOMEZ PEREZ CTA. 646180668475079392 CVE. RASTREO 2026110564638774314854729 %',
  '(NB) RECEPCION DE CUENTA: 021180285352362626 | 1 | HSBC SPEI REF: 0000001 %',
  'SPEI RECEPCION | 2 | SANTANDER LAURA GOMEZ PEREZ %',
  'TRANSF INTERBANCARIA SPEI | 49 | /% LAURA GOMEZ PEREZ BANORTE FECHA 05 NOV',
  'TRANSFERENCIA SPEI RECIBIDA | 1 | Concepto: %, De: LAURA GOMEZ PEREZ, Banco: SCOTIABANK',
  'Transferencia recibida | 83 | Laura Gomez Perez BANORTE Motivo: %',
  'VENTA CON TARJETA | 732831 | AFIL 5884639 AUT 633079 TARJ ****9888 %',
  'D-INT STP LAURA GOMEZ PEREZ | 3467321 | %',
]
test.each(formas)(
  '[VI-B2] nothing that is not the booking’s becomes so by where it is printed: %s',
  (forma) => {
    const en = (nota: string) => isAplicada(forma.replace('%', nota))
    expect(['XEM111', 'anticipo xem111', 'RESERVA XEM111 LAURA GOMEZ'].filter((nota) => !en(nota))).toEqual(
      [],
    )
    const ajenas = [
      '3 PAGO XEM111 Y OTRO',
      'XEM111 INTERNACIONAL',
      'XEM111 MEXICO',
      'BANORTE XEM111',
      'XEM111 PAPA',
    ]
    expect([...notasAjenas, ...ajenas].filter(en)).toEqual([])
  },
)
test('[VI-B2] the number of an instalment behind a label is no reference', () =>
  expect(
    ['REF 3 PAGO XEM111', 'REFERENCIA: 3 PAGO XEM111'].filter((nota) =>
      isAplicadaA({ ...suyo, concepto: 'Segundo pago' }, `DEPOSITO EN EFECTIVO | 1 | ${nota}`),
    ),
  ).toEqual([]))
test('[VI-B2] what a hotel sells is its name beside the rest of it, not beside who pays', () => {
  const senas = { ...suyo, senas: 'Velas Resort & Spa' }
  const en = (nota: string) => isAplicadaA(senas, `COBRO CODI | 36195917 | ${nota} LAURA GOMEZ PEREZ`)
  expect(en('XEM111 RESORT SPA')).toBe(true)
  expect(en('XEM111 SPA')).toBe(false)
})
