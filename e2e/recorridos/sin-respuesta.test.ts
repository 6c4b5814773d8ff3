import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEstancias } from '../../apps/server/src/areas/estancias/read-estancias.ts'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { renglones } from '../conciliacion/renglones.ts'
import { importar, pagar } from '../conciliacion/sembrar.ts'
import { sembrar } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { type Guardado, title, tryAll } from './sin-respuesta.ts'

const dia = '2026-10-12'
const admin = 'admin@valija.demo'
const agente = 'comisionista@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia, estancias: true })
  await readEstancias(product.valija.deps)
  await sembrar(product, 'proveedor@valija.demo', { nombre: 'Semana 41' })
  await pagar(product, [{ localizador: 'LMP735', monto: 24_960, concepto: 'Estado por cambiar' }])
  await importar(product, 'semana-41.xlsx', renglones)
})
afterAll(() => product.stop())

const uno = async (page: Page, nombre: string) =>
  page.getByRole('dialog').getByRole('button', { name: nombre })
const value = (field: Locator, is: string) => () => expect.poll(() => field.inputValue()).toBe(is)
const count = async (from: ReturnType<typeof sql<{ n: number }>>) =>
  (await from.execute(product.valija.deps.db)).rows[0]?.n ?? 0
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('dialog').getByLabel(field).click()
  await page.getByRole('option', { name: option }).click()
}
const more = async (page: Page, fila: Locator, accion: string) => {
  await fila.getByRole('button', { name: /^Más acciones/ }).click()
  await page.getByRole('menuitem', { name: accion }).click()
}

const guardados: Record<string, Guardado> = {
  'a promotion': {
    ruta: '/listar/pagos/promociones',
    llamada: '**/CreatePromocion',
    exito: 'Se guardó',
    hecho: /Ya existe/i,
    cuenta: () => count(sql`select count(*)::int as n from promociones where nombre_promocion = '18 meses'`),
    async llena(page) {
      await page.getByRole('button', { name: 'Agregar', exact: true }).click()
      const campo = page.getByRole('dialog').getByLabel('Nombre')
      await campo.fill('18 meses')
      return { guardar: await uno(page, 'Guardar'), queda: value(campo, '18 meses') }
    },
  },
  'a rule of the matching': {
    ruta: '/listar/pagos/conciliacion/reglas',
    llamada: '**/api/conciliacion/reglas',
    exito: 'Regla guardada',
    hecho: /ya/i,
    cuenta: () =>
      count(sql`select count(*)::int as n from reglas_conciliacion where contiene ilike 'una sola'`),
    async llena(page) {
      await page.getByRole('button', { name: 'Agregar regla' }).click()
      const campo = page.getByLabel('Si el texto contiene')
      await campo.fill('una sola')
      await choose(page, 'Entonces', 'Ignorar con el motivo')
      await page.getByRole('dialog').getByLabel('Motivo', { exact: true }).fill('Propio')
      await page.getByRole('button', { name: 'Ver qué tocaría' }).click()
      await page.getByText(/Esta regla/).waitFor()
      return { guardar: await uno(page, 'Guardar'), queda: value(campo, 'una sola') }
    },
  },
  'a value of the policy': {
    ruta: '/configuraciones',
    llamada: '**/api/politica/cortePueProveedor',
    exito: /cambia desde el/,
    hecho: /ya/i,
    cuenta: () => count(sql`select count(*)::int as n from politica where motivo = 'Una sola vez'`),
    async llena(page) {
      await page.getByRole('button', { name: 'Cambiar: Día de corte PUE, proveedor' }).click()
      await page.getByRole('dialog').getByLabel('Nuevo día').fill('9')
      const campo = page.getByRole('dialog').getByLabel('Motivo')
      await campo.fill('Una sola vez')
      return { guardar: await uno(page, 'Guardar el cambio'), queda: value(campo, 'Una sola vez') }
    },
  },
  'an invitation': {
    ruta: '/usuario/crear',
    llamada: '**/api/invitaciones',
    exito: /va en camino a una@/,
    hecho: /invitación/i,
    cuenta: () =>
      count(
        sql`select count(*)::int as n from invitaciones where correo = 'una@hotel.mx' and revocada_en is null`,
      ),
    async llena(page) {
      const campo = page.getByLabel('Correo', { exact: true })
      await campo.fill('una@hotel.mx')
      await page.getByRole('combobox', { name: 'Rol' }).click()
      await page.getByRole('option', { name: 'Operativo' }).click()
      return {
        guardar: page.getByRole('button', { name: 'Enviar invitación' }),
        queda: value(campo, 'una@hotel.mx'),
      }
    },
  },
  'several invitations': {
    ruta: '/usuario/crear',
    llamada: '**/api/invitaciones/varias',
    exito: /invitación enviada/i,
    hecho: /dos@hotel.mx: .+/,
    cuenta: () =>
      count(
        sql`select count(*)::int as n from invitaciones where correo = 'dos@hotel.mx' and revocada_en is null`,
      ),
    async llena(page) {
      await page.getByRole('button', { name: 'Invitar a varios' }).click()
      const campo = page.getByLabel('Correos')
      await campo.fill('dos@hotel.mx')
      await page.getByRole('combobox', { name: 'Rol' }).click()
      await page.getByRole('option', { name: 'Operativo' }).click()
      return { guardar: page.getByRole('button', { name: /^Enviar 1/ }), queda: value(campo, 'dos@hotel.mx') }
    },
  },
  'a change of account': {
    quien: agente,
    ruta: '/factura/comisionista/crear?ver=cuenta',
    llamada: '**/api/cuentas-pago',
    exito: 'Tu petición ha sido enviada.',
    hecho: /solicitud/i,
    cuenta: () => count(sql`select count(*)::int as n from cuentas_pago where clabe = '012180000123456782'`),
    async llena(page) {
      await page.getByRole('tab', { name: 'Cuenta de pago' }).click()
      await page.getByRole('button', { name: 'Cambiar cuenta beneficiaria' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cambiar cuenta beneficiaria' })
      const campo = dialog.getByLabel('CLABE interbancaria')
      await campo.fill('012180000123456782')
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'caratula.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdfDePrueba('Carátula')),
      })
      return {
        guardar: dialog.getByRole('button', { name: 'Solicitar cambio' }),
        queda: async () => {
          await value(campo, '012180000123456782')()
          await dialog.getByText('caratula.pdf').first().waitFor()
        },
      }
    },
  },
  'a pre-invoice': {
    quien: agente,
    ruta: '/factura/comisionista/crear',
    llamada: '**/api/prefacturas',
    exito: 'Se guardó la pre-factura correctamente.',
    hecho: /pre-factura/i,
    cuenta: () => count(sql`select count(*)::int as n from prefacturas`),
    async llena(page) {
      const libres = page.locator('[role=grid] tbody tr')
      await libres.nth(0).getByRole('checkbox').click()
      await page.getByText('1 reserva seleccionada').first().waitFor()
      await page.getByRole('button', { name: 'Ver pre-factura' }).click()
      await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
      return {
        guardar: page.getByRole('button', { name: 'Guardar pre-factura' }),
        queda: () => page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor(),
      }
    },
  },
  'facturas asked of a hotel': {
    ruta: '/por-facturar',
    llamada: '**/pedir',
    exito: /^Enviaremos/,
    hecho: /ya/i,
    cuenta: () => count(sql`select count(*)::int as n from pedidos_de_factura`),
    async llena(page) {
      await page.getByPlaceholder(/hoteles/).fill('Puerto Coral')
      const pedir = page.getByRole('button', { name: /^Pedir facturas/ })
      await expect.poll(() => pedir.count()).toBe(1)
      await pedir.click()
      return {
        guardar: await uno(page, 'Pedir facturas'),
        queda: () => page.getByRole('dialog').waitFor(),
      }
    },
  },
  'a hotel opened to its people': {
    ruta: '/proveedor',
    llamada: '**/lotes-abiertos',
    exito: 'Todos sus colaboradores',
    cuenta: () => count(sql`select count(*)::int as n from proveedores_abiertos where proveedor_id = 101`),
    async llena(page) {
      const fila = page.locator('tbody tr', { hasText: 'PUERTO CORAL' }).first()
      await fila.getByText('Solo quien los cargó').waitFor()
      await more(page, fila, 'Abrir a sus colaboradores')
      return {
        guardar: await uno(page, 'Abrir a sus colaboradores'),
        queda: () => page.getByRole('dialog').waitFor(),
      }
    },
  },
  'a lote thrown away': {
    ruta: '/factura/proveedor',
    llamada: '**/EliminarLote/**',
    exito: 'El lote Semana 41 se eliminó',
    hecho: /Puede que se haya eliminado/,
    cuenta: () =>
      count(
        sql`select count(*)::int as n from lotes where nombre = 'Semana 41' and eliminado_en is not null`,
      ),
    async llena(page) {
      await page.getByRole('button', { name: 'Más acciones: Semana 41' }).click()
      await page.getByRole('menuitem', { name: 'Eliminar' }).click()
      return { guardar: await uno(page, 'Eliminar'), queda: () => page.getByRole('dialog').waitFor() }
    },
  },
  'the state of a payment': {
    ruta: '/listar/pagos',
    llamada: '**/ActualizarEstado',
    exito: 'El pago quedó en estado Rechazado',
    hecho: /estado/i,
    cuenta: () =>
      count(sql`select count(*)::int as n from pagos p join estados_pago e using (estado_id)
        where p.concepto = 'Estado por cambiar' and e.nombre_estado = 'Rechazado'`),
    async llena(page) {
      await more(page, page.getByRole('row', { name: /Estado por cambiar/ }), 'Actualizar estado')
      await choose(page, 'Nuevo estado', 'Rechazado')
      const campo = page.getByRole('dialog').getByLabel('Descripción')
      await campo.fill('No aparece en el banco')
      return { guardar: await uno(page, 'Actualizar estado'), queda: value(campo, 'No aparece en el banco') }
    },
  },
  'a row of the statement ignored': {
    ruta: '/listar/pagos/conciliacion',
    llamada: '**/ignorar',
    exito: /ignorado/,
    hecho: /ya/i,
    cuenta: () => count(sql`select count(*)::int as n from movimientos where estado = 'ignorado'`),
    async llena(page) {
      const filas = page.getByRole('listbox', { name: 'Movimientos por conciliar' })
      await filas.getByRole('option').filter({ hasText: 'TRASPASO CUENTAS PROPIAS' }).click()
      await page.getByRole('heading', { name: 'Abono de $100,000.00' }).waitFor()
      await page.keyboard.press('i')
      const campo = page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' })
      await campo.fill('Traspaso propio')
      return { guardar: await uno(page, 'Ignorar'), queda: value(campo, 'Traspaso propio') }
    },
  },
}

test.each(Object.entries(guardados))(title, async (_que, caso) =>
  tryAll(await product.open(caso.quien ?? admin, { ruta: caso.ruta }), caso),
)
