import type { EstadoPago } from '@valija/domain/pagos/estados.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { sistemas } from '../correos/plantilla.ts'

type CambioDeEstado = {
  pago: { pagoId: number; estadoId: number; userCreate: string }
  a: number
  descripcion: string
  catalogo: readonly EstadoPago[]
}

/** The state of a payment that is locked, with its history, its bitácora row and the mail to its creator. */
export async function writeEstado(
  deps: Deps,
  tx: Tx,
  autor: Autor,
  { pago: { pagoId, estadoId: de, userCreate }, a, descripcion, catalogo }: CambioDeEstado,
): Promise<void> {
  const nombre = (id: number) => catalogo.find(({ estadoID }) => estadoID === id)?.nombreEstado ?? ''
  await tx
    .updateTable('pagos')
    .set({ estadoId: a, userValidator: autor.correo, detalleRechazo: descripcion || null })
    .where('pagoId', '=', pagoId)
    .execute()
  const { id } = await tx
    .insertInto('pagoCambios')
    .values({ pagoId, de, a, descripcion, quien: autor.correo })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeBitacora(tx, autor, {
    entidad: 'pago',
    entidadId: pagoId,
    accion: 'estadoCambiado',
    de: nombre(de),
    a: nombre(a),
    motivo: descripcion || null,
  })
  await enqueueCorreo(deps, tx, {
    plantilla: 'cambioEstadoPago',
    registro: String(id),
    para: userCreate,
    sistema: sistemas.pagos,
    creadoPor: autor.usuarioId,
  })
}
