import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { archivosSueltos, facturaConDefecto } from '@valija/sandbox/muestras/defectos.ts'
import { layoutsConDefecto } from '@valija/sandbox/muestras/defectos-layout.ts'
import { type Archivo, buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropOn, emptyHands, onDisk } from '../setup/hands.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { watchWords } from '../setup/shown.ts'
import { chooseLayout, dropXml, openWizard, pickHotel, toLayout, validateFacturas } from './lote-files.ts'

const dia = '2026-10-12'
let product: Product
let bueno: Awaited<ReturnType<typeof buenLote>>
beforeAll(async () => {
  product = await startProduct({ dia })
  bueno = await buenLote({ n: 1, proveedor: '101', dia, desde: 300 })
})
afterAll(async () => {
  emptyHands()
  await product.stop()
})

const mundo = makeMundo()
const autoridad = openAutoridad()
const contexto = (yaCargada: Archivo) => ({
  mundo,
  autoridad,
  dia,
  semilla: 'pantalla',
  proveedorId: '101',
  otroProveedorId: '103',
  yaCargada,
})
const nada: Archivo = { nombre: 'nada.xml', bytes: new Uint8Array() }
const defecto = (nombre: string): Archivo => ({
  nombre: `${nombre}.xml`,
  bytes: facturaConDefecto(nombre, contexto(nada)).bytes,
})
const open = () => openWizard(product)
const filas = (page: Page) => page.getByRole('table', { name: 'Facturas del lote' }).locator('tbody tr')

describe('each defect shows its documented message', () => {
  test.each([
    ['[B-140]', 'no-encontrada', 'Ingresaste facturas no encontradas'],
    ['[B-141]', 'cancelada', 'Ingresaste facturas canceladas'],
  ])('%s %s: %s', async (_id, nombre, mensaje) => {
    const page = await open()
    await dropXml(page, [defecto('correcta-1'), defecto(nombre)])
    await validateFacturas(page)
    await page.getByRole('status').filter({ hasText: mensaje }).getByRole('button').click()
    await expect.poll(() => filas(page).count()).toBe(1)
    await page.context().close()
  })

  test('[B-071, B-076, B-079, B-082] [IX-C3] each defect among others has its documented message, whose count opens its own list; many notices fold into one line', async () => {
    const graves = [
      ['corrupta', 'Sus archivos XML se encuentran corruptos o dañados!'],
      ['regimen-receptor-626', 'Régimen Fiscal Incorrecto'],
      ['receptor-incorrecto', 'Facturas con receptor incorrecto'],
      ['pue-con-forma-de-pago-01', 'Tus facturas PUE no pueden contener otro método de pago que no sea 03'],
    ] as const
    const fueraDeRegla = [
      'uso-cfdi-g03',
      'timbrada-el-anio-anterior',
      'sin-metodo-de-pago',
      'pue-del-mes-anterior',
    ]
    const page = await open()
    const nombres = [...graves.map(([nombre]) => nombre), 'cancelada', 'no-encontrada', ...fueraDeRegla]
    await dropXml(page, [defecto('correcta-1'), ...nombres.map(defecto)])
    await validateFacturas(page)
    const line = page.getByText(/^\d+ avisos, \d+ graves?$/)
    await line.waitFor()
    const tabla = page.getByRole('table', { name: 'Facturas del lote' })
    await expect.poll(async () => ((await tabla.boundingBox())?.y ?? 9999) < 860).toBe(true)
    const listed = async (role: 'alert' | 'status', mensaje: string, n: number) => {
      const ver = n === 1 ? 'Ver 1 factura' : `Ver ${n} facturas`
      await page.getByRole(role).filter({ hasText: mensaje }).getByRole('button', { name: ver }).click()
      await expect.poll(() => filas(page).count()).toBe(n)
    }
    for (const [, mensaje] of graves) await listed('alert', mensaje, 1)
    await listed('status', 'Ingresaste facturas canceladas y no encontradas', 2)
    await listed('status', '4 facturas no cumplen alguna regla', 4)
    await page.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
    await line.click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Régimen Fiscal Incorrecto' })
      .waitFor({ state: 'hidden' })
    await line.waitFor()
    await page.context().close()
  })

  test('[VII-B] one defect in many places of a factura is told in five of them, with how many more', async () => {
    const [xml] = bueno.xmls
    const concepto = /<cfdi:Concepto [\s\S]*?<\/cfdi:Concepto>/
    const roto = new TextDecoder()
      .decode(xml?.bytes)
      .replace(concepto, (uno) => uno.replace(/ Cantidad="[^"]*"/, ' Cantidad="x"').repeat(60))
    const page = await open()
    await dropXml(page, [{ nombre: 'muchos.xml', bytes: new TextEncoder().encode(roto) }])
    await filas(page).first().click()
    await page.getByText('Lo mismo en 55 lugares más de esta factura.').first().waitFor()
    await page.context().close()
  })

  test('[B-075] several issuers: the message counts those taken out', async () => {
    const segundo = await buenLote({ n: 1, proveedor: '102', dia, desde: 910, sinPdf: true })
    const page = await open()
    await dropXml(page, [...segundo.xmls, defecto('correcta-1')])
    await page.getByText('Hay facturas de 2 emisores').waitFor()
    await pickHotel(page)
    await page.getByText('1 factura con un emisor distinto fue eliminada').waitFor()
    await page.context().close()
  })

  test('[IX-A1] beside those of a hotel of theirs, a stranger’s asks nothing: it leaves the lote, and is told', async () => {
    const ajena = await buenLote({ n: 1, proveedor: '103', dia, desde: 900, sinPdf: true })
    const page = await open()
    const asked = await watchWords(page, ['Hay facturas de 2 emisores', 'Elige el hotel al que'])
    await dropXml(page, [defecto('correcta-1'), ...ajena.xmls])
    await page.getByText('1 factura con un emisor distinto fue eliminada').waitFor()
    expect(await asked()).toEqual([])
    await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor()
    await page.context().close()
  })

  test('[B-085] none of the chosen hotel', async () => {
    const page = await open()
    await dropXml(page, [defecto('correcta-1')])
    await pickHotel(page, 102)
    await page.getByText('El proveedor seleccionado es incorrecto').waitFor()
    await page.getByText('Ninguna factura corresponde al proveedor seleccionado').waitFor()
    await page.context().close()
  })

  test('[VI-D4] an agent’s invoice dropped on a hotel’s lote is told for what it is, with the screen where it goes', async () => {
    const agencia = { rfc: 'VAL810202Z98', nombre: 'VIAJES ALBORADA', regimenFiscal: '601' }
    const { bytes } = facturaComision(
      { ...agencia, base: 100_000, iva: 16_000, retIva: 0, retIsr: 0, metodoPago: 'PPD' },
      { dia },
    )
    const page = await open()
    await dropXml(page, [defecto('correcta-1'), { nombre: 'comision.xml', bytes }])
    await page.getByText('Una factura parece de comisión').waitFor()
    await page.getByText('se carga en Detalle de comisiones', { exact: false }).waitFor()
    await page.context().close()
  })

  test('[VI-D3] what was dropped and left out is listed with its reason on whatever step shows', async () => {
    const page = await open()
    const suelto = { nombre: 'nota.txt', bytes: Buffer.from('x') }
    const pdf = { nombre: 'H1.pdf', bytes: bueno.pdfs[0]?.bytes ?? new Uint8Array() }
    const otro = { nombre: 'aviso.txt', bytes: Buffer.from('y') }
    await dropXml(page, [defecto('correcta-1'), suelto, pdf, otro])
    await page.getByRole('table', { name: 'Facturas del lote' }).waitFor()
    // Those of one reason stand together.
    await page.getByText('Archivos inválidos: nota.txt, aviso.txt. Solo se permiten archivos XML').waitFor()
    // The PDF is taken, the hotel known by its issuer, and what is missing asked for.
    await page
      .getByRole('region', { name: 'Lo que trae el lote' })
      .getByText('1 PDF para 1 factura')
      .waitFor()
    await page.getByText(/^Faltan? el layout.*Suéltalos? aquí\.$/).waitFor()
    await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
    await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
    await page.getByText('Archivos inválidos: nota.txt, aviso.txt. Solo se permiten archivos XML').waitFor()
    // [IX-C3] Dropped here, a layout that nobody can read is told here, and a sheet of another kind by what it was meant for.
    const vacio = layoutsConDefecto(bueno.facturas, mundo).find((a) => a.nombre === 'layout-vacio.xlsx')
    const { rutas } = onDisk([
      { nombre: 'layout.csv', bytes: Buffer.from('x') },
      { nombre: 'layout.xlsx', bytes: vacio?.bytes ?? new Uint8Array() },
    ])
    await dropOn(page.getByRole('button', { name: 'Descargar layout' }), rutas)
    await page.getByText('layout.csv: El layout debe ser un archivo .xlsx o .xls.').waitFor()
    await page.getByText('El layout no tiene renglones.').waitFor()
    await page.context().close()
  })

  test('[B-072, B-073] nothing chosen, and files that are no XML', async () => {
    const page = await open()
    await page.locator('input[aria-label="Facturas XML del lote"]').setInputFiles([])
    await page.getByText('No se seleccionaron archivos').waitFor()
    const suelto = archivosSueltos(contexto(nada)).filter(({ nombre }) => nombre.endsWith('.txt'))
    await dropXml(page, suelto)
    await page.getByText('Archivos inválidos: no-es-xml.txt. Solo se permiten archivos XML').waitFor()
    await page.context().close()
  })

  test('[B-086, B-087, B-088] facturas already registered', async () => {
    const { default: save } = await import('./save-through-http.ts')
    await save(product, bueno)
    const page = await open()
    await dropXml(page, bueno.xmls)
    await validateFacturas(page)
    await page.getByText('Tus facturas ya fueron cargadas anteriormente', { exact: true }).waitFor()
    await page.getByText('Facturas Repetidas').waitFor()
    await page.getByRole('button', { name: 'Facturas XML' }).click()
    await dropXml(page, [defecto('correcta-2')])
    await page.getByText('Algunas de tus facturas ya fueron cargadas anteriormente').waitFor()
    await page.context().close()
  })

  test('[B-083, B-084] past the cut-off day, with the day of the policy in the text', async () => {
    const page = await open()
    await fetch(`${product.sandbox.url}/reloj`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dia: '2026-10-24' }),
    })
    try {
      await dropXml(page, [defecto('correcta-2'), defecto('correcta-3')])
      await validateFacturas(page)
      await page.getByText('Las facturas PUE se aceptan hasta el día 20 de cada mes').waitFor()
      await page.getByText('Las facturas PPD se aceptan hasta el día 20 de cada mes').waitFor()
    } finally {
      await fetch(`${product.sandbox.url}/reloj`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ dia }),
      })
    }
    await page.context().close()
  })
})

test.each([
  [
    '[B-092]',
    'layout-monto-distinto',
    'Layout Incorrecto! Los monto de tus facturas no coincide con el de tu layout!',
  ],
  ['[B-094]', 'layout-sin-un-folio', 'No existe el siguiente XMLID en tu layout'],
])('%s %s: %s', async (_id, nombre, mensaje) => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 330, sinPdf: true })
  const page = await open()
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  const malo = layoutsConDefecto(lote.facturas, mundo).find((a) => a.nombre === `${nombre}.xlsx`)
  await chooseLayout(page, malo?.bytes ?? new Uint8Array())
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByText(mensaje).waitFor()
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
  await page.context().close()
})

test('a row ANT refuses is put right with its candidate, in the grid', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 330, sinPdf: true })
  const page = await open()
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  const malo = layoutsConDefecto(lote.facturas, mundo).find(
    (a) => a.nombre === 'layout-reserva-inexistente.xlsx',
  )
  await chooseLayout(page, malo?.bytes ?? new Uint8Array())
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  const tabla = page.getByRole('table', { name: 'Renglones del layout' })
  await tabla.getByText('La reserva AT1O1XX003 no existe').waitFor()
  const bueno = lote.facturas[0]?.reservas[0]?.bookingCode ?? ''
  await tabla.getByLabel('Localizador del renglón 2').fill(bueno)
  await tabla.getByLabel('Localizador del renglón 2').blur()
  await page.getByText('ANT aceptó los localizadores y totales de 2 facturas').waitFor()
  await page.context().close()
})

test('[B-144] taking out every row says so and begins again', async () => {
  const page = await open()
  await dropXml(page, [defecto('correcta-1')])
  await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor()
  await page.getByRole('button', { name: /^Quitar la factura/ }).click()
  await page.getByText('Eliminaste todos los registros de tu lote').waitFor()
  await page.getByText('Suelta de una vez los XML').waitFor()
  await page.context().close()
})

test('[B-139] a duplicate check that gets no answer says so', async () => {
  const page = await open()
  await page.route('**/validarUuids', (route) => route.abort())
  await dropXml(page, [defecto('correcta-1')])
  await validateFacturas(page)
  await page.getByText('Ocurrió un error al validar los UUID').waitFor()
  await page.context().close()
})
