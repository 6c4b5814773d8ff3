import { message } from '@valija/contract/messages.ts'
import { diasSinConfirmar, ventanaMaxima } from '@valija/domain/invitados/limites.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { dropOrphans } from '../borradores/drop-orphans.ts'

const dia = 86_400_000
/** A file may be on its way into a record: only what has lain around this long goes. */
const huerfanoDespuesDe = 3_600_000

/** Ends what guests left: loads past their days, with their files, requests nobody confirmed, and the counts of calls. */
export async function expireCargas(deps: Deps): Promise<void> {
  const ahora = deps.reloj.ahora()
  const vencidas = await deps.db
    .selectFrom('cargasInvitados')
    .select(['id', 'borradorId'])
    .where('expiraEn', '<=', ahora)
    .limit(1000)
    .execute()
  for (const { id, borradorId } of vencidas)
    await inTransaction(deps.db, async (tx) => {
      // Of one that was saved only the token is left: its lote stays.
      const { numDeletedRows } = await tx
        .deleteFrom('borradores')
        .where('id', '=', borradorId)
        .where('creadorId', 'is', null)
        .executeTakeFirst()
      await tx.deleteFrom('cargasInvitados').where('id', '=', id).execute()
      if (numDeletedRows > 0n)
        await writeBitacora(tx, laMaquina, { entidad: 'borrador', entidadId: borradorId, accion: 'vencer' })
    })
  await dropOrphans(deps, new Date(ahora.getTime() - huerfanoDespuesDe))
  await rejectSinConfirmar(deps, ahora)
  await deps.db
    .deleteFrom('llamadasPublicas')
    .where('cuando', '<=', new Date(ahora.getTime() - ventanaMaxima))
    .execute()
}

/** It never held anything; it stays in the history as what was asked for and not confirmed. */
async function rejectSinConfirmar(deps: Deps, ahora: Date): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const filas = await tx
      .updateTable('cuentasPago')
      .set({ rechazadoEn: ahora, rechazadoMotivo: message('sinConfirmarATiempo') })
      .where('confirmadoEn', 'is', null)
      .where('rechazadoEn', 'is', null)
      .where('estatus', '=', false)
      .where('fechaCarga', '<', new Date(ahora.getTime() - diasSinConfirmar * dia))
      .returning('id')
      .execute()
    await writeBitacora(
      tx,
      laMaquina,
      ...filas.map(({ id }) => ({
        entidad: 'cuentaPago' as const,
        entidadId: id,
        accion: 'rechazada',
        de: 'Sin confirmar',
        a: 'Rechazada',
        motivo: message('sinConfirmarATiempo'),
      })),
    )
  })
}

export const expireCargasJob = (deps: Deps) =>
  defineJob<object>({
    nombre: 'invitados.vencer',
    cron: '15 * * * *',
    opciones: { retryLimit: 3, retryDelay: 300 },
    work: () => expireCargas(deps),
  })
