import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedLote } from '../../../testing/seed-lote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { desdeComisiones, estadoDeComision } from './list-comisiones.ts'
import { assertSinFacturar, reservasFacturadas } from './reservas-facturadas.ts'

test('two clients of one RFC that bill a booking at the same moment wait for one another, whichever client each is saved under', async () => {
  const app = await createTestApp({ dia: '2026-10-10' })
  try {
    const { db } = app.deps
    const waiting = async () =>
      (
        await sql<{
          n: number
        }>`select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`.execute(db)
      ).rows[0]?.n
    let second: Promise<void> | undefined
    await db.transaction().execute(async (first) => {
      await assertSinFacturar(first, ['AB12CD', 'EF34GH'])
      second = db.transaction().execute((tx) => assertSinFacturar(tx, ['EF34GH']))
      await expect.poll(waiting).toBe(1)
    })
    await second
  } finally {
    await app.stop()
  }
})

test('[VI-E4] a factura that the SAT cancelled or a person refused bills no commission, unless it is being paid: that would pay it twice', async () => {
  const app = await createTestApp({ dia: '2026-10-10' })
  try {
    const { db } = app.deps
    const creador = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
    const lote = await seedLote(app, { creador, facturas: 1 })
    await sql`update lotes set categoria = 'Comisionista', proveedor_id = 501 where id = ${lote.id}`.execute(
      db,
    )
    await sql`update factura_reservas set booking_code = 'AB12CD' where factura_id = ${lote.facturas[0]?.id}`.execute(
      db,
    )
    await sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission)
      values (501, 'AB12CD', 'Cancún', '2026-08-01', 60000)`.execute(db)
    const bills = async (change: ReturnType<typeof sql>) => {
      await sql`update facturas set tipo = 'c', ${change} where lote_id = ${lote.id}`.execute(db)
      const { rows } = await sql<{
        estado: string
      }>`select ${estadoDeComision} as estado from ${desdeComisiones}`.execute(db)
      const facturada = (await reservasFacturadas(db, ['AB12CD'])).has('AB12CD')
      expect(rows).toEqual([{ estado: facturada ? 'facturada' : 'porFacturar' }])
      return facturada
    }
    const rechazada = sql`estado = 'Vigente', revision = 'rechazada', revision_motivo = 'x', revisada_en = now()`
    const cancelada = sql`estado = 'Cancelado', revision = null`
    expect(await bills(sql`estado = 'Vigente'`)).toBe(true)
    expect(await bills(rechazada)).toBe(false)
    expect(await bills(cancelada)).toBe(false)
    // Sent, its lote goes on to be paid with it.
    for (const envio of ['enviado', 'aceptado', 'duda'])
      expect(await bills(sql`${cancelada}, envio = ${envio}`)).toBe(true)
    expect(await bills(sql`${cancelada}, envio = 'rechazado'`)).toBe(false)
    await sql`update lotes set estatus = 'En proceso de pago', fecha_pago = '2026-10-16' where id = ${lote.id}`.execute(
      db,
    )
    expect(await bills(cancelada)).toBe(true)
  } finally {
    await app.stop()
  }
})
