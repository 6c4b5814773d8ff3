import { type Archivo, buenLote, type LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claveDemo } from '../apps/server/src/areas/acceso/seed-demo.ts'
import { asFiles } from './borradores/lote-files.ts'
import { type Product, startProduct } from './setup/product.ts'

const dia = '2026-10-12'
let product: Product
let lote: LoteMuestra
beforeAll(async () => {
  product = await startProduct({ dia })
  lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 600 })
})
afterAll(() => product.stop())

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
const arriveAt = (page: Page, place: RegExp) => expect.poll(() => arrived(page)).toMatch(place)

/**
 * Runs in the page: every time that the focus stayed at the body for some frames, where it had been. A Tab past the last
 * place goes through the body by itself: on a busy machine the next one is frames away.
 */
function watchBody(): void {
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
async function tabTo(page: Page, name: RegExp): Promise<void> {
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
const press = async (page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter') => {
  await tabTo(page, name)
  await page.keyboard.press(key)
}
const choose = async (page: Page, name: RegExp, archivos: readonly Archivo[], type: string) => {
  await tabTo(page, name)
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(asFiles(archivos, type))
}

test('[IX-D1] from the sign-in to a saved lote by keyboard alone, the focus always in sight; each step’s heading takes it and says its verdict, and it is never at the body', async () => {
  const page = await product.open(null, { ruta: '/' })
  // Listened to from the start, so that the browser hands every chooser over, however fast the key.
  page.on('filechooser', () => {})
  await page.getByRole('heading').first().waitFor()
  await tabTo(page, /^Correo electrónico/)
  await page.keyboard.type('proveedor@valija.demo')
  await tabTo(page, /^Contraseña/)
  await page.keyboard.type(claveDemo)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/factura/proveedor')
  await page.getByRole('heading', { name: /^Lotes/ }).waitFor()
  await arriveAt(page, /^H1 Lotes/)
  await page.evaluate(watchBody)
  await press(page, /^Cargar (nuevo )?lote$/)
  await page.getByRole('heading', { name: 'Cargar lote' }).waitFor()
  await arriveAt(page, /^H2 Facturas XML:/)

  await choose(page, /^Elegir archivos/, lote.xmls, 'text/xml')
  // What is validated without being asked for may be so by now.
  await arriveAt(page, /^H2 Dictamen: 2 facturas( por \$[\d,.]+, sin verificar todavía| continúan por \$)/)
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).waitFor()
  await press(page, /^Continuar con 2 facturas$/)

  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await arriveAt(page, /^H2 Layout: 2 facturas continúan por \$/)
  await choose(
    page,
    /^Elegir archivo/,
    [{ nombre: 'layout.xlsx', bytes: lote.layoutXlsx }],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).waitFor()
  await press(page, /^Validar localizadores y totales$/)
  await page.getByText('ANT aceptó los localizadores y totales de 2 facturas').waitFor()
  await press(page, /^Validar Layout$/)
  await page.getByText('Layout Correcto!').waitFor()
  await press(page, /^Continuar con 2 facturas$/)

  await page.getByRole('dialog', { name: 'Nombre y PDF del lote' }).waitFor()
  await arriveAt(page, /^H1 Nombre y PDF del lote: 2 facturas continúan por \$/)
  await tabTo(page, /^Nombre del lote/)
  await page.keyboard.type('Solo con teclado')
  await choose(page, /^Elegir archivos/, lote.pdfs, 'application/pdf')
  await page.getByText('2 de 2 facturas con su PDF').waitFor()
  await press(page, /^Validar lote$/)
  await page.getByRole('button', { name: 'Cargar lote' }).waitFor()
  await arriveAt(page, /^H2 Confirmar: 2 facturas continúan por \$/)
  await press(page, /^Cargar lote$/)
  await page.getByRole('dialog', { name: 'Se guardará todo el lote de facturas' }).waitFor()
  await arriveAt(page, /^H1 Se guardará todo el lote de facturas:/)
  await press(page, /^Confirmar$/)
  await page.getByText('Lote «Solo con teclado» guardado').waitFor()
  await arriveAt(page, /^H2 Lote «Solo con teclado» guardado:/)
  expect(await page.evaluate(() => (globalThis as unknown as { fallen: string[] }).fallen)).toEqual([])
  expect(product.consoleErrors).toEqual([])
}, 600_000)
