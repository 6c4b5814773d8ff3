import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './settled.ts'

/** The page scrolls sideways at no place; first made `width` pixels wide where one is given. */
export async function fits(page: Page, width?: number): Promise<void> {
  if (width !== undefined) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
  }
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}
