import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../../http/events.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'

/**
 * Sets a restored installation going: from here on mails leave, lotes are sent and what expired is deleted. Waiting mails
 * may be left unsent; waiting jobs get their days anew, so that none is dropped for its age. Twice is harmless.
 */
export async function armar(
  { db }: Pick<Deps, 'db'>,
  autor: Autor,
  { sinCorreos }: { sinCorreos: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const armed = await tx
      .updateTable('instalacion')
      .set({ armada: true })
      .where('armada', '=', false)
      .returning('identidad')
      .executeTakeFirst()
    if (!armed) return
    const { numUpdatedRows } = await tx
      .updateTable('correos')
      .set({ estado: 'fallido', error: { codigo: 'deAntesDeRestaurar' } })
      .where('estado', '=', 'porEnviar')
      .where(sql<boolean>`${sinCorreos}`)
      .executeTakeFirst()
    if (sinCorreos) await sql`update novedades set por_resumir = false where por_resumir`.execute(tx)
    await sql`update pgboss.job j set keep_until = greatest(keep_until, now() + make_interval(secs => q.retention_seconds))
      from pgboss.queue q where q.name = j.name and j.state < 'active'`.execute(tx)
    await writeBitacora(tx, autor, {
      entidad: 'instalacion',
      entidadId: armed.identidad,
      accion: 'armar',
      detalle: { correosSinMandar: Number(numUpdatedRows) },
    })
    await announce(tx, { tipo: 'sistemas', ids: [] }, { todos: true })
  })
}

/**
 * A person says that the books of ANT and ours were compared: what ANT accepts from now on is believed as ever, and what
 * waited only for that is asked again by the machine.
 */
export async function noteCotejada(
  { db, reloj, jobs }: Pick<Deps, 'db' | 'reloj' | 'jobs'>,
  autor: Autor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { identidad } = await tx
      .updateTable('instalacion')
      .set({ cotejadaEn: reloj.ahora() })
      .returning('identidad')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ loteId: number }>`with otra_vez as (
        update facturas f set envio_duda = '' from lotes l
        where l.id = f.lote_id and f.envio_duda = 'sinUuid' and not l.envio_ajeno returning f.lote_id)
      select distinct lote_id from otra_vez`.execute(tx)
    for (const { loteId } of rows) await jobs.enqueue(tx, 'lotes.enviar', { loteId })
    await writeBitacora(tx, autor, {
      entidad: 'instalacion',
      entidadId: identidad,
      accion: 'cotejar',
      detalle: { lotes: rows.length },
    })
  })
}
