import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { EventoVivo } from '@valija/contract/sesion.ts'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../db/connection.ts'
import { type Ask, inTurn } from '../db/in-turn.ts'
import { servidorDe } from '../db/servidores.ts'
import type { Actor } from './actor.ts'
import { gatherNotices } from './gather-notices.ts'
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

/** A question to every process, and its answers: whoever answers has seen all notices sent before. */
const echoChannel = 'valija_ecos'
export const eventsName = 'valija-eventos'
const settleMs = 1000
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

export type EventHub = {
  subscribe(actor: Actor, listener: Listener, wants?: Wants): () => void
  /** Kinds of what changed lately within the scope of the person, so that who listens anew misses nothing. */
  recent(actor: Actor, wants: Wants): EventoVivo[]
  onSessions(listener: (usuarioId: string) => void): void
  /** The connection that hears of blocks and sign-outs has not proved itself lately: nothing held may be trusted. */
  isDeaf(): boolean
  /**
   * Resolves once every process has taken in the notices committed so far, so that a block or a sign-out holds on the very
   * next call anywhere. A process that does not answer within a second is not waited for: it is losing its connection, and
   * drops everything when it has it back.
   */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** One LISTEN connection per process, reconnected when it breaks, fanned out by the scope of each listener. */
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
  let client: { own: pg.Client; ask: Ask } | null = null
  let stopped = false
  let heardAt = performance.now()
  /** A pooler takes `listen` and lets nothing through: only what was heard proves that this connection hears. */
  let hasHeard = false
  const isDeaf = () => client === null || performance.now() - heardAt > 3 * latidoMs
  const waiting = new Map<string, () => void>()

  /** `?id` asks, `!id` answers; one connection takes its notices in order. */
  const hearEcho = (ask: Ask, payload: string) => {
    const id = payload.slice(1)
    if (payload === '=') return
    if (payload.startsWith('!')) waiting.get(id)?.()
    else ask('select pg_notify($1, $2)', [echoChannel, `!${id}`]).catch(() => undefined)
  }

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...servidorDe(url),
      application_name: eventsName,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    const ask = inTurn(fresh)
    fresh.on('error', (error) => {
      if (!stopped) log.warn({ err: error }, 'events connection')
      reopen()
    })
    fresh.on('end', reopen)
    fresh.on('notification', (note) => {
      heardAt = performance.now()
      hasHeard = true
      if (note.channel === echoChannel) {
        hearEcho(ask, note.payload ?? '')
        return
      }
      if (note.channel === sessionsChannel) {
        for (const listener of onSessions) listener(note.payload ?? '')
        return
      }
      const own = canales[note.channel]
      if (own) return own(note.payload ?? '')
      tell(note.payload ?? '{}')
    })
    await fresh.connect()
    await ask(`listen ${channel}`)
    await ask(`listen ${sessionsChannel}`)
    await ask(`listen ${echoChannel}`)
    for (const canal of Object.keys(canales)) await ask(`listen ${canal}`)
    client = { own: fresh, ask }
    heardAt = performance.now()
    hasHeard = false
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
  // A connection may be frozen without a word of the network: each proves itself by hearing what it says.
  const pulse = setInterval(() => {
    const heard = client
    if (!heard) return
    const { own, ask } = heard
    if (isDeaf()) {
      log.warn({}, 'events connection is deaf')
      own.removeAllListeners('end')
      ;(own as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
      return reopen()
    }
    // What a server is told, every process that listens is woken for: once it was heard, an answer proves as much.
    const proof = hasHeard ? ask('select') : ask('select pg_notify($1, $2)', [echoChannel, '='])
    proof.then(
      () => {
        if (hasHeard && client === heard) heardAt = performance.now()
      },
      () => undefined,
    )
  }, latidoMs).unref()
  return {
    isDeaf,
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
    async settle() {
      const ask = client?.ask
      if (!ask) return
      const id = randomUUID()
      const timeout = Promise.withResolvers<void>()
      const timer = setTimeout(timeout.resolve, settleMs)
      const all = async () => {
        const { rows } = await ask<{ n: number }>(
          'select count(*)::int as n from pg_stat_activity where application_name = $1 and datname = current_database()',
          [eventsName],
        )
        let missing = Math.max(rows[0]?.n ?? 1, 1)
        const answered = new Promise<void>((resolve) => waiting.set(id, () => --missing === 0 && resolve()))
        await ask('select pg_notify($1, $2)', [echoChannel, `?${id}`])
        await answered
      }
      // A connection that breaks meanwhile is heard of when it is back, and then everything held is dropped.
      await Promise.race([all().catch(() => undefined), timeout.promise])
      clearTimeout(timer)
      waiting.delete(id)
    },
    async stop() {
      stopped = true
      clearInterval(pulse)
      stopTelling()
      await client?.own.end().catch(() => {})
    },
  }
}
