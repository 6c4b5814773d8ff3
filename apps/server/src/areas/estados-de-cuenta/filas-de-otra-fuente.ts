import type { EstadoDeCuenta } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import { type Selectable, sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { claveConOrdinal } from './clave-de-fila.ts'
import type { EstadosDeCuentaTables } from './tables.ts'

type FilaGuardada = Selectable<EstadosDeCuentaTables['movimientos']>
export type FilaAjena = Pick<FilaGuardada, 'movimientoId' | 'fuente'>
type Fila = FilaAjena &
  Pick<FilaGuardada, 'fechaOperacion' | 'cargos' | 'abonos' | 'saldo' | 'concepto' | 'referencia' | 'ordinal'>

/**
 * Rows of the file that are there already under another source, by their row number: several sources share one layout, and
 * a file taken as another one's must not count its money twice. Rows that came without an account are the same row when
 * their balance is the same too.
 */
export async function filasDeOtraFuente(
  db: Conn,
  { perfil, cuenta, movimientos, desde, hasta }: EstadoDeCuenta,
): Promise<Map<number, FilaAjena>> {
  if (desde === null || hasta === null) return new Map()
  const propia = sql`m.fuente = ${perfil.clave} and m.cuenta = ${cuenta}`
  const deLaCuenta = cuenta === '' ? sql`false` : sql`m.cuenta = ${cuenta}`
  const sinCuenta = cuenta === '' ? sql`m.cuenta <> ''` : sql`m.cuenta = ''`
  const { rows } = await sql<Fila>`
    select m.movimiento_id, m.fuente, m.fecha_operacion, m.cargos, m.abonos, m.saldo, m.concepto, m.referencia, m.ordinal
    from movimientos m where m.fecha_operacion between ${desde}::date and ${hasta}::date and not (${propia})
      and (${deLaCuenta} or (${sinCuenta} and m.saldo is not null and m.moneda = ${perfil.moneda}))`.execute(
    db,
  )
  if (rows.length === 0) return new Map()
  const there = new Map(rows.map((row) => [claveConOrdinal(row), row]))
  return new Map(
    movimientos.flatMap((row): [number, FilaAjena][] => {
      const same = there.get(claveConOrdinal(row))
      return same ? [[row.renglon, { movimientoId: same.movimientoId, fuente: same.fuente }]] : []
    }),
  )
}
