import type { Inicio } from '@valija/contract/inicio.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import type { LoteFila } from '@valija/contract/lotes.ts'
import type { Emparejamiento } from '@valija/contract/recibos.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { correosDe } from '../../../testing/buzon.ts'
import { type SeedLote, seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { inTransaction } from '../../db/connection.ts'
import { recountLote } from './recount-lote.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

/** A lote whose facturas are in these currencies, counted as whatever changes one of them counts it. */
async function seedEn(monedas: readonly string[], options: Partial<SeedLote> = {}) {
  const lote = await seedLote(app, { creador: hotel, facturas: monedas.length, ...options })
  for (const [i, moneda] of monedas.entries())
    await sql`update facturas set moneda = ${moneda} where id = ${lote.facturas[i]?.id ?? 0}`.execute(
      app.deps.db,
    )
  await inTransaction(app.deps.db, (tx) => recountLote(tx, lote.id, []))
  return lote
}
const get = async <T>(ruta: string, quien = admin): Promise<T> =>
  (await app.call('GET', ruta, quien)).body as T
const pesos = (n: number) => n / 100

test('[VII] no screen adds dollars to pesos: stages and lists tell each lote in its currency, one of several as no amount', async () => {
  const enPesos = await seedEn(['MXN', 'MXN'])
  const enDolares = await seedEn(['USD', 'USD'])
  const deAntes = await seedEn(['MXN', 'USD'])
  const { etapas } = await get<Inicio>('/api/inicio')
  expect(etapas.find(({ estatus }) => estatus === 'No procesado')).toEqual({
    estatus: 'No procesado',
    total: pesos(enPesos.total),
    otras: [
      { moneda: 'USD', monto: pesos(enDolares.total) },
      { moneda: 'XXX', monto: pesos(deAntes.total) },
    ],
    lotes: 3,
    facturas: 6,
  })
  const { filas } = await get<Pagina<LoteFila>>('/api/lotes?etapa=noProcesado')
  const monedaDe = (id: number) => filas.find((fila) => fila.id === id)?.moneda
  expect([enPesos.id, enDolares.id, deAntes.id].map(monedaDe)).toEqual(['MXN', 'USD', 'XXX'])
  const { raw } = await app.call('GET', '/api/lotes/exportar?etapa=noProcesado&columnas=id,total', admin)
  const celdas = raw.toString()
  expect(celdas).toContain(`${enPesos.id},${pesos(enPesos.total).toFixed(2)}`)
  expect(celdas).toMatch(new RegExp(`${enDolares.id},"?\\$[\\d,.]+ USD`))
  expect(celdas).toContain(`${deAntes.id},varias monedas`)
  // Taken to pesos alone it is a lote of pesos again.
  await sql`update facturas set retirada_en = now() where lote_id = ${deAntes.id} and moneda = 'USD'`.execute(
    app.deps.db,
  )
  await inTransaction(app.deps.db, (tx) => recountLote(tx, deAntes.id, []))
  expect((await get<LoteFila>(`/api/lotes/${deAntes.id}`)).moneda).toBe('MXN')
})

test('[VII] the mail of a deleted lote tells its total in its currency', async () => {
  const lote = await seedEn(['USD'], { nombre: 'En dólares' })
  expect((await app.call('DELETE', `/api/FacturaComisionista/EliminarLote/${lote.id}`, admin)).status).toBe(
    200,
  )
  await app.drainJobs()
  const [correo] = (await correosDe(app, hotel.correo)).filter(({ asunto }) => asunto.includes('En dólares'))
  expect(correo?.texto).toMatch(/\$[\d,.]+ USD/)
})

test('[VII] a receipt in pesos is never of a lote in dollars, even of the same amount; by hand it is paid in its own', async () => {
  const enPago = { estatus: 'En proceso de pago', fechaPago: '2026-10-10', dia: '2026-10-01' } as const
  const lote = await seedEn(['USD'], enPago)
  const { rows } = await sql<{
    rfc: string
  }>`select proveedor_rfc as rfc from lotes where id = ${lote.id}`.execute(app.deps.db)
  const rfc = rows[0]?.rfc ?? ''
  const buscar = async () =>
    (
      (
        await app.call('POST', '/api/recibos/buscar-lotes', admin, {
          pagos: [{ pagina: 1, rfc, total: pesos(lote.total), folio: '1', claveRastreo: 'x' }],
          todos: true,
        })
      ).body as { emparejamientos: Emparejamiento[] }
    ).emparejamientos[0]
  expect(await buscar()).toMatchObject({ resultado: 'ninguno', candidatos: [] })
  const gemelo = await seedEn(['MXN'], enPago)
  await sql`update facturas set total = ${lote.total} where lote_id = ${gemelo.id}`.execute(app.deps.db)
  await inTransaction(app.deps.db, (tx) => recountLote(tx, gemelo.id, []))
  expect(await buscar()).toMatchObject({ resultado: 'unico', loteId: gemelo.id })
  const de = (monto: number) =>
    app.call('POST', '/api/Factura/guardarComprobantes', admin, [
      {
        idFactura: lote.id,
        rfc,
        bancobeneficiario: 'BBVA',
        fechapago: '2026-10-09',
        totalLayout: pesos(monto),
        folio: '77',
      },
    ])
  const demas = (await de(lote.total + 1)).body as { mensaje: string }
  expect(demas.mensaje).toMatch(/\$[\d,.]+ USD es mayor .* \$[\d,.]+ USD\./)
  expect((await de(lote.total)).body).toMatchObject({ lotes: [{ moneda: 'USD', porPagar: 0 }] })
})
