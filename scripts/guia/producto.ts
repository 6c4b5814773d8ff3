import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SandboxHandle } from '@valija/sandbox/server.ts'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Valija } from '../../apps/server/src/app.ts'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import { createDemo } from '../../apps/server/src/demo.ts'
import { ensureChromium, ensureWebBuilt } from '../setup.mjs'

/** The business day of every picture. */
export const dia = '2026-10-12'

export type Producto = {
  url: string
  valija: Valija
  sandbox: SandboxHandle
  /** A person signs in through the form and stands on their first screen. */
  signIn(correo: string): Promise<Page>
  /** A browser nobody has signed in with, at an address of the product or any other. */
  open(ruta: string): Promise<Page>
  post(ruta: string, cuerpo: unknown): Promise<void>
  stop(): Promise<void>
}

/** The product beside its sandbox on a database of its own that is gone afterwards, and a real browser. */
export async function startProducto(): Promise<Producto> {
  await ensureWebBuilt()
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-guia-'))
  const database = await startEmbedded({ dir, durable: false })
  const config = readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' })
  const demo = await createDemo(config, database.url)
  const url = await demo.valija.listen()
  const post = async (ruta: string, cuerpo: unknown) => {
    await fetch(new URL(ruta, demo.sandbox.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cuerpo),
    })
  }
  await post('/reloj', { dia })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  const context: BrowserContextOptions = {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
  }
  const open = async (ruta: string) => {
    const own = await browser.newContext(context)
    own.setDefaultTimeout(30_000)
    const page = await own.newPage()
    await page.goto(new URL(ruta, url).href)
    return page
  }
  return {
    url,
    valija: demo.valija,
    sandbox: demo.sandbox,
    open,
    post,
    async signIn(correo) {
      const page = await open('/')
      await page.getByLabel('Correo electrónico').fill(correo)
      await page.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await page.getByRole('navigation', { name: 'Menú' }).waitFor()
      // The greeting goes by itself; no picture holds it.
      await page.getByText('Te damos la bienvenida de nuevo').waitFor({ state: 'detached' })
      return page
    },
    async stop() {
      await browser.close()
      await demo.stop()
      await database.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
