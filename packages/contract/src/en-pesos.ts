import { variasMonedas } from '@valija/domain/lotes/moneda-de-lote.ts'
import { sumByMoneda } from '@valija/domain/reservas/sumas.ts'
import { centavosToPesos } from '@valija/palabras/centavos.ts'

const moneda = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** Centavos as `$1,234.50`, inside a sentence. */
export const enPesos = (centavos: number): string => moneda.format(centavos / 100)

/** Centavos as an XML writes them: `1234.50`. */
export const enDecimal = (centavos: number): string => centavosToPesos(centavos).toFixed(2)

/** What is said of the total of a lote whose facturas are of several currencies: it is no amount. */
export const enVariasMonedas = 'varias monedas'

/** Centavos of a currency: `$20.00 USD`, and pesos without their name. */
export const enMoneda = (de: string, monto: number): string =>
  de === variasMonedas ? enVariasMonedas : de === 'MXN' ? enPesos(monto) : `${enPesos(monto)} ${de}`

/** Amounts of several currencies, each by itself: `$1,234.50 y $20.00 USD`. Nothing is `$0.00`. */
export const enMontos = (montos: readonly { moneda: string; monto: number }[]): string =>
  montos.length === 0 ? enPesos(0) : lista.format(montos.map(({ moneda: de, monto }) => enMoneda(de, monto)))
const lista = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** Totals summed, each currency by itself. */
export const enSumas = (filas: readonly { moneda: string; total: number }[]): string =>
  enMontos(sumByMoneda(filas.map(({ moneda: de, total }) => ({ moneda: de, monto: total }))))
