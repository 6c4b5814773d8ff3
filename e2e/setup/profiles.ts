import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

const plain: BrowserContextOptions = {
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
  viewport: { width: 1440, height: 900 },
  acceptDownloads: true,
  // What a person's browser gives whoever presses «Copiar», and one without a window does not.
  permissions: ['clipboard-write'],
}

/** Runs in the page: forgets what a person's browser keeps of the product. */
async function forget(): Promise<void> {
  localStorage.clear()
  const gone = (name: string) =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = () => resolve()
      request.onerror = () => reject(new Error(`${name}: ${request.error?.message}`))
    })
  for (const { name } of await indexedDB.databases()) if (name) await gone(name)
}

/**
 * Browser profiles of an address. One without options of its own is emptied when it is closed and handed out again, to the
 * next file's product too: a page of a new profile compiles every script anew, which is more than half of its work. A page
 * that stays on a picture keeps the process; every other goes, with its routes, scripts and listeners. One whose clock was
 * moved, or that knows the product by another name too (what it keeps under that one stays), is not used twice.
 */
export function profilesOf(browser: Browser, url: string) {
  const free: BrowserContext[] = []
  const used = new Set<BrowserContext>()
  const open = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const own = await browser.newContext({ ...plain, ...options })
    own.on('close', () => used.delete(own))
    return own
  }
  const openReusable = async (): Promise<BrowserContext> => {
    // What moves is drawn sixty times a second, a tenth of all the work; profiles of their own move as a person's do.
    const own = await open({ reducedMotion: 'reduce' })
    const close = own.close.bind(own)
    const keeper = await own.newPage()
    await keeper.goto(`${url}/valija.svg`)
    const clockMoved = watchClock(own)
    own.close = async () => {
      if (!used.delete(own)) return
      const elsewhere = own
        .pages()
        .some((page) => page.url().startsWith('http') && !page.url().startsWith(url))
      if (clockMoved() || elsewhere || keeper.isClosed()) return close()
      for (const page of own.pages()) if (page !== keeper) await page.close()
      await own.unrouteAll({ behavior: 'ignoreErrors' })
      await own.setOffline(false)
      await own.clearCookies()
      await keeper.evaluate(forget)
      free.push(own)
    }
    return own
  }
  return {
    take: async (options: BrowserContextOptions, nuevo: boolean): Promise<BrowserContext> => {
      const plainly = !nuevo && Object.keys(options).length === 0
      const own = plainly ? (free.pop() ?? (await openReusable())) : await open(options)
      used.add(own)
      return own
    },
    /** Closes those that were taken. */
    release: async (): Promise<void> => {
      for (const own of used) await own.close()
    },
  }
}

/** Whether somebody has put a clock of its own in a profile's pages: it stays in those to come. */
function watchClock({ clock }: BrowserContext): () => boolean {
  let moved = false
  const install = clock.install.bind(clock)
  clock.install = (options) => {
    moved = true
    return install(options)
  }
  return () => moved
}
