import { lugares } from './lugares.ts'
import { bancos, ingles, meses } from './palabras-explicadas.ts'

/*
 * Forms in which banks print a row, brought to the words that the rest of the rule reads. Each is closed: its labels, its numbers
 * and its order are the bank's, and nothing of what a customer writes is taken away with them.
 */
const banco = `(?:${bancos.join('|')})(?: MEXICO)?`
const deFuera =
  '(?:BANK OF AMERICA|JP ?MORGAN(?: CHASE)?|CHASE|CITIBANK|WELLS FARGO|US BANK|PNC|TD|CAPITAL ONE)(?: BANK)?(?: N[.]?A[.]?)?'
/** What kind of row it is, in a field that says nothing else. */
const rotulo = new RegExp(
  `^(?:${[
    '(?:SPEI|PAGO|ABONO|TRANSF(?:ERENCIA)?|DEPOSITO) ENTRANTE|(?:TRANSFERENCIA|DEPOSITO) BANCARI[AO](?: RECIBID[AO])?|SPEI CREDITO|CREDITO SPEI',
    'DEPOSITO (?:EN|POR) CAJA(?: SUC [0-9]+)?|DEPOSITO(?: EN EFECTIVO)?(?: POR| EN)? CAJERO (?:AUTOMATICO|RECEPTOR)|DEPOSITO CON FICHA',
    'TRANSFERENCIA (?:DE|ENTRE) TERCEROS(?: POR)? BANCANET|PAGO RECIBIDO BCA ELECTRONICA|COBRANZA REFERENCIADA',
    '(?:PAGO|COBRO)(?: CON)?(?: CODI)? QR(?: CODI)?|CODI COBRO RECIBIDO|COBRO TERMINAL PUNTO DE VENTA|(?:PAGO|COBRO) (?:CON |POR )?LIGA DE PAGO|LIGA DE PAGO',
    'VENTAS? (?:EN LINEA|(?:(?:NAC(?:IONAL)?|NAL|INTER(?:NACIONAL)?|TDC|TDD)[.]? ?)+(?:VISA|MASTERCARD|MC|AMEX)?|VISA|MASTERCARD|MC|AMEX)',
    'PAGO (?:EN )?OXXO(?: PAY)?|DEPOSITO EN (?:BAN)?COPPEL CORRESPONSAL(?: [0-9]{3,5})?',
    '(?:COBRO|VENTA|DEPOSITO|ABONO)(?: CON)?(?: TARJETA)? (?:CLIP|GETNET|EVOPAY|BILLPOCKET|ZETTLE|SR PAGO)(?: AFIL(?:IACION)? [0-9]{5,10})?',
    'TE DEPOSITARON|DINERO RECIBIDO|INGRESO DE DINERO',
  ].join('|')})$`,
)

const formas: readonly (readonly [RegExp, string])[] = [
  [rotulo, 'ABONO'],
  [
    new RegExp(`^INT SPEI[.] (${banco})[.] \\d{18}[.] ([A-Z &]+)[.] (?=[A-Z0-9-]*\\d)([A-Z0-9-]{8,40})[.] `),
    'SPEI RECIBIDO $1 ORDENANTE: $2 CLAVE RASTREO $3 CONCEPTO ',
  ],
  [new RegExp(`^SPEI[.] (${banco}|[A-Z ]+)[.] \\d{18}[.] ([A-Z &]+)[.] `), 'SPEI $1 ORDENANTE: $2 CONCEPTO '],
  // A bank's number, what the customer writes, the account of that bank and its clave: as BBVA prints them.
  [/^(\d{3}) (?!\d{7})(.*) (\1\d{15}) (?=[A-Z-]*\d[A-Z0-9-]*(?: |$))/, '$1 0000000$2 00$3 '],
  [new RegExp(`^\\d{18} (?=${banco} )`), 'SPEI '],
  [/^50K:\/\d{6,20} /, 'ORDENANTE '],
  [/(?<= )70:(?=\/RFB\/)|(?<= )71A:(?:SHA|OUR|BEN)(?: [A-Z]{6}[A-Z0-9]{2,5})?$/g, ''],
  [/(?<![A-Z])PRAC [A-Z]{4}(?= FOLIO)/, ''],
  [/(?<![A-Z])MERCADO PAGO W(?![A-Z])/g, 'MERCADO PAGO'],
  [/^\/ ?/, ''],
  [new RegExp(`^D[- ]INT (?:SPEI |(?=${banco} ))`), 'SPEI '],
  [/(?<=(?<![A-Z])SP(?:EI|ID) ?RECIBID[OA])(?=[A-Z])/g, ' '],
  [new RegExp(`^SPEI REC (?=${banco}(?: |$))`), 'SPEI RECIBIDO '],
  [/(?<=CLABE)\/(?:TC|TDD?|TDC|CEL)(?=:)/g, ''],
  [
    new RegExp(`^CRED(?:ITO)? SPEI (\\d{7}) (${banco}) BENEF: *[A-Z ]+(?= ORD: )`),
    'SPEI RECIBIDO $2 REF $1 ',
  ],
  [/(?<= )CONC: /, ' CONCEPTO '],
  [new RegExp(`^((?:TRASPASO|TRANSF(?:ERENCIA)?) DE TERCEROS) ${banco}(?= \\d{10}|$)`), '$1'],
  [new RegExp(`^(${banco}) \\d{18}(?= )`), 'SPEI $1'],
  [new RegExp(`^(TEF RECIBIDA (?:DE )?${banco}) \\d{3}$`), '$1'],
  [/(?<=^DEP[A-Z. ]*)PRACTICAJA \d{3,5}$/, ''],
  [/^(DEPOSITO OXXO) \d{2}[A-Z]{3} TIENDA(?= )/, '$1 SUC'],
  [/(?<![A-Z])ORD(?:TE)?:/g, 'ORDENANTE:'],
  [/^RECIBISTE UNA TRANSFERENCIA(?= DE |$)/, 'TRANSFERENCIA RECIBIDA'],
  [/(?<![A-Z])MBAN(?= \d{10}(?!\d))/g, 'BNET'],
  // A transfer from abroad: who orders it, and what for.
  [/^B\/O:? (?=[A-Z ,.]+ REF )|^BY ORDER OF /, 'ORDENANTE '],
  [/^(?:SWIFT )?MT ?103 F?50[KF]:? (?=[A-Z' ]+ F?70)/, 'ORDENANTE '],
  [/(?<=^ORDENANTE [A-Z' ]+ )F?70:? |(?<=ORDENANTE [A-Z' ]+ )DETALLES? /, ' CONCEPTO '],
  [/^1\/([A-Z' ]+) 2\/[A-Z0-9 .,]+ 3\/[A-Z]{2}\/[A-Z ,]+(?=\/R(?:FB|OC)\/)/, 'ORDENANTE $1 '],
  [/^(?:ORD|ORDENANTE:|ORIG:?) (?=[^:]*(?:\/R(?:FB|OC)\/|OBI:))/, 'ORDENANTE '],
  [
    /(?<=^(?:INCOMING WIRE|WIRE (?:TRANSFER )?RECEIVED) )(?:ORG|ORIG|ORIGINATOR): (?=[A-Z' ]+ (?:REF|RMK|OBI): )/,
    'ORDENANTE ',
  ],
  [/(?<![A-Z])(?:MOTIVO|DETALLES?(?: DE PAGO)?|DETAILS|OBI|RMK):|\/R(?:FB|OC)\//g, ' CONCEPTO '],
  [
    new RegExp(
      `(?<=(?:BANCO|BCO): ?|^(?:INCOMING WIRE|WIRE RECEIVED|ORDEN DE PAGO USD) )${deFuera}(?= +(?:CONCEPTO |REF:)|$)`,
      'g',
    ),
    '',
  ],
  [/(?<=BENEF(?:ICIARIO)?: *[A-Z ]+)\(DATO NO VERIF[A-Z]* POR ESTA INST[A-Z]*\)/g, ''],
  [/(?<=(?<![A-Z])(?:DE )?CTA \d{3,4})\/(?=\d{6,8}(?!\d))/g, ''],
  // A store, a machine, a receipt and an agreement with their numbers.
  [
    /(?<=^(?:DEP|OXXO )[A-Z ]*)(?<![A-Z])(?:TIENDA|TDA)[ .:#]*\d{2}[A-Z0-9]{3,8}(?![A-Z0-9])|^(?:TIENDA|TDA)[ .:#]*\d{2}[A-Z0-9]{3,8} TICKET[ .:#]*\d{3,8}$|(?<=^REF(?:ERENCIA)?[ .:].*)TIENDA \d{2}[A-Z]{3}\d{0,4}$/,
    ' CAJA 1 ',
  ],
  [/(?<=^DEP[A-Z ]*)(?<![A-Z])(?:EN )?(?:TIENDA|COMERCIO) 7 ?ELEVEN(?: \d{3,5})?(?![A-Z0-9])/, ' CAJA 1 '],
  [/^(?:OXXO \d{4,6}|7 ?ELEVEN)(?= FOLIO)|^TDA \d{5}(?= AUT \d)/, ' CAJA 1 '],
  [/^CHQ \d{7}(?= )/, ''],
  [/(?<![A-Z])REFERENCIA ALFANUMERICA(?= )/g, 'REFERENCIA'],
  [/^CONVENIO(?= \d{7} GUIA CIE \d)/, 'CIE'],
  [/(?<![A-Z])CAJERO AUTOMATICO(?= \d)/g, 'CAJERO'],
  [/(?<=^DEP[A-Z]* .*)RECIBO ?# ?\d{6,12}(?!\d)/g, ' '],
  [/(?<![A-Z])GUIA CIE(?= \d)|(?<![A-Z])GUIA(?= \d{7} CONVENIO \d)/g, 'CIE'],
  [/(?<=(?<![A-Z])CIE (?:\d{7} )?)CONVENIO(?= \d{6,8}(?!\d))/g, 'CIE'],
  [
    new RegExp(
      `^(?:DEP(?:OSITO)?(?: DE| CON| EN)? CHEQUE|CHEQUE DEPOSITADO)(?: EN FIRME)?(?: (?:DE )?${banco})?(?:(?: NO[.]?)? ?\\d{3,8})?(?: (?:DE )?${banco})?(?: EN FIRME)?$`,
    ),
    'DEPOSITO',
  ],
  ...ingles.map(
    (mes, i) =>
      [
        new RegExp(`(?<![A-Z])${mes.slice(0, 3)}(?:${mes.slice(3)})?(?= \\d{1,2}(?!\\d))`, 'g'),
        meses[i] ?? '',
      ] as const,
  ),
  // 12DEC26
  ...['JAN ENE', 'APR ABR', 'AUG AGO', 'DEC DIC'].map((dos) => {
    const [escrito = '', mes = ''] = dos.split(' ')
    return [
      new RegExp(`(?<=(?<![A-Z0-9])\\d{1,2}[ -]?)${escrito}(?=[ -]?(?:20)?\\d\\d(?!\\d)|(?![A-Z0-9]))`, 'g'),
      mes,
    ] as const
  }),
  [/(?<=(?<!\d)\d{1,2}) TO (?=\d{1,2}(?!\d))/g, ' AL '],
]
/** A field in capitals without accents, in the words of the rule. */
export const enPalabrasDeLaRegla = (campo: string): string =>
  formas.reduce((texto, [forma, dicha]) => texto.replace(forma, dicha), campo.replace(/\s+/g, ' ').trim())

const deEfectivo = /^(?:DEP[A-Z]*[. ]+(?:(?:EN|DE) )?(?:EFECTIVO|EFVO|EFEC|OXXO)|OXXO )(?![A-Z])/
/** A field in which the bank tells of cash, by its branch, till or store. */
export const isDeEfectivo = (campo: string): boolean => deEfectivo.test(campo)
const deSucursal = /(?<![A-Z])(?:SUC|SUCURSAL|CAJA|TIENDA|TDA|CAJERO|ATM|OXXO|ELEVEN)(?![A-Z])/
/** One that may tell the place of its branch or store. */
export const isDeSucursal = (campo: string): boolean =>
  (isDeEfectivo(campo) && deSucursal.test(campo)) || /^(?:SUC|TIENDA)(?![A-Z])/.test(campo)
/** A word of the name of a branch. */
export const isDeLugar = (pieza: string): boolean => lugares.has(pieza)
