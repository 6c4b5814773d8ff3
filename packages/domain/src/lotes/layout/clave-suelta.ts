/** A folio or a localizador without case, blanks and hyphens, nor wide letters: how two are compared when, as written, none fits. */
export const claveSuelta = (texto: string): string =>
  texto
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\-\u2010-\u2015\u2212]/gu, '')
    .toUpperCase()
