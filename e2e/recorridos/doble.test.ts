import { afterAll, beforeAll, expect, test } from 'vitest'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedLote } from '../../apps/server/testing/seed-lote.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
  const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
  await seedLote(product.valija, { creador, nombre: 'Arrecife', facturas: 1, dia })
})
afterAll(() => product.stop())

test('[IX] what a double press opens stays open: its second press, beside it, closes nothing; one by itself does', async () => {
  const page = await product.open('admin@valija.demo', { ruta: '/factura/proveedor' })
  const fila = page.getByRole('row').filter({ hasText: 'Arrecife' })
  await fila.getByRole('button', { name: /^Más acciones/ }).dblclick()
  await page.getByRole('menuitem').first().waitFor()
  await page.keyboard.press('Escape')
  await fila.getByRole('checkbox').click()
  await page.getByPlaceholder('DD/MM/AAAA').first().click()
  await page.keyboard.type('16102026')
  await page.getByRole('button', { name: 'Procesar Lotes' }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
  await dialog.waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Confirmar' }).isEnabled()).toBe(true)
  await page.mouse.click(20, 400)
  await dialog.waitFor({ state: 'detached' })
})
