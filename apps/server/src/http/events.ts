import type { EventoVivo } from '@valija/contract/sesion.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Tx } from '../db/connection.ts'
import type { Actor } from './actor.ts'
import { gatherNotices } from './gather-notices.ts'
import { type Listening, openListening } from './listening.ts'
import { type Alcance, hears } from './quien-oye.ts'
import { rememberEvents } from './recent-events.ts'

type Aviso = EventoVivo & { alcance: Alcance }

const channel = 'valija_eventos'
/** Tells processes to drop what they hold about a user: a session closed, a claim changed, a block. */
export const sessionsChannel = 'valija_sesiones'

/** Bytes that PostgreSQL carries in one notice; a longer one undoes the transaction it is part of. */
const maxAviso = 7999

/**
 * Sent when the transaction commits, to every process, by the statement it is part of. Of more ids than fit none is named:
 * something of that kind changed.
 */
export function announcing(evento: EventoVivo, alcance: Alcance = {}): RawBuilder<unknown> {
  const aviso: Aviso = { ...evento, alcance }
  const whole = JSON.stringify(aviso)
  const notice = Buffer.byteLength(whole) <= maxAviso ? whole : JSON.stringify({ ...aviso, ids: [] })
  return sql`pg_notify(${channel}, ${notice})`
}

/** The same in a statement of its own. */
export async function announce(tx: Tx, evento: EventoVivo, alcance: Alcance = {}): Promise<void> {
  await sql`select ${announcing(evento, alcance)}`.execute(tx)
}

/** Listeners are told no more often than this, in milliseconds, of all that changed meanwhile. */
const juntoMs = 200
/** Who opens a stream is told of what changed in this time before, in milliseconds: the browser counts on 10 s. */
const recienteMs = 15_000

/** `lineas` are the events as they travel, made once for all who hear the same. */
type Listener = (eventos: EventoVivo[], lineas: Buffer) => void
/** Of what a person may hear, what this listener asked for. */
type Wants = (tipo: EventoVivo['tipo']) => boolean

/** An event as it travels. */
export const lineOf = (evento: EventoVivo): Buffer => Buffer.from(`data: ${JSON.stringify(evento)}\n\n`)
const together = (told: { evento: EventoVivo; linea: Buffer }[]) => ({
  eventos: told.map(({ evento }) => evento),
  lineas: Buffer.concat(told.map(({ linea }) => linea)),
})

export type EventHub = Pick<Listening, 'isDeaf' | 'settle'> & {
  subscribe(actor: Actor, listener: Listener, wants?: Wants): () => void
  /** Kinds of what changed lately within the scope of the person, so that who listens anew misses nothing. */
  recent(actor: Actor, wants: Wants): EventoVivo[]
  onSessions(listener: (usuarioId: string) => void): void
  stop(): Promise<void>
}

/** One LISTEN connection per process, fanned out by the scope of each listener. */
export async function startEventHub(
  url: string,
  log: Logger,
  {
    latidoMs = 3000,
    canales = {},
  }: {
    latidoMs?: number
    /** What else is heard on this connection; what is told while it is away is not. */
    canales?: Record<string, (payload: string) => void>
  } = {},
): Promise<EventHub> {
  const listeners = new Set<{ actor: Actor; listener: Listener; wants: Wants }>()
  const recientes = rememberEvents(recienteMs)
  const { tell, stop: stopTelling } = gatherNotices((notices) => {
    const told = notices.map((notice) => {
      const { alcance, ...evento } = JSON.parse(notice) as Aviso
      return { alcance, evento, linea: lineOf(evento) }
    })
    for (const { evento, alcance } of told) recientes.note(evento.tipo, alcance)
    // Who hears the same of them is given the same bytes.
    const made = new Map<string, { eventos: EventoVivo[]; lineas: Buffer }>()
    for (const { actor, listener, wants } of listeners) {
      const isHeard = told.map(({ evento: { tipo }, alcance }) => wants(tipo) && hears(actor, tipo, alcance))
      if (!isHeard.includes(true)) continue
      const key = isHeard.join()
      const same = made.get(key) ?? together(told.filter((_, i) => isHeard[i]))
      made.set(key, same)
      listener(same.eventos, same.lineas)
    }
  }, juntoMs)
  const onSessions: ((usuarioId: string) => void)[] = []
  const tellSessions = (usuarioId: string) => {
    for (const listener of onSessions) listener(usuarioId)
  }
  const line = await openListening(url, log, {
    latidoMs,
    canales: { [channel]: tell, [sessionsChannel]: tellSessions, ...canales },
    // What was missed while the connection was away may concern anybody.
    onOpen: () => tellSessions(''),
  })
  return {
    isDeaf: line.isDeaf,
    settle: line.settle,
    subscribe(actor, listener, wants = () => true) {
      const entry = { actor, listener, wants }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    recent: (actor, wants) =>
      recientes
        .kinds((tipo, alcance) => wants(tipo) && hears(actor, tipo, alcance))
        .map((tipo) => ({ tipo, ids: [] })),
    onSessions: (listener) => void onSessions.push(listener),
    async stop() {
      stopTelling()
      await line.close()
    },
  }
}
