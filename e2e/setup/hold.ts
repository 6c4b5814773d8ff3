import type { Page } from 'playwright-core'

/** Holds the changes sent there; let go, it waits until the page has its answer and drew it. */
export async function hold(page: Page, call: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    if (route.request().method() !== 'GET') await promise
    await route.fallback()
  })
  return async () => {
    const answered = page.waitForResponse(
      (answer) => call.test(answer.url()) && answer.request().method() !== 'GET',
    )
    resolve()
    await (await answered).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
