/** A folio or a localizador without case, blanks and hyphens: how two are compared when, as written, none fits. */
export const claveSuelta = (texto: string): string =>
  texto.replace(/[\s\u200b\ufeff\-\u2010-\u2015\u2212]/g, '').toUpperCase()
