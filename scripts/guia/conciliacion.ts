import { Buffer } from 'node:buffer'
import { estadoBbva } from '@valija/sandbox/muestras/estado-bbva.ts'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { pagoDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { renglones as semana } from '../../e2e/conciliacion/renglones.ts'
import { foto } from './foto.ts'
import type { Producto } from './producto.ts'

const admin = 'admin@valija.demo'
const pagos = [
  { localizador: 'BGT935', monto: 24_960, fechaPago: '2026-10-07' },
  { localizador: 'MHH406', monto: 24_960, fechaPago: '2026-10-04' },
  { localizador: 'YBN616', monto: 8_400, fechaPago: '2026-10-07', numeroTransaccion: 'RAS0048815' },
  { localizador: 'KJV599', monto: 6_500, fechaPago: '2026-10-07' },
  { localizador: 'RZJ166', monto: 12_000, fechaPago: '2026-10-05' },
  { localizador: 'RZJ166', monto: 18_000, fechaPago: '2026-10-05' },
  { localizador: 'XRV722', monto: 9_950, fechaPago: '2026-10-06' },
]
/** Two of the week are only there for their warnings. */
const renglones = semana.filter(({ ampliada = '' }) => !/MHH406|GQA296/.test(ampliada))

/** The payments that the statement brings, registered as their staff would. */
async function registrar({ url }: Producto): Promise<void> {
  const post = async (ruta: string, cuerpo: unknown, token = '') => {
    const answer = await fetch(`${url}${ruta}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(cuerpo),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { token: string }
  }
  const { token } = await post('/api/usuarios/login', { email: admin, password: claveDemo })
  await post(
    '/api/pagos/guardar',
    { clave: crypto.randomUUID(), pagos: pagos.map((one) => pagoDePrueba(one)), motivoReuso: 'Guía' },
    token,
  )
}

/** A statement imported and matched: what the machine did, what waits for a person, undone and done again. */
export async function conciliacion(p: Producto): Promise<void> {
  await registrar(p)
  const page = await p.signIn(admin)
  await page.goto(`${p.url}/listar/pagos/estado-de-cuenta`)
  await page.getByLabel('Fuente', { exact: true }).click()
  await page.getByRole('option', { name: 'BBVA MXN' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'bbva-semana-41.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(estadoBbva(renglones)),
  })
  await page.getByText('Todavía no se ha guardado nada.').waitFor()
  await foto(page, 'conciliacion-1-antes-de-importar')
  await page.getByRole('button', { name: /^Importar \d+ movimientos/ }).click()
  await page.getByText('¡Éxito! Los pagos se han sincronizado correctamente').waitFor()
  await page.getByText('¡Éxito! Los pagos se han sincronizado correctamente').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Conciliar' }).click()
  await page.getByRole('tab', { name: /Aplicados automáticamente\s*1/ }).waitFor()
  const row = page.getByRole('option').filter({ hasText: 'SPEI RECIBIDO BANORTE' })
  await row.click()
  await page.getByRole('article').nth(1).waitFor()
  await foto(page, 'conciliacion-2-sugerencias', { oscuro: true })
  await page.getByRole('listbox', { name: 'Movimientos por conciliar' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/Abono de \$24,960.00 aplicado/).waitFor()
  await foto(page, 'conciliacion-3-aplicado')
  await page.getByRole('listbox', { name: 'Movimientos por conciliar' }).focus()
  await page.keyboard.press('z')
  await page.getByText('Deshecho. El movimiento vuelve a estar por revisar.').waitFor()
  await page.getByRole('article').first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/Abono de \$24,960.00 aplicado/).waitFor()
  await page.getByRole('option').filter({ hasText: 'SPEI RECIBIDO AFIRME' }).click()
  await page.getByRole('heading', { name: 'Abono de $30,000.00' }).waitFor()
  await page.getByRole('button', { name: 'Repartir', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Repartir el/ })
  await dialog.getByLabel('Agregar un pago').fill('RZJ166')
  await dialog.getByLabel('Agregar un pago').press('Enter')
  const add = dialog.getByRole('button', { name: /^Agregar Pago/ })
  await add.nth(0).click()
  await add.nth(1).click()
  await foto(page, 'conciliacion-4-repartir')
  await dialog.getByRole('button', { name: /^Aplicar/ }).click()
  await page.getByText(/Abono de \$30,000.00 aplicado/).waitFor()
  await page.getByRole('link', { name: 'Reglas' }).click()
  await page.getByRole('button', { name: 'Agregar regla' }).click()
  await page.getByLabel('Si el texto contiene').fill('traspaso cuentas propias')
  await page.getByRole('dialog').getByLabel('Motivo', { exact: true }).fill('Traspaso entre cuentas propias')
  await page.getByRole('button', { name: 'Ver qué tocaría' }).click()
  await page.getByText(/Esta regla tocaría/).waitFor()
  await foto(page, 'conciliacion-5-regla')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Conciliación' }).click()
  await page.getByRole('tab', { name: 'Bitácora' }).click()
  await page.getByText('Conciliado con 2 pagos').first().waitFor()
  await foto(page, 'conciliacion-6-bitacora')
  await page.context().close()
}
