import { randomUUID } from 'node:crypto'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { facturaConDefecto } from '@valija/sandbox/muestras/defectos.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { facturaDeHojaEnPesos, type HojaEnPesos } from '../../apps/server/testing/seed-comision.ts'
import { seedLote } from '../../apps/server/testing/seed-lote.ts'
import { pressValidar } from '../borradores/lote-files.ts'
import { dropOn, emptyHands, handsOf, onDisk } from '../setup/hands.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(async () => {
  emptyHands()
  await product.stop()
})

const malaDe = (semilla: string) =>
  facturaConDefecto('uso-cfdi-g03', {
    mundo: makeMundo(),
    autoridad: openAutoridad(),
    dia,
    semilla,
    proveedorId: '101',
    otroProveedorId: '103',
    yaCargada: { nombre: '', bytes: new Uint8Array() },
  })

test('[IX-A correct] a rejected factura is corrected in two hands: its draft opened, the good one dropped on its row', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 500 })
  const [buena, corregida] = lote.xmls
  if (!buena || !corregida) throw new Error('two were made')
  // What stands: a draft with one that was rejected.
  const antes = await product.open('proveedor@valija.demo', { ruta: '/factura/crear/proveedor' })
  await antes.locator('input[aria-label="Facturas XML del lote"]').setInputFiles(
    [buena, { nombre: 'mala.xml', bytes: malaDe('recorrido').bytes }].map(({ nombre, bytes }) => ({
      name: nombre,
      mimeType: 'text/xml',
      buffer: Buffer.from(bytes),
    })),
  )
  await pressValidar(antes)
  await antes.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
  await antes.close()

  const page = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page.getByRole('link', { name: /^Corregir/ }).click()
  const fila = page.getByRole('row').filter({ hasText: 'sin cumplir' })
  await fila.waitFor()
  await dropOn(fila, onDisk([corregida]).rutas)
  // Checked by itself: both go on, and what was there is one press away.
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).waitFor()
  expect(await hands.all()).toHaveLength(2)
  // [IX-C3] Which one it is, and it is one press away again.
  const uuid = /UUID="([^"]+)"/.exec(Buffer.from(corregida.bytes).toString())?.[1] ?? 'ninguno'
  await page.getByText(new RegExp(`UUID ${uuid}\\) tomó el lugar de`, 'i')).waitFor()
  await page.getByRole('row').filter({ hasText: 'Correcta' }).first().click()
  await page.getByRole('button', { name: 'Verla' }).click()
  await page
    .locator('tr[aria-selected=true]')
    .filter({ has: page.getByTitle(uuid) })
    .waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await fila.waitFor()
  await expect.poll(() => page.getByText('tomó el lugar de').count()).toBe(0)
  // One that is refused takes no place, whatever came in before it; why it was goes with the next one.
  await dropOn(fila, onDisk([{ nombre: 'otra-vez.xml', bytes: malaDe('recorrido').bytes }]).rutas)
  const identico = page.getByText(/Es idéntico a/)
  await identico.waitFor()
  await page.getByText('No se subió').waitFor()
  expect(await page.getByText('tomó el lugar de').count()).toBe(0)
  await fila.evaluate((renglon) => renglon.scrollIntoView({ block: 'center' }))
  await dropOn(fila, onDisk([corregida]).rutas)
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).waitFor()
  await expect.poll(() => identico.count()).toBe(0)
  expect(product.consoleErrors).toEqual([])
})

const agente = 'comisionista@valija.demo'
const facturaDe = (hoja: HojaEnPesos, de: { mas?: number; semilla: string }) => ({
  nombre: `${de.semilla}.xml`,
  bytes: facturaComision(facturaDeHojaEnPesos(hoja, de.mas), { dia, semilla: de.semilla }).bytes,
})

test('[IX-A agent] an agent bills the bookings it can in three hands of the four, what the invoice must say beside where it is dropped; a refused one is corrected in two', async () => {
  const { hoja } = await product
    .api<{ hoja: HojaEnPesos } & HojaEnPesos>(agente, 'POST', '/api/comisiones/calculo', {
      todas: true,
      bookingCodes: [],
    })
    .then((answer) => ({ hoja: answer.hoja ?? answer }))
  const page = await product.open(agente, { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page
    .getByRole('link', { name: /^Facturar todo/ })
    .first()
    .click()
  const soltar = page.getByRole('group', { name: 'Suelta aquí el XML de tu factura' })
  await soltar.waitFor()
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  const mala = onDisk([facturaDe(hoja, { mas: 50, semilla: 'agente-mala' })])
  // Anywhere on the screen.
  await dropOn(page.getByRole('heading', { level: 1 }), mala.rutas)
  await page.getByRole('heading', { name: 'Tu factura contra lo que debe decir' }).waitFor()
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()

  const otra = await product.open(agente, { ruta: '/inicio' })
  const corrige = await handsOf(otra)
  await otra.getByRole('link', { name: /^Ver comisiones.*pre-factura/ }).click()
  const buena = onDisk([
    facturaDe(hoja, { semilla: 'agente-buena' }),
    { nombre: 'agente-buena.pdf', bytes: pdfDePrueba('Factura') },
  ])
  await otra.getByRole('group', { name: 'Cambiar factura' }).waitFor()
  await dropOn(otra.getByRole('heading', { level: 1 }), buena.rutas)
  await otra.getByText('Ya puedes guardarla.').waitFor()
  expect(await corrige.all()).toHaveLength(2)
  await page.getByText('Ya puedes guardarla.').waitFor()
  await page.getByRole('button', { name: 'Guardar factura' }).click()
  await page.getByText('Se guardo correctamente la factura por tus comisiones').waitFor()
  // From the home to what all of them must say, the drop, saved.
  expect(await hands.all()).toHaveLength(3)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A paid] [IX-A amount] when a factura is paid is found in one hand: its folio, or its amount, typed into the search', async () => {
  const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
  const lote = await seedLote(product.valija, {
    creador,
    nombre: 'Por pagar',
    facturas: 1,
    estatus: 'En proceso de pago',
    fechaPago: '2026-10-16',
  })
  const page = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.insertText(lote.facturas[0]?.uuid.slice(0, 8) ?? '')
  await page.getByRole('option').filter({ hasText: 'Pago previsto: vie 16/10/2026' }).first().waitFor()
  // An amount finds its factura the same way.
  expect(await hands.all()).toHaveLength(1)
  await page.getByRole('combobox').fill((lote.total / 100).toFixed(2))
  await page.getByRole('option').filter({ hasText: 'Pago previsto: vie 16/10/2026' }).first().waitFor()
  expect(await hands.all()).toHaveLength(1)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A complement] the complements that are due are handed in in three hands from the home: opened, dropped with their PDF, saved', async () => {
  const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
  const lote = await seedLote(product.valija, {
    creador,
    nombre: 'Pagado en PPD',
    facturas: 2,
    estatus: 'En proceso de pago',
    dia,
  })
  const hotel = makeMundo().proveedor('101')
  const rfc = (hotel?.rfc ?? '').replaceAll('-', '')
  await product.api('admin@valija.demo', 'POST', '/api/Factura/guardarComprobantes', [
    {
      idFactura: lote.id,
      rfc,
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: lote.total / 100,
      folio: 'R1',
    },
  ])
  await product.api('admin@valija.demo', 'PUT', '/api/Factura/actualizar-estatus-a-pagado', [lote.id])
  const { bytes } = signComplemento(openAutoridad(), {
    emisor: { rfc, nombre: hotel?.nombreFiscal ?? '', cp: hotel?.codigoPostal ?? '' },
    uuid: randomUUID().toUpperCase(),
    folio: '1',
    fechaPago: dia,
    dia,
    doctos: lote.facturas.map(({ uuid, total }) => ({
      uuid,
      numParcialidad: 1,
      saldoAnterior: total,
      pagado: total,
    })),
  })
  const page = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page.getByRole('link', { name: /^Ver complementos/ }).click()
  const lista = page.getByRole('tab', { name: /Pendientes/ })
  await expect.poll(() => lista.textContent()).toContain('2')
  await dropOn(
    lista,
    onDisk([
      { nombre: 'rep.xml', bytes },
      { nombre: 'rep.pdf', bytes: pdfDePrueba('REP') },
    ]).rutas,
  )
  await page.getByRole('group', { name: 'rep.xml' }).getByText('Correcto').waitFor()
  await page.getByRole('button', { name: 'Guardar complementos' }).click()
  await page.getByText('Se guardó 1 complemento').waitFor()
  await expect.poll(() => lista.textContent()).toContain('0')
  expect(await hands.all()).toHaveLength(3)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A1] a whole folder dropped anywhere on the list begins a lote with all of it; dropped twice nothing is there twice; another hotel’s is told', async () => {
  const lote = await buenLote({ n: 3, proveedor: '101', dia, desde: 600 })
  const ajena = await buenLote({ n: 1, proveedor: '103', dia, desde: 600, sinPdf: true })
  const { carpeta } = onDisk([
    ...lote.xmls.map(({ nombre, bytes }) => ({ nombre: `octubre/xml/${nombre}`, bytes })),
    ...lote.pdfs.map(({ nombre, bytes }) => ({ nombre: `octubre/pdf/${nombre}`, bytes })),
    { nombre: 'octubre/layout.xlsx', bytes: lote.layoutXlsx },
  ])
  const page = await product.open('proveedor@valija.demo', { ruta: '/factura/proveedor' })
  const lugar = page.getByRole('heading', { name: 'Lotes de facturas cargadas' })
  await lugar.waitFor()
  await dropOn(lugar, [`${carpeta}/octubre`])
  const reunido = page.getByRole('region', { name: 'Lo que trae el lote' })
  await reunido.getByText('Layout Correcto!').waitFor()
  await reunido.getByText('3 de 3 facturas con su PDF').waitFor()
  await page.getByRole('button', { name: 'Cargar lote' }).waitFor()
  // The same once more, with one that another hotel issued.
  const [otra] = onDisk([{ nombre: 'ajena.xml', bytes: ajena.xmls[0]?.bytes ?? new Uint8Array() }]).rutas
  await dropOn(page.getByRole('heading', { name: 'Cargar lote' }), [`${carpeta}/octubre/xml`, otra ?? ''])
  await page
    .getByText(/idéntico a/)
    .first()
    .waitFor()
  const facturas = page.getByRole('table', { name: 'Facturas del lote' }).getByRole('row')
  await expect.poll(() => facturas.count()).toBe(5)
  await facturas.filter({ hasText: 'sin cumplir' }).waitFor()
  // One that the layout does not have: it is no longer said to be right.
  const nueva = await buenLote({ n: 1, proveedor: '101', dia, desde: 700, sinPdf: true })
  await dropOn(page.getByRole('heading', { name: 'Cargar lote' }), onDisk(nueva.xmls).rutas)
  await reunido.getByText('Trae algo por revisar').waitFor()
  await page.getByText('El layout no trae 1 factura que sí está en el lote').waitFor()
  expect(product.consoleErrors).toEqual([])
})
