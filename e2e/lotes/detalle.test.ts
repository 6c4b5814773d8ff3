import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../setup/axe.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { enAnt, sembrar } from './sembrar.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-10' })
})
afterAll(() => product.stop())

const admin = 'admin@valija.demo'
const rows = '[role=grid] tr[data-id]'
const open = (ruta = '/factura/proveedor', email = admin) => product.open(email, { ruta })
const cancel = (id: number | undefined) =>
  product.valija.deps.db
    .updateTable('facturas')
    .set({ estado: 'Cancelado', satConsultadoEn: new Date() })
    .where('id', '=', id ?? 0)
    .execute()
const detailOf = async (page: Page, nombre: string) => {
  await page.getByRole('button', { name: `Ver facturas: ${nombre}` }).click()
  const dialog = page.getByRole('dialog', { name: nombre })
  await dialog.locator(rows).first().waitFor()
  return dialog
}
const moreOf = async (page: Page, folio: string | undefined, accion: string) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Más acciones: S ${folio}` })
    .click()
  await page.getByRole('menuitem', { name: accion }).click()
}

describe('one factura of a lote', () => {
  test('its bitácora is a timeline of its own, and what is shown of it says whose it is', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Con historia', facturas: 2 })
    const [factura] = lote.facturas
    const { deps } = product.valija
    await deps.db
      .insertInto('bitacora')
      .values({
        usuarioId: null,
        quien: 'Valija',
        entidad: 'factura',
        entidadId: String(factura?.id),
        accion: 'envio',
        de: 'enviado',
        a: 'duda',
        motivo: 'ANT no respondió y pudo haberla recibido',
        detalle: {},
      })
      .execute()
    const page = await open()
    const dialog = await detailOf(page, 'Con historia')
    // Every factura is vigente: the column that says so alike of all is not there.
    await expect.poll(() => dialog.getByRole('columnheader', { name: 'Estado en el SAT' }).count()).toBe(0)
    await moreOf(page, factura?.folio, 'Ver bitácora')
    await dialog.getByText('Enviado → En duda').waitFor()
    await dialog.getByText('Motivo: ANT no respondió y pudo haberla recibido').waitFor()
    await dialog.getByText(`S ${factura?.folio}`, { exact: true }).waitFor()
    await page.reload()
    await page.getByRole('dialog').getByText('Enviado → En duda').waitFor()
    await page.getByRole('button', { name: 'Volver a las facturas' }).click()
    await page.getByRole('button', { name: `Ver reservas: S ${factura?.folio}` }).click()
    await page.getByRole('dialog').getByText(`S ${factura?.folio}`, { exact: true }).waitFor()
  })

  test('[VI-A5] one nobody can judge is said with why, and decided with a reason where it stands', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Por decidir', facturas: 2 })
    const [factura] = lote.facturas
    await product.valija.deps.db
      .updateTable('facturas')
      .set({
        revision: 'pendiente',
        hallazgos: sql`${JSON.stringify([
          {
            codigo: 'selloPorRevisar',
            severidad: 'error',
            ruta: '/cfdi:Comprobante/@Sello',
            encontrado: null,
            esperado: null,
            nombre: 'Nuevo',
          },
        ])}::jsonb`,
      })
      .where('id', '=', factura?.id ?? 0)
      .execute()
    const page = await open()
    const dialog = await detailOf(page, 'Por decidir')
    await dialog.getByText('Una factura espera que alguien decida').waitFor()
    await dialog.getByText(/lleva Nuevo, un complemento cuya cadena original no se conoce/).waitFor()
    await dialog.getByRole('button', { name: 'Aceptar', exact: true }).click()
    await page.getByLabel('Motivo').fill('El SAT la da por vigente por el mismo total')
    await page.getByRole('button', { name: 'Guardar el motivo' }).click()
    await dialog.getByText(/^.*Aceptada: El SAT la da por vigente por el mismo total/).waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Rechazar', exact: true }).count()).toBe(0)
  })

  test('[VI-D4] a commission held because others bill its booking is explained by whoever works commissions, who is shown all that the reason is for', async () => {
    const lotes = [
      await sembrar(product, admin, { nombre: 'Detenido', facturas: 1 }),
      await sembrar(product, admin, { nombre: 'Otro de antes', facturas: 1 }),
      await sembrar(product, admin, { nombre: 'Otro más', facturas: 1 }),
    ]
    const ids = lotes.map(({ id }) => id)
    const [facturaId = 0, ...otras] = lotes.map(({ facturas }) => facturas[0]?.id ?? 0)
    const { db } = product.valija.deps
    await db.updateTable('lotes').set({ categoria: 'Comisionista' }).where('id', 'in', ids).execute()
    await db.updateTable('facturas').set({ tipo: 'c' }).where('loteId', 'in', ids).execute()
    await db
      .insertInto('reservasRepetidas')
      .values(otras.map((otraFacturaId) => ({ facturaId, bookingCode: 'XDOS01', otraFacturaId })))
      .execute()
    const page = await open('/facturas/comisionista', 'operativo.comisionista@valija.demo')
    const dialog = await detailOf(page, 'Detenido')
    await expect.poll(() => dialog.getByText(/Nadie ha dicho por qué/).count()).toBe(2)
    await dialog.getByRole('button', { name: 'Escribir el motivo' }).click()
    const motivo = page.getByRole('dialog', { name: '¿Por qué se cobra otra vez?' })
    for (const nombre of ['Otro de antes', 'Otro más'])
      await motivo.getByText(`del lote «${nombre}»`).waitFor()
    await motivo.getByLabel('Motivo').fill('Son dos noches distintas')
    await motivo.getByRole('button', { name: 'Guardar el motivo' }).click()
    await expect.poll(() => dialog.getByText(/Motivo: Son dos noches distintas/).count()).toBe(2)
    expect(await dialog.getByRole('button', { name: 'Escribir el motivo' }).count()).toBe(0)
  })

  test('one that the SAT takes back in payment is said, withdrawn with its reason, and the rest is paid', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', {
      nombre: 'Cancelada en pago',
      estatus: 'En proceso de pago',
      facturas: 3,
    })
    const [bad] = lote.facturas
    await cancel(bad?.id)
    await product.valija.deps.db
      .updateTable('lotes')
      .set({ numBloqueadas: 1 })
      .where('id', '=', lote.id)
      .execute()
    const page = await open('/factura/proveedor?etapa=enProcesoDePago')
    const dialog = await detailOf(page, 'Cancelada en pago')
    await dialog.getByText('1 factura que no se paga:').waitFor()
    await dialog.getByRole('columnheader', { name: 'Estado en el SAT' }).waitFor()
    await moreOf(page, bad?.folio, 'Retirar')
    const withdraw = page.getByRole('dialog', { name: `Se retirará la factura S ${bad?.folio}` })
    await withdraw.getByText('pide a su equipo que la dé de baja').waitFor()
    await withdraw.getByRole('textbox', { name: 'Motivo' }).fill('La canceló el hotel')
    await withdraw.getByRole('button', { name: 'Retirar' }).click()
    await withdraw.waitFor({ state: 'detached' })
    await dialog.getByText('1 factura que no se paga:').waitFor({ state: 'detached' })
    await dialog.getByText('Motivo: La canceló el hotel').first().waitFor()
  })
})

test('[VI-E3] of a factura whose issuer has asked the SAT to cancel it the lote says so, and which', async () => {
  const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Por cancelarse', facturas: 2 })
  await product.valija.deps.db
    .updateTable('facturas')
    .set({ estatusCancelacion: 'En proceso' })
    .where('id', '=', lote.facturas[1]?.id ?? 0)
    .execute()
  await product.valija.deps.db
    .updateTable('lotes')
    .set({ numPorCancelarse: 1 })
    .where('id', '=', lote.id)
    .execute()
  const dialog = await detailOf(await open(), 'Por cancelarse')
  await dialog.getByText('1 factura que quien la emitió pidió cancelar al SAT:').waitFor()
  const first = dialog.locator(rows).first()
  await first.getByText(`S ${lote.facturas[1]?.folio}`).waitFor()
  await first.getByText('Por cancelarse', { exact: true }).waitFor()
  await dialog.getByText('Vigente', { exact: true }).waitFor()
})

describe('several lotes at once', () => {
  test('those selected are deleted from the bar’s ⋮, named and summed before', async () => {
    for (const nombre of ['Sobra uno', 'Sobra dos'])
      await sembrar(product, 'proveedor@valija.demo', { nombre, facturas: 1 })
    await product.valija.deps.db
      .updateTable('lotes')
      .set({ numBloqueadas: 1 })
      .where('nombre', 'like', 'Sobra%')
      .execute()
    const page = await open()
    for (const nombre of ['Sobra uno', 'Sobra dos'])
      await page.locator(rows, { hasText: nombre }).getByRole('checkbox').click()
    const bar = page.getByRole('toolbar', { name: 'Acciones para la selección' })
    // [IX-A2] Of lotes that cannot be sent nothing is confirmed.
    await bar.getByLabel('Fecha de pago').fill('16/10/2026')
    await bar.getByRole('button', { name: 'Procesar Lotes' }).click()
    const procesar = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
    await procesar.getByText('Ninguno de los lotes seleccionados se puede enviar.').waitFor()
    await procesar.getByText('Sobra uno: 1 factura que el SAT no reporta vigente o').waitFor()
    expect(await procesar.getByRole('button', { name: 'Confirmar' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Se eliminarán 2 lotes' })
    await dialog.getByText('2 facturas por').waitFor()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByText('2 lotes seleccionados').waitFor()
    await bar.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByText('2 lotes eliminados').waitFor()
    await expect.poll(() => page.locator(rows, { hasText: 'Sobra' }).count()).toBe(0)
    await expect.poll(() => bar.count()).toBe(0)
  })

  test('a processing whose answer is lost is pressed again: it is answered as done, and ANT counts once', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Sin respuesta' })
    const page = await open()
    let veces = 0
    await page.route('**/api/lotes/procesar', async (route) => {
      if (veces++ > 0) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.locator(rows, { hasText: 'Sin respuesta' }).getByRole('checkbox').click()
    await page.getByPlaceholder('DD/MM/AAAA').first().click()
    await page.keyboard.type('16102026')
    await page.getByRole('button', { name: 'Procesar Lotes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('La información se envió correctamente').waitFor()
    expect((await enAnt(product, lote.id)).map(({ intentos }) => intentos)).toEqual(
      lote.facturas.map(() => 1),
    )
  })
})

describe('the bar', () => {
  test('the bell counts what waits, from any screen, and leads to it', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', {
      nombre: 'Con duda',
      estatus: 'En proceso de envío',
      facturas: 1,
    })
    await product.valija.deps.db
      .updateTable('facturas')
      .set({ envio: 'duda' })
      .where('loteId', '=', lote.id)
      .execute()
    await product.valija.deps.db
      .updateTable('lotes')
      .set({ numExcepciones: 1 })
      .where('id', '=', lote.id)
      .execute()
    const page = await open('/configuraciones')
    await page.getByRole('button', { name: /^Avisos: \d+ asuntos? por resolver$/ }).click()
    await page.getByRole('menuitem', { name: /1 factura del lote Con duda en duda/ }).click()
    await page.getByRole('dialog', { name: 'Con duda' }).waitFor()
    // In doubt is not rejected: the list says it by its own word.
    await page.goto(`${product.url}/factura/proveedor?etapa=enProcesoDeEnvio`)
    await page.locator(rows, { hasText: 'Con duda' }).getByText('1 en duda').waitFor()
    // Each finds its own: another hotel's supplier has nothing waiting.
    const other = await open('/factura/proveedor', 'proveedor2@valija.demo')
    await other.getByRole('button', { name: 'Avisos', exact: true }).click()
    await other.getByText('Todo al día.').waitFor()
  })

  test('[X-4] one box finds by amount with commas, from the keyboard, and keeps what was opened last; it offers what the role may do', async () => {
    const lote = await sembrar(product, 'proveedor@valija.demo', { nombre: 'Por importe', facturas: 2 })
    const page = await open('/inicio')
    await page.getByRole('heading', { name: 'Por resolver' }).waitFor()
    const box = page.getByRole('combobox', { name: 'Buscar', exact: true })
    await page.keyboard.press('Control+k')
    const importe = (lote.total / 100).toLocaleString('es-MX', { minimumFractionDigits: 2 })
    await page.keyboard.type(importe)
    await page
      .getByRole('group', { name: 'Lotes' })
      .getByRole('option', { name: /Por importe/ })
      .waitFor()
    await expect.poll(() => box.getAttribute('aria-activedescendant')).not.toBeNull()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Por importe' }).getByText('Detalles del lote').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // Enter pressed before the answer waits for it; an uuid's first eight name one factura.
    await page.keyboard.press('/')
    await page.keyboard.type(lote.facturas[0]?.uuid.slice(0, 8) ?? '')
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: 'Por importe' })
      .getByText(lote.facturas[0]?.folio ?? '')
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await page
      .getByRole('group', { name: 'Lo último que abriste' })
      .getByRole('option', { name: /Por importe/ })
      .first()
      .waitFor()
    // What has only a part of the text says which, and is in nobody's hand yet.
    await page.keyboard.type(`liquidación ${importe}`)
    await page
      .getByText(`Nada tiene todo lo de «liquidación ${importe}». Esto coincide con «${importe}»:`)
      .waitFor()
    await page
      .getByRole('group', { name: 'Lotes' })
      .getByRole('option', { name: /Por importe/ })
      .waitFor()
    expect(await box.getAttribute('aria-activedescendant')).toBeNull()
    await box.fill('cargar')
    await page.getByRole('group', { name: 'Acciones' }).getByRole('option', { name: 'Cargar lote' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
  })

  test('[IX-D1] whoever presses a key as a dialog goes keeps what it gave them', async () => {
    await sembrar(product, 'proveedor@valija.demo', { nombre: 'Se cierra', facturas: 1 })
    const page = await open('/inicio')
    const box = page.getByRole('combobox', { name: 'Buscar', exact: true })
    await box.fill('Se cierra')
    await page.getByRole('option', { name: /Se cierra/ }).click()
    await page.getByRole('dialog', { name: 'Se cierra' }).locator(rows).first().waitFor()
    // Between the dialog's going and what its going brings about.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[role=dialog]') !== null) return
        observer.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.keyboard.press('Escape')
    await box.and(page.locator(':focus')).waitFor()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
    // Left alone, it goes back to what the dialog was opened from.
    await page.keyboard.press('Escape')
    const ver = page.getByRole('button', { name: 'Ver facturas: Se cierra' })
    await ver.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await ver.and(page.locator(':focus')).waitFor()
  })

  test('[IX-D2] in a window made narrow the search field covers nothing of the bar, even before it is told of the width', async () => {
    const page = await open('/inicio')
    // The frame between the new width and the news of it, made to last.
    await page.addInitScript(() => {
      MediaQueryList.prototype.addEventListener = () => {}
    })
    await page.reload()
    await page.getByRole('button', { name: /^Avisos: \d/ }).waitFor()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('banner').getByRole('search').waitFor()
    expect(await violations(page, ['target-size'])).toEqual([])
  })

  test('[X-4] a hotel whose name is misspelt is shown as like it, and Enter opens it only when it was chosen', async () => {
    const page = await open('/proveedor')
    await page.locator(rows).first().waitFor()
    const box = page.getByRole('combobox', { name: 'Buscar', exact: true })
    await box.fill('ñiandú azul')
    const hotel = page.getByRole('group', { name: 'Proveedores' }).getByRole('option', { name: /ñandú/i })
    await hotel.first().waitFor()
    await page.getByText('Nada se llama «ñiandú azul». Esto tiene un nombre parecido:').waitFor()
    await box.press('Enter')
    expect(await box.getAttribute('aria-activedescendant')).toBeNull()
    await box.press('ArrowDown')
    await expect.poll(() => box.getAttribute('aria-activedescendant')).not.toBeNull()
    await box.press('Enter')
    await page.waitForURL(/\/proveedor\?q=/)
    // What begins like a thing to do is that.
    await box.fill('procesar')
    await page.getByRole('option', { name: 'Procesar lotes' }).waitFor()
    await expect.poll(() => box.getAttribute('aria-activedescendant')).not.toBeNull()
    // It is something, and counted.
    await page.getByRole('search').getByText('1 resultado', { exact: true }).waitFor()
    expect(await page.getByText('Nada de lo que puedes ver').count()).toBe(0)
  })

  test('[X-4] what is typed before the screen just opened has come keeps what it found', async () => {
    const page = await open('/inicio')
    const box = page.getByRole('combobox', { name: 'Buscar', exact: true })
    await box.fill('invitar')
    const opened = page.getByRole('option', { name: 'Invitar a un usuario' })
    await opened.waitFor()
    // Both in one go of the page, which draws the new screen after it.
    await box.evaluate((field: HTMLInputElement) => {
      field.closest('[role=search]')?.querySelector<HTMLElement>('[role=option]')?.click()
      field.focus()
      document.execCommand('insertText', false, 'procesar')
    })
    await page.getByRole('heading', { level: 1, name: 'Invitar colaborador' }).waitFor()
    await page.getByRole('option', { name: 'Procesar lotes' }).waitFor()
  })
})

test('[VIII-C1] back from one lote to another: nothing begun in the one before stands over it', async () => {
  const uno = await sembrar(product, 'proveedor@valija.demo', { nombre: 'El de antes', facturas: 1 })
  const otro = await sembrar(product, 'proveedor@valija.demo', {
    nombre: 'El de ahora',
    estatus: 'En proceso de pago',
    facturas: 2,
  })
  await cancel(otro.facturas[0]?.id)
  const page = await open(`/factura/proveedor?lote=${uno.id}`)
  await page.getByRole('dialog', { name: 'El de antes' }).locator(rows).first().waitFor()
  // As a link of its notices does.
  await page.evaluate((id) => {
    history.pushState({ idx: 1 }, '', `?lote=${id}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, otro.id)
  await page.getByRole('dialog', { name: 'El de ahora' }).locator(rows).first().waitFor()
  await moreOf(page, otro.facturas[0]?.folio, 'Retirar')
  await page.getByRole('dialog', { name: 'Se retirará la factura' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog', { name: 'El de antes' }).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
})

describe('a hotel opened to its collaborators', () => {
  test('the administrator opens and closes it on the list of suppliers', async () => {
    const page = await open('/proveedor')
    const fila = page.locator(rows, { hasText: 'PUERTO CORAL' }).or(page.locator('[data-id="101"]')).first()
    await fila.getByText('Solo quien los cargó').waitFor()
    await fila.getByRole('button', { name: /^Más acciones/ }).click()
    await page.getByRole('menuitem', { name: 'Abrir a sus colaboradores' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Cada colaborador verá también los lotes que cargaron los demás').waitFor()
    await dialog.getByRole('button', { name: 'Abrir a sus colaboradores' }).click()
    await fila.getByText('Todos sus colaboradores').waitFor()
    await fila.getByRole('button', { name: /^Más acciones/ }).click()
    await page.getByRole('menuitem', { name: 'Dejar a quien los cargó' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dejar a quien los cargó' }).click()
    await fila.getByText('Solo quien los cargó').waitFor()
    const staff = await open('/proveedor', 'operativo.proveedor@valija.demo')
    await staff.locator(rows).first().waitFor()
    await expect.poll(() => staff.getByRole('button', { name: /^Más acciones/ }).count()).toBe(0)
    await staff
      .getByRole('button', { name: /^Ver lotes/ })
      .first()
      .click()
    await staff.getByRole('heading', { name: 'Lotes de facturas cargadas' }).waitFor()
  })
})

test('no screen of these left an error in the console', () => {
  // The answer that was lost on purpose is told by the browser itself.
  expect(product.consoleErrors.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([])
})
