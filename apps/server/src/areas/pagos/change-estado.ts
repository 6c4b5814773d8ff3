import type { estadoActualizado } from '@valija/contract/pagos.ts'
import { estadoRechazado, fallaDeCambio } from '@valija/domain/pagos/estados.ts'
import type { z } from 'zod'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { listEstados } from '../catalogos/estados.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import { alcanceDePagos } from './alcance-pagos.ts'
import type { FilasDePago } from './filas-de-pago.ts'
import { writeEstado } from './write-estado.ts'

type Cambio = {
  pagoID: number
  nuevoEstadoID: number | null
  descripcion: string
  /** The state that who changes it was looking at, when it is known. */
  estadoVisto?: number | undefined
}

/**
 * Changes the state of a payment. The change, its bitácora row and the mail to its creator are one transaction: the mail
 * leaves only if the change holds (decision 5). Who validates is the session's e-mail, whatever the client says. A rejected
 * payment lets go of its statement rows.
 */
export async function changeEstado(
  deps: Deps,
  filas: FilasDePago,
  actor: Actor,
  { pagoID, nuevoEstadoID, descripcion, estadoVisto }: Cambio,
): Promise<z.infer<typeof estadoActualizado>> {
  await assertByPolitica(deps, actor, 'rolesEstadoPago')
  const catalogo = await listEstados(deps.db)
  return inTransaction(deps.db, async (tx) => {
    const pago = await filas.lock(tx, pagoID, () =>
      tx
        .selectFrom('pagos as p')
        .select(['p.pagoId', 'p.estadoId', 'p.userCreate', 'p.registradoPor'])
        .where('p.pagoId', '=', pagoID)
        .where(alcanceDePagos(actor).$castTo<boolean>())
        .forNoKeyUpdate()
        .executeTakeFirst(),
    )
    if (!pago) throw refuse('noEncontrado')
    // Two people at once: the second judged another state than the one it would change.
    if (estadoVisto !== undefined && estadoVisto !== pago.estadoId) throw refuse('estadoCambioEntretanto')
    const falla = fallaDeCambio(catalogo, { actual: pago.estadoId, nuevo: nuevoEstadoID, descripcion })
    if (falla) throw refuse(falla)
    const estadoId = nuevoEstadoID ?? pago.estadoId
    await writeEstado(deps, tx, actor, { pago, a: estadoId, descripcion: descripcion.trim(), catalogo })
    const movimientosLiberados = estadoId === estadoRechazado ? await filas.free(deps, tx, actor, pagoID) : 0
    await announce(tx, { tipo: 'pago', ids: [String(pagoID)] }, { usuarioId: pago.registradoPor })
    const { nombreEstado = '' } = catalogo.find(({ estadoID }) => estadoID === estadoId) ?? {}
    return { pagoID, estadoID: estadoId, nombreEstado, movimientosLiberados }
  })
}
