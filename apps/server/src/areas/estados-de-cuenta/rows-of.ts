import type { Movimiento } from '@valija/documents/estados-de-cuenta/movimiento.ts'
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

/** A row `n` of the file and a row `m` of its source and account are one and the same, as the table's own key has it. */
export const isMismaFila = (fuente: string, cuenta: string): Sql =>
  sql`m.fuente = ${fuente} and m.cuenta = ${cuenta} and m.fecha_operacion = n.fecha_operacion and m.cargos = n.cargos
    and m.abonos = n.abonos and m.saldo is not distinct from n.saldo and m.concepto = n.concepto and m.ordinal = n.ordinal
    and m.referencia_clave = case when n.saldo is null and ltrim(n.referencia, '0 ') <> '' then n.referencia else '' end`
