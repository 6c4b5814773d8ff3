import type { Page } from 'playwright-core'
import type { Product } from './product.ts'

/**
 * A device that keeps passkeys, for the page's tab. Browsers make passkeys for names only: `url` is the product's by its
 * name. `unlocks(false)`: from then on nobody proves to the device who is there.
 */
export async function plugPasskeys(p: Pick<Product, 'url'>, page: Page) {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    url: p.url.replace('127.0.0.1', 'localhost'),
    async unlocks(isUserVerified: boolean) {
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

/** A passkey of the person signed in on the page, made in the own account, where the page then is. */
export async function addPasskey(page: Page, url: string, nombre: string, clave: string): Promise<void> {
  await page.goto(`${url}/sesiones`)
  await page.getByRole('button', { name: 'Agregar llave' }).click()
  const form = page.locator('form').filter({ hasText: 'Nombre de la llave' })
  await form.getByLabel('Nombre de la llave').fill(nombre)
  await form.getByLabel('Contraseña actual').fill(clave)
  await form.getByRole('button', { name: 'Agregar llave' }).click()
  await page.getByRole('list', { name: 'Llaves de acceso' }).getByText(nombre).waitFor()
}
