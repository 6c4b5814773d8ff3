import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'

/** What the matching does about an import; given where the areas are put together. */
export type Conciliacion = {
  /** A run over its rows, that works after the transaction which asks for it. */
  start(deps: Pick<Deps, 'jobs'>, tx: Tx, corrida: { importacionId: number; quien: string }): Promise<number>
  /** Matches of an import about to be undone: refused with their number, or each taken back. How many they were. */
  retire(
    deps: Deps,
    tx: Tx,
    actor: Actor,
    pedido: { importacionID: number; deshacerConciliaciones: boolean },
  ): Promise<number>
}
