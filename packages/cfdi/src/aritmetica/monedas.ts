import { MONEDAS } from '../estructura/claves-iso.ts'

export const decimalsOf = (moneda: string): number => MONEDAS.get(moneda) ?? 2
