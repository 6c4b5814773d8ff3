import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { dropOrphans, edadesDe, huerfanos } from './drop-orphans.ts'
import { announceBorrador } from './touch-borrador.ts'

const dia = 86_400_000
/** Told this long before; whatever touches the draft meanwhile starts its days again. */
const diasDeAviso = 3
/** A file may be on its way into a record: only what has lain around this long is an orphan. */
const huerfanoDespuesDe = 2 * dia

/** Drafts end after the days of the policy, their makers told before by mail; what they alone held goes with them. */
export async function expireBorradores(deps: Deps): Promise<void> {
  const ahora = deps.reloj.ahora().getTime()
  const { diasBorrador } = await politicaVigente(deps.db, await deps.reloj.hoy())
  const porAvisar = await deps.db
    .selectFrom('borradores')
    .select(['id', 'creadorId', 'creador'])
    // What guests drop ends by its own days.
    .where('creadorId', 'is not', null)
    .where('actualizadoEn', '<', new Date(ahora - (diasBorrador - diasDeAviso) * dia))
    .where('avisadoEn', 'is', null)
    .limit(500)
    .execute()
  for (const borrador of porAvisar)
    await inTransaction(deps.db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('borradores')
        .set({ avisadoEn: deps.reloj.ahora() })
        .where('id', '=', borrador.id)
        .where('avisadoEn', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await enqueueCorreo(deps, tx, {
        plantilla: 'borradorPorVencer',
        registro: borrador.id,
        para: borrador.creador,
        creadoPor: null,
      })
    })
  const vencidos = await deps.db
    .selectFrom('borradores')
    .select(['id', 'creadorId', 'nombre'])
    .where('actualizadoEn', '<', new Date(ahora - diasBorrador * dia))
    // Never without having been told, even if this job did not run for a while.
    .where('avisadoEn', '<', new Date(ahora - (diasDeAviso - 1) * dia))
    .limit(500)
    .execute()
  for (const borrador of vencidos)
    await inTransaction(deps.db, async (tx) => {
      // Its maker may have touched it since it was found.
      const { numDeletedRows } = await tx
        .deleteFrom('borradores')
        .where('id', '=', borrador.id)
        .where('actualizadoEn', '<', new Date(ahora - diasBorrador * dia))
        .executeTakeFirst()
      if (numDeletedRows === 0n) return
      await writeBitacora(tx, laMaquina, {
        entidad: 'borrador',
        entidadId: borrador.id,
        accion: 'vencer',
        detalle: { nombre: borrador.nombre },
      })
      await announceBorrador(tx, borrador)
    })
  await dropOrphans(deps, new Date(ahora - huerfanoDespuesDe))
}

/** What the clean-ups would delete if they ran now, by kind. */
export async function countPorEliminar(
  deps: Pick<Deps, 'db' | 'reloj'>,
): Promise<{ clase: string; n: number }[]> {
  const ahora = deps.reloj.ahora()
  const { diasBorrador } = await politicaVigente(deps.db, await deps.reloj.hoy())
  const before = (dias: number) => new Date(ahora.getTime() - dias * dia)
  const edades = await edadesDe(deps, new Date(ahora.getTime() - huerfanoDespuesDe))
  const { rows } = await sql<{ borradores: number; invitados: number; archivos: number }>`
    select (select count(*) from borradores where actualizado_en < ${before(diasBorrador)} and avisado_en < ${before(diasDeAviso - 1)})::int as borradores,
      (select count(*) from cargas_invitados where expira_en <= ${ahora})::int as invitados,
      (select count(*) ${huerfanos(edades)})::int as archivos`.execute(deps.db)
  return Object.entries(rows[0] ?? {}).map(([clase, n]) => ({ clase, n }))
}

export const expireJob = (deps: Deps) =>
  defineJob<object>({
    nombre: 'borradores.vencer',
    cron: '30 6 * * *',
    opciones: { retryLimit: 3, retryDelay: 300 },
    work: () => expireBorradores(deps),
  })
