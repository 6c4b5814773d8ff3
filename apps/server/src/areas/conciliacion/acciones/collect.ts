import type { VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import { Refusal } from '../../../refuse.ts'

/** Judges each by itself: what is refused is left out with its reason and holds nothing else back. */
export async function collect<R>(
  ids: readonly number[],
  judge: (id: number, at: number) => Promise<R>,
): Promise<{ buenas: R[]; omitidas: VariasHechas['omitidas'] }> {
  const buenas: R[] = []
  const omitidas: VariasHechas['omitidas'] = []
  const seen = new Set<number>()
  for (const [at, id] of ids.entries()) {
    if (seen.has(id)) continue
    seen.add(id)
    try {
      buenas.push(await judge(id, at))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      omitidas.push({ id, codigo: error.codigo, mensaje: error.message })
    }
  }
  return { buenas, omitidas }
}
