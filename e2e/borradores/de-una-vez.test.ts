import { buenLote, type LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import { zipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handsOf } from '../setup/hands.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { asFiles, chooseLayout, dropXml, openWizard, pickHotel } from './lote-files.ts'

const dia = '2026-10-12'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

const dropWhole = (page: Page, lote: LoteMuestra) =>
  page
    .locator('input[aria-label="Facturas XML del lote"]')
    .setInputFiles([
      ...asFiles(lote.xmls, 'text/xml'),
      ...asFiles(lote.pdfs, 'application/pdf'),
      { name: 'layout.xlsx', mimeType: xlsx, buffer: Buffer.from(lote.layoutXlsx) },
    ])

/** All of it dropped; the proposal of a name is on its way until `propuesta` is resolved. */
async function openNameBeforeItIsProposed(page: Page, lote: LoteMuestra) {
  const propuesta = Promise.withResolvers<void>()
  const pedida = page.waitForRequest((request) => request.url().endsWith('/nombre'))
  await page.route(
    '**/nombre',
    async (route) => {
      await propuesta.promise
      await route.continue()
    },
    { times: 1 },
  )
  await dropWhole(page, lote)
  await pedida
  await page.getByRole('button', { name: /^Ver.*[Nn]ombre/ }).click()
  return { modal: page.getByRole('dialog', { name: 'Nombre y PDF del lote' }), propuesta }
}

test('[IX-A1] [IX-A3] twenty invoices with their PDFs and layout reach saved in four presses and drops, from the home, and the end says what comes next', async () => {
  const lote = await buenLote({ n: 20, proveedor: '101', dia })
  const page = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page.getByRole('link', { name: 'Cargar lote' }).first().click()
  await page.locator('input[aria-label="Facturas XML del lote"]').waitFor({ state: 'attached' })
  await dropWhole(page, lote)
  const reunido = page.getByRole('region', { name: 'Lo que trae el lote' })
  await reunido.getByText('Layout Correcto!').waitFor()
  await reunido.getByText('20 de 20 facturas con su PDF').waitFor()
  // Everything ran by itself and nothing moved: the verdict is still the one on the screen.
  await page.getByRole('group', { name: 'Facturas por resultado' }).getByText('Correctas').waitFor()
  await page.getByRole('button', { name: 'Cargar lote' }).click()
  const confirma = page.getByRole('dialog', { name: 'Se guardará todo el lote de facturas' })
  await confirma.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText(/^Lote «.+, 12 de octubre» guardado$/).waitFor()
  // [IX-D1] After each step the focus is at its heading, never at the body.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Lote «/)
  // [IX-A3] What comes next is said as it stands, and what was made is one press away.
  await page.getByText('Lo siguiente: su fecha de pago, cuando se procese.').waitFor()
  await page.getByRole('link', { name: 'Ver el lote' }).waitFor()
  expect(await hands.all()).toHaveLength(4)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A1] the hotel is inferred from all that was dropped, not from what the page happens to have heard of: of two of theirs it is asked', async () => {
  const [suyas, ajena] = await Promise.all([
    buenLote({ n: 2, proveedor: '101', dia, desde: 700, sinPdf: true }),
    buenLote({ n: 1, proveedor: '102', dia, desde: 700, sinPdf: true }),
  ])
  const page = await openWizard(product)
  const elegidos: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/proveedor')) elegidos.push(request.url())
  })
  // The page hears of the first two only, as where a second group is still being written.
  await page.route(/\/api\/borradores\/[\w-]+$/, async (route) => {
    const real = await route.fetch()
    const borrador = (await real.json()) as { facturas?: unknown[] }
    const json = { ...borrador, ...(borrador.facturas ? { facturas: borrador.facturas.slice(0, 2) } : {}) }
    await route.fulfill({ response: real, json })
  })
  await dropXml(page, [...suyas.xmls, ...ajena.xmls])
  await page.getByRole('listbox', { name: 'Elige el hotel al que corresponden las facturas' }).waitFor()
  expect(elegidos).toEqual([])
})

test('[IX-A1] what is validated by itself is not offered to be validated for an instant before', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 710, sinPdf: true })
  const page = await openWizard(product)
  await page.evaluate((text) => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const next = [...document.querySelectorAll('button')].at(-1)
      if (next?.textContent === text) seen.push(next.disabled ? 'waits' : 'offered')
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  }, 'Validar Facturas')
  await dropXml(page, lote.xmls)
  await page.getByRole('button', { name: 'Continuar con 2 facturas', disabled: false }).waitFor()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  expect(seen).toContain('waits')
  expect(seen).not.toContain('offered')
})

test('[IX-A1] what comes in a second drop is validated before its layout leaves, also while the page has not heard of it', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 720 })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls.slice(0, 1))
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
  const pasos: string[] = []
  page.on('request', (request) => {
    const paso = /\/(validarFacturas|layout)$/.exec(request.url())?.[1]
    if (request.method() !== 'GET' && paso !== undefined) pasos.push(paso)
  })
  // The first answer after the drop was written before it.
  const id = new URL(page.url()).searchParams.get('borrador') ?? ''
  const antes = await product.api('proveedor@valija.demo', 'GET', `/api/borradores/${id}`)
  await page.route(`**/api/borradores/${id}`, (route) => route.fulfill({ json: antes }), { times: 1 })
  await page
    .locator('input[aria-label="Lo que falta del lote"]')
    .setInputFiles([
      ...asFiles(lote.xmls.slice(1), 'text/xml'),
      ...asFiles(lote.pdfs, 'application/pdf'),
      { name: 'layout.xlsx', mimeType: xlsx, buffer: Buffer.from(lote.layoutXlsx) },
    ])
  const reunido = page.getByRole('region', { name: 'Lo que trae el lote' })
  await reunido.getByText('Layout Correcto!').waitFor()
  expect(pasos).toEqual(['validarFacturas', 'layout'])
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('[IX-A1] a layout dropped with facturas of which none goes on waits for one that does, and is not asked for again', async () => {
  const [otra, lote] = await Promise.all([
    buenLote({ n: 1, proveedor: '101', dia: '2025-10-12', desde: 730, sinPdf: true }),
    buenLote({ n: 1, proveedor: '101', dia, desde: 735 }),
  ])
  const page = await openWizard(product)
  await dropWhole(page, { ...lote, xmls: otra.xmls })
  const reunido = page.getByRole('region', { name: 'Lo que trae el lote' })
  await reunido.getByText('layout.xlsx se carga en cuanto alguna factura cumpla las reglas').waitFor()
  await page.getByText(/^1 PDF para 0 facturas/).waitFor()
  expect(await page.getByText(/Falta el layout|Referencia/).count()).toBe(0)
  await page.getByRole('button', { name: 'Atrás' }).click()
  await page
    .locator('input[aria-label="Facturas XML del lote"]')
    .setInputFiles([...asFiles(lote.xmls, 'text/xml')])
  await reunido.getByText('Layout Correcto!').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A1] the name that is proposed never takes the place of one that a person wrote meanwhile, whichever arrives last', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 740 })
  const page = await openWizard(product)
  const { modal, propuesta } = await openNameBeforeItIsProposed(page, lote)
  const campo = modal.getByLabel('Nombre del lote')
  await campo.fill('Semana de la persona')
  await campo.blur()
  propuesta.resolve()
  const id = new URL(page.url()).searchParams.get('borrador') ?? ''
  const nombre = async () =>
    (await product.api<{ nombre: string }>('proveedor@valija.demo', 'GET', `/api/borradores/${id}`)).nombre
  await expect.poll(nombre).toBe('Semana de la persona')
  await modal.getByRole('button', { name: 'Validar lote' }).click()
  await page.getByRole('button', { name: 'Cargar lote' }).waitFor()
  expect(await nombre()).toBe('Semana de la persona')
})

test('[IX-A1] who opens the name before it is proposed finds it there, and does not empty it by leaving', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 750 })
  const page = await openWizard(product)
  const { modal, propuesta } = await openNameBeforeItIsProposed(page, lote)
  propuesta.resolve()
  await expect.poll(() => modal.getByLabel('Nombre del lote').inputValue()).toMatch(/, 12 de octubre$/)
})

test('[IX-A1] a layout that was refused is dropped again under the same name once it is corrected', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 340 })
  const page = await openWizard(product)
  const libro = (bytes: Uint8Array) => ({ name: 'layout.xlsx', mimeType: xlsx, buffer: Buffer.from(bytes) })
  const todo = page.locator('input[aria-label="Facturas XML del lote"]')
  await todo.setInputFiles([
    ...asFiles(lote.xmls, 'text/xml'),
    ...asFiles(lote.pdfs, 'application/pdf'),
    libro(Buffer.from('todavía no es un libro')),
  ])
  const reunido = page.getByRole('region', { name: 'Lo que trae el lote' })
  await page.getByText('Falta el layout. Suéltalo aquí.').waitFor()
  await page.getByRole('alert').first().waitFor()
  await page.locator('input[aria-label="Lo que falta del lote"]').setInputFiles([libro(lote.layoutXlsx)])
  await reunido.getByText('Layout Correcto!').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A1] a ZIP is opened and sorted; what is missing is the only thing asked for, and a stray file is told; continued later it is at its verdict, ready to be saved', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 300 })
  const page = await openWizard(product)
  const zip = zipSync({
    'octubre/': new Uint8Array(),
    ...Object.fromEntries(lote.xmls.map(({ nombre, bytes }) => [`octubre/${nombre}`, bytes])),
    ...Object.fromEntries(lote.pdfs.slice(0, 1).map(({ nombre, bytes }) => [`octubre/${nombre}`, bytes])),
    'octubre/leeme.txt': new Uint8Array([104]),
    '__MACOSX/octubre/._a.xml': new Uint8Array([0]),
  })
  await page.locator('input[aria-label="Facturas XML del lote"]').setInputFiles([
    { name: 'octubre.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
    { name: 'roto.zip', mimeType: 'application/zip', buffer: Buffer.from('PK no') },
  ])
  const reunido = page.getByRole('region', { name: 'Lo que trae el lote' })
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain('Faltan el layout y 1 PDF. Suéltalos aquí.')
  await page
    .getByText(/leeme\.txt/)
    .first()
    .waitFor()
  await page
    .getByText(/roto\.zip/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByText(/_a\.xml/).count()).toBe(0)
  await page
    .locator('input[aria-label="Lo que falta del lote"]')
    .setInputFiles([
      ...asFiles(lote.pdfs.slice(1), 'application/pdf'),
      { name: 'layout.xlsx', mimeType: xlsx, buffer: Buffer.from(lote.layoutXlsx) },
    ])
  await reunido.getByText('Layout Correcto!').waitFor()
  await page.getByRole('button', { name: 'Cargar lote' }).waitFor()
  await expect.poll(() => reunido.getByText('Falta').count()).toBe(0)
  const borrador = new URL(page.url()).searchParams.get('borrador') ?? ''
  await page.goto(`${product.url}/factura/crear/proveedor?borrador=${borrador}`)
  await reunido.getByText('2 de 2 facturas con su PDF').waitFor()
  await page.getByRole('button', { name: 'Cargar lote' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  // [IX-D2] On a phone no name lies under its button.
  await page.setViewportSize({ width: 390, height: 844 })
  const nombre = reunido.getByText(/, 12 de octubre$/)
  const ver = reunido.getByRole('button', { name: 'Ver Nombre' })
  const gap = async () => ((await ver.boundingBox())?.x ?? 0) - (await rightOf(nombre))
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})
const rightOf = (text: Locator): Promise<number> =>
  text.evaluate((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return words.getBoundingClientRect().right
  })

test('[IX-A1] a draft that is continued stays at its step until a hand moves it', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 400 })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await pickHotel(page)
  await page.getByRole('button', { name: 'Validar Facturas' }).waitFor()
  const borrador = new URL(page.url()).searchParams.get('borrador') ?? ''
  await page.close()
  const otra = await product.open('proveedor@valija.demo', {
    ruta: `/factura/crear/proveedor?borrador=${borrador}`,
  })
  await otra.getByRole('button', { name: 'Validar Facturas' }).click()
  const seguir = otra.getByRole('button', { name: 'Continuar con 2 facturas' })
  await seguir.waitFor()
  await otra.getByRole('group', { name: 'Facturas por resultado' }).waitFor()
  await seguir.click()
  // [IX-D1] The step that a hand opened has the focus at its heading.
  const enfocado = () => otra.evaluate(() => document.activeElement?.textContent)
  await expect.poll(enfocado).toBe('Layout')
  await chooseLayout(otra, lote.layoutXlsx)
  await otra.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await otra.getByText('ANT aceptó los localizadores').waitFor()
  await otra.getByRole('button', { name: 'Validar Layout' }).click()
  await otra.getByText('Layout Correcto!').waitFor()
  // No dialog came over what was not read.
  await expect.poll(() => otra.getByRole('dialog').count()).toBe(0)
  await otra.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  const modal = otra.getByRole('dialog', { name: 'Nombre y PDF del lote' })
  await modal.getByRole('button', { name: 'Validar lote' }).click()
  // [IX-C3] The name that is missing is asked for at its field.
  await modal.getByText('Escribe el nombre del lote.').waitFor()
  await expect.poll(() => modal.getByLabel('Nombre del lote').getAttribute('aria-invalid')).toBe('true')
  // [VI-D8] Saved from another tab, this one says so and no longer that its draft is kept.
  await product.api('proveedor@valija.demo', 'DELETE', `/api/borradores/${borrador}`)
  await otra.reload()
  await otra.getByText('Este borrador ya no existe').waitFor()
  await expect.poll(() => otra.getByText('Borrador guardado').count()).toBe(0)
})
