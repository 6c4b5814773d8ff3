import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { enTabla, type Renglon, revisarArranque } from './revisar-arranque.ts'

const app = await useTestApp()

const rows = (
  cambios: object = {},
  ahora?: () => Date,
  otros: Partial<Parameters<typeof revisarArranque>[0]> = {},
): Promise<Renglon[]> =>
  revisarArranque({
    config: { ...app.deps.config, VALIJA_URL_PUBLICA: 'https://valija.ejemplo.mx', ...cambios },
    db: app.deps.db,
    archivos: app.deps.archivos,
    secretos: app.deps.secretos,
    ...(ahora ? { ahora } : {}),
    ...otros,
  })
const look = async (...args: Parameters<typeof rows>): Promise<Record<string, Renglon>> =>
  Object.fromEntries((await rows(...args)).map((renglon) => [renglon.que, renglon]))

describe('[VII-A4] what an installation needs is told at its start', () => {
  test('all well: each part in its row', async () => {
    const tabla = await look()
    for (const que of [
      'Base de datos',
      'Archivos',
      'SAT',
      'ANT',
      'Motores de reservas',
      'Correo',
      'VALIJA_URL_PUBLICA',
      'Llave de los secretos',
    ])
      expect(tabla[que], que).toMatchObject({ estado: 'bien' })
    expect(enTabla(Object.values(tabla)).split('\n')).toHaveLength(Object.keys(tabla).length)
  })

  test.each([
    ['SAT', { satUrl: 'http://127.0.0.1:9/x' }, 'no responde'],
    ['ANT', { antUrl: 'http://127.0.0.1:9' }, 'no responde'],
    ['Correo', { smtpUrl: 'smtp://127.0.0.1:9' }, 'tres días'],
    ['Correo', { smtpUrl: undefined }, 'nadie recibirá'],
    ['VALIJA_URL_PUBLICA', { VALIJA_URL_PUBLICA: 'http://valija.mx' }, 'sin cifrar'],
    ['VALIJA_URL_PUBLICA', { VALIJA_URL_PUBLICA: undefined }, 'no está puesta'],
    ['Disco', { dataDir: '/no/existe' }, 'no se puede leer'],
    ['RECEPTOR_RFC', { receptorRfc: 'XIA190128J61' }, 'dice XIA190128J61; vale '],
  ])('%s that is missing is named with what follows from it', async (que, cambios, detalle) => {
    expect((await look(cambios))[que]).toMatchObject({
      estado: 'aviso',
      detalle: expect.stringContaining(detalle) as string,
    })
  })

  test('[XI] which database and which store, so that two machines can be seen to share them', async () => {
    const tabla = await look({ S3_BUCKET: 'valija', S3_ENDPOINT: 'http://10.0.0.9:9000' })
    expect(tabla['Base de datos']?.detalle).toMatch(
      /^la base \w+ de [\d.:]+, PostgreSQL|^la propia, PostgreSQL/,
    )
    expect(tabla.Archivos).toMatchObject({ estado: 'bien', detalle: 'el depósito valija de 10.0.0.9:9000' })
    expect((await look({ S3_BUCKET: undefined })).Archivos?.detalle).toContain('es de esta máquina')
    const cerrado = { ...app.deps.archivos, comprobar: () => Promise.reject(new Error('closed')) }
    expect((await look({}, undefined, { archivos: cerrado })).Archivos).toMatchObject({
      estado: 'aviso',
      detalle: expect.stringContaining('no guarda') as string,
    })
  })

  test.each([
    ['VALIJA_SALDIA', '¿querías VALIJA_SALIDA?'],
    ['DATABSE_URL', '¿querías DATABASE_URL?'],
    ['s3_bucket', '¿querías S3_BUCKET?'],
    ['VALIJA_ALGO_MAS', 'no se usa'],
  ])('[XI] a setting written %s is told, not passed over', async (puesto, dicho) => {
    const { Ajustes } = await look({}, undefined, { env: { [puesto]: 'x', PATH: '/bin', HOME: '/' } })
    expect(Ajustes).toMatchObject({ estado: 'aviso', detalle: expect.stringContaining(dicho) as string })
  })

  test('[XI] what the environment holds of others is no misspelt setting', async () => {
    const env = { PATH: '', PWD: '', HOSTNAME: '', AWS_ACCESS_KEY_ID: '', DATABASE_URL: '', NODE_ENV: '' }
    expect(await look({}, undefined, { env })).not.toHaveProperty('Ajustes')
  })

  test('a file among the authorities that is none is told: a copy cut short, a private key, a folder that is no folder', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'valija-anclas-'))
    writeFileSync(path.join(dir, 'nueva.cer'), 'cut')
    writeFileSync(
      path.join(dir, 'llave.pem'),
      '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n',
    )
    const renglones = await rows({
      anclasDir: [app.deps.config.anclasDir, dir, path.join(dir, 'nueva.cer')].join(path.delimiter),
    })
    const dichos = renglones.filter(({ que }) => que === 'Autoridades del SAT')
    expect(dichos.map(({ estado }) => estado)).toEqual(['bien', 'aviso', 'aviso', 'aviso'])
    for (const archivo of ['nueva.cer: se omite', 'llave.pem: se omite'])
      expect(enTabla(dichos)).toContain(archivo)
    rmSync(dir, { recursive: true })
  })

  test('a database that a newer version used is told', async () => {
    await query(app.databaseUrl, `insert into migraciones (nombre) values ('9999-que-vendra.sql')`)
    expect((await look())['Base de datos']).toMatchObject({
      estado: 'aviso',
      detalle: expect.stringContaining('más nueva') as string,
    })
    await query(app.databaseUrl, `delete from migraciones where nombre = '9999-que-vendra.sql'`)
  })

  test('clocks that differ are told by how much', async () => {
    const tabla = await look({}, () => new Date(Date.now() + 90_000))
    expect(tabla['Base de datos']?.detalle).toMatch(/difieren (89|90|91) s/)
  })
})
