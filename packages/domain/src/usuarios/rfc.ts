/** Hyphens and blanks out, capitals: how a tax id is compared, shown and stored (Access §5). Admits & and Ñ. */
export const normalizeRfc = (texto: string): string =>
  texto.normalize('NFC').replace(/[-\s]/g, '').toUpperCase()

/** 12 characters for a legal entity, 13 for a natural person (Access §9). */
export type ClaseRfc = 'moral' | 'fisica'
export function claseRfc(texto: string): ClaseRfc | null {
  const rfc = normalizeRfc(texto)
  if (/^[A-ZÑ&]{3}\d{6}[A-Z\d]{3}$/.test(rfc)) return 'moral'
  if (/^[A-ZÑ&]{4}\d{6}[A-Z\d]{3}$/.test(rfc)) return 'fisica'
  return null
}
export const isRfc = (texto: string): boolean => claseRfc(texto) !== null
