import type { Esperado } from '@valija/domain/complementos/match-doctos.ts'
import { isUuid } from '@valija/palabras/uuid.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'
import { porSustituir } from './de-pago-deshecho.ts'

export type EsperadoLeido = Esperado & {
  loteId: number
  facturaId: number
  serie: string
  folio: string
  creadorId: string | null
  /** Complements in force of payments of its factura that were undone. */
  porSustituir: { uuid: string }[]
}

/** What a document calls an uuid may be anything. */
export const onlyUuids = (textos: readonly string[]): string[] => textos.filter(isUuid)

/** Expected complements of these facturas, of the lotes the person may see. */
export async function readEsperados(
  db: Conn,
  actor: Actor,
  uuids: readonly string[],
): Promise<EsperadoLeido[]> {
  if (uuids.length === 0) return []
  const valid = onlyUuids(uuids)
  const { rows } = await sql<EsperadoLeido>`
    select e.id, upper(f.uuid::text) as uuid, f.emisor, f.moneda, e.fecha_pago, e.forma_de_pago_p, e.num_parcialidad, e.imp_saldo_ant,
      e.imp_saldo_insoluto, e.imp_pagado, e.imp_pagado - e.recibido - e.tolerado as falta, e.lote_id, e.factura_id, f.serie, f.folio, l.creador_id, ${porSustituir}
    from complementos_esperados e join facturas f on f.id = e.factura_id join lotes l on l.id = e.lote_id
    where f.uuid = any(${valid}::uuid[]) and e.anulado_en is null and l.eliminado_en is null
      and ${alcanceDeLotes(actor)}
    order by e.id`.execute(db)
  return rows
}

/** Which of these complements are stored already, in capitals. */
export async function registeredComplementos(db: Conn, uuids: readonly string[]): Promise<Set<string>> {
  const valid = onlyUuids(uuids)
  if (valid.length === 0) return new Set()
  const rows = await db.selectFrom('complementos').select('uuid').where('uuid', 'in', valid).execute()
  return new Set(rows.map(({ uuid }) => uuid.toUpperCase()))
}
