import path from 'node:path'
import { expect, test } from 'vitest'
import { signedScreens } from '../../apps/web/pantallas.ts'
import { weigh } from '../../scripts/web-weight.ts'

test('[VIII-E] the sign-in stays within its kilobytes of JavaScript, the list of lotes within its own, and every other screen', async () => {
  const screens = await signedScreens()
  const weights = weigh(path.resolve(import.meta.dirname, '../../apps/web/dist'), screens)
  expect(weights.filter(({ ok }) => !ok)).toEqual([])
  expect(weights).toHaveLength(screens.length + 1)
})
