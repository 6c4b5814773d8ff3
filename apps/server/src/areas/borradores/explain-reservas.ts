import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import { jsonb } from '../../db/jsonb.ts'
import { hechosDe, judgeGuardado } from './judge-guardado.ts'
import { type Dueno, loadBorrador, type MotivoReservas } from './load-borrador.ts'
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
    const guardado = await loadBorrador(tx, actor, id)
    const { facturas } = judgeGuardado(guardado, await hechosDe(tx, hoy, guardado))
    const factura = facturas.find(({ id: una }) => una === cfdiId)
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
