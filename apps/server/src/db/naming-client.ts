import type pg from 'pg'
import { BoundedClient } from './bounded-client.ts'
import { type Answer, type Asked, type Known, Question } from './question.ts'

/**
 * One row by its key, and what hangs on it: PostgreSQL goes by the key whatever the values, so a general plan is as good as
 * its own. Lists, their searches and their counts are planned by what is asked for, and lists of values make texts without
 * end: they have no name.
 */
const byKey = /\bwhere (?:"?\w+"?\.)?"?(?:id|numero|hash|pago_id)"? = \$\d/
const notByKey = /\blimit \$|\b(?:in|any) ?\(\$|\blike \$/
const names = new Map<string, string>()
const mostNames = 200

/** Empty for a question that has none. */
export function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostNames || !byKey.test(text) || notByKey.test(text) || !/^\s*select\b/.test(text))
    return ''
  const name = `v${names.size}`
  names.set(text, name)
  return name
}

/** What the server says of a name it does not know, and of a table that changed its columns under one. */
const lost = new Set(['26000', '0A000'])

/**
 * The connection of the queries: what is asked for by its key outside of a transaction is named, so that it is parsed once,
 * while the server at its end is its own. A name that is lost is answered without, and this connection gives no more.
 */
export class NamingClient extends BoundedClient {
  private names = false
  private readonly columns: Known = new Map()
  private asked = 0
  /** Of the connection, not of each question: with a timer of its own a question would outlive its rows in memory. */
  private readonly late: NodeJS.Timeout

  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connectionParameters } = this as unknown as { connectionParameters: pg.ClientConfig }
    this.late = setTimeout(() => {
      if (this.asked > 0) this.drop(new Error('Query read timeout'))
    }, connectionParameters.query_timeout).unref()
    connectionParameters.query_timeout = 0
  }

  /** Behind a pooler the process that answers is another than the one that greeted, and would not know the names. */
  async findOut(): Promise<void> {
    const { rows } = await this.ask({ text: 'select pg_backend_pid() as pid', values: [], name: '' })
    this.names = rows[0]?.['pid'] === (this as unknown as { processID: number }).processID
  }

  override query(...args: unknown[]): never {
    const [text, values] = args
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values)) return super.query(...args)
    const name = this.names && this.getTransactionStatus() === 'I' ? nameOf(text) : ''
    return this.ask({ text, values, name }) as never
  }

  private ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const answered = (error: unknown, answer: Answer) => {
        if (--this.asked > 0) this.late.refresh()
        if (!error) return resolve(answer)
        if (asked.name !== '' && lost.has((error as pg.DatabaseError).code ?? '')) {
          this.names = false
          return resolve(this.ask({ ...asked, name: '' }))
        }
        this.dropIfDead(error)
        reject(error)
      }
      const question = new Question(asked, this.columns, answered)
      if (this.asked++ === 0) this.late.refresh()
      super.query(question)
    })
  }
}
