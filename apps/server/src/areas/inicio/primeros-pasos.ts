import { llamadasDePrimerosPasos } from '@valija/contract/llamadas/primeros-pasos.ts'
import type { PrimerosPasos } from '@valija/contract/primeros-pasos.ts'
import { type ClaveDePaso, hechoDePaso, pasosDe } from '@valija/domain/inicio/primeros-pasos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import type { Sql } from '../../http/lista.ts'
import { serve } from '../../http/serve.ts'

/** The first steps of a person's role, each ticked by what the bitácora says they did. None once they closed the list. */
export async function readPrimerosPasos(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'usuarioId' | 'rol'>,
): Promise<PrimerosPasos> {
  const kept = await db
    .selectFrom('primerosPasos')
    .select(['desde', 'cerradoEn'])
    .where('usuarioId', '=', actor.usuarioId)
    .executeTakeFirst()
  if (kept?.cerradoEn) return { pasos: [] }
  return {
    pasos: await Promise.all(
      pasosDe(actor.rol).map(async (clave) => {
        const { rows } = await sql<{ hecho: boolean }>`
          select exists (${hechos(clave, actor.usuarioId, kept?.desde ?? 0)}) as hecho`.execute(db)
        return { clave, hecho: rows[0]?.hecho ?? false }
      }),
    ),
  }
}

/** What shows that a person did a step, since an entry of the bitácora. */
function hechos(clave: ClaveDePaso, usuarioId: string, desde: number): Sql {
  if (clave === 'verReserva') return sql`select from reservas_vistas where usuario_id = ${usuarioId}`
  const { entidad, acciones } = hechoDePaso[clave]
  return sql`select from bitacora where usuario_id = ${usuarioId} and entidad = ${entidad}
    and accion in (${sql.join(acciones.map((accion) => sql.lit(accion)))}) and id > ${desde}`
}

/** What was told of everybody until now is not what they did. */
export async function startPrimerosPasos(tx: Tx): Promise<void> {
  await sql`insert into primeros_pasos (usuario_id, desde) select u.id, (select coalesce(max(id), 0) from bitacora) from usuarios u
    on conflict (usuario_id) do update set desde = excluded.desde`.execute(tx)
}

export function registerPrimerosPasos(app: App, deps: Deps): void {
  serve(app, llamadasDePrimerosPasos.primerosPasos, (req) => readPrimerosPasos(deps, req.actor))
  serve(app, llamadasDePrimerosPasos.cerrarPrimerosPasos, async (req) => {
    const cerradoEn = deps.reloj.ahora()
    await deps.db
      .insertInto('primerosPasos')
      .values({ usuarioId: req.actor.usuarioId, cerradoEn })
      .onConflict((oc) => oc.column('usuarioId').doUpdateSet({ cerradoEn }))
      .execute()
  })
}
