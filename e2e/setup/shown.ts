import type { Page } from 'playwright-core'

/** Which of these words the page has shown since, though it were for an instant only: what passes by itself is waited for so. */
export async function watchWords(page: Page, words: readonly string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((all) => {
    const shown = new Set<string>()
    Object.assign(globalThis, { shown })
    new MutationObserver(() => {
      const { innerText } = document.body
      for (const one of all) if (innerText.includes(one)) shown.add(one)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, words)
  return () => page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown])
}
