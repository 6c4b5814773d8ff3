import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { root } from '../../scripts/setup.mjs'
import { agencia } from '../invitados/mundo.ts'
import { browserFlags, freePort } from '../setup/product.ts'
import { follow, settled } from './procesos.ts'

const inside = 'node_modules'
/** The code of the product where a test may change it; what is installed is the same. */
function copyCode(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'valija-dev-'))
  // Run by root, PostgreSQL's own user passes through it.
  chmodSync(copy, 0o711)
  for (const one of ['apps', 'packages', 'scripts', 'package.json', 'tsconfig.base.json', 'tsconfig.json'])
    cpSync(path.join(root, one), path.join(copy, one), { recursive: true })
  mkdirSync(path.join(copy, inside))
  for (const one of readdirSync(path.join(root, inside)))
    if (one === '@valija')
      cpSync(path.join(root, inside, one), path.join(copy, inside, one), {
        recursive: true,
        verbatimSymlinks: true,
      })
    else if (!one.startsWith('.vite')) symlinkSync(path.join(root, inside, one), path.join(copy, inside, one))
  return copy
}

test('[VIII-C3] a text changed while `npm run dev` is up is on the screen without its being asked for again, and in what the server answers', async () => {
  const copy = copyCode()
  const data = path.join(copy, '.valija')
  const port = await freePort()
  const dev = follow(
    process.execPath,
    ['scripts/dev.ts', '--vacio'],
    { PORT: String(port), VALIJA_DATA: data },
    copy,
  )
  onTestFinished(async () => {
    dev.child.kill('SIGTERM')
    await dev.exited
    await settled(data, 15_000)
    rmSync(copy, { recursive: true, force: true })
  })
  await dev.line('Pantallas en')
  const change = (file: string, from: string, to: string) => {
    const whole = path.join(copy, 'packages/contract/src/messages', file)
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(from, to))
  }
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: browserFlags })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/`)
  const correo = page.getByLabel('Correo electrónico')
  await correo.fill('a@b.mx')
  change('acceso-pantalla.ts', '¿Olvidaste tu contraseña?', '¿Qué contraseña era?')
  await page.getByText('¿Qué contraseña era?').waitFor()
  await expect.poll(() => correo.inputValue()).toBe('a@b.mx')

  change('acceso.ts', 'Revisa tus correo o contraseña', 'Esa no es')
  // Seldom: an address may only try so often.
  await expect
    .poll(
      async () => {
        const answer = await fetch(`http://localhost:${port}/api/usuarios/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'a@b.mx', password: 'Valija@2026' }),
        }).catch(() => null)
        return answer?.text()
      },
      { interval: 1000 },
    )
    .toContain('Esa no es')

  // React leaves every screen once and comes back: what waits for an answer goes on all the same.
  await page.goto(`http://localhost:${port}/ingresar/rfc`)
  await page.getByLabel('RFC', { exact: true }).fill(agencia('502').rfc)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: 'Comisionista invitado' }).waitFor()
})
