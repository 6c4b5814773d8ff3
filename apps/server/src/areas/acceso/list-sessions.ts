import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'

/** The person's own living sessions, newest use first. */
export async function listSessions(deps: Pick<Deps, 'db' | 'reloj'>, actor: Actor) {
  const rows = await deps.db
    .selectFrom('sesiones')
    .select(['id', 'creadaEn', 'usadaEn', 'expiraEn', 'agente', 'direccion'])
    .where('usuarioId', '=', actor.usuarioId)
    .where('expiraEn', '>', deps.reloj.ahora())
    .orderBy('usadaEn', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    creadaEn: row.creadaEn.toISOString(),
    usadaEn: row.usadaEn.toISOString(),
    expiraEn: row.expiraEn.toISOString(),
    agente: row.agente,
    direccion: row.direccion,
    actual: row.id === actor.sesionId,
  }))
}
