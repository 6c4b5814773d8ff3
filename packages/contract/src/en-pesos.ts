const moneda = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** Centavos as `$1,234.50`, inside a sentence. */
export const enPesos = (centavos: number): string => moneda.format(centavos / 100)

/** Amounts of several currencies, each by itself: `$1,234.50 y $20.00 USD`. Nothing is `$0.00`. */
export const enMontos = (montos: readonly { moneda: string; monto: number }[]): string =>
  montos.length === 0
    ? enPesos(0)
    : lista.format(
        montos.map(({ moneda: de, monto }) => (de === 'MXN' ? enPesos(monto) : `${enPesos(monto)} ${de}`)),
      )
const lista = new Intl.ListFormat('es-MX', { type: 'conjunction' })
