import { isCasiIgual } from './casi-igual.ts'

/** Stems as banks glue them to what follows: SPEI DEVUELTOBANORTE, 0260801REEMBOLSO. */
const raices =
  /DEVUEL|DEVOLU|DEVOLV|REEMBOL|REMBOLS|REVERSO|REVERSA|REVERSI|REVERTI|REINTEGR|REGRESAD|RETORNAD|RECHAZ|RECHASAD|CANCEL|CANSELA|CONTRACARG|ANULAC|ANULAD|EXTORN|RETROCES|CHARGEBACK|REFUND|RETURNED|REVERSED/
/** Money that came by mistake, twice or for now, is given back; a transfer of one's own is nobody's payment. */
const ajeno =
  /ERRONE|EQUIVOCA|INDEBID|IMPROCED|DUPLICAD|BONIFICAC|ACLARACI|DISPUTA|RECLAMACI|RESTITUCI|PROVISIONAL|(?<![A-Z])(?:POR ERROR|FONDOS INSUFICIENTES|SIN FONDOS|SALVO BUEN COBRO|SBC|(?:CORRECCION|AJUSTE)(?: DE| POR| AL)? (?:CARGO|ABONO)|ABONO POR AJUSTE|AJUSTE A FAVOR|RECUPERACION DE (?:COBRO|CARGO)|RETORNO (?:DE )?(?:SPEI|TRANSF)|SPEI RETORNO|NO (?:SE )?(?:APLIC|ACREDIT|EXITOS|REALIZ|RECONOC|PROCED|PROCES|LIQUID)|ENTRE (?:MIS )?CUENTAS|CUENTAS? PROPIAS?)/
const palabras = [
  'DEVUELTO',
  'DEVUELTA',
  'DEVOLUCION',
  'DEVOLUCIONES',
  'REVERSO',
  'REVERSA',
  'REVERSION',
  'REVERSADO',
  'REEMBOLSO',
  'REEMBOLSADO',
  'REINTEGRO',
  'RECHAZADO',
  'RECHAZADA',
  'RECHAZO',
  'CANCELACION',
  'CANCELADO',
  'CANCELADA',
  'CONTRACARGO',
  'CONTRACARGOS',
  'ANULACION',
]
const abreviaturas =
  /^(DEV|DEVS|DEVO|DEVOL|DVL|DVLN|DEVLN|DEVTO|DEVTA|REV|REVER|REVERS|RVS|RVSO|REEM|REEMB|REMB|RECH|RCHZ|CANC|CANCEL|CONTRAC|CTRACARGO|CTCARGO|ANUL|RETURN|REVERSAL|(?:DEV|REV|REEMB|RECH|CANC)(?:SPEI|TRANSF|PAGO|ABONO|CARGO|DEPOSITO))$/
/** D E V U E L T O. */
const deletreada = /(?<![A-Z0-9Ñ])(?:[A-ZÑ] ){5,}[A-ZÑ](?![A-Z0-9Ñ])/g
/** A street of every town, one letter from DEVOLUCION. */
const calle = 'REVOLUCION'
const cifrasComoLetras: Record<string, string> = { 0: 'O', 1: 'I', 3: 'E', 4: 'A', 5: 'S' }

/**
 * The piece of a text (capitals, without accents) that says that money went back or is about to, or never was a customer's
 * payment: DEVUELTO, REV., REEMB, CONTRA CARGO, POR ERROR, also abbreviated, glued or misspelt by one letter. Null when it
 * says nothing of the kind.
 */
export function findReverso(texto: string): string | null {
  const words = texto
    .replace(deletreada, (letras) => letras.replaceAll(' ', ''))
    .split(/[^A-Z0-9Ñ]+/)
    .filter(Boolean)
  for (const [i, word] of words.entries()) {
    // The numeric reference of the bank is glued in front; a zero may stand for an O further in.
    const own = word.replace(/^\d+/, '')
    const plain = own.replace(/[01345]/g, (digit) => cifrasComoLetras[digit] ?? digit)
    if (raices.test(plain) || abreviaturas.test(own)) return word
    if (plain.length >= 6 && plain !== calle && palabras.some((one) => isCasiIgual(one, plain))) return word
    // Split in two: CONTRA CARGO, DEVO LUCION, CHARGE BACK.
    const junto = `${own}${words[i + 1] ?? ''}`
    if (palabras.includes(junto) || junto === 'CHARGEBACK') return `${word} ${words[i + 1]}`
  }
  return ajeno.exec(words.join(' ').replace(/\d+(?=[A-Z])/g, ' '))?.[0].trim() ?? null
}
