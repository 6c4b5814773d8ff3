import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { copyDatabase, createTestApp, dropDatabase, relojMovible } from '../../testing/test-app.ts'
import { createValija } from '../app.ts'
import { createAdmin } from '../areas/usuarios/create-admin.ts'
import { readConfig } from '../config.ts'
import { createDemo } from '../demo.ts'

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
const usedDatabase = await database()
const config = readConfig('demo', { VALIJA_DATA: used, VALIJA_LOG: 'silent', PORT: '0' })
await (await createDemo(config, usedDatabase, { skipMigrations: true })).stop()
const app = await createTestApp({ modo: 'produccion' })
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

test('[VII-A1] production first, then the demonstration over its folder: refused and said, also before anybody has an account and with the database elsewhere; production starts as before', async () => {
  const [real, url] = [folder(), await database()]
  expect(await start(real, url)).toBe('')
  const demo = async (VALIJA_DATA: string, databaseUrl: string): Promise<string> =>
    createDemo(readConfig('demo', { VALIJA_DATA, VALIJA_LOG: 'silent', PORT: '0' }), databaseUrl, {
      skipMigrations: true,
    }).then(
      async (made) => {
        await made.stop()
        return ''
      },
      (error: unknown) => (error as Error).message,
    )
  const before = readdirSync(real)
  expect(await demo(real, await database())).toMatch(/es de una instalación real.*VALIJA_DATA/)
  expect(readdirSync(real)).toEqual(before)
  expect(await start(real, url)).toBe('')
})

test('[VII-A1] a demonstration’s folder copied elsewhere, or without its mark, is still one', async () => {
  const copied = folder()
  cpSync(used, copied, { recursive: true })
  expect(await start(copied, await database())).toContain('es de una demostración')
  renameSync(path.join(copied, 'DEMOSTRACION.txt'), path.join(copied, 'leeme.txt'))
  expect(await start(copied, await database())).toContain('ac-de-muestra.pem')
})

test('[VII-A1] nobody is given the mailbox of a demonstration in a real installation, which would shut it at its next start', async () => {
  const admin = await app.persona('admin')
  const email = 'admin@valija.demo'
  const made = [
    await app.call('POST', '/api/usuarios/crear', admin, {
      email,
      password: 'Otra@2026',
      phoneNumber: 'Proveedor',
    }),
    await app.call('POST', '/api/invitaciones', admin, { correo: email, rol: 'Operativo' }),
    await app.call('POST', '/api/invitaciones', admin, { correo: 'Otra@VALIJA.demo', rol: 'Operativo' }),
    await app.call('POST', '/api/usuarios/crearProveedor', admin, {
      email,
      rfc: 'HVE950101AB1',
      nombreAgencia: 'Hotel Verde',
      idProveedores: [101],
    }),
  ]
  expect(made.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  await expect(createAdmin(app.deps, email)).rejects.toMatchObject({ codigo: 'correoInvalido' })
  expect(await start(app.deps.config.dataDir, app.databaseUrl)).toBe('')
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
