import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { asAplicacion, dropDatabase, emptyDatabase, useTestApp } from '../../testing/test-app.ts'
import { roleOf } from './grants.ts'
import { deAntes, knownMigrations, migrate, tryMigrations } from './migrate.ts'

const app = await useTestApp({ dia: '2026-10-10' })

type Nodo = { type: string; [name: string]: unknown }
type Columna = { tipo: string; nulos: boolean; puesta: boolean; clase: string }

const puestos = new Set(['Generated', 'GeneratedAlways'])
const texto = (nodo: unknown): string => (nodo as { name: string }).name

const clases: Record<string, string> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  Date: 'Date',
  Buffer: 'Buffer',
}

/** What a declared column holds, as far as both sides can tell: its first type that is not null. */
function columnaDe(nodo: Nodo): Columna {
  const base = { tipo: nodo.type, nulos: false, puesta: false }
  if (nodo.type === 'TSUnionType') {
    const [uno, ...otros] = (nodo.types as Nodo[]).filter(({ type }) => type !== 'TSNullKeyword')
    return {
      ...columnaDe(uno ?? { type: '' }),
      nulos: otros.length + 1 < (nodo.types as Nodo[]).length,
    }
  }
  if (nodo.type === 'TSLiteralType')
    return { ...base, clase: typeof (nodo.literal as { value: unknown }).value }
  if (nodo.type !== 'TSTypeReference') return { ...base, clase: clases[nodo.type] ?? '' }
  const nombre = texto(nodo.typeName)
  const [primero] = (nodo.typeArguments as { params: Nodo[] } | null)?.params ?? []
  if (primero && (puestos.has(nombre) || nombre === 'ColumnType'))
    return { ...columnaDe(primero), puesta: puestos.has(nombre) }
  return { ...base, clase: clases[nombre] ?? '' }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
type Miembro = { key: { name: string }; typeAnnotation: { typeAnnotation: Nodo } }
const miembrosDe = (literal: Nodo) =>
  (literal.members as Miembro[]).map(
    ({ key, typeAnnotation }) => [snake(key.name), typeAnnotation.typeAnnotation] as const,
  )

/** Columns by `table.column` of every exported type whose name ends in Tables. */
function declared(): Map<string, Columna> {
  const root = path.resolve(import.meta.dirname, '..')
  const columnas = new Map<string, Columna>()
  for (const file of globSync('**/*.ts', { cwd: root, exclude: (name) => name.includes('.test.') })) {
    const source = readFileSync(path.join(root, file), 'utf8')
    if (!/export type \w+Tables = \{/.test(source)) continue
    const declarations = (parseAst(source, { lang: 'ts' }).body as unknown as Nodo[])
      .map((node) => (node.declaration ?? node) as Nodo)
      .filter(({ type }) => type === 'TSTypeAliasDeclaration')
    const aliases = new Map(declarations.map((alias) => [texto(alias.id), alias.typeAnnotation as Nodo]))
    const literals = (nodo: Nodo): Nodo[] => {
      if (nodo.type === 'TSIntersectionType') return (nodo.types as Nodo[]).flatMap(literals)
      const named = nodo.type === 'TSTypeReference' ? aliases.get(texto(nodo.typeName)) : undefined
      return named ? literals(named) : [nodo]
    }
    for (const [name, type] of aliases)
      if (name.endsWith('Tables'))
        for (const [tabla, filas] of miembrosDe(type))
          for (const literal of literals(filas))
            for (const [columna, tipo] of miembrosDe(literal))
              columnas.set(`${tabla}.${columna}`, columnaDe(tipo))
  }
  return columnas
}

const claseDe: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  bpchar: 'string',
  // Exchange rates: digits are kept as written.
  numeric: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
}

test('[VIII-B6] the declared tables are those of the migrated database: names, what may be null, what it fills in itself, kinds', async () => {
  const rows = (await query(
    app.databaseUrl,
    `select table_name || '.' || column_name as columna, is_nullable = 'YES' as nulos, udt_name as tipo,
        column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as puesta
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migraciones'`,
  )) as { columna: string; nulos: boolean; puesta: boolean; tipo: string }[]
  const migrated = new Map(rows.map(({ columna, ...rest }) => [columna, rest]))
  const columnas = declared()
  expect([...columnas.keys()].sort()).toEqual([...migrated.keys()].sort())
  const wrong = [...columnas].filter(([columna, { tipo, nulos, puesta, clase }]) => {
    const real = migrated.get(columna)
    if (!real) return true
    const kind = claseDe[real.tipo]
    // `unknown` takes null too; what the database would fill in may still be asked of who inserts.
    return (
      (tipo !== 'TSUnknownKeyword' && nulos !== real.nulos) ||
      (puesta && !real.puesta && !real.nulos) ||
      (clase !== '' && kind !== undefined && clase !== kind)
    )
  })
  expect(wrong.map(([columna, is]) => ({ columna, declared: is, migrated: migrated.get(columna) }))).toEqual(
    [],
  )
})

test('[VIII-B6] a migration edited after it was applied stops the start before anything is applied', async () => {
  const [first] = await query(app.databaseUrl, 'select nombre, suma from migraciones order by nombre limit 1')
  const nombre = String(first?.nombre)
  expect(first?.suma).toMatch(/^[0-9a-f]{64}$/)
  await query(app.databaseUrl, `update migraciones set suma = repeat('0', 64) where nombre = '${nombre}'`)
  await expect(migrate(app.databaseUrl)).rejects.toThrow(`edited after this database applied it: ${nombre}`)
  // A database from before sums were kept learns them.
  await query(app.databaseUrl, `update migraciones set suma = null where nombre = '${nombre}'`)
  expect(await migrate(app.databaseUrl)).toEqual([])
  const [again] = await query(app.databaseUrl, `select suma from migraciones where nombre = '${nombre}'`)
  expect(again?.suma).toBe(first?.suma)
})

test('[XI-B6] what is pending is tried and taken back: what it took, which tables waited, and the database as it was', async () => {
  const url = await emptyDatabase()
  const todas = knownMigrations()
  const hasta = todas.indexOf('0340_colas.sql')
  await migrate(url, { only: todas.slice(0, hasta) })
  const pendientes = await tryMigrations(url)
  expect(pendientes.map(({ nombre }) => nombre)).toEqual(todas.slice(hasta))
  expect(pendientes.flatMap(({ detiene }) => detiene.map(({ tabla }) => tabla))).toContain('lotes')
  expect(await query(url, 'select nombre from migraciones')).toHaveLength(hasta)
  await migrate(url)
  expect(await tryMigrations(url)).toEqual([])
  await dropDatabase(url)
})

const sieteCientos = "update estancias set costo = 700 where localizador = 'L0001'"
const llenarEstancias = `insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda, visto_en, cambio_en)
  select 'L' || lpad(n::text, 4, '0'), 1, n % 10 = 0, '2026-01-01', '2026-01-05', 'C', 'X', 'P', 'MXN', now(), now() from generate_series(1, 1500) n`
const ocuparEstancia = "select from estancias where localizador = 'L1499' for update"

/** What fills more than a piece, who holds a row of its second one, and what is written meanwhile to a row of its first. */
test.each([
  {
    nombre: '0431_estancia_facturada.sql',
    // Marked, and billed by nobody: each piece that was judged shows.
    llenar: `${llenarEstancias}; alter table estancias add column facturada boolean not null default true;
      create function wait_here() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return new; end $$;
      create trigger wait_here before update on estancias for each row when (new.localizador = 'L1499') execute function wait_here()`,
    ocupar: 'select pg_advisory_xact_lock(1)',
    guardadas: 'select localizador as clave, costo::int as dicho from estancias where not facturada',
    cambiar: sieteCientos,
    sigue: { clave: 'L0001', dicho: 700 },
    todas: 1500,
  },
  {
    nombre: '0450_sin_reserva.sql',
    llenar: `insert into metodos_pago values (1, 'T', '1', 'B');
      insert into pagos (fecha_pago, rfc, booking_code, motor_reserva_id, moneda_id, moneda_reserva, metodo_pago_id, nombre_metodo_pago,
        banco, numero_cuenta, monto_pago, monto_pagado_moneda_reserva, monto_pago_moneda_nacional, monto_pago_dolares, tipo_cambio, concepto, user_create)
      select '2026-01-01', 'X', 'Z' || n, 1, 1, 'MXN', 1, 'T', 'B', '1', 1, 1, 1, 1, 1, 'c', 'u' from generate_series(1, 1500) n`,
    ocupar: "select from pagos where booking_code = 'Z1499' for update",
    guardadas: "select booking_code as clave, '' as dicho from pagos_sin_reserva",
    cambiar: "update pagos set booking_code = 'Y' where booking_code = 'Z1'",
    sigue: { clave: 'Y', dicho: '' },
    todas: 1500,
  },
  {
    nombre: '0515_por_facturar.sql',
    llenar: llenarEstancias,
    ocupar: ocuparEstancia,
    guardadas: 'select localizador as clave, costo::int as dicho from por_facturar',
    cambiar: sieteCientos,
    sigue: { clave: 'L0001', dicho: 700 },
    todas: 1350,
  },
])(
  '[XI-B6] $nombre holds no more than it fills at the moment, and cut short it is done again',
  async ({ nombre, llenar, ocupar, guardadas, cambiar, sigue, todas }) => {
    const url = await emptyDatabase()
    const aplicacion = asAplicacion(url)
    await migrate(url, { only: knownMigrations().filter((name) => name < nombre) })
    const rol = await roleOf(aplicacion)
    await query(
      url,
      `grant usage on schema public to ${rol}; grant select, update on all tables in schema public to ${rol}; ${llenar}`,
    )
    const otra = new pg.Client(url)
    await otra.connect()
    await otra.query(`begin; ${ocupar}`)
    const cortada = migrate(url, { aplicacion }).then(String, String)
    const kept = () => query(url, guardadas).catch(() => [])
    await expect.poll(async () => (await kept()).length).toBe(1000)
    // What is filled is written by who was already at work, with the rights of before, and what is kept follows.
    await query(aplicacion, `set lock_timeout = '3s'; ${cambiar}`)
    expect(await kept()).toContainEqual(sigue)
    const cut = () =>
      query(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    await expect.poll(async () => (await cut()).length).toBe(1)
    expect(await cortada).toContain(`migration ${nombre} failed`)
    await otra.end()
    expect((await migrate(url))[0]).toBe(nombre)
    expect(await kept()).toHaveLength(todas)
    expect(await query(url, 'select from por_facturar_juzgado except select from por_facturar')).toEqual([])
    await dropDatabase(url)
  },
)

test('[XI-B6] a database that applied what was written anew by parts goes on as it is', async () => {
  const suma = (nombre: string, es: string) =>
    query(app.databaseUrl, `update migraciones set suma = '${es}' where nombre = '${nombre}'`)
  for (const [nombre, es] of Object.entries(deAntes)) await suma(nombre, es)
  expect(await migrate(app.databaseUrl)).toEqual([])
  await suma('0454_complemento_lotes.sql', 'f'.repeat(64))
  await expect(migrate(app.databaseUrl)).rejects.toThrow('edited after')
})

test('[XI-B6] every one by parts may be done again, and leaves what it left', async () => {
  const url = await emptyDatabase()
  const esquema = async () =>
    (
      await query(
        url,
        `select indexdef as que from pg_indexes where schemaname = 'public'
         union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
         union all select table_name || '.' || column_name from information_schema.columns where table_schema = 'public'`,
      )
    )
      .map(({ que }) => String(que))
      .toSorted((a, b) => a.localeCompare(b))
  const todas = knownMigrations()
  const veces: string[] = []
  const esPorPartes = (nombre: string) =>
    readFileSync(path.join(import.meta.dirname, 'migrations', nombre), 'utf8').startsWith('-- por partes')
  for (const nombre of todas.filter(esPorPartes)) {
    const only = todas.slice(0, todas.indexOf(nombre) + 1)
    await migrate(url, { only })
    const una = await esquema()
    await query(url, `delete from migraciones where nombre = '${nombre}'`)
    veces.push(...(await migrate(url, { only })))
    expect(await esquema(), nombre).toEqual(una)
  }
  expect(veces).toEqual(expect.arrayContaining(Object.keys(deAntes)))
  await dropDatabase(url)
})

test('[XI-B6] a table that somebody works with is waited for three seconds, and nobody else is stopped', async () => {
  const url = await emptyDatabase()
  const todas = knownMigrations()
  await migrate(url, { only: todas.slice(0, todas.indexOf('0340_colas.sql')) })
  const otra = new pg.Client(url)
  await otra.connect()
  await otra.query('begin; lock table lotes in row exclusive mode')
  await expect(tryMigrations(url)).rejects.toThrow(/lock timeout/)
  await otra.query('rollback')
  await otra.end()
  await dropDatabase(url)
})
