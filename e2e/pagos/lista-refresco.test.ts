import { diaDe } from '@valija/domain/tiempo/dia.ts'
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagoDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
beforeAll(async () => {
  product = await startProduct()
  const fechaPago = `${diaDe(new Date()).slice(0, 7)}-07`
  for (const [localizador, concepto, monto] of [
    ['LMP735', 'Anticipo de la playa', 901],
    ['KTR482', 'Anticipo de Cancún', 902],
  ] as const)
    await product.api(admin, 'POST', '/api/pagos/guardar', {
      clave: crypto.randomUUID(),
      pagos: [pagoDePrueba({ localizador, concepto, monto, fechaPago })],
    })
})
afterAll(() => product.stop())

test('[P-015] a filter changed while a refresh runs is loaded, once, and what the refresh brings late changes nothing', async () => {
  const page = await product.open(admin, { ruta: null })
  await page.clock.install()
  // What waits for its answer would be given up when the clock jumps, and all that is shown asked again.
  const enCamino = new Set<Request>()
  page.on('request', (request) => {
    if (/\/api\/(?!eventos)/.test(request.url())) enCamino.add(request)
  })
  page.on('requestfinished', (request) => enCamino.delete(request))
  page.on('requestfailed', (request) => enCamino.delete(request))
  await page.goto(`${product.url}/listar/pagos`)
  const playa = page.getByText('Anticipo de la playa').first()
  const cancun = page.getByText('Anticipo de Cancún').first()
  await playa.waitFor()
  await cancun.waitFor()

  const asked: (string | null)[] = []
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  let lateAnswered = false
  await page.route(/\/api\/pagos\?/, async (route) => {
    const first = asked.length === 0
    asked.push(new URL(route.request().url()).searchParams.get('bookingCode'))
    if (first) await late
    // By then the page may no longer be waiting for it.
    await route.continue().catch(() => {})
    if (first) lateAnswered = true
  })
  await expect.poll(() => enCamino.size).toBe(0)
  await page.clock.fastForward(301_000)
  await expect.poll(() => asked[0]).toBe(null)

  await page.getByRole('button', { name: 'Filtros Avanzados' }).click()
  const localizador = page.getByLabel('Localizador', { exact: true })
  await localizador.fill('LMP735')
  await localizador.press('Enter')
  // What a stream tells of as it begins may have it asked for once more without the filter.
  const filtered = () => asked.filter((one) => one !== null)
  await expect.poll(filtered).toEqual(['LMP735'])
  await cancun.waitFor({ state: 'detached' })
  await playa.waitFor()

  answerLate()
  await expect.poll(() => lateAnswered).toBe(true)
  await page.clock.runFor(1_000)
  await expect.poll(() => cancun.count()).toBe(0)
  await expect.poll(() => playa.count()).toBe(1)
  expect(filtered()).toEqual(['LMP735'])
  // The next one by itself is of the filters of now.
  await expect.poll(() => enCamino.size).toBe(0)
  const before = asked.length
  await page.clock.fastForward(300_000)
  await expect.poll(() => asked.slice(before)).toEqual(['LMP735'])
})

test('no page complained', () => expect(product.consoleErrors).toEqual([]))
