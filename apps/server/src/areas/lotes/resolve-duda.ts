import { etapas } from '@valija/domain/lotes/etapas.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLote } from './announce-lote.ts'
import { lockFactura, lockLote } from './lock-factura.ts'
import { advanceWhenAccepted, recountLote } from './recount-lote.ts'

type Uses = Pick<Deps, 'db' | 'reloj' | 'jobs' | 'ant'>

/** Where ANT cannot be asked, or does not tell which factura it speaks of, a person notes what ANT's people say of a factura in doubt, and why it is believed. */
export async function resolveDuda(
  deps: Uses,
  actor: Actor,
  {
    id,
    facturaId,
    resultado,
    motivo,
  }: { id: number; facturaId: number; resultado: 'aceptado' | 'noLlego'; motivo: string },
): Promise<void> {
  const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
  await inTransaction(deps.db, async (tx) => {
    const lote = await lockLote(tx, actor, id)
    const factura = await lockFactura(tx, id, facturaId)
    // When the machine can ask and be told, its answer is worth more than anybody's word.
    if (factura.envio !== 'duda' || (deps.ant.consultarLote && factura.envioDuda === ''))
      throw refuse('nadaEnDuda')
    const a = resultado === 'aceptado' ? 'aceptado' : 'pendiente'
    await tx
      .updateTable('facturas')
      .set({ envio: a, envioMotivo: null, envioDuda: '' })
      .where('id', '=', facturaId)
      .execute()
    await recountLote(tx, id, efosBloquean)
    await writeBitacora(
      tx,
      actor,
      {
        entidad: 'lote',
        entidadId: id,
        accion: 'resolverDuda',
        motivo,
        detalle: { factura: factura.nombre, resultado },
      },
      { entidad: 'factura', entidadId: facturaId, accion: 'resolverDuda', de: 'duda', a, motivo },
    )
    if (a === 'pendiente') await deps.jobs.enqueue(tx, 'lotes.enviar', { loteId: id })
    await advanceWhenAccepted(tx, id, deps.reloj.ahora(), actor)
    await announceLote(tx, { id, creadorId: lote.creadorId })
  })
}

/** Sends again what ANT rejected, once somebody has put right at ANT what it complained of. */
export async function resendRechazadas(deps: Uses, actor: Actor, id: number): Promise<void> {
  const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
  await inTransaction(deps.db, async (tx) => {
    const lote = await lockLote(tx, actor, id)
    const again =
      lote.estatus === etapas.enProcesoDeEnvio
        ? await tx
            .updateTable('facturas')
            .set({ envio: 'pendiente', envioMotivo: null })
            .where('loteId', '=', id)
            .where('envio', '=', 'rechazado')
            .where('retiradaEn', 'is', null)
            .where('eliminadaEn', 'is', null)
            .returning('id')
            .execute()
        : []
    if (again.length === 0) throw refuse('nadaQueReintentar')
    await tx
      .updateTable('lotes')
      .set({ envioRonda: lote.envioRonda + 1 })
      .where('id', '=', id)
      .execute()
    await recountLote(tx, id, efosBloquean)
    await writeBitacora(tx, actor, {
      entidad: 'lote',
      entidadId: id,
      accion: 'reintentar',
      detalle: { facturas: again.length },
    })
    await deps.jobs.enqueue(tx, 'lotes.enviar', { loteId: id })
    await announceLote(tx, { id, creadorId: lote.creadorId })
  })
}
