import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { settled } from './settled.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme may change: the rest of the page is the same in both. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, once it has settled. A page is given it once, and tells only what fails. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const runOnly: axe.RunOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags }
  const found = await page.evaluate(async (only) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    return (await run(document, { runOnly: only, resultTypes: ['violations'] })).violations
  }, runOnly)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** The same of the light and of the dark theme, without loading the page again. */
export async function violationsOfBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-tema=${colorScheme}]`).waitFor({ state: 'attached' })
    const rules = colorScheme === 'dark' ? ofColour : undefined
    found.push(...(await violations(page, rules)).map((one) => `${colorScheme} ${one}`))
  }
  return found
}
