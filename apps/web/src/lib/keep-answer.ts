import { type DataTag, hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Changes of each thing: how many are on their way, and how many there were. */
const cambios = new Map<string, { enCurso: number; turno: number }>()

/**
 * Waits for a change whose answer is the thing as it then was, and shows it at once. Where another change of it was on its
 * way too, or it was being fetched, nobody can tell which answer is the later one: it is asked for again.
 */
export async function keepAnswer<T>(queryKey: DataTag<QueryKey, T, Error>, change: Promise<T>): Promise<T> {
  const clave = hashKey(queryKey)
  const cambio = cambios.get(clave) ?? { enCurso: 0, turno: 0 }
  cambios.set(clave, cambio)
  const turno = ++cambio.turno
  const solo = cambio.enCurso++ === 0
  try {
    const answer = await change
    const ultima = solo && cambio.turno === turno && queryClient.isFetching({ queryKey, exact: true }) === 0
    await queryClient.cancelQueries({ queryKey, exact: true })
    queryClient.setQueryData(queryKey, answer)
    if (!ultima) await queryClient.invalidateQueries({ queryKey, exact: true })
    return answer
  } finally {
    if (--cambio.enCurso === 0) cambios.delete(clave)
  }
}
