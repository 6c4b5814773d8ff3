import type { Page } from 'playwright-core'

/**
 * A wait that ended says what was not there; this says what was, and what the product logged of its own failures. A page
 * that says nothing may have been taken down, or hidden from whoever only listens: its markup tells which.
 */
export async function tellWhatWasSeen(pages: Page[], logged: readonly string[]): Promise<void> {
  for (const line of logged.slice(-10)) console.error(line)
  for (const page of pages) {
    const body = page.locator('body')
    // What keeps a profile's process is a picture.
    if ((await body.count().catch(() => 1)) === 0) continue
    const seen = await body.ariaSnapshot({ timeout: 1000 }).catch(String)
    const markup = async () => (await body.innerHTML({ timeout: 1000 }).catch(String)).slice(0, 5000)
    console.error(page.url(), seen || (await markup()))
  }
}
