import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { openSession } from '../apps/server/src/areas/acceso/open-session.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { createDemo } from '../apps/server/src/demo.ts'
import { personaDe } from '../apps/server/testing/persona-de.ts'
import { seedLote } from '../apps/server/testing/seed-lote.ts'
import { settled } from '../e2e/setup/settled.ts'
import { ensureChromium, ensureWebBuilt } from '../scripts/setup.mjs'
import { round, say } from './measure.ts'

/** A line of 1.6 Mb/s with 150 ms there and back. */
const linea = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** `cls`: how far what one sees is moved by what comes after it, in thousandths. */
const maximos = { fcp: 1000, usable: 3500, cls: 50 }
const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.POSITIVE_INFINITY

type Visita = { url: string; session: object | null; usable: string }
/** Milliseconds from the address to the first picture, and to what one came for; nothing was here before. */
async function visit(browser: Browser, { url, session, usable }: Visita) {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1440, height: 900 } })
  try {
    if (session !== null)
      await context.addInitScript((kept) => localStorage.setItem('sesion', kept), JSON.stringify(session))
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', linea)
    await page.addInitScript(() => {
      const moved = globalThis as unknown as { cls: number }
      moved.cls = 0
      new PerformanceObserver((list) => {
        for (const one of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved.cls += one.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(usable).first().waitFor({ timeout: 60_000 })
    const usableMs = await page.evaluate(() => performance.now())
    await settled(page)
    return await page.evaluate(
      (ms) => ({
        usable: ms,
        cls: (globalThis as unknown as { cls: number }).cls * 1000,
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        kb: performance
          .getEntriesByType('resource')
          .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
      }),
      usableMs,
    )
  } finally {
    await context.close()
  }
}

/** The sign-in, the list of lotes and the home over a slow line, cold: when something is seen, when it can be used, and what moves. */
export async function run([veces = '5']: string[]): Promise<void> {
  await ensureWebBuilt()
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-bench-'))
  const database = await startEmbedded({ dir, durable: false })
  const demo = await createDemo(
    readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' }),
    database.url,
  )
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const url = await demo.valija.listen()
    const { deps } = demo.valija
    const { id, correo: email } = await personaDe(deps, 'admin@valija.demo')
    for (let i = 0; i < 20; i++) await seedLote({ deps }, { creador: { id, correo: email }, facturas: 1 })
    const { token, expiracion } = await openSession(deps, { id, email })
    const visitas: Record<string, Visita> = {
      entrada: { url, session: null, usable: 'input[type=password]' },
      lotes: {
        url: `${url}/factura/proveedor`,
        session: { token, expiracion, usuarioId: id },
        usable: '[role=grid] tr[data-id]',
      },
      inicio: {
        url: `${url}/inicio`,
        session: { token, expiracion, usuarioId: id },
        usable: '[aria-label="Por resolver"], main h2',
      },
    }
    for (const [name, visita] of Object.entries(visitas)) {
      const rondas: Awaited<ReturnType<typeof visit>>[] = []
      for (let i = 0; i < Number(veces); i++) rondas.push(await visit(browser, visita))
      const kb = Math.round(median(rondas.map((one) => one.kb)) / 1024)
      for (const what of ['fcp', 'usable', 'cls'] as const)
        say({
          medida: `linea.${name}.${what}`,
          valor: round(median(rondas.map((one) => one[what]))),
          maximo: maximos[what],
          rondas: rondas.map((one) => Math.round(one[what])),
          kb,
        })
    }
  } finally {
    await browser.close()
    await demo.stop()
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
