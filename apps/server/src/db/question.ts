import pg from 'pg'
import { campoDe } from './nombres-de-columna.ts'

export type Answer = { command: string; rowCount: number; rows: Record<string, unknown>[] }
/** How a column is called here and read. */
type Column = { name: string; read: (text: string) => unknown }
/** Columns of the statements that have a name on this connection. */
export type Known = Map<string, readonly Column[]>
/** `name` is empty when it has none. */
export type Asked = { text: string; values: readonly unknown[]; name: string }

/** How the driver writes down a value; its types do not tell of it. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils

/** Of the driver's connection, what a question is asked by. */
type Wire = {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  query(text: string): void
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: readonly unknown[] }): void
  describe(what: { type: 'P' }): void
  execute(portal: object): void
  sync(): void
  sendCopyFail(why: string): void
}

/**
 * One question as the driver's own `Query` asks it, with its rows made once: columns have our names when they are
 * described, and those of a statement that has a name (`columns`, by name) are not described again. Throws for a value that
 * has no text.
 */
export class Question {
  rows: Answer['rows'] = []
  command = ''
  rowCount = 0
  private unreadable: unknown
  private columns: readonly Column[]
  private readonly values: readonly unknown[]
  readonly text: string
  readonly name: string
  private readonly known: Known
  callback: (error: unknown, answer: Answer) => void

  constructor(
    { text, values, name }: Asked,
    known: Known,
    callback: (error: unknown, answer: Answer) => void,
  ) {
    this.text = text
    this.name = name
    this.values = values.map((value) => prepareValue(value))
    this.known = known
    this.columns = known.get(name) ?? []
    this.callback = callback
  }

  submit(wire: Wire): null {
    const { text, name, values } = this
    if (name === '' && values.length === 0) {
      wire.query(text)
      return null
    }
    wire.stream.cork()
    if (name === '' || wire.parsedStatements[name] === undefined) wire.parse({ name, text })
    wire.bind({ statement: name, values })
    if (!this.known.has(name)) wire.describe({ type: 'P' })
    wire.execute({})
    wire.sync()
    wire.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name: campoDe(name),
      read: pg.types.getTypeParser(dataTypeID, 'text'),
    }))
    if (this.name !== '') this.known.set(this.name, this.columns)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {}
    try {
      this.columns.forEach(({ name, read }, i) => {
        const text = fields[i] ?? null
        row[name] = text === null ? null : read(text)
      })
    } catch (error) {
      this.unreadable = error
    }
    this.rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const said = text.split(' ')
    this.command = said[0] ?? ''
    this.rowCount = Number(said.at(-1)) || 0
  }

  handleReadyForQuery(): void {
    this.callback(this.unreadable, this)
  }

  handleError(error: unknown): void {
    this.callback(error, this)
  }

  handleEmptyQuery(): void {}

  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFail('')
  }
}
