import type { LineaDeSugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { dinero, importe, readImporte } from '../../lib/formats.ts'

/** A payment and what is typed for it. */
export type Parte = { linea: LineaDeSugerencia; text: string }

export const partesDe = (lineas: readonly LineaDeSugerencia[]): Parte[] =>
  lineas.map((linea) => ({ linea, text: importe(linea.aplicar) }))

/** What is wrong with the amount of a line, or nothing. */
export const wrongOf = ({ linea, text }: Parte, moneda: string): string | undefined => {
  const amount = readImporte(text)
  if (amount === null || Number.isNaN(amount) || amount <= 0) return t.montoRequerido
  return amount > linea.saldo ? t.pasaDelPago({ monto: dinero(linea.saldo, moneda) }) : undefined
}

/** What is typed, in centavos; what cannot be read counts as nothing. */
export function repartidoDe(partes: readonly Parte[]) {
  const lineas = partes.map(({ linea, text }) => ({ pagoID: linea.pagoID, monto: readImporte(text) || 0 }))
  return { lineas, sum: lineas.reduce((total, { monto }) => total + monto, 0) }
}

/** Payments added once each, with what is left of the row as far as it goes: what each lacks, and no more. */
export function addLineas(
  partes: readonly Parte[],
  lineas: readonly LineaDeSugerencia[],
  restante: number,
): Parte[] {
  const known = new Set(partes.map(({ linea }) => linea.pagoID))
  let rest = Math.max(restante - repartidoDe(partes).sum, 0)
  const added = lineas
    .filter(({ pagoID }) => !known.has(pagoID))
    .map((linea) => {
      const part = Math.min(linea.saldo, rest)
      rest -= part
      return { linea, text: part > 0 ? importe(part) : '' }
    })
  return [...partes, ...added]
}
