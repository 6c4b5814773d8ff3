import { message } from '@valija/contract/messages.ts'
import { estadoInicial, estadoRechazado } from '@valija/domain/pagos/estados.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import { listEstados } from '../../catalogos/estados.ts'
import { writeEstado } from '../../pagos/write-estado.ts'

/**
 * The pago that accepting a booking registered goes with its match, as rejected and with the reason; its mail leaves with
 * the change. One that somebody has judged since, or that another row covers in part, stays.
 */
export async function rejectPagoCreado(deps: Deps, tx: Tx, autor: Autor, pagoId: number): Promise<void> {
  const pago = await tx
    .selectFrom('pagos')
    .select(['pagoId', 'estadoId', 'conciliado', 'userCreate'])
    .where('pagoId', '=', pagoId)
    .executeTakeFirst()
  if (!pago || pago.estadoId !== estadoInicial || pago.conciliado > 0) return
  const descripcion = message('detalleConciliacionDeshecha')
  await writeEstado(deps, tx, autor, {
    pago,
    a: estadoRechazado,
    descripcion,
    catalogo: await listEstados(tx),
  })
}
