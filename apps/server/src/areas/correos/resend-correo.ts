import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { enqueueCorreo } from './enqueue-correo.ts'
import type { Plantillas } from './plantilla.ts'

/** POST /api/Mailing/SendMail (decision 15): a template and a record; the rest follows from them. */
export async function resendCorreo(
  deps: Deps,
  plantillas: Plantillas,
  actor: Actor,
  pedido: { plantilla: string; registro: string; clave?: string | undefined },
): Promise<{ id: string }> {
  const plantilla = plantillas.get(pedido.plantilla)
  const may = plantilla !== undefined && (await plantilla.mayResend(deps, actor, pedido.registro))
  const para = may ? await plantilla.destinatario(deps, pedido.registro) : null
  if (!plantilla || para === null) throw refuse('noEncontrado')
  const id = await inTransaction(deps.db, (tx) =>
    enqueueCorreo(deps, tx, {
      ...pedido,
      para,
      sistema: plantilla.sistema,
      creadoPor: actor.usuarioId,
    }),
  )
  return { id }
}
