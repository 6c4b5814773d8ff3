import { agentesPorBusqueda, type ClienteComisionista } from '@valija/contract/directorio.ts'
import { isRfcGenerico, normalizeRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { ensureDirectorio } from './ensure-directorio.ts'
import { keepIlegibles } from './ilegibles.ts'
import { toldOnce } from './told-once.ts'

type Needs = Pick<Deps, 'ant' | 'db' | 'reloj' | 'log'>

/** Reads the commission clients again from ANT and keeps them; what old lotes name stays. */
export async function refreshComisionistas(deps: Needs): Promise<number> {
  const { filas, ilegibles } = await deps.ant.comisionistas()
  if (ilegibles.length > 0) deps.log.warn({ ilegibles }, 'clients of ANT that cannot be read')
  const todos = toldOnce(filas, ({ clienteId }) => clienteId).flat()
  if (todos.length + ilegibles.length === 0) return 0
  const actualizadoEn = deps.reloj.ahora()
  await inTransaction(deps.db, async (tx) => {
    // Two that read it at once: a row of the one would be a row twice for the other.
    await sql`select pg_advisory_xact_lock(hashtext('directorio'), hashtext('comisionistas'))`.execute(tx)
    await keepIlegibles(tx, { directorio: 'comisionistas', ilegibles, desde: actualizadoEn })
    // A number that ANT gave to another client meanwhile would stand in its way.
    await sql`with n as (select * from unnest(${todos.map(({ id }) => id)}::bigint[],
        ${todos.map(({ clienteId }) => clienteId)}::bigint[]) as n(id, cliente_id))
      delete from comisionistas where id in (
        select c.id from comisionistas c join n using (id) where c.cliente_id <> n.cliente_id
        union all select c.id from comisionistas c join n using (cliente_id) where c.id <> n.id)`.execute(tx)
    for (const grupo of toldOnce(todos, ({ id }) => id))
      await tx
        .insertInto('comisionistas')
        .values(grupo.map((cliente) => ({ ...cliente, actualizadoEn })))
        .onConflict((oc) =>
          oc.column('id').doUpdateSet((eb) => ({
            clienteId: eb.ref('excluded.clienteId'),
            razonSocialCliente: eb.ref('excluded.razonSocialCliente'),
            nombreComercial: eb.ref('excluded.nombreComercial'),
            rfcCliente: eb.ref('excluded.rfcCliente'),
            regimenFiscal: eb.ref('excluded.regimenFiscal'),
            usoCfdi: eb.ref('excluded.usoCfdi'),
            portalInvitacion: eb.ref('excluded.portalInvitacion'),
            actualizadoEn: eb.ref('excluded.actualizadoEn'),
          })),
        )
        .execute()
  })
  return todos.length
}

export const ensureComisionistas = (deps: Needs): Promise<void> =>
  ensureDirectorio(deps, 'comisionistas', () => refreshComisionistas(deps))

const columns = sql`id, cliente_id, razon_social_cliente, nombre_comercial, rfc_cliente, regimen_fiscal,
  uso_cfdi as "usoCFDI", portal_invitacion`

/** All of them (GetAntCustomers). */
export async function listComisionistas(deps: Needs): Promise<ClienteComisionista[]> {
  await ensureComisionistas(deps)
  const { rows } =
    await sql<ClienteComisionista>`select ${columns} from comisionistas order by razon_social_cliente collate "es-x-icu", id`.execute(
      deps.db,
    )
  return rows
}

/** By the id claims carry (clienteId), for an invitation or an account. */
export async function findComisionista(deps: Needs, clienteId: number): Promise<ClienteComisionista | null> {
  await ensureComisionistas(deps)
  const { rows } =
    await sql<ClienteComisionista>`select ${columns} from comisionistas where cliente_id = ${clienteId}`.execute(
      deps.db,
    )
  return rows[0] ?? null
}

/** Those with exactly this tax id; hyphens, blanks and case apart. One that everybody shares is nobody's. */
export async function findByRfc(deps: Needs, rfc: string): Promise<ClienteComisionista[]> {
  if (isRfcGenerico(normalizeRfc(rfc))) return []
  await ensureComisionistas(deps)
  const { rows } = await sql<ClienteComisionista>`select ${columns} from comisionistas
    where upper(regexp_replace(rfc_cliente, '[-\\s]', '', 'g')) = ${normalizeRfc(rfc)} order by id`.execute(
    deps.db,
  )
  return rows
}

/** A few whose names or tax id hold every word asked for. */
export async function searchComisionistas(deps: Needs, q: string): Promise<ClienteComisionista[]> {
  await ensureComisionistas(deps)
  const words = q.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`)
  const { rows } = await sql<ClienteComisionista>`select ${columns} from comisionistas
    where ${sql.join(
      words.map(
        (like) =>
          sql`buscable(razon_social_cliente || ' ' || nombre_comercial || ' ' || rfc_cliente) like buscable(${like})`,
      ),
      sql` and `,
    )}
    order by razon_social_cliente collate "es-x-icu", id limit ${agentesPorBusqueda}`.execute(deps.db)
  return rows
}
