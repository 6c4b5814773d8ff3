import { readPistas } from '@valija/domain/conciliacion/pistas.ts'
import { isMismaCuenta, type MovimientoPorConciliar } from '@valija/domain/conciliacion/puntuar.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import type { Sql } from '../../../http/lista.ts'

/** A row with what matching reads of it, beside what the log tells. */
export type MovimientoAbierto = MovimientoPorConciliar & {
  huella: string
  concepto: string
  referencia: string
  referenciaAmpliada: string
  estado: string
  cargos: number
  abonos: number
}

type Fila = Omit<MovimientoAbierto, 'pistas' | 'cuentaConocida'>

/** Of a row `m`: its statement is what it says of itself. Of one that is not, the machine does nothing by itself. */
export const deLoQueCuadra: Sql = sql`not exists (select from importaciones i
  where i.importacion_id = m.importacion_id and i.no_cuadra)`

/** Rows by a condition on `movimientos m`, with the clues of their text. */
export async function readMovimientos(
  db: Conn,
  { donde, limite = 100_000, lock = false }: { donde: Sql; limite?: number; lock?: boolean },
): Promise<MovimientoAbierto[]> {
  const { rows } = await sql<Fila>`
    select m.movimiento_id, m.fecha_operacion, m.moneda, m.cuenta, m.restante, m.reserva_asignada, m.huella, m.concepto,
      m.referencia, m.referencia_ampliada, m.estado, m.cargos, m.abonos
    from movimientos m where ${donde} order by m.movimiento_id limit ${limite} ${sql.raw(lock ? 'for no key update' : '')}`.execute(
    db,
  )
  const cuentas = await cuentasDeMetodos(db)
  return rows.map((fila) => ({
    ...fila,
    cuentaConocida: cuentas.some((cuenta) => isMismaCuenta(cuenta, fila.cuenta)),
    pistas: readPistas(fila),
  }))
}

const cuentasDeMetodos = async (db: Conn): Promise<string[]> =>
  (await db.selectFrom('metodosPago').select('numeroCuenta').distinct().execute()).map(
    (row) => row.numeroCuenta,
  )
