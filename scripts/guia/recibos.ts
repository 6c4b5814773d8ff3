import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { nombreDelLote } from './cargar-lote.ts'
import { foto } from './foto.ts'
import { dia, type Producto } from './producto.ts'

/** The bank's receipt, from the file to a paid lote. */
export async function pagarConRecibo(p: Producto): Promise<void> {
  const hotel = makeMundo().proveedor('101')
  if (!hotel) throw new Error('no hotel 101')
  const { total } = await p.valija.deps.db
    .selectFrom('lotes')
    .select('total')
    .where('nombre', '=', nombreDelLote)
    .where('estatus', '=', 'En proceso de pago')
    .executeTakeFirstOrThrow()
  const pago = { tipo: 59 as const, rfc: hotel.rfc.replaceAll('-', ''), nombre: hotel.nombreFiscal, dia }
  const recibo = await reciboBbva([
    { ...pago, importe: Number(total) },
    { ...pago, importe: 123_400 },
  ])
  const page = await p.signIn('admin@valija.demo')
  await page.goto(`${p.url}/factura/proveedor?etapa=enProcesoDePago`)
  await page.getByRole('button', { name: 'Recibos de pago' }).click()
  const bancos = page.getByRole('dialog', { name: 'Selecciona el tipo de pago' })
  await bancos.waitFor()
  await foto(page, 'recibo-1-tipo-de-pago')
  await bancos.getByText('BBVA', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Recibo de pago BBVA' })
  await dialog.waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'recibo-octubre.pdf', mimeType: 'application/pdf', buffer: Buffer.from(recibo) })
  await dialog.getByRole('heading', { name: 'Detalle de pagos' }).waitFor()
  await foto(page, 'recibo-2-leido')
  await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
  await dialog.getByText(nombreDelLote).first().waitFor()
  await foto(page, 'recibo-3-lote-encontrado')
  await dialog.getByRole('button', { name: 'Revisar 1 pago' }).click()
  const revision = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
  await revision.waitFor()
  await foto(page, 'recibo-4-revision')
  await revision
    .getByRole('button', { name: 'Seguir revisando' })
    .click()
    .catch(() => undefined)
  await revision.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('dialog', { name: 'Pagos guardados' }).waitFor()
  await foto(page, 'recibo-5-pagado')
  await page.context().close()
}
