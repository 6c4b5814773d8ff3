import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { type Autor, laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { porCancelarse } from '../facturas/por-cancelarse.ts'
import { announceLote } from './announce-lote.ts'

/** Counts and sums of a lote from its living facturas. Called by everything that changes one of them, in its transaction. */
export async function recountLote(tx: Tx, loteId: number, efosBloquean: readonly string[]): Promise<void> {
  const bloqueada = sql`(f.estado in ('Cancelado', 'No Encontrado') or f.validacion_efos = any(${efosBloquean}::text[]))`
  await sql`
    update lotes l set num_facturas = c.facturas, total = c.total, moneda = coalesce(c.moneda, l.moneda), num_sin_verificar = c.sin_verificar,
      num_bloqueadas = c.bloqueadas, num_por_cancelarse = c.por_cancelarse, num_por_atender = c.por_atender,
      num_excepciones = c.excepciones, num_reservas = c.reservas
    from (
      select count(*) as facturas, coalesce(sum(f.total), 0) as total,
        case when count(distinct f.moneda) > 1 then 'XXX' else min(f.moneda) end as moneda,
        count(*) filter (where f.estado not in ('Vigente', 'Cancelado', 'No Encontrado')) as sin_verificar,
        count(*) filter (where ${bloqueada}) as bloqueadas,
        count(*) filter (where ${bloqueada} and f.atendida_en is null) as por_atender,
        count(*) filter (where ${porCancelarse}) as por_cancelarse,
        count(*) filter (where f.envio in ('rechazado', 'duda')) as excepciones,
        coalesce(sum((select count(*) from factura_reservas r where r.factura_id = f.id)), 0) as reservas
      from facturas f where f.lote_id = ${loteId} and f.eliminada_en is null and f.retirada_en is null
    ) c where l.id = ${loteId}`.execute(tx)
}

/**
 * Moves a lote on once ANT has accepted every living factura (Supplier batches §4 and its recorded decision), in the
 * transaction of what completed it. True when it moved.
 */
export async function advanceWhenAccepted(
  tx: Tx,
  loteId: number,
  ahora: Date,
  autor: Autor = laMaquina,
): Promise<boolean> {
  const moved = await tx
    .updateTable('lotes as l')
    .set({ estatus: etapas.enProcesoDePago, enPagoEn: ahora, envioError: '', envioErrorEn: null })
    .where('l.id', '=', loteId)
    .where('l.estatus', '=', etapas.enProcesoDeEnvio)
    .where('l.eliminadoEn', 'is', null)
    .where('l.numFacturas', '>', 0)
    .where(
      sql<boolean>`not exists (select 1 from facturas f where f.lote_id = l.id and f.eliminada_en is null
        and f.retirada_en is null and f.envio <> 'aceptado')`,
    )
    .returning(['l.id', 'l.creadorId'])
    .executeTakeFirst()
  if (!moved) return false
  await writeBitacora(tx, autor, {
    entidad: 'lote',
    entidadId: loteId,
    accion: 'etapa',
    de: etapas.enProcesoDeEnvio,
    a: etapas.enProcesoDePago,
  })
  await announceLote(tx, { id: loteId, creadorId: moved.creadorId })
  return true
}
