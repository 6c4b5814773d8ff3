/** What bookings, payments and facturas of hotels are in. */
export const monedas = ['MXN', 'USD'] as const
export type Moneda = (typeof monedas)[number]

/** What a bank account may be in. */
export const monedasDeCuenta = [...monedas, 'EUR'] as const
export type MonedaDeCuenta = (typeof monedasDeCuenta)[number]
