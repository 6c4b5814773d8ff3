import { impedimentoDeResolver } from '@valija/domain/cuentas-pago/can-resolve.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { notifyCuenta } from './notify-cuenta.ts'

/** Approves a request (`motivo` null) or rejects it with a reason: once, and by another person than the one who asked. */
export async function resolveCuenta(
  deps: Deps,
  actor: Actor,
  { id, motivo }: { id: number; motivo: string | null },
): Promise<void> {
  const ahora = deps.reloj.ahora()
  await inTransaction(deps.db, async (tx) => {
    const solicitud = await tx
      .selectFrom('cuentasPago')
      .select([
        'estatus',
        'rechazadoEn',
        'retiradaEn',
        'confirmadoEn',
        'confirmadoPor',
        'solicitadoPor',
        'comisionistaId',
      ])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
    const impedimento = impedimentoDeResolver(solicitud, actor.usuarioId, motivo === null)
    if (impedimento) throw refuse(impedimento)
    const quien = { administradorId: actor.usuarioId, administrador: actor.correo }
    await tx
      .updateTable('cuentasPago')
      .set(
        motivo === null
          ? { ...quien, estatus: true, fechaAprobacion: ahora }
          : { ...quien, rechazadoEn: ahora, rechazadoMotivo: motivo },
      )
      .where('id', '=', id)
      .execute()
    const estado = motivo === null ? 'Aprobada' : 'Rechazada'
    await writeBitacora(tx, actor, {
      entidad: 'cuentaPago',
      entidadId: id,
      accion: motivo === null ? 'aprobada' : 'rechazada',
      de: 'Pendiente',
      a: estado,
      motivo,
    })
    await announce(
      tx,
      { tipo: 'cuentaPago', ids: [String(id)] },
      { idComisionista: solicitud.comisionistaId },
    )
    await notifyCuenta(deps, tx, id, estado, actor.usuarioId)
  })
}
