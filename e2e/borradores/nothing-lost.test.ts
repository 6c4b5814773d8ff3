import { layoutsConDefecto } from '@valija/sandbox/muestras/defectos-layout.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { violations } from '../setup/axe.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { chooseLayout, dropXml, openWizard, toLayout, validateFacturas } from './lote-files.ts'

const dia = '2026-10-12'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

const switches = (cambio: object) =>
  fetch(`${product.sandbox.url}/interruptores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cambio),
  })

test('closing the tab half-way loses nothing: Continuar borrador goes on where it was', async () => {
  const lote = await buenLote({ n: 4, proveedor: '101', dia, sinPdf: true })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await toLayout(page, 4)
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByText('layout.xlsx · ').waitFor()
  const context = page.context()
  await page.close()
  const again = await context.newPage()
  await again.goto(`${product.url}/factura/crear/proveedor`)
  await again.getByRole('link', { name: 'Continuar borrador' }).click()
  await again.getByText('layout.xlsx · ').waitFor()
  await again.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await again.getByText('ANT aceptó los localizadores y totales de 4 facturas').waitFor()
  await context.close()
})

test('[VI-E3] a worse layout names the facturas that fall; it is taken on purpose in one press, and undone in another', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 260, sinPdf: true })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  const dos = page.getByRole('button', { name: 'Continuar con 2 facturas' })
  await expect.poll(() => dos.isEnabled()).toBe(true)
  const malo = layoutsConDefecto(lote.facturas, makeMundo()).find(
    (a) => a.nombre === 'layout-sin-un-folio.xlsx',
  )
  await chooseLayout(page, malo?.bytes ?? new Uint8Array(), 'peor.xlsx')
  // [IX-C3] Which file it speaks of.
  const alerta = page.getByRole('alert').filter({ hasText: /^peor\.xlsx.*La factura no está en el layout/ })
  await alerta.waitFor()
  const dicho = (await alerta.textContent()) ?? ''
  expect(lote.facturas.filter(({ folio }) => dicho.includes(folio))).toHaveLength(1)
  await alerta.getByRole('button', { name: 'Usar el nuevo de todos modos' }).click()
  await page.getByText('peor.xlsx · ').waitFor()
  await expect.poll(() => alerta.count()).toBe(0)
  await page.getByRole('button', { name: 'Volver al layout anterior' }).click()
  await page.getByText('layout.xlsx · ').waitFor()
  await expect.poll(() => dos.isEnabled()).toBe(true)
  await page.context().close()
})

test('[VI-D8] a reload while the name of the lote is being written finds it as it was written, and what was saved since', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 280, sinPdf: true })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales', disabled: false }).click()
  await page.getByText('ANT aceptó los localizadores y totales de 2 facturas').waitFor()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  const nombre = page.getByLabel('Nombre del lote')
  await nombre.fill('A medio escribir')
  await page.reload()
  await expect.poll(() => nombre.inputValue()).toBe('A medio escribir')
  // Saved by leaving it, what another window says later is what is there.
  await nombre.focus()
  const guardado = page.waitForResponse(/\/nombre$/)
  await nombre.blur()
  await guardado
  const id = new URL(page.url()).searchParams.get('borrador')
  await product.api('proveedor@valija.demo', 'PUT', `/api/borradores/${id}/nombre`, {
    nombre: 'De otra ventana',
  })
  await page.reload()
  await expect.poll(() => nombre.inputValue()).toBe('De otra ventana')
})

test('signing out half-way loses nothing: signed in again, the draft goes on with its files and its layout', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 200, sinPdf: true })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByText('layout.xlsx · ').waitFor()
  const borrador = new URL(page.url()).searchParams.get('borrador')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByLabel('Correo electrónico').fill('proveedor@valija.demo')
  await page.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/factura/proveedor')
  await page.goto(`${product.url}/factura/crear/proveedor?borrador=${borrador}`)
  await page.getByText('layout.xlsx · ').waitFor()
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó los localizadores y totales de 2 facturas').waitFor()
  // Signed out, nobody else at this computer finds anything of it.
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByLabel('Correo electrónico').fill('proveedor2@valija.demo')
  await page.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/factura/proveedor')
  await page.getByRole('heading', { name: /^Lotes/ }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Continuar borrador' }).count()).toBe(0)
  await page.context().close()
})

test('[VIII-E] files dropped while the network is away wait in the browser and go up by themselves, even after closing the tab', async () => {
  const lote = await buenLote({ n: 8, proveedor: '101', dia, desde: 60, sinPdf: true })
  const page = await openWizard(product)
  // The first group arrives, then the network goes away.
  let grupos = 0
  await page.context().route('**/cfdis', (route) => (grupos++ === 0 ? route.continue() : route.abort()))
  await dropXml(page, lote.xmls)
  await page.getByText('No hay conexión. Tus archivos están guardados en este equipo').waitFor()
  // Every dictamen stands all the same.
  const tabla = page.getByRole('table', { name: 'Facturas del lote' })
  await expect.poll(() => tabla.locator('tbody tr').count()).toBe(8)
  // Five of eight are up, and the line says so.
  await page.getByRole('progressbar').and(page.locator('[aria-valuenow="5"][aria-valuemax="8"]')).waitFor()
  const ruta = new URL(page.url())
  const context = page.context()
  await page.close()
  await context.unroute('**/cfdis')
  const again = await context.newPage()
  await again.goto(ruta.href)
  await again.getByRole('table', { name: 'Facturas del lote' }).waitFor()
  await expect
    .poll(
      async () =>
        (
          await product.api<{ facturas: unknown[] }>(
            'proveedor@valija.demo',
            'GET',
            `/api/borradores/${ruta.searchParams.get('borrador')}`,
          )
        ).facturas.length,
    )
    .toBe(8)
  await context.close()
})

test('[VII] [IX] what a closed window did not send is offered to whoever dropped it, continued or thrown away, though its draft ended elsewhere', async () => {
  const lote = await buenLote({ n: 8, proveedor: '101', dia, desde: 90, sinPdf: true })
  const page = await openWizard(product)
  let grupos = 0
  await page.context().route('**/cfdis', (route) => (grupos++ === 0 ? route.continue() : route.abort()))
  await dropXml(page, lote.xmls)
  await page.getByText('No hay conexión. Tus archivos están guardados en este equipo').waitFor()
  const id = new URL(page.url()).searchParams.get('borrador') ?? ''
  const context = page.context()
  await page.close()
  await context.unroute('**/cfdis')
  await product.api('proveedor@valija.demo', 'DELETE', `/api/borradores/${id}`)

  const again = await context.newPage()
  await again.goto(`${product.url}/factura/crear/proveedor`)
  const dejado = again.getByText('3 archivos que soltaste no se enviaron')
  await dejado.waitFor()
  expect(await violations(again)).toEqual([])
  await again.getByRole('button', { name: 'Continuar borrador' }).click()
  await expect
    .poll(() => again.getByRole('table', { name: 'Facturas del lote' }).locator('tbody tr').count())
    .toBe(3)
  await expect
    .poll(async () => {
      const borradores = await product.api<{ id: string; facturas: number }[]>(
        'proveedor@valija.demo',
        'GET',
        '/api/borradores',
      )
      return borradores.find((uno) => again.url().includes(uno.id))?.facturas
    })
    .toBe(3)
  const otro = new URL(again.url()).searchParams.get('borrador') ?? ''
  expect(otro).not.toBe(id)

  // Left once more, and thrown away this time.
  await context.route('**/cfdis', (route) => route.abort())
  await again.goto(`${product.url}/factura/crear/proveedor`)
  await dropXml(again, lote.xmls.slice(0, 2))
  await again.getByText('No hay conexión. Tus archivos están guardados en este equipo').waitFor()
  const tirado = new URL(again.url()).searchParams.get('borrador') ?? ''
  await again.close()
  await product.api('proveedor@valija.demo', 'DELETE', `/api/borradores/${tirado}`)
  const last = await context.newPage()
  await last.goto(`${product.url}/factura/crear/proveedor`)
  await last.getByText('2 archivos que soltaste no se enviaron').waitFor()
  await last.getByRole('button', { name: 'Descartar archivos' }).click()
  await last.getByRole('menuitem', { name: 'Descartar archivos' }).click()
  await last
    .getByRole('dialog', { name: 'Se eliminarán de este navegador 2 archivos sin enviar' })
    .getByRole('button', { name: 'Descartar archivos' })
    .click()
  await last.getByText('no se enviaron').waitFor({ state: 'detached' })
  await last.reload()
  await last.locator('input[aria-label="Facturas XML del lote"]').waitFor({ state: 'attached' })
  await expect.poll(() => last.getByText('no se enviaron').count()).toBe(0)
  await context.close()
})

test('[B-130, B-131] SAT down shows Sin verificar and its message; when it is back the screen follows by itself', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 120, sinPdf: true })
  const page = await openWizard(product)
  await switches({ sat: { caido: true } })
  try {
    await dropXml(page, lote.xmls)
    await validateFacturas(page)
    await page.getByText('Error 404 / Error Externo').waitFor()
    const tabla = page.getByRole('table', { name: 'Facturas del lote' })
    await expect.poll(() => tabla.getByText('Sin verificar').count()).toBe(2)
    await expect.poll(() => tabla.getByText('Rechazada').count()).toBe(0)
  } finally {
    await switches({ sat: { caido: false } })
  }
  await page.getByText('Error 404 / Error Externo').waitFor({ state: 'detached' })
  await expect
    .poll(() => page.getByRole('table', { name: 'Facturas del lote' }).getByText('Correcta').count())
    .toBe(2)
  await page.context().close()
})

test('[B-142] a save that fails says Error 401 and keeps the draft', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 160 })
  const { choosePdfs } = await import('./lote-files.ts')
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await validateFacturas(page)
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó').waitFor()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByLabel('Nombre del lote').fill('Falla')
  await choosePdfs(page, lote.pdfs)
  await page.getByText('1 de 1 factura con su PDF').waitFor()
  await page.getByRole('button', { name: 'Validar lote' }).click()
  await page.route('**/guardar*', (route) => route.abort())
  await page.getByRole('button', { name: 'Cargar lote' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('dialog').getByText('Error 401').waitFor()
  await page.unroute('**/guardar*')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Lote «Falla» guardado').waitFor()
  await page.context().close()
})

test('PDFs dropped while the network is away wait and go up by themselves; a row corrected field after field keeps them all', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 380 })
  const { choosePdfs } = await import('./lote-files.ts')
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  const malo = layoutsConDefecto(lote.facturas, makeMundo()).find(
    (a) => a.nombre === 'layout-reserva-inexistente.xlsx',
  )
  await chooseLayout(page, malo?.bytes ?? new Uint8Array())
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  const tabla = page.getByRole('table', { name: 'Renglones del layout' })
  const fila = tabla.locator('tbody tr').first()
  await tabla
    .getByText(/no existe/)
    .first()
    .waitFor()
  // Two fields of the row, the second left before the first is answered.
  const both = Promise.withResolvers<void>()
  await page.route('**/renglones/*', async (route) => {
    await both.promise
    return route.continue()
  })
  const numero = (await fila.locator('td').first().textContent()) ?? ''
  await page
    .getByLabel(`Localizador del renglón ${numero}`)
    .fill(lote.facturas[0]?.reservas[0]?.bookingCode ?? '')
  await page.getByLabel(`propinas del renglón ${numero}`).fill('0.01')
  await page.getByLabel(`propinas del renglón ${numero}`).press('Tab')
  both.resolve()
  const borrador = new URL(page.url()).searchParams.get('borrador')
  await expect
    .poll(async () => {
      const { layout } = await product.api<{
        layout: { renglones: { numero: number; bookingCode: string; propinas: number }[] }
      }>('proveedor@valija.demo', 'GET', `/api/borradores/${borrador}`)
      const renglon = layout.renglones.find((r) => String(r.numero) === numero)
      return [renglon?.bookingCode, renglon?.propinas]
    })
    .toEqual([lote.facturas[0]?.reservas[0]?.bookingCode, 0.01])
  await page.unroute('**/renglones/*')
  // The row stays while somebody is in it, although nothing is wrong with it any more.
  await page.getByText('ANT aceptó los localizadores y totales de 2 facturas').waitFor()
  await expect.poll(() => page.getByLabel(`Localizador del renglón ${numero}`).count()).toBe(1)
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  await page.context().route('**/pdfs', (route) => route.abort())
  await choosePdfs(page, lote.pdfs)
  await page.getByText('Sin conexión. Se sube automáticamente al volver la red').first().waitFor()
  await page.context().unroute('**/pdfs')
  await page.getByText('2 de 2 facturas con su PDF').waitFor()
  await page.context().close()
})
