import type { PagoCandidato } from '@valija/domain/conciliacion/puntuar.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import type { Sql } from '../../../http/lista.ts'

/** A pago `p` as matching judges it. */
export const columnasDePago = sql`p.pago_id, p.booking_code, p.rfc, p.concepto, p.fecha_pago, p.numero_transaccion,
  p.numero_cuenta, case p.moneda_id when 1 then 'MXN' else 'USD' end as moneda, p.monto_pago as monto,
  p.monto_pago - p.conciliado as saldo, p.estado_id = 2 as rechazado,
  round((p.monto_pago - p.conciliado) * (case p.moneda_id when 1 then p.monto_pago_dolares else p.monto_pago_moneda_nacional end)::numeric
    / p.monto_pago)::bigint as saldo_en_otra_moneda,
  exists (select from pago_reusos u where u.pago_id = p.pago_id and btrim(u.motivo) = '') as aviso_abierto`

export async function readPagosCandidatos(db: Conn, donde: Sql, limite = 60): Promise<PagoCandidato[]> {
  const { rows } = await sql<PagoCandidato>`
    select ${columnasDePago} from pagos p where ${donde} order by p.pago_id desc limit ${limite}`.execute(db)
  return rows
}
