import { isCasiIgual } from './casi-igual.ts'

/** Stems as banks glue them to what follows: SPEI DEVUELTOBANORTE, 0260801REEMBOLSO. */
const raices =
  /DEVUEL|DEVOLU|DEVOLV|REEMBOL|REMBOLS|REVERSO|REVERSA|REVERSI|REVERTI|REINTEGR|REGRESAD|RETORNAD|RECHAZ|RECHASAD|CANCEL|CANSELA|CONTRACARG|ANULAC|ANULAD|EXTORN|RETROCES|CHARGEBACK|REFUND|RETURNED|REVERSED|REJECTED|BOUNCED|UNPAID|CLAWBACK|REGRESAMOS|REGRESARON/
/**
 * Money that came by mistake, twice or for now, was not paid or not let through, is given back or is the bank's own; and a
 * transfer between one's own accounts, which is nobody's payment.
 */
const ajeno = new RegExp(
  'ERRONE|EQUIVOC|EQUIVOQ|INCORRECT|INDEBID|IMPROCED|DUPLICAD|REPETIDO|BONIFICAC|ACLARACI|DISPUTA|RECLAMACI|FRAUD|PROVISIONAL|RETENID' +
    '|REIMBURS|DECLINA|DECLINED|DENEGAD|IMPAGAD|REBOTAD|FALLID|INEXISTENTE|BLOQUEADA|QUEJA|CONTROVERSI|COMPENSAC|ACLARAC(?![A-Z])|PROVIS(?![A-Z])|CORRECC|CASH ?BACK|INTERC(?:OMPANI|IAS)|BARRIDO|RESTITUCI|INDEMNIZ|SINIESTRO|RENDIMIENTO|INTERES(?:ES)? (?:GANAD|PAGAD|MORATORI|DEVENGAD)|(?:PAGO|ABONO) (?:DE |POR )?INTERES|REPOSICION|RECUPERAC|(?<![A-Z])(?:' +
    [
      '(?:POR|UN|FUE) ERROR|ERROR(?= [A-Z0-9]{5,8}$)|ERROR (?:EN|DE)(?: EL| LA)? (?:DEP|PAGO|TRANSF|ABONO|SPEI)',
      'FONDOS INSUFICIENTES|SIN FONDOS|SALVO B(?:UEN)? C|SBC(?![A-Z])|S B C(?![A-Z])|(?:CHEQUES?|CHQ|DOCTOS?) (?:DE )?(?:AJENO|OTRO)',
      '(?:CORRECCION|AJUSTE)(?: DE| POR| AL)? (?:CARGO|ABONO)|ABONO POR AJUSTE|(?:AJUSTE|SALDO) A (?:SU |TU )?FAVOR|ABONO TEMPORAL|NOTA (?:DE )?CREDITO|CREDIT MEMO',
      'DINERO DE (?:REGRESO|VUELTA)|RETORNO (?:DE )?(?:SPEI|TRANSF|FONDOS|DINERO|RECURSOS|PAGO|ABONO|DEPOSITO)|SPEI RETORNO|(?:TE|LE|LES|SE|NOS) REGRES|REGRES[AO] (?:DEL? )?(?:ANTICIPO|PAGO|SPEI|TRANSF|DEP|ABONO|DINERO|FONDOS|CARGO)|SE REGRES',
      'NO (?:SE |HA |FUE )*(?:COINCID|CORRESPOND|EXIST|PERTENEC|APLIC|ACREDIT|EXITOS|REALIZ|RECONOC|PROCED|PROCES|LIQUID|AUTORIZ|PAGAD|COBRAD|EFECTU|COMPLET|CONCILI)',
      'EN (?:TRANSITO|INVESTIGAC)|(?:POR|SIN) CONFIRMAR|PENDIENTE (?:DE|POR) (?:APLIC|ACREDIT|LIBER|CONFIRM|COBR|AUTORIZ|ABON)|YA PAGAD|DOBLE (?:PAGO|DEP|ABONO|CARGO)|(?:PAGO|DEPOSITO|ABONO|CARGO) DOBLE',
      'ENTRE (?:MIS |SUS )?(?:CUENTAS|CTAS)|(?:CUENTAS?|CTAS?) PROPIAS?|(?:A|DE|DESDE) MIS? (?:CUENTAS?|CTAS?)|TRASPASO (?:INTERNO|PROPIO|A (?:CHEQUES|INVERSION|VISTA))|MISMA CUENTA|PREST(?:AMO|AMOS|O|E)(?![A-Z])|(?:DE |UNA )?PRUEBA(?![A-Z])|TEST(?![A-Z])|PENALIDAD|PENALIZACION|MULTA(?![A-Z])|COMISION(?:ES)?(?![A-Z])|HONORARIOS|NO ?SHOW|SE (?:CAYO|CAYERON)|(?:YA )?NO (?:VAMOS|VOY|VAN|VIAJ)|YA NO |DE MAS$|EXCEDENTE|SOBRANTE|NOMINA|FONDEO|CONCENTRACION(?! EMPRESARIAL CIE)|DISPERSION|(?:FAVOR DE|PARA) REGRESAR|(?:IGNOR|QUIT|DESCART)[AE]R?(?![A-Z])',
    ].join('|') +
    ')',
)
/**
 * Of a transfer that its own clave tells, whose concept may be anything: a word, which nothing explains, that denies it, says that
 * it failed, came twice or goes back, or moves it elsewhere.
 */
export const niega = new RegExp(
  '^(?:NO|NI|NUNCA|OTR[AO]S?|VECES|DOBLE|MAL|BACK|NOTE|HORARIO|TIMEOUT|ROBO|ANULO|RECUPERADO|AJUSTES?|REG|RET|RTN|DVOL|DVTO|DVT|RZO|RCHZ[A-Z]*|RECHZ[A-Z]*' +
    '|(?:ERROR|FALL[AO]|FALLAR|FALLI|CERRAD|INVALID|VENCID|CADUC|EXPIR|EXCED|INSUFICIEN|BLOQUE|DESCONOC|RETORN|REGRES|REEMPLAZ|SUSTITU|CAMB|CORRE[GC]|PASAR|MOVER|INTENTO|REINTENT|RESPONDE|DISPONIBLE|SUSPEN|RETEN|FAIL|WRONG|MISTAKE|TWICE|AGAIN|CLOSED|EXPIRED)[A-Z]*)$',
)
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
  'REMBOLSO',
  'PENALIZACION',
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
  /^(DEV|DEVN|DEVS|DEVO|DEVOL|DVL|DVLC|DVLN|DEVLN|DEVTO|DEVTA|REV|REVER|REVERS|RVS|RVSO|REEM|REEMB|REMB|RECH|RCHZ|CANC|CANCEL|CONTRAC|CTRACARGO|CTCARGO|CXL|CNL|ANUL|VOID|VOIDED|RETURN|REVERSAL|(?:DEV|REV|REEMB|RECH|CANC)(?:SPEI|TRANSF|PAGO|ABONO|CARGO|DEPOSITO))$/
/** D E V U E L T O, D E V. */
const deletreada = /(?<![A-Z0-9Ñ])(?:(?:[A-ZÑ] ){5,}[A-ZÑ]|D E V|R E V)(?![A-Z0-9Ñ])/g
/** A street of every town, one letter from DEVOLUCION. */
const calle = 'REVOLUCION'
const cifrasComoLetras: Record<string, string> = { 0: 'O', 1: 'I', 3: 'E', 4: 'A', 5: 'S' }

/**
 * The piece of a text (capitals, without accents) that says that money went back or is about to, or never was a customer's
 * payment: DEVUELTO, REV., REEMB, CONTRA CARGO, POR ERROR, also abbreviated, glued or misspelt by one letter. Null when it
 * says nothing of the kind.
 */
export function findReverso(texto: string): string | null {
  // A rate that nobody gives back is one that is paid.
  const words = texto
    .replace(/\bNO REEMBOLSABLES?\b/g, ' ')
    .replace(deletreada, (letras) => letras.replaceAll(' ', ''))
    .split(/[^A-Z0-9Ñ]+/)
    .filter(Boolean)
  for (const [i, word] of words.entries()) {
    // The numeric reference of the bank is glued in front; a zero may stand for an O further in.
    const own = word.replace(/^\d+/, '')
    const plain = own.replace(/[01345]/g, (digit) => cifrasComoLetras[digit] ?? digit)
    if (raices.test(plain) || abreviaturas.test(own)) return word
    if (plain.length >= 6 && plain !== calle && palabras.some((one) => isCasiIgual(one, plain))) return word
    // Split in two: CONTRA CARGO, DEVO LUCION, CHARGE BACK; by a column's end, DEVU ELTOBANORTE.
    const junto = `${own}${words[i + 1] ?? ''}`
    const cut = own.length >= 4 && own.length <= 6 && junto.search(raices) === 0
    if (cut || palabras.includes(junto) || junto === 'CHARGEBACK') return `${word} ${words[i + 1]}`
  }
  return ajeno.exec(words.join(' ').replace(/(?<!\d)\d+(?=[A-Z])/g, ' '))?.[0].trim() ?? null
}
