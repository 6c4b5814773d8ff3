import type { VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import { Refusal, refuse } from '../../../refuse.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { assertWaiting } from './tie-lineas.ts'

type Omitida = VariasHechas['omitidas'][number]
export const omitidaPor = ({ codigo, message }: Refusal, id: number): Omitida => ({
  id,
  codigo,
  mensaje: message,
})

/** Judges each of these rows that waits by itself: what is refused is left out with its reason and holds nothing else back. */
export async function collect<R>(
  ids: readonly number[],
  locked: readonly MovimientoAbierto[],
  judge: (movimiento: MovimientoAbierto, at: number) => R | Promise<R>,
): Promise<{ buenas: R[]; omitidas: Omitida[] }> {
  const buenas: R[] = []
  const omitidas: Omitida[] = []
  const seen = new Set<number>()
  for (const [at, id] of ids.entries()) {
    if (seen.has(id)) continue
    seen.add(id)
    try {
      const movimiento = locked.find(({ movimientoId }) => movimientoId === id)
      if (!movimiento) throw refuse('noEncontrado')
      assertWaiting(movimiento)
      buenas.push(await judge(movimiento, at))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      omitidas.push(omitidaPor(error, id))
    }
  }
  return { buenas, omitidas }
}
