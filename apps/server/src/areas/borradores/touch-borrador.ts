import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../../http/events.ts'
import { type Dueno, requireBorrador } from './load-borrador.ts'

/** Steps that a change takes back: what was validated before it no longer says anything. */
export type Retira = { reservas?: boolean; layout?: boolean }

/** Locks the person's draft, marks it changed and tells their other windows. Every change of a draft begins here. */
export async function touchBorrador(
  deps: Pick<Deps, 'reloj'>,
  tx: Tx,
  actor: Dueno,
  id: string,
  retira: Retira = {},
) {
  const fila = await requireBorrador(tx, actor, id, { lock: true })
  await tx
    .updateTable('borradores')
    .set({
      actualizadoEn: deps.reloj.ahora(),
      avisadoEn: null,
      loteValidadoEn: null,
      ...(retira.reservas ? { reservasPedidasEn: null } : {}),
      ...(retira.layout ? { layoutValidadoEn: null } : {}),
    })
    .where('id', '=', id)
    .execute()
  await announceBorrador(tx, fila)
  return fila
}

export const announceBorrador = (tx: Tx, { id, creadorId }: { id: string; creadorId: string | null }) =>
  announce(tx, { tipo: 'borrador', ids: [id] }, { usuarioId: creadorId })
