import { isLocalizadorFuerte } from './localizadores.ts'

/** They make what follows a booking's code: LOC ABC123, PNR ABC123, RESERVA NO. ABC123. */
const deReserva =
  /^(?:BOOKING|COD|CODIGO|CONF|CONFIRMACION|CONFIRMATION|LOC|LOCALIZADOR|PNR|RECORD|RES|RESERVA|RESERVACION|RESERVATION|RSV|RVA)$/
const enMedio = /^(?:DE|DEL|NO|NUM|NUMERO|LA|EL|HOTEL|VUELO|AEREA|AEREO|VIAJE|CODE|NUMBER)$/
/** What the bank numbers: its own machines, branches and operations. */
const delBanco =
  'AFIL|AFILIACION|ATM|AUT|AUTH|AUTORIZACION|BCO|BANCO|CAJA|CAJERO|CIE|CTA|CUENTA|CVE|CLAVE|FOL|FOLIO|MOV|MOVIMIENTO|OP|OPER|OPERACION|PRAC|PRACTICAJA|RASTREO|RAST|REF|REFERENCIA|SUC|SUCURSAL|TARJ|TDA|TERM|TERMINAL|TIENDA|TRANSACCION|TXN'
const numeroDelBanco = new RegExp(`^(?:${delBanco})$`)
const meses = 'ENE|FEB|MAR|ABR|MAY|JUN|JUL|AGO|SEPT?|OCT|NOV|DIC'
/** Letters and figures that mean something by themselves: HABITACION12, 2ADULTOS, 15000MXN, 1030AM, 05NOV26, CUN2026, AUT12345. */
const conSentido = new RegExp(
  `^(?:[A-Z]{4,}\\d{1,2}|\\d{1,5}[A-Z]{3,}|\\d{3,6}(?:AM|PM|HR|MN)|\\d{1,2}(?:${meses})\\d{2,4}|(?:${meses})\\d{2,4}|[A-Z]+20[2-3]\\d|(?:${delBanco}|HAB|PAX|RFC)\\d+)$`,
)

/**
 * Beside this code, in the same field (capitals, without accents) or announced as a booking's in another one, stands a second
 * one. Airlines, hotels and other agencies give codes as ours: the money may be for theirs, known to us or not.
 */
export function hasOtroCodigo(campos: readonly string[], codigo: string): boolean {
  const escrito = Array.from(codigo).join('[ -]?')
  // «ABC123 Y PEDRO», «LO OTRO Y ABC123»: for one more, whatever it is.
  const unido = new RegExp(
    `(?<![A-Z0-9])(?:[YEOU]|NI|MAS|[+&])\\s*${escrito}(?![A-Z0-9])|(?<![A-Z0-9])${escrito}\\s*(?:[+&]|(?<=\\s)(?:[YEOU]|NI|MAS)(?=\\s+[A-ZÑ]))`,
  )
  return campos.some((campo) => {
    if (unido.test(campo)) return true
    const piezas = campo.match(/[A-Z0-9Ñ]+/g) ?? []
    const isSuyo = campo.replace(/[^A-Z0-9Ñ]/g, '').includes(codigo)
    return piezas.some((escrita, i) => {
      // The numeric reference of the bank may be glued in front.
      const pieza = escrita.replace(/^\d{7}(?=[A-Z0-9]{5,8}$)/, '')
      const anuncio = piezas.slice(0, i).findLast((one) => !enMedio.test(one)) ?? ''
      const corto = /^(?:E|MAS|Y)$/.test(anuncio) && /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{3,4}$/.test(pieza)
      if (!corto && !(/^[A-Z0-9]{5,8}$/.test(pieza) && isLocalizadorFuerte(pieza))) return false
      if (conSentido.test(pieza) || escrita.includes(codigo) || codigo.includes(pieza)) return false
      // The number of a flight, which is no booking's.
      if (/^(?:VUELO|FLIGHT)$/.test(piezas[i - 1] ?? '') && /^[A-Z]{2}\d{2,4}$/.test(pieza)) return false
      return deReserva.test(anuncio) || (isSuyo && !numeroDelBanco.test(anuncio))
    })
  })
}
