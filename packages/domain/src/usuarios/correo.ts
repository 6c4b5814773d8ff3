/**
 * What stands before the @ is words joined by single dots (RFC 5321 §4.1.2, without quotes); after it are two labels of a
 * name or more (RFC 1123 §2.1), the last no number. Nothing that a header could misread.
 */
const palabra = String.raw`[^\s.@"'<>(),;:\\[\]]+`
const etiqueta = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?`
const patron = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${palabra}(?:\.${palabra})*@(?:${etiqueta}\.)+(?!\d+$)(?=..)${etiqueta}$`,
  'u',
)

/**
 * Letters of the Latin script, digits and the signs of RFC 5321 as one sees them: no letter that only looks like another
 * (Cyrillic а, full-width ａ, Turkish ı), nothing invisible, no mark on its own.
 */
const aLaVista = /^[\p{Script=Latin}\d.!#$%&*+/=?^_`{|}~@-]+$/u
const parecidas = /[ıſɑɡɩʟǃ\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/u

/** An address as every place that takes one takes it (Access §5). */
export function isCorreo(texto: string): boolean {
  const escrito = texto.normalize('NFC')
  return (
    escrito.length <= 254 &&
    aLaVista.test(escrito) &&
    patron.test(escrito) &&
    !parecidas.test(escrito) &&
    escrito.normalize('NFKC') === escrito
  )
}
export const normalizeCorreo = (texto: string): string => texto.trim().normalize('NFC').toLowerCase()
