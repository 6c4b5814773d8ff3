import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { settled } from './settled.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme may change: the rest of the page is the same in both. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, once it has settled. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page)
  // Without the modern way's second page for every look: nothing of ours is in a frame of another origin.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const found = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
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
