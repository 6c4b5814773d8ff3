import type { estadoActualizado } from '@valija/contract/pagos.ts'
import { estadoRechazado, fallaDeCambio } from '@valija/domain/pagos/estados.ts'
import type { z } from 'zod'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { listEstados } from '../catalogos/estados.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { sistemas } from '../correos/plantilla.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import { alcanceDePagos } from './alcance-pagos.ts'
import type { FilasDePago } from './filas-de-pago.ts'

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
    const nombre = (id: number | null) => catalogo.find(({ estadoID }) => estadoID === id)?.nombreEstado ?? ''
    const estadoId = nuevoEstadoID ?? pago.estadoId
    await tx
      .updateTable('pagos')
      .set({ estadoId, userValidator: actor.correo, detalleRechazo: descripcion.trim() || null })
      .where('pagoId', '=', pagoID)
      .execute()
    const { id } = await tx
      .insertInto('pagoCambios')
      .values({
        pagoId: pagoID,
        de: pago.estadoId,
        a: estadoId,
        descripcion: descripcion.trim(),
        quien: actor.correo,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeBitacora(tx, actor, {
      entidad: 'pago',
      entidadId: pagoID,
      accion: 'estadoCambiado',
      de: nombre(pago.estadoId),
      a: nombre(estadoId),
      motivo: descripcion.trim() || null,
    })
    await enqueueCorreo(deps, tx, {
      plantilla: 'cambioEstadoPago',
      registro: String(id),
      para: pago.userCreate,
      sistema: sistemas.pagos,
      creadoPor: actor.usuarioId,
    })
    const movimientosLiberados = estadoId === estadoRechazado ? await filas.free(deps, tx, actor, pagoID) : 0
    await announce(tx, { tipo: 'pago', ids: [String(pagoID)] }, { usuarioId: pago.registradoPor })
    return { pagoID, estadoID: estadoId, nombreEstado: nombre(estadoId), movimientosLiberados }
  })
}
