/** A simple address pattern (Access §5): something, @, a domain with a dot, nothing that a header could misread. */
const patron = /^[^\s@"'<>(),;:\\[\]]+@[^\s@"'<>(),;:\\[\]]+\.[^\s@"'<>(),;:\\[\].]{2,}$/u

/**
 * Letters of the Latin script, digits and the signs of RFC 5321 as one sees them: no letter that only looks like another
 * (Cyrillic а, full-width ａ, Turkish ı), nothing invisible, no mark on its own.
 */
const aLaVista = /^[\p{Script=Latin}\d.!#$%&*+/=?^_`{|}~@-]+$/u
const parecidas = /[ıſɑɡɩʟǃ\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/u

export function isCorreo(texto: string): boolean {
  const escrito = texto.normalize('NFC')
  return (
    escrito.length <= 254 &&
    patron.test(escrito) &&
    aLaVista.test(escrito) &&
    !parecidas.test(escrito) &&
    escrito.normalize('NFKC') === escrito
  )
}
export const normalizeCorreo = (texto: string): string => texto.trim().normalize('NFC').toLowerCase()
