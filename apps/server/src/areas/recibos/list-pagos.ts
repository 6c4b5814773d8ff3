import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Lista } from '../../http/lista.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'

/** The payments of a lote that hold, for whoever sees the lote; another's lote has none. */
export const listaDePagos = (actor: Actor, loteId: number): Lista => ({
  desde: sql`comprobantes_pago c join lotes l on l.id = c.lote_id left join recibo_pagos p on p.id = c.recibo_pago_id
    left join recibos_bancarios r on r.id = p.recibo_id`,
  donde: [
    alcanceDeLotes(actor),
    sql`c.lote_id = ${loteId} and c.anulado_en is null and l.eliminado_en is null`,
  ],
  columnas: sql`c.id, c.rfc, c.fecha_pago, c.total, l.moneda, c.folio, c.banco_beneficiario,
    coalesce(p.clave_rastreo, '') as clave_rastreo, r.archivo_id is not null as con_recibo`,
  ordenes: {
    fechaPago: { sql: sql`c.fecha_pago`, tipo: 'date' },
    total: { sql: sql`c.total`, tipo: 'int8' },
  },
  inicial: '-fechaPago',
  id: { sql: sql`c.id`, tipo: 'int8' },
})
