import { arribaDe, writeLibro } from '@valija/documents/testing/write-estado.ts'
import { fuenteDeMuestra } from './estados-de-cuenta/fuentes.ts'

export type Renglon = {
  /** dd/mm/yyyy */
  fecha: string
  concepto: string
  referencia?: string
  ampliada?: string
  abono?: number
  cargo?: number
}

/** A statement as BBVA writes it, with these very rows after a balance of 50,000 or another, in centavos. */
export function estadoBbva(
  renglones: readonly Renglon[],
  cuenta = '0112345678',
  saldoInicial = 5_000_000,
): Uint8Array {
  let saldo = saldoInicial
  const rows = renglones.map(({ fecha, concepto, referencia = '', ampliada = '', abono, cargo }) => {
    saldo += Math.round(((abono ?? 0) - (cargo ?? 0)) * 100)
    return [fecha, concepto, referencia, ampliada, cargo ?? null, abono ?? null, saldo / 100]
  })
  return writeLibro([...arribaDe(fuenteDeMuestra('bbvaMxn').perfil, cuenta), ...rows])
}
