export type TipoPersona = 'fisica' | 'moral'

export interface Rfc {
  rfc: string
  tipo: TipoPersona
  /** XAXX010101000, the general public, or XEXX010101000, foreigners. */
  generico: 'publico' | 'extranjero' | null
  /** False warns and never blocks: the SAT itself has issued ids whose digit does not match. */
  digitoCoincide: boolean
  digitoEsperado: string
}

export type LecturaRfc = { ok: true; rfc: Rfc } | { ok: false; motivo: 'longitud' | 'forma' | 'fecha' }

export const RFC_PUBLICO = 'XAXX010101000'
export const RFC_EXTRANJERO = 'XEXX010101000'

const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const FORMA = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[A\d]$/

/** Reads a tax id as it stands (no trimming, no upper-casing): shape, real date, check digit. */
export function parseRfc(text: string): LecturaRfc {
  if (text.length !== 12 && text.length !== 13) return { ok: false, motivo: 'longitud' }
  if (!FORMA.test(text)) return { ok: false, motivo: 'forma' }
  const start = text.length - 9
  const month = Number(text.slice(start + 2, start + 4))
  const day = Number(text.slice(start + 4, start + 6))
  // Two digits do not tell the century: 29 February counts when either year is a leap year (00: 2000 was).
  const leap = Number(text.slice(start, start + 2)) % 4 === 0
  const days = month === 2 && !leap ? 28 : (DAYS[month - 1] ?? 0)
  if (day < 1 || day > days) return { ok: false, motivo: 'fecha' }
  const digitoEsperado = checkDigit(text)
  return {
    ok: true,
    rfc: {
      rfc: text,
      tipo: text.length === 12 ? 'moral' : 'fisica',
      generico: text === RFC_PUBLICO ? 'publico' : text === RFC_EXTRANJERO ? 'extranjero' : null,
      digitoCoincide: text === RFC_PUBLICO || digitoEsperado === text.at(-1),
      digitoEsperado,
    },
  }
}

/** Modulo 11 over the characters before the last; a company's twelve are led by a space. */
export function checkDigit(text: string): string {
  const body = text.slice(0, -1).padStart(12, ' ')
  let sum = 0
  for (let i = 0; i < 12; i++) sum += VALUES.indexOf(body[i]!) * (13 - i)
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'A' : String(rest)
}

export const isGenerico = (rfc: string): boolean => rfc === RFC_PUBLICO || rfc === RFC_EXTRANJERO
