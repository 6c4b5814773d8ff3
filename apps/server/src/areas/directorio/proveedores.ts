import type { ProveedorDirectorio } from '@valija/contract/borradores.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { ensureDirectorio } from './ensure-directorio.ts'
import { keepIlegibles } from './ilegibles.ts'
import { toldOnce } from './told-once.ts'

const fields = ['id', 'razonSocial', 'nombreComercial', 'rfc'] as const

/** Reads the hotels again from ANT and keeps them; those ANT no longer lists stay, told apart: old lotes name them. */
export async function refreshProveedores(deps: Pick<Deps, 'ant' | 'db' | 'reloj' | 'log'>): Promise<number> {
  const { filas: todos, ilegibles } = await deps.ant.proveedores()
  if (ilegibles.length > 0) deps.log.warn({ ilegibles }, 'hotels of ANT that cannot be read')
  if (todos.length + ilegibles.length === 0) return 0
  const actualizadoEn = deps.reloj.ahora()
  await inTransaction(deps.db, async (tx) => {
    // Two that read it at once: a row of the one would be a row twice for the other.
    await sql`select pg_advisory_xact_lock(hashtext('directorio'), hashtext('proveedores'))`.execute(tx)
    await keepIlegibles(tx, { directorio: 'proveedores', ilegibles, desde: actualizadoEn })
    for (const grupo of toldOnce(todos, ({ id }) => id))
      await tx
        .insertInto('proveedores')
        .values(grupo.map((p) => ({ ...p, actualizadoEn })))
        .onConflict((oc) =>
          oc.column('id').doUpdateSet((eb) => ({
            razonSocial: eb.ref('excluded.razonSocial'),
            nombreComercial: eb.ref('excluded.nombreComercial'),
            rfc: eb.ref('excluded.rfc'),
            actualizadoEn: eb.ref('excluded.actualizadoEn'),
            fueraDesde: null,
          })),
        )
        .execute()
    // Whose row could not be read is still listed.
    if (ilegibles.length > 0) return
    await tx
      .updateTable('proveedores')
      .set({ fueraDesde: actualizadoEn })
      .where('fueraDesde', 'is', null)
      .where(sql<boolean>`id <> all(${todos.map(({ id }) => id)}::bigint[])`)
      .execute()
  })
  return todos.length
}

/** The hotels a person may act for: a proveedor only its own ids, the rest all of them (Supplier batches §5.2). */
export const proveedoresDe = (db: Conn, actor: Pick<Actor, 'rol' | 'idProveedores'>) => {
  const todos = db.selectFrom('proveedores').select(fields)
  if (actor.rol !== 'proveedor') return todos
  return actor.idProveedores.length === 0
    ? todos.where(sql<boolean>`false`)
    : todos.where('id', 'in', actor.idProveedores)
}

export const ensureProveedores = (deps: Deps): Promise<void> =>
  ensureDirectorio(deps, 'proveedores', () => refreshProveedores(deps))

export async function listProveedores(deps: Deps, actor: Actor, q = ''): Promise<ProveedorDirectorio[]> {
  await ensureProveedores(deps)
  let query = proveedoresDe(deps.db, actor)
  for (const word of q.split(/\s+/).filter(Boolean)) {
    const like = `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`
    query = query.where(
      sql<boolean>`buscable(razon_social || ' ' || nombre_comercial || ' ' || rfc || ' ' || id) like buscable(${like})`,
    )
  }
  return query.orderBy(sql`razon_social collate "es-x-icu"`).orderBy('id').execute()
}

export async function findProveedor(
  deps: Deps,
  actor: Pick<Actor, 'rol' | 'idProveedores'>,
  id: number,
): Promise<ProveedorDirectorio | undefined> {
  await ensureProveedores(deps)
  return proveedoresDe(deps.db, actor).where('id', '=', id).executeTakeFirst()
}
