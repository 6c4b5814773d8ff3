import { sql } from 'kysely'
import type { Conn } from '../db/connection.ts'

export type Instalacion = {
  /** Renewed by every way of restoring. */
  identidad: string
  /** False in a restored one until an administrator says so: nothing leaves, nothing is deleted. */
  armada: boolean
  restauradaEn: Date | null
  /** A person compared the books of ANT with ours after the restore. */
  cotejadaEn: Date | null
  antDiceUuid: boolean | null
}

export async function readInstalacion(db: Conn): Promise<Instalacion> {
  return db
    .selectFrom('instalacion')
    .select(['identidad', 'armada', 'restauradaEn', 'cotejadaEn', 'antDiceUuid'])
    .executeTakeFirstOrThrow()
}

/** Others may have used our numbers: an acceptance that does not tell its uuid is believed only by a person. */
export const exigeUuid = ({ restauradaEn, cotejadaEn }: Instalacion): boolean =>
  restauradaEn !== null && cotejadaEn === null

/** Remembers whether ANT tells the uuid of what it accepts. */
export async function noteAntDiceUuid(
  db: Conn,
  dichos: readonly { estado: string; uuid: string | null }[],
): Promise<void> {
  const aceptadas = dichos.filter(({ estado }) => estado === 'aceptada')
  if (aceptadas.length === 0) return
  const dice = aceptadas.every(({ uuid }) => uuid !== null)
  await sql`update instalacion set ant_dice_uuid = ${dice} where ant_dice_uuid is distinct from ${dice}`.execute(
    db,
  )
}
