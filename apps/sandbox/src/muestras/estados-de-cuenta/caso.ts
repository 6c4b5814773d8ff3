import type { CeldaDeLibro } from '@valija/documents/testing/write-estado.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Mundo } from '../../mundo/mundo.ts'
import { fuenteDeMuestra } from './fuentes.ts'
import { type Forma, makeEstado, type VerdadDeEstado, verdadDe } from './make-estado.ts'
import { makeMovimientos } from './movimientos.ts'

/** A file with something of its own: what it truly holds, or a part of the words with which it is refused. */
export type Caso = {
  nombre: string
  fuente: string
  filas: CeldaDeLibro[][]
  combinadas?: string[]
} & ({ verdad: VerdadDeEstado } | { rechazo: string })

export type Contexto = { dia: Dia; mundo: Mundo; semilla?: string }
export const cuantas = 24

/** A statement of a source: its rows, how they are written and what it holds. */
export const escribir =
  ({ dia, mundo, semilla = '' }: Contexto) =>
  (clave: string, forma: Forma = {}) => {
    const fuente = fuenteDeMuestra(clave)
    const movimientos = makeMovimientos(fuente, { dia, mundo, filas: cuantas, semilla: `${semilla}caso` })
    return {
      fuente,
      movimientos,
      estado: makeEstado(fuente, movimientos, forma),
      verdad: verdadDe(fuente, movimientos),
    }
  }
export type Escribir = ReturnType<typeof escribir>
export const barras: Forma = { fechas: 'barras', numeros: 'numero' }
