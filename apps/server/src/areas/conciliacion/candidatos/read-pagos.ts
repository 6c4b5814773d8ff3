import type { PagoCandidato } from '@valija/domain/conciliacion/puntuar.ts'
import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import type { Sql } from '../../../http/lista.ts'

/** What the engines told of the booking `codigo`, as `e`: each read by its code, and never all of them. */
export const estanciaDe = (codigo: Sql): Sql =>
  sql`left join lateral (select * from estancias e where e.localizador = ${codigo} offset 0) e on true`
/** As matching reads it, for a package that is named apart. */
export const senasDe = (paquete: Sql): Sql =>
  sql`coalesce(e.cliente, '') as cliente, e.llegada, e.salida, concat_ws(' ', ${paquete}, e.nombre_paquete, e.proveedor_nombre,
    e.comisionista_nombre) as senas, coalesce(e.comisionista_nombre, '') as agente`

/** A pago `p` as matching judges it, with its booking's stay `e`. */
export const columnasDePago = sql`p.pago_id, p.booking_code, p.rfc, p.concepto, p.fecha_pago, p.numero_transaccion,
  p.numero_cuenta, case p.moneda_id when 1 then 'MXN' else 'USD' end as moneda, p.monto_pago as monto,
  p.monto_pago - p.conciliado as saldo, p.estado_id = ${sql.lit(estadoRechazado)} as rechazado, ${senasDe(sql`p.nombre_paquete`)},
  round((p.monto_pago - p.conciliado) * (case p.moneda_id when 1 then p.monto_pago_dolares else p.monto_pago_moneda_nacional end)::numeric
    / p.monto_pago)::bigint as saldo_en_otra_moneda,
  exists (select from pago_reusos u where u.pago_id = p.pago_id and btrim(u.motivo) = '') as aviso_abierto`

export async function readPagosCandidatos(db: Conn, donde: Sql, limite = 60): Promise<PagoCandidato[]> {
  const { rows } = await sql<PagoCandidato>`
    select ${columnasDePago} from pagos p ${estanciaDe(sql`p.booking_code`)} where ${donde} order by p.pago_id desc limit ${limite}`.execute(
    db,
  )
  return rows
}
