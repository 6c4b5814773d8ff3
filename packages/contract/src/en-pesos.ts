const moneda = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** Centavos as `$1,234.50`, inside a sentence. */
export const enPesos = (centavos: number): string => moneda.format(centavos / 100)
