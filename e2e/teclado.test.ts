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

test('from the sign-in to a saved lote by keyboard alone, the focus always in sight', async () => {
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
  await press(page, /^Cargar (nuevo )?lote$/)
  await page.getByRole('heading', { name: 'Cargar lote' }).waitFor()

  await choose(page, /^Elegir archivos/, lote.xmls, 'text/xml')
  await page.getByRole('button', { name: 'Validar Facturas' }).waitFor()
  await press(page, /^Validar Facturas$/)
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).waitFor({ timeout: 30_000 })
  await press(page, /^Continuar con 2 facturas$/)

  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await choose(
    page,
    /^Elegir archivo/,
    [{ nombre: 'layout.xlsx', bytes: lote.layoutXlsx }],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).waitFor()
  await press(page, /^Validar localizadores y totales$/)
  await page.getByText('ANT aceptó los localizadores y totales de 2 facturas').waitFor({ timeout: 30_000 })
  await press(page, /^Validar Layout$/)
  await page.getByText('Layout Correcto!').waitFor()
  await press(page, /^Continuar con 2 facturas$/)

  await page.getByRole('dialog', { name: 'Nombre y PDF del lote' }).waitFor()
  await tabTo(page, /^Nombre del lote/)
  await page.keyboard.type('Solo con teclado')
  await choose(page, /^Elegir archivos/, lote.pdfs, 'application/pdf')
  await page.getByText('2 de 2 facturas con su PDF').waitFor()
  await press(page, /^Validar lote$/)
  await page.getByRole('button', { name: 'Cargar lote' }).waitFor()
  await press(page, /^Cargar lote$/)
  await page.getByRole('dialog', { name: 'Se guardará todo el lote de facturas' }).waitFor()
  await press(page, /^Confirmar$/)
  await page.getByText('Lote «Solo con teclado» guardado').waitFor()
  expect(product.consoleErrors).toEqual([])
}, 600_000)
