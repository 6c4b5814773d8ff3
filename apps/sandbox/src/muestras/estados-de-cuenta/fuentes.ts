import { type Perfil, perfiles } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import type { FormaDeFecha, FormaDeNumero } from './celdas.ts'

/** How one source writes: whose money it shows, in which order, and the form of its dates and amounts. */
export type FuenteDeMuestra = {
  perfil: Perfil
  cuenta: string
  /** What stands before the account number. */
  etiqueta: string
  clase: 'banco' | 'terminal'
  recientesPrimero: boolean
  fechas: FormaDeFecha
  numeros: FormaDeNumero
}

type Propio = Partial<Omit<FuenteDeMuestra, 'perfil'>> & { cuenta: string }
const propios: Record<string, Propio> = {
  clickYPaga: { cuenta: '9120045', clase: 'terminal', fechas: 'alReves' },
  bbvaMxn: { cuenta: '0112345678', recientesPrimero: true, fechas: 'excel' },
  bbvaUsd: { cuenta: '0198765432', recientesPrimero: true, fechas: 'excel' },
  sabadellMxn: { cuenta: '0081200345', recientesPrimero: true },
  sabadellUsd: { cuenta: '0081200346', recientesPrimero: true },
  sabadellEur: { cuenta: '0081200347', recientesPrimero: true, numeros: 'espana' },
  bxMxn: { cuenta: '0007741230', fechas: 'mes' },
  santanderMxn: { cuenta: '6550123456', fechas: 'apostrofos', numeros: 'eu' },
  iacepta: { cuenta: '5530078', clase: 'terminal', etiqueta: 'Afiliación' },
  prosa: { cuenta: '7001122', clase: 'terminal', etiqueta: 'Afiliación', fechas: 'guiones' },
}

export const fuentesDeMuestra: readonly FuenteDeMuestra[] = perfiles.map((perfil) => {
  const propio = propios[perfil.clave]
  if (!propio) throw new RangeError(`no samples of ${perfil.clave}`)
  return {
    perfil,
    etiqueta: 'Cuenta',
    clase: 'banco',
    recientesPrimero: false,
    fechas: 'barras',
    numeros: 'numero',
    ...propio,
  }
})

export const fuenteDeMuestra = (clave: string): FuenteDeMuestra => {
  const found = fuentesDeMuestra.find(({ perfil }) => perfil.clave === clave)
  if (!found) throw new RangeError(`no such source: ${clave}`)
  return found
}
