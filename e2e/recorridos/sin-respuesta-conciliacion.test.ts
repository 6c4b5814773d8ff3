import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagos, renglones } from '../conciliacion/renglones.ts'
import { admin, dia, importar, pagar } from '../conciliacion/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { type Guardado, title, tryAll } from './sin-respuesta.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
  await pagar(product, pagos)
  await importar(product, 'semana-41.xlsx', renglones)
  await importar(product, 'jueves.xlsx', [
    { fecha: '08/10/2026', concepto: 'SPEI RECIBIDO AZTECA', referencia: 'RAS0050001', abono: 3_100 },
    { fecha: '08/10/2026', concepto: 'SPEI RECIBIDO STP', referencia: 'RAS0050002', abono: 2_300 },
  ])
  await importar(product, 'por-deshacer.xlsx', [
    { fecha: '09/10/2026', concepto: 'DEPÓSITO', referencia: '0000091', abono: 91 },
  ])
  // Registered after the machine had looked.
  await pagar(product, [
    { localizador: 'XVB384', monto: 3_100, fechaPago: '2026-10-08', numeroTransaccion: 'RAS0050001' },
    { localizador: 'LFN516', monto: 2_300, fechaPago: '2026-10-08', numeroTransaccion: 'RAS0050002' },
  ])
})
afterAll(() => product.stop())

const count = async (from: ReturnType<typeof sql<{ n: number }>>) =>
  (await from.execute(product.valija.deps.db)).rows[0]?.n ?? 0
const acciones = (que: ReturnType<typeof sql<boolean>>) =>
  count(sql`select count(distinct grupo)::int as n from acciones_conciliacion where ${que}`)
const ruta = '/listar/pagos/conciliacion'
const marcar = async (page: Page, textos: readonly string[]) => {
  const filas = page.getByRole('listbox', { name: 'Movimientos por conciliar' }).getByRole('option')
  for (const hasText of textos) await filas.filter({ hasText }).locator('.marca').click()
  await page.getByText(`${textos.length} seleccionados`).waitFor()
}
const elegir = async (page: Page, texto: string) => {
  await page
    .getByRole('row', { name: new RegExp(texto) })
    .getByRole('checkbox')
    .click()
  await page.getByText('1 seleccionado').waitFor()
}
const sigue = (page: Page) => () => page.getByRole('dialog').waitFor()
const dos = ['SPEI RECIBIDO AZTECA', 'SPEI RECIBIDO STP']

const guardados: Record<string, Guardado> = {
  'several rows put aside': {
    ruta,
    llamada: '**/api/conciliacion/posponer',
    exito: /^Para después\s*2$/,
    seSabe: true,
    cuenta: () => acciones(sql`clase = 'posponer'`),
    async llena(page) {
      await marcar(page, ['SPEI RECIBIDO HSBC', 'SPEI RECIBIDO INBURSA'])
      const menu = page.getByRole('button', { name: 'Más acciones' })
      const click = async () => {
        await menu.click()
        await page.getByRole('menuitem', { name: 'Revisar después' }).click()
      }
      return {
        guardar: { click, isEnabled: () => menu.isEnabled() },
        queda: () => page.getByText('2 seleccionados').waitFor(),
      }
    },
  },
  'several rows ignored': {
    ruta,
    llamada: '**/ignorar',
    exito: '2 movimientos ignorados.',
    cuenta: () => acciones(sql`clase = 'ignorar'`),
    async llena(page) {
      await marcar(page, ['TRASPASO CUENTAS PROPIAS', 'SPEI RECIBIDO AFIRME'])
      await page.keyboard.press('i')
      const motivo = page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' })
      await motivo.fill('Traspaso propio')
      return {
        guardar: page.getByRole('dialog').getByRole('button', { name: 'Ignorar' }),
        queda: () => expect.poll(() => motivo.inputValue()).toBe('Traspaso propio'),
      }
    },
  },
  'several rows and their payments': {
    ruta,
    llamada: '**/api/conciliacion/aceptar',
    exito: '2 movimientos aplicados.',
    cuenta: () => acciones(sql`clase = 'aceptar' and aplicado_por = 'persona'`),
    async llena(page) {
      await marcar(page, dos)
      await page.getByRole('button', { name: 'Aplicar exactas' }).click()
      const guardar = page.getByRole('dialog').getByRole('button', { name: 'Aplicar 2 movimientos' })
      await guardar.waitFor()
      return { guardar, queda: sigue(page) }
    },
  },
  'what persons applied, undone': {
    ruta: `${ruta}?vista=persona`,
    llamada: '**/api/conciliacion/deshacer',
    exito: '1 acción deshecha.',
    cuenta: () => acciones(sql`clase = 'aceptar' and aplicado_por = 'persona' and deshecha_en is not null`),
    async llena(page) {
      await elegir(page, 'SPEI RECIBIDO STP')
      await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click()
      return {
        guardar: page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }),
        queda: sigue(page),
      }
    },
  },
  'what the machine applied, confirmed': {
    ruta: `${ruta}?vista=maquina`,
    llamada: '**/api/conciliacion/confirmar',
    exito: '1 movimiento confirmado',
    cuenta: () => acciones(sql`confirmada_en is not null`),
    async llena(page) {
      await elegir(page, 'SPEI RECIBIDO SANTANDER')
      return {
        guardar: page.getByRole('button', { name: 'Confirmar', exact: true }).last(),
        queda: () => page.getByText('1 seleccionado').waitFor(),
      }
    },
  },
  'an import undone': {
    ruta: '/listar/pagos/estado-de-cuenta',
    llamada: '**/deshacer',
    exito: 'Importación deshecha',
    hecho: /ya/i,
    cuenta: () => count(sql`select count(*)::int as n from importaciones where deshecha_en is not null`),
    async llena(page) {
      const fila = page.getByRole('row', { name: /por-deshacer/ })
      await fila
        .getByRole('button', { name: /Deshacer|Más acciones/ })
        .last()
        .click()
      const item = page.getByRole('menuitem', { name: 'Deshacer' })
      const guardar = page.getByRole('dialog').getByRole('button', { name: 'Deshacer' })
      await item.or(guardar).first().waitFor()
      if (await item.isVisible()) await item.click()
      return { guardar, queda: sigue(page) }
    },
  },
}

test.each(Object.entries(guardados))(title, async (_que, caso) =>
  tryAll(await product.open(caso.quien ?? admin, { ruta: caso.ruta }), caso),
)
