import type { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Ask, inTurn } from '../db/in-turn.ts'
import { servidorDe } from '../db/servidores.ts'
import { createEcos, echoChannel, eventsName } from './ecos.ts'

export type Listening = {
  /** The connection that hears of blocks and sign-outs has not proved itself lately: nothing held may be trusted. */
  isDeaf: () => boolean
  /**
   * Resolves once every process has taken in the notices committed so far, so that a block or a sign-out holds on the very
   * next call anywhere. A process that does not answer within a second is not waited for: it is losing its connection, and
   * drops everything when it has it back.
   */
  settle: () => Promise<void>
  close: () => Promise<void>
}

type ListeningOptions = {
  latidoMs: number
  /** Who hears what is told on each channel. */
  canales: Record<string, (payload: string) => void>
  /** The first time, and after each time it was away. */
  onOpen: () => void
}

/** A connection that listens, opened again when it breaks or goes deaf. */
export async function openListening(
  url: string,
  log: Logger,
  { latidoMs, canales, onOpen }: ListeningOptions,
): Promise<Listening> {
  let client: { own: pg.Client; ask: Ask } | null = null
  let stopped = false
  let heardAt = performance.now()
  /** A pooler takes `listen` and lets nothing through: only what was heard proves that this connection hears. */
  let hasHeard = false
  const isDeaf = () => client === null || performance.now() - heardAt > 3 * latidoMs
  const ecos = createEcos()

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
    fresh.on('notification', ({ channel, payload = '' }) => {
      heardAt = performance.now()
      hasHeard = true
      if (channel === echoChannel) ecos.hear(ask, payload)
      else canales[channel]?.(payload)
    })
    await fresh.connect()
    for (const canal of [...Object.keys(canales), echoChannel]) await ask(`listen ${canal}`)
    client = { own: fresh, ask }
    heardAt = performance.now()
    hasHeard = false
    onOpen()
  }
  const reopen = () => {
    if (stopped || client === null) return
    client = null
    const retry = () => {
      if (!stopped) open().catch(() => setTimeout(retry, 1000).unref())
    }
    setTimeout(retry, 500).unref()
  }
  // A connection may be frozen without a word of the network: each proves itself by hearing what it says.
  const prove = () => {
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
  }
  await open()
  const pulse = setInterval(prove, latidoMs).unref()
  return {
    isDeaf,
    async settle() {
      if (client) await ecos.settle(client.ask)
    },
    async close() {
      stopped = true
      clearInterval(pulse)
      await client?.own.end().catch(() => {})
    },
  }
}
