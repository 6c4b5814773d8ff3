import { type Archivo, buenLote, type LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claveDemo } from '../apps/server/src/areas/acceso/seed-demo.ts'
import { asFiles } from './borradores/lote-files.ts'
import { arriveAt, fallen, press, tabTo, watchBody } from './setup/keys.ts'
import { type Product, startProduct } from './setup/product.ts'

const dia = '2026-10-12'
let product: Product
let lote: LoteMuestra
beforeAll(async () => {
  product = await startProduct({ dia })
  lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 600 })
})
afterAll(() => product.stop())

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
  // There while the SAT is asked, and pressed only once it answered.
  await page.getByRole('button', { name: 'Continuar con 2 facturas', disabled: false }).waitFor()
  await press(page, /^Continuar con 2 facturas$/)

  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await arriveAt(page, /^H2 Layout: 2 facturas continúan por \$/)
  await choose(
    page,
    /^Elegir archivo/,
    [{ nombre: 'layout.xlsx', bytes: lote.layoutXlsx }],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  // There from the beginning, and pressed only once the layout was read.
  await page.getByRole('button', { name: 'Validar localizadores y totales', disabled: false }).waitFor()
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
  expect(await fallen(page)).toEqual([])
  expect(product.consoleErrors).toEqual([])
}, 600_000)
