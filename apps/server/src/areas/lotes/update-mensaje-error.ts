import type { mensajeErrorEntrada } from '@valija/contract/facturas-documentadas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { announceLote } from './announce-lote.ts'

/** PUT Factura/actualizarMensajeError: the lote's flag '0' or '1', and the free text of its facturas. */
export async function updateMensajeError(
  deps: Deps,
  actor: Actor,
  { id, mensajeError, dataFactura }: z.output<typeof mensajeErrorEntrada>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ creadorId: string | null; mensajeError: string }>`
      select l.creador_id, l.mensaje_error from lotes l
      where l.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)} for no key update`.execute(
      tx,
    )
    const [lote] = rows
    if (!lote) throw refuse('noEncontrado')
    await tx.updateTable('lotes').set({ mensajeError }).where('id', '=', id).execute()
    for (const factura of dataFactura)
      if (factura.mensajeError !== undefined)
        await tx
          .updateTable('facturas')
          .set({ mensajeError: factura.mensajeError })
          .where('id', '=', factura.id)
          .where('loteId', '=', id)
          .execute()
    await writeBitacora(tx, actor, {
      entidad: 'lote',
      entidadId: id,
      accion: 'mensajeError',
      de: lote.mensajeError,
      a: mensajeError,
    })
    await announceLote(tx, { id, creadorId: lote.creadorId })
  })
}
