import { type Mov, movimientos } from './escribir.ts'

export type EstadoCiego = {
  nombre: string
  /** Clave of the source that the person chose. */
  fuente: string
  bytes: Uint8Array
  /** Its true movements; null: it must be refused or asked about. */
  verdad: readonly Mov[] | null
  /** Refusing it is as good as reading it. */
  puede?: true
  /** Something of it must be told: a row left out, balances or totals that do not follow, doubtful signs. */
  dice?: true
}
type Opciones = Pick<EstadoCiego, 'puede' | 'dice'> & {
  verdad?: null | ((movs: Mov[]) => Mov[])
  /** Every day of it could be a month. */
  ambiguas?: boolean
}
/** A file of one name: its rows are made from its movements. */
export function caso(
  nombre: string,
  fuente: string,
  make: (movs: Mov[]) => Uint8Array,
  { verdad, ambiguas, ...rest }: Opciones = {},
): EstadoCiego {
  const movs = movimientos(nombre, 9, { ambiguas })
  const suyos = verdad === null ? null : (verdad?.(movs) ?? movs)
  return { nombre, fuente, bytes: make(movs), verdad: suyos, ...rest }
}
