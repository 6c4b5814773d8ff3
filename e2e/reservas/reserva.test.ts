import type { AvisoDeReserva, AvisosDeLotes, AvisosPorLote } from '@valija/contract/reservas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedPagos } from '../../apps/server/testing/conciliacion.ts'
import { sembrar } from '../lotes/sembrar.ts'
import { violationsOfBothThemes } from '../setup/axe.ts'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'

const admin = 'admin@valija.demo'
const hotel = 'proveedor@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-10', estancias: true })
  const { deps } = product.valija
  const lote = await sembrar(product, hotel, {
    nombre: 'Semana del coral',
    facturas: 1,
    estatus: 'En proceso de pago',
    fechaPago: '2026-10-16',
  })
  const nuevo = await sembrar(product, hotel, { nombre: 'Por procesar', facturas: 1 })
  await sql`delete from factura_reservas where factura_id in (${lote.facturas[0]?.id}, ${nuevo.facturas[0]?.id})`.execute(
    deps.db,
  )
  await sql`insert into factura_reservas (folio, factura_id, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
    values ('1', ${lote.facturas[0]?.id ?? 0}, 'AT10177777', 1, 0, 0, 0, 850000),
      ('1', ${nuevo.facturas[0]?.id ?? 0}, 'AT10177778', 1, 0, 0, 0, 400000)`.execute(deps.db)
  for (const [localizador, codigo] of [
    ['RSV001', 'AT10177777'],
    ['RSV002', 'AT10177778'],
  ]) {
    await sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda,
        total, costo, proveedor_id, proveedor_nombre, proveedor_rfc, reserva_ant, comisionista_id, comisionista_nombre, comision,
        visto_en, cambio_en)
      values (${localizador}, 1, false, '2026-10-01', '2026-10-05', 'Ana Ruiz', 'RUAA800101AB1', 'Cancún 4 noches', 'MXN', 1000000,
        800000, 101, 'Hotel Coral', 'OHO010101AB1', ${codigo}, 501, 'Viajes Alborada', 60000, now(), now())`.execute(
      deps.db,
    )
    await sql`insert into reservas_de_pago (booking_code, rfc, motor_reserva_id, moneda, total, estatus, nombre_paquete, visto_en,
        pagado_externo, costo) values (${localizador}, 'RUAA800101AB1', 1, 'MXN', 1000000, 'Con', 'Cancún 4 noches',
        ${new Date(Date.now() + 86_400_000)}, 0, 800000)`.execute(deps.db)
  }
  await seedPagos({ deps }, [
    { bookingCode: 'RSV001', monto: 300_000, estado: 1, fechaPago: '2026-09-01' },
    { bookingCode: 'RSV001', monto: 22_222, estado: 3, fechaPago: '2026-10-06' },
  ])
})
afterAll(() => product.stop())

describe('the booking’s page', () => {
  test('[X-1] a localizador typed in the bar leads to it; its warnings come first, one is accepted with a reason', async () => {
    const page = await product.open(admin, { ruta: '/inicio' })
    const box = page.getByRole('combobox', { name: 'Buscar', exact: true })
    await box.fill('rsv001')
    await page
      .getByRole('option', { name: /RSV001/ })
      .first()
      .waitFor()
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Reserva RSV001' }).waitFor()
    const sumas = page.getByRole('region', { name: 'Sumas' })
    for (const [que, monto] of [
      ['Vendido', '$10,000.00'],
      ['Cobrado', '$3,000.00'],
      ['Por cobrar', '$7,000.00'],
      ['Facturado por el hotel', '$8,500.00'],
      ['Margen', '$1,400.00'],
    ] as const)
      await expect.poll(() => sumas.locator('div', { hasText: que }).first().textContent()).toContain(monto)
    const falta = page.getByRole('region', { name: 'Qué falta y quién lo hace' })
    await falta.getByText('$7,000.00 · venció el 01/10/2026').waitFor()
    await falta.getByText('· a más tardar el 16/10/2026').waitFor()
    await page.getByText('El hotel factura más que el costo').waitFor()
    expect(await violationsOfBothThemes(page)).toEqual([])
    const notice = page.getByRole('status').filter({ hasText: 'El hotel factura más que el costo' })
    await notice.getByRole('button', { name: 'Aceptar con motivo' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Por qué se acepta?' })
    await dialog.getByRole('textbox').fill('Noche extra autorizada')
    await dialog.getByRole('button', { name: 'Guardar el motivo' }).click()
    await page.getByText('Aceptado por admin@valija.demo').waitFor()
    await page.getByText('Noche extra autorizada').waitFor()
    await page.getByRole('region', { name: 'Línea de vida' }).getByRole('link', { name: /#1/ }).click()
    await page.getByRole('link', { name: 'RSV001' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reserva RSV001' }).waitFor()
  })

  test('[X-1] on a phone it is one column that nothing leaves; a hotel opens its own by its code and sees its part', async () => {
    const page = await product.open(admin, { ruta: '/reserva/RSV001', viewport: { width: 390, height: 844 } })
    await page.getByRole('heading', { level: 1, name: 'Reserva RSV001' }).waitFor()
    await page.getByRole('region', { name: 'Línea de vida' }).waitFor()
    await fits(page)
    expect(await violationsOfBothThemes(page)).toEqual([])
    const own = await product.open(hotel, { ruta: '/reserva/AT10177777' })
    await own.getByRole('heading', { level: 1, name: 'Reserva AT10177777' }).waitFor()
    await own.getByText('Facturado por el hotel').waitFor()
    await expect.poll(() => own.getByText(/Vendido|Margen|Comisión|Ana Ruiz/).count()).toBe(0)
    const other = await product.open('proveedor2@valija.demo', { ruta: '/reserva/RSV001' })
    await other.getByText('No encontramos esa reserva entre las que puedes ver.').waitFor()
  })

  test('[X-2] processing waits, in its place, for what bears on the bookings; many are told by their kind; what cannot be looked at is said and holds nobody', async () => {
    const page = await product.open(admin, { ruta: null })
    await page.route('**/api/reservas/avisos-por-lote', async (route) => {
      const { lotes } = (await (await route.fetch()).json()) as AvisosPorLote
      return route.fulfill({
        headers: { 'x-valija': '1' },
        json: { lotes: lotes.map((uno) => ({ ...uno, avisos: 1, sinSaber: 3 })) },
      })
    })
    await page.goto(`${product.url}/factura/proveedor`)
    let answer: 'later' | 'never' | 'many' = 'later'
    const held = Promise.withResolvers<undefined>()
    await page.route('**/api/reservas/avisos-de-lotes', async (route) => {
      if (answer === 'never') return route.fulfill({ json: {} })
      if (answer === 'many') {
        const real = await route.fetch()
        const body = (await real.json()) as AvisosDeLotes
        const [uno] = body.avisos as [AvisoDeReserva]
        const many = Array.from({ length: 29 }, (_, n) => ({ ...uno, localizador: `RSV9${n}` }))
        const otro = { ...uno, codigo: 'facturadaDosVeces' as const, titulo: 'Facturada dos veces' }
        return route.fulfill({ response: real, json: { ...body, avisos: [...many, otro], total: 130 } })
      }
      await held.promise
      await route.continue()
    })
    // What a list knows without asking the engines may not be all, and is not told as if it were.
    const fila = page.locator('[role=grid] tr[data-id]', { hasText: 'Por procesar' })
    await fila.getByText('1 o más avisos').waitFor()
    const dialog = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
    const confirm = dialog.getByRole('button', { name: 'Confirmar' })
    const ask = async () => {
      await fila.getByRole('checkbox').click()
      await page.getByPlaceholder('DD/MM/AAAA').first().click()
      await page.keyboard.type('16102026')
      await page.getByRole('button', { name: 'Procesar Lotes' }).click()
      await dialog.waitFor()
    }
    await ask()
    await dialog.getByText('Revisando las reservas…').waitFor()
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    const before = await confirm.boundingBox()
    held.resolve(undefined)
    await dialog.getByText('Se paga al hotel antes de que pague el cliente').waitFor()
    await expect.poll(() => confirm.isEnabled()).toBe(true)
    await expect.poll(() => confirm.boundingBox()).toEqual(before)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    answer = 'many'
    await page.reload()
    await ask()
    await dialog.getByText('Facturada dos veces · 1').click()
    await dialog.getByRole('link', { name: 'RSV002' }).waitFor()
    await dialog.getByText('Se paga al hotel antes de que pague el cliente · 29').waitFor()
    await dialog.getByText('Aquí están 30 de los 130.').waitFor()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    answer = 'never'
    await page.reload()
    await ask()
    await dialog.getByText('No se pudo revisar si sus reservas tienen avisos').waitFor()
    await expect.poll(() => confirm.isEnabled()).toBe(true)
  })

  test('[X-2] before a lote is processed it says what bears on its bookings, each with the way to its page', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor?lote=' })
    await page.getByRole('button', { name: 'Ver facturas: Por procesar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Por procesar' })
    const avisos = dialog.getByRole('region', { name: 'Avisos de sus reservas' })
    await avisos.getByText('Se paga al hotel antes de que pague el cliente').waitFor()
    await avisos.getByRole('link', { name: 'RSV002' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reserva RSV002' }).waitFor()
    expect(product.consoleErrors).toEqual([])
  })
})
