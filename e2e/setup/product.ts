import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SandboxHandle } from '@valija/sandbox/server.ts'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished, TestRunner } from 'vitest'
import type { Valija } from '../../apps/server/src/app.ts'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createDemo } from '../../apps/server/src/demo.ts'
import { keepingLog } from '../../apps/server/testing/keeping-log.ts'
import { asAplicacion, copyDatabase, dropDatabase } from '../../apps/server/testing/test-app.ts'
import { profilesOf } from './profiles.ts'
import { tellWhatWasSeen } from './seen.ts'

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A profile's pages share what its process has compiled.
  '--process-per-site',
]

export type Product = {
  url: string
  valija: Valija
  sandbox: SandboxHandle
  dataDir: string
  /**
   * A page of its own browser profile, signed in as a demo user (or not, with null). Spanish, Mexico City. In one that is
   * `nuevo` no other page has fetched any code. At no `ruta` (null) nothing is loaded yet: what its first screen is to meet
   * (a clock, an answer held back) is laid before going there.
   */
  open(
    email: string | null,
    options?: BrowserContextOptions & { ruta?: string | null; nuevo?: boolean },
  ): Promise<Page>
  /** Errors of the pages' consoles and unanswered exceptions: a test of a screen ends by expecting none. */
  consoleErrors: string[]
  /** A call with a demo user's token, for preparing what a test does not show: JSON, or a form with files. */
  api<T = unknown>(email: string, metodo: string, ruta: string, body?: unknown): Promise<T>
  stop(): Promise<void>
}

type Shared = { browser: Browser; port: number; profiles: ReturnType<typeof profilesOf> }
let shared: Promise<Shared> | undefined
/** One browser and one address for all the products of a worker, one after the other; each closes the pages it opened. */
async function sharedBrowser(): Promise<Shared> {
  if (!shared || !(await shared).browser.isConnected()) shared = launch()
  return shared
}
async function launch(): Promise<Shared> {
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: browserFlags })
  const port = await freePort()
  return { browser, port, profiles: profilesOf(browser, addressOf(port)) }
}
const addressOf = (port: number) => `http://127.0.0.1:${port}`
/** Below those that the system gives to whoever asks for any. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(20_000, 32_000)
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/**
 * The built product beside its sandbox on its own copy of the database, and a browser. With `estancias` it reads the
 * engines' list of bookings by stay as it begins. Call `stop` in afterAll.
 */
export async function startProduct(
  options: { dia?: string; env?: Record<string, string>; estancias?: boolean } = {},
): Promise<Product> {
  const { port, profiles } = await sharedBrowser()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'valija-e2e-'))
  const databaseUrl = await copyDatabase()
  const config = readConfig('demo', {
    VALIJA_DATA: dataDir,
    VALIJA_LOG: 'warn',
    PORT: String(port),
    VALIJA_FLUJOS: '200',
    ...options.env,
  })
  const { log, lines, assertNoFaults } = keepingLog()
  const demo = await createDemo(config, asAplicacion(databaseUrl), {
    skipMigrations: true,
    overrides: { log },
  })
  // Five thousand bookings that most screens do not ask about: another is taken to be reading them.
  if (!options.estancias)
    await demo.valija.deps.db
      .updateTable('estanciasLectura')
      .set({ ocupadaHasta: new Date('2100-01-01') })
      .execute()
  const url = await demo.valija.listen()
  if (options.dia)
    await fetch(`${demo.sandbox.url}/reloj`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dia: options.dia }),
    })
  const consoleErrors: string[] = []
  const tokens = new Map<string, { token: string; expiracion: string; usuarioId: string }>()
  const login = async (email: string) => {
    const known = tokens.get(email)
    // A test may have signed out with it.
    if (known && (await fetch(`${url}/api/sesion`, { headers: bearer(known.token) })).ok) return known
    const answer = await fetch(`${url}/api/usuarios/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: claveDemo }),
    })
    const abierta = (await answer.json()) as { token: string; expiracion: string }
    const quien = await fetch(`${url}/api/sesion`, { headers: bearer(abierta.token) })
    const session = { ...abierta, ...((await quien.json()) as { usuarioId: string }) }
    tokens.set(email, session)
    return session
  }
  return {
    url,
    valija: demo.valija,
    sandbox: demo.sandbox,
    dataDir,
    consoleErrors,
    async open(email, { ruta = '/', nuevo = false, viewport, colorScheme, ...context } = {}) {
      const own = await profiles.take(context, nuevo)
      // Its live stream and its timers go with the test that asked for it; what a file shares is opened before its tests.
      if (TestRunner.getCurrentTest())
        onTestFinished(async ({ task }) => {
          if (task.result?.state === 'fail') await tellWhatWasSeen(own.pages(), [...lines, ...consoleErrors])
          // What a handler still waits for is answered to nobody.
          for (const one of own.pages()) await one.unrouteAll({ behavior: 'ignoreErrors' })
          await own.close()
        })
      own.setDefaultTimeout(60_000)
      const page = await own.newPage()
      // Of the page, not of the profile, which is so the next test's too.
      if (viewport) await page.setViewportSize(viewport)
      if (colorScheme) await page.emulateMedia({ colorScheme })
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('the server responded with a status of'))
          consoleErrors.push(message.text())
      })
      page.on('pageerror', (error) => consoleErrors.push(String(error)))
      if (email) {
        const { token, expiracion, usuarioId } = await login(email)
        await page.addInitScript((kept) => {
          if (!localStorage.getItem('sesion')) localStorage.setItem('sesion', kept)
        }, JSON.stringify({ token, expiracion, usuarioId }))
      }
      if (ruta !== null) await page.goto(`${url}${ruta}`)
      return page
    },
    async api<T>(email: string, metodo: string, ruta: string, body?: unknown) {
      const { token } = await login(email)
      const asItIs = body === undefined || body instanceof FormData
      const answer = await fetch(`${url}${ruta}`, {
        method: metodo,
        headers: { ...bearer(token), ...(asItIs ? {} : { 'content-type': 'application/json' }) },
        body: asItIs ? body : JSON.stringify(body),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${metodo} ${ruta}: ${answer.status} ${text}`)
      return (text ? JSON.parse(text) : null) as T
    },
    async stop() {
      await profiles.release()
      await demo.stop()
      await dropDatabase(databaseUrl)
      rmSync(dataDir, { recursive: true, force: true })
      assertNoFaults()
    },
  }
}
