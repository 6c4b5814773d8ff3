import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import { alcanceDePagos } from './alcance-pagos.ts'

/** A person looked at what a documented call could give no reason for: the reason is kept and the machine may go on. */
export async function answerAvisos(
  deps: Deps,
  actor: Actor,
  { pagoID, motivo }: { pagoID: number; motivo: string },
): Promise<void> {
  await assertByPolitica(deps, actor, 'rolesEstadoPago')
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update pago_reusos u set motivo = ${motivo} from pagos p
      where u.pago_id = ${pagoID} and btrim(u.motivo) = '' and p.pago_id = u.pago_id and ${alcanceDePagos(actor)}
      returning u.id`.execute(tx)
    if (rows.length === 0) throw refuse('noEncontrado')
    await writeBitacora(tx, actor, {
      entidad: 'pago',
      entidadId: pagoID,
      accion: 'avisoAtendido',
      motivo,
    })
    await announce(tx, { tipo: 'pago', ids: [String(pagoID)] }, { usuarioId: actor.usuarioId })
  })
}
