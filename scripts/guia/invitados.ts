import { agencia, pdf, xmlDe } from '../../e2e/invitados/mundo.ts'
import { foto } from './foto.ts'
import type { Producto } from './producto.ts'

/** An agency without an account: from its RFC to the lote handed in, with one invoice refused on the way. */
export async function invitados(p: Producto): Promise<void> {
  const una = agencia('502')
  const [linea] = una.pagables
  if (!linea) throw new Error('the guest agency has no booking to bill')
  const page = await p.open('/ingresar/rfc')
  await page.getByLabel('RFC', { exact: true }).fill(una.rfc)
  await foto(page, 'invitados-1-rfc')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: 'Comisionista invitado' }).waitFor()
  await foto(page, 'invitados-2-menu', { oscuro: true })
  await page.getByRole('link', { name: /Consultar datos para facturar/ }).click()
  await page.getByLabel('Localizador de la reserva').fill(linea.bookingCode)
  await page.getByRole('button', { name: 'Generar pre-factura' }).click()
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  await foto(page, 'invitados-3-pre-factura')

  await page.goto(`${p.url}/factura/comisionista/invitado/crear`)
  const xml = page.locator('input[type=file]').first()
  await xml.setInputFiles(xmlDe(una, linea.commission, { semilla: 'con-retencion', retIva: 1_000 }))
  await page.getByText('TipoRelacion').waitFor()
  await foto(page, 'invitados-4-rechazada')
  await page.getByRole('button', { name: /^Quitar la factura/ }).click()
  await page.getByText('Eliminaste todos los registros de tu lote').waitFor()
  await xml.setInputFiles(xmlDe(una, linea.commission, { semilla: 'correcta' }))
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByLabel(/^Localizadores de la factura/).fill(linea.bookingCode)
  await page.getByRole('button', { name: 'Validar reserva', exact: true }).last().click()
  await page.getByText('1 factura con 1 reserva validada').waitFor()
  await page.getByText('Eliminaste todos los registros').waitFor({ state: 'detached' })
  await foto(page, 'invitados-5-reserva')
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByLabel('Correo electrónico').fill('ana@agencia.mx')
  await page.locator('input[type=file]').first().setInputFiles(pdf('correcta'))
  await page.getByText('1 de 1 factura con su PDF').waitFor()
  await foto(page, 'invitados-6-guardar')
  await page.getByRole('button', { name: 'Guardar lote', exact: true }).last().click()
  await page.getByText('La información se envió correctamente').waitFor()
  await foto(page, 'invitados-7-enviado')
  await page.context().close()
}
