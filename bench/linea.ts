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
/** Milliseconds; `cls`: how far what one sees is moved by what comes after it, in thousandths. */
const maximos = { fcp: 1000, usable: 3500, cls: 50 }
/** Beside the server, nothing in between: milliseconds to the largest thing one sees; KB of scripts, as they come. */
const maximosAqui: Record<string, { lcp: number; js: number }> = {
  entrada: { lcp: 600, js: 190 },
  lotes: { lcp: 1000, js: 330 },
}
const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.POSITIVE_INFINITY

type Seen = { cls: number; lcp: number }
type Visita = { url: string; session: object | null; usable: string }
/** Milliseconds from the address to the first picture, and to what one came for; nothing was here before. */
async function visit(browser: Browser, { url, session, usable }: Visita, { lejos }: { lejos: boolean }) {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1440, height: 900 } })
  try {
    if (session !== null)
      await context.addInitScript((kept) => localStorage.setItem('sesion', kept), JSON.stringify(session))
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    if (lejos) await cdp.send('Network.emulateNetworkConditions', linea)
    await page.addInitScript(() => {
      const seen = globalThis as unknown as Seen
      seen.cls = 0
      new PerformanceObserver((list) => {
        for (const one of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.cls += one.value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(usable).first().waitFor({ timeout: 60_000 })
    const usableMs = await page.evaluate(() => performance.now())
    await settled(page)
    return await page.evaluate((ms) => {
      const { cls, lcp } = globalThis as unknown as Seen
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const weight = (all: PerformanceResourceTiming[]) =>
        all.reduce((sum, one) => sum + one.encodedBodySize, 0)
      return {
        usable: ms,
        cls: cls * 1000,
        lcp,
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        kb: weight(fetched),
        js: weight(fetched.filter(({ name }) => name.endsWith('.js'))),
      }
    }, usableMs)
  } finally {
    await context.close()
  }
}

/**
 * The sign-in, the list of lotes and the home over a slow line, cold: when something is seen, when it can be used, and what
 * moves; then beside the server, when the largest thing is seen, and what scripts weigh.
 */
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
      const rounds = async (lejos: boolean) => {
        const all: Awaited<ReturnType<typeof visit>>[] = []
        for (let i = 0; i < Number(veces); i++) all.push(await visit(browser, visita, { lejos }))
        return all
      }
      const rondas = await rounds(true)
      const kb = Math.round(median(rondas.map((one) => one.kb)) / 1024)
      for (const what of ['fcp', 'usable', 'cls'] as const)
        say({
          medida: `linea.${name}.${what}`,
          valor: round(median(rondas.map((one) => one[what]))),
          maximo: maximos[what],
          rondas: rondas.map((one) => Math.round(one[what])),
          kb,
        })
      const maximo = maximosAqui[name]
      if (maximo === undefined) continue
      const aqui = await rounds(false)
      say({
        medida: `aqui.${name}.lcp`,
        valor: round(median(aqui.map(({ lcp }) => lcp))),
        maximo: maximo.lcp,
        rondas: aqui.map(({ lcp }) => Math.round(lcp)),
      })
      say({
        medida: `aqui.${name}.js`,
        valor: Math.round(median(aqui.map(({ js }) => js)) / 1024),
        maximo: maximo.js,
      })
    }
  } finally {
    await browser.close()
    await demo.stop()
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
