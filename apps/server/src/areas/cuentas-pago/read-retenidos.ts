import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

type Retenida = { id: number; loteId: number; serie: string; folio: string; uuid: string }

/** Of a request `c`: it asks for the account that is in force already, and so for no change. */
export const pideLaVigente = sql<boolean>`c.clabe = (select o.clabe from cuentas_pago o
  where o.comisionista_id = c.comisionista_id and o.estatus order by o.fecha_aprobacion desc limit 1)`

/** Of `lotes l`: its agent asked to be paid on another account, and nobody has settled it yet. */
export const cuentaPorAprobar = sql<boolean>`(l.categoria = 'Comisionista' and exists (select 1 from cuentas_pago c
  where c.comisionista_id = l.proveedor_id and c.confirmado_en is not null and not c.estatus and c.rechazado_en is null
    and ${pideLaVigente} is not true))`

/** Facturas of these lotes that wait: their agent asked for another account and nobody has settled it yet. */
export async function readRetenidos(db: Conn, loteIds: readonly number[]): Promise<Retenida[]> {
  const { rows } = await sql<Retenida>`
    select f.id, f.lote_id, f.serie, f.folio, f.uuid from facturas f join lotes l on l.id = f.lote_id
    where l.id = any(${[...loteIds]}::bigint[]) and f.eliminada_en is null and f.retirada_en is null
      and ${cuentaPorAprobar}
    order by f.id`.execute(db)
  return rows
}
