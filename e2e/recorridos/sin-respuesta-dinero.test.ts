import { randomUUID } from 'node:crypto'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import type { LoteSembrado } from '../../apps/server/testing/seed-lote.ts'
import { agencia, pdf, xmlDe } from '../invitados/mundo.ts'
import { sembrar } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { type Guardado, title, tryAll } from './sin-respuesta.ts'

const dia = '2026-10-12'
const admin = 'admin@valija.demo'
const hotelero = 'proveedor@valija.demo'
const hotel = makeMundo().proveedor('101')
const rfc = (hotel?.rfc ?? '').replaceAll('-', '')
let product: Product
const lotes = new Map<string, LoteSembrado>()
const lote = (nombre: string): LoteSembrado => {
  const uno = lotes.get(nombre)
  if (!uno) throw new Error(`no lote ${nombre}`)
  return uno
}
const pagar = (de: LoteSembrado) =>
  product.api(admin, 'POST', '/api/Factura/guardarComprobantes', [
    {
      idFactura: de.id,
      rfc,
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: de.total / 100,
      folio: `F${de.id}`,
    },
  ])
beforeAll(async () => {
  product = await startProduct({ dia })
  for (const nombre of ['De recibo', 'A mano', 'Con complemento', 'Retirada', 'Por anular'])
    lotes.set(
      nombre,
      await sembrar(product, hotelero, {
        nombre,
        facturas: nombre === 'Retirada' ? 2 : 1,
        estatus: 'En proceso de pago',
        dia: '2026-09-01',
      }),
    )
  lotes.set(
    'Por enviar',
    await sembrar(product, hotelero, { nombre: 'Por enviar', facturas: 1, dia: '2026-10-05' }),
  )
  await pagar(lote('Con complemento'))
  await pagar(lote('Por anular'))
  await product.api(admin, 'PUT', '/api/Factura/actualizar-estatus-a-pagado', [lote('Con complemento').id])
  const { db } = product.valija.deps
  await db
    .updateTable('facturas')
    .set({ estado: 'Cancelado' })
    .where('id', '=', lote('Retirada').facturas[0]?.id ?? 0)
    .execute()
})
afterAll(() => product.stop())

const count = async (from: ReturnType<typeof sql<{ n: number }>>) =>
  (await from.execute(product.valija.deps.db)).rows[0]?.n ?? 0
const value = (field: ReturnType<Page['getByLabel']>, is: string) => () =>
  expect.poll(() => field.inputValue()).toBe(is)
const openProofs = async (page: Page, nombre: string) => {
  const row = page.getByRole('row', { name: new RegExp(nombre) })
  await row.getByRole('button', { name: /acciones/i }).click()
  await page.getByRole('menuitem', { name: 'Agregar comprobante' }).click()
  return page.getByRole('dialog', { name: 'Agregar comprobante' })
}
const enPago = '/factura/proveedor?etapa=enProcesoDePago'
const una = agencia('502')

const guardados: Record<string, Guardado> = {
  'a bank’s receipt': {
    ruta: enPago,
    llamada: '**/api/recibos',
    exito: '1 comprobante guardado',
    cuenta: () =>
      count(sql`select count(*)::int as n from comprobantes_pago where lote_id = ${lote('De recibo').id}`),
    async llena(page) {
      await page.getByRole('button', { name: 'Recibos de pago' }).click()
      await page
        .getByRole('dialog', { name: 'Selecciona el tipo de pago' })
        .getByText('BBVA', { exact: true })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Recibo de pago BBVA' })
      const { total } = lote('De recibo')
      const bytes = await reciboBbva([
        { tipo: 77, rfc, nombre: hotel?.nombreFiscal ?? '', dia: '2026-10-09', importe: total },
      ])
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'recibo.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
      await dialog.getByRole('button', { name: 'Buscar Lote' }).click()
      await dialog.getByRole('button', { name: 'Revisar 1 pago' }).click()
      const review = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
      return {
        guardar: review.getByRole('button', { name: 'Guardar' }),
        queda: () => review.getByText('De recibo').first().waitFor(),
      }
    },
  },
  'a payment by hand': {
    ruta: enPago,
    llamada: '**/api/Factura/guardarComprobante*',
    exito: 'Capturado a mano',
    hecho: /ya/i,
    cuenta: () =>
      count(sql`select count(*)::int as n from comprobantes_pago where lote_id = ${lote('A mano').id}`),
    async llena(page) {
      const dialog = await openProofs(page, 'A mano')
      await dialog.getByPlaceholder('DD/MM/AAAA').first().click()
      await page.keyboard.type('12102026')
      await dialog.getByLabel('Monto').fill('100')
      await dialog.getByLabel('Banco beneficiario').fill('BANORTE')
      const folio = dialog.getByLabel('Folio')
      await folio.fill('M1')
      return { guardar: dialog.getByRole('button', { name: 'Guardar' }), queda: value(folio, 'M1') }
    },
  },
  'a payment undone': {
    ruta: '/factura/proveedor?etapa=pagado',
    llamada: '**/anular',
    exito: /: Una sola vez$/,
    seSabe: true,
    cuenta: () =>
      count(
        sql`select count(*)::int as n from comprobantes_pago where lote_id = ${lote('Por anular').id} and anulado_en is not null`,
      ),
    async llena(page) {
      const dialog = await openProofs(page, 'Por anular')
      await dialog.getByRole('button', { name: 'Anular' }).click()
      const form = dialog.getByRole('group', { name: 'Anular comprobante' })
      const motivo = form.getByLabel('Motivo')
      await motivo.fill('Una sola vez')
      return { guardar: form.getByRole('button', { name: 'Anular' }), queda: value(motivo, 'Una sola vez') }
    },
  },
  'the sending of a lote': {
    ruta: '/factura/proveedor',
    llamada: '**/api/lotes/procesar',
    exito: 'La información se envió correctamente',
    hecho: /ya|procesad/i,
    cuenta: () =>
      count(sql`select count(*)::int as n from bitacora where entidad = 'lote' and accion = 'procesar'`),
    async llena(page) {
      await page.locator('[role=grid] tr[data-id]', { hasText: 'Por enviar' }).getByRole('checkbox').click()
      await page.getByPlaceholder('DD/MM/AAAA').first().click()
      await page.keyboard.type('16102026')
      await page.getByRole('button', { name: 'Procesar Lotes' }).click()
      const dialog = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
      return {
        guardar: dialog.getByRole('button', { name: 'Confirmar' }),
        queda: () => dialog.getByText('1 lote por').waitFor(),
      }
    },
  },
  'a complement': {
    quien: hotelero,
    ruta: '/nuevo/complemento',
    llamada: '**/api/complementos',
    exito: 'Se guardó 1 complemento',
    cuenta: () => count(sql`select count(*)::int as n from complementos`),
    async llena(page) {
      const [f] = lote('Con complemento').facturas
      const { bytes } = signComplemento(openAutoridad(), {
        emisor: { rfc, nombre: hotel?.nombreFiscal ?? '', cp: hotel?.codigoPostal ?? '' },
        uuid: randomUUID().toUpperCase(),
        folio: '1',
        fechaPago: dia,
        dia,
        doctos: f ? [{ uuid: f.uuid, numParcialidad: 1, saldoAnterior: f.total, pagado: f.total }] : [],
      })
      const archivo = (name: string, mimeType: string, de: Uint8Array) => ({
        name,
        mimeType,
        buffer: Buffer.from(de),
      })
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          archivo('rep.xml', 'text/xml', bytes),
          archivo('rep.pdf', 'application/pdf', pdfDePrueba('REP')),
        ])
      const fila = page.getByRole('group', { name: 'rep.xml' })
      await fila.getByText('Correcto').waitFor()
      return {
        guardar: page.getByRole('button', { name: 'Guardar complementos' }),
        queda: () => fila.getByText('rep.pdf').first().waitFor(),
      }
    },
  },
  'a decision on that complement': {
    ruta: '/complemento?situacion=porRevisar',
    llamada: '**/api/complementos/*/revision',
    exito: 'Complemento aceptado',
    hecho: 'Ese complemento no espera ninguna decisión',
    cuenta: () => count(sql`select count(*)::int as n from complementos where revisado_en is not null`),
    async llena(page) {
      const { db } = product.valija.deps
      await db.updateTable('complementos').set({ estado: 'Por revisar', porRevisar: 'Nuevo' }).execute()
      await page.reload()
      const fila = page.locator('main [data-id]').filter({ hasText: 'Por revisar' }).first()
      await fila.getByRole('button', { name: /acciones/i }).click()
      await page.getByRole('menuitem', { name: 'Aceptar' }).click()
      const dialog = page.getByRole('dialog')
      const motivo = dialog.getByRole('textbox')
      await motivo.fill('Se preguntó al SAT')
      return {
        guardar: dialog.getByRole('button', { name: 'Guardar el motivo' }),
        queda: value(motivo, 'Se preguntó al SAT'),
      }
    },
  },
  'a guest’s lote': {
    ruta: '/factura/comisionista/invitado/crear',
    quien: 'nadie',
    llamada: '**/cargas/actual/guardar',
    exito: /Enviamos el resumen a ana@agencia/,
    seSabe: true,
    cuenta: () => count(sql`select count(*)::int as n from lotes where categoria = 'Comisionista'`),
    async llena(page) {
      const [linea] = una.pagables
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(xmlDe(una, linea?.commission ?? 0, { semilla: 'sin-respuesta' }))
      await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
      await page.getByLabel(/^Localizadores de la factura/).fill(linea?.bookingCode ?? '')
      await page.getByRole('button', { name: 'Validar reserva', exact: true }).click()
      await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
      const correo = page.getByLabel('Correo electrónico')
      await correo.fill('ana@agencia.mx')
      await page.locator('input[type=file]').first().setInputFiles(pdf('sin-respuesta'))
      await page.getByText('1 de 1 factura con su PDF').waitFor()
      return {
        guardar: page.getByRole('button', { name: 'Guardar lote', exact: true }),
        queda: value(correo, 'ana@agencia.mx'),
      }
    },
  },
  'a supplier’s account': {
    ruta: '/usuario?pestana=proveedores',
    llamada: '**/api/usuarios/proveedor/*',
    exito: 'Los cambios se guardaron.',
    cuenta: () =>
      count(sql`select count(*)::int as n from usuarios where nombre_agencia = 'Hotel de una sola vez'`),
    async llena(page) {
      const row = page.getByRole('row', { name: new RegExp(hotelero) }).first()
      await row.getByRole('button', { name: 'Editar' }).click()
      const campo = page.getByLabel('Nombre de la agencia')
      await campo.fill('Hotel de una sola vez')
      return {
        guardar: page.getByRole('button', { name: 'Guardar' }),
        queda: value(campo, 'Hotel de una sola vez'),
      }
    },
  },
  'how one wants one’s mails': {
    ruta: '/sesiones',
    llamada: '**/api/sesion/correos',
    exito: 'Se guardó cómo quieres tus correos.',
    cuenta: () => count(sql`select count(*)::int as n from usuarios where correos_en_resumen`),
    async llena(page) {
      const guardar = page.getByRole('switch', { name: /Un solo correo al día/ })
      await guardar.waitFor()
      return { guardar, queda: () => expect.poll(() => guardar.isChecked()).toBe(false) }
    },
  },
  'a password': {
    quien: 'proveedor2@valija.demo',
    ruta: '/sesiones',
    llamada: '**/cambiarContrasena',
    exito: 'Tu contraseña cambió.',
    hecho: /incorrecta|no es/i,
    cuenta: () =>
      count(
        sql`select count(*)::int as n from usuarios a where email = 'proveedor2@valija.demo' and clave_hash is distinct from ${claveAntes}`,
      ),
    async llena(page) {
      const form = page.locator('form').filter({ hasText: 'Contraseña nueva' })
      await form.getByLabel('Contraseña actual').fill(claveDemo)
      const nueva = form.getByLabel('Contraseña nueva')
      await nueva.fill('Arrecife@2031')
      return {
        guardar: form.getByRole('button', { name: 'Cambiar contraseña' }),
        queda: value(nueva, 'Arrecife@2031'),
      }
    },
  },
  'a factura withdrawn': {
    ruta: enPago,
    llamada: '**/retirar',
    exito: 'Motivo: Una sola vez',
    seSabe: true,
    cuenta: () =>
      count(
        sql`select count(*)::int as n from bitacora where accion = 'retirarFactura' and entidad = 'factura'`,
      ),
    async llena(page) {
      await page.getByRole('button', { name: 'Ver facturas: Retirada' }).click()
      const dialog = page.getByRole('dialog', { name: 'Retirada' })
      const [f] = lote('Retirada').facturas
      await dialog.getByRole('button', { name: `Más acciones: S ${f?.folio}` }).click()
      await page.getByRole('menuitem', { name: 'Retirar' }).click()
      const withdraw = page.getByRole('dialog', { name: `Se retirará la factura S ${f?.folio}` })
      const motivo = withdraw.getByRole('textbox', { name: 'Motivo' })
      await motivo.fill('Una sola vez')
      return {
        guardar: withdraw.getByRole('button', { name: 'Retirar' }),
        queda: value(motivo, 'Una sola vez'),
      }
    },
  },
}
let claveAntes = ''
beforeAll(async () => {
  const { claveHash } = await product.valija.deps.db
    .selectFrom('usuarios')
    .select('claveHash')
    .where('email', '=', 'proveedor2@valija.demo')
    .executeTakeFirstOrThrow()
  claveAntes = claveHash ?? ''
})

test.each(Object.entries(guardados))(title, async (_que, caso) => {
  const quien = caso.quien === 'nadie' ? null : (caso.quien ?? admin)
  await tryAll(await product.open(quien, { ruta: caso.ruta }), caso)
})
