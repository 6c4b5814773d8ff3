import path from 'node:path'
import { expect, test } from 'vitest'
import { weigh } from '../../scripts/web-weight.ts'

test('[VIII-E] the sign-in stays within 190 kB of JavaScript and every screen with a list within 380 kB', () => {
  const weights = weigh(path.resolve(import.meta.dirname, '../../apps/web/dist'))
  expect(weights.filter(({ ok }) => !ok)).toEqual([])
  // The login, and at least the lists of lotes, people, payments, complements and accounts.
  expect(weights.length).toBeGreaterThan(10)
})
