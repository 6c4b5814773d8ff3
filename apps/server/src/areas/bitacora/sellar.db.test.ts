import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { escribirBitacora } from '../../../testing/escribir-bitacora.ts'
import { query } from '../../../testing/query.ts'
import {
  asAplicacion,
  copyDatabase,
  createTestApp,
  dropDatabase,
  type TestApp,
} from '../../../testing/test-app.ts'
import { createArchivos } from '../../adapters/archivos/archivos-flydrive.ts'
import { connect, inTransaction } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { respaldar } from '../../operacion/respaldo.ts'
import { restaurar } from '../../operacion/restaurar.ts'
import { ritmo, sealBitacora, startSellador } from './seal-bitacora.ts'
import { camposSellados, huellaDe, selloDe } from './sello.ts'
import { readTestigo, type Testigo, textoDe } from './testigo.ts'
import { maximo, verifyBitacora } from './verify-bitacora.ts'
import { laMaquina, writeBitacora } from './write-bitacora.ts'

let app: TestApp
const made: string[] = []
afterAll(async () => {
  for (const url of made) await dropDatabase(url)
})

const escribir = (motivo: string, cuantos?: number) => escribirBitacora(app, motivo, cuantos)
const sellar = () => sealBitacora(app.deps)
async function verificar(url = app.databaseUrl, testigos: Testigo[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await verifyBitacora(client, testigos)
  } finally {
    await client.end()
  }
}
const testigo = (): Testigo => readTestigo(app.deps.config.dataDir) ?? { numero: 0, sello: '' }

/** As someone with the owner's password who switches the guard off. */
const alteracion = (statements: string[]): string =>
  [
    'alter table bitacora disable trigger user; alter table bitacora_sellos disable trigger user',
    ...statements,
    'alter table bitacora enable trigger user; alter table bitacora_sellos enable trigger user',
  ].join(';')
const alterar = (...statements: string[]) => query(app.databaseUrl, alteracion(statements))

const fila = `insert into bitacora (id, cuando, quien, entidad, entidad_id, accion) overriding system value`

/** Three seals: rows 1–3, 4–6 and 7–9. */
async function tresSellos() {
  for (let i = 0; i < 3; i++) {
    await escribir(`tanda ${i}`, 3)
    await sellar()
  }
}

describe('[VII-D1] tampering by someone with the owner’s password', () => {
  beforeAll(async () => {
    app = await createTestApp()
    await tresSellos()
  })
  afterAll(() => app.stop())

  test.each<[string, string[], RegExp]>([
    [
      'a changed word',
      [`update bitacora set motivo = 'tanda 9' where id = 5`],
      /^El renglón 5 cambió \(sello 2\)$/,
    ],
    ['a word made nothing', [`update bitacora set motivo = null where id = 5`], /^El renglón 5 cambió/],
    [
      'a word moved to the next column',
      [`update bitacora set de = accion, accion = '' where id = 1`],
      /^El renglón 1 cambió/,
    ],
    [
      'a changed hour',
      [`update bitacora set cuando = cuando + interval '1 microsecond' where id = 9`],
      /^El renglón 9 cambió/,
    ],
    [
      'a changed detail',
      [`update bitacora set detalle = detalle || '{"n":1.50001}' where id = 2`],
      /^El renglón 2 cambió/,
    ],
    ['another author', [`update bitacora set quien = 'ana@x.mx' where id = 2`], /^El renglón 2 cambió/],
    ['a deleted row', ['delete from bitacora where id = 4'], /^Falta el renglón 4 \(sello 2\)$/],
    ['the last row deleted', ['delete from bitacora where id = 9'], /^Falta el renglón 9 \(sello 3\)$/],
    [
      'two rows that changed their ids',
      [
        'alter table bitacora alter id drop identity',
        'update bitacora set id = 100 where id = 7',
        'update bitacora set id = 7 where id = 8',
        'update bitacora set id = 8 where id = 100',
      ],
      /^El renglón 7 cambió/,
    ],
    [
      'a row put in behind the seals',
      [`${fila} values (20, now(), 'x', 'lote', '1', 'x')`],
      /^El renglón 20 no está en ningún sello$/,
    ],
    ['a deleted seal', ['delete from bitacora_sellos where numero = 2'], /^Falta el sello 2$/],
    ['the first seal deleted', ['delete from bitacora_sellos where numero = 1'], /^Falta el sello 1$/],
    [
      'two seals that changed places',
      [
        'update bitacora_sellos set numero = 100 where numero = 2',
        'update bitacora_sellos set numero = 2 where numero = 3',
        'update bitacora_sellos set numero = 3 where numero = 100',
      ],
      /^El sello 2 no sigue al anterior$/,
    ],
    [
      'a seal of another hour',
      [`update bitacora_sellos set cuando = cuando + interval '1 second' where numero = 3`],
      /^El sello 3 cambió$/,
    ],
    [
      'a row and its digest',
      [
        `update bitacora set quien = 'ana@x.mx' where id = 4`,
        `update bitacora_sellos set huellas = sha256('x') || substring(huellas from 33) where numero = 2`,
      ],
      /^El sello 2 cambió$/,
    ],
    [
      'a row taken out of its seal',
      [
        `delete from bitacora where id = 6`,
        `update bitacora_sellos set ids = '{[4,6)}', huellas = substring(huellas for 64) where numero = 2`,
      ],
      /^El sello 2 cambió$/,
    ],
    [
      'the tail of the seals cut',
      ['delete from bitacora_sellos where numero = 3'],
      /^Falta el sello 3, que ya se había visto: 3:/,
    ],
    [
      'the tail of rows and seals cut',
      ['delete from bitacora where id > 6', 'delete from bitacora_sellos where numero > 2'],
      /^Falta el sello 3, que ya se había visto: 3:/,
    ],
    [
      'everything taken away',
      ['truncate bitacora', 'truncate bitacora_sellos'],
      /^Falta el sello 3, que ya se había visto/,
    ],
  ])('%s is found', async (_, statements, falla) => {
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query(alteracion(statements))
    const { fallas } = await verifyBitacora(client, [testigo()])
    await client.end()
    expect(fallas[0]).toMatch(falla)
  })
})

describe('an installation of its own each', () => {
  beforeEach(async () => {
    app = await createTestApp()
  })
  afterEach(() => app.stop())

  test('[VII-D1] the application only adds rows, under an id and an hour it does not choose; the owner’s slip is refused too', async () => {
    await escribir('uno')
    await sellar()
    const comoApp = asAplicacion(app.databaseUrl)
    for (const statement of [
      `update bitacora set motivo = 'otro'`,
      'delete from bitacora',
      'truncate bitacora',
      `insert into bitacora (id, quien, entidad, entidad_id, accion) overriding system value values (9, 'x', 'lote', '1', 'x')`,
      `insert into bitacora (cuando, quien, entidad, entidad_id, accion) values ('2020-01-01', 'x', 'lote', '1', 'x')`,
      `update bitacora_sellos set sello = ''`,
      'delete from bitacora_sellos',
      'truncate bitacora_sellos',
      'alter table bitacora disable trigger user',
      'drop table bitacora_por_sellar',
    ]) {
      await expect(query(comoApp, statement), statement).rejects.toThrow(/permission denied|must be owner/)
    }
    for (const statement of [
      `update bitacora set motivo = 'otro'`,
      // Also where it would touch nothing.
      'delete from bitacora where false',
      'truncate bitacora',
      `update bitacora_sellos set numero = 2`,
      'delete from bitacora_sellos',
      'truncate bitacora_sellos cascade',
    ])
      await expect(query(app.databaseUrl, statement), statement).rejects.toThrow(/solo crece/)
    expect((await verificar()).fallas).toEqual([])
  })

  test('[VII-D1] one seal follows another over every row; writers do not wait for it, and who commits late is in a later one', async () => {
    await escribir('antes', 1500)
    const tarde = new pg.Client({ connectionString: asAplicacion(app.databaseUrl) })
    await tarde.connect()
    await tarde.query('begin')
    const insert = `insert into bitacora (quien, entidad, entidad_id, accion) values ('Valija', 'lote', '1', 'tarde')`
    await tarde.query(insert)
    // Ids of what was rolled back stay holes.
    await expect(
      inTransaction(app.deps.db, async (tx) => {
        await writeBitacora(tx, laMaquina, { entidad: 'lote', entidadId: 1, accion: 'nunca' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await escribir('después', 2)
    expect(await sellar()).toBe(1502)
    expect(await sellar()).toBe(0)
    expect(await verificar()).toMatchObject({ sellos: 2, filas: 1502, fallas: [], enEspera: { filas: 0 } })

    // While a batch is being sealed the others write and commit.
    const sella = new pg.Client({ connectionString: asAplicacion(app.databaseUrl) })
    await sella.connect()
    await sella.query('begin')
    await sella.query('select pg_advisory_xact_lock(7301955)')
    await sella.query('delete from bitacora_por_sellar')
    await escribir('mientras')
    expect(await sellar()).toBe(0)
    await sella.query('rollback')
    await sella.end()

    await tarde.query('commit')
    await tarde.end()
    expect((await verificar()).enEspera.filas).toBe(2)
    expect(await sellar()).toBe(2)
    const { ultimo, ...rest } = await verificar(app.databaseUrl, [testigo()])
    expect(rest).toMatchObject({ sellos: 3, filas: 1504, fallas: [] })
    expect(ultimo).toEqual(testigo())
  })

  test('[VII-D1] sealing comes by itself within a minute, and once more when the process stops', async () => {
    expect(ritmo).toBeLessThanOrEqual(60_000)
    const pronto = startSellador(app.deps, 5)
    await escribir('uno')
    await expect.poll(async () => (await verificar()).filas, { timeout: 30_000 }).toBe(1)
    await pronto.stop()
    const nunca = startSellador(app.deps, 3_600_000)
    await escribir('dos')
    await nunca.stop()
    expect(await verificar()).toMatchObject({ filas: 2, fallas: [], enEspera: { filas: 0 } })
  })

  test('[VII-D1] a row deleted before it was sealed is found', async () => {
    await tresSellos()
    await escribir('sin sellar')
    await alterar('delete from bitacora where id = 10')
    expect((await verificar()).fallas).toEqual(['Falta el renglón 10, que esperaba su sello'])
    // Sealing neither hides it nor stops at it.
    await escribir('sigue')
    expect(await sellar()).toBe(1)
    expect((await verificar()).fallas).toEqual(['Falta el renglón 10, que esperaba su sello'])
  })

  test('[VII-D1] a row put in today under a day long past is found, in a hole as well as at the end, although it was sealed', async () => {
    await tresSellos()
    await query(app.databaseUrl, `select setval('bitacora_id_seq', 19)`)
    await escribir('sigue', 2)
    await sellar()
    const pasado = `'2020-01-01', 'x', 'lote', '1', 'x'`
    await query(app.databaseUrl, `${fila} values (15, ${pasado})`)
    await sellar()
    await query(app.databaseUrl, `${fila} values (30, ${pasado})`)
    await sellar()
    const { fallas } = await verificar()
    expect(fallas).toHaveLength(2)
    expect(fallas[0]).toMatch(
      /^El renglón 15 dice ser del 2020-01-01T00:00:00\.000000 y entró después del .* \(sello 5\)$/,
    )
    expect(fallas[1]).toMatch(/^El renglón 30 dice ser del 2020/)
  })

  test('[VII-D1] a chain made anew is found by the seal that was seen outside, and sealing on does not forget that one', async () => {
    await tresSellos()
    const visto = testigo()
    await alterar(`update bitacora set motivo = 'otro' where id = 8`)
    const { rows } = await inTransaction(app.deps.db, async (tx) => {
      const { sql } = await import('kysely')
      return sql<{ campos: (string | null)[] }>`select ${sql.raw(camposSellados)} as campos from bitacora b
      where id > 6 order by id`.execute(tx)
    })
    const [tercero] = await query(
      app.databaseUrl,
      `select s.*, s.ids::text as ids, to_char(cuando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as cuando
     from bitacora_sellos s where numero = 3`,
    )
    const nuevo = {
      ...(tercero as { numero: number; cuando: string; previo: Buffer; ids: string }),
      huellas: Buffer.concat(rows.map(({ campos }) => huellaDe(campos))),
    }
    const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`
    await alterar(
      `update bitacora_sellos set huellas = ${hex(nuevo.huellas)}, sello = ${hex(selloDe(nuevo))} where numero = 3`,
    )
    expect((await verificar()).fallas).toEqual([])
    expect((await verificar(app.databaseUrl, [visto])).fallas).toEqual([
      `El sello 3 no es el que se había visto: ${textoDe(visto)}`,
    ])
    await escribir('sigue')
    await sellar()
    expect(testigo()).toEqual(visto)
  })

  test('[VII-D1] of very many faults so many are told, the first one first', async () => {
    await tresSellos()
    await escribir('más', 100)
    await sellar()
    await alterar(`update bitacora set quien = 'x'`)
    const { fallas } = await verificar()
    expect(fallas).toHaveLength(maximo)
    expect(fallas[0]).toBe('El renglón 1 cambió (sello 1)')
  })

  test('[VII-D1] npm run bitacora -- verificar says so and ends with 1; whole it ends with 0, and asked wrongly with 2', async () => {
    await tresSellos()
    const run = (...args: string[]) =>
      spawnSync(
        process.execPath,
        [path.join(import.meta.dirname, '../../../../../scripts/bitacora.ts'), ...args],
        {
          env: { ...process.env, DATABASE_URL: app.databaseUrl, VALIJA_DATA: app.deps.config.dataDir },
          encoding: 'utf8',
        },
      )
    const bien = run('verificar', textoDe(testigo()))
    expect(bien.stdout).toBe(`Bitácora íntegra: 9 renglones en 3 sellos. El último: ${textoDe(testigo())}\n`)
    expect(bien.status).toBe(0)
    await alterar(`update bitacora set motivo = 'otro' where id = 5`)
    const mal = run('verificar')
    expect(mal.stdout).toMatch(/^El renglón 5 cambió \(sello 2\)\n/)
    expect(mal.status).toBe(1)
    expect(run('verificar', '3:corto').status).toBe(2)
    expect(run().status).toBe(2)
  })
  test('[VII-D1] a restored copy keeps the chain and goes on with it, with what was not sealed yet', async () => {
    await escribir('sellado', 3)
    await sellar()
    await escribir('en espera', 2)
    const temporal = mkdtempSync(path.join(tmpdir(), 'valija-cadena-'))
    const { dataDir } = app.deps.config
    const copia = path.join(temporal, 'copia')
    await respaldar(
      { databaseUrl: app.databaseUrl, archivos: app.deps.archivos, dataDir, env: {}, version: '0.1.0' },
      copia,
    )
    const name = `r_${path.basename(temporal).replaceAll(/\W/g, '').toLowerCase()}`
    await query(`${inject('postgres')}/postgres`, `create database ${name}`)
    const destino = `${inject('postgres')}/${name}`
    made.push(destino)
    const otra = path.join(temporal, 'datos')
    await restaurar(
      { databaseUrl: destino, dataDir: otra, env: {}, archivos: createArchivos({ dataDir: otra }) },
      copia,
    )
    expect(await verificar(destino, [testigo()])).toMatchObject({
      filas: 3,
      fallas: [],
      enEspera: { filas: 2 },
    })
    await migrate(destino, { aplicacion: asAplicacion(destino) })
    const { db } = connect(asAplicacion(destino))
    await sealBitacora({ ...app.deps, db, config: { ...app.deps.config, dataDir: otra } })
    await db.destroy()
    expect(await verificar(destino, [testigo()])).toMatchObject({ sellos: 2, filas: 5, fallas: [] })
    await expect(query(destino, 'delete from bitacora')).rejects.toThrow('solo crece')
    rmSync(temporal, { recursive: true, force: true })
  })

  test('[VII-D1] rows of before there were seals are sealed as they are found', async () => {
    const url = await copyDatabase()
    made.push(url)
    await query(
      url,
      `drop table bitacora_fria; drop table bitacora_sellos; drop table bitacora_por_sellar; drop trigger bitacora_por_sellar on bitacora;
     drop trigger bitacora_solo_crece on bitacora; drop function bitacora_por_sellar; drop function bitacora_solo_crece;
     delete from migraciones where nombre in ('0280_bitacora_sellada.sql', '0451_bitacora_fria.sql');
     insert into bitacora (cuando, quien, entidad, entidad_id, accion)
       select now() - interval '1 year' + n * interval '1 hour', 'x', 'lote', '1', 'x' from generate_series(1, 2500) n`,
    )
    await migrate(url, { aplicacion: asAplicacion(url) })
    const { db } = connect(asAplicacion(url))
    expect(await sealBitacora({ ...app.deps, db })).toBe(2500)
    await db.destroy()
    expect(await verificar(url)).toMatchObject({ sellos: 3, filas: 2500, fallas: [] })
  })
})
