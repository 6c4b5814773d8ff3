import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerTurnos } from './turnos.ts'

test('[VII-B5] of five hundred calls at once a few begin in each turn of the loop, and who asks meanwhile from elsewhere waits for a turn or two', async () => {
  const app = fastify()
  registerTurnos(app)
  const begun: string[] = []
  app.get('/', ({ ip }) => {
    begun.push(ip)
    return null
  })
  const from = (remoteAddress: string) => app.inject({ url: '/', remoteAddress })
  await from('10.0.0.9')
  const flood = Array.from({ length: 500 }, () => from('10.0.0.1'))
  await from('10.0.0.2')
  expect(begun.filter((ip) => ip === '10.0.0.1').length).toBeLessThan(50)
  await Promise.all(flood)
  expect(begun).toHaveLength(502)
  // Nothing is held back once it is over.
  await from('10.0.0.3')
  expect(begun.at(-1)).toBe('10.0.0.3')
})
