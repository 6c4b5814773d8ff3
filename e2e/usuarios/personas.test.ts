import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FilaIlegible } from '../../apps/server/src/adapters/ant/directorio.ts'
import { refreshComisionistas } from '../../apps/server/src/areas/directorio/comisionistas.ts'
import { chooseLayout, choosePdfs, dropXml, toLayout } from '../borradores/lote-files.ts'
import { linkOf, waitForMail } from '../setup/mail.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { watchWords } from '../setup/shown.ts'

let p: Product
const admin = 'admin@valija.demo'
beforeAll(async () => {
  p = await startProduct()
})
afterAll(async () => {
  expect(p.consoleErrors).toEqual([])
  await p.stop()
})

const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const asunto = 'Te invitaron a Valija'

/** Opens the mailed link, watches the checklist turn green, registers and signs in: the pending-approval notice. */
async function register(correo: string, clave = 'Nueva@Clave'): Promise<Page> {
  const page = await p.open(null, { ruta: linkOf(await waitForMail(p, correo, asunto)) })
  const field = page.getByLabel('Contraseña', { exact: true })
  const button = page.getByRole('button', { name: 'Crear mi cuenta' })
  const rules = () =>
    page.locator('li[data-cumple]').evaluateAll((all) => all.map((one) => one.dataset.cumple))
  await field.fill('nueva')
  await expect.poll(() => rules()).toEqual(['false', 'false', 'false', 'true'])
  await expect.poll(() => button.isDisabled()).toBe(true)
  await field.fill('nueva@clave')
  await expect.poll(() => rules()).toEqual(['true', 'true', 'false', 'true'])
  await expect.poll(() => button.isDisabled()).toBe(true)
  await field.fill(clave)
  await expect.poll(() => rules()).toEqual(['true', 'true', 'true', 'true'])
  await button.click()
  await see(page, 'Tu cuenta está lista. Inicia sesión con tu contraseña.')
  await enter(page, correo, clave)
  return page
}

/** Signs in who nobody has accepted yet. */
async function enter(page: Page, correo: string, clave = 'Nueva@Clave'): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await see(page, 'Tu acceso está pendiente')
  await see(page, 'Pide al administrador')
}

/** The admin's row of a person, and its actions whether written out or behind ⋮. */
const row = (page: Page, correo: string) => page.getByRole('row', { name: new RegExp(correo) })
async function act(page: Page, correo: string, accion: string): Promise<void> {
  const line = row(page, correo)
  await line.waitFor()
  const direct = line.getByRole('button', { name: accion })
  const more = line.getByRole('button', { name: 'Más acciones' })
  await direct.or(more).first().waitFor()
  if (await direct.isVisible()) return direct.click()
  await more.click()
  await page.getByRole('menuitem', { name: accion }).click()
}

describe('from invitation to work', () => {
  test('[A-009, A-047, A-055, A-073, A-081] a supplier invites a collaborator, who registers, waits, and is let in live by the admin', async () => {
    const correo = 'colega@hotel.mx'
    const supplier = await p.open('proveedor@valija.demo', { ruta: '/usuario/crear' })
    // E-mail only: a supplier gives no role.
    await expect.poll(() => supplier.getByRole('combobox', { name: 'Rol' }).count()).toBe(0)
    await supplier.getByLabel('Correo', { exact: true }).fill(correo)
    await supplier.getByRole('button', { name: 'Enviar invitación' }).click()
    await see(supplier, `La invitación va en camino a ${correo}.`)
    const person = await register(correo)
    await person.getByRole('main').getByRole('button', { name: 'Salir' }).click()
    await enter(person, correo)
    const page = await p.open(admin, { ruta: '/usuario?pestana=proveedores' })
    await act(page, correo, 'Aceptar')
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await see(page, `${correo} ya puede usar Valija.`)
    // Live: nobody reloads the waiting person's page.
    await person.getByRole('navigation', { name: 'Menú' }).getByText('Proveedor', { exact: true }).waitFor()
    await waitForMail(p, correo, 'Ya puedes usar Valija')
  })

  test('from the invitation to the first saved lote, as a new person of a hotel', async () => {
    const correo = 'nueva@hotel.mx'
    const supplier = await p.open('proveedor@valija.demo', { ruta: '/usuario/crear' })
    await supplier.getByLabel('Correo', { exact: true }).fill(correo)
    await supplier.getByRole('button', { name: 'Enviar invitación' }).click()
    await see(supplier, `La invitación va en camino a ${correo}.`)
    const person = await register(correo)
    const page = await p.open(admin, { ruta: '/usuario?pestana=proveedores' })
    await act(page, correo, 'Aceptar')
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await person.getByRole('navigation', { name: 'Menú' }).getByText('Proveedor', { exact: true }).waitFor()

    const { dia } = (await (await fetch(`${p.sandbox.url}/reloj`)).json()) as { dia: string }
    const lote = await buenLote({ n: 2, proveedor: '101', dia })
    await person.getByRole('link', { name: 'Facturas de proveedor' }).first().click()
    await person.getByRole('link', { name: 'Cargar lote' }).first().click()
    await dropXml(person, lote.xmls)
    await toLayout(person, 2)
    await chooseLayout(person, lote.layoutXlsx)
    await person.getByRole('button', { name: 'Validar localizadores y totales' }).click()
    await see(person, 'ANT aceptó los localizadores y totales de 2 facturas')
    await person.getByRole('button', { name: 'Validar Layout' }).click()
    await see(person, 'Layout Correcto!')
    await person.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
    const modal = person.getByRole('dialog', { name: 'Nombre y PDF del lote' })
    await modal.getByLabel('Nombre del lote').fill('Mi primer lote')
    await choosePdfs(person, lote.pdfs)
    await modal.getByText('2 de 2 facturas con su PDF').waitFor()
    await modal.getByRole('button', { name: 'Validar lote' }).click()
    await person.getByRole('button', { name: 'Cargar lote' }).click()
    await person
      .getByRole('dialog', { name: 'Se guardará todo el lote de facturas' })
      .getByRole('button', { name: 'Confirmar' })
      .click()
    await see(person, 'Lote «Mi primer lote» guardado')
  })

  test('[A-060, A-076, A-092, A-080] an admin invites an Operativo and on accepting picks whom it attends', async () => {
    const correo = 'operativa@grupo.mx'
    const page = await p.open(admin, { ruta: '/usuario/crear' })
    await page.getByLabel('Correo', { exact: true }).fill('mal escrito')
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await see(page, 'Por favor, selecciona un rol y proporciona un correo válido.')
    await see(page, 'Este no es un correo válido')
    await page.getByLabel('Correo', { exact: true }).fill(correo)
    await page.getByRole('combobox', { name: 'Rol' }).click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Administrador', 'Operativo'])
    await page.getByRole('option', { name: 'Operativo' }).click()
    await page.clock.install()
    const said = `La invitación va en camino a ${correo}.`
    const shown = await watchWords(page, [said])
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect.poll(shown).toEqual([said])
    await page.clock.fastForward(4100)
    await page.getByText(said).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByLabel('Correo', { exact: true }).inputValue()).toBe('')
    const person = await register(correo)
    await page.goto(`${p.url}/usuario?pestana=operativo`)
    await act(page, correo, 'Aceptar')
    await page.getByRole('dialog').getByLabel('Comisionistas').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await person.getByRole('navigation', { name: 'Menú' }).getByText('Operativo de comisionistas').waitFor()
  })

  test('[A-054, A-025, A-091, A-132, A-133] an agent is searched, picked, seen in a table and invited; it registers and works', async () => {
    const correo = 'agente@viajes.mx'
    const page = await p.open(admin, { ruta: '/usuario/crear/Comisionista' })
    const send = page.getByRole('button', { name: 'Enviar invitación' })
    await send.click()
    await see(page, 'Por favor, selecciona un comisionista y proporciona un correo válido.')
    await page.getByLabel('Correo', { exact: true }).fill(correo)
    await see(page, 'Por favor, selecciona un comisionista.')
    const busca = page.getByLabel('Buscar por razón social')
    await busca.fill('nadie así')
    await see(page, 'Ningún comisionista coincide con «nadie así».')
    // [IX-D3] Nothing is said of what has not been answered yet.
    const held = Promise.withResolvers<void>()
    await page.route('**/api/comisionistas/buscar?**', async (route) => {
      await held.promise
      await route.continue()
    })
    await busca.fill('viajes')
    await page.getByText('«nadie así»').waitFor({ state: 'detached' })
    expect(await page.getByText('Ningún comisionista coincide').count()).toBe(0)
    held.resolve()
    const results = page.getByRole('table', { name: 'Resultados' })
    await results.waitFor()
    await results
      .getByRole('button', { name: /^Elegir/ })
      .first()
      .click()
    const chosen = page.getByRole('table', { name: 'Comisionista elegido' })
    await expect
      .poll(() => chosen.getByRole('columnheader').allInnerTexts())
      .toEqual(expect.arrayContaining(['ID', 'Razón social', 'Nombre comercial', 'RFC']))
    await page.getByLabel('Correo', { exact: true }).fill('')
    await see(page, 'Por favor, proporciona un correo válido.')
    await page.getByLabel('Correo', { exact: true }).fill(correo)
    await send.click()
    await see(page, `La invitación va en camino a ${correo}.`)
    const person = await register(correo)
    await page.goto(`${p.url}/usuario?pestana=comisionistas`)
    await act(page, correo, 'Aceptar')
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await person
      .getByRole('navigation', { name: 'Menú' })
      .getByText('Comisionista', { exact: true })
      .waitFor()
  })

  test('[A-026, A-033, A-034] /comisionista/invitar and /comisionistas/crear open the same screen', async () => {
    for (const ruta of ['/comisionista/invitar', '/comisionistas/crear']) {
      const page = await p.open(admin, { ruta })
      await page.getByRole('heading', { name: 'Invitar comisionista' }).waitFor()
      await page.getByLabel('Buscar por razón social').waitFor()
    }
  })

  test('[A-131] an e-mail that has an account is refused in the documented words', async () => {
    const page = await p.open('proveedor@valija.demo', { ruta: '/usuario/crear' })
    await page.getByLabel('Correo', { exact: true }).fill(admin)
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await see(page, `El correo ${admin} ya fue registrado anterior mente`)
  })

  test('an invitation shows its delivery, is copied, and revoked it opens nothing', async () => {
    const correo = 'revocada@hotel.mx'
    await p.api(admin, 'POST', '/api/invitaciones', { correo, rol: 'Operativo' })
    const link = linkOf(await waitForMail(p, correo, asunto))
    const page = await p.open(admin, { ruta: '/usuario?pestana=invitaciones' })
    await row(page, correo).getByText('Enviado').waitFor()
    await act(page, correo, 'Copiar enlace')
    await see(page, '/nuevousuario/Operativo/revocada%40hotel.mx?codigo=')
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
    await act(page, correo, 'Revocar')
    await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
    await row(page, correo).getByText('Revocada', { exact: true }).waitFor()
    await see(await p.open(null, { ruta: link }), 'Esta invitación se revocó')
  })
})

describe('several people, several sessions', () => {
  test('[VII-C6] an invitation opened where somebody else is in ends that session only when they say so', async () => {
    const correo = 'prestada@grupo.mx'
    const otro = 'operativo.comisionista@valija.demo'
    await p.api(admin, 'POST', '/api/invitaciones', { correo, rol: 'Operativo' })
    const page = await p.open(otro, { ruta: linkOf(await waitForMail(p, correo, asunto)) })
    await page.getByLabel('Contraseña', { exact: true }).fill('Nueva@Clave')
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
    await page.getByRole('heading', { name: 'Tu cuenta se creó' }).waitFor()
    await page.getByRole('button', { name: `Cerrarla y entrar como ${correo}` }).waitFor()
    await page.getByRole('button', { name: `Seguir como ${otro}` }).click()
    await page.getByRole('navigation', { name: 'Menú' }).waitFor()
    // [VII-C7] And is in the list of who waits, with its kind still to be asked.
    const jefa = await p.open(admin, { ruta: '/usuario?pestana=porAutorizar' })
    await act(jefa, correo, 'Aceptar')
    await jefa.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await see(jefa, 'Elige a quién atenderá.')
  })

  test('[VII-C7] a pasted column is invited at once; what could not be stays in the field with its reason', async () => {
    const page = await p.open('proveedor@valija.demo', { ruta: '/usuario/crear' })
    await page.getByRole('button', { name: 'Invitar a varios' }).click()
    await page.getByLabel('Correos').fill('uno@hotel.mx\nsin arroba\ndos@hotel.mx\nuno@hotel.mx')
    await page.getByRole('button', { name: 'Enviar 4 invitaciones' }).click()
    await see(page, '2 invitaciones van en camino.')
    await see(page, '2 correos no se invitaron y siguen en la lista')
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Correos' }).inputValue())
      .toBe('sin arroba\nuno@hotel.mx')
  })
})

describe('user list', () => {
  test('[A-048, A-049, A-050, A-051, A-052] tabs and sub-tabs by type, each with its buttons; agents with legal name and edit', async () => {
    const page = await p.open(admin, { ruta: '/usuario' })
    await row(page, admin).waitFor()
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual([
        expect.stringContaining('Administradores'),
        expect.stringContaining('Comisionistas'),
        expect.stringContaining('Proveedores'),
        expect.stringContaining('Invitaciones'),
        expect.stringContaining('Por autorizar'),
      ])
    const headers = () => page.getByRole('columnheader').allInnerTexts()
    await expect.poll(() => headers()).toEqual(expect.arrayContaining(['ID', 'Correo', 'Tipo']))
    await page.getByRole('link', { name: 'Invitar colaborador' }).waitFor()
    await page.getByRole('button', { name: /^Operativo/ }).click()
    await row(page, 'operativo.proveedor').waitFor()
    await page.getByRole('tab', { name: /Comisionistas/ }).click()
    await page.getByRole('link', { name: 'Invitar comisionista' }).waitFor()
    await row(page, 'comisionista@valija.demo').waitFor()
    await expect.poll(() => headers()).toContain('Razón social')
    await act(page, 'comisionista@valija.demo', 'Editar')
    await page.waitForURL(/\/usuario\/editar\/\d+$/)
    await page.goto(`${p.url}/usuario?pestana=proveedores`)
    await page.getByRole('link', { name: 'Crear proveedor' }).waitFor()
  })

  test('[A-079] blocking says its effect first and ends the person’s open page', async () => {
    const correo = 'proveedor2@valija.demo'
    const person = await p.open(correo, { ruta: '/usuario' })
    await person.getByRole('navigation', { name: 'Menú' }).waitFor()
    const page = await p.open(admin, { ruta: '/usuario?pestana=proveedores' })
    await act(page, correo, 'Bloquear')
    await see(page, `Se bloqueará a ${correo}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click()
    await row(page, correo).getByText('Bloqueado').waitFor()
    // [VII-C5] Emptied, and why.
    await see(person, 'Tu cuenta está bloqueada')
    await person.getByRole('navigation', { name: 'Menú' }).waitFor({ state: 'detached' })
  })

  test('[A-053] a supplier sees its collaborators, with an invite button and nothing to accept or block', async () => {
    const page = await p.open('proveedor@valija.demo', { ruta: '/usuario' })
    await row(page, 'proveedor@valija.demo').waitFor()
    await expect.poll(() => row(page, 'proveedor2@valija.demo').count()).toBe(0)
    await page.getByRole('link', { name: 'Invitar colaborador' }).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: /Bloquear|Aceptar|Más acciones/ }).count())
      .toBe(0)
  })
})

describe('supplier accounts', () => {
  test('[A-030, A-058, A-093, A-094, A-095] every missing field says its message, and the whole form the documented one', async () => {
    const page = await p.open(admin, { ruta: '/proveedor/crear' })
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    for (const text of [
      'Correo es requerido',
      'RFC es requerido',
      'Razón social es requerida',
      'Debe seleccionar un proveedor',
      'Por favor, completa todos los campos obligatorios',
    ])
      await see(page, text)
  })

  const choose = async (page: Page, name: RegExp) => {
    await page.getByLabel('Proveedor', { exact: true }).click()
    await page.getByRole('option', { name }).first().click()
    await page.getByRole('button', { name: 'Agregar' }).click()
  }
  const chosen = (page: Page) =>
    page.getByRole('list', { name: 'Proveedores de la cuenta' }).getByRole('listitem')

  test('[A-058, A-096, A-097, A-135, A-010] providers are added once and removed; the account is made, and its e-mail cannot be used again', async () => {
    const page = await p.open(admin, { ruta: '/proveedor/crear' })
    const fill = async () => {
      await page.getByLabel('Correo', { exact: true }).fill('cuenta@hotel.mx')
      await page.getByLabel('RFC', { exact: true }).fill('HNV-950101-AB1')
      await page.getByLabel('Razón social').fill('Hotel Nuevo, S.A. de C.V.')
      await choose(page, /Hotel/)
    }
    await fill()
    await expect.poll(() => chosen(page).count()).toBe(1)
    await page.getByLabel('Proveedor', { exact: true }).click()
    await page.getByRole('option', { name: /Hotel/ }).first().click()
    await page.getByRole('button', { name: 'Agregar' }).click()
    await see(page, 'Ese proveedor ya está en la lista')
    await expect.poll(() => chosen(page).count()).toBe(1)
    await chosen(page).getByRole('button').click()
    await expect.poll(() => chosen(page).count()).toBe(0)
    await choose(page, /Hotel/)
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await page.waitForURL(/\/usuario\?pestana=proveedores/)
    await row(page, 'cuenta@hotel.mx').waitFor()
    await waitForMail(p, 'cuenta@hotel.mx', 'Tu cuenta de proveedor en Valija está lista')
    await page.goto(`${p.url}/proveedor/crear`)
    await fill()
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await see(page, 'Usuario ya registrado')
    await expect.poll(() => page.getByLabel('Razón social').inputValue()).toBe('Hotel Nuevo, S.A. de C.V.')
  })

  test('[A-031, A-059, A-098, A-134] editing needs its fields, saves, and returns to the user list', async () => {
    const page = await p.open(admin, { ruta: '/usuario?pestana=proveedores' })
    await act(page, 'proveedor@valija.demo', 'Editar')
    await page.waitForURL(/\/proveedor\/editar\/\d+$/)
    const name = page.getByLabel('Nombre de la agencia')
    await name.fill('')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await see(page, 'Por favor, completa todos los campos obligatorios')
    await name.fill('Hotel Puerto Coral Renovado')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.waitForURL(/\/usuario\?pestana=proveedores/)
    await row(page, 'proveedor@valija.demo').getByText('Hotel Puerto Coral Renovado').waitFor()
  })

  test('[A-136] a fault of ours while creating shows the documented title and keeps what was typed', async () => {
    const page = await p.open(admin, { ruta: '/proveedor/crear' })
    await page.getByLabel('Correo', { exact: true }).fill('falla@hotel.mx')
    await page.getByLabel('RFC', { exact: true }).fill('HNV950101AB1')
    await page.getByLabel('Razón social').fill('Hotel')
    await choose(page, /Hotel/)
    await page.route('**/api/usuarios/crearProveedor', (route) =>
      route.fulfill({ status: 503, body: 'fuera de servicio' }),
    )
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await see(page, 'Hubo un error al crear el proveedor')
    await expect.poll(() => page.getByLabel('RFC', { exact: true }).inputValue()).toBe('HNV950101AB1')
  })
})

describe('directory lists', () => {
  test.each([
    [
      'operativo.proveedor@valija.demo',
      '/proveedor',
      'Proveedores',
      ['ID', 'Razón social', 'Nombre comercial', 'RFC'],
    ],
    [
      'operativo.comisionista@valija.demo',
      '/comisionista',
      'Comisionistas',
      ['ID de cliente', 'Razón social', 'RFC', 'Régimen fiscal', 'Uso de CFDI'],
    ],
  ])(
    '[A-004, A-005, A-056, A-057, A-142] %s reaches %s, fifteen rows a page',
    async (quien, ruta, nombre, columnas) => {
      const page = await p.open(quien, { ruta })
      await page.getByRole('heading', { name: nombre }).waitFor()
      await page.getByRole('row').nth(15).waitFor()
      await expect.poll(() => page.getByRole('row').count()).toBe(16)
      await expect
        .poll(async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()))
        .toEqual(expect.arrayContaining(columnas))
      await page.getByRole('button', { name: 'Página siguiente' }).click()
      await see(page, /^16–/)
    },
  )

  test('[XI-A4] an administrator is told which rows of ANT cannot be read and what to do, until ANT mends them', async () => {
    const { deps } = p.valija
    const read = async (ilegibles: FilaIlegible[]) => {
      const { filas } = await deps.ant.comisionistas()
      await refreshComisionistas({
        ...deps,
        ant: { ...deps.ant, comisionistas: async () => ({ filas, ilegibles }) },
      })
    }
    await read([{ clave: '9001', nombre: 'Viajes del Norte', campo: 'rfcCliente' }])
    const page = await p.open(admin, { ruta: '/inicio' })
    await page.getByRole('link', { name: 'Ver cuáles: 1 comisionista de ANT no se pudo leer' }).click()
    const notice = page.getByRole('status').filter({ hasText: '1 comisionista de ANT no se pudo leer' })
    await notice.getByText('Viajes del Norte, ID 9001: falla el RFC').waitFor()
    await notice.getByText(/^Pide a quien administra ANT que corrija/).waitFor()
    const home = await p.open(admin, { ruta: '/inicio' })
    await home.getByRole('link', { name: 'Ver cuáles: 1 comisionista de ANT no se pudo leer' }).waitFor()
    await read([])
    await expect.poll(() => notice.count()).toBe(0)
    await expect.poll(() => home.getByText('comisionista de ANT').count()).toBe(0)
  })
})
