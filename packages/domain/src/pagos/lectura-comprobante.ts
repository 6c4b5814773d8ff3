import { type Centavos, pesosToCentavos } from '@valija/contract/pesos.ts'
import { type Dia, parseDia } from '../tiempo/dia.ts'
import { monedas, type MonedaID } from './montos.ts'

/** `day/month/year` as a proof prints it, when it is a real day and not a coming one; else null. */
export function readFechaDePago(texto: string, hoy: Dia): Dia | null {
  const parts = /^\s*(\d{1,2})[/](\d{1,2})[/](\d{4})\s*$/.exec(texto)
  if (!parts) return null
  const two = (n: string | undefined) => (n ?? '').padStart(2, '0')
  const dia = parseDia(`${parts[3]}-${two(parts[2])}-${two(parts[1])}`)
  return dia !== null && dia <= hoy ? dia : null
}

/**
 * The amount of a proof without currency signs and thousands separators; the decimal mark stays, be it a point or a
 * comma. What could be read two ways is not guessed.
 */
export function readMontoPagado(texto: string): Centavos | null {
  const plain = texto.replace(/[^\d.,-]/g, '').replace(/^[.,]+|[.,]+$/g, '')
  if (plain.startsWith('-') || !/\d/.test(plain)) return null
  const groups = (thousands: string, decimal: string) =>
    new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})*(?:\\${decimal}\\d{1,2})?$|^\\d+(?:\\${decimal}\\d{1,2})?$`)
  if (groups(',', '.').test(plain)) return pesosToCentavos(Number(plain.replaceAll(',', '')))
  if (groups('.', ',').test(plain))
    return pesosToCentavos(Number(plain.replaceAll('.', '').replace(',', '.')))
  return null
}

/** Dollars fill the dollar amount; any other currency is taken as national. */
export const monedaDeLectura = (texto: string): MonedaID =>
  /\b(USD|US\$|DLS|D[OÓ]LARES)(?![A-Z])/i.test(texto) ? monedas.dolares : monedas.nacional
