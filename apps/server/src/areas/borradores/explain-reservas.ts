import { inTransaction } from '../../db/connection.ts'
import { jsonb } from '../../db/jsonb.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import { loadJuzgado } from './judge-guardado.ts'
import type { Dueno, MotivoReservas } from './load-borrador.ts'
import { touchBorrador } from './touch-borrador.ts'

/** Why a factura bills again what is billed already: for the bookings that are so now, and no others. */
export async function explainReservas(
  deps: Deps,
  actor: Dueno,
  id: string,
  cfdiId: string,
  motivo: string,
): Promise<void> {
  const hoy = await deps.reloj.hoy()
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    const { juicio } = await loadJuzgado(tx, hoy, actor, id)
    const factura = juicio.facturas.find(({ id: una }) => una === cfdiId)
    if (!factura) throw refuse('facturaNoEncontrada')
    const claves = factura.repetidas
    if (!claves) throw refuse('nadaQueExplicar')
    await tx
      .updateTable('borradorCfdis')
      .set({ motivoReservas: jsonb({ motivo, claves } satisfies MotivoReservas) })
      .where('id', '=', cfdiId)
      .execute()
  })
}
