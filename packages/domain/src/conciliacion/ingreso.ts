/** They say by themselves that somebody sent, paid or brought it, also with the name of a bank glued behind. */
const fuerte =
  /^(?:SPEI|SPID|RECIBID|TRANSF|TERCERO)|^(?:CODI|DIMO|RECEPCION|RECIBE|TRF|TEF|TPV|RECAUDACION|WIRE|PAYMENT|VENTAS|COBRANZA|EVOPAYMX|EFECTIVO|EFVO|CLICK|BNET)$|^DEPOSITO(?:EN)?EFECTIVO/
/** They say it with what follows: a deposit is a customer's, a deposit «a plazo» is not. */
const debil =
  /^(?:PAGOS?|DEPS?|DEPOSITOS?|ABONOS?|ABO|AB|ENTRADA|REFERENCIADO|DOMICILIACION|CIE|CLIP|STRIPE|AMEX|EXPRESS|PAYPAL|GETNET|NETPAY|OPENPAY|CONEKTA|BILLPOCKET|ACH|RECIBO|TRASPASOS?|TRASP|INGRESOS?|COBROS?|VENTA|LIQUIDACION|LIQ|ANTICIPO|ENGANCHE|ORDEN|TERMINAL|TERMINALES|RESERVA|RESERVACION|RSV|LOC|LOCALIZADOR|REF|VIAJE|HOTEL|PAQUETE|TOUR)$/
const enlace = /^(?:DE|DEL|POR|A|AL|EN|X|LA|EL|LOS|LAS|MI|SU|CON)$/
/** What may follow those: means of paying, banks, and what a travel agency sells. */
const conocida = new RegExp(
  `${debil.source}|^(?:CHEQUES?|CHEQ|CH|CAJA|CAJERO|ATM|VENTANILLA|DOMICILIAD[AO]|PAYMENTS|PAYOUT|MX|ESTABLECIMIENTOS?|MERCADO|MERCADOPAGO|BANCA|AFILIACION|INTERNACIONAL|TIENDA|FARMACIAS|WALMART|SORIANA|CHEDRAUI|ELEKTRA|FIRME|BANCO|CREDIT|SUC|SUCURSAL|PRACTIC|PRACTICAJA|CORRESPONSAL|MIXTO|OXXO|INTERBANCARI[AO]|INTERB|BPI|MOVIL|ENLACE|CUENTAS?|CTAS?|RES|TOTAL|TARJETA|TARJ|TAR|SERVICIOS?|BOLETOS?|VUELO|CRUCERO|CLIENTE|PUNTO|BBVA|BANCOMER|BANORTE|SANTANDER|BANAMEX|CITIBANAMEX|HSBC|SCOTIABANK|BANREGIO|BAJIO|BANBAJIO|INBURSA|AFIRME|STP|AZTECA|NU|MIFEL|SABADELL)$`,
)
/** Before them, of the bank's own coding: «(BE) TRASPASO», «COMPRA ORDEN DE PAGO SPEI», «SU ABONO». */
const adelante =
  /^(?:REFERENCIA|OXXO|CR|MERCADO|AMERICAN|INCOMING|INTERNATIONAL|SWIFT|SR|BE|NB|TRA|OPI|SWEB|BEM|CTA|CLABE|CONCENTRACION|EMPRESARIAL|COMPRA|CREDITO)$/
const palabra = /^[A-ZÑ]{2,}$/
/** Words that banks print of their own: SPEI, RECIBIDOBANORTE, BNET. */
export const isDelBanco = (word: string): boolean => fuerte.test(word) || adelante.test(word)

/**
 * The bank's own text (capitals, without accents) says that somebody paid, deposited or transferred. The first word that
 * means something decides: «INTERESES DEPOSITO» are the bank's, as «PAGO DE INTERESES» is. A code or a number alone says
 * nothing, and nothing speaks against it.
 */
export function isIngreso(concepto: string): boolean {
  const words = concepto.split(/[^A-Z0-9Ñ]+/).filter(Boolean)
  for (const [i, word] of words.entries()) {
    if (fuerte.test(word)) return true
    if (debil.test(word)) {
      const next = words.slice(i + 1).find((one) => !enlace.test(one))
      // Dollars are deposited; sold, they are the bank's business.
      const enDolares = word.startsWith('DEP') && /^(?:DOLARES|USD)$/.test(next ?? '')
      return (
        next === undefined || !palabra.test(next) || fuerte.test(next) || conocida.test(next) || enDolares
      )
    }
    if (palabra.test(word) && !adelante.test(word) && !enlace.test(word)) return false
  }
  return !words.some((word) => palabra.test(word))
}
