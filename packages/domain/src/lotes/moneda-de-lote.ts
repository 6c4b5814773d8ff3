/** Of a lote whose facturas are of several currencies, from before a lote was of one (ISO 4217: no currency). */
export const variasMonedas = 'XXX'

export function monedaDeLote(monedas: readonly string[]): string {
  const [una = 'MXN', ...otras] = new Set(monedas)
  return otras.length > 0 ? variasMonedas : una
}

/** Of a draft's facturas, the currency that its lote is of: pesos if any is in pesos, or else the first one's. */
export const monedaQueSigue = (monedas: readonly string[]): string =>
  monedas.includes('MXN') ? 'MXN' : (monedas[0] ?? 'MXN')
