import { afterAll, beforeAll, expect, test } from 'vitest'
import { sembrar } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'

const correo = 'comisionista@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const deComision = async (nombre: string) => {
  const lote = await sembrar(product, correo, { nombre, facturas: 2, estatus: 'Pagado' })
  const { db } = product.valija.deps
  await db.updateTable('facturas').set({ tipo: 'c' }).where('loteId', '=', lote.id).execute()
  await db
    .updateTable('lotes')
    .set({ categoria: 'Comisionista', proveedorId: 501 })
    .where('id', '=', lote.id)
    .execute()
  return db
    .selectFrom('facturaReservas as r')
    .innerJoin('facturas as f', 'f.id', 'r.facturaId')
    .select('r.bookingCode')
    .where('f.loteId', '=', lote.id)
    .executeTakeFirstOrThrow()
}

test('[C-006, C-025, C-026, C-028] an agent’s list has its three tabs, and the paid ones are found by localizador', async () => {
  const { bookingCode } = await deComision('Octubre primero')
  await deComision('Octubre segundo')
  const page = await product.open(correo, { ruta: '/facturas/comisionista' })
  for (const nombre of ['Cargados', 'En proceso de pago', 'Pagados'])
    await page.getByRole('tab', { name: nombre }).waitFor()
  await expect.poll(() => page.getByRole('tab').count()).toBe(3)
  await expect
    .poll(() => page.getByRole('link', { name: 'Cargar nuevo lote' }).first().getAttribute('href'))
    .toBe('/factura/comisionista/crear')
  await page.getByRole('tab', { name: 'Pagados' }).click()
  await page.getByText('Octubre primero').waitFor()
  await page.getByText('Octubre segundo').waitFor()
  await page.getByRole('searchbox', { name: 'Buscar por Localizador' }).fill(bookingCode.toLowerCase())
  await page.getByText('Octubre segundo').waitFor({ state: 'detached' })
  await page.getByText('Octubre primero').waitFor()
  await page.getByText(`Localizador ${bookingCode}`).waitFor()
  expect(product.consoleErrors).toEqual([])
})
