import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { enAnt, interruptores, sembrar } from './sembrar.ts'

let product: Product
let page: Page
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-10' })
})
afterAll(() => product.stop())
const bien = { caido: false, lentoMs: 0, rechaza: false, disparates: false, hazYCorta: false, veces: null }
beforeEach(() => interruptores(product, { cola: bien, contabilidad: bien, sat: bien }))

const rows = '[role=grid] tr[data-id]'
const open = async () => {
  page = await product.open('admin@valija.demo', { ruta: '/factura/proveedor' })
  await page.locator(rows).first().waitFor()
}
const select = async (...names: string[]) => {
  for (const name of names) await page.locator(rows, { hasText: name }).getByRole('checkbox').click()
  await page.getByPlaceholder('DD/MM/AAAA').first().click()
  await page.keyboard.type('16102026')
  await page.getByRole('button', { name: 'Procesar Lotes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
  await dialog.waitFor()
  return dialog
}
const tab = (name: string) => page.getByRole('tab', { name })

describe('processing and sending', () => {
  test('[B-025, B-059] the confirmation warns and can be cancelled; once confirmed, success is said when ANT has answered, and the list follows by itself', async () => {
    const uno = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Envío uno' })
    const dos = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Envío dos' })
    await open()
    const dialog = await select('Envío uno', 'Envío dos')
    await dialog.getByText('puede tardar varios minutos').waitFor()
    await dialog.getByText('2 lotes por').waitFor()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await enAnt(product, uno.id)).toEqual([])
    await page.getByRole('button', { name: 'Procesar Lotes' }).click()
    // A double click is one sending.
    await dialog.getByRole('button', { name: 'Confirmar' }).dblclick()
    await page.getByText('La información se envió correctamente').waitFor()
    await tab('En proceso de pago').click()
    await page.getByText('Envío uno').waitFor()
    for (const lote of [uno, dos])
      expect(
        (await enAnt(product, lote.id)).map(({ aceptaciones, intentos }) => [aceptaciones, intentos]),
      ).toEqual(lote.facturas.map(() => [1, 1]))
  })

  test('ANT does the work and drops the connection: each factura is counted once and the lote goes on', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Cortado' })
    await interruptores(product, { contabilidad: { hazYCorta: true, veces: 1 } })
    await open()
    await (await select('Cortado')).getByRole('button', { name: 'Confirmar' }).click()
    await page.getByText('La información se envió correctamente').waitFor()
    expect(
      (await enAnt(product, lote.id)).map(({ aceptaciones, intentos }) => [aceptaciones, intentos]),
    ).toEqual(lote.facturas.map(() => [1, 1]))
  })

  test('[B-060, B-138] ANT down: the lote stays, its name and the connection error are shown, and when ANT is back it is asked and sent once', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Sin conexión' })
    await interruptores(product, { contabilidad: { caido: true } })
    await open()
    await (await select('Sin conexión')).getByRole('button', { name: 'Confirmar' }).click()
    await page.getByText('No podemos establecer conexión con la API ANT').first().waitFor()
    await page.getByText(/Sin conexión\. ANT no respondió por el lote/).waitFor()
    await page.getByRole('button', { name: 'Ver el lote' }).click()
    await page.getByText('Espera a ANT').waitFor()
    await page.getByRole('button', { name: 'Ver facturas: Sin conexión' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sin conexión' })
    await dialog.getByText('3 facturas en duda:').waitFor()
    await expect.poll(() => page.getByText('La información se envió correctamente').count()).toBe(0)
    await interruptores(product, { contabilidad: bien })
    // Nobody presses anything: the machine's next try asks ANT and sends what it does not hold.
    await product.valija.runJobs()
    await dialog.getByRole('region', { name: 'Envío a ANT' }).getByText('3 aceptadas').waitFor()
    expect((await enAnt(product, lote.id)).map(({ aceptaciones }) => aceptaciones)).toEqual(
      lote.facturas.map(() => 1),
    )
  })

  test('[B-060] a fault of ours is told where the lote stands, with what comes next, and at the administrator’s home', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Falla nuestra', facturas: 1 })
    const { ant } = product.valija.deps
    const { enviarLote } = ant
    ant.enviarLote = () => Promise.reject(new TypeError('ours'))
    try {
      await open()
      await (await select('Falla nuestra')).getByRole('button', { name: 'Confirmar' }).click()
      await page.getByText(/^Una falla de Valija detuvo el envío/).waitFor()
      await page
        .getByText(/Falla nuestra\. Enviando a ANT: 0 de 1\. Lo intentamos de nuevo automáticamente/)
        .waitFor()
      await page.getByRole('button', { name: 'Ver el lote' }).click()
      await page.getByText('Falla de Valija', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Ver facturas: Falla nuestra' }).click()
      const dialog = page.getByRole('dialog', { name: 'Falla nuestra' })
      await dialog.getByText(/avisa a quien administra Valija$/).waitFor()
      await page.goto(`${product.url}/inicio`)
      await page
        .getByText(/Falla nuestra no ha llegado a ANT por una falla de Valija: revisa la bitácora técnica/)
        .first()
        .waitFor()
    } finally {
      ant.enviarLote = enviarLote
    }
    await product.valija.runJobs()
    await expect
      .poll(async () => (await enAnt(product, lote.id)).map(({ aceptaciones }) => aceptaciones))
      .toEqual([1])
  })

  test('[B-137] the queue down: its own message, and it goes once the queue is back', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Cola caída', facturas: 1 })
    await interruptores(product, { cola: { caido: true } })
    await open()
    await (await select('Cola caída')).getByRole('button', { name: 'Confirmar' }).click()
    await page.getByText('No podemos establecer conexión con la API-COLA-ANT').first().waitFor()
    await interruptores(product, { cola: bien })
    // Its next try is due; success passes by as soon as it is known, whatever else the jobs still do.
    await Promise.all([
      page.getByText('La información se envió correctamente').waitFor(),
      product.valija.runJobs(),
    ])
    expect(await enAnt(product, lote.id)).toMatchObject([{ aceptaciones: 1 }])
  })

  test('a factura that ANT rejects is shown with its reason and withdrawn, and the rest goes on', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Con rechazo' })
    const bad = lote.facturas[1]
    await interruptores(product, {
      contabilidad: { porFactura: { [bad?.uuid ?? '']: 'La reserva ya tiene una factura registrada' } },
    })
    await open()
    await (await select('Con rechazo')).getByRole('button', { name: 'Confirmar' }).click()
    await page.getByText('Un lote tiene facturas que ANT rechazó').waitFor()
    await page.getByRole('button', { name: 'Ver el lote' }).click()
    await page.getByRole('button', { name: 'Ver facturas: Con rechazo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Con rechazo' })
    await dialog.getByText('1 rechazada', { exact: true }).waitFor()
    await dialog.getByText('La reserva ya tiene una factura registrada').first().waitFor()
    await dialog.getByRole('button', { name: `Más acciones: S ${bad?.folio}` }).click()
    await page.getByRole('menuitem', { name: 'Retirar' }).click()
    const withdraw = page.getByRole('dialog', { name: `Se retirará la factura S ${bad?.folio}` })
    await withdraw.getByRole('textbox', { name: 'Motivo' }).fill('Se factura en otro lote')
    // Both come when they come, and the one that passes does not wait for the other.
    await Promise.all([
      dialog.getByText('Motivo: Se factura en otro lote').first().waitFor(),
      page.getByText('La información se envió correctamente').waitFor(),
      withdraw.getByRole('button', { name: 'Retirar' }).click(),
    ])
    expect(await enAnt(product, lote.id)).toHaveLength(3)
  })

  test('[B-110] a supplier has neither date nor button, and its call is refused', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Del proveedor' })
    const supplier = await product.open('proveedor@valija.demo', { ruta: '/factura/proveedor' })
    await supplier.locator(rows).first().getByRole('checkbox').click()
    await supplier.getByText('1 lote seleccionado').waitFor()
    await expect.poll(() => supplier.getByText('Fecha de pago').count()).toBe(0)
    await expect(
      product.api('proveedor@valija.demo', 'POST', '/api/lotes/procesar', {
        ids: [lote.id],
        fechaPago: '2026-10-16',
      }),
    ).rejects.toThrow('403')
  })

  test('no screen of these left an error in the console', () => {
    expect(product.consoleErrors).toEqual([])
  })
})
