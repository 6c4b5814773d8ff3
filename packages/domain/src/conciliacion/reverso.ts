import { isCasiIgual } from './casi-igual.ts'

/** Stems as banks glue them to what follows: SPEI DEVUELTOBANORTE, 0260801REEMBOLSO. */
const raices =
  /DEVUELT|DEVOLU|DEVOLVER|REEMBOL|REMBOLS|REVERSO|REVERSA|REVERSI|REINTEGR|RECHAZ|RECHASAD|CANCELAC|CANCELAD|CANSELA|CONTRACARG|ANULAC|ANULAD|EXTORN|RETROCES|CHARGEBACK|REFUND|RETURNED|REVERSED/
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
  /^(DEV|DEVS|DEVO|DEVOL|DVL|DVLN|DEVLN|DEVTO|DEVTA|REV|REVER|REVERS|RVS|RVSO|REEM|REEMB|REMB|RECH|RCHZ|CANC|CANCEL|CONTRAC|CTRACARGO|CTCARGO|ANUL|RETURN|REVERSAL)$/
const cifrasComoLetras: Record<string, string> = { 0: 'O', 1: 'I', 3: 'E', 4: 'A', 5: 'S' }

/**
 * The piece of a text (capitals, without accents) that says that money went back or is about to: DEVUELTO, REV., REEMB,
 * CONTRA CARGO, also abbreviated, glued or misspelt by one letter. Null when it says nothing of the kind.
 */
export function findReverso(texto: string): string | null {
  const words = texto.split(/[^A-Z0-9Ñ]+/).filter(Boolean)
  for (const [i, word] of words.entries()) {
    // The numeric reference of the bank is glued in front; a zero may stand for an O further in.
    const own = word.replace(/^\d+/, '')
    const plain = own.replace(/[01345]/g, (digit) => cifrasComoLetras[digit] ?? digit)
    if (raices.test(plain) || abreviaturas.test(own)) return word
    if (plain.length >= 6 && palabras.some((one) => isCasiIgual(one, plain))) return word
    // Split in two: CONTRA CARGO, DEVO LUCION.
    if (palabras.includes(`${own}${words[i + 1] ?? ''}`)) return `${word} ${words[i + 1]}`
  }
  return null
}
