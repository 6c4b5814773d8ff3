import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { endUnusedConnections } from './unused-connections.ts'

test('[XI-B3] a stop waits for the calls under way and for no connection on which nothing was asked', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  endUnusedConnections(app)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/lenta', async () => {
    asked.resolve()
    return answer.promise
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const unused = connect(Number(port), '127.0.0.1')
  const unusedEnds = once(unused, 'close')
  await once(unused, 'connect')
  const slow = fetch(`http://127.0.0.1:${port}/lenta`, { headers: { connection: 'close' } })
  await asked.promise
  const closing = app.close()
  // The one is let go of while the other is still being answered.
  await unusedEnds
  answer.resolve('aquí está')
  expect(await (await slow).text()).toBe('aquí está')
  await closing
})
