import type { Tx } from '../../db/connection.ts'
import type { Jobs } from '../../jobs/jobs.ts'

export const marcarPagados = 'recibos.marcarPagados'

/**
 * Enqueued with the payments themselves: whoever saved them may be gone before the call that marks the lotes as paid,
 * and a covered lote must not stay behind.
 */
export const enqueueMarcarPagados = (tx: Tx, jobs: Jobs, loteIds: readonly number[]): Promise<void> =>
  jobs.enqueue(tx, marcarPagados, { loteIds: [...new Set(loteIds)] }, { startAfter: 5 })
