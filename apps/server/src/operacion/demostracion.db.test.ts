import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createValija } from '../app.ts'
import { createDemo } from '../demo.ts'
import { readConfig } from '../config.ts'
import { query } from '../testing/query.ts'
import { copyDatabase, createTestApp, dropDatabase, relojMovible, type TestApp } from '../testing/test-app.ts'

const outside = {
  SAT_URL: 'http://127.0.0.1:9/sat',
  ANT_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CORREO_REMITENTE: 'V <v@empresa.mx>',
  RECEPTOR_RFC: 'EKU9003173C9',
}
const folder = () => mkdtempSync(path.join(tmpdir(), 'valija-marca-'))
const made: string[] = []
const database = async () => {
  const url = await copyDatabase()
  made.push(url)
  return url
}
/** What a production start says; empty when it starts. */
const start = async (VALIJA_DATA: string, databaseUrl: string): Promise<string> => {
  const config = readConfig('produccion', { ...outside, VALIJA_DATA, VALIJA_LOG: 'silent', PORT: '0' })
  try {
    await (await createValija({ config, databaseUrl, reloj: relojMovible() })).stop()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
const used = folder()
let usedDatabase = ''
let app: TestApp
beforeAll(async () => {
  usedDatabase = await database()
  const config = readConfig('demo', { VALIJA_DATA: used, VALIJA_LOG: 'silent', PORT: '0' })
  await (await createDemo(config, usedDatabase, { skipMigrations: true })).stop()
  app = await createTestApp({ modo: 'produccion' })
})
afterAll(async () => {
  await app.stop()
  for (const url of made) await dropDatabase(url)
})

test('[VII-A1] production refuses the folder of a demonstration and its database, each by its own, and says what to do', async () => {
  expect(await start(used, await database())).toMatch(
    /carpeta de datos .* es de una demostración.*VALIJA_DATA/,
  )
  expect(await start(folder(), usedDatabase)).toMatch(/base de datos es de una demostración.*DATABASE_URL/)
  expect((await start(used, usedDatabase)).split('\n')).toHaveLength(2)
  expect(await start(folder(), await database())).toBe('')
})

test('[VII-A1] what a demonstration left before there was a mark is known by its traces', async () => {
  await query(usedDatabase, 'update instalacion set demostracion = false')
  expect(await start(folder(), usedDatabase)).toContain('es de una demostración')
  const old = folder()
  mkdirSync(path.join(old, 'anclas'))
  writeFileSync(path.join(old, 'anclas', 'ac-de-muestra.pem'), '')
  expect(await start(old, await database())).toContain('ac-de-muestra.pem')
})

test('[VII-A1] a demonstration does not fill an installation in use with samples', async () => {
  const url = await database()
  await query(url, `insert into usuarios (email, tipo) values ('ana@empresa.mx', 'Administrador')`)
  const config = readConfig('demo', { VALIJA_DATA: folder(), VALIJA_LOG: 'silent', PORT: '0' })
  await expect(createDemo(config, url)).rejects.toThrow('instalación real')
})

test('[VII-A5] in production the list of calls needs a session, its page and its files too', async () => {
  for (const ruta of ['', '/', '/json', '/yaml', '/static/index.html', '/static/swagger-ui-bundle.js']) {
    const { status } = await app.call('GET', `/api/documentacion${ruta}`)
    expect([ruta, status]).toEqual([ruta, 401])
  }
  const quien = await app.persona('proveedor')
  expect((await app.call('GET', '/api/documentacion/json', quien)).status).toBe(200)
})
