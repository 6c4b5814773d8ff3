import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { announceConciliacion } from '../acciones/write-accion.ts'

export const nombreDeCorrida = 'conciliacion.corrida'

/** A run over the rows of an import, or over every row that is left; it works after the transaction that asks for it. */
export async function startCorrida(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { importacionId, quien }: { importacionId: number | null; quien: string },
): Promise<number> {
  const { corridaId } = await tx
    .insertInto('corridasConciliacion')
    .values({ grupo: randomUUID(), importacionId, quien, terminadaEn: null })
    .returning('corridaId')
    .executeTakeFirstOrThrow()
  await jobs.enqueue(tx, nombreDeCorrida, { corridaId })
  await announceConciliacion(tx, { corrida: corridaId })
  return corridaId
}
