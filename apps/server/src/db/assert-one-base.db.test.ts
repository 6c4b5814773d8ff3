import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { asAplicacion, dropDatabase, emptyDatabase, relojMovible } from '../../testing/test-app.ts'
import { createValija } from '../app.ts'
import { readConfig } from '../config.ts'

const bases = [await emptyDatabase(), await emptyDatabase()]
afterAll(() => Promise.all(bases.map(dropDatabase)))

const tablas = (url: string) => query(url, `select 1 from pg_tables where schemaname = 'public'`)
/** What the start of a production says that it has not, and what it left in its folder. */
async function start(databaseUrl: string, env: Record<string, string> = {}) {
  const VALIJA_DATA = mkdtempSync(path.join(tmpdir(), 'valija-una-'))
  const config = readConfig('produccion', {
    SAT_URL: 'http://127.0.0.1:9/sat',
    ANT_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CORREO_REMITENTE: 'V <v@empresa.mx>',
    RECEPTOR_RFC: 'EKU9003173C9',
    VALIJA_LOG: 'silent',
    VALIJA_DATA,
    PORT: '0',
    ...env,
  })
  const said = await createValija({ config, databaseUrl, reloj: relojMovible() }).then(
    async (valija) => {
      await valija.stop()
      return ''
    },
    (error: unknown) => (error as Error).message,
  )
  return { said, left: readdirSync(VALIJA_DATA) }
}

describe('[VII-A4] a production whose settings name two databases', () => {
  test.each(['DATABASE_URL_DUENO', 'DATABASE_URL_DIRECTA'])(
    '[VII-A4] %s of another one does not start, and nothing is written in either',
    async (ajuste) => {
      const [una = '', otra = ''] = bases
      const { said, left } = await start(una, { [ajuste]: otra })
      expect(said).toMatch(new RegExp(`^DATABASE_URL y ${ajuste} llevan a dos bases de datos distintas`))
      expect([left, await tablas(una), await tablas(otra)]).toEqual([[], [], []])
    },
  )

  test('[VII-A4] one that is written in another way, or as another role, is the same', async () => {
    const [una = ''] = bases
    const otroNombre = una.replace('127.0.0.1', 'localhost')
    expect(
      await start(asAplicacion(una), { DATABASE_URL_DUENO: una, DATABASE_URL_DIRECTA: otroNombre }),
    ).toMatchObject({ said: '' })
  })

  test('[VII-A4] one of another program is refused by the name of a table of its own, and left as it was', async () => {
    const otra = bases[1] ?? ''
    await query(otra, 'create table usuarios (clave int)')
    const { said, left } = await start(otra)
    expect(said).toMatch(/tablas que no son de Valija \(usuarios\).*DATABASE_URL/)
    expect([left, await tablas(otra)]).toEqual([[], [{ '?column?': 1 }]])
  })
})
