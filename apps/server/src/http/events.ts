import type { EventoVivo } from '@valija/contract/sesion.ts'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../db/connection.ts'
import type { Actor } from './actor.ts'

/** Who may hear of it: staff always; a supplier or agent only of its own. Without a scope, staff only. */
export type Alcance = {
  proveedorId?: number | null
  idComisionista?: number | null
  usuarioId?: string | null
  todos?: boolean
}
type Aviso = EventoVivo & { alcance: Alcance }

const channel = 'valija_eventos'
/** Tells processes to drop what they hold about a user: a session closed, a claim changed, a block. */
export const sessionsChannel = 'valija_sesiones'

/** Sent when the transaction commits, to every process. */
export async function announce(tx: Tx, evento: EventoVivo, alcance: Alcance = {}): Promise<void> {
  const aviso: Aviso = { ...evento, alcance }
  await sql`select pg_notify(${channel}, ${JSON.stringify(aviso)})`.execute(tx)
}

const hears = (actor: Actor, alcance: Alcance): boolean =>
  alcance.todos === true ||
  actor.rol === 'admin' ||
  actor.rol === 'OperativoProveedor' ||
  actor.rol === 'OperativoComisionista' ||
  (alcance.usuarioId !== undefined && alcance.usuarioId === actor.usuarioId) ||
  (alcance.proveedorId != null &&
    actor.rol === 'proveedor' &&
    actor.idProveedores.includes(alcance.proveedorId)) ||
  (alcance.idComisionista != null &&
    actor.rol === 'comisionista' &&
    actor.idComisionista === alcance.idComisionista)

export type EventHub = {
  subscribe(actor: Actor, listener: (evento: EventoVivo) => void): () => void
  onSessions(listener: (usuarioId: string) => void): void
  stop(): Promise<void>
}

/** One LISTEN connection per process, reconnected when it breaks, fanned out by the scope of each listener. */
export async function startEventHub(url: string, log: Logger): Promise<EventHub> {
  const listeners = new Set<{ actor: Actor; listener: (evento: EventoVivo) => void }>()
  const onSessions: ((usuarioId: string) => void)[] = []
  let client: pg.Client | null = null
  let stopped = false

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'valija-eventos' })
    fresh.on('error', (error) => {
      log.warn({ err: error }, 'events connection')
      reopen()
    })
    fresh.on('end', reopen)
    fresh.on('notification', (note) => {
      if (note.channel === sessionsChannel) {
        for (const listener of onSessions) listener(note.payload ?? '')
        return
      }
      const { alcance, ...evento } = JSON.parse(note.payload ?? '{}') as Aviso
      for (const { actor, listener } of listeners) if (hears(actor, alcance)) listener(evento)
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    await fresh.query(`listen ${sessionsChannel}`)
    client = fresh
    // What was missed while the connection was away may concern anybody.
    for (const listener of onSessions) listener('')
  }
  const reopen = () => {
    if (stopped || client === null) return
    client = null
    const retry = () => {
      if (!stopped) open().catch(() => setTimeout(retry, 1000).unref())
    }
    setTimeout(retry, 500).unref()
  }
  await open()
  return {
    subscribe(actor, listener) {
      const entry = { actor, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    onSessions: (listener) => void onSessions.push(listener),
    async stop() {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
