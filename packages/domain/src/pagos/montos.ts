import { type Centavos, centavos } from '@valija/palabras/centavos.ts'
import { applyTasa, divide, millonesimas } from '../dinero/tasa.ts'

/** 1 = national currency, 2 = dollars (Payments §9). */
export const monedas = { nacional: 1, dolares: 2 } as const
export type MonedaID = (typeof monedas)[keyof typeof monedas]

/** A rate that can be divided by: a missing or zero one leaves the amounts closed. */
export const isTipoCambio = (tipoCambio: string): boolean =>
  /^\d{1,9}(\.\d{1,6})?$/.test(tipoCambio) && millonesimas(tipoCambio) > 0n

/** Dollars times the rate, rounded once to the centavo. */
export const toNacional = (dolares: number, tipoCambio: string): Centavos => applyTasa(dolares, tipoCambio)

/** National amount divided by the rate, rounded once to the centavo. */
export const toDolares = (nacional: number, tipoCambio: string): Centavos =>
  divide(BigInt(nacional) * 1_000_000n, millonesimas(tipoCambio))

export type Montos = {
  montoNacional: Centavos
  montoDolares: Centavos
  /** In the currency of the booking: dollars when it is in USD, else the national amount. */
  montoReserva: Centavos
}

/** Both amounts side by side, from the one that was entered. */
export function montosDePago(
  entrada: { monto: number; monedaID: MonedaID },
  tipoCambio: string,
  monedaReserva: string,
): Montos {
  const { monto, monedaID } = entrada
  const montoNacional = monedaID === monedas.nacional ? centavos(monto) : toNacional(monto, tipoCambio)
  const montoDolares = monedaID === monedas.dolares ? centavos(monto) : toDolares(monto, tipoCambio)
  return { montoNacional, montoDolares, montoReserva: monedaReserva === 'USD' ? montoDolares : montoNacional }
}
