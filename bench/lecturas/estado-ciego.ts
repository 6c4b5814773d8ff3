import type { Mov } from './escribir.ts'

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
