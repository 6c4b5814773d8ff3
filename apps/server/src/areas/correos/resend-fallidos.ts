import type { ReenviadosRespuesta } from '@valija/contract/correos.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { countFallidos, reenviable } from './count-fallidos.ts'
import { trabajoCorreo } from './enqueue-correo.ts'

const deUnaVez = 1_000

/**
 * 'Reenviar todos': every failed mail goes back to the outbox, for three days more. Asked for twice at once, each goes
 * once. Of more than a thousand the oldest go, and the answer says how many are left.
 */
export async function resendFallidos(deps: Deps, actor: Actor): Promise<ReenviadosRespuesta> {
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update correos set estado = 'porEnviar', error = null, reenviado_en = ${deps.reloj.ahora()}
      where id in (select c.id from correos c where ${reenviable} order by c.creado_en, c.id
        limit ${deUnaVez} for update skip locked)
      returning id`.execute(tx)
    for (const { id } of rows) await deps.jobs.enqueue(tx, trabajoCorreo, { correoId: id })
    if (rows.length > 0)
      await writeBitacora(tx, actor, {
        entidad: 'usuario',
        entidadId: actor.usuarioId,
        accion: 'correosReenviados',
        detalle: { n: rows.length },
      })
    await announce(tx, { tipo: 'invitacion', ids: [] })
    return { reenviados: rows.length, quedan: await countFallidos(tx) }
  })
}
