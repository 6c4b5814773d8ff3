import { sql } from 'kysely'

/**
 * Of a factura and its lote: it bills what it names. Nobody took it out; and what the SAT cancelled or a person refused bills
 * only where its lote is being paid or was, or ANT has it or may have it, since another would then be paid a second time.
 */
export const facturaQueCuenta = (f: 'f' | 'o', l: 'l' | 'ol') =>
  sql.raw(`(${f}.eliminada_en is null and ${f}.retirada_en is null and ${l}.eliminado_en is null
    and (${l}.estatus in ('En proceso de pago', 'Pagado') or ${f}.envio in ('enviado', 'aceptado', 'duda')
      or ${f}.estado <> 'Cancelado' and ${f}.revision is distinct from 'rechazada'))`)
