import { accionesDeLote } from '@valija/contract/messages/acciones-de-lote.ts'
import type { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { announceLote } from './announce-lote.ts'

export type Tropiezo = 'cola' | 'contabilidad' | 'sat' | 'consulta' | 'archivos'

const accion: Record<Tropiezo, keyof typeof accionesDeLote> = {
  cola: 'sinConexionCola',
  contabilidad: 'sinConexionAnt',
  consulta: 'sinConexionAnt',
  sat: 'sinConexionSat',
  archivos: 'sinArchivo',
}

/** Notes what keeps a sending from ending. The bitácora tells of the first time, not of every try. */
export async function writeTrouble(
  deps: Pick<Deps, 'db' | 'reloj'>,
  loteId: number,
  tropiezo: Tropiezo,
  error: ExternalSystemError,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const antes = await tx
      .selectFrom('lotes')
      .select(['envioError', 'creadorId', 'envioIntentos'])
      .where('id', '=', loteId)
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
        paso: tropiezo === 'sat' || tropiezo === 'archivos' ? 'consulta' : tropiezo,
        resultado: error.kind,
        detalle: { sistema: error.system, estado: error.status ?? null },
      })
      .execute()
    if (antes.envioError !== tropiezo)
      await writeBitacora(tx, laMaquina, { entidad: 'lote', entidadId: loteId, accion: accion[tropiezo] })
    await announceLote(tx, { id: loteId, creadorId: antes.creadorId })
  })
}
