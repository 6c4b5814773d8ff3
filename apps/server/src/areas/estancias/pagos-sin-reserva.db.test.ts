import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { sinReserva } from './list-pagos-sin-reserva.ts'

const app = await useTestApp()
await sql`insert into metodos_pago (nombre_metodo_pago, numero_cuenta, banco) values ('T', '1', 'B')`.execute(
  app.deps.db,
)

/** The same figures every time: numbers below `n`. */
function azar(semilla: number): (n: number) => number {
  let s = semilla
  return (n) => {
    s = (s * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((s / 2_147_483_648) * n)
  }
}

const insertPagos = (codigos: readonly string[]) => sql`
  insert into pagos (fecha_pago, rfc, booking_code, motor_reserva_id, moneda_id, moneda_reserva, metodo_pago_id, estado_id,
    nombre_metodo_pago, banco, numero_cuenta, monto_pago, monto_pagado_moneda_reserva, monto_pago_moneda_nacional,
    monto_pago_dolares, tipo_cambio, concepto, user_create)
  select '2026-10-01', 'XAXX010101000', c, 1, 1, 'MXN', (select max(metodo_pago_id) from metodos_pago), 1 + length(c) % 3,
    'T', 'B', '1', 100, 100, 100, 5, 20, 'x', 'x' from unnest(${[...codigos]}::text[]) c`
const insertEstancias = (codigos: readonly string[]) => sql`
  insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda, proveedor_nombre, proveedor_rfc, comisionista_nombre, visto_en, cambio_en)
  select distinct c, 1, false, date '2026-10-01', date '2026-10-04', 'x', 'x', 'x', 'MXN', '', '', '', now(), now() from unnest(${[...codigos]}::text[]) c
  on conflict (localizador) do update set visto_en = now()`
const insertConocidas = (codigos: readonly string[]) => sql`
  insert into reservas_de_pago (booking_code, rfc, motor_reserva_id, moneda, total, estatus, nombre_paquete, visto_en)
  select distinct c, 'x', 1, 'MXN', 100, 'Con', 'x', now() from unnest(${[...codigos]}::text[]) c
  on conflict (booking_code) do update set visto_en = now()`

it.each([1, 2, 3])(
  '[XI-C2] the payments without a booking that are kept are those that a count finds, whatever changes (%i)',
  async (semilla) => {
    const { db } = app.deps
    const n = azar(semilla)
    const codigo = () => `R${n(12)}${'X'.repeat(n(2))}`
    const codigos = () => Array.from({ length: 1 + n(3) }, codigo)
    const cambios = [
      () => insertPagos(codigos()),
      () => insertPagos(codigos()),
      () => insertEstancias(codigos()),
      () => insertConocidas(codigos()),
      () => sql`delete from estancias where localizador = any(${codigos()}::text[])`,
      () => sql`delete from reservas_de_pago where booking_code = any(${codigos()}::text[])`,
      () => sql`update pagos set booking_code = ${codigo()} where pago_id % 5 = ${n(5)}`,
      () => sql`update pagos set estado_id = ${1 + n(3)} where pago_id % 5 = ${n(5)}`,
      () => sql`delete from pagos where pago_id % 7 = ${n(7)}`,
    ]
    for (let i = 0; i < 60; i++) {
      await cambios[n(cambios.length)]?.().execute(db)
      const { rows } = await sql<{ guardados: number[]; contados: number[]; deMas: number }>`
        select array(select p.pago_id from pagos p where ${sinReserva} order by 1)::int[] as guardados,
          array(select p.pago_id from pagos p where p.estado_id <> 2
            and p.booking_code not in (select localizador from estancias)
            and p.booking_code not in (select booking_code from reservas_de_pago) order by 1)::int[] as contados,
          (select count(*) from pagos_sin_reserva s join pagos p using (pago_id) where reserva_conocida(p.booking_code)) as de_mas`.execute(
        db,
      )
      expect([i, rows[0]?.guardados, rows[0]?.deMas]).toEqual([i, rows[0]?.contados, 0])
    }
  },
)

it.each([
  ['estancias', 'localizador', insertEstancias],
  ['reservas_de_pago', 'booking_code', insertConocidas],
] as const)(
  '[XI-C2] a booking taken away in the instant its first payment is registered leaves that payment in the list, whoever comes first (%s)',
  async (tabla, columna, insert) => {
    const { db } = app.deps
    const quita = (codigo: string) =>
      sql`delete from ${sql.table(tabla)} where ${sql.ref(columna)} = ${codigo}`
    const paga = (codigo: string) => insertPagos([codigo])
    const cambia = (codigo: string) =>
      sql`update pagos set booking_code = ${codigo} where booking_code = ${`antes de ${codigo}`}`
    const carreras = { paga, cambia }
    for (const [como, llega] of Object.entries(carreras))
      for (const primero of ['quien paga', 'quien la quita']) {
        const codigo = `${tabla} ${como} ${primero}`
        await insert([codigo]).execute(db)
        await insertPagos([`antes de ${codigo}`]).execute(db)
        const [uno, dos] = primero === 'quien paga' ? [llega, quita] : [quita, llega]
        let segundo: Promise<unknown> = Promise.resolve()
        await db.transaction().execute(async (tx) => {
          await uno(codigo).execute(tx)
          segundo = dos(codigo).execute(db)
          await expect.poll(() => waiting(db)).toBeGreaterThan(0)
        })
        await segundo
        const { rows } = await sql`select from pagos_sin_reserva where booking_code = ${codigo}`.execute(db)
        expect([codigo, rows.length]).toEqual([codigo, 1])
      }
  },
)
const waiting = async (db: TestApp['deps']['db']): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.n ?? 0
}
