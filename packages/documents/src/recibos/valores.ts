import type { Centavos } from '@valija/palabras/centavos.ts'

/** "$5,000.00" to integer centavos, digit by digit; null when it is no amount of money above zero. */
export function parseImporte(texto: string): Centavos | null {
  const match = /^(?:MXN\s*)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)\.(\d{2})(?:\s*(?:MXN|MXP|M\.?N\.?))?$/i.exec(
    texto.trim(),
  )
  if (!match?.[1] || !match[2]) return null
  const value = Number(match[1].replaceAll(',', '') + match[2])
  return Number.isSafeInteger(value) && value > 0 ? (value as Centavos) : null
}

/** The day of "15/01/2026 09:10:29", "15/01/2026" or "2026-01-15". */
export function parseFecha(texto: string): string | null {
  const dmy = /^(\d{2})\/(\d{2})\/(\d{4})(?:\s|$)/.exec(texto.trim())
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[\sT]|$)/.exec(texto.trim())
  const dia = dmy ? `${dmy[3]}-${dmy[2]}-${dmy[1]}` : iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : null
  if (dia === null) return null
  const instant = new Date(`${dia}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(dia) ? dia : null
}

export const parseFolio = (texto: string): string | null =>
  /^[A-Za-z\d-]{1,40}$/.test(texto.trim()) ? texto.trim() : null
