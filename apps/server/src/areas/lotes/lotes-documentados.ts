import type { LoteComisionDocumentado } from '@valija/contract/lotes-documentados.ts'
import { type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import { fechaHoraMexico } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import type { Lista } from '../../http/lista.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

type Fila = Omit<
  LoteComisionDocumentado,
  'fechaCreacion' | 'dataFactura' | 'comprobantePago' | 'urlLayout'
> & {
  fechaCreacion: Date
  layoutArchivoId: string | null
}
type Factura = LoteComisionDocumentado['dataFactura'][number]

/** The four documented lists (Supplier batches §7): the person's lotes of one stage, newest first. */
export const listaDocumentada = (
  actor: Actor,
  { etapa, categoria }: { etapa: Etapa; categoria: string },
): Lista => ({
  desde: sql`lotes l`,
  donde: [
    alcanceDeLotes(actor),
    sql`l.eliminado_en is null and l.categoria = ${categoria} and l.estatus = ${etapas[etapa]}`,
  ],
  columnas: sql`l.id, l.nombre, l.proveedor_id::text as proveedor, l.fecha_creacion, l.total as total_layout, l.estatus, l.creador,
    l.mensaje_error, l.categoria, l.layout_archivo_id, l.id_array_lote_en_cola`,
  ordenes: { fechaCreacion: { sql: sql`l.fecha_creacion`, tipo: 'timestamptz' } },
  inicial: '-fechaCreacion',
  id: { sql: sql`l.id`, tipo: 'int8' },
})

/** Their facturas, bookings and payment proofs, in one query each for all of them; no base64. */
export async function withFacturas(db: Conn, filas: readonly Fila[]): Promise<LoteComisionDocumentado[]> {
  if (filas.length === 0) return []
  const ids = filas.map(({ id }) => id)
  const { rows: facturas } = await sql<
    Omit<Factura, 'urlxml' | 'urlpdf' | 'dataReserva'> & { loteId: number; pdf: boolean }
  >`
    select f.id, f.lote_id, l.proveedor_id::text as proveedor, f.folio, f.serie, f.folio_serie, f.serie_folio, upper(f.uuid::text) as uuid, f.estado, f.metodo_pago,
      f.total as total_factura, f.emisor, f.receptor, f.fecha, f.fecha_timbrado, f.codigo_estatus, f.es_cancelable,
      f.estatus_cancelacion, coalesce(f.forma_pago, '') as forma_pago, f.tipo,
      f.mensaje_error, f.pdf_archivo_id is not null as pdf
    from facturas f join lotes l on l.id = f.lote_id where f.lote_id = any(${ids}::bigint[]) and f.eliminada_en is null and f.retirada_en is null order by f.id`.execute(
    db,
  )
  const { rows: reservas } = await sql<Factura['dataReserva'][number] & { facturaId: number }>`
    select r.id, r.factura_id, r.folio, r.booking_code, r.base, r.iva, r.otros_impuestos, r.propinas, r.total_reserva
    from factura_reservas r where r.factura_id = any(${facturas.map(({ id }) => id)}::bigint[]) order by r.id`.execute(
    db,
  )
  // Named here as on the wire: the documents spell them in small letters.
  const { rows: comprobantes } = await sql<LoteComisionDocumentado['comprobantePago'][number]>`
    select c.id, c.lote_id as id_factura, c.rfc, c.titular as titulat, to_char(c.fecha_pago, 'YYYY-MM-DD') as fechapago,
      c.total as total_layout, c.banco_beneficiario as bancobeneficiario, c.folio, c.sincronizado
    from comprobantes_pago c where c.lote_id = any(${ids}::bigint[]) and c.anulado_en is null order by c.id`.execute(
    db,
  )
  const comprobantesDe = Map.groupBy(comprobantes, ({ idFactura }) => idFactura)
  const reservasDe = Map.groupBy(reservas, ({ facturaId }) => facturaId)
  const facturasDe = Map.groupBy(facturas, ({ loteId }) => loteId)
  return filas.map(({ layoutArchivoId, ...lote }) => ({
    ...lote,
    fechaCreacion: fechaHoraMexico(lote.fechaCreacion),
    urlLayout: layoutArchivoId === null ? null : `/api/lotes/${lote.id}/layout`,
    dataFactura: (facturasDe.get(lote.id) ?? []).map(({ loteId: _lote, pdf, ...factura }) => ({
      ...factura,
      urlxml: `/api/facturas/${factura.id}/xml`,
      urlpdf: pdf ? `/api/facturas/${factura.id}/pdf` : null,
      dataReserva: (reservasDe.get(factura.id) ?? []).map(({ facturaId: _factura, ...reserva }) => reserva),
    })),
    comprobantePago: comprobantesDe.get(lote.id) ?? [],
  }))
}
export type FilaDocumentada = Fila
