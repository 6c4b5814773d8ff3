import { collectPdf } from '@valija/sandbox/muestras/collect-pdf.ts'
import { type PagoMuestra, reciboBbva, type TipoRecibo } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { type LoteSembrado, type SeedLote, seedLote } from '../../apps/server/testing/seed-lote.ts'
import { fits } from '../setup/fits.ts'
import { dropOn, emptyHands, onDisk } from '../setup/hands.ts'
import { hold } from '../setup/hold.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
let product: Product
let creador: { id: string; correo: string }
beforeAll(async () => {
  product = await startProduct({ dia })
  creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
})
afterAll(() => product.stop())
afterAll(emptyHands)

const hotel = makeMundo().proveedor('101')
const rfc = (hotel?.rfc ?? '').replaceAll('-', '')
const lote = (nombre: string, options: Partial<SeedLote> = {}): Promise<LoteSembrado> =>
  seedLote(product.valija, {
    creador,
    nombre,
    facturas: 3,
    estatus: 'En proceso de pago',
    dia: '2026-09-01',
    ...options,
  })
const estatusDe = async (id: number): Promise<string> =>
  (
    await product.valija.deps.db
      .selectFrom('lotes')
      .select('estatus')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).estatus

let operaciones = 0
/** A receipt whose operations no other test has. */
const recibo = (pagos: { importe: number; tipo?: TipoRecibo }[]): Promise<Uint8Array> => {
  operaciones += 1
  const day = new Date(Date.UTC(2026, 8, operaciones)).toISOString().slice(0, 10)
  return reciboBbva(
    pagos.map(
      (pago): PagoMuestra => ({ tipo: 77, rfc, nombre: hotel?.nombreFiscal ?? '', dia: day, ...pago }),
    ),
  )
}
const pdf = (bytes: Uint8Array, name = 'recibo.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

const openBbva = async (page: Page) => {
  await page.getByRole('button', { name: 'Recibos de pago' }).click()
  await page
    .getByRole('dialog', { name: 'Selecciona el tipo de pago' })
    .getByText('BBVA', { exact: true })
    .click()
  return page.getByRole('dialog', { name: 'Recibo de pago BBVA' })
}
const drop = (page: Page, file: ReturnType<typeof pdf>) =>
  page
    .getByLabel('Recibo de pago en PDF')
    .locator('input')
    .or(page.locator('input[type=file]'))
    .first()
    .setInputFiles(file)

describe('a BBVA receipt', () => {
  test('[B-022] [B-024] the drawer offers two banks, and Sabadell says why it has no action', async () => {
    const page = await product.open('admin@valija.demo', { ruta: '/factura' })
    await page.getByRole('button', { name: 'Recibos de pago' }).click()
    const drawer = page.getByRole('dialog', { name: 'Selecciona el tipo de pago' })
    await expect.poll(() => drawer.getByRole('button', { name: 'BBVA' }).isEnabled()).toBe(true)
    const sabadell = drawer.getByRole('button', { name: 'Sabadell' })
    await expect.poll(() => sabadell.isDisabled()).toBe(true)
    await drawer.getByText('Sus recibos no se leen en esta pantalla').waitFor()
    // Wherever the drawer is on its way in.
    await sabadell.dispatchEvent('click')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  })

  test('[B-004] [B-023] [B-066] [B-061] is read here, matched, reviewed, saved, and its lotes end paid', async () => {
    const [a, b] = [await lote('Arrecife 1'), await lote('Arrecife 2')]
    const bytes = await recibo([
      { importe: a.total, tipo: 59 },
      { importe: b.total, tipo: 60 },
      { importe: 1_234, tipo: 76 },
      { importe: 9_900, tipo: 'ilegible' },
    ])
    const page = await product.open('admin@valija.demo', { ruta: '/factura?etapa=enProcesoDePago' })
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // What the list behind asks about its bookings changes nothing.
      if (request.method() !== 'GET' && !pathname.startsWith('/api/reservas/avisos-')) sent.push(pathname)
    })
    const dialog = await openBbva(page)
    const from = Date.now()
    await drop(page, pdf(bytes))
    await dialog.getByRole('heading', { name: 'Detalle de pagos' }).waitFor()
    expect(Date.now() - from).toBeLessThan(10_000)
    expect(sent).toEqual([])
    await dialog.getByText('3 pagos leídos').waitFor()
    await dialog.getByText('No se puede leer el pdf').waitFor()
    await dialog.getByText('Página 4: No es un recibo de pago de BBVA.').waitFor()
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await dialog.getByText('Arrecife 1').waitFor()
    await dialog.getByText('Sin lote').waitFor()
    await dialog.getByRole('button', { name: 'Revisar 2 pagos' }).click()
    const review = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
    await review.getByText('1 pago queda sin lote y no se guarda.').waitFor()
    await expect.poll(() => review.getByText('Queda pagado').count()).toBe(2)
    await review.getByRole('button', { name: 'Guardar' }).click()
    const done = page.getByRole('dialog', { name: 'Pagos guardados' })
    await done.getByText('2 comprobantes guardados').waitFor()
    await expect.poll(() => done.getByText('Pagado', { exact: true }).count()).toBe(2)
    expect(sent.filter((path) => path !== '/api/boletos')).toEqual([
      '/api/recibos/buscar-lotes',
      '/api/recibos',
      '/api/Factura/actualizar-estatus-a-pagado',
    ])
    expect([await estatusDe(a.id), await estatusDe(b.id)]).toEqual(['Pagado', 'Pagado'])
    expect(product.consoleErrors).toEqual([])
  })

  test('[VIII-C1] another receipt is chosen while lotes are looked for: the late answer is not taken for its own', async () => {
    const [uno, dos] = [await lote('Tarde uno'), await lote('Tarde dos')]
    const page = await product.open('admin@valija.demo', { ruta: '/factura?etapa=enProcesoDePago' })
    const { promise: late, resolve } = Promise.withResolvers<void>()
    let asked = 0
    await page.route('**/api/recibos/buscar-lotes', async (route) => {
      asked++
      if (asked === 1) await late
      await route.continue()
    })
    const dialog = await openBbva(page)
    await drop(page, pdf(await recibo([{ importe: uno.total }]), 'uno.pdf'))
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await expect.poll(() => asked).toBe(1)
    await dialog.getByRole('button', { name: 'Elegir otro PDF' }).click()
    await drop(page, pdf(await recibo([{ importe: dos.total }]), 'dos.pdf'))
    await dialog.getByText('dos.pdf').waitFor()
    resolve()
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await dialog.getByText('Tarde dos').first().waitFor()
    expect(asked).toBe(2)
  })

  test('[VIII-C1] a lote chosen while those to share a payment among are looked for stays chosen', async () => {
    const { total } = await lote('Elegido entretanto')
    const page = await product.open('admin@valija.demo', { ruta: '/factura?etapa=enProcesoDePago' })
    const dialog = await openBbva(page)
    await drop(page, pdf(await recibo([{ importe: total - 100 }])))
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await dialog.getByRole('button', { name: /^Ver \d+ lotes? del mismo proveedor/ }).click()
    const release = await hold(page, /\/recibos\/buscar-lotes$/)
    await dialog.getByRole('button', { name: 'Repartir en varios lotes' }).click()
    const elegido = dialog.getByRole('radio', { name: /Elegido entretanto/ })
    await elegido.check()
    await release()
    await expect.poll(() => elegido.isChecked()).toBe(true)
    expect(await dialog.getByRole('region', { name: /^Reparto del pago/ }).count()).toBe(0)
  })

  test('[VI-D3] [VI-D5] of two receipts let go at once none is read, and it is said; one let go beside the box goes to it, and opens nothing behind', async () => {
    const { total } = await lote('A un lado')
    const { rutas } = onDisk([
      { nombre: 'uno.pdf', bytes: await recibo([{ importe: total }]) },
      { nombre: 'dos.pdf', bytes: await recibo([{ importe: total }]) },
      { nombre: 'factura.xml', bytes: Buffer.from('<a/>') },
    ])
    const page = await product.open('admin@valija.demo', { ruta: '/factura?etapa=enProcesoDePago' })
    const dialog = await openBbva(page)
    const zona = dialog.getByRole('group', { name: 'Recibo de pago en PDF' })
    await dropOn(zona, rutas.slice(0, 2))
    await zona.getByText('Arrastra aquí el archivo').waitFor()
    await dialog.getByText('Soltaste varios archivos y aquí va uno solo').waitFor()
    const titulo = dialog.getByRole('heading', { name: 'Recibo de pago BBVA' })
    await dropOn(titulo, rutas.slice(2))
    await page.getByText('factura.xml no es un').first().waitFor()
    await dropOn(titulo, rutas.slice(1, 2))
    await dialog.getByText('dos.pdf').waitFor()
    await expect.poll(() => page.locator('[role=dialog]').count()).toBe(1)
  })

  test('[VI-D5] one SPEI is shared out among lotes found by name, to the centavo, and each ends with its part', async () => {
    const [uno, dos] = [await lote('Reparto uno'), await lote('Reparto dos')]
    const page = await product.open('admin@valija.demo', { ruta: '/factura?etapa=enProcesoDePago' })
    const dialog = await openBbva(page)
    await drop(page, pdf(await recibo([{ importe: uno.total + dos.total - 1 }])))
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await dialog.getByRole('button', { name: /^Ver \d+ lotes? del mismo proveedor/ }).click()
    await dialog.getByRole('button', { name: 'Repartir en varios lotes' }).click()
    const reparto = dialog.getByRole('region', { name: 'Reparto del pago de la página 1' })
    for (const nombre of ['Reparto uno', 'Reparto dos']) {
      await reparto.getByRole('searchbox').fill(nombre)
      await reparto.getByRole('checkbox', { name: nombre }).check()
    }
    await reparto.getByText('Repartido completo').waitFor()
    const parte = reparto.getByRole('textbox', { name: 'Importe para Reparto uno' })
    await parte.fill(((uno.total + 1) / 100).toFixed(2))
    await reparto.getByText('Le faltan solo').waitFor()
    await expect.poll(() => reparto.getByRole('status').first().innerText()).toContain('de más')
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Termina de repartir' }).isDisabled())
      .toBe(true)
    await parte.fill((uno.total / 100).toFixed(2))
    await dialog.getByRole('button', { name: 'Revisar 1 pago' }).click()
    const review = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
    await review.getByText('Se registra 1 pago en 2 lotes.').waitFor()
    await review.getByText('Quedan $0.01 por pagar').waitFor()
    await review.getByRole('button', { name: 'Guardar' }).click()
    await page
      .getByRole('dialog', { name: 'Pagos guardados' })
      .getByText('2 comprobantes guardados')
      .waitFor()
    await expect
      .poll(async () => [await estatusDe(uno.id), await estatusDe(dos.id)])
      .toEqual(['Pagado', 'En proceso de pago'])
  })

  test('[B-105] of several lotes that fit a person chooses one, with the reasons of each', async () => {
    const one = await lote('Gemelo 1', { facturas: 1 })
    const other = await lote('Gemelo 2', { facturas: 1 })
    // the same amount in both
    await product.valija.deps.db
      .updateTable('facturas')
      .set({ total: one.total })
      .where('loteId', '=', other.id)
      .execute()
    await product.valija.deps.db
      .updateTable('lotes')
      .set({ total: one.total })
      .where('id', '=', other.id)
      .execute()
    const page = await product.open('admin@valija.demo', { ruta: '/factura' })
    const dialog = await openBbva(page)
    await drop(page, pdf(await recibo([{ importe: one.total }])))
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    const choices = dialog.getByRole('radiogroup', { name: 'Lotes para el pago de la página 1' })
    await choices.getByText('Gemelo 1').waitFor()
    await expect.poll(() => choices.getByText('Mismo importe').count()).toBe(2)
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Elige un lote para al menos un pago' }).isDisabled())
      .toBe(true)
    await choices.getByRole('radio', { name: /Gemelo 2/ }).check()
    await dialog.getByRole('button', { name: 'Revisar 1 pago' }).click()
    await page.getByRole('dialog', { name: 'Revisa los pagos' }).getByText('Gemelo 2').waitFor()
  })

  test('[B-067] [B-068] the review closes by itself after thirty seconds, saving nothing and keeping the choices', async () => {
    const l = await lote('Treinta segundos')
    const page = await product.open('admin@valija.demo', { ruta: '/factura' })
    const dialog = await openBbva(page)
    await drop(page, pdf(await recibo([{ importe: l.total }])))
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await page.clock.install()
    // Well ahead of it: the page's clock goes on while it is asked to stop.
    await page.clock.pauseAt(Date.now() + 60_000)
    await dialog.getByRole('button', { name: 'Revisar 1 pago' }).click()
    const review = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
    const timer = review.getByRole('timer')
    await timer.getByText('Se cierra sin guardar en 30 segundos').waitFor()
    await page.clock.runFor(20_000)
    await timer.getByText('Se cierra sin guardar en 10 segundos').waitFor()
    await review.getByRole('button', { name: 'Seguir revisando' }).click()
    await timer.getByText('Se cierra sin guardar en 30 segundos').waitFor()
    await page.clock.runFor(30_000)
    await page.clock.resume()
    await review.waitFor({ state: 'hidden' })
    await dialog.getByText('La revisión se cerró sin guardar. Lo que elegiste sigue aquí.').waitFor()
    await expect.poll(() => dialog.getByText('Treinta segundos').count()).toBe(1)
    const kept = await product.valija.deps.db
      .selectFrom('comprobantesPago')
      .select('id')
      .where('loteId', '=', l.id)
      .execute()
    expect(kept).toEqual([])
    expect(await estatusDe(l.id)).toBe('En proceso de pago')
  })

  test('[B-136] [B-146] a save that fails says so and shows no success; tried again it is saved once', async () => {
    const l = await lote('Falla al guardar')
    const page = await product.open('admin@valija.demo', { ruta: '/factura' })
    const dialog = await openBbva(page)
    await drop(page, pdf(await recibo([{ importe: l.total }])))
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await page.route('**/api/recibos', (route) => route.fulfill({ status: 500, body: '{}' }))
    await dialog.getByRole('button', { name: 'Revisar 1 pago' }).click()
    const review = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
    await review.getByRole('button', { name: 'Guardar' }).click()
    await review.getByText('No es posible guardar los comprobantes de pago').waitFor()
    await expect.poll(() => page.getByText('comprobante guardado').count()).toBe(0)
    expect(await estatusDe(l.id)).toBe('En proceso de pago')
    await page.unroute('**/api/recibos')
    await review.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('dialog', { name: 'Pagos guardados' }).getByText('1 comprobante guardado').waitFor()
    expect(await estatusDe(l.id)).toBe('Pagado')
  })

  test('[B-145] a lote with a factura cancelled meanwhile is not paid, and the factura is named', async () => {
    const l = await lote('Cancelada')
    const cancelada = l.facturas[1]
    const page = await product.open('admin@valija.demo', { ruta: '/factura' })
    const dialog = await openBbva(page)
    await drop(page, pdf(await recibo([{ importe: l.total }])))
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await dialog.getByRole('button', { name: 'Revisar 1 pago' }).click()
    await fetch(`${product.sandbox.url}/interruptores`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sat: { porUuid: { [cancelada?.uuid ?? '']: { estado: 'Cancelado' } } } }),
    })
    const review = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
    await review.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('El lote no puede ser pagado, verifica el detalle').waitFor()
    await page.getByText(`S ${cancelada?.folio}: está cancelada ante el SAT`).waitFor()
    await page.getByText('Los comprobantes sí se guardaron.', { exact: false }).waitFor()
    expect(await estatusDe(l.id)).toBe('En proceso de pago')
  })

  test('[B-102] [B-069] a file that is no PDF is not taken, and one that cannot be read says so', async () => {
    const page = await product.open('admin@valija.demo', { ruta: '/factura' })
    const dialog = await openBbva(page)
    await drop(page, { name: 'recibo.xml', mimeType: 'text/xml', buffer: Buffer.from('<a/>') })
    await dialog.getByText('recibo.xml no es un archivo PDF.').waitFor()
    await drop(page, pdf(new TextEncoder().encode('Esto no es un PDF')))
    await dialog.getByText('No se puede leer el pdf').waitFor()
    await dialog.getByText('El archivo no es un PDF, aunque su nombre lo diga.').waitFor()
    await drop(page, pdf(await recibo([{ importe: 1, tipo: 'ilegible' }])))
    await dialog.getByText('1 página de 1 sin leer').waitFor()
  })

  test('[VI-D5] each bad file says what is wrong with it and what to do, and the next one is read as if none had come', async () => {
    const l = await lote('Después de los malos')
    const bueno = await recibo([{ importe: l.total }])
    const page = await product.open('admin@valija.demo', { ruta: '/factura' })
    const dialog = await openBbva(page)
    const escrito = (lineas: readonly string[][], options: object = {}) =>
      collectPdf({ size: 'LETTER', margin: 0, ...options }, (doc) => {
        for (const [i, [rotulo = '', valor = '']] of lineas.entries()) {
          doc.text(rotulo, 60, 60 + i * 12, { lineBreak: false })
          doc.text(valor, 260, 60 + i * 12, { lineBreak: false })
        }
      })
    const deEste = [
      ['Banco destino:', 'BANORTE'],
      ['Importe:', '$5,000.00'],
      ['RFC:', rfc],
      ['Clave de rastreo:', 'BNET01002610150001'],
      ['Fecha y Hora de Captura:', '15/09/2026 10:04:05'],
    ]
    const conFolio = [...deEste, ['Folio de internet:', '1234567890']]
    const paginas = await collectPdf({ size: 'LETTER' }, (doc) => {
      for (let i = 1; i < 200; i++) doc.addPage()
    })
    const malos: [string, Uint8Array, string][] = [
      ['vacio.pdf', new Uint8Array(), 'El archivo está vacío. Vuelve a descargarlo del banco.'],
      [
        'foto.pdf',
        Buffer.from('iVBORw0KGgo', 'base64'),
        'El archivo no es un PDF, aunque su nombre lo diga.',
      ],
      [
        'cortado.pdf',
        bueno.slice(0, 200),
        'El PDF está dañado o incompleto. Vuelve a descargarlo del banco.',
      ],
      ['conClave.pdf', await escrito(conFolio, { userPassword: 'x' }), 'El PDF pide contraseña.'],
      ['largo.pdf', paginas, 'El PDF tiene más de 100 páginas. Divídelo en varios.'],
      ['escaneado.pdf', await escrito([]), 'Está en blanco o es una imagen'],
      [
        'carta.pdf',
        await escrito([['Estimado cliente:'], ['Su pago se hizo.']]),
        'No es un recibo de pago de BBVA.',
      ],
      ['otroBanco.pdf', await escrito(deEste), 'Parece el comprobante de otro banco'],
      [
        'dos.pdf',
        await escrito([...conFolio, ...conFolio]),
        'Trae más de un pago o repite: importe, folio de internet',
      ],
    ]
    for (const [nombre, bytes, dicho] of malos) {
      await drop(page, pdf(bytes, nombre))
      await dialog.getByText('No se puede leer el pdf').waitFor()
      await dialog.getByText(dicho).waitFor()
      expect([nombre, await dialog.getByRole('button', { name: 'Buscar Lote' }).count()]).toEqual([nombre, 0])
    }
    await drop(page, pdf(bueno))
    await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
    await dialog.getByText('Después de los malos').waitFor()
    expect(product.consoleErrors).toEqual([])
  }, 90_000)
})

test('on a phone, light and dark, a receipt is matched and reviewed without scrolling sideways', async () => {
  const l = await lote('Teléfono')
  const page = await product.open('admin@valija.demo', {
    ruta: '/factura?etapa=enProcesoDePago',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const fitsInBoth = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-tema=${colorScheme}]`).waitFor({ state: 'attached' })
      await fits(page)
    }
  }
  const dialog = await openBbva(page)
  await drop(page, pdf(await recibo([{ importe: l.total }, { importe: 50 }])))
  await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
  await dialog.getByText('Teléfono').waitFor()
  await fitsInBoth()
  // [IX-D2] With nothing chosen the words are longer than their share: they lie over no other button.
  await dialog.getByRole('button', { name: 'Elegir otro PDF' }).click()
  await drop(page, pdf(await recibo([{ importe: 51 }])))
  await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
  const nada = dialog.getByRole('button', { name: 'Elige un lote para al menos un pago' })
  await nada.waitFor()
  expect(await nada.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  await dialog.getByRole('button', { name: 'Elegir otro PDF' }).click()
  await drop(page, pdf(await recibo([{ importe: l.total }, { importe: 50 }])))
  await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
  await dialog.getByRole('button', { name: 'Ver' }).first().click()
  await dialog.getByRole('button', { name: 'Revisar 1 pago' }).click()
  await page.getByRole('dialog', { name: 'Revisa los pagos' }).getByText('Queda pagado').waitFor()
  await fitsInBoth()
})

test.each([1440, 390])(
  '[VI-D7] at %i the hotel sees each payment in the detail of its lote',
  async (width) => {
    const l = await lote(`Cobrado ${width}`, { facturas: 1 })
    const { db } = product.valija.deps
    const common = {
      rfc,
      bancoBeneficiario: 'BANORTE',
      fechaPago: '2026-10-09',
      total: 123_456,
      folio: `77001${width}`,
      anuladoEn: null,
    }
    const recibo = await db
      .insertInto('recibosBancarios')
      .values({ banco: 'BBVA', archivoId: null, nombre: 'r.pdf', creadoPor: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const leido = await db
      .insertInto('reciboPagos')
      .values({ ...common, reciboId: recibo.id, pagina: 1, claveRastreo: `BNET${width}`, loteId: l.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('comprobantesPago')
      .values({
        ...common,
        loteId: l.id,
        origen: 'recibo',
        reciboPagoId: leido.id,
        creadoPor: null,
        anuladoPor: null,
        anuladoMotivo: null,
      })
      .execute()
    const page = await product.open('proveedor@valija.demo', {
      ruta: `/factura/proveedor?etapa=enProcesoDePago&lote=${l.id}`,
      viewport: { width, height: 900 },
    })
    const pagos = page
      .getByRole('dialog', { name: `Cobrado ${width}` })
      .getByRole('region', { name: 'Pagos' })
    for (const text of ['$1,234.56', 'BANORTE', `77001${width}`, `BNET${width}`])
      await pagos.getByText(text).first().waitFor()
    // Its payment was promised for a day that went by, and most of it is still owed.
    await page.getByRole('dialog').getByText('Vencido', { exact: true }).waitFor()
    await fits(page)
  },
)

describe('a payment proof', () => {
  const openForm = async (page: Page, nombre: string) => {
    const row = page.getByRole('row', { name: new RegExp(nombre) })
    await row.getByRole('button', { name: /acciones/i }).click()
    await page.getByRole('menuitem', { name: 'Agregar comprobante' }).click()
    return page.getByRole('dialog', { name: 'Agregar comprobante' })
  }

  test('[B-020] [B-035] [B-100] each missing field of the form has its own message', async () => {
    await lote('Comprobante vacío')
    const page = await product.open('admin@valija.demo', { ruta: '/factura?etapa=enProcesoDePago' })
    const dialog = await openForm(page, 'Comprobante vacío')
    await dialog.getByLabel('RFC').fill('')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    for (const text of [
      'RFC es requerido',
      'La fecha es requerida',
      'El monto es requerido',
      'El banco beneficiario es requerido',
      'El folio es requerido',
    ])
      await dialog.getByText(text, { exact: true }).waitFor()
    expect(product.consoleErrors).toEqual([])
  })

  test('a partial proof leaves the rest to pay; with the rest the lote is paid; undone it is back in payment', async () => {
    const l = await lote('Dos pagos')
    const page = await product.open('admin@valija.demo', { ruta: '/factura?etapa=enProcesoDePago' })
    const dialog = await openForm(page, 'Dos pagos')
    const fill = async (monto: number, folio: string) => {
      await dialog.getByPlaceholder('DD/MM/AAAA').first().click()
      await page.keyboard.type('12102026')
      await dialog.getByLabel('Monto').fill(String(monto / 100))
      await dialog.getByLabel('Banco beneficiario').fill('BANORTE')
      await dialog.getByLabel('Folio').fill(folio)
      await dialog.getByRole('button', { name: 'Guardar' }).click()
    }
    await fill(100_00, 'A1')
    await dialog.getByText('Capturado a mano').waitFor()
    await fill(l.total - 100_00, 'A2')
    await dialog.getByText('El lote Dos pagos está pagado').waitFor()
    await expect.poll(() => estatusDe(l.id)).toBe('Pagado')
    await dialog.getByRole('button', { name: 'Anular' }).first().click()
    // [IX-A2] In its own row: no dialog over the dialog.
    const undo = dialog.getByRole('group', { name: 'Anular comprobante' })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await undo.getByRole('button', { name: 'Anular' }).click()
    await undo.getByText('Escribe el motivo').waitFor()
    await undo.getByLabel('Motivo').fill('Folio de otro hotel')
    await undo.getByRole('button', { name: 'Anular' }).click()
    await undo.waitFor({ state: 'detached' })
    await dialog.getByText('Folio de otro hotel').waitFor()
    await expect.poll(() => estatusDe(l.id)).toBe('En proceso de pago')
  })

  test('[B-110] nobody but an administrator sees receipts or the form of a proof', async () => {
    await lote('De otro')
    for (const email of ['proveedor@valija.demo', 'operativo.proveedor@valija.demo']) {
      const ruta = email.startsWith('proveedor') ? '/factura/proveedor' : '/factura'
      const page = await product.open(email, { ruta: `${ruta}?etapa=enProcesoDePago` })
      await page.getByText('De otro').first().waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Recibos de pago' }).count()).toBe(0)
      const row = page.getByRole('row', { name: /De otro/ })
      await row.getByRole('button', { name: 'Ver facturas' }).waitFor()
      await expect.poll(() => row.getByRole('button', { name: /Más acciones/ }).count()).toBe(0)
    }
  })
})
