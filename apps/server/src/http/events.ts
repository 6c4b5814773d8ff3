import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { EventoVivo } from '@valija/contract/sesion.ts'
import { type Capacidad, can } from '@valija/domain/acceso/permisos.ts'
import { rolesDelPersonal } from '@valija/domain/acceso/roles.ts'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../db/connection.ts'
import type { Actor } from './actor.ts'
import { coalesce } from './coalesce.ts'
import { servidorDe } from '../db/servidores.ts'

/**
 * Who may hear of it: staff that may read it (of its category, where it has one); a supplier or agent only of its own.
 * Without a scope, staff only.
 */
export type Alcance = {
  categoria?: 'Proveedor' | 'Comisionista' | null
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

/** What the staff that hears of a change must be allowed to do: read it. Drafts are their owner's alone. */
const lectura: Record<EventoVivo['tipo'], Capacidad | null> = {
  lote: 'lotes.ver',
  factura: 'lotes.ver',
  borrador: null,
  recibo: 'recibos.cargar',
  usuario: 'usuarios.ver',
  invitacion: 'usuarios.ver',
  politica: 'politica.ver',
  pago: 'pagos.ver',
  estadoDeCuenta: 'pagos.reservas',
  conciliacion: 'pagos.reservas',
  complemento: 'complementos.ver',
  prefactura: 'prefacturas.ver',
  cuentaPago: 'cuentasPago.ver',
  reloj: 'inicio.ver',
  sistemas: 'inicio.ver',
}

const staffHears = ({ rol }: Actor, tipo: EventoVivo['tipo'], { categoria }: Alcance): boolean => {
  const needed = lectura[tipo]
  if (rol === null || needed === null || !rolesDelPersonal.includes(rol) || !can(rol, needed)) return false
  return rol === 'admin' || categoria == null || rol === `Operativo${categoria}`
}

const hears = (actor: Actor, tipo: EventoVivo['tipo'], alcance: Alcance): boolean =>
  alcance.todos === true ||
  staffHears(actor, tipo, alcance) ||
  (alcance.usuarioId !== undefined && alcance.usuarioId === actor.usuarioId) ||
  (alcance.proveedorId != null &&
    actor.rol === 'proveedor' &&
    actor.idProveedores.includes(alcance.proveedorId)) ||
  (alcance.idComisionista != null &&
    actor.rol === 'comisionista' &&
    actor.idComisionista === alcance.idComisionista)

/** A question to every process, and its answers: whoever answers has seen all notices sent before. */
const echoChannel = 'valija_ecos'
const eventsName = 'valija-eventos'
const settleMs = 1000
/** Equal events are told to listeners no more often than this, in milliseconds. */
const juntoMs = 200

/** `linea` is the event as it travels, made once for all who hear it. */
type Listener = (evento: EventoVivo, linea: Buffer) => void

export type EventHub = {
  subscribe(actor: Actor, listener: Listener): () => void
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
  const listeners = new Set<{ actor: Actor; listener: Listener }>()
  const { tell, stop: stopTelling } = coalesce((payload) => {
    const { alcance, ...evento } = JSON.parse(payload) as Aviso
    const linea = Buffer.from(`data: ${JSON.stringify(evento)}\n\n`)
    for (const { actor, listener } of listeners)
      if (hears(actor, evento.tipo, alcance)) listener(evento, linea)
  }, juntoMs)
  const onSessions: ((usuarioId: string) => void)[] = []
  let client: pg.Client | null = null
  let stopped = false
  let heardAt = performance.now()
  /** A pooler takes `listen` and lets nothing through: only what was heard proves that this connection hears. */
  let hasHeard = false
  const isDeaf = () => client === null || performance.now() - heardAt > 3 * latidoMs
  const waiting = new Map<string, () => void>()

  /** `?id` asks, `!id` answers; one connection takes its notices in order. */
  const hearEcho = (own: pg.Client, payload: string) => {
    const id = payload.slice(1)
    if (payload === '=') return
    if (payload.startsWith('!')) waiting.get(id)?.()
    else own.query('select pg_notify($1, $2)', [echoChannel, `!${id}`]).catch(() => undefined)
  }

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...servidorDe(url),
      application_name: eventsName,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    fresh.on('error', (error) => {
      log.warn({ err: error }, 'events connection')
      reopen()
    })
    fresh.on('end', reopen)
    fresh.on('notification', (note) => {
      heardAt = performance.now()
      hasHeard = true
      if (note.channel === echoChannel) {
        hearEcho(fresh, note.payload ?? '')
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
    await fresh.query(`listen ${channel}`)
    await fresh.query(`listen ${sessionsChannel}`)
    await fresh.query(`listen ${echoChannel}`)
    for (const canal of Object.keys(canales)) await fresh.query(`listen ${canal}`)
    client = fresh
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
    const own = client
    if (!own) return
    if (isDeaf()) {
      log.warn({}, 'events connection is deaf')
      own.removeAllListeners('end')
      ;(own as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
      return reopen()
    }
    // What a server is told, every process that listens is woken for: once it was heard, an answer proves as much.
    const proof = hasHeard ? own.query('select') : own.query('select pg_notify($1, $2)', [echoChannel, '='])
    proof.then(
      () => {
        if (hasHeard && client === own) heardAt = performance.now()
      },
      () => undefined,
    )
  }, latidoMs).unref()
  return {
    isDeaf,
    subscribe(actor, listener) {
      const entry = { actor, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    onSessions: (listener) => void onSessions.push(listener),
    async settle() {
      const own = client
      if (!own) return
      const id = randomUUID()
      const timeout = Promise.withResolvers<void>()
      const timer = setTimeout(timeout.resolve, settleMs)
      const all = async () => {
        const { rows } = await own.query<{ n: number }>(
          'select count(*)::int as n from pg_stat_activity where application_name = $1 and datname = current_database()',
          [eventsName],
        )
        let missing = Math.max(rows[0]?.n ?? 1, 1)
        const answered = new Promise<void>((resolve) => waiting.set(id, () => --missing === 0 && resolve()))
        await own.query('select pg_notify($1, $2)', [echoChannel, `?${id}`])
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
      await client?.end().catch(() => {})
    },
  }
}
