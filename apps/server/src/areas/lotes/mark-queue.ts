import { etapas } from '@valija/domain/lotes/etapas.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { announceLote } from './announce-lote.ts'
import { tellingFault } from './telling-fault.ts'
import { writeTrouble } from './write-trouble.ts'

/** Supplier batches §9: the pause that follows the queue calls. */
const pausaSegundos = 1

/**
 * First step of a sending: one call marks every lote of the group on ANT's queue. Dying between the call and its record
 * marks them again, which is harmless; only the record lets the facturas leave.
 */
export async function markQueue(
  deps: Pick<Deps, 'db' | 'ant' | 'jobs' | 'reloj'>,
  grupo: string,
): Promise<void> {
  const waiting = () =>
    deps.db
      .selectFrom('lotes')
      .select(['id', 'creadorId'])
      .where('idArrayLoteEnCola', '=', grupo)
      .where('estatus', '=', etapas.enProcesoDeEnvio)
      .where('enColaEn', 'is', null)
      .where('eliminadoEn', 'is', null)
      .orderBy('id')
      .execute()
  const lotes = await waiting()
  if (lotes.length === 0) return
  const ids = lotes.map(({ id }) => id)
  await tellingFault(deps, ids, async () => {
    try {
      await deps.ant.marcarEnCola(ids.map(String))
    } catch (error) {
      if (error instanceof ExternalSystemError)
        for (const id of ids) await writeTrouble(deps, id, 'cola', error)
      throw error
    }
    await inTransaction(deps.db, async (tx) => {
      const marked = await tx
        .updateTable('lotes')
        .set({ enColaEn: deps.reloj.ahora(), envioError: '', envioErrorEn: null })
        .where('id', 'in', ids)
        .where('enColaEn', 'is', null)
        .where('eliminadoEn', 'is', null)
        .returning(['id', 'creadorId'])
        .execute()
      for (const lote of marked) {
        await writeBitacora(tx, laMaquina, { entidad: 'lote', entidadId: lote.id, accion: 'enCola' })
        await tx
          .insertInto('envios')
          .values({ loteId: lote.id, paso: 'cola', resultado: 'marcado' })
          .execute()
        await deps.jobs.enqueue(tx, 'lotes.enviar', { loteId: lote.id }, { startAfter: pausaSegundos })
        await announceLote(tx, lote)
      }
    })
  })
}
