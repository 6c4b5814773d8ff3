import { createHash } from 'node:crypto'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'

export type FacturaGuardada = {
  id: number
  nombre: string
  total: ReturnType<typeof centavos>
  mensaje: string
}
type Lote = { id: number; nombre: string; total: number }

export const asGuardada = ({ id, nombre, total }: Lote): FacturaGuardada => ({
  id,
  nombre,
  total: centavos(total),
  mensaje: message('facturaComisionGuardada'),
})

/** The lote that this pre-invoice became, for who sees it: a save that is repeated is answered as the first was. */
export async function loteDePrefactura(db: Conn, actor: Actor, id: number): Promise<FacturaGuardada | null> {
  const { rows } = await sql<Lote>`select l.id, l.nombre, l.total from bitacora b
    join lotes l on l.id = (b.detalle->>'lote')::bigint
    where b.entidad = 'prefactura' and b.entidad_id = ${String(id)} and b.accion = 'facturada'
      and l.eliminado_en is null and ${alcanceDeLotes(actor)} limit 1`.execute(db)
  const [lote] = rows
  return lote ? asGuardada(lote) : null
}

/** The lote this person made of exactly these bytes for exactly these bookings, in order. */
export async function loteDeFactura(
  db: Conn,
  actor: Actor,
  {
    comisionistaId,
    bookingCodes,
    bytes,
  }: { comisionistaId: number; bookingCodes: readonly string[]; bytes: Uint8Array },
): Promise<FacturaGuardada | null> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { rows } = await sql<Lote>`select l.id, l.nombre, l.total from archivos a
    join facturas f on f.xml_archivo_id = a.id join lotes l on l.id = f.lote_id
    where a.hash = ${hash} and f.eliminada_en is null and f.retirada_en is null and l.eliminado_en is null
      and l.categoria = 'Comisionista' and l.proveedor_id = ${comisionistaId} and l.creador_id = ${actor.usuarioId}
      and (select array_agg(r.booking_code order by r.booking_code collate "C") from factura_reservas r
        where r.factura_id = f.id) = ${[...bookingCodes]}::text[] limit 1`.execute(db)
  const [lote] = rows
  return lote ? asGuardada(lote) : null
}
