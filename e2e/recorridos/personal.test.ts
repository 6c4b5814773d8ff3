import { digitoClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { datosDe } from '@valija/sandbox/muestras/comprobantes/datos.ts'
import { dibujarPdf } from '@valija/sandbox/muestras/comprobantes/dibujar.ts'
import { layouts } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedLote } from '../../apps/server/testing/seed-lote.ts'
import { dropOn, emptyHands, handsOf, onDisk } from '../setup/hands.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
const admin = 'admin@valija.demo'
let product: Product
let creador: { id: string; correo: string }
beforeAll(async () => {
  product = await startProduct({ dia })
  creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
})
afterAll(async () => {
  emptyHands()
  await product.stop()
})

test('[IX-A receipt] [IX-A2] a receipt of eight payments is read, matched and saved in three hands, in one place; with one in doubt nothing is proposed for saving', async () => {
  const hotel = makeMundo().proveedor('101')
  const de = {
    tipo: 77 as const,
    rfc: (hotel?.rfc ?? '').replaceAll('-', ''),
    nombre: hotel?.nombreFiscal ?? '',
  }
  const lotes = []
  for (let i = 1; i <= 8; i++)
    lotes.push(
      await seedLote(product.valija, {
        creador,
        nombre: `Ocho ${i}`,
        facturas: i,
        estatus: 'En proceso de pago',
        dia: '2026-09-01',
      }),
    )
  const pagos = lotes.map(({ total }) => ({ ...de, dia: '2026-09-02', importe: total }))
  const page = await product.open(admin, { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page.getByRole('link', { name: /^En proceso de pago/ }).click()
  const lista = page.locator('tr[data-id]').first()
  await lista.waitFor()

  // One that no lote owes: a person looks at it first, and nothing is saved.
  const duda = onDisk([
    { nombre: 'duda.pdf', bytes: await reciboBbva([...pagos, { ...de, dia: '2026-09-02', importe: 1_234 }]) },
  ])
  await dropOn(lista, duda.rutas)
  const detalle = page.getByRole('dialog', { name: 'Recibo de pago BBVA' })
  await detalle.getByRole('button', { name: 'Revisar 8 pagos' }).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await detalle.waitFor({ state: 'detached' })
  const antes = (await hands.all()).length

  await dropOn(lista, onDisk([{ nombre: 'recibo.pdf', bytes: await reciboBbva(pagos) }]).rutas)
  const review = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
  await review.getByText('Se registran 8 pagos en 8 lotes.').waitFor()
  await review.getByRole('timer').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await review.getByRole('button', { name: 'Guardar', exact: true }).click()
  const guardados = page.getByRole('dialog', { name: 'Pagos guardados' })
  await guardados.getByText('8 comprobantes guardados').waitFor()
  // The list opened, this drop, saved.
  expect(1 + (await hands.all()).length - antes).toBe(3)
  // [IX-A2] Its proofs stand in its place, and give it back.
  await guardados.getByRole('button', { name: 'Comprobantes' }).first().click()
  const suyos = page.getByRole('dialog', { name: 'Comprobantes' })
  await suyos
    .getByText(/Recibo, página/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await guardados.getByText('8 comprobantes guardados').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A proof] a payment is made from its proof in four hands: the booking it names is proposed, the method it went to is chosen', async () => {
  const cuenta = '01218000112345678'
  const { lamina } = layouts.banorte.layout({
    ...datosDe(dia as Dia, 'recorrido'),
    concepto: 'LMP735 HERRERA',
    monto: 1_500_00,
    clabe: `${cuenta}${digitoClabe(cuenta)}`,
  })
  const page = await product.open(admin, { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page.getByRole('link', { name: 'Pagos', exact: true }).click()
  const lista = page.getByRole('heading', { name: 'Pagos' })
  await lista.waitFor()
  await dropOn(lista, onDisk([{ nombre: 'pago.pdf', bytes: await dibujarPdf(lamina) }]).rutas)
  const propuesta = page.getByRole('button', { name: 'Es la reserva LMP735' })
  await propuesta.waitFor()
  await propuesta.click()
  await page.getByText('Leído del comprobante, seguro.').first().waitFor()
  await page.getByText('Transferencia BBVA MXN').first().waitFor()
  await page.getByLabel('Correo de contacto').fill('viajero@correo.mx')
  await page.getByRole('button', { name: 'Guardar este pago' }).click()
  await page.getByText('Pagos guardados').first().waitFor()
  expect(await hands.all()).toHaveLength(4)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A process] from the home’s own link the week’s lotes are chosen and their day proposed; processed and confirmed: three hands', async () => {
  const lotes = []
  for (let i = 1; i <= 17; i++)
    lotes.push(await seedLote(product.valija, { creador, nombre: `Semana ${i}`, facturas: 1 }))
  const page = await product.open(admin, { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page.getByRole('link', { name: /^Procesar: 17 lotes por/ }).click()
  await page.getByText('17 lotes seleccionados').waitFor()
  // The twelfth is a Monday: the next Friday, to be looked at and changed.
  await expect.poll(() => page.getByLabel('Fecha de pago').inputValue()).toBe('16/10/2026')
  await page.getByRole('button', { name: 'Procesar Lotes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
  await dialog.getByText(/^17 lotes por .+ vie 16\/10\/2026/).waitFor()
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('La información se envió correctamente').waitFor()
  expect(await hands.all()).toHaveLength(3)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A invitation] somebody is invited from the home in two hands, an agent in three: what is typed goes where it belongs without a press', async () => {
  const page = await product.open(admin, { ruta: '/inicio' })
  const hands = await handsOf(page)
  const alFoco = (etiqueta: string) =>
    expect
      .poll(() => page.getByLabel(etiqueta, { exact: true }).evaluate((i) => i === document.activeElement))
      .toBe(true)
  await page.getByRole('link', { name: 'Operativo: Invitar a alguien' }).click()
  await alFoco('Correo')
  await expect.poll(() => page.getByRole('combobox', { name: 'Rol' }).innerText()).toBe('Operativo')
  await page.keyboard.insertText('nueva.operativa@grupo.mx')
  await page.keyboard.press('Enter')
  await page.getByText('La invitación va en camino a nueva.operativa@grupo.mx.').waitFor()
  expect(await hands.all()).toHaveLength(2)

  await page.goto(`${product.url}/inicio`)
  await page.getByRole('link', { name: 'Comisionista: Invitar a alguien' }).click()
  await alFoco('Buscar por razón social')
  await page.keyboard.insertText('viajes')
  await page
    .getByRole('table', { name: 'Resultados' })
    .getByRole('button', { name: /^Elegir/ })
    .first()
    .click()
  await alFoco('Correo')
  await page.keyboard.insertText('nuevo.agente@viajes.mx')
  await page.keyboard.press('Enter')
  await page.getByText('La invitación va en camino a nuevo.agente@viajes.mx.').waitFor()
  expect((await hands.all()).length - 2).toBe(3)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A approval] who waits is let in, and an account that was asked for is approved, in three hands each', async () => {
  const correo = 'espera@hotel.mx'
  await product.valija.deps.db
    .insertInto('usuarios')
    .values({
      email: correo,
      tipo: 'Proveedor',
      rfc: 'XAXX010101000',
      claveHash: 'de nadie',
      bloqueadoEn: null,
    })
    .execute()
  const agente = await product.open('comisionista@valija.demo', { ruta: '/inicio' })
  const kept = (await agente.evaluate(() => localStorage.getItem('sesion'))) ?? '{}'
  const pedida = await agente.request.post(`${product.url}/api/cuentas-pago`, {
    headers: { authorization: `Bearer ${(JSON.parse(kept) as { token: string }).token}` },
    multipart: {
      clabe: '012180000123456782',
      correoAgencia: 'agencia@prueba.mx',
      archivos: {
        name: 'caratula.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdfDePrueba('Carátula')),
      },
    },
  })
  expect(pedida.status()).toBe(200)

  const page = await product.open(admin, { ruta: '/inicio' })
  const hands = await handsOf(page)
  await page.getByRole('link', { name: /^Ver usuarios/ }).click()
  await page
    .getByRole('row', { name: new RegExp(correo) })
    .getByRole('button', { name: 'Aceptar' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText(`${correo} ya puede usar Valija.`).waitFor()
  expect(await hands.all()).toHaveLength(3)

  await page.goto(`${product.url}/inicio`)
  await page.getByRole('link', { name: /^Revisar cuentas/ }).click()
  await page
    .getByRole('button', { name: /Revisar/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Aprobar cuenta' }).click()
  await page.getByText('Cuenta aprobada').waitFor()
  expect((await hands.all()).length - 3).toBe(3)
  expect(product.consoleErrors).toEqual([])
})
