import { Buffer } from 'node:buffer'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pngDePrueba, reservaDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { violations } from '../setup/axe.ts'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { settled } from '../setup/settled.ts'

let product: Product
const admin = 'admin@valija.demo'
/** What the screens know an answer of the server by. */
const nuestra = { 'x-valija': '1' }
const mes = diaDe(new Date()).slice(0, 7)
const dia = `07/${mes.slice(5)}/${mes.slice(0, 4)}`
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const lugar = (y: number, x = 0.4, ancho = 0.3, pagina = 1) => ({ pagina, x, y, ancho, alto: 0.04 })
const lectura = {
  isValid: true,
  errorMessage: null,
  campos: {
    fechaPago: { valor: dia, confianza: 0.98, lugar: lugar(0.3) },
    montoPagado: { valor: '$24,960.00', confianza: 0.97, lugar: lugar(0.15, 0.1) },
    moneda: { valor: 'MXN', confianza: 0.99 },
    concepto: { valor: 'LMP735 HERRERA VACACIONES', confianza: 0.95, lugar: lugar(0.4) },
    numeroTransaccion: {
      valor: 'BDV26100700O1842',
      confianza: 0.7,
      lugar: lugar(0.6),
      duda: 'Puede ser 0 o la letra O',
    },
  },
}
type Respuesta = { status?: number; cuerpo: unknown } | ((route: Route) => Promise<void>)
/** The form of a booking without payments, where the reading answers what the test says. */
async function openForm(respuestas: Respuesta[], options: Parameters<Product['open']>[1] = {}) {
  const page = await product.open(admin, { ruta: null, ...options })
  await page.route('**/api/pagos/ajustes', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), leeComprobantes: true } })
  })
  const asked: string[] = []
  await page.route('**/api/Pagos/AnalizarComprobante?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('urlImage') ?? '')
    const next = respuestas[asked.length - 1] ?? respuestas.at(-1)
    if (typeof next === 'function') return next(route)
    await route.fulfill({ status: next?.status ?? 200, headers: nuestra, json: next?.cuerpo })
  })
  await page.goto(`${product.url}/crear/pago`)
  await page.getByLabel('Localizador', { exact: true }).fill('LMP735')
  await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba('LMP735').rfc)
  await page.keyboard.press('Enter')
  await page.getByText('No se encontraron pagos para esta reserva').waitFor()
  return { page, asked }
}
const choose = (page: Page, semilla = 1) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pago.png', mimeType: 'image/png', buffer: pngDePrueba(semilla) })
const value = (page: Page, label: string | RegExp) =>
  page
    .getByLabel(label, { exact: typeof label === 'string' })
    .first()
    .inputValue()
const concepto = 'Concepto'
const transaccion = /^Número de transacción/
const fechaPago = (page: Page) => page.locator('[data-campo=fechaPago]').innerText()
const method = async (page: Page, name: string) => {
  await page.getByLabel('Método de pago', { exact: true }).click()
  await page.getByRole('option', { name }).click()
}
/** The middle of a place lies in what is seen of the proof, and of the page. */
async function isInSight(page: Page, campo: string): Promise<boolean> {
  const one = await page.getByRole('button', { name: `Ir al campo ${campo}` }).boundingBox()
  const all = await page.getByRole('region', { name: 'Comprobante, se puede recorrer' }).boundingBox()
  const height = page.viewportSize()?.height ?? 0
  if (!one || !all) return false
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2]
  return (
    x > all.x && x < all.x + all.width && y > Math.max(all.y, 52) && y < Math.min(all.y + all.height, height)
  )
}
/** An answer that waits until the test lets it go. */
function held(cuerpo: unknown) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = async (route: Route) => {
    await gate
    await route.fulfill({ headers: nuestra, json: cuerpo }).catch(() => {})
  }
  return { answer, release }
}

describe('a proof read by machine', () => {
  test('[P-055] what was read fills the form, says how sure, closes date and concept, and asks to look at the rest', async () => {
    const { page, asked } = await openForm([{ cuerpo: lectura }])
    await choose(page)
    await page
      .getByText('Se leyeron 4 datos del comprobante. Revisa 1 dato antes de agregar el pago.')
      .waitFor()
    expect(asked[0]).toMatch(/^\/api\/comprobantes\/\d+$/)
    await expect.poll(() => value(page, concepto)).toBe('LMP735 HERRERA VACACIONES')
    await expect
      .poll(() => page.getByLabel(concepto, { exact: true }).getAttribute('readonly'))
      .not.toBeNull()
    await expect.poll(() => fechaPago(page)).toContain('Leído del comprobante, seguro.')
    await expect.poll(() => value(page, 'Monto en pesos (MXN)')).toBe('24,960.00')
    await expect.poll(() => value(page, transaccion)).toBe('BDV26100700O1842')
    await page.getByText('Revisa: puede ser 0 o la letra O.').waitFor()
    // Opened by the person, the field is theirs.
    await page.getByRole('button', { name: 'Corregir Concepto' }).click()
    await page.getByLabel(concepto, { exact: true }).fill('LMP735 HERRERA')
    await page.getByText('Corregido a mano.').waitFor()
    await page.getByLabel('Correo de contacto').fill('viajero@correo.mx')
    await method(page, 'Transferencia BBVA MXN')
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    await page.getByText('Falta revisar contra el comprobante: Número de transacción.').waitFor()
    await expect
      .poll(() => page.getByLabel(transaccion).evaluate((input) => input === document.activeElement))
      .toBe(true)
    await page.getByRole('button', { name: 'Confirmar Número de transacción' }).click()
    await page.getByText('Leído del comprobante, revisado por ti.').waitFor()
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    await page.getByRole('region', { name: 'Pagos por guardar' }).getByText('LMP735 HERRERA').waitFor()
    // The next payment starts clean.
    await expect.poll(() => value(page, concepto)).toBe('')
    await page.getByText('Leído del comprobante').waitFor({ state: 'detached' })
  })

  test('a field leads to its place and a place to its field, by mouse and by keyboard', async () => {
    const { page } = await openForm([{ cuerpo: lectura }])
    await choose(page)
    const box = page.getByRole('button', { name: 'Ir al campo Número de transacción' })
    await box.waitFor()
    await expect.poll(() => box.getAttribute('aria-current')).toBe('false')
    const visor = page.getByRole('region', { name: 'Comprobante, se puede recorrer' })
    await page.getByLabel(transaccion).focus()
    await expect.poll(() => box.getAttribute('aria-current')).toBe('true')
    await expect.poll(() => isInSight(page, 'Número de transacción')).toBe(true)
    // Nearer: the place fills about half of the width.
    const share = async () =>
      ((await box.boundingBox())?.width ?? 0) / ((await visor.boundingBox())?.width ?? 1)
    await expect.poll(share).toBeGreaterThan(0.4)
    const other = page.getByRole('button', { name: 'Ir al campo Concepto' })
    await other.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByLabel(concepto, { exact: true }).evaluate((i) => i === document.activeElement))
      .toBe(true)
    await expect.poll(() => other.getAttribute('aria-current')).toBe('true')
    await page.getByRole('button', { name: 'Ver en el comprobante: Fecha de pago' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        page.getByRole('button', { name: 'Ir al campo Fecha de pago' }).getAttribute('aria-current'),
      )
      .toBe('true')
    await page.getByRole('button', { name: 'Alejar' }).click()
  })

  test('a proof taken sideways is turned, and the places of what was read turn with it', async () => {
    const { page } = await openForm([{ cuerpo: lectura }])
    await choose(page)
    const box = page.getByRole('button', { name: 'Ir al campo Número de transacción' })
    const sheet = page.getByRole('region', { name: 'Comprobante, se puede recorrer' }).getByRole('img')
    const middle = async () => {
      const [one, all] = [await box.boundingBox(), await sheet.first().boundingBox()]
      if (!one || !all) throw new Error('nothing to be seen')
      return {
        x: (one.x + one.width / 2 - all.x) / all.width,
        y: (one.y + one.height / 2 - all.y) / all.height,
        flat: one.width > one.height,
      }
    }
    await box.waitFor()
    await expect.poll(() => middle()).toMatchObject({ flat: true })
    const { x, y } = await middle()
    const turn = page.getByRole('button', { name: 'Girar' })
    await turn.click()
    // To the right by a quarter: what was low is to the left, what was left is high.
    await expect.poll(async () => (await middle()).flat).toBe(false)
    const turned = await middle()
    expect(turned.x).toBeCloseTo(1 - y, 1)
    expect(turned.y).toBeCloseTo(x, 1)
    await box.click()
    await expect
      .poll(() => page.getByLabel(transaccion).evaluate((i) => i === document.activeElement))
      .toBe(true)
    await expect.poll(() => isInSight(page, 'Número de transacción')).toBe(true)
    for (let i = 0; i < 3; i++) await turn.click()
    await expect.poll(async () => (await middle()).flat).toBe(true)
  })

  test('a place on the second page of a PDF is brought into sight', async () => {
    const second = {
      ...lectura,
      campos: {
        ...lectura.campos,
        numeroTransaccion: { ...lectura.campos.numeroTransaccion, lugar: lugar(0.5, 0.4, 0.3, 2) },
      },
    }
    const { page } = await openForm([{ cuerpo: second }])
    const fila = {
      tipo: 77,
      rfc: 'XAXX010101000',
      nombre: 'Cliente',
      importe: 150_000,
      dia: `${mes}-07`,
    } as const
    const pdf = await reciboBbva([fila, fila])
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'dos.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
    await page.getByRole('img', { name: 'Página 2 de 2' }).waitFor()
    await page.getByLabel(transaccion).focus()
    const box = page.getByRole('button', { name: 'Ir al campo Número de transacción' })
    const visor = page.getByRole('region', { name: 'Comprobante, se puede recorrer' })
    await expect
      .poll(async () => {
        const [one, all] = [await box.boundingBox(), await visor.boundingBox()]
        return one && all ? one.y > all.y && one.y + one.height < all.y + all.height : false
      })
      .toBe(true)
    // [IX-D2] Who asked for no motion is taken there in one step.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByLabel(concepto, { exact: true }).focus()
    await visor.evaluate((element) => {
      element.scrollTo(0, 0)
      const places: number[] = []
      Object.assign(globalThis, { places })
      return new Promise<void>((go) =>
        requestAnimationFrame(() => {
          element.addEventListener('scroll', () => places.push(element.scrollTop))
          go()
        }),
      )
    })
    await page.getByLabel(transaccion).focus()
    const places = () =>
      page.evaluate(() => [...new Set((globalThis as unknown as { places: number[] }).places)])
    await expect.poll(async () => ((await places()).at(-1) ?? 0) > 100).toBe(true)
    expect(await places()).toHaveLength(1)
  })

  test('what the person wrote meanwhile stays; what the proof says is offered beside it', async () => {
    const late = held(lectura)
    const { page } = await openForm([late.answer])
    await choose(page)
    await page.getByText('Leyendo el comprobante').first().waitFor()
    await page.getByLabel(concepto, { exact: true }).fill('Anticipo Herrera')
    await page.getByLabel(transaccion).fill('BDV26100700O1842')
    late.release()
    await page.getByText('En el comprobante dice LMP735 HERRERA VACACIONES.').waitFor()
    await expect.poll(() => value(page, concepto)).toBe('Anticipo Herrera')
    await expect.poll(() => value(page, 'Monto en pesos (MXN)')).toBe('24,960.00')
    // Written by both alike: nothing left to look at.
    await page.getByText('Leído del comprobante, revisado por ti.').waitFor()
    await page.getByRole('button', { name: 'Usar Concepto' }).click()
    await expect.poll(() => value(page, concepto)).toBe('LMP735 HERRERA VACACIONES')
  })

  test('a proof that names another booking says so; one that names this one does not', async () => {
    const ajeno = { ...lectura.campos, concepto: { valor: 'PAGO GWK324', confianza: 1 } }
    const { page } = await openForm([{ cuerpo: { ...lectura, campos: ajeno } }, { cuerpo: lectura }])
    const said = page.getByText(
      'El comprobante nombra GWK324 y este pago es de LMP735. Revisa que sea de esta reserva.',
    )
    await choose(page, 21)
    await said.waitFor()
    await page.getByRole('button', { name: 'Subir otro comprobante' }).click()
    await choose(page, 22)
    await expect.poll(() => value(page, concepto)).toBe('LMP735 HERRERA VACACIONES')
    await expect.poll(() => said.count()).toBe(0)
  })

  test('an answer that comes after another proof was chosen, or after going on by hand, changes nothing', async () => {
    const late = held({
      ...lectura,
      campos: { ...lectura.campos, concepto: { valor: 'DEL PRIMERO', confianza: 1 } },
    })
    const { page, asked } = await openForm([late.answer, { cuerpo: lectura }])
    await choose(page, 11)
    await page.getByText('Leyendo el comprobante').first().waitFor()
    await page.getByRole('button', { name: 'Subir otro comprobante' }).click()
    await choose(page, 12)
    await expect.poll(() => value(page, concepto)).toBe('LMP735 HERRERA VACACIONES')
    late.release()
    await expect.poll(() => asked.length).toBe(2)
    await expect.poll(() => value(page, concepto)).toBe('LMP735 HERRERA VACACIONES')
    // Another proof takes the fields of the one before with it.
    await page.getByRole('button', { name: 'Subir otro comprobante' }).click()
    await expect.poll(() => value(page, concepto)).toBe('')
    await expect.poll(() => page.getByLabel(concepto, { exact: true }).getAttribute('readonly')).toBeNull()
    const skipped = held(lectura)
    await page.unroute('**/api/Pagos/AnalizarComprobante?*')
    await page.route('**/api/Pagos/AnalizarComprobante?*', skipped.answer)
    await choose(page, 13)
    await page.getByRole('button', { name: 'Capturar a mano' }).click()
    await page.getByText('Captura los datos a mano; el comprobante queda guardado.').waitFor()
    skipped.release()
    await page.getByLabel(concepto, { exact: true }).fill('A mano')
    await expect.poll(() => value(page, transaccion)).toBe('')
    await page.getByRole('button', { name: 'Leer de nuevo' }).waitFor()
  })

  test('[VI-C1] [VI-C3] a proof that says it was not paid, or that the money went elsewhere, waits for an answer', async () => {
    const dudosa = Object.fromEntries(
      Object.entries(lectura.campos).map(([campo, one]) => [
        campo,
        { ...one, confianza: 0.6, duda: 'No dice' },
      ]),
    )
    const { page } = await openForm([
      { cuerpo: { isValid: false, errorMessage: 'Dice que fue devuelta.', campos: dudosa } },
      {
        cuerpo: {
          ...lectura,
          preguntas: ['Muestra más de una operación.'],
          destino: {
            cuenta: { digitos: '9999', entera: false },
            banco: 'HSBC',
            beneficiario: 'OTRA AGENCIA',
          },
        },
      },
    ])
    const add = page.getByRole('button', { name: 'Agregar a la lista' })
    const waiting = page.getByText('Falta contestar lo que se avisa junto al comprobante.')
    await choose(page, 31)
    await page.getByText('Dice que fue devuelta.').waitFor()
    await expect.poll(() => value(page, concepto)).toBe('')
    await page.getByLabel('Correo de contacto').fill('viajero@correo.mx')
    await page.getByLabel(concepto, { exact: true }).fill('A mano')
    await method(page, 'Transferencia BBVA MXN')
    await page.getByLabel('Monto en pesos (MXN)').and(page.locator(':enabled')).fill('10.00')
    await add.click()
    await waiting.waitFor()
    await page.getByRole('button', { name: 'Sí se pagó: usar lo leído' }).click()
    await page.getByText('Se leyeron 4 datos del comprobante. Revisa').waitFor()
    await page.getByRole('button', { name: 'Subir otro comprobante' }).click()
    await choose(page, 32)
    await page.getByText('Muestra más de una operación.').waitFor()
    const elsewhere = page.getByText('se envió a la cuenta terminada en 9999 (HSBC) de OTRA AGENCIA')
    await elsewhere.waitFor()
    await page.getByRole('button', { name: 'Confirmar Número de transacción' }).click()
    await add.click()
    await waiting.waitFor()
    await page.getByRole('button', { name: 'Ya lo comprobé' }).first().click()
    await page.getByRole('button', { name: 'Ya lo comprobé' }).click()
    await elsewhere.waitFor({ state: 'detached' })
    await add.click()
    await page.getByRole('region', { name: 'Pagos por guardar' }).getByText('A mano').waitFor()
  })

  test('[P-136, P-138] a proof that is none and a reading that fails are said, and the form is there', async () => {
    const { page } = await openForm([
      { cuerpo: { isValid: false, errorMessage: 'No parece un comprobante de pago.', campos: {} } },
      { cuerpo: { isValid: false, errorMessage: null, campos: {} } },
      {
        status: 502,
        cuerpo: { codigo: 'externo', mensaje: 'El lector no responde.', detalles: [], referencia: '' },
      },
      {
        status: 429,
        cuerpo: {
          codigo: 'demasiadasSolicitudes',
          mensaje: 'Espera un minuto.',
          detalles: [],
          referencia: '',
        },
      },
      { cuerpo: lectura },
    ])
    await choose(page, 21)
    await page.getByText('Comprobante no válido', { exact: true }).waitFor()
    await page.getByText('No parece un comprobante de pago.').waitFor()
    await page.getByRole('button', { name: 'Capturar a mano' }).click()
    await page.getByText('Comprobante no válido', { exact: true }).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.getByLabel('Correo de contacto').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await page.getByRole('button', { name: 'Subir otro comprobante' }).click()
    await choose(page, 22)
    await page.getByText('Comprobante no válido', { exact: true }).waitFor()
    await page.getByText('Captura los datos a mano; el comprobante queda guardado.').waitFor()
    await page.getByRole('button', { name: 'Subir otro comprobante' }).click()
    await choose(page, 23)
    await page.getByText('Error al analizar comprobante', { exact: true }).waitFor()
    await page.getByText('El lector no responde.').waitFor()
    await page.getByRole('button', { name: 'Leer de nuevo' }).click()
    await page.getByText('Espera un minuto.').waitFor()
    await page.getByRole('button', { name: 'Capturar a mano' }).click()
    await page.getByLabel('Correo de contacto').fill('viajero@correo.mx')
    await page.getByLabel(concepto, { exact: true }).fill('A mano')
    await method(page, 'Transferencia BBVA MXN')
    await page.getByLabel('Monto en pesos (MXN)').and(page.locator(':enabled')).fill('10.00')
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    await page.getByRole('region', { name: 'Pagos por guardar' }).getByText('A mano').waitFor()
  })

  test('[P-138] a reading that takes long says so, and one that takes too long ends by itself', async () => {
    const never = held(lectura)
    const { page } = await openForm([never.answer])
    await page.clock.install()
    await choose(page, 31)
    await page.getByText('Suele tardar unos segundos.', { exact: false }).waitFor()
    await page.clock.runFor(8_500)
    await page.getByText('Está tardando más de lo normal.', { exact: false }).waitFor()
    await page.clock.runFor(55_000)
    await page.getByText('Error al analizar comprobante', { exact: true }).waitFor()
    await page.getByText('La lectura tardó demasiado.', { exact: false }).waitFor()
    never.release()
    await page.getByRole('button', { name: 'Capturar a mano' }).click()
    await page.getByLabel(concepto, { exact: true }).fill('A mano')
    await expect.poll(() => value(page, transaccion)).toBe('')
  })

  test('[P-083] a day that is none or lies ahead leaves today, open and said', async () => {
    const { page } = await openForm([
      {
        cuerpo: {
          ...lectura,
          campos: { fechaPago: { valor: '31/12/2099', confianza: 1 }, concepto: lectura.campos.concepto },
        },
      },
    ])
    const today = await page.locator('[data-campo=fechaPago] input').inputValue()
    await choose(page)
    await page.getByText('Revisa: no se leyó la fecha y se puso la de hoy.').waitFor()
    await expect.poll(() => page.locator('[data-campo=fechaPago] input').inputValue()).toBe(today)
    await page.getByRole('button', { name: 'Corregir Fecha de pago' }).waitFor({ state: 'detached' })
  })

  test('[P-084, P-085] dollars, without sign and separators, wait for a method in dollars', async () => {
    const { page } = await openForm([
      {
        cuerpo: {
          ...lectura,
          campos: {
            montoPagado: { valor: 'USD 1,354.98', confianza: 0.95, lugar: lugar(0.2) },
            moneda: { valor: 'USD', confianza: 0.95 },
          },
        },
      },
    ])
    await method(page, 'Transferencia BBVA MXN')
    await choose(page)
    await page.getByText(/En el comprobante dice \$1,354\.98 USD\. Elige un método en dólares/).waitFor()
    await expect.poll(() => value(page, 'Monto en pesos (MXN)')).toBe('')
    await method(page, 'Transferencia BBVA USD')
    await expect.poll(() => value(page, 'Monto en dólares (USD)')).toBe('1,354.98')
  })
})

describe('on a phone and in the dark', () => {
  for (const [width, height, colorScheme] of [
    [390, 844, 'light'],
    [390, 844, 'dark'],
    [1440, 900, 'dark'],
  ] as const)
    test(`at ${width} ${colorScheme} nothing runs over, axe finds nothing, and the number of a field leads to the proof`, async () => {
      const { page } = await openForm([{ cuerpo: lectura }], { colorScheme, viewport: { width, height } })
      await choose(page, width)
      await page.getByText('Se leyeron 4 datos').waitFor()
      await settled(page)
      expect(await violations(page)).toEqual([])
      await fits(page)
      // Folded above the form on a phone; beside it there is nothing to fold.
      if (width < 1024) await page.getByRole('button', { name: 'Ocultar' }).click()
      await page.getByRole('button', { name: 'Ver en el comprobante: Número de transacción' }).click()
      await expect.poll(() => isInSight(page, 'Número de transacción')).toBe(true)
      await fits(page)
      await page.context().close()
    })

  test('no page complained', () => expect(product.consoleErrors).toEqual([]))
})
