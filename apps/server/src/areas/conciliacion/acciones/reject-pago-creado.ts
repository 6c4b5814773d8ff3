import { message } from '@valija/contract/messages.ts'
import { estadoInicial } from '@valija/domain/pagos/estados.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { type Autor, writeBitacora } from '../../bitacora/write-bitacora.ts'
import { listEstados } from '../../catalogos/estados.ts'
import { enqueueCorreo } from '../../correos/enqueue-correo.ts'
import { sistemas } from '../../correos/plantilla.ts'

const rechazado = 2

/**
 * The pago that accepting a booking registered goes with its match, as rejected and with the reason; its mail leaves with
 * the change. One that somebody has judged since, or that another row covers in part, stays.
 */
export async function rejectPagoCreado(deps: Deps, tx: Tx, autor: Autor, pagoId: number): Promise<void> {
  const pago = await tx
    .selectFrom('pagos')
    .select(['estadoId', 'conciliado', 'userCreate'])
    .where('pagoId', '=', pagoId)
    .executeTakeFirst()
  if (!pago || pago.estadoId !== estadoInicial || pago.conciliado > 0) return
  const nombres = await listEstados(tx)
  const nombre = (id: number) => nombres.find(({ estadoID }) => estadoID === id)?.nombreEstado ?? ''
  const descripcion = message('detalleConciliacionDeshecha')
  await tx
    .updateTable('pagos')
    .set({ estadoId: rechazado, detalleRechazo: descripcion, userValidator: autor.correo })
    .where('pagoId', '=', pagoId)
    .execute()
  const { id } = await tx
    .insertInto('pagoCambios')
    .values({ pagoId, de: estadoInicial, a: rechazado, descripcion, quien: autor.correo })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeBitacora(tx, autor, {
    entidad: 'pago',
    entidadId: pagoId,
    accion: 'estadoCambiado',
    de: nombre(estadoInicial),
    a: nombre(rechazado),
    motivo: descripcion,
  })
  await enqueueCorreo(deps, tx, {
    plantilla: 'cambioEstadoPago',
    registro: String(id),
    para: pago.userCreate,
    sistema: sistemas.pagos,
    creadoPor: autor.usuarioId,
  })
}
