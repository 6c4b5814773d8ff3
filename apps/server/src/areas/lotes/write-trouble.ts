import { accionesDeLote } from '@valija/contract/messages/acciones-de-lote.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import type { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { announceLote } from './announce-lote.ts'

export type Tropiezo = 'cola' | 'contabilidad' | 'sat' | 'consulta' | 'archivos' | 'valija'

const accion: Record<Tropiezo, keyof typeof accionesDeLote> = {
  cola: 'sinConexionCola',
  contabilidad: 'sinConexionAnt',
  consulta: 'sinConexionAnt',
  sat: 'sinConexionSat',
  archivos: 'sinArchivo',
  valija: 'fallaDeValija',
}

/**
 * Notes what keeps a sending from ending: without an `error` of an outside system, a fault of ours. The bitácora tells of the
 * first time, not of every try.
 */
export async function writeTrouble(
  deps: Pick<Deps, 'db' | 'reloj'>,
  loteId: number,
  tropiezo: Tropiezo,
  error?: ExternalSystemError,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const antes = await tx
      .selectFrom('lotes')
      .select(['envioError', 'creadorId', 'envioIntentos'])
      .where('id', '=', loteId)
      .where('estatus', '=', etapas.enProcesoDeEnvio)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!antes) return
    await tx
      .updateTable('lotes')
      .set({ envioError: tropiezo, envioErrorEn: deps.reloj.ahora(), envioIntentos: antes.envioIntentos + 1 })
      .where('id', '=', loteId)
      .execute()
    await tx
      .insertInto('envios')
      .values({
        loteId,
        paso: tropiezo === 'cola' || tropiezo === 'contabilidad' ? tropiezo : 'consulta',
        resultado: error?.kind ?? 'falla',
        detalle: { sistema: error?.system ?? tropiezo, estado: error?.status ?? null },
      })
      .execute()
    if (antes.envioError !== tropiezo)
      await writeBitacora(tx, laMaquina, { entidad: 'lote', entidadId: loteId, accion: accion[tropiezo] })
    await announceLote(tx, { id: loteId, creadorId: antes.creadorId })
  })
}
