import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What has the focus, as it is called aloud, and whether one can see that it has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    if (!element || element === document.body) return { name: '', visible: true }
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
    const name = element.getAttribute('aria-label') ?? (labels || element.textContent || '')
    const marks = [element, element.parentElement, element.parentElement?.querySelector('fieldset')].map(
      (one) => (one ? getComputedStyle(one) : null),
    )
    const visible = marks.some(
      (style) =>
        style !== null &&
        (style.outlineStyle !== 'none' ||
          style.boxShadow !== 'none' ||
          Number.parseFloat(style.borderTopWidth) >= 2),
    )
    return { name: name.trim(), visible }
  })

/** What a reader says on arriving: the name of the place, and what it says of itself. */
const arrived = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    const said = document.getElementById(at?.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    return `${at?.tagName} ${at?.textContent}: ${said.replaceAll('\u00a0', ' ').trim()}`
  })
export const arriveAt = (page: Page, place: RegExp) => expect.poll(() => arrived(page)).toMatch(place)

/**
 * Runs in the page: every time that the focus stayed at the body for some frames, where it had been. A Tab past the last
 * place goes through the body by itself: on a busy machine the next one is frames away.
 */
export function watchBody(): void {
  const fallen: string[] = []
  Object.assign(globalThis, { fallen })
  let before = ''
  let frames = 0
  let tabbed = false
  addEventListener('keydown', ({ key }) => void (tabbed = key === 'Tab'), true)
  const look = () => {
    const at = document.activeElement
    if (at === null || at === document.body) {
      frames += 1
      if (frames === 4 && !tabbed) fallen.push(before)
    } else {
      frames = 0
      before = `${at.tagName} ${at.textContent}`.slice(0, 60)
    }
    requestAnimationFrame(look)
  }
  look()
}

/** Tab, as often as it takes, to something of that name; what it passes is no trap. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let i = 0; i < 90; i++) {
    const now = await focused(page)
    if (name.test(now.name)) {
      expect(now.visible, `${now.name}: no visible focus`).toBe(true)
      return
    }
    passed.push(now.name)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}: ${[...new Set(passed)].join(' · ')}`)
}
export const press = async (page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter') => {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

/** Where the focus fell to the body from, since `watchBody`. */
export const fallen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { fallen: string[] }).fallen)
