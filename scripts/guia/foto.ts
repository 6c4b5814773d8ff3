import path from 'node:path'
import type { Page } from 'playwright-core'

export const carpeta = path.resolve(import.meta.dirname, '../../docs/guia')
const medidas = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Nothing loads and nothing moves any more. Live events keep the network busy, so it is not asked. */
const settle = async (page: Page) => {
  // A change of size or colours starts its transitions at the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page
    .waitForFunction(
      () =>
        document.querySelector('[aria-busy=true], .MuiSkeleton-root') === null &&
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined)
}

/** Whatever a step scrolled, back to its beginning; dialogs and the page scroll apart. */
const toTop = () => {
  for (const element of document.querySelectorAll('html, main, .MuiDialogContent-root, .MuiDialog-paper'))
    element.scrollTop = 0
}

/** The step as it is now, on a telephone and on a screen, in the colours asked for; leaves the page at its wide size. */
export async function foto(page: Page, nombre: string, { oscuro = false } = {}): Promise<void> {
  await page.mouse.move(1, 400)
  for (const medida of medidas) {
    await page.setViewportSize(medida)
    await page.evaluate(toTop)
    await settle(page)
    const at = (sufijo: string) => path.join(carpeta, `${nombre}-${medida.width}${sufijo}.png`)
    await page.screenshot({ path: at('') })
    if (!oscuro) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await settle(page)
    await page.screenshot({ path: at('-oscuro') })
    await page.emulateMedia({ colorScheme: 'light' })
  }
}
