import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import { announceConciliacion } from '../acciones/write-accion.ts'
import { sinExplicar } from '../filas/cargos.ts'

/**
 * A cargo that takes back what was applied may come in a later statement: the row it looks like is marked with it, until
 * somebody undoes what was applied, or confirms it knowing of the cargo, or explains the cargo. How many were marked.
 */
export async function markCargos(
  tx: Tx,
  { importacionId, diasBusqueda }: Pick<Umbrales, 'diasBusqueda'> & { importacionId: number | null },
): Promise<number> {
  const { rows } = await sql<{ movimientoId: number }>`
    update movimientos m set cargo_igual_id = v.cargo
    from (
      select distinct on (m.movimiento_id) m.movimiento_id, o.movimiento_id as cargo
      from movimientos o join importaciones i on i.importacion_id = o.importacion_id
        join movimientos m on m.moneda = o.moneda and m.cargos + m.abonos = o.cargos + o.abonos and m.cuenta = o.cuenta
          and m.abonos > 0 and m.fecha_operacion between o.fecha_operacion - ${diasBusqueda}::int
            and o.fecha_operacion + ${diasBusqueda}::int
      where o.cargos > 0 and ${sinExplicar} and m.cargo_igual_id is null and m.aplicado > 0
        and (${importacionId}::bigint is null or o.importacion_id = ${importacionId}::bigint)
        and exists (select from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
          where c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null and c.pago_id is not null
            and i.creado_en > coalesce(a.confirmada_en, case when a.aplicado_por = 'persona' then a.cuando end, '-infinity'))
      order by m.movimiento_id, abs(o.fecha_operacion - m.fecha_operacion), o.movimiento_id
    ) v where m.movimiento_id = v.movimiento_id returning m.movimiento_id`.execute(tx)
  if (rows.length > 0)
    await announceConciliacion(tx, { movimientos: rows.map(({ movimientoId }) => movimientoId) })
  return rows.length
}
