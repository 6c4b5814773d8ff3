import type { Page } from 'playwright-core'

/**
 * A screen that has said what it has to say: a heading or a form is there, nothing is loading and nothing moves. The
 * network is never idle: live events stay open.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1, form, [role=alert]').first().waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector(
        '[aria-busy=true], .MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])',
      ) === null && document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}
