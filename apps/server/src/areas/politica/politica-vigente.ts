import {
  type ClavePolitica,
  definiciones,
  type Politica,
  politicaInicial,
} from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn, Db } from '../../db/connection.ts'
import type { EventHub } from '../../http/events.ts'

/** Told by the table itself at every change of it. */
export const canalDePolitica = 'valija_politica'

/** The policy in force on a calendar day, read now: per key the newest value whose `desde` has come. */
export async function readVigente(db: Conn, dia: Dia): Promise<Politica> {
  const rows = await db
    .selectFrom('politica')
    .distinctOn('clave')
    .select(['clave', 'valor'])
    .where('desde', '<=', dia)
    .orderBy('clave')
    .orderBy('desde', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const politica = politicaInicial()
  for (const row of rows)
    if (row.clave in definiciones) Object.assign(politica, { [row.clave as ClavePolitica]: row.valor })
  return politica
}

type Held = { days: Map<Dia, Politica>; generation: number; isDeaf: () => boolean }
/** By what a database and all transactions of it have in common. */
const held = new WeakMap<object, Held>()
const heldOf = (db: Conn): Held | undefined => held.get(db.getExecutor().adapter)
/** Today and a few others; a clock that is moved asks for more. */
const maxDays = 40

/** As `readVigente`, of what this process holds where it may be believed. Nobody changes what is given. */
export async function politicaVigente(db: Conn, dia: Dia): Promise<Politica> {
  const own = heldOf(db)
  if (!own || own.isDeaf()) return readVigente(db, dia)
  const known = own.days.get(dia)
  if (known) return known
  const { generation } = own
  const politica = Object.freeze(await readVigente(db, dia))
  if (generation === own.generation) {
    if (own.days.size >= maxDays) own.days.clear()
    own.days.set(dia, politica)
  }
  return politica
}

/**
 * The policy of the days asked for, which nearly every call judges by, is held: dropped when the table says that it changed,
 * and not believed while the process may be deaf to that. Nothing is held until it is trusted.
 */
export function holdPolitica(db: Db): { forget: () => void; trust: (eventos: EventHub) => void } {
  const own: Held = { days: new Map(), generation: 0, isDeaf: () => true }
  const forget = () => {
    own.generation++
    own.days.clear()
  }
  return {
    forget,
    trust(eventos) {
      own.isDeaf = () => eventos.isDeaf()
      // What was said while the connection was away was not heard.
      eventos.onSessions((usuarioId) => {
        if (usuarioId === '') forget()
      })
      held.set(db.getExecutor().adapter, own)
    },
  }
}
