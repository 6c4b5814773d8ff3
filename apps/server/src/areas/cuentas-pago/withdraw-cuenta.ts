import { message } from '@valija/contract/messages.ts'
import { estadoDeSolicitud } from '@valija/domain/cuentas-pago/can-resolve.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { notifyCuenta } from './notify-cuenta.ts'

/** Who asked for another account takes it back while nobody has settled it: the payments go on to the account in force. */
export async function withdrawCuenta(deps: Deps, actor: Actor, id: number): Promise<void> {
  const ahora = deps.reloj.ahora()
  await inTransaction(deps.db, async (tx) => {
    const solicitud = await tx
      .selectFrom('cuentasPago')
      .select(['estatus', 'rechazadoEn', 'retiradaEn', 'confirmadoEn', 'solicitadoPor', 'comisionistaId'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    // Another's is as absent as one that does not exist.
    if (!solicitud || solicitud.solicitadoPor !== actor.usuarioId) throw refuse('noEncontrado')
    const de = estadoDeSolicitud(solicitud)
    if (de !== 'Pendiente') throw refuse('solicitudResuelta')
    await tx
      .updateTable('cuentasPago')
      .set({ rechazadoEn: ahora, retiradaEn: ahora, rechazadoMotivo: message('solicitudRetirada') })
      .where('id', '=', id)
      .execute()
    await writeBitacora(tx, actor, {
      entidad: 'cuentaPago',
      entidadId: id,
      accion: 'retirada',
      de,
      a: 'Retirada',
    })
    await announce(
      tx,
      { tipo: 'cuentaPago', ids: [String(id)] },
      { idComisionista: solicitud.comisionistaId },
    )
    await notifyCuenta(deps, tx, id, 'Retirada', actor.usuarioId)
  })
}
