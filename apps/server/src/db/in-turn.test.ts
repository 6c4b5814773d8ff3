import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('[VI-D8] a connection is asked the next question when the one before is answered, also by a failure', async () => {
  let asking = 0
  const most: number[] = []
  const client = {
    async query(text: string) {
      most.push((asking += 1))
      await Promise.resolve()
      asking -= 1
      if (text === 'bad') throw new Error(text)
      return { rows: [text] }
    },
  }
  const ask = inTurn(client as unknown as Parameters<typeof inTurn>[0])
  const said = await Promise.allSettled(['one', 'bad', 'two'].map((text) => ask(text)))
  expect(most).toEqual([1, 1, 1])
  expect(said.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
