import type { ConsultaLista, Pagina } from '@valija/contract/lista.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Conn } from '../db/connection.ts'
import { refuse } from '../refuse.ts'
import { readCursor, type TipoDeOrden, writeCursor } from './cursor.ts'

/** A fragment of SQL: `sql\`l.nombre\``. */
export type Sql = RawBuilder<unknown>
export type Orden = { sql: Sql; tipo: TipoDeOrden }

/**
 * A list: what it reads, who may see what, and by which columns it can be sorted.
 *
 *     const lista: Lista = {
 *       desde: sql`lotes l`,
 *       donde: [sql`l.eliminado_en is null`, sql`l.creador_id = ${actor.usuarioId}`],
 *       columnas: sql`l.id, l.nombre, l.total`,
 *       ordenes: { fechaCreacion: { sql: sql`l.fecha_creacion`, tipo: 'timestamptz' } },
 *       inicial: '-fechaCreacion',
 *       id: { sql: sql`l.id`, tipo: 'int8' },
 *     }
 *     const pagina = await readPage<Fila>(db, lista, consulta)      // one page, with cursors
 *     for await (const filas of readAll<Fila>(db, lista, consulta)) // every row of the filter: an export
 *
 * Sort expressions must never be null (`coalesce`): a null would fall out of the walk. `id` is unique and settles ties,
 * in the direction of the order, so one index on `(…filters, order, id)` serves both directions. Rows come in camelCase.
 */
export type Lista = {
  /** FROM with its joins. */
  desde: Sql
  /** Scope and filters, joined by AND. The user's scope belongs here, in the query itself. */
  donde: readonly Sql[]
  /**
   * The rows that have what was typed. `corto`: too short for its index, so that only the newest rows are searched. So are
   * they for a text that too many rows have; those that are it as a whole (`entera`), when few, are found all the same.
   */
  texto?: { donde: Sql; corto?: boolean; entera?: Sql } | undefined
  /** A select of one number, how many rows the filter has, where that is told without walking each of them. */
  conteo?: Sql | undefined
  columnas: Sql
  ordenes: Readonly<Record<string, Orden>>
  /** `campo` or `-campo`, when the request names none. */
  inicial: string
  id: Orden
  /** Codes the request pasted, and a select of the codes that the rows of the filter have, as `buscable` makes them. */
  codigos?: { pedidos: readonly string[]; hallados: Sql } | undefined
}
type Consulta = Pick<ConsultaLista, 'orden' | 'cursor' | 'fin' | 'porPagina'>

/** Counts stop here: beyond it nobody pages, and the count would cost more than the page. */
export const topeDelConteo = 10_000
/** A text too short for an index is looked for among so many rows; one that more have is walked to from the newest on. */
export const topeDeTexto = 2_000
function orderOf(lista: Lista, orden: string | undefined) {
  const texto = orden || lista.inicial
  const desc = texto.startsWith('-')
  const campo = desc ? texto.slice(1) : texto
  const por = Object.hasOwn(lista.ordenes, campo) ? lista.ordenes[campo] : undefined
  if (!por) throw refuse('ordenDesconocido', { orden: campo })
  return { texto, desc, por }
}
type Sentido = ReturnType<typeof orderOf>

const and = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `))

/**
 * The list with its text among its filters. What few rows have is told by those rows: the planner would often walk all from
 * the newest on. `recientes`: a short text was looked for in so many rows, and there are more.
 */
async function settleTexto(
  db: Conn,
  lista: Lista,
  enteras: readonly string[] = [],
): Promise<{ lista: Lista; recientes?: number }> {
  const { texto, id, desde, donde } = lista
  if (texto === undefined) return { lista }
  const { corto = false } = texto
  const { por, desc } = orderOf(lista, undefined)
  const way = sql.raw(desc ? 'desc' : 'asc')
  const order = corto ? sql`order by ${por.sql} ${way}, ${id.sql} ${way}` : sql``
  const { rows } = await sql<{ n: number; ids: string[] }>`
    select count(*) as n, coalesce(array_agg(x.id::text) filter (where x.si), '{}') as ids from (
      select ${id.sql} as id, ${corto ? texto.donde : sql`true`} as si from ${desde}
      where ${and(corto ? donde : [...donde, texto.donde])} ${order} limit ${topeDeTexto + 1}) x`.execute(db)
  const { n = 0 } = rows[0] ?? {}
  const ids = [...new Set([...(rows[0]?.ids ?? []), ...enteras])]
  const few = corto || n <= topeDeTexto
  if (!few && texto.entera) {
    const suyas = await idsOf(db, lista, texto.entera)
    if (suyas.length <= topeDeTexto)
      return settleTexto(db, { ...lista, texto: { donde: texto.donde, corto: true } }, suyas)
  }
  const these = few ? sql`${id.sql} = any(${ids}::${sql.raw(id.tipo)}[])` : texto.donde
  // Already counted, by the rows themselves.
  const conteo = few ? sql`${ids.length}::int8` : lista.conteo
  return {
    lista: { ...lista, donde: [...donde, these], texto: undefined, conteo },
    ...(corto && n > topeDeTexto ? { recientes: topeDeTexto } : {}),
  }
}

async function idsOf(db: Conn, { desde, donde, id }: Lista, que: Sql): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ${id.sql}::text as id from ${desde}
    where ${and([...donde, que])} limit ${topeDeTexto + 1}`.execute(db)
  return rows.map((row) => row.id)
}

type Clave = { claveOrden: string; claveId: string }

/** Rows beyond a key (or from the beginning), in the order or against it. */
async function rowsFrom<F>(
  db: Conn,
  lista: Lista,
  sentido: Sentido,
  { clave, backward, limit }: { clave?: [string, string] | undefined; backward: boolean; limit: number },
): Promise<(F & Clave)[]> {
  const { por, desc } = sentido
  const down = desc !== backward
  const beyond = clave
    ? [
        sql`(${por.sql}, ${lista.id.sql}) ${sql.raw(down ? '<' : '>')} (${clave[0]}::${sql.raw(por.tipo)}, ${clave[1]}::${sql.raw(lista.id.tipo)})`,
      ]
    : []
  const way = sql.raw(down ? 'desc' : 'asc')
  const { rows } = await sql<F & Clave>`
    select ${lista.columnas}, (${por.sql})::text as clave_orden, (${lista.id.sql})::text as clave_id
    from ${lista.desde}
    where ${and([...lista.donde, ...beyond])}
    order by ${por.sql} ${way}, ${lista.id.sql} ${way}
    limit ${limit}`.execute(db)
  return backward ? rows.reverse() : rows
}

/** The key of the row so many rows on, counted from one: by the index of the order alone, where there is one. */
async function keyAt(
  db: Conn,
  lista: Lista,
  { por, desc }: Sentido,
  n: number,
): Promise<[string, string] | undefined> {
  const way = sql.raw(desc ? 'desc' : 'asc')
  const { rows } = await sql<{ orden: string; id: string }>`
    select t.orden::text, t.id::text from (select ${por.sql} as orden, ${lista.id.sql} as id from ${lista.desde}
      where ${and(lista.donde)} order by ${por.sql} ${way}, ${lista.id.sql} ${way} limit 1 offset ${n - 1}) t`.execute(
    db,
  )
  return rows[0] && [rows[0].orden, rows[0].id]
}

/** How many rows the filter has, exact up to the cap. */
export async function countRows(
  db: Conn,
  { desde, donde, conteo }: Pick<Lista, 'desde' | 'donde' | 'conteo'>,
): Promise<{ total: number; totalTopado: boolean }> {
  const { rows } = await sql<{ n: number }>`select (${
    conteo ??
    sql`select count(*) from (select 1 from ${desde} where ${and(donde)} limit ${topeDelConteo + 1}) t`
  })::int8 as n`.execute(db)
  const n = rows[0]?.n ?? 0
  return { total: Math.min(n, topeDelConteo), totalTopado: n > topeDelConteo }
}

/** A code with its hyphens and without: a folio is written both ways. */
export const clavesDe = (pedidos: readonly string[]): Sql => sql`select p.codigo, buscable(c) as clave
  from unnest(${pedidos}::text[]) with ordinality p(codigo, n), unnest(array[p.codigo, replace(p.codigo, '-', '')]) c`

/** The codes asked for that no row of the filter has, in the order they were pasted. */
async function absentOf(db: Conn, { codigos }: Lista): Promise<{ ausentes?: string[] }> {
  if (codigos === undefined) return {}
  const { rows } = await sql<{ codigo: string }>`
    with hallados(clave) as (${codigos.hallados}), claves as (${clavesDe(codigos.pedidos)})
    select p.codigo from unnest(${codigos.pedidos}::text[]) with ordinality p(codigo, n)
    where not exists (select 1 from claves c join hallados h on h.clave = c.clave where c.codigo = p.codigo)
    order by p.n`.execute(db)
  return { ausentes: rows.map(({ codigo }) => codigo) }
}

/**
 * One page, and of the codes asked for those that no row has. Without cursor the first; `fin` the last, walked from the
 * end; a cursor the page after or before a row. Throws `cursorInvalido` or `ordenDesconocido`.
 */
export async function readPage<F extends object>(
  db: Conn,
  asked: Lista,
  consulta: Consulta,
): Promise<Pagina<F>> {
  const { lista, ...recientes } = await settleTexto(db, asked)
  const [pagina, ausentes] = await Promise.all([rowsOfPage<F>(db, lista, consulta), absentOf(db, lista)])
  return { ...pagina, ...ausentes, ...recientes }
}

async function rowsOfPage<F extends object>(db: Conn, lista: Lista, consulta: Consulta): Promise<Pagina<F>> {
  const sentido = orderOf(lista, consulta.orden)
  const size = consulta.porPagina
  const counting = countRows(db, lista)
  // Awaited later: a failure before that must not go unheard.
  counting.catch(() => undefined)
  const cursor = consulta.cursor
    ? readCursor(consulta.cursor, sentido.texto, [sentido.por.tipo, lista.id.tipo])
    : null
  if (consulta.fin && !cursor) {
    const [found, { total, totalTopado }] = await Promise.all([
      rowsFrom<F>(db, lista, sentido, { backward: true, limit: size + 1 }),
      counting,
    ])
    // Pages are counted from the beginning, so the last one holds what is left over.
    const rest = totalTopado ? size : total % size || size
    const filas = found.slice(-rest)
    const desde = totalTopado ? null : Math.max(total - filas.length, 0)
    return page(filas, sentido, {
      total,
      totalTopado,
      desde,
      before: found.length > filas.length,
      after: false,
      size,
    })
  }
  if (cursor?.a) {
    const rows = await rowsFrom<F>(db, lista, sentido, { clave: cursor.v, backward: true, limit: size + 1 })
    // Fewer than a page are left before it: that is the first page, shown whole.
    if (rows.length < size) return rowsOfPage(db, lista, { ...consulta, cursor: undefined, fin: false })
    const before = rows.length > size
    const desde = before ? cursor.n : 0
    return page(before ? rows.slice(1) : rows, sentido, {
      ...(await counting),
      desde,
      before,
      after: true,
      size,
    })
  }
  const [rows, count] = await Promise.all([
    rowsFrom<F>(db, lista, sentido, { clave: cursor?.v, backward: false, limit: size + 1 }),
    counting,
  ])
  const after = rows.length > size
  const desde = cursor ? cursor.n : 0
  return page(after ? rows.slice(0, size) : rows, sentido, {
    ...count,
    desde,
    before: cursor !== null,
    after,
    size,
  })
}

type Around = {
  total: number
  totalTopado: boolean
  desde: number | null
  before: boolean
  after: boolean
  size: number
}
function page<F extends object>(rows: (F & Clave)[], { texto }: Sentido, around: Around): Pagina<F> {
  const { total, totalTopado, desde, before, after, size } = around
  const at = (row: (F & Clave) | undefined, a: boolean, n: number | null) =>
    row ? writeCursor({ o: texto, v: [row.claveOrden, row.claveId], a, n }) : null
  return {
    filas: rows.map(({ claveOrden: _orden, claveId: _id, ...row }) => row as unknown as F),
    total,
    totalTopado,
    desde,
    siguiente: after ? at(rows.at(-1), false, desde === null ? null : desde + rows.length) : null,
    anterior: before ? at(rows[0], true, desde === null ? null : Math.max(desde - size, 0)) : null,
  }
}

/**
 * Every row of the filter, in order, a thousand at a time: an export's memory does not grow with its rows. `salta`: from
 * so many rows on, for the documented pages that are asked by number.
 */
export async function* readAll<F extends object>(
  db: Conn,
  asked: Lista,
  consulta: Pick<Consulta, 'orden'>,
  lote = 1000,
  salta = 0,
): AsyncGenerator<F[]> {
  const { lista } = await settleTexto(db, asked)
  const sentido = orderOf(lista, consulta.orden)
  let clave: [string, string] | undefined
  if (salta > 0) {
    clave = await keyAt(db, lista, sentido, salta)
    if (!clave) return
  }
  for (;;) {
    const rows = await rowsFrom<F>(db, lista, sentido, { clave, backward: false, limit: lote })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ claveOrden: _orden, claveId: _id, ...row }) => row as unknown as F)
    if (rows.length < lote) return
    clave = [last.claveOrden, last.claveId]
  }
}
