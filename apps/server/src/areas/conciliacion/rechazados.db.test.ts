import { randomUUID } from 'node:crypto'
import type { MovimientoConSugerencias } from '@valija/contract/conciliacion.ts'
import type { AccionHecha, VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import type { ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { readRow } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { inTransaction } from '../../db/connection.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { lockConFilas } from './acciones/lock-con-filas.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const base = '/api/conciliacion'
const ver = async (id: number) =>
  (await app.call('GET', `${base}/movimientos/${id}`, admin)).body as MovimientoConSugerencias
const aceptar = async (id: number, lineas: { pagoID: number; monto: number }[]) =>
  (await app.call('POST', `${base}/movimientos/${id}/aceptar`, admin, { clave: randomUUID(), lineas }))
    .body as AccionHecha
const deshacer = (accionID: number) =>
  app.call('POST', `${base}/acciones/${accionID}/deshacer`, admin, { clave: randomUUID() })
const cambiar = (pagoID: number, nuevoEstadoID: number, detalleRechazoPagoDescripcion = '') =>
  app.call('PUT', '/api/Pagos/ActualizarEstadoPago/ActualizarEstado', admin, {
    pagoID,
    nuevoEstadoID,
    detalleRechazoPagoDescripcion,
  })
const correr = async (importacionID: number) => {
  await app.call('POST', `${base}/corridas`, admin, { importacionID })
  await app.drainJobs()
  const { corrida } = (await app.call('GET', `${base}/resumen`, admin)).body as ResumenConciliacion
  return corrida
}
const conciliado = async (pagoId: number) => (await readRow(app, 'pagos', { pagoId })).conciliado

test('a payment that is rejected lets go of its row in the same stroke; the machine does not tie them again, a person may', async () => {
  const [pagoID = 0] = await seedPagos(app, [{ bookingCode: 'RJ10EC', monto: 51_500 }])
  const {
    importacionID,
    movimientos: [id = 0],
  } = await seedMovimientos(app, [{ abono: 51_500, concepto: 'SPEI RJ10EC' }])
  expect((await correr(importacionID))?.aplicados).toBe(1)
  const accionID = (await ver(id)).aplicaciones[0]?.accionID ?? 0
  // A change that does not hold frees nothing.
  expect((await cambiar(pagoID, 2)).status).toBe(400)
  expect(await conciliado(pagoID)).toBe(51_500)

  expect((await cambiar(pagoID, 2, 'El depósito era de otro cliente')).body).toMatchObject({
    nombreEstado: 'Rechazado',
    movimientosLiberados: 1,
  })
  expect(await conciliado(pagoID)).toBe(0)
  const freed = await ver(id)
  expect(freed.movimiento).toMatchObject({ estado: 'sinIdentificar', aplicado: 0, restante: 515 })
  expect(freed.acciones.map(({ clase, texto }) => [clase, texto])).toEqual([
    ['deshacer', `Se rechazó el pago ${pagoID}: Conciliado con 1 pago`],
    ['aceptar', 'Conciliado con 1 pago'],
  ])
  expect(freed.acciones[1]).toMatchObject({ sePuedeDeshacer: false, deshechaPor: admin.correo })
  expect((await deshacer(accionID)).body).toMatchObject({ codigo: 'accionDeshecha' })
  const { historia, movimientos } = (await app.call('GET', `/api/pagos/${pagoID}`, admin)).body as PagoDetalle
  expect(movimientos).toEqual([])
  expect(
    historia
      .map(({ accion }) => accion)
      .slice(0, 2)
      .sort(),
  ).toEqual(['conciliacionDeshecha', 'estadoCambiado'])

  // It was right after all: still proposed, not applied by itself.
  expect((await cambiar(pagoID, 1)).body).toMatchObject({ movimientosLiberados: 0 })
  expect((await correr(importacionID))?.aplicados).toBe(0)
  expect((await ver(id)).sugerencias[0]?.clave).toBe(`pago:${pagoID}`)
  expect((await aceptar(id, [{ pagoID, monto: 515 }])).movimiento.estado).toBe('conciliado')
})

test('of a row that pays several, only the part of the rejected one waits again; undoing then takes the rest', async () => {
  const [uno = 0, dos = 0] = await seedPagos(app, [
    { bookingCode: 'RJ11EC', monto: 20_000 },
    { bookingCode: 'RJ12EC', monto: 30_000 },
  ])
  const {
    movimientos: [id = 0],
  } = await seedMovimientos(app, [{ abono: 50_000 }])
  const { accionID } = await aceptar(id, [
    { pagoID: uno, monto: 200 },
    { pagoID: dos, monto: 300 },
  ])
  await cambiar(uno, 2, 'Duplicado')
  expect([await conciliado(uno), await conciliado(dos)]).toEqual([0, 30_000])
  const now = await ver(id)
  expect(now.movimiento).toMatchObject({ estado: 'parcial', aplicado: 300, restante: 200 })
  expect(now.aplicaciones.map(({ linea }) => linea?.pagoID)).toEqual([dos])
  expect(now.acciones[0]?.lineas.map(({ referencia }) => referencia)).toEqual([String(uno)])

  expect((await deshacer(accionID)).body).toMatchObject({ movimiento: { estado: 'sinIdentificar' } })
  expect([await conciliado(uno), await conciliado(dos)]).toEqual([0, 0])
  // The log of the second undoing names only what it took back.
  expect((await ver(id)).acciones[0]?.lineas.map(({ referencia }) => referencia)).toEqual([String(dos)])
})

test('two at once, one who rejects and one who matches: never a rejected payment with a row', async () => {
  for (let i = 0; i < 4; i++) {
    const [pagoID = 0] = await seedPagos(app, [{ bookingCode: `RJ2${i}EC`, monto: 7_700 + i }])
    const {
      movimientos: [id = 0],
    } = await seedMovimientos(app, [{ abono: 7_700 + i }])
    await Promise.all([cambiar(pagoID, 2, 'No llegó'), aceptar(id, [{ pagoID, monto: (7_700 + i) / 100 }])])
    expect(await conciliado(pagoID)).toBe(0)
  }
})

test('a run over many rows is undone in one press, and a rule takes thousands', async () => {
  const n = 1_200
  const pagos = Array.from({ length: n }, (_none, i) => ({
    bookingCode: `Z${String(i).padStart(4, '0')}X`,
    monto: 100_000 + i,
  }))
  await seedPagos(app, pagos)
  const { importacionID } = await seedMovimientos(
    app,
    pagos.map(({ bookingCode, monto }) => ({ abono: monto, concepto: `SPEI ${bookingCode}` })),
  )
  const corrida = await correr(importacionID)
  expect(corrida?.aplicados).toBe(n)
  const undone = await app.call('POST', `${base}/deshacer`, admin, {
    clave: randomUUID(),
    grupo: corrida?.grupo,
  })
  expect(undone.body as VariasHechas).toMatchObject({ hechas: n, omitidas: [] })
  const { n: left } = await app.deps.db
    .selectFrom('movimientos')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('importacionId', '=', importacionID)
    .where('estado', '=', 'sinIdentificar')
    .executeTakeFirstOrThrow()
  expect(left).toBe(n)
  // One row of the log and one of the bitácora for each, however many: a statement holds no more than so many values.
  await seedMovimientos(
    app,
    Array.from({ length: 9_000 }, (_none, i) => ({ abono: 1, cargo: 100 + i, concepto: 'COMISION MASIVA' })),
    { cuenta: '0188800022' },
  )
  const regla = await app.call('POST', `${base}/reglas`, admin, {
    contiene: 'COMISION MASIVA',
    accion: 'ignorar',
    valor: 'Comisión del banco',
    fuente: null,
    activa: true,
  })
  expect(regla.status).toBe(200)
  expect((await app.call('POST', `${base}/reglas/aplicar`, admin, {})).status).toBe(200)
  await app.drainJobs()
  const ignored = await app.deps.db
    .selectFrom('movimientos')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('cuenta', '=', '0188800022')
    .where('estado', '=', 'ignorado')
    .executeTakeFirstOrThrow()
  expect(ignored.n).toBe(9_000)
})

test('[VII-D3] a payment to which somebody ties a row each time it is locked is let go after five times, in words', async () => {
  const {
    movimientos: [primero = 0],
  } = await seedMovimientos(app, [{ abono: 100 }])
  let veces = 0
  const locked = inTransaction(app.deps.db, (tx) =>
    lockConFilas(
      tx,
      sql`select movimiento_id from movimientos where movimiento_id >= ${primero}`,
      async () => {
        veces++
        await seedMovimientos(app, [{ abono: 100 + veces }])
      },
    ),
  )
  await expect(locked).rejects.toMatchObject({ codigo: 'movimientosSiguenLlegando', status: 409 })
  expect(veces).toBe(5)
})
