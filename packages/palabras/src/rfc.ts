/**
 * A tax id as the SAT writes it: capitals, & and Ñ among them, no hyphens or blanks; 12 characters for a legal entity, 13
 * for a natural person (Access §9).
 */
export type Rfc = string & { readonly __rfc: true }
/**
 * There are three meanings, each with one form. This is the id itself, as the SAT's schema has it (tdCFDI, t_RFC): letters, a
 * day, two of the homoclave and its digit, which is a figure or A. Whether the digit is the right one is not asked here:
 * the SAT itself has issued ids whose digit is not (decision 20).
 */
const sinHomoclave = '[A-ZÑ&]{3,4}\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])'
const forma = new RegExp(`^${sinHomoclave}[A-Z\\d]{2}[A\\d]$`)

/**
 * What looks like one within a text that people or banks wrote: broader, so that one with a letter wrong is not taken for
 * a booking's code or for the number of a transfer. Source of an expression; the text in capitals.
 */
export const parecidoARfc = '[A-ZÑ&]{3,4}\\d{6}[A-Z\\d]{3}'

/** What may be typed of one, whole or not: letters and figures, nothing of where each stands. Source of a class. */
export const letrasDeRfc = 'A-ZÑ&0-9'

const ajenas = new RegExp(`[^${letrasDeRfc}]`, 'g')
/** What of a text can be part of one, in capitals: to be looked for, or kept of what is typed. */
export const typedOfRfc = (texto: string): string => texto.toUpperCase().replace(ajenas, '')

/** Hyphens and blanks out, capitals: how a tax id is compared, shown and stored (Access §5). */
export const normalizeRfc = (texto: string): string =>
  texto.normalize('NFC').replace(/[-\s]/g, '').toUpperCase()

/** As people write it, read; null for anything else. */
export function readRfc(texto: string): Rfc | null {
  const rfc = normalizeRfc(texto)
  return forma.test(rfc) ? (rfc as Rfc) : null
}

export const isRfc = (texto: string): boolean => readRfc(texto) !== null

/** All of one but its homoclave, which people leave out. */
export const isRfcSinHomoclave = (texto: string): boolean => new RegExp(`^${sinHomoclave}$`).test(texto)

/** The SAT's own for whoever has none, here or abroad: many share it, and it names nobody. */
export const isRfcGenerico = (rfc: string): boolean => /^X[AE]XX010101000$/.test(rfc)
