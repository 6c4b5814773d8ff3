import type { Movimiento } from '@valija/documents/estados-de-cuenta/read-estado-de-cuenta.ts'
import { sql } from 'kysely'
import type { Sql } from '../../http/lista.ts'

/** The rows of a file as a table of the query: one parameter whatever their number. */
export const rowsOf = (movimientos: readonly Movimiento[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(
    movimientos.map((row) => ({
      renglon: row.renglon,
      fecha_operacion: row.fechaOperacion,
      concepto: row.concepto,
      referencia: row.referencia,
      referencia_ampliada: row.referenciaAmpliada,
      cargos: row.cargos,
      abonos: row.abonos,
      saldo: row.saldo,
      meses: row.meses,
      ordinal: row.ordinal,
    })),
  )}::jsonb) as n(renglon int, fecha_operacion date, concepto text, referencia text, referencia_ampliada text,
    cargos bigint, abonos bigint, saldo bigint, meses int, ordinal int)`
