import type { MovimientoPorConciliar } from './puntuar.ts'

const cifra = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{2})?`
const monedas: Readonly<Record<string, string>> = {
  MXN: String.raw`MXN|MXP|PESOS?|M\.?N`,
  USD: String.raw`USD|US\$|DLL?S|DOLARES|DOLAR`,
  EUR: 'EUR|EUROS?|€',
}
const escrito = new RegExp(
  `(?:\\$|(?<![A-Z\\d])(?:${Object.values(monedas).join('|')})) ?(${cifra})(?![A-Z\\d%/])|(?<![\\d/.,A-Z$])(${cifra}) ?(?:${Object.values(monedas).join('|')})(?![A-Z\\d])|(?<![\\d/.,A-Z$])(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d{3,}\\.\\d{2})(?![\\d%])|(?:PAGO|ABONO|ANTICIPO|DEPOSITO|ENVIO|MANDO) (?:DE|POR) (\\d{3,6})(?![A-Z\\d/])`,
  'g',
)

/**
 * What is written beside the code, or in the customer's fields (all but the bank's concepto), tells money that is not the
 * row's: another currency, or an amount (with a sign of money, or as «pago de 2000») that is not the row's to the peso.
 */
export function hasOtroImporte(
  { pistas, moneda, restante }: MovimientoPorConciliar,
  codigo: string,
): boolean {
  return pistas.campos.some((campo, i) => {
    if (i === 0 && !campo.includes(codigo)) return false
    const otra = Object.entries(monedas).some(
      ([clave, formas]) => clave !== moneda && new RegExp(`(?<![A-Z])(?:${formas})(?![A-Z])`).test(campo),
    )
    return (
      otra ||
      [...campo.matchAll(escrito)].some((found) => {
        const pesos = Number((found.slice(1).find((one) => one !== undefined) ?? '').replaceAll(',', ''))
        return pesos > 0 && Math.trunc(pesos) !== Math.trunc(restante / 100)
      })
    )
  })
}
