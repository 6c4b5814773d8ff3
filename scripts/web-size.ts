import path from 'node:path'
import { signedScreens } from '../apps/web/pantallas.ts'
import { weigh } from './web-weight.ts'

/** What the sign-in and each screen cost. Run after `npm run web:build`; ends with an error above the budget. */
const weights = weigh(
  path.resolve(import.meta.dirname, process.argv[2] ?? '../apps/web/dist'),
  await signedScreens(),
)
for (const weight of weights) console.log(JSON.stringify(weight))
if (!weights.every(({ ok }) => ok)) process.exitCode = 1
