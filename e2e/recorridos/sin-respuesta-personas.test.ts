import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { formDe } from '../../apps/server/testing/send-files.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { type Guardado, title, tryAll } from './sin-respuesta.ts'

const admin = 'admin@valija.demo'
const agente = 'comisionista@valija.demo'
const otroHotel = 'proveedor2@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
  await product.api(admin, 'POST', '/api/invitaciones', { correo: 'por.revocar@hotel.mx', rol: 'Operativo' })
})
afterAll(() => product.stop())

const count = async (from: ReturnType<typeof sql<{ n: number }>>) =>
  (await from.execute(product.valija.deps.db)).rows[0]?.n ?? 0
const usuario = (que: ReturnType<typeof sql<boolean>>) =>
  count(sql`select count(*)::int as n from usuarios where email = ${otroHotel} and ${que}`)
const solicitudes = (que: ReturnType<typeof sql<boolean>>) =>
  count(sql`select count(*)::int as n from cuentas_pago where ${que}`)
const enDialogo = (page: Page, nombre: string) =>
  page.getByRole('dialog').getByRole('button', { name: nombre, exact: true })
const sigue = (page: Page) => () => page.getByRole('dialog').waitFor()

/** Another account is asked for; `sinConfirmar` leaves it as a guest's is. */
async function pedir(clabe: string, sinConfirmar = false): Promise<void> {
  const caratula = { nombre: 'caratula.pdf', bytes: pdfDePrueba('Carátula') }
  const form = formDe([caratula], { clabe, correoAgencia: 'agencia@prueba.mx' })
  await product.api(agente, 'POST', '/api/cuentas-pago', form)
  if (sinConfirmar)
    await sql`update cuentas_pago set confirmado_en = null, solicitado_por = null where clabe = ${clabe}`.execute(
      product.valija.deps.db,
    )
}
const revisar = async (page: Page) => {
  await page
    .getByRole('button', { name: /Revisar/ })
    .first()
    .click()
  return page.getByRole('dialog')
}
const act = async (page: Page, correo: string, accion: string) => {
  const fila: Locator = page.getByRole('row', { name: new RegExp(correo) })
  await fila.waitFor()
  const direct = fila.getByRole('button', { name: new RegExp(`^${accion}:`) })
  await direct
    .or(fila.getByRole('button', { name: /^Más acciones/ }))
    .first()
    .waitFor()
  if (await direct.isVisible()) return direct.click()
  await fila.getByRole('button', { name: /^Más acciones/ }).click()
  await page.getByRole('menuitem', { name: accion }).click()
}
const cuentasPago = '/facturas/comisionista/CuentaPago'
const proveedores = '/usuario?pestana=proveedores'

const guardados: Record<string, Guardado & { antes?: () => Promise<void> }> = {
  'a request of another account confirmed': {
    antes: () => pedir('012180000123456782', true),
    ruta: cuentasPago,
    llamada: '**/confirmar',
    exito: 'Petición confirmada; otra persona la aprueba',
    hecho: 'Esta solicitud ya fue resuelta.',
    cuenta: () => solicitudes(sql`confirmado_por is not null`),
    async llena(page) {
      const dialog = await revisar(page)
      return { guardar: dialog.getByRole('button', { name: 'Confirmar petición' }), queda: sigue(page) }
    },
  },
  'another account rejected': {
    antes: async () => {
      await sql`update cuentas_pago set confirmado_por = null where confirmado_por is not null`.execute(
        product.valija.deps.db,
      )
    },
    ruta: cuentasPago,
    llamada: '**/rechazar',
    exito: 'Solicitud rechazada',
    hecho: 'Esta solicitud ya fue resuelta.',
    cuenta: () => solicitudes(sql`rechazado_en is not null`),
    async llena(page) {
      const dialog = await revisar(page)
      const motivo = dialog.getByLabel('Motivo')
      await motivo.fill('La carátula es de otra persona')
      return {
        guardar: dialog.getByRole('button', { name: 'Rechazar' }),
        queda: () => expect.poll(() => motivo.inputValue()).toBe('La carátula es de otra persona'),
      }
    },
  },
  'another account approved': {
    antes: () => pedir('012180000123456782'),
    ruta: cuentasPago,
    llamada: '**/aprobar',
    exito: 'Cuenta aprobada',
    hecho: 'Esta solicitud ya fue resuelta.',
    cuenta: () => solicitudes(sql`estatus`),
    async llena(page) {
      const dialog = await revisar(page)
      return { guardar: dialog.getByRole('button', { name: 'Aprobar cuenta' }), queda: sigue(page) }
    },
  },
  'a person blocked': {
    ruta: proveedores,
    llamada: '**/bloquear',
    exito: `${otroHotel} quedó bloqueado y sus sesiones se cerraron.`,
    cuenta: () => usuario(sql`bloqueado_en is not null`),
    async llena(page) {
      await act(page, otroHotel, 'Bloquear')
      return { guardar: enDialogo(page, 'Bloquear'), queda: sigue(page) }
    },
  },
  'a person let in again': {
    ruta: proveedores,
    llamada: '**/aceptar',
    exito: `${otroHotel} ya puede usar Valija.`,
    cuenta: () => usuario(sql`bloqueado_en is null`),
    async llena(page) {
      await act(page, otroHotel, 'Desbloquear')
      return { guardar: enDialogo(page, 'Desbloquear'), queda: sigue(page) }
    },
  },
  'an invitation revoked': {
    ruta: '/usuario?pestana=invitaciones',
    llamada: '**/revocar',
    exito: 'La invitación se revocó.',
    hecho: /ya/i,
    cuenta: () => count(sql`select count(*)::int as n from bitacora where accion = 'invitacionRevocada'`),
    async llena(page) {
      await act(page, 'por.revocar@hotel.mx', 'Revocar')
      return { guardar: enDialogo(page, 'Revocar'), queda: sigue(page) }
    },
  },
  'a supplier’s new account': {
    ruta: '/proveedor/crear',
    llamada: '**/api/usuarios/crear*',
    exito: 'nuevo@hotel.mx',
    hecho: 'Usuario ya registrado',
    cuenta: () => count(sql`select count(*)::int as n from usuarios where email = 'nuevo@hotel.mx'`),
    async llena(page) {
      const correo = page.getByLabel('Correo', { exact: true })
      await correo.fill('nuevo@hotel.mx')
      await page.getByLabel('RFC', { exact: true }).fill('HNV-950101-AB1')
      await page.getByLabel('Razón social').fill('Hotel Nuevo, S.A. de C.V.')
      await page.getByLabel('Proveedor', { exact: true }).click()
      await page.getByRole('option', { name: /Hotel/ }).first().click()
      await page.getByRole('button', { name: 'Agregar' }).click()
      return {
        guardar: page.getByRole('button', { name: 'Crear cuenta' }),
        queda: () => expect.poll(() => correo.inputValue()).toBe('nuevo@hotel.mx'),
      }
    },
  },
}

test.each(Object.entries(guardados))(title, async (_que, caso) => {
  await caso.antes?.()
  await tryAll(await product.open(caso.quien ?? admin, { ruta: caso.ruta }), caso)
})
