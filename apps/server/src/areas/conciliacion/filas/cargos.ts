import { sql } from 'kysely'

/** A cargo tied to a payment of ours, or set aside with a reason, is explained: it took nothing back. */
export const sinExplicar = sql`o.estado in ('sinIdentificar', 'parcial')`

/** Of a row `m`: applied, and a cargo came since that may have taken it back. */
export const conCargoIgual = sql`(m.cargo_igual_id is not null and m.aplicado > 0
  and exists (select from movimientos o where o.movimiento_id = m.cargo_igual_id and ${sinExplicar}))`
