import { mkdirSync } from 'node:fs'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { chooseLayout, choosePdfs, dropXml } from './lote-files.ts'

const dia = '2026-10-12'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

const shots = process.env.CAPTURAS
const shoot = async (page: Page, nombre: string) => {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: `${shots}/${nombre}.png` })
}

test('[B-008, B-026, B-028, B-030, B-033] a hotel takes its invoices from the drop zone to a saved lote', async () => {
  const lote = await buenLote({ n: 7, proveedor: '101', dia })
  const page = await product.open('proveedor@valija.demo', { ruta: '/factura/crear/proveedor' })
  await page.getByRole('heading', { name: 'Cargar lote' }).waitFor()
  await shoot(page, '1-facturas')
  await dropXml(page, lote.xmls)
  // B-027: the hotel is searched by its business name among those of the person, with id, both names and RFC.
  const hoteles = page.getByRole('listbox', { name: 'Elige el hotel al que corresponden las facturas' })
  await hoteles.getByRole('option').first().waitFor()
  expect(await hoteles.getByRole('option').count()).toBe(2)
  await shoot(page, '2-dictamen-local')
  await hoteles.getByRole('option', { name: /101/ }).click()
  await page.getByRole('button', { name: 'Validar Facturas' }).click()
  await page.getByRole('button', { name: 'Continuar con 7 facturas' }).click({ timeout: 20_000 })
  await shoot(page, '3-layout')
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar layout' }).click()
  expect((await descarga).suggestedFilename()).toBe('layout.xlsx')
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó los localizadores y totales de 7 facturas').waitFor({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByText('Layout Correcto!').waitFor()
  await shoot(page, '4-layout-correcto')
  await page.getByRole('button', { name: 'Continuar con 7 facturas' }).click()
  const modal = page.getByRole('dialog', { name: 'Nombre y PDF del lote' })
  await modal.getByLabel('Nombre del lote').fill('Arrecife octubre 1')
  await choosePdfs(page, lote.pdfs)
  await modal.getByText('7 de 7 facturas con su PDF').waitFor()
  await shoot(page, '5-nombre-pdf')
  await modal.getByRole('button', { name: 'Validar lote' }).click()
  await page.getByRole('button', { name: 'Cargar lote' }).click()
  const confirma = page.getByRole('dialog', { name: 'Se guardará todo el lote de facturas' })
  await shoot(page, '6-confirmar')
  await confirma.getByRole('button', { name: 'Confirmar' }).click()
  const guardadoEn = Date.now()
  await page.getByText('Lote «Arrecife octubre 1» guardado').waitFor()
  expect(Date.now() - guardadoEn).toBeLessThan(6000)
  await shoot(page, '7-guardado')
  expect(product.consoleErrors).toEqual([])
})
