import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { draftThroughHttp } from '../borradores/save-through-http.ts'
import { hoja, importar, pagar } from '../conciliacion/sembrar.ts'
import { sembrar } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { type Guardado, title, tryAll } from './sin-respuesta.ts'

const dia = '2026-10-12'
const admin = 'admin@valija.demo'
const hotelero = 'proveedor@valija.demo'
let product: Product
let borrador: string
let cubierto: number
const abono = {
  fecha: '07/10/2026',
  concepto: 'SPEI RECIBIDO BANORTE',
  ampliada: 'VACACIONES',
  abono: 24_960,
}
beforeAll(async () => {
  product = await startProduct({ dia })
  const lote = await buenLote({ n: 1, proveedor: '101', dia })
  borrador = await draftThroughHttp(product, lote, { nombre: 'Una sola vez' })
  const seed = { nombre: 'Cubierto', facturas: 1, estatus: 'En proceso de pago', dia: '2026-09-01' } as const
  const sembrado = await sembrar(product, hotelero, seed)
  cubierto = sembrado.id
  await product.api(admin, 'POST', '/api/Factura/guardarComprobantes', [
    {
      idFactura: cubierto,
      rfc: (makeMundo().proveedor('101')?.rfc ?? '').replaceAll('-', ''),
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: sembrado.total / 100,
      folio: 'F1',
    },
  ])
  // The machine marks it; a person does where it could not.
  const { db } = product.valija.deps
  await product.valija.runJobs()
  await db.updateTable('lotes').set({ estatus: 'En proceso de pago' }).where('id', '=', cubierto).execute()
  await pagar(product, [
    { localizador: 'LMP735', monto: 24_960, fechaPago: '2026-10-07' },
    { localizador: 'BGT935', monto: 24_960, fechaPago: '2026-10-04' },
  ])
  await importar(product, 'semana-41.xlsx', [abono])
})
afterAll(() => product.stop())

const count = async (from: ReturnType<typeof sql<{ n: number }>>) =>
  (await from.execute(product.valija.deps.db)).rows[0]?.n ?? 0

const pagados = () =>
  count(sql`select count(*)::int as n from lotes where id = ${cubierto} and estatus = 'Pagado'`)

const guardados: Record<string, Guardado> = {
  'a lote': {
    quien: hotelero,
    get ruta() {
      return `/factura/crear/proveedor?borrador=${borrador}&paso=confirmar`
    },
    llamada: '**/guardar*',
    exito: 'Lote «Una sola vez» guardado',
    seSabe: true,
    cuenta: () => count(sql`select count(*)::int as n from lotes where nombre = 'Una sola vez'`),
    async llena(page) {
      await page.getByRole('button', { name: 'Cargar lote' }).click()
      const dialog = page.getByRole('dialog', { name: 'Se guardará todo el lote de facturas' })
      return {
        guardar: dialog.getByRole('button', { name: 'Confirmar' }),
        queda: () => dialog.getByText('Una sola vez').first().waitFor(),
      }
    },
  },
  'a lote marked as paid': {
    ruta: '/factura/proveedor?etapa=enProcesoDePago',
    llamada: '**/actualizar-estatus-a-pagado',
    exito: 'El lote Cubierto está pagado',
    seSabe: true,
    cuenta: () => pagados(),
    async llena(page) {
      await page
        .getByRole('row', { name: /Cubierto/ })
        .getByRole('button', { name: /acciones/i })
        .click()
      await page.getByRole('menuitem', { name: 'Agregar comprobante' }).click()
      const dialog = page.getByRole('dialog', { name: 'Agregar comprobante' })
      return {
        guardar: dialog.getByRole('button', { name: 'Marcar como pagado' }),
        queda: () => dialog.getByText('No falta nada por pagar.').waitFor(),
      }
    },
  },
  'a row of the statement and its payment': {
    ruta: '/listar/pagos/conciliacion',
    llamada: '**/aceptar',
    exito: /ya no está por revisar/,
    seSabe: true,
    cuenta: () =>
      count(
        sql`select count(*)::int as n from acciones_conciliacion where clase = 'aceptar' and aplicado_por = 'persona'`,
      ),
    async llena(page) {
      await page.getByRole('heading', { name: 'Abono de $24,960.00' }).waitFor()
      const pago = page.getByRole('article', { name: /localizador LMP735/ })
      return {
        guardar: pago.getByRole('button', { name: /^Aplicar/ }),
        queda: () => page.getByText('Abono de $24,960.00: no se sabe si quedó').waitFor(),
      }
    },
  },
  'a statement': {
    ruta: '/listar/pagos/estado-de-cuenta',
    llamada: '**/api/estados-de-cuenta',
    // What was imported though its answer was lost is there already.
    exito: /Los pagos se han sincronizado correctamente|ya estaban importados/,
    cuenta: () => count(sql`select count(*)::int as n from movimientos where abonos = 7700`),
    async llena(page) {
      await page.getByLabel('Fuente').click()
      await page.getByRole('option', { name: 'BBVA MXN', exact: true }).click()
      const lunes = hoja('lunes.xlsx', [{ fecha: '12/10/2026', concepto: 'DEPÓSITO', abono: 77 }])
      await page.locator('input[type=file]').setInputFiles(lunes)
      const guardar = page.getByRole('button', { name: 'Importar 1 movimiento' })
      await guardar.waitFor()
      return { guardar, queda: () => page.getByText('Todavía no se ha guardado nada.').waitFor() }
    },
  },
}

test.each(Object.entries(guardados))(title, async (_que, caso) =>
  tryAll(await product.open(caso.quien ?? admin, { ruta: caso.ruta }), caso),
)
