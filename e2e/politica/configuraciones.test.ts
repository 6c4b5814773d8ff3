import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedBorrador } from '../../apps/server/testing/seed-borrador.ts'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-10' })
  await seedBorrador(product.valija, {
    creador: await personaDe(product.valija.deps, 'proveedor@valija.demo'),
    nombre: 'Arrecife octubre 2',
    dia: '2026-10-10',
    facturas: 3,
  })
})
afterAll(() => product.stop())

const settings = (email = 'admin@valija.demo') => product.open(email, { ruta: '/configuraciones' })
const row = (page: Page) => page.locator('tr[data-clave=cortePueProveedor]')

describe('settings', () => {
  test('[A-037] the page lists the cut-off days with day and month, from the policy', async () => {
    const page = await settings()
    await page.getByRole('columnheader', { name: 'Día' }).waitFor()
    await page.getByRole('columnheader', { name: 'Mes', exact: true }).waitFor()
    await expect
      .poll(() => row(page).innerText())
      .toMatch(/Día de corte PUE, proveedor\s+23\s+octubre\s+Valor inicial/)
  })

  test.each(['operativo.proveedor', 'operativo.comisionista', 'proveedor', 'comisionista'])(
    '[A-108] %s reads the settings and finds nothing to change them with',
    async (who) => {
      const page = await settings(`${who}@valija.demo`)
      await page.getByText('Solo el administrador puede cambiar estas reglas.').waitFor()
      await expect.poll(() => row(page).count()).toBe(1)
      await expect.poll(() => page.getByRole('button', { name: /^Cambiar/ }).count()).toBe(0)
      await page.goto(`${product.url}/configuraciones/permisos`)
      await page.getByText('No tienes permisos para ver esta página').waitFor()
    },
  )

  test('[A-108, A-039] usuario gets the expired-session message with the way back', async () => {
    const page = await settings('usuario@valija.demo')
    await page.getByText('Tu sesión ha expirado').waitFor()
    await page
      .getByRole('button', { name: 'Volver al inicio' })
      .or(page.getByRole('link', { name: 'Volver al inicio' }))
      .waitFor()
  })

  test('[A-037] the admin changes a cut-off from a day on, sees first what it would do, and the history tells of it', async () => {
    const other = await settings('proveedor@valija.demo')
    await row(other).waitFor()
    const page = await settings()
    await page.getByRole('button', { name: 'Cambiar: Día de corte PUE, proveedor' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Ninguna factura de 1 borrador abierto cambia de resultado.').waitFor()
    await dialog.getByLabel('Nuevo día').fill('8')
    await dialog.getByText('3 facturas cambian de resultado, en 1 borrador de 1.').waitFor()
    await dialog.getByText('Arrecife octubre 2').waitFor()
    // [IX-C3] Who has it open is told that another changed it, and to what.
    const second = await product.open('admin@valija.demo', {
      ruta: '/configuraciones?cambiar=cortePueProveedor',
    })
    await second.getByRole('dialog').getByLabel('Nuevo día').waitFor()
    await expect.poll(() => dialog.getByText(/^A1001: Deja de cumplir\./).count()).toBe(1)
    await dialog.getByRole('button', { name: 'Guardar el cambio' }).click()
    await dialog.getByText('Escribe por qué cambia').waitFor()
    await dialog.getByLabel('Motivo').fill('Cierre adelantado')
    await dialog.getByRole('button', { name: 'Guardar el cambio' }).click()
    await page.getByText('«Día de corte PUE, proveedor» cambia desde el 10/10/2026.').waitFor()
    await expect
      .poll(() => row(page).innerText())
      .toMatch(/\s8\s+noviembre\s+Desde el 10\/10\/2026, admin@valija\.demo/)
    await second
      .getByText(
        'admin@valija.demo la cambió mientras la tenías abierta: es 8, desde el 10/10/2026. Si guardas, vale lo que escribiste tú.',
      )
      .waitFor()
    // Whoever looks at it sees the change without asking.
    await expect.poll(() => row(other).innerText()).toMatch(/\s8\s+noviembre/)
    await page.getByRole('button', { name: 'Historial: Día de corte PUE, proveedor' }).click()
    const history = page.getByRole('dialog')
    await history.getByText('8, desde el 10/10/2026').waitFor()
    await history.getByText('Motivo: Cierre adelantado').waitFor()
    await history.getByText('23, desde el inicio').waitFor()
    await history.getByText(/^Fuente: documento de Lotes de proveedor §5\.2/).waitFor()
  })

  test('[A-037] from the history one goes back to a value it had, with a day and a reason, and finds it there', async () => {
    const politica = '/api/politica/cortePpdProveedor'
    for (const [valor, desde] of [
      [12, '2026-10-10'],
      [14, '2026-11-01'],
    ])
      await product.api('admin@valija.demo', 'POST', politica, {
        valor: { clase: 'dia', valor },
        desde,
        motivo: 'Cierre de fin de año',
      })
    const page = await settings()
    await page.getByRole('button', { name: 'Historial: Día de corte PPD, proveedor' }).click()
    const history = page.getByRole('dialog', { name: 'Día de corte PPD, proveedor', exact: true })
    const back = (entry: string) =>
      history.getByRole('button', { name: `Volver a este valor: ${entry}`, exact: true })
    await history.getByText('14, desde el 01/11/2026').waitFor()
    await expect.poll(() => back('14, desde el 01/11/2026').count()).toBe(0)

    // What holds today is to go on: from the day on which the next change would end it.
    await back('12, desde el 10/10/2026').click()
    const change = page.getByRole('dialog', { name: /^Cambiar:/ })
    await expect.poll(() => change.getByLabel('Nuevo día').inputValue()).toBe('12')
    await expect.poll(() => change.getByLabel('Vigente desde').inputValue()).toBe('01/11/2026')
    await page.keyboard.press('Escape')
    await change.waitFor({ state: 'detached' })
    await expect
      .poll(() => back('12, desde el 10/10/2026').evaluate((own) => own === document.activeElement))
      .toBe(true)

    await back('20, desde el inicio').click()
    await expect.poll(() => change.getByLabel('Nuevo día').inputValue()).toBe('20')
    await expect.poll(() => change.getByLabel('Vigente desde').inputValue()).toBe('10/10/2026')
    await change.getByRole('button', { name: 'Guardar el cambio' }).click()
    await change.getByText('Escribe por qué cambia').waitFor()
    await change.getByLabel('Motivo').fill('Fue un error')
    await change.getByRole('button', { name: 'Guardar el cambio' }).click()
    await change.waitFor({ state: 'detached' })
    await history.getByText('20, desde el 10/10/2026').waitFor()
    await history.getByText('Motivo: Fue un error').waitFor()
    // Who only reads it is offered none.
    const other = await product.open('proveedor@valija.demo', {
      ruta: '/configuraciones?historia=cortePpdProveedor',
    })
    await other.getByText('12, desde el 10/10/2026').waitFor()
    await expect.poll(() => other.getByRole('button', { name: /^Volver a este valor/ }).count()).toBe(0)
  })

  test('[A-040] the permission table shows each capability by role, as the server enforces it', async () => {
    const page = await settings()
    await page.getByRole('link', { name: 'Ver permisos por rol' }).click()
    await page.waitForURL(/\/configuraciones\/permisos$/)
    const eliminar = page.getByRole('row', { name: /^Eliminar lotes/ })
    await eliminar.waitFor()
    await expect
      .poll(() => eliminar.getByRole('cell').allInnerTexts())
      .toEqual(['Sí', 'No', 'No', 'No', 'No', 'No'])
  })

  test('[IX-D2] wide and on a phone nothing runs over', async () => {
    for (const ruta of ['/configuraciones', '/configuraciones/permisos']) {
      const page = await product.open('admin@valija.demo', { ruta })
      await page.getByRole('table').first().waitFor()
      for (const width of [1440, 390]) await fits(page, width)
      if (ruta === '/configuraciones') {
        // The first line of a dialog's title and its cross are level.
        await page.getByRole('button', { name: 'Cambiar: Día de corte PUE, proveedor' }).click()
        const middles = () =>
          page.getByRole('dialog').evaluate((dialog) => {
            const line = new Range()
            line.selectNodeContents(dialog.querySelector('h1') ?? dialog)
            const cross = dialog.querySelector('header button') ?? dialog
            const [a, b] = [line.getClientRects()[0], cross.getBoundingClientRect()]
            return Math.abs((a?.top ?? 0) + (a?.height ?? 0) / 2 - (b.top + b.height / 2))
          })
        await expect.poll(middles).toBeLessThan(2)
      }
      await page.context().close()
    }
  })

  test('no page complained', () => expect(product.consoleErrors).toEqual([]))
})

describe('a restored installation', () => {
  test('[XI-A4, XI-A6] says so on every screen; an administrator sees what would leave and where to, sets it going, and compares the books', async () => {
    const { db } = product.valija.deps
    await sql`update instalacion set armada = false, restaurada_en = now()`.execute(db)
    await sql`insert into correos (plantilla, registro, para, sistema, estado)
      select 'cuentaAceptada', id::text, email, 3, 'porEnviar' from usuarios where email = 'usuario@valija.demo'`.execute(
      db,
    )
    const paused = 'Instalación restaurada, en pausa: no se manda ni se elimina nada.'
    const other = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
    await other.getByText(paused).waitFor()
    await expect.poll(() => other.getByRole('link', { name: 'Ver qué saldría' }).count()).toBe(0)

    const page = await product.open('admin@valija.demo', { ruta: '/inicio' })
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('link', { name: 'Ver qué saldría y ponerla en marcha' }).click()
    await page.getByText('Cuentas aceptadas: 1').waitFor()
    await page.getByRole('heading', { name: 'A dónde saldría' }).waitFor()
    await page.getByText(new URL(product.sandbox.url).host).first().waitFor()
    await fits(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Poner en marcha' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Poner en marcha' }).click()
    await page.getByText('En marcha', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'A dónde sale', exact: true }).waitFor()
    await expect.poll(() => page.getByText(paused).count()).toBe(0)
    await expect.poll(() => other.getByText(paused).count()).toBe(0)
    const { rows } = await sql<{
      estado: string
    }>`select estado from correos where plantilla = 'cuentaAceptada'`.execute(db)
    expect(rows.map(({ estado }) => estado)).toEqual(['fallido'])

    await page.getByRole('button', { name: 'Conciliar con ANT' }).click()
    await page.getByText('No hay diferencias.').waitFor()
    await page.getByRole('button', { name: 'Ya cotejé los libros con ANT' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ya cotejé los libros con ANT' }).click()
    await page.getByText('Cotejada el').waitFor()
  })
})
