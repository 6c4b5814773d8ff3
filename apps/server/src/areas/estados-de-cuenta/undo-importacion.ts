import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import type { Conciliacion } from './conciliacion.ts'

type Pedido = { importacionID: number; deshacerConciliaciones: boolean }

/**
 * Takes a whole import back: its rows go, its record stays. Rows that are matched stop it, unless their matches are to be
 * taken back with it: then each of them is undone first, in this transaction, and the log says so.
 */
export async function undoImportacion(
  deps: Deps,
  conciliacion: Conciliacion,
  actor: Actor,
  { importacionID, deshacerConciliaciones }: Pedido,
): Promise<{ importacionID: number; nuevas: number }> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  return inTransaction(deps.db, async (tx) => {
    const found = await tx
      .selectFrom('importaciones')
      .select(['deshechaEn', 'fuente', 'cuenta'])
      .where('importacionId', '=', importacionID)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
    if (found.deshechaEn !== null) throw refuse('importacionDeshecha')
    const conciliadas = await conciliacion.retire(deps, tx, actor, { importacionID, deshacerConciliaciones })
    const { numDeletedRows } = await tx
      .deleteFrom('movimientos')
      .where('importacionId', '=', importacionID)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('importaciones')
      .set({ deshechaEn: deps.reloj.ahora() })
      .where('importacionId', '=', importacionID)
      .execute()
    const quitadas = Number(numDeletedRows)
    await writeBitacora(tx, actor, {
      entidad: 'estadoDeCuenta',
      entidadId: importacionID,
      accion: 'deshecho',
      detalle: { fuente: found.fuente, cuenta: found.cuenta, quitadas, conciliadas },
    })
    return { importacionID, nuevas: quitadas }
  })
}
