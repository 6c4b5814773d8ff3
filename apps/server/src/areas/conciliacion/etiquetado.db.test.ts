import { makeEtiquetado } from '@valija/sandbox/muestras/conciliacion-etiquetada.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/connection.ts'
import { seedMovimientos, seedPagos } from '../../testing/conciliacion.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { judgeMovimientos } from './judge-movimientos.ts'
import { readMovimientos } from './movimientos-abiertos.ts'
import { startCorrida } from './start-corrida.ts'
import { readUmbrales } from './umbrales.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ dia: '2026-10-25' })
  await seedCatalogosDemo(app.deps)
})
afterAll(() => app.stop())

type Cuenta = {
  filas: number
  exactas: number
  aplicadas: number
  malAplicadas: number
  conVerdad: number
  entreTres: number
}

test('of a labelled statement the machine applies what is exact and unique, never wrongly, and proposes the right one among three', {
  timeout: 120_000,
}, async () => {
  const { pagos, filas, cuenta } = makeEtiquetado('1')
  expect(pagos.length).toBeGreaterThanOrEqual(2_000)
  expect(filas.length).toBeGreaterThanOrEqual(500)
  const pagoIds = await seedPagos(app, pagos)
  const { importacionID, movimientos } = await seedMovimientos(app, filas, { cuenta })
  await sql`analyze pagos, movimientos`.execute(app.deps.db)
  const abiertos = await readMovimientos(app.deps.db, { donde: sql`m.importacion_id = ${importacionID}` })
  const juicios = await judgeMovimientos(app.deps.db, abiertos, await readUmbrales(app.deps))
  const propuestas = new Map(juicios.map((one) => [one.movimiento.movimientoId, one.propuestas]))
  // Suggestions first: before anything is applied, as a person would find the list.
  const porCaso = new Map<string, Cuenta>()
  for (const [i, fila] of filas.entries()) {
    const cuenta = porCaso.get(fila.caso) ?? {
      filas: 0,
      exactas: 0,
      aplicadas: 0,
      malAplicadas: 0,
      conVerdad: 0,
      entreTres: 0,
    }
    porCaso.set(fila.caso, cuenta)
    cuenta.filas++
    if (fila.exactaYUnica) cuenta.exactas++
    if (fila.verdad.length === 0) continue
    cuenta.conVerdad++
    const truth = new Set(fila.verdad.map((place) => pagoIds[place]))
    const three = (propuestas.get(movimientos[i] ?? 0) ?? []).slice(0, 3)
    const right = three.some(
      ({ lineas }) => lineas.length === truth.size && lineas.every(({ pagoId }) => truth.has(pagoId)),
    )
    if (right) cuenta.entreTres++
  }
  await inTransaction(app.deps.db, (tx) =>
    startCorrida(app.deps, tx, { importacionId: importacionID, quien: 'prueba' }),
  )
  await app.drainJobs()
  const { rows } = await sql<{ movimientoId: number; pagoId: number }>`
      select c.movimiento_id, c.pago_id from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
      where a.aplicado_por = 'maquina'`.execute(app.deps.db)
  let exactasAplicadas = 0
  for (const { movimientoId, pagoId } of rows) {
    const fila = filas[movimientos.indexOf(movimientoId)]
    const cuenta = porCaso.get(fila?.caso ?? '')
    if (!fila || !cuenta) throw new Error('a row of nowhere')
    cuenta.aplicadas++
    if (fila.exactaYUnica) exactasAplicadas++
    const right = fila.verdad.length === 1 && pagoIds[fila.verdad[0] ?? -1] === pagoId
    if (!right) cuenta.malAplicadas++
  }
  const sum = (field: keyof Cuenta) => [...porCaso.values()].reduce((all, one) => all + one[field], 0)
  expect(sum('malAplicadas')).toBe(0)
  expect(exactasAplicadas / sum('exactas')).toBeGreaterThanOrEqual(0.9)
  expect(sum('entreTres') / sum('conVerdad')).toBeGreaterThanOrEqual(0.95)
})
