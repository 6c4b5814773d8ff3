import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { copyDatabase, dropDatabase } from '../../testing/test-app.ts'
import { connect } from '../db/connection.ts'
import { contains, textoEn } from './buscable.ts'
import { type Lista, readAll, readPage, topeDelConteo, topeDeTexto } from './lista.ts'

type Fila = { id: number; nombreCorto: string; monto: number }

const lista = (donde: Lista['donde'] = []): Lista => ({
  desde: sql`cosas c`,
  donde,
  columnas: sql`c.id, c.nombre_corto, c.monto`,
  ordenes: {
    monto: { sql: sql`c.monto`, tipo: 'int8' },
    nombre: { sql: sql`c.nombre_corto collate "es-x-icu"`, tipo: 'text' },
    cuando: { sql: sql`c.cuando`, tipo: 'timestamptz' },
  },
  inicial: '-monto',
  id: { sql: sql`c.id`, tipo: 'int8' },
})

const url = await copyDatabase()
const { db } = connect(url)
await sql`create table cosas (id bigint primary key, nombre_corto text, monto bigint, cuando timestamptz)`.execute(
  db,
)
// Many ties, so that the id has to settle them.
await sql`insert into cosas select i, (array['Ñandú','nube','Oso 100%','árbol'])[1 + i % 4], i % 7, timestamptz '2026-10-10' + (i || ' microseconds')::interval
  from generate_series(1, 107) i`.execute(db)
afterAll(async () => {
  await db.destroy()
  await dropDatabase(url)
})

const walk = async (orden: string | undefined, porPagina: number) => {
  const pages = [await readPage<Fila>(db, lista(), { orden, porPagina })]
  for (let next = pages[0]?.siguiente; next; next = pages.at(-1)?.siguiente)
    pages.push(await readPage<Fila>(db, lista(), { orden, porPagina, cursor: next }))
  return pages
}
const ids = (pages: { filas: Fila[] }[]) => pages.flatMap(({ filas }) => filas.map(({ id }) => id))

describe('the list engine', () => {
  test.each([undefined, 'monto', '-monto', 'nombre', '-nombre', 'cuando', '-cuando'])(
    'walking forward in order %s gives every row once, with its index',
    async (orden) => {
      const pages = await walk(orden, 15)
      expect(pages).toHaveLength(8)
      expect(pages.map(({ desde }) => desde)).toEqual([0, 15, 30, 45, 60, 75, 90, 105])
      expect(new Set(ids(pages)).size).toBe(107)
      expect(pages[0]?.anterior).toBeNull()
      expect(pages.at(-1)?.siguiente).toBeNull()
      expect(pages.every(({ total, totalTopado }) => total === 107 && !totalTopado)).toBe(true)
    },
  )

  test('walking back from the last page gives the same pages', async () => {
    const forward = await walk('-cuando', 15)
    let page = await readPage<Fila>(db, lista(), { orden: '-cuando', porPagina: 15, fin: true })
    for (let i = forward.length - 1; ; i--) {
      expect(page.filas).toEqual(forward[i]?.filas)
      expect(page.desde).toBe(forward[i]?.desde)
      if (!page.anterior) break
      page = await readPage<Fila>(db, lista(), { orden: '-cuando', porPagina: 15, cursor: page.anterior })
    }
    expect(page.desde).toBe(0)
  })

  test('going back to fewer rows than a page shows the first page whole', async () => {
    const second = await readPage<Fila>(db, lista(), {
      porPagina: 10,
      cursor: (await readPage<Fila>(db, lista(), { porPagina: 5 })).siguiente ?? '',
    })
    const back = await readPage<Fila>(db, lista(), { porPagina: 10, cursor: second.anterior ?? '' })
    expect(back.filas).toHaveLength(10)
    expect(back).toMatchObject({ desde: 0, anterior: null })
  })

  test('letters sort as in Spanish', async () => {
    const names = (await walk('nombre', 100)).flatMap(({ filas }) => filas.map((f) => f.nombreCorto))
    expect([...new Set(names)]).toEqual(['árbol', 'nube', 'Ñandú', 'Oso 100%'])
  })

  test('a count stops at the cap and says so; the last page then has no index', async () => {
    await sql`create table muchas as select i as id, i as monto, '' as nombre_corto, now() as cuando from generate_series(1, ${sql.raw(String(topeDelConteo + 5))}) i`.execute(
      db,
    )
    const many = { ...lista(), desde: sql`muchas c` }
    expect(await readPage<Fila>(db, many, { porPagina: 15 })).toMatchObject({
      total: topeDelConteo,
      totalTopado: true,
      desde: 0,
    })
    const last = await readPage<Fila>(db, many, { porPagina: 15, fin: true })
    expect(last).toMatchObject({ totalTopado: true, desde: null, siguiente: null })
    expect(last.filas).toHaveLength(15)
  })

  test('a text is looked for without accents or capitals, and its own wildcards are plain letters', async () => {
    const find = async (q: string) =>
      new Set(
        (
          await readPage<Fila>(db, lista([contains(sql`buscable(c.nombre_corto)`, q)]), { porPagina: 100 })
        ).filas.map((f) => f.nombreCorto),
      )
    expect(await find('NANDU')).toEqual(new Set(['Ñandú']))
    expect(await find('ARBOL')).toEqual(new Set(['árbol']))
    expect(await find('0%')).toEqual(new Set(['Oso 100%']))
    expect(await find('n_be')).toEqual(new Set())
  })

  test('an unknown order, a cursor of another order and a forged cursor are refused, not run', async () => {
    await expect(readPage(db, lista(), { orden: 'clave', porPagina: 15 })).rejects.toMatchObject({
      codigo: 'ordenDesconocido',
    })
    await expect(readPage(db, lista(), { orden: 'toString', porPagina: 15 })).rejects.toMatchObject({
      codigo: 'ordenDesconocido',
    })
    const { siguiente } = await readPage<Fila>(db, lista(), { porPagina: 15 })
    await expect(
      readPage(db, lista(), { orden: 'nombre', porPagina: 15, cursor: siguiente ?? '' }),
    ).rejects.toMatchObject({ codigo: 'cursorInvalido' })
    for (const forged of [
      'x',
      'bnVsbA',
      Buffer.from(JSON.stringify({ o: '-monto', v: ['1); drop', '2'], a: false, n: 0 })).toString(
        'base64url',
      ),
    ])
      await expect(readPage(db, lista(), { porPagina: 15, cursor: forged })).rejects.toMatchObject({
        codigo: 'cursorInvalido',
      })
  })

  test('a cursor with a day or an hour that does not exist is refused, not a fault', async () => {
    for (const v of [
      '2026-02-30 10:00:00+00',
      '2026-10-10 25:00:00+00',
      '0000-01-01 00:00:00+00',
      '2026-10-10 10:00:00+99',
    ])
      await expect(
        readPage(db, lista(), {
          orden: 'cuando',
          porPagina: 15,
          cursor: Buffer.from(JSON.stringify({ o: 'cuando', v: [v, '2'], a: false, n: 0 })).toString(
            'base64url',
          ),
        }),
      ).rejects.toMatchObject({ codigo: 'cursorInvalido' })
  })

  test('an export walks every row in order, whatever the size of its steps', async () => {
    const all: number[] = []
    for await (const filas of readAll<Fila>(db, lista(), { orden: '-monto' }, 10))
      all.push(...filas.map(({ id }) => id))
    expect(all).toEqual(ids(await walk('-monto', 15)))
  })

  test('[XI-C1] a page asked for by its number starts at its own row, and one past the end is empty', async () => {
    const all = ids(await walk('-monto', 15))
    const from = async (salta: number) => {
      const read = readAll<Fila>(db, lista(), { orden: '-monto' }, 10, salta)
      const first = await read.next()
      return first.done ? [] : first.value.map(({ id }) => id)
    }
    for (const salta of [0, 10, all.length - 3, all.length, 1_000_000])
      expect(await from(salta)).toEqual(all.slice(salta, salta + 10))
    const rest: number[] = []
    for await (const filas of readAll<Fila>(db, lista(), { orden: '-monto' }, 7, 4))
      rest.push(...filas.map(({ id }) => id))
    expect(rest).toEqual(all.slice(4))
  })
})

describe('[XI-C1] a text', () => {
  const viejo = 5
  const muchas = topeDeTexto + 500
  // The last of them all, in the order of the list, has «zz»; another among the newest.
  const lejos = (q: string, donde: Lista['donde'] = []): Lista => ({
    ...lista(donde),
    desde: sql`(select n as id, 'fila ' || case when n in (${viejo}, ${muchas - 3}) then 'zz clave' else 'comun' end as nombre_corto,
      n as monto, now() as cuando from generate_series(1, ${muchas}) n) c`,
    texto: textoEn(sql`buscable(c.nombre_corto)`, q),
  })
  test.each([
    {
      q: 'zz',
      ids: [muchas - 3],
      recientes: topeDeTexto,
      regla: 'of two letters is looked for in the newest',
    },
    { q: 'z', ids: [muchas - 3], recientes: topeDeTexto, regla: 'of one letter is looked for there too' },
    {
      q: 'zz',
      menor: 100,
      ids: [viejo],
      recientes: undefined,
      regla: 'is looked for in all when they are few',
    },
    {
      q: 'zz c',
      ids: [muchas - 3, viejo],
      recientes: undefined,
      regla: 'of three letters is looked for in all',
    },
    { q: 'qqq', ids: [], recientes: undefined, regla: 'that nobody has finds nothing' },
  ])('$q $regla, and the page and its export say the same', async ({ q, menor, ids, recientes }) => {
    const asked = lejos(q, menor === undefined ? [] : [sql`c.id < ${menor}`])
    const page = await readPage<Fila>(db, asked, { porPagina: 15 })
    expect(page.filas.map(({ id }) => id)).toEqual(ids)
    expect(page).toMatchObject({ total: ids.length, totalTopado: false, siguiente: null })
    expect(page.recientes).toBe(recientes)
    const all: Fila[] = []
    for await (const filas of readAll<Fila>(db, asked, {})) all.push(...filas)
    expect(all.map(({ id }) => id)).toEqual(ids)
  })

  test('[XI-C1] that is a beginning many share is looked for in the newest, beside the few that have it whole; what many have whole is walked', async () => {
    const having = (entera: Lista['donde'][number], menor = muchas + 1): Lista => ({
      ...lejos('', [sql`c.id < ${menor}`]),
      texto: { donde: sql`c.nombre_corto like 'fila%' and c.id < ${muchas - 400}`, entera },
    })
    const shown = async (asked: Lista) => {
      const { total, recientes, filas } = await readPage<Fila>(db, asked, { porPagina: 15 })
      return { total, recientes, primera: filas[0]?.id }
    }
    expect(await shown(having(sql`false`))).toEqual({
      total: topeDeTexto - 400,
      recientes: topeDeTexto,
      primera: muchas - 401,
    })
    expect(await shown(having(sql`c.id = ${viejo}`))).toEqual({
      total: topeDeTexto - 400 + 1,
      recientes: topeDeTexto,
      primera: muchas - 401,
    })
    expect(
      (await readPage<Fila>(db, having(sql`c.id = ${viejo}`), { porPagina: 15, fin: true })).filas.at(-1)?.id,
    ).toBe(viejo)
    expect(await shown(having(sql`true`))).toEqual({
      total: muchas - 401,
      recientes: undefined,
      primera: muchas - 401,
    })
    // Few rows of the filter have it: they are told by themselves.
    expect(await shown(having(sql`false`, 100))).toEqual({ total: 99, recientes: undefined, primera: 99 })
  })
  test('that many rows have is walked page by page, and counted', async () => {
    const all = lejos('comun')
    const first = await readPage<Fila>(db, all, { porPagina: 15 })
    expect(first).toMatchObject({ total: muchas - 2, totalTopado: false, desde: 0 })
    const next = await readPage<Fila>(db, all, { porPagina: 15, cursor: first.siguiente ?? '' })
    expect(next.filas[0]?.monto).toBe((first.filas.at(-1)?.monto ?? 0) - 1)
  })
})
