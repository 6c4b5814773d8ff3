import { randomUUID } from 'node:crypto'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

/**
 * The documented PUT of the queue mark: ties the lotes to one group (idArrayLoteEnCola). It carries no payment date, so
 * the lotes move to 'En proceso de envío', and ANT's queue is told, when the sending call brings it.
 */
export async function reserveGrupo(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  entrada: readonly number[],
): Promise<{ idArrayLoteEnCola: string; ids: number[] }> {
  const ids = [...new Set(entrada)]
  const grupo = randomUUID()
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update lotes l set id_array_lote_en_cola = ${grupo}
      where l.id = any(${ids}::bigint[]) and l.eliminado_en is null and l.estatus = ${etapas.noProcesado} and ${alcanceDeLotes(actor)}
      returning l.id`.execute(tx)
    if (rows.length !== ids.length) throw refuse('noEncontrado')
    return { idArrayLoteEnCola: grupo, ids }
  })
}
