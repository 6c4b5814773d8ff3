import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { escribirBitacora } from '../../../testing/escribir-bitacora.ts'
import { query } from '../../../testing/query.ts'
import { asAplicacion, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { CopiaError } from '../../operacion/manifiesto.ts'
import { enfriarBitacora } from './enfriar-bitacora.ts'
import { sealBitacora } from './seal-bitacora.ts'
import { verifyBitacora } from './verify-bitacora.ts'

let app: TestApp
let dir = ''
let client: pg.Client
beforeEach(async () => {
  app = await createTestApp()
  dir = mkdtempSync(path.join(tmpdir(), 'valija-frio-'))
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await app.stop()
  rmSync(dir, { recursive: true, force: true })
})

const tanda = async (motivo: string, cuantos: number) => {
  await escribirBitacora(app, motivo, cuantos)
  await sealBitacora(app.deps)
}
const verificar = (frio: string | null = dir) => verifyBitacora(client, [], frio)
const cuantos = async () =>
  Number((await client.query<{ n: string }>('select count(*) as n from bitacora')).rows[0]?.n)

/** Three seals, an hour to part them, and three more; then the older ones in files of two seals each. */
async function enfriada() {
  for (const n of [1, 2, 3]) await tanda(`vieja ${n}`, 4)
  const { rows } = await client.query<{ corte: Date }>(
    "select clock_timestamp() + interval '1 millisecond' as corte",
  )
  for (const n of [1, 2, 3]) await tanda(`nueva ${n}`, 2)
  const antes = await cuantos()
  const hechos = await enfriarBitacora(client, rows[0]?.corte ?? new Date(), dir, 2)
  return { antes, hechos }
}

test('[XI-C2] what is old goes into files, each proved before a row is removed, and the chain verifies with them and without', async () => {
  const { antes, hechos } = await enfriada()
  expect(hechos.map(({ sellos, filas }) => [sellos, filas])).toEqual([
    [2, 8],
    [1, 4],
  ])
  // One row tells of each file.
  expect(await cuantos()).toBe(antes - 12 + 2)
  await sealBitacora(app.deps)
  expect(await verificar()).toMatchObject({
    fallas: [],
    frias: { filas: 12, sinLeer: [] },
    enEspera: { filas: 0 },
  })
  expect(await verificar(null)).toMatchObject({
    fallas: [],
    frias: { sinLeer: hechos.map(({ archivo }) => archivo) },
  })
  // Nothing is left to move; what comes later goes on where this ended.
  expect(await enfriarBitacora(client, new Date(0), dir)).toEqual([])
  const otra = await enfriarBitacora(client, new Date(Date.now() + 60_000), dir)
  expect(otra.map(({ filas }) => filas)).toEqual([8])
  expect((await verificar()).fallas).toEqual([])
})

test('[XI-C2] a file that is gone, cut or changed by one letter is found, and so is a row that comes back', async () => {
  const { hechos } = await enfriada()
  const file = path.join(dir, hechos[0]?.archivo ?? '')
  const whole = readFileSync(file)
  const fallas = async () => (await verificar()).fallas
  writeFileSync(file, whole.subarray(0, whole.length - 9))
  expect(await fallas()).toEqual([expect.stringMatching(/^El archivo .* cambió$/)])
  const changed = gzipSync(gunzipSync(whole).toString().replace('vieja 1', 'vieja 9'))
  writeFileSync(file, changed)
  expect(await fallas()).toEqual([expect.stringMatching(/^El archivo .* cambió$/)])
  rmSync(file)
  expect(await fallas()).toEqual([expect.stringMatching(/^Falta el archivo /)])
  writeFileSync(file, whole)
  await query(
    app.databaseUrl,
    `insert into bitacora (id, quien, entidad, entidad_id, accion) overriding system value values (2, 'x', 'lote', '1', 'x')`,
  )
  expect(await fallas()).toEqual([expect.stringMatching(/^El renglón 2 volvió/)])
})

test('[XI-C2] rows removed under the name of a file that the bitácora does not tell of are found', async () => {
  for (const n of [1, 2]) await tanda(`x ${n}`, 3)
  await query(
    app.databaseUrl,
    `begin; set local valija.enfria = 'si'; delete from bitacora where id <= 3;
     insert into bitacora_fria (desde_sello, hasta_sello, filas, archivo, huella) values (1, 1, 3, 'x', repeat('0', 64)); commit`,
  )
  expect((await verificar(null)).fallas).toEqual([
    'La bitácora no dice que se hayan pasado a archivo los sellos hasta el 1',
  ])
})

test('[XI-C2] nothing moves out of a bitácora that is not whole, and the application moves nothing', async () => {
  await tanda('x', 3)
  const comoApp = asAplicacion(app.databaseUrl)
  for (const statement of [
    `begin; set local valija.enfria = 'si'; delete from bitacora`,
    `insert into bitacora_fria (desde_sello, hasta_sello, filas, archivo, huella) values (1, 1, 3, 'x', repeat('0', 64))`,
  ])
    await expect(query(comoApp, statement), statement).rejects.toThrow(/permission denied/)
  await query(
    app.databaseUrl,
    `alter table bitacora disable trigger user; update bitacora set motivo = 'y' where id = 2; alter table bitacora enable trigger user`,
  )
  const refused = enfriarBitacora(client, new Date(Date.now() + 60_000), dir)
  // Told at the console as it is.
  await expect(refused).rejects.toThrow(CopiaError)
  await expect(refused).rejects.toThrow(/no se movió nada: El renglón 2 cambió/)
  expect(await cuantos()).toBe(3)
})
