import type { TestProject } from 'vitest/node'
import { ensureHeadlessChromium, ensureWebBuilt } from '../scripts/setup.mjs'
import startDatabase from '../scripts/test-database.ts'

/** Screens run against the built product: `npm test` builds it before; here it is only checked and the database started. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureWebBuilt()
  process.env.CHROMIUM = ensureHeadlessChromium()
  project.provide('chromium', process.env.CHROMIUM)
  return startDatabase(project)
}

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}
