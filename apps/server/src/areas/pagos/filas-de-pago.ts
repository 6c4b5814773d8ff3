import type { MovimientoDePago } from '@valija/contract/conciliacion.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { Autor } from '../bitacora/write-bitacora.ts'

/** What the matching does about a payment and its statement rows; given where the areas are put together. */
export type FilasDePago = {
  /** Locked before the payment, which `lock` locks, in the order of everything that matches. */
  lock<T>(tx: Tx, pagoId: number, lock: () => Promise<T>): Promise<T>
  /** Of a payment that was rejected; how many rows it was. */
  free(deps: Deps, tx: Tx, autor: Autor, pagoId: number): Promise<number>
  read(deps: Deps, actor: Actor, pagoId: number): Promise<MovimientoDePago[]>
}
