import { randomUUID } from 'node:crypto'
import type { SincronizarRespuesta } from '@valija/contract/sincronizacion.ts'
import { reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedMovimientos } from '../../../testing/conciliacion.ts'
import { reservaDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const waiting = async (db: TestApp['deps']['db']): Promise<number> =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`.execute(db)
  ).rows[0]?.n ?? 0
const pagosDe = (bookingCode: string) =>
  app.deps.db
    .selectFrom('pagos')
    .select(['pagoId', 'montoPago'])
    .where('bookingCode', '=', bookingCode)
    .where('estadoId', '<>', 2)
    .execute()

test('two syncs at once, each with a row for the whole of one booking, give it one pago; the other row waits', async () => {
  const bookingCode = reservasDemo.sinPagos
  const { rfc, total } = reservaDePrueba('sinPagos')
  await app.call('POST', '/api/pagos/buscar-reserva', admin, { localizador: bookingCode, rfc })
  const sync = (referencia: string, fechaOperacion: string) =>
    app.call('POST', '/api/Pagos/SincronizarEstadoCuenta?cuenta=0112345678', admin, [
      {
        fechaOperacion,
        concepto: 'SPEI RECIBIDO',
        referencia,
        referenciaAmpliada: `014 0261005${bookingCode} VIAJE`,
        cargos: null,
        abonos: total / 100,
        saldo: null,
        pagoAplicado: false,
        pagoValido: false,
        meses: 0,
      },
    ])
  // Both have seen the booking without a pago before either of them makes one.
  const answers = await app.deps.db.connection().execute(async (own) => {
    await sql`select pg_advisory_lock(hashtext('pagos.guardar'))`.execute(own)
    const both = Promise.all([sync('0180000001', '05/10/2026'), sync('0180000002', '06/10/2026')])
    await expect.poll(() => waiting(own)).toBe(2)
    await sql`select pg_advisory_unlock(hashtext('pagos.guardar'))`.execute(own)
    return both
  })
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const creados = answers.map(({ body }) => (body as SincronizarRespuesta).pagosCreados)
  expect(creados.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await pagosDe(bookingCode)).toMatchObject([{ montoPago: total }])
})

test('what was done before the connection broke is answered again, also when the engines are away by then', async () => {
  const bookingCode = reservasDemo.soloBms
  const {
    movimientos: [id = 0],
  } = await seedMovimientos(app, [{ abono: 55_500 }])
  const body = { clave: randomUUID(), reserva: { bookingCode } }
  const aceptar = () => app.call('POST', `/api/conciliacion/movimientos/${id}/aceptar`, admin, body)
  const first = await aceptar()
  expect(first.status).toBe(200)
  const { reservas } = app.deps
  const { cliente } = reservas
  reservas.cliente = () => Promise.reject(new ExternalSystemError('reservas', 'unreachable'))
  const again = await aceptar()
  reservas.cliente = cliente
  expect(again).toMatchObject({ status: 200, body: { ...(first.body as object), repetido: true } })
  expect(await pagosDe(bookingCode)).toHaveLength(1)
})
