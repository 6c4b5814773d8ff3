import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import { type FilaEtiquetada, makeEtiquetado } from '@valija/sandbox/muestras/conciliacion/etiquetado.ts'
import { bajoElLimite, isError, medir, type Resultado, total } from '@valija/sandbox/testing/medir.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { inTransaction } from '../../db/connection.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { judgeMovimientos } from './candidatos/judge-movimientos.ts'
import { startCorrida } from './corrida/start-corrida.ts'
import { readMovimientos } from './filas/movimientos-abiertos.ts'
import { readUmbrales } from './umbrales.ts'

const app = await useTestApp({ dia: '2026-11-25' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const correr = async () => {
  await inTransaction(app.deps.db, (tx) =>
    startCorrida(app.deps, tx, { importacionId: null, quien: 'prueba' }),
  )
  await app.drainJobs()
}

test('[VI-B6] labelled statements through the real app: nothing wrong is applied, what is plain is, and a later return is flagged', async () => {
  const { pagos, filas } = makeEtiquetado('integracion', 0.1)
  const pagoIds = await seedPagos(
    app,
    pagos.map((pago) => ({ ...pago, estado: pago.rechazado ? 2 : 3 })),
  )
  const filaDe = new Map<number, FilaEtiquetada>()
  const importar = async (estado: 1 | 2) => {
    for (const [moneda, cuenta, fuente] of [
      ['MXN', '0112345678', 'bbvaMxn'],
      ['MXN', '6550123456', 'bbvaMxn'],
      ['USD', '0198765432', 'bbvaUsd'],
    ] as const) {
      const own = filas.filter(
        (fila) => fila.estado === estado && fila.moneda === moneda && fila.cuenta === cuenta,
      )
      if (own.length === 0) continue
      const { movimientos } = await seedMovimientos(app, own, { cuenta, fuente })
      for (const [i, fila] of own.entries()) filaDe.set(movimientos[i] ?? 0, fila)
    }
  }
  await importar(1)
  await sql`analyze pagos, movimientos`.execute(app.deps.db)
  // Suggestions first: before anything is applied, as a person would find the list.
  const abiertos = await readMovimientos(app.deps.db, { donde: sql`m.abonos > 0` })
  const juicios = await judgeMovimientos(app.deps.db, abiertos, await readUmbrales(app.deps))
  await correr()
  await importar(2)
  await correr()
  const { rows } = await sql<{ movimientoId: number; pagoId: number }>`
    select c.movimiento_id, c.pago_id from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
    where a.aplicado_por = 'maquina'`.execute(app.deps.db)
  const marcados = new Set(
    (
      (await app.call('GET', '/api/conciliacion/movimientos?estado=todos&conCargo=true&porPagina=100', admin))
        .body as Pagina<MovimientoPorConciliar>
    ).filas.map(({ movimientoID }) => movimientoID),
  )
  const place = new Map(pagoIds.map((id, i) => [id, i]))
  const resultados = juicios.map(({ movimiento, propuestas }): Resultado => {
    const fila = filaDe.get(movimiento.movimientoId)
    if (!fila) throw new Error('a row of nowhere')
    const tied = rows.find(({ movimientoId }) => movimientoId === movimiento.movimientoId)
    return {
      fila,
      aplicado: tied ? (place.get(tied.pagoId) ?? -1) : null,
      sugeridas: propuestas.map(({ lineas }) => lineas.map(({ pagoId }) => place.get(pagoId) ?? -1)),
      marcada: marcados.has(movimiento.movimientoId),
    }
  })
  expect(resultados.filter(isError)).toEqual([])
  const seRegresan = resultados.filter(({ fila, aplicado }) => fila.seRegresa && aplicado !== null)
  expect(seRegresan.length).toBeGreaterThan(0)
  expect(seRegresan.every(({ marcada }) => marcada)).toBe(true)
  const medida = total(medir(resultados))
  expect(bajoElLimite(medida), JSON.stringify(medida)).toEqual([])
})
