import type pg from 'pg'

export type Ask = <R extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<pg.QueryResult<R>>

/** Asks a connection that several parts share: one question after the other, as its driver demands. */
export function inTurn(client: Pick<pg.ClientBase, 'query'>): Ask {
  let before: Promise<unknown> = Promise.resolve()
  return <R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => {
    const asked = before.then(() => client.query<R>(text, values && [...values]))
    before = asked.catch(() => undefined)
    return asked
  }
}
