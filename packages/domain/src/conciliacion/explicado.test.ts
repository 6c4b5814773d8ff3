import { expect, test } from 'vitest'
import { umbrales } from '../../testing/a-pago.ts'
import { sinHechos } from './dudas.ts'
import { judgeExacta } from './exacta.ts'
import { readPistas } from './pistas.ts'
import { propose } from './propose.ts'
import { type PagoCandidato, sinSenas } from './puntuar.ts'

const pago: PagoCandidato = {
  pagoId: 1,
  bookingCode: 'XEM111',
  rfc: 'GOPR850101AB1',
  concepto: 'Anticipo Laura Gómez Pérez',
  fechaPago: '2026-11-06',
  numeroTransaccion: 'MBAN01002611060000045821',
  numeroCuenta: '0112345678',
  moneda: 'MXN',
  saldo: 845_000,
  monto: 845_000,
  rechazado: false,
  saldoEnOtraMoneda: 42_250,
  avisoAbierto: false,
  ...sinSenas,
}
const dias = { llegada: '2026-11-10', salida: '2026-11-14' }
/** Whether the machine would apply a row of the pago's amount and day with this text of the bank and of the customer. */
function isAplicada(
  concepto: string,
  referenciaAmpliada: string,
  otro: Partial<PagoCandidato> = {},
  referencia = '',
  hechos = sinHechos,
  otros: readonly PagoCandidato[] = [],
): boolean {
  const suyo = { ...pago, ...otro }
  const movimiento = {
    movimientoId: 1,
    fechaOperacion: '2026-11-06',
    moneda: 'MXN',
    cuenta: '0112345678',
    cuentaConocida: true,
    restante: 845_000,
    reservaAsignada: '',
    pistas: readPistas({ concepto, referencia, referenciaAmpliada }),
  }
  const pagos = [suyo, ...otros]
  const propuestas = propose(movimiento, pagos, { umbrales, complementos: new Set(), rechazadas: new Set() })
  const suyos = new Map(pagos.map((uno) => [uno.pagoId, uno]))
  return judgeExacta(movimiento, propuestas, suyos, { hechos, umbrales }).exacta !== null
}

const sinExplicar = [
  'XEM111 NO',
  'XEM111/2',
  'XEM111-2',
  'XEM111,2',
  'XEM111 Y 2',
  'PROPINA XEM111',
  'PROPINAS GRUPO XEM111',
  'SEGURO DE VIAJE XEM111',
  'XEM111 SEGURO ASISTENCIA',
  'XEM111 UPGRADE',
  'MALETA ADICIONAL XEM111',
  'TRASLADO AEROPUERTO XEM111',
  'EXCURSION XEM111',
  'CAMBIO DE FECHA XEM111',
  'CARGO POR CAMBIO XEM111',
  'DIFERENCIA TARIFA XEM111',
  'IMPUESTOS XEM111',
  'DEPOSITO EN GARANTIA XEM111',
  'VISA XEM111',
  'INTERESES MORATORIOS XEM111',
  'COMO XEM111',
  'PARECIDA A XEM111',
  'MISMO GRUPO QUE XEM111',
  'VER XEM111',
  'APLICAR A OTRA NO A XEM111',
  'SALDO XEM111 PARA OTRA RESERVA',
  'QUITAR A XEM111',
  'XEM111 Y SU HERMANO',
  'XEM111 INCLUYE LA DE MI MAMA',
  'XEM111 Y PARTE DE LA SIGUIENTE',
  'XEM111 (Y 112)',
  'XEM111 Y LA RESERVA DE MIS PAPAS',
  'LO QUE SOBRO DE XEM111',
  'REMANENTE XEM111',
  'PAGO PROVEEDOR XEM111',
  'RENTA OFICINA XEM111',
  'HOTEL NO CONFIRMO XEM111',
  'SIN DISPONIBILIDAD XEM111',
  'POR SI ACASO XEM111',
  'OTRA VEZ XEM111',
  'SEGUNDA VEZ QUE PAGO XEM111',
  'YA LO HABIA PAGADO XEM111',
  'IGNORAR XEM111',
  'FAVOR DE REGRESAR XEM111',
  'RENTA DE AUTO XEM111',
  'PERSONA EXTRA XEM111',
  'COSTO DE TRAMITE XEM111',
  'FACTURACION XEM111',
  'FONDO DE AHORRO XEM111',
  'DINERO DE REGRESO XEM111',
  'DEPOSITO POR DANOS XEM111',
  'DESCUENTO XEM111',
  'BOLETO AVION XEM111',
  'A CUENTA DE XEM111 Y FUTURAS',
  // What is bought where one stays, in words cut short and in English.
  'XEM111 MINIBAR',
  'LATE CHECK OUT XEM111',
  'NOCHE ADICIONAL XEM111',
  'DESAYUNITOS XEM111',
  'RESORT FEE XEM111',
  'XEM111 DAMAGE DEPOSIT',
  'REPROGRAMACION XEM111',
  'XEM111 AUMENTO DE TARIFA',
  'PREMIO XEM111',
  // Asked, sent again, sent for another, in two words or behind the code.
  'XEM111 SEGUNDO INTENTO',
  'REENVIO XEM111',
  'VA DE NUEVO XEM111',
  'XEM111 NO RECONOZCO',
  'XEM111 NO VIAJO',
  'PASAR A XEM111',
  'CORREGIR AL XEM111',
  'XEM111 A FAVOR',
  'WRONG BOOKING XEM111',
  'XEM111 PAID TWICE',
  // A second code of its length, known or not.
  'XEM111 KTR482',
  'XEM111 K7M2QD',
  // Of two sets by somebody who had not seen the rules: things no list of other expenses had, and stories.
  'XEM111PROPINASGUIA',
  'SPEI RECIBIDO HSBC XEM111 + LA DE MI CUÑADO',
  'CONCEPTO: XEM111 CAJA CHICA',
  'PAGO DE MI TARJETA BBVA, XEM111',
  'XEM111 2MALETAS',
  'PROPINA 12500 XEM111',
  'PROPINA: XEM111',
  'FLORES XEM111',
  'RECIBO LUZ XEM111',
  'PAGO COLEGIO XEM111',
  'DEPOSITO POR DAÑOS XEM111',
  'FOTOS Y VIDEO DEL TOUR XEM111',
  'MISMO HOTEL QUE XEM111 PERO PA MI SUEGRA',
  'VIAJE PASADO, ADEUDO VIEJO; EL ACTUAL ES XEM111',
  'ABONO AL COCHE XEM111',
  'VESTIDO DE LA QUINCEAÑERA, LA DEL VIAJE XEM111',
  'KERMES DE LA ESCUELA, VIAJE XEM111',
  'XEM111 GUARDAR PARA EL PROXIMO VIAJE',
  'A CUENTA DE MI SIGUIENTE CRUCERO, SOY LA TITULAR DE XEM111',
  'XEM111 FAVOR DE PREGUNTARLE A MARTHA A DONDE VA',
  'XEM111 ES DE MI VECINA, LO MIO ES OAXACA',
  'XEM111 MITAD PARA ESTE Y MITAD PARA EL DE MI HERMANA',
  'CASETAS Y DIESEL AUTOBUS XEM111',
  'PONCHADURA DE LLANTA DEL AUTOBUS XEM111',
  'MOLE Y CHAPULINES ENCARGADOS GRUPO XEM111',
  'XEM111 EUROS PARA GASTAR ALLA',
  'SABANAS MANCHADAS COBRO DEL HOTEL XEM111',
  'XEM111 PLAYERAS DEL GRUPO',
  'INTENCION DE MISA GRUPO XEM111 PADRE BETO',
  'CARTA NOTARIAL PERMISO DE MENORES VIAJE XEM111',
  'XEM111 APUESTA QUE LE PERDI AL POLLO JAJA',
  'WIFI A BORDO XEM111 MSC',
  'PLEASE HOLD, DONT POST TO XEM111 YET',
  'XEM111 VENTA DE LA COMPUTADORA USADA A GERARDO',
]
/** Told apart by nothing but their shape, also where their length, their place or their field differ. */
const conOtroCodigo = [
  'XEM111 PNR QW3RT5',
  'XEM111 HOTEL AB12CD3',
  'VUELO QW3RT5 XEM111',
  'RESERVA T5K9LM2, TAMBIEN XEM111',
  'XEM111 CONF 8HT4KZ',
  '00000018HQ2PP9 XEM111',
  'XEM111 Y K2L',
]
const explicadas = [
  'XEM111 AUT 8K2L1M',
  'XEM111 SUC0412 CAJA 03',
  'XEM111 8450MXN',
  'ANTICIPO XEM111 HABITACION12',
  'VENTA TARJETA CREDITO TPV XEM111',
  'INSTITUCION CONTRAPARTE BBVA MEXICO ORDENANTE: ANGEL RIOS CONCEPTO DEL PAGO: XEM111 REFERENCIA: 51126',
  'PAGO POR ORDEN DE CLIMAS Y REFRIGERACION DEL NORTE SA DE CV REF. CONCEPTO XEM111',
  'PARCIALIDAD 2 XEM111',
  'PAGO 2 DE 3 XEM111',
  'XEM111 2 DE 3',
  'XEM111 2/3',
  'ANTICIPO 50% XEM111',
  'XEM111/LAURA GOMEZ',
  'XEM111 4 ADL 2 MEN',
  'NO. RESERVA XEM111',
  'CONCEPTO: XEM111, REFERENCIA: 1',
  'A NOMBRE DE LAURA GOMEZ XEM111',
  'LUNA DE MIEL XEM111',
  'PAGO DE MI VIAJE XEM111',
  'NUESTRO VIAJE XEM111',
  'MENSUALIDAD 3 XEM111',
  '50 POR CIENTO XEM111',
  'PAGAR A LA AGENCIA XEM111',
  'XEM111 4NOCHE',
  'XEM111 HAB204',
  'PAGO UNICO XEM111',
  'CON RFC ND CONCEPTO: XEM111',
  'XEM111 CEL ******5678',
  'CONCEPTO DEL PAGO: RES XEM111 INSTITUCION CONTRAPARTE: BAJIO',
]
/** What is told besides, of names, places and days: only what is known of the booking explains it. */
const segunSeSepa: readonly [string, Partial<PagoCandidato>][] = [
  ['XEM111 12NOV2026', dias],
  ['XEM111 10/11/2026', dias],
  ['XEM111 DEL 10 AL 14 DE NOVIEMBRE', dias],
  ['XEM111 CESAR MORA SEGURA', { cliente: 'César Mora Segura' }],
  ['FERRETERA MONTES SA DE CV XEM111', { cliente: 'Ferretera Montes SA de CV' }],
  ['LUZ Y MARIO XEM111', { cliente: 'Luz y Mario Flores' }],
  ['MARIO F NAVA XEM111', { cliente: 'Mario Flores Nava' }],
  ['JOSE PENA XEM111', { cliente: 'José Peña' }],
  ['PAGOXEM111CANCUN', { senas: 'Cancún de lujo' }],
  ['XEM111 PARA LOS CABOS', { senas: 'Los Cabos' }],
  ['XEM111 HOTEL VELAS SPA', { senas: 'Velas Resort & Spa' }],
  ['VIAJES EL FARO XEM111', { senas: 'Viajes El Faro' }],
  ['XEM111 LAURA HDEZ', { cliente: 'Laura Hernández Mora' }],
  ['CONST DEL VALLE XEM111', { cliente: 'Constructora Del Valle SA de CV' }],
  ['LUPITA XEM111', { cliente: 'Guadalupe Mora' }],
  ['PTO VALLARTA XEM111', { senas: 'Puerto Vallarta' }],
  ['SEGURO XEM111', { concepto: 'Seguro de viaje' }],
]
const conceptosDePago = [
  'BNET 0145678901',
  'TRASPASO CUENTAS TERCEROS',
  'CR TRANSFERENCIA SPEI',
  'PAGO TOTAL RES',
  'VENTA TPV',
  'INCOMING WIRE',
  'SWIFT TRANSFER',
  'MERCADO PAGO',
  'DEPOSITO MERCADO PAGO',
  'CLIP MX',
  'STRIPE PAYOUT',
  'AMERICAN EXPRESS',
  'COBRO DOMICILIADO',
  'COBRO CODI',
  'ABO SPEI',
  'ENTRADA POR SPEI',
  'CONCENTRACION EMPRESARIAL CIE 123456',
  'REFERENCIADO',
  'DEPOSITO AFILIACION 1234567',
  'DEPOSITO WALMART',
  'DEPOSITO CHEDRAUI',
  'DEPOSITO DOLARES VENTANILLA',
  'RECAUDACION REFERENCIADA',
  'TRA SPEI-BBVA MEXICO',
  'PAYPAL',
]
const conceptosDeOtraCosa = [
  'CLIP ADELANTO',
  'CLIP PRESTAMO',
  'STRIPE ADJUSTMENT',
  'MERCADOPAGO RETIRO DE DINERO',
  'AMEX AJUSTE ESTABLECIMIENTO',
  'TRASPASO A CHEQUES',
  'COMPRA DIVISAS',
  'MINISTRACION CREDITO',
  'VENTA DE DOLARES',
]

test('[VI-B2] a note that does not explain the money by the booking is never applied', () =>
  expect(sinExplicar.filter((nota) => isAplicada('SPEI RECIBIDO', nota))).toEqual([]))
test('[VI-B2] a second code, known to us or not, beside the booking’s or announced as one elsewhere, leaves the row to a person', () => {
  expect(conOtroCodigo.filter((nota) => isAplicada('SPEI RECIBIDO', nota))).toEqual([])
  const sinNumero = { numeroTransaccion: '' }
  expect(isAplicada('SPEI RECIBIDO', 'PNR QW3RT6', sinNumero, 'XEM111')).toBe(false)
  expect(isAplicada('SPEI RECIBIDO', '0000001XEM111', sinNumero, 'LOC 8HT4KZ')).toBe(false)
  // The card's authorisation, which has a field of its own.
  expect(isAplicada('VENTAS CREDITO', 'AFIL 1234567 AUT 8K2L1M LOC XEM111', sinNumero, '8K2L1M')).toBe(true)
})
test('[VI-B2] one that pays it, with an instalment, a trip, a place or anybody’s name beside it, is', () =>
  expect(explicadas.filter((nota) => !isAplicada('SPEI RECIBIDO', nota))).toEqual([]))
test('[VI-B2] a name, a place or a day is applied to the booking it is known of, and to no other', () => {
  expect(segunSeSepa.filter(([nota, sabido]) => !isAplicada('SPEI RECIBIDO', nota, sabido))).toEqual([])
  const otra = { cliente: 'Ana Ruiz', senas: 'Huatulco', llegada: '2027-03-01', salida: '2027-03-04' }
  // Whole names of the street, which another booking's customer has too.
  const hechos = { ...sinHechos, clientes: new Set(['CESAR MORA SEGURA', 'JOSE PENA']) }
  expect(segunSeSepa.filter(([nota]) => isAplicada('SPEI RECIBIDO', nota, otra, '', hechos))).toEqual([])
})
test('[VI-B2] a sentence of words that explain themselves may still move the money elsewhere', () =>
  expect(
    [
      'XEM111 PARA LA RESERVA DE MI FAMILIA',
      'TRASPASO DE RESERVA XEM111',
      'ABONAR CON SALDO DE XEM111',
      'SEGUNDA RESERVA XEM111',
      'GRUPO XEM111 SA DE CV',
      'PAGO CUENTA XEM111',
      'AUT XEM111',
      'SANTANDER XEM111',
      'XEM111 4829130047',
      'SPA XEM111',
      'TRANSFER XEM111',
      'VENTANILLA XEM111',
      'XEM11 1',
      'CLAVE RASTREO UNIFORMES XEM111',
      'RASTREADORES XEM111',
      'FOLIO UNIFORMES2026 XEM111',
      'FAMILIARES XEM111',
    ].filter((nota) => isAplicada('SPEI RECIBIDO', nota, { senas: 'Velas Resort & Spa' })),
  ).toEqual([]))
test.each([
  ['in its own place', 'DEL CLIENTE PEDRO RUIZ CON RFC RUPE800101AB1 CONCEPTO: XEM111', true],
  [
    'behind the account and the clave',
    '014 0000001XEM111 00014180655012345678 MBAN01002611060000045821 PEDRO RUIZ',
    true,
  ],
  [
    'behind the reference and the clave',
    '014 0000001XEM111 MBAN01002611060000045821 PEDRO RUIZ RFC RUPE800101AB1',
    true,
  ],
  ['in the note', 'XEM111 PEDRO RUIZ', true],
  ['in the note, for whom', 'XEM111 PARA PEDRO RUIZ', false],
  ['in the note, half of it the customer’s', 'XEM111 LAURA RUIZ', false],
  ['in the note, that is none', 'XEM111 PEDRO FLAMINGO', false],
  ['with the code as part of it', 'DEL CLIENTE GRUPO XEM111 CONCEPTO PAGO DE HOTEL', false],
  ['with the code as part of it, last', '014 0000001PAGO MBAN01002611060000045821 HOTEL XEM111', false],
  ['as a sentence', 'DEL CLIENTE PEDRO RUIZ QUE NO ES XEM111', false],
])(
  '[VI-B2] anybody may pay, as the bank or the text tells: a name of nobody we know, %s',
  (_where, nota, applied) =>
    expect(isAplicada('SPEI RECIBIDO', nota, { numeroTransaccion: '' })).toBe(applied),
)
test('[VI-B2] a name of whom the trip is, or of a hotel, is not of who pays; and a place of two words is no name', () => {
  const de = (nota: string, cliente: string) =>
    isAplicada('SPEI RECIBIDO', `${nota} XEM111`, { numeroTransaccion: '', cliente })
  const deQuien = [
    'RESERVA DE JUAN RUIZ',
    'VIAJE JUAN RUIZ',
    'A NOMBRE DE JUAN RUIZ',
    'HABITACION SR JUAN RUIZ',
  ]
  expect(deQuien.filter((nota) => de(nota, 'Laura Gómez'))).toEqual([])
  expect([...deQuien, 'PAGO DE JUAN RUIZ', 'LIC JUAN RUIZ'].filter((nota) => !de(nota, ''))).toEqual([])
  expect(de('A NOMBRE DE LAURA GOMEZ', 'Laura Gómez')).toBe(true)
  const lugares = [
    'HOTEL FRANCISCO MARQUEZ',
    'MERCADO GUADALUPE',
    'VILLA VICTORIA',
    'DOLORES HIDALGO',
    'ISRAEL Y MADRID',
  ]
  expect(lugares.filter((nota) => de(nota, ''))).toEqual([])
})
test('[VI-B2] the name of a customer of another booking makes the row wait', () => {
  const hechos = { ...sinHechos, clientes: new Set(['PEDRO RUIZ']) }
  expect(isAplicada('SPEI RECIBIDO', 'XEM111 PEDRO RUIZ', {}, '', hechos)).toBe(false)
})
/** Not paid, not ours, again or gone back, in words that no list of returns had. */
const negadas =
  'SPEI NO ABONADO|CUENTA CERRADA|CLABE INVALIDA|RETORNO CLIENTE|NO PASO|FALLA EN TRANSFERENCIA|SE PAGO DOS VECES|DOBLE|ERROR|MAL DEPOSITADO|NO ES PARA USTEDES|DESCONOCIDO|MONEY BACK|BCO RECEPTOR NO RESPONDE|FUERA DE HORARIO|EXCEDE LIMITE|SALDO INSUFICIENTE|CAMBIO DE RESERVA|PARA OTRA RESERVA|ORDEN VENCIDA|TIEMPO EXCEDIDO|REGRESA AL ORDENANTE|REG SPEI|RET SPEI|DVOL|D E V|RECHZ|RCHZDO'.split(
    '|',
  )
test('[VI-B1] the pago’s own clave identifies it, whatever is written beside it; but money that comes back', () => {
  const clave = (mas: string) => isAplicada('SPEI RECIBIDO', `${pago.numeroTransaccion} ${mas}`)
  expect(['VACACIONES EN LA PLAYA', 'PAGO DE AUTO', 'HOTEL XEM111'].filter((mas) => !clave(mas))).toEqual([])
  expect(['RETORNO DE FONDOS', 'DEVOLUCION', 'RETORNO PAGO'].filter(clave)).toEqual([])
  expect(negadas.filter(clave)).toEqual([])
  expect(clave('NO. DE RESERVA XEM111')).toBe(true)
})
test('[VI-B2] ways of being paid are known by the bank’s word, and what such a house lends or gives back is none', () => {
  expect(conceptosDePago.filter((concepto) => !isAplicada(concepto, 'XEM111'))).toEqual([])
  expect(conceptosDeOtraCosa.filter((concepto) => isAplicada(concepto, 'XEM111'))).toEqual([])
})
test('[VI-B2] what is written in the other field of a row whose code has one to itself counts as beside it', () => {
  const nota = { ...pago, numeroTransaccion: '' }
  expect(isAplicada('SPEI RECIBIDO', 'PROPINAS MESEROS', nota, 'XEM111')).toBe(false)
  expect(isAplicada('SPEI RECIBIDO', 'LAURA GOMEZ', nota, 'XEM111')).toBe(true)
})
test('[VI-B2] the bank’s words are its own where it tells what kind of row it is, and beside the code the customer’s', () => {
  const nota = { ...pago, numeroTransaccion: '' }
  const deBanco = 'PAGO RECIBIDO DE BBVA MEXICO POR ORDEN DE LAURA GOMEZ REF. 2'
  expect(isAplicada('RESERVA XEM111', deBanco, nota)).toBe(true)
  expect(isAplicada('RESERVA XEM111', 'SPEI RECIBIDO STP LAURA GOMEZ', nota)).toBe(true)
  expect(isAplicada('ENTRADA XEM111', deBanco, nota)).toBe(false)
  expect(isAplicada('ENTRADA XEM111', 'SPEI RECIBIDO STP LAURA GOMEZ', nota)).toBe(false)
  for (const suyo of ['ENTRADA XEM111', 'XEM111 RECEPCION', 'PAGO ENTRADA XEM111', 'ENTRADAXEM111'])
    expect(isAplicada(suyo, 'LAURA GOMEZ', nota), suyo).toBe(false)
  for (const suyo of ['SPEI RECEPCION XEM111', 'DEPOSITO EN VENTANILLA XEM111'])
    expect(isAplicada(suyo, 'LAURA GOMEZ', nota), suyo).toBe(true)
})
test('[VI-B2] a bank is told first, before its clave or who pays by their names', () => {
  const nota = { ...pago, numeroTransaccion: '' }
  const aplica = (ampliada: string) => isAplicada('SPEI RECEPCION', ampliada, nota, 'XEM111')
  expect(aplica('SANTANDER GOMEZ PEREZ LAURA')).toBe(true)
  expect(aplica('SANTANDER CLAVE RASTREO 2026110640014BMOV0000451111113')).toBe(true)
  expect(aplica('SANTANDER LAURA')).toBe(false)
  expect(aplica('SANTANDER ANTICIPO LAURA')).toBe(false)
  expect(aplica('SANTANDER CTA 4829130047')).toBe(false)
})
test('[VI-B2] another instalment than the pago’s concept tells, or other nights than the booking’s, make the row wait', () => {
  const de = (nota: string, otro: Partial<PagoCandidato>) =>
    isAplicada('SPEI RECIBIDO', nota, { numeroTransaccion: '', ...otro })
  const segundo = { concepto: 'Segundo pago' }
  const otras = ['PRIMER PAGO', 'TERCER ABONO', 'PAGO 3', 'ABONO 1', '3ER PAGO', '3/4', '1 DE 3']
  expect(otras.filter((nota) => de(`XEM111 ${nota}`, segundo))).toEqual([])
  const suyas = ['SEGUNDO PAGO', 'PAGO 2', '2DO PAGO', '2/3', 'ULTIMO PAGO', 'LIQUIDACION', 'ANTICIPO']
  expect(suyas.filter((nota) => !de(`XEM111 ${nota}`, segundo))).toEqual([])
  expect(de('XEM111 PAGO 2', { concepto: 'Habitación 12' })).toBe(true)
  const [si, no] = [
    ['4 NOCHES', '4 DIAS', '5 DIAS 4 NOCHES'],
    ['5 NOCHES', '3 DIAS', '8 DIAS'],
  ]
  expect([...si, ...no].filter((nota) => de(`XEM111 ${nota}`, dias))).toEqual(si)
})
test('[VI-B2] a customer who lacks the same is named also by a cut name or its letters, in any place', () => {
  const hugo = { ...pago, pagoId: 2, bookingCode: 'QRS915', cliente: 'Marco Hugo Garduño Acevedo' }
  const de = (quien: string, cliente = 'Laura Gómez Pérez', saldo = pago.saldo) =>
    isAplicada(
      'SPEI RECIBIDO',
      `DEL CLIENTE ${quien} CONCEPTO: XEM111`,
      { numeroTransaccion: '', cliente },
      '',
      sinHechos,
      [{ ...hugo, numeroTransaccion: '', saldo }],
    )
  const suyos = ['HUGO GARDUÑO', 'H GARDUNO ACEVEDO', 'M H GARDUÑO', 'ACEVEDO M']
  expect(suyos.filter((quien) => de(quien))).toEqual([])
  expect(suyos.filter((quien) => !de(quien, 'Laura Gómez Pérez', 1_000))).toEqual([])
  expect(['MARCO HUGO LARA', 'GARDUÑO', 'LAURA GOMEZ'].filter((quien) => !de(quien))).toEqual([])
  expect(de('GARDUÑO ACEVEDO', 'Rosa Garduño Acevedo')).toBe(true)
})
test('[VI-B2] who pays stands behind the clave also where the account has the field before', () => {
  const nota = { ...pago, numeroTransaccion: '' }
  const de = (quien: string) =>
    isAplicada(
      'SPEI RECIBIDO 014 0051126XEM111',
      `2026110540014BMOV0000461122330 ${quien}`,
      nota,
      '00014180605551234563',
    )
  expect(de('COMERCIALIZADORA GOPE SA DE CV')).toBe(true)
  expect(de('PARA UNIFORMES')).toBe(false)
})
test.each([
  [
    'the account of who paid, its check digit wrong',
    '014 0051126PAGO 00014180655012345672 ANA',
    { numeroTransaccion: '014180655012345672' },
  ],
  ['another clave of figures alone', 'XEM111 085901234567890123', {}],
  [
    'the account itself as the number of the pago',
    'CTA DESTINO 0112345678',
    { numeroTransaccion: '0112345678' },
  ],
])('[VI-B1] %s keeps the machine away', (_what, nota, otro) =>
  expect(isAplicada('SPEI RECIBIDO', nota, otro)).toBe(false),
)
test('[VI-B2] seventeen figures are a clave, also without a label; sixteen may be a card', () => {
  const de = (numero: string) => isAplicada('SPEI RECIBIDO', `XEM111. ${numero}`, { numeroTransaccion: '' })
  expect(de('07225392112004631')).toBe(true)
  expect(de('4152313392112004')).toBe(false)
})
