import type { Socket } from 'node:net'
import pg from 'pg'

/** How long anything of the database is waited for, in milliseconds. */
export const esperasDeBase = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 65_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const

/**
 * A connection that does not answer within its time is dead, whatever the network says of it: it is dropped, so that the
 * pool never hands it out again with the lost question still before the next one. So is one whose server takes no writes
 * any more (25006), while the next one may find the server that does.
 */
export class BoundedClient extends pg.Client {
  /** It was told to end by us: what its server still says of that is no news. */
  ending = false

  override end(...args: unknown[]): never {
    this.ending = true
    return (pg.Client.prototype.end as (...args: unknown[]) => unknown).apply(this, args) as never
  }

  override query(...args: unknown[]): never {
    const asked: unknown = (pg.Client.prototype.query as (...args: unknown[]) => unknown).apply(this, args)
    if (asked instanceof Promise) asked.catch((error: unknown) => this.dropIfDead(error))
    return asked as never
  }

  protected dropIfDead(error: unknown): void {
    const { message, code } = error as { message?: string; code?: string }
    if (message === 'Query read timeout' || code === '25006') this.drop()
  }

  protected drop(why?: Error): void {
    ;(this as unknown as { connection: { stream: Socket } }).connection.stream.destroy(why)
  }
}
