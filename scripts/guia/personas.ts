import { linkOf, waitForMail } from '../../e2e/setup/mail.ts'
import { foto } from './foto.ts'
import type { Producto } from './producto.ts'

const correo = 'ana.rivas@hotel.mx'

/** From an invitation to a person who waits for approval, and the settings. */
export async function personas(p: Producto): Promise<void> {
  const page = await p.signIn('admin@valija.demo')
  await page.goto(`${p.url}/usuario?pestana=proveedores`)
  await page.getByRole('row', { name: /proveedor2@/ }).waitFor()
  await foto(page, 'usuarios-1-lista')
  const hotel = await p.signIn('proveedor@valija.demo')
  await hotel.goto(`${p.url}/usuario/crear`)
  await hotel.getByLabel('Correo', { exact: true }).fill(correo)
  await foto(hotel, 'usuarios-2-invitar')
  await hotel.getByRole('button', { name: 'Enviar invitación' }).click()
  const mail = await waitForMail(p, correo, 'Te invitaron a Valija')
  const buzon = await p.open(`${p.sandbox.url}/correo`)
  await buzon.getByText('Te invitaron a Valija').first().click()
  await foto(buzon, 'usuarios-3-correo')
  const nueva = await p.open(linkOf(mail))
  await nueva.getByLabel('Contraseña', { exact: true }).fill('Nueva@Clave')
  await foto(nueva, 'usuarios-4-registro')
  await nueva.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await nueva.getByText('Tu cuenta está lista').waitFor()
  await nueva.getByLabel('Correo electrónico').fill(correo)
  await nueva.getByLabel('Contraseña', { exact: true }).fill('Nueva@Clave')
  await nueva.getByRole('button', { name: 'Iniciar sesión' }).click()
  await nueva.getByText('Tu acceso está pendiente').waitFor()
  await foto(nueva, 'usuarios-5-por-aprobar')
  await page.reload()
  await page.getByRole('row', { name: new RegExp(correo) }).waitFor()
  await foto(page, 'usuarios-6-aceptar')
  await page.goto(`${p.url}/configuraciones`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await foto(page, 'configuraciones')
  for (const each of [page, hotel, buzon, nueva]) await each.context().close()
}
