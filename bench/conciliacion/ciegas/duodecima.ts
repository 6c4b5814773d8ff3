import { mundoDuodecima } from './duodecima-mundo.ts'
import { type EscenaCiega, lineas } from './escena.ts'
import type { PagoCiego } from './undecima-mundo.ts'

/*
 * The twelfth set: as the treasury of a hotel chain makes its rows, half in English, by templates that are filled from the booking:
 * {code}, {first}, {last}, {hotel}, {pack}, {arr} (12DEC26), {dep}, {iso}, {isodep}, {dmy}, {nts}, {amt}, {cur}, {ref}, {clave}.
 */
const propias = lineas(`
  ADV DEP RSVN {code} | {ref} | GUEST {last}/{first} ARR {arr}
  SPEI IN | {ref} | CONF# {code} {first} {last} {nts} NTS
  WIRE IN {last} {first} | {ref} | RE: BOOKING {code}
  TRANSFER RECEIVED | {code} | {first} {last} {hotel}
  DEPOSITO REFERENCIADO | {code} | PREPAYMENT {amt}
  SPEI RECIBIDO BANORTE | {ref} | ROOM DEPOSIT {code} {hotel}
  ABONO | {ref} | {code};{last},{first};{iso};{isodep}
  PAGO RESERVACION {code} CHECK IN {dmy} | {ref} |
  SPEI RECIBIDO | {ref} | {amt} {cur} RSV {code} {pack}
  INCOMING PAYMENT | {ref} | {code}-{last}-{arr}
  DEPOSIT {code} | {ref} | {pack} {arr}-{dep}
  SPEI RECIBIDO | {ref} | HOLA ADJUNTO PAGO DE LA RESERVA {code} A NOMBRE DE {first} {last}
  SPEI RECIBIDO | {ref} | {code} CHECK-IN {dmy} {nts} NIGHTS
`)
const conClave = lineas(`
  SPEI RECIBIDO | {clave} | {first} {last}
  TRANSFER RECEIVED REF {clave} | {ref} | ADV DEP
  ABONO | {ref} | TRACE {clave} {code}
`)
/** What a hotel also receives with the code of a booking, or does not keep. */
const ajenas: Readonly<Record<string, readonly string[]>> = {
  HX4K92: lineas(`
    REFUND {code} | {ref} | {last}/{first}
    ADV DEP RSVN {code} VOIDED | {ref} | {last}/{first}
    RESORT FEE {code} | {ref} | {first} {last}
    SPEI IN | {ref} | MINIBAR {code}
    SPEI IN | {ref} | CONF# {code} NO SHOW FEE
    ADV DEP RSVN {code} | {ref} | GUEST ADAMS/JENNIFER ARR {arr}
    ADV DEP RSVN {code} | {ref} | GUEST {last}/{first} ARR 12DEC27
    SPEI IN | {ref} | CONF# {code} {first} {last} 7 NTS
    SPEI IN | {ref} | CONF# {code} AND BWX903
    SPEI RECIBIDO | {ref} | {code} CHECK-IN 14/01/2027
    [monto=17328] SPEI IN | {ref} | CONF# {code} {first} {last}
    [USD] WIRE IN | {ref} | {code}
    OTA PAYOUT {code} | {ref} | EXPEDIA COLLECT
    VCC SETTLEMENT {code} | {ref} | {last}
  `),
  P7RWQ3: lineas(`
    [MXN] WIRE IN | {ref} | {code} {first} {last}
    [monto=945.50] WIRE IN {last} {first} | {ref} | BOOKING {code}
    WIRE RECALL {code} | {ref} | {first} {last}
    WIRE IN {last} {first} | {ref} | GIFT CARD {code}
    WIRE IN | {ref} | SPA CREDIT {code}
    WIRE IN | {ref} | {code} {last} ROOM UPGRADE
    WIRE IN CASA DEL MAR RESORTS LLC | {ref} | {code}
    WIRE IN | {ref} | P7RQW3 {first} {last}
    WIRE IN | {ref} | TRANSFER FROM {code} TO NEW BOOKING
  `),
  'GRP5521/1': lineas(`
    SPEI RECIBIDO | {ref} | BANQUET {code}
    SPEI RECIBIDO | {ref} | {code} ATTRITION FEE
    SPEI RECIBIDO | {ref} | {code} MASTER ACCOUNT INCIDENTALS
    SPEI RECIBIDO | {ref} | FLORES Y MUSICA {code}
    SPEI RECIBIDO | {ref} | {code} BALANCE
    SPEI RECIBIDO | {ref} | {code} LIQUIDACION GRUPO
    [monto=200000] SPEI RECIBIDO | {ref} | {code} TOTAL BODA
    [cargo=+2] SPEI RECIBIDO | {ref} | {code} DEPOSITO
  `),
  'GRP5521/2': lineas(`
    SPEI RECIBIDO | {ref} | {code} ADVANCE DEPOSIT
    SPEI RECIBIDO | {ref} | {code} DEPOSIT FORFEITED
    SPEI RECIBIDO | {ref} | {code} PRIMER PAGO
  `),
  TK81ZN: lineas(`
    SPEI RECIBIDO | 2026101640002SOLM00000443291 | {code}
    SPEI RECIBIDO | 2026101640002SOLM00000998877 | {code} {first}
    SPEI RECIBIDO | {ref} | A/V RENTAL {code}
    SPEI RECIBIDO | {ref} | {code} COMMISSION 10%
    [gemela] SPEI RECIBIDO | {clave} | {first} {last}
    SPEI DEVUELTO | {clave} | {first} {last}
    SPEI RECIBIDO DE SAFI METROPOLITAN SA DE CV | {ref} | {code}
    [monto=83070] SPEI RECIBIDO | {clave} | {first}
  `),
  BWX903: lineas(`
    SPEI RECIBIDO | {ref} | BWX930 {first} {last}
    SPEI RECIBIDO | {ref} | {code} DAMAGE DEPOSIT
    SPEI RECIBIDO | {ref} | {code} PET FEE
    SPEI RECIBIDO | {ref} | {code} LATE CHECK OUT
    SPEI RECIBIDO | {ref} | {code} HX4K92
    SPEI RECIBIDO | {ref} | {first} {last} TEPOZTLAN
    SPEI RECIBIDO | {ref} | {code} PARKING
    [dia=-9] SPEI RECIBIDO | {ref} | {code} {first} {last}
    [otra=+1] SPEI RECIBIDO | {ref} | {code}
    SPEI RECIBIDO | {ref} | {code} EARLY DEPARTURE CREDIT
  `),
  C3YD7L: lineas(`
    WIRE IN | {ref} | 20261020B1Q8984C003312 {last}
    WIRE IN RETURNED ITEM | {clave} | {last}
    WIRE IN | {ref} | {code} PARTIAL 50%
    WIRE IN | {ref} | {code} 1ST NIGHT DEPOSIT
    WIRE IN | {ref} | {code} 8-14 MAR 2028
  `),
  'M5TJQ8/1': lineas(`
    SPEI RECIBIDO | {ref} | {code}
    SPEI RECIBIDO | {ref} | {code} {first} {last} WINE TASTING
    SPEI RECIBIDO | {ref} | {code} {last}
  `),
  ZR6FPA: lineas(`
    SPEI RECIBIDO | {ref} | {code} ARTURO VILLA CORDERO
    SPEI RECIBIDO | {ref} | M5TJQ8 Y {code}
    SPEI RECIBIDO | {ref} | {code} CENA DE FIN DE ANO
    SPEI RECIBIDO | {ref} | {code} UNAPPLIED CREDIT
    SPEI RECIBIDO | {ref} | {code} OVERPAYMENT
    SPEI RECIBIDO | {ref} | {code} ON HOLD
    SPEI RECIBIDO | {ref} | {code} HOTEL CANTERA DIEZ SA DE CV
  `),
  V9GHC2: lineas(`
    SPEI RECIBIDO | {ref} | {code} PARTIAL
    SPEI RECIBIDO | {ref} | {code} DEPOSITO 1 DE 3
    SPEI RECIBIDO | {ref} | {code} CITY LEDGER
    SPEI RECIBIDO | {ref} | {code} TIPS
    SPEI RECIBIDO | {ref} | {code} AIRPORT TRANSFER
    SPEI RECIBIDO | {ref} | {code} SALE OF FURNITURE
    SPEI RECIBIDO | {ref} | {code} BARTER
    [cargo=-4] SPEI RECIBIDO | {ref} | {code} {first} {last}
    [monto=2198] SPEI RECIBIDO | {ref} | {code}
  `),
}

const meses = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const corto = (dia: string): string => {
  const [ano = '', mes = '', d = ''] = dia.split('-')
  return `${d}${meses[Number(mes) - 1]}${ano.slice(2)}`
}
const llenar = (plantilla: string, uno: PagoCiego, n: number): string => {
  const [first = '', ...last] = uno.cliente.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().split(' ')
  const noches = (Date.parse(uno.salida) - Date.parse(uno.llegada)) / 86_400_000
  const datos: Record<string, string> = {
    code: uno.codigo,
    first,
    last: last.join(' '),
    hotel: uno.hotel.toUpperCase(),
    pack: uno.paquete,
    arr: corto(uno.llegada),
    dep: corto(uno.salida),
    iso: uno.llegada.replaceAll('-', ''),
    isodep: uno.salida.replaceAll('-', ''),
    dmy: uno.llegada.split('-').reverse().join('/'),
    nts: String(noches),
    amt: uno.monto.toLocaleString('en-US', { minimumFractionDigits: 2 }),
    cur: uno.moneda,
    ref: String(4_100_237 + n * 8_861),
    clave: uno.transaccion,
  }
  return plantilla
    .replace(/\{(\w+)\}/g, (_todo, campo: string) => datos[campo] ?? '')
    .replace(/^(\[[^\]]+\] )?/, '$1= ')
}
const deParte = /DEP(?!OSITO REF)/
/** What settles a booking, or pays the whole of it, is no deposit: six own rows, of the two whole ones, put right after the first run. */
const isEntero = ({ concepto }: PagoCiego): boolean => /total|full|liquidaci/i.test(concepto)
/** Half of the templates for every other pago. */
const suyas = (uno: PagoCiego, i: number): string[] =>
  uno.codigo === 'M5TJQ8'
    ? []
    : [...propias, ...(uno.transaccion === '' ? [] : conClave)].filter(
        (_una, n) => n % 2 === 0 || i % 2 === 0,
      )
export const duodecima: readonly EscenaCiega[] = mundoDuodecima.map((uno, i) => {
  const ajena = (una: string) => isEntero(uno) && deParte.test(una) && !una.includes('{clave}')
  const de = (plantillas: readonly string[], veces: number) =>
    plantillas.map((una, n) => llenar(una, uno, n * veces + i))
  return {
    codigo: uno.clave,
    propias: de(
      suyas(uno, i).filter((una) => !ajena(una)),
      7,
    ),
    ajenas: de([...(ajenas[uno.clave] ?? []), ...suyas(uno, i).filter(ajena)], 5),
  }
})
