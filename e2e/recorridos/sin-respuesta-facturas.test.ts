import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sembrar } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { type Guardado, title, tryAll } from './sin-respuesta.ts'

const dia = '2026-10-12'
const hotelero = 'proveedor@valija.demo'
let product: Product
const folios = new Map<string, string>()
/** A lote in the making or being sent whose first factura is as given. */
async function conFactura(
  nombre: string,
  estatus: 'No procesado' | 'En proceso de envío',
  factura: ReturnType<typeof sql<unknown>>,
): Promise<void> {
  const { db } = product.valija.deps
  const lote = await sembrar(product, hotelero, { nombre, facturas: 2, estatus, dia: '2026-10-05' })
  const [f] = lote.facturas
  folios.set(nombre, f?.folio ?? '')
  await sql`update facturas set ${factura} where id = ${f?.id ?? 0}`.execute(db)
  await sql`update lotes set num_excepciones = 1 where id = ${lote.id}`.execute(db)
}
const porRevisar = sql`revision = 'pendiente', hallazgos = ${JSON.stringify([
  {
    codigo: 'selloPorRevisar',
    severidad: 'error',
    ruta: '/cfdi:Comprobante/@Sello',
    encontrado: null,
    esperado: null,
    nombre: 'Nuevo',
  },
])}::jsonb`
beforeAll(async () => {
  product = await startProduct({ dia })
  await conFactura('Por aceptar', 'No procesado', porRevisar)
  await conFactura('Por rechazar', 'No procesado', porRevisar)
  await conFactura('En duda', 'En proceso de envío', sql`envio = 'duda', envio_duda = 'sinUuid'`)
  await conFactura('Rechazada', 'En proceso de envío', sql`envio = 'rechazado'`)
})
afterAll(() => product.stop())

const count = async (from: ReturnType<typeof sql<{ n: number }>>) =>
  (await from.execute(product.valija.deps.db)).rows[0]?.n ?? 0
const hechas = (accion: string, entidad: 'lote' | 'factura') =>
  count(sql`select count(*)::int as n from bitacora where accion = ${accion} and entidad = ${entidad}`)
const abrir = async (page: Page, nombre: string) => {
  await page.getByRole('button', { name: `Ver facturas: ${nombre}` }).click()
  return page.getByRole('dialog', { name: nombre })
}
/** What was decided of a factura that no machine can judge. */
const decidida = (nombre: string, verbo: 'Aceptar' | 'Rechazar', accion: string): Guardado => ({
  ruta: '/factura/proveedor',
  llamada: '**/revisar',
  exito: /(Aceptada|Rechazada): Una sola vez/,
  seSabe: true,
  cuenta: () => hechas(accion, 'factura'),
  async llena(page) {
    const dialog = await abrir(page, nombre)
    await dialog.getByRole('button', { name: verbo, exact: true }).click()
    const motivo = page.getByLabel('Motivo')
    await motivo.fill('Una sola vez')
    return {
      guardar: page.getByRole('button', { name: 'Guardar el motivo' }),
      queda: () => expect.poll(() => motivo.inputValue()).toBe('Una sola vez'),
    }
  },
})
const enEnvio = '/factura/proveedor?etapa=enProcesoDeEnvio'

const guardados: Record<string, Guardado> = {
  'a factura accepted': decidida('Por aceptar', 'Aceptar', 'aceptarFactura'),
  'a factura not accepted': decidida('Por rechazar', 'Rechazar', 'rechazarFactura'),
  'what ANT says of a factura in doubt': {
    ruta: enEnvio,
    llamada: '**/resolver',
    exito: /Anotó la respuesta de ANT|Aceptada por ANT/,
    hecho: /ya|duda/i,
    cuenta: () => hechas('resolverDuda', 'factura'),
    async llena(page) {
      const dialog = await abrir(page, 'En duda')
      await dialog.getByRole('button', { name: `Más acciones: S ${folios.get('En duda')}` }).click()
      await page.getByRole('menuitem', { name: 'Anotar respuesta de ANT' }).click()
      const motivo = page.getByRole('dialog').last().getByLabel('Motivo')
      await motivo.fill('Lo dijo su mesa de ayuda')
      return {
        guardar: page.getByRole('button', { name: 'Anotar', exact: true }),
        queda: () => expect.poll(() => motivo.inputValue()).toBe('Lo dijo su mesa de ayuda'),
      }
    },
  },
  'what ANT rejected, sent again': {
    ruta: enEnvio,
    llamada: '**/reenviar',
    exito: /^(Pendiente|Enviado|Aceptado)$/,
    seSabe: true,
    cuenta: () => hechas('reintentar', 'lote'),
    async llena(page) {
      const dialog = await abrir(page, 'Rechazada')
      await dialog.getByText('Pendiente', { exact: true }).waitFor()
      const guardar = dialog.getByRole('button', { name: 'Volver a enviar' })
      return { guardar, queda: () => guardar.waitFor() }
    },
  },
}

test.each(Object.entries(guardados))(title, async (_que, caso) =>
  tryAll(await product.open(caso.quien ?? 'admin@valija.demo', { ruta: caso.ruta }), caso),
)
