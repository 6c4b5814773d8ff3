import { randomUUID } from 'node:crypto'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { type ImpuestoMuestra, inCentavos, signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { pdfSencillo } from '@valija/sandbox/muestras/pdf-sencillo.ts'
import type { Page } from 'playwright-core'
import { facturaDeHojaEnPesos, type HojaEnPesos } from '../../apps/server/testing/seed-comision.ts'
import { foto } from './foto.ts'
import { dia, type Producto } from './producto.ts'

/** The invoice that the sheet asks for, or one whose base is off by some pesos. */
const xmlDe = (hoja: HojaEnPesos, mas = 0) => {
  const { bytes, uuid, total } = facturaComision(
    // Paid later, so that a complement is owed.
    { ...facturaDeHojaEnPesos(hoja, mas), metodoPago: 'PPD' },
    { dia, semilla: `guia-${mas}` },
  )
  return {
    name: mas === 0 ? 'comision.xml' : 'con-sobrante.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(bytes),
    uuid,
    total,
  }
}
type Factura = ReturnType<typeof xmlDe>
const adjunto = async (name: string, titulo: string, emisor: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await pdfSencillo(titulo, [['Emisor', emisor]])),
})

/** Accounting sends the lote and enters its payment, as it does in chapters of its own. */
async function pay(p: Producto, hoja: HojaEnPesos): Promise<void> {
  const page = await p.signIn('operativo.comisionista@valija.demo')
  const kept = await page.evaluate(() => localStorage.getItem('sesion'))
  const { token } = JSON.parse(kept ?? '') as { token: string }
  const call = async <T>(metodo: string, ruta: string, cuerpo?: unknown): Promise<T> => {
    const answer = await fetch(`${p.url}${ruta}`, {
      method: metodo,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(cuerpo === undefined ? {} : { body: JSON.stringify(cuerpo) }),
    })
    if (!answer.ok) throw new Error(`${ruta}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { filas } = await call<{ filas: { id: number; total: number }[] }>(
    'GET',
    `/api/lotes?categoria=Comisionista&etapa=noProcesado&q=${hoja.rfcCliente}`,
  )
  const [lote] = filas
  if (!lote) throw new Error('the lote of the agency is not there')
  await call('POST', '/api/lotes/procesar', { ids: [lote.id], fechaPago: dia })
  for (let estatus = ''; estatus !== 'En proceso de pago'; ) {
    await page.waitForTimeout(300)
    estatus = (await call<{ estatus: string }>('GET', `/api/lotes/${lote.id}`)).estatus
  }
  const comprobante = {
    idFactura: lote.id,
    rfc: hoja.rfcCliente,
    bancobeneficiario: 'BBVA',
    fechapago: dia,
    totalLayout: lote.total,
    folio: 'OP-4471',
  }
  await call('POST', '/api/Factura/guardarComprobantes', [comprobante])
  await call('PUT', '/api/Factura/actualizar-estatus-a-pagado', [lote.id])
  await page.context().close()
}

/** What is owed after a payment: its data to copy, and the complement that covers it. */
async function complement(
  page: Page,
  p: Producto,
  hoja: HojaEnPesos,
  { uuid, total }: Factura,
): Promise<void> {
  await page.goto(`${p.url}/facturas/comisionista?etapa=pagado`)
  await page
    .getByRole('row')
    .filter({ hasText: `Comisiones ${hoja.rfcCliente}` })
    .waitFor()
  await foto(page, 'comisiones-7-pagado')
  await page.goto(`${p.url}/complemento`)
  await page
    .getByRole('button', { name: /Ver datos/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText(`IdDocumento: ${uuid}`).waitFor()
  await foto(page, 'comisiones-8-complemento')
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('sesion') ?? '{}') as { token: string }).token,
  )
  const read = async <T>(ruta: string): Promise<T> =>
    (await (await fetch(`${p.url}${ruta}`, { headers: { authorization: `Bearer ${token}` } })).json()) as T
  const { filas } = await read<{ filas: { id: number; idDocumento: string }[] }>(
    '/api/complementos/esperados?porPagina=100',
  )
  const owed = filas.find(({ idDocumento }) => idDocumento === uuid)
  const impuestos = await read<{ filas: ImpuestoMuestra[] }>(
    `/api/complementos/esperados/${owed?.id}/impuestos`,
  )
  const { bytes } = signComplemento(openAutoridad(), {
    emisor: {
      rfc: hoja.rfcCliente,
      nombre: hoja.razonSocialCliente.toUpperCase(),
      cp: '06600',
      regimenFiscal: hoja.regimenFiscal,
    },
    uuid: randomUUID().toUpperCase(),
    folio: '1',
    fechaPago: dia,
    dia,
    doctos: [
      {
        uuid,
        numParcialidad: 1,
        saldoAnterior: total,
        pagado: total,
        impuestos: inCentavos(impuestos.filas),
      },
    ],
  })
  await page.goto(`${p.url}/nuevo/complemento`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'complemento.xml', mimeType: 'text/xml', buffer: Buffer.from(bytes) },
      await adjunto('complemento.pdf', 'Complemento de pago', hoja.razonSocialCliente),
    ])
  await page.getByRole('group', { name: 'complemento.xml' }).getByText('Correcto').waitFor()
  await foto(page, 'comisiones-9-complemento-correcto')
  await page.getByRole('button', { name: 'Guardar complementos' }).click()
  await page.getByText('Se guardó 1 complemento').waitFor()
}

/** An agent's bookings, what their invoice must say, one refused and corrected, its account, its payment and complement. */
export async function comisiones(p: Producto): Promise<void> {
  const page = await p.signIn('comisionista@valija.demo')
  await page.goto(`${p.url}/factura/comisionista/crear`)
  const libres = page.locator('tbody tr').filter({ has: page.getByRole('checkbox') })
  await libres.first().waitFor()
  await libres.nth(0).getByRole('checkbox').click()
  await libres.nth(1).getByRole('checkbox').click()
  await page.getByText('2 reservas seleccionadas').first().waitFor()
  await foto(page, 'comisiones-1-reservas')
  const calculo = page.waitForResponse((answer) => answer.url().endsWith('/api/comisiones/calculo'))
  await page.getByRole('button', { name: 'Ver pre-factura' }).click()
  const hoja = (await (await calculo).json()) as HojaEnPesos
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  await foto(page, 'comisiones-2-pre-factura')
  await page.getByRole('button', { name: 'Guardar pre-factura' }).click()
  await page.getByRole('combobox', { name: 'Pre-factura' }).waitFor()
  const xml = page.locator('input[type=file]').first()
  await xml.setInputFiles(xmlDe(hoja, 100))
  await page.getByText(/Tienes un sobrante de/).waitFor()
  await foto(page, 'comisiones-3-rechazada', { oscuro: true })
  const buena = xmlDe(hoja)
  await xml.setInputFiles(buena)
  await page.getByText('Tu factura cumple con todo').waitFor({ timeout: 30_000 })
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles(await adjunto('comision.pdf', 'Factura de comisiones', hoja.razonSocialCliente))
  await page.getByText('Ya puedes guardarla.').waitFor()
  await foto(page, 'comisiones-4-correcta')
  await page.getByRole('button', { name: 'Guardar factura' }).click()
  await page.waitForURL(/\/facturas\/comisionista/)
  await page
    .getByRole('row')
    .filter({ hasText: `Comisiones ${hoja.rfcCliente}` })
    .waitFor()
  await foto(page, 'comisiones-5-lote')
  await page.goto(`${p.url}/factura/comisionista/crear?ver=cuenta`)
  await page.getByRole('button', { name: 'Cambiar cuenta beneficiaria' }).click()
  await page.getByRole('dialog', { name: 'Cambiar cuenta beneficiaria' }).waitFor()
  await foto(page, 'comisiones-6-cuenta')
  await pay(p, hoja)
  await complement(page, p, hoja, buena)
  await page.context().close()
}
