import type { EventoVivo } from '@valija/contract/sesion.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce, announcing } from '../../http/events.ts'
import { type Dueno, isOf, whyNotFound } from './load-borrador.ts'

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
  const fila = await tx
    .updateTable('borradores')
    .set({
      actualizadoEn: deps.reloj.ahora(),
      avisadoEn: null,
      loteValidadoEn: null,
      ...(retira.reservas ? { reservasPedidasEn: null } : {}),
      ...(retira.layout ? { layoutValidadoEn: null } : {}),
    })
    .where(isOf(actor, id))
    .returningAll()
    .returning(announcing(...cambioDe({ id, creadorId: actor.usuarioId })).as('avisado'))
    .executeTakeFirst()
  if (!fila) throw await whyNotFound(tx, actor, id)
  return fila
}

const cambioDe = ({ id, creadorId }: Suyo) =>
  [{ tipo: 'borrador', ids: [id] } as const satisfies EventoVivo, { usuarioId: creadorId }] as const

type Suyo = { id: string; creadorId: string | null }
/** In the statement that changes it: said once, however many rows it changes, and of none nothing. */
export const announcingBorrador = (fila: Suyo) => announcing(...cambioDe(fila))
export const announceBorrador = (tx: Tx, fila: Suyo) => announce(tx, ...cambioDe(fila))
