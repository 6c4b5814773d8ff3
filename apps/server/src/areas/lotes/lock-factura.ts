import type { ClaseDeDuda, EstadoEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import type { LotesTables } from './tables.ts'

export type LoteTomado = Pick<
  Selectable<LotesTables['lotes']>,
  'id' | 'nombre' | 'estatus' | 'creadorId' | 'numFacturas' | 'envioRonda'
>
export type FacturaTomada = {
  id: number
  nombre: string
  envio: EstadoEnvio
  envioDuda: ClaseDeDuda
  estado: string
  validacionEfos: string
  retiradaEn: Date | null
  atendidaMotivo: string | null
  total: number
  moneda: string
}

/** The lote, locked, within the person's scope. Locked always before its facturas. */
export async function lockLote(tx: Tx, actor: Actor, id: number): Promise<LoteTomado> {
  const { rows } = await sql<LoteTomado>`
    select l.id, l.nombre, l.estatus, l.creador_id, l.num_facturas, l.envio_ronda from lotes l
    where l.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)} for no key update`.execute(tx)
  if (!rows[0]) throw refuse('noEncontrado')
  return rows[0]
}

/** A living factura of a lote that is locked already. */
export async function lockFactura(tx: Tx, loteId: number, facturaId: number): Promise<FacturaTomada> {
  const { rows } = await sql<FacturaTomada>`
    select f.id, coalesce(nullif(trim(f.serie || ' ' || f.folio), ''), upper(f.uuid::text)) as nombre, f.envio, f.envio_duda, f.estado, f.validacion_efos, f.retirada_en, f.atendida_motivo, f.total, f.moneda
    from facturas f where f.id = ${facturaId} and f.lote_id = ${loteId} and f.eliminada_en is null and f.retirada_en is null for no key update`.execute(
    tx,
  )
  if (!rows[0]) throw refuse('noEncontrado')
  return rows[0]
}
