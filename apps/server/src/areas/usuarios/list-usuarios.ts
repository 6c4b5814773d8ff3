import type { ConteosUsuarios, consultaUsuarios, FilaUsuario } from '@valija/contract/usuarios.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { containsWords } from '../../http/buscable.ts'
import { type Busca, columnasHalladas } from '../../http/hallar.ts'
import { type Lista, readAll, readPage } from '../../http/lista.ts'
import { invitacionesEnAlcance, usuariosEnAlcance } from './scope.ts'

type Consulta = z.infer<typeof consultaUsuarios>
type Fila = Omit<FilaUsuario, 'creadoEn' | 'invitadoEn'> & { creadoEn: Date; invitadoEn: Date | null }

const rol = sql`(select c.valor from usuario_claims c where c.usuario_id = u.id and c.tipo = 'role')`
/** Let in already and without a password of their own: they have yet to use their link. */
const estado = sql`case when u.bloqueado_en is not null then 'bloqueado' when ${rol} is null then 'pendiente'
  when u.clave_hash is null then 'sinRegistrar' else 'activo' end`

/** The tab is chosen by the user's type; types nobody knows stand with the suppliers (Access §2). */
const tabs: Record<Consulta['pestana'], RawBuilder<unknown>> = {
  porAutorizar: sql`${estado} = 'pendiente'`,
  administrador: sql`u.tipo = 'Administrador'`,
  operativo: sql`u.tipo = 'Operativo'`,
  comisionistas: sql`u.tipo = 'Comisionista'`,
  proveedores: sql`u.tipo not in ('Administrador', 'Operativo', 'Comisionista')`,
}

export const textoDeUsuario = sql`buscable(u.email || ' ' || coalesce(u.nombre_agencia, '') || ' ' || coalesce(u.rfc, ''))`

export const usuariosHallados = (actor: Actor): Busca => ({
  desde: sql`usuarios u`,
  id: sql`u.numero`,
  alcance: usuariosEnAlcance(actor),
  columnas: columnasHalladas({
    id: sql`u.numero`,
    titulo: sql`u.email::text`,
    detalle: sql`concat_ws(' · ', u.nombre_agencia, u.tipo, u.rfc)`,
    // The tab of the list it stands in.
    estatus: sql`u.tipo`,
  }),
})

function listOf(actor: Actor, { pestana, q, estado: pedido }: Consulta): Lista {
  // A supplier has one kind of people: its collaborators.
  const tab = actor.rol === 'admin' ? pestana : 'proveedores'
  return {
    desde: sql`usuarios u left join lateral (select q.email::text as por, i.creado_en from invitaciones i
      join usuarios q on q.id = i.creado_por where i.usuario_id = u.id order by i.usada_en desc nulls last limit 1) i on true`,
    donde: [
      usuariosEnAlcance(actor),
      tabs[tab],
      ...containsWords(textoDeUsuario, (q ?? '').split(/\s+/).filter(Boolean)),
      ...(pedido ? [sql`${estado} = ${pedido}`] : []),
    ],
    columnas: sql`u.numero as id, u.email, u.tipo as phone_number, u.rfc,
      coalesce(u.nombre_agencia, (select c.valor from usuario_claims c where c.usuario_id = u.id and c.tipo = 'NombreAgencia')) as nombre_agencia,
      ${rol} as rol, ${estado} as estado, u.creado_en,
      exists (select 1 from segundos_factores s where s.usuario_id = u.id and s.activado_en is not null) as segundo_factor,
      u.prueba_correo, i.por as invitado_por, i.creado_en as invitado_en`,
    ordenes: {
      id: { sql: sql`u.numero`, tipo: 'int8' },
      email: { sql: sql`u.email::text`, tipo: 'text' },
      phoneNumber: { sql: sql`u.tipo`, tipo: 'text' },
      creadoEn: { sql: sql`u.creado_en`, tipo: 'timestamptz' },
    },
    inicial: '-id',
    id: { sql: sql`u.numero`, tipo: 'int8' },
  }
}
const toFila = (fila: Fila): FilaUsuario => ({
  ...fila,
  creadoEn: fila.creadoEn.toISOString(),
  invitadoEn: fila.invitadoEn?.toISOString() ?? null,
})

export async function listUsuarios(deps: Pick<Deps, 'db'>, actor: Actor, consulta: Consulta) {
  const pagina = await readPage<Fila>(deps.db, listOf(actor, consulta), consulta)
  return { ...pagina, filas: pagina.filas.map(toFila) }
}
export async function* allUsuarios(deps: Pick<Deps, 'db'>, actor: Actor, consulta: Consulta) {
  for await (const filas of readAll<Fila>(deps.db, listOf(actor, consulta), consulta)) yield filas.map(toFila)
}

export async function countUsuarios(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
): Promise<ConteosUsuarios> {
  const { rows } = await sql<Omit<ConteosUsuarios, 'invitaciones'>>`
    select count(*) filter (where ${tabs.administrador}) as administrador,
      count(*) filter (where ${tabs.operativo}) as operativo,
      count(*) filter (where ${tabs.comisionistas}) as comisionistas,
      count(*) filter (where ${tabs.proveedores}) as proveedores,
      count(*) filter (where ${estado} = 'pendiente') as pendientes
    from usuarios u where ${usuariosEnAlcance(actor)}`.execute(deps.db)
  const open = await sql<{ n: number }>`
    select count(*) as n from invitaciones i where ${invitacionesEnAlcance(actor)}
      and i.usada_en is null and i.revocada_en is null and i.expira_en > ${deps.reloj.ahora()}`.execute(
    deps.db,
  )
  const counts = rows[0] ?? {
    administrador: 0,
    operativo: 0,
    comisionistas: 0,
    proveedores: 0,
    pendientes: 0,
  }
  return { ...counts, invitaciones: open.rows[0]?.n ?? 0 }
}

/** GET /api/usuarios/listadoUsuarios (Access §7): all, or a page of at most 100, in the order of their ids. */
export async function listadoUsuarios(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { Pagina, RecordsPorPagina }: { Pagina?: number | undefined; RecordsPorPagina?: number | undefined },
) {
  const size = RecordsPorPagina ?? (Pagina === undefined ? null : 100)
  const { rows } = await sql<{ id: number; email: string; phoneNumber: string; rfc: string | null }>`
    select u.numero as id, u.email, u.tipo as phone_number, u.rfc from usuarios u
    where ${usuariosEnAlcance(actor)} order by u.numero
    limit ${size} offset ${size === null ? 0 : ((Pagina ?? 1) - 1) * size}`.execute(deps.db)
  return rows
}
