import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepAnswer } from './keep-answer.ts'
import { queryClient } from './query-client.ts'

/** The thing as the server holds it, and how often it was asked for. */
let server = 0
let asked = 0
const query = queryOptions({
  queryKey: ['cosa', 7],
  queryFn: () => {
    asked++
    return Promise.resolve(server)
  },
  staleTime: Infinity,
})
const shown = () => queryClient.getQueryData(query.queryKey)
/** A change: the server has it at once, its answer arrives when it is let. */
function change() {
  const answer = ++server
  const { promise, resolve } = Promise.withResolvers<number>()
  return { kept: keepAnswer(query.queryKey, promise), arrive: () => resolve(answer) }
}
let leave: () => void
beforeEach(async () => {
  await queryClient.fetchQuery(query)
  leave = new QueryObserver(queryClient, query).subscribe(() => undefined)
  asked = 0
})
afterEach(() => {
  leave()
  queryClient.clear()
})

describe('[VI-D8] what a change answers', () => {
  it('is shown without asking again when nothing else was on its way', async () => {
    for (let i = 0; i < 3; i++) {
      const one = change()
      one.arrive()
      await one.kept
      expect([shown(), asked]).toEqual([server, 0])
    }
  })

  it.each([
    ['in the order of the changes', [0, 1]],
    ['in another', [1, 0]],
  ])('of two at once, arriving %s, ends as the server has it', async (_name, order) => {
    const both = [change(), change()]
    for (const i of order) {
      both[i]?.arrive()
      await both[i]?.kept
    }
    expect(shown()).toBe(server)
  })

  it('does not end a newer look that was on its way without looking again', async () => {
    const one = change()
    // Somebody else's change, told by an event: it is being fetched when the older answer comes.
    server++
    const look = queryClient.invalidateQueries({ queryKey: query.queryKey })
    one.arrive()
    await Promise.all([one.kept, look])
    expect(shown()).toBe(server)
  })

  it('does not take the place of a newer look that came before it', async () => {
    const one = change()
    server++
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
    one.arrive()
    await one.kept
    expect(shown()).toBe(server)
  })
})
