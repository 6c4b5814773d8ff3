import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArchivos } from './archivos-flydrive.ts'
import type { ArchivosPort } from './port.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'archivos-'))
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(dir, 's3'),
  configureBuckets: [{ name: 'valija', configs: [] }],
})
let endpoint = ''
beforeAll(async () => {
  const { port } = await s3.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await s3.close()
  rmSync(dir, { recursive: true, force: true })
})

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const contenido = Buffer.from('<?xml version="1.0"?><ñandú/>\n'.repeat(5_000))

const make: Record<string, () => ArchivosPort> = {
  'data folder': () => createArchivos({ dataDir: path.join(dir, 'fs') }),
  'S3 store': () =>
    createArchivos({
      dataDir: path.join(dir, 'con-s3'),
      S3_BUCKET: 'valija',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
}

describe.each(Object.entries(make))('files in the %s', (_name, createPort) => {
  it('names content by its hash and gives back the same bytes', async () => {
    const archivos = createPort()
    const guardado = await archivos.guardar(contenido)
    expect(guardado).toEqual({ hash: sha256(contenido), tamano: contenido.length })
    expect(await buffer(await archivos.leer(guardado.hash))).toEqual(contenido)
    expect(Buffer.from(await archivos.leerBytes(guardado.hash))).toEqual(contenido)
    expect(await archivos.existe(guardado.hash)).toBe(true)
  })
  it('keeps the same bytes once, streamed or whole, and at the same time', async () => {
    const archivos = createPort()
    const stream = () => Readable.from([contenido.subarray(0, 7), contenido.subarray(7)])
    const todos = await Promise.all([1, 2, 3, 4].map(() => archivos.guardar(stream())))
    expect(new Set(todos.map((g) => g.hash))).toEqual(new Set([sha256(contenido)]))
    expect(await buffer(await archivos.leer(sha256(contenido)))).toEqual(contenido)
  })
  it('gives a small file back without a byte more', async () => {
    const archivos = createPort()
    const { hash } = await archivos.guardar(Buffer.from('uno'))
    expect(Buffer.from(await archivos.leerBytes(hash)).toString()).toBe('uno')
  })
  it('keeps an empty file', async () => {
    const archivos = createPort()
    const { hash, tamano } = await archivos.guardar(new Uint8Array())
    expect(tamano).toBe(0)
    expect(await buffer(await archivos.leer(hash))).toHaveLength(0)
  })
  it('says that a file is missing before anything is read', async () => {
    const archivos = createPort()
    const nunca = sha256(Buffer.from('nunca'))
    expect(await archivos.existe(nunca)).toBe(false)
    await expect(archivos.leer(nunca)).rejects.toMatchObject({
      system: 'archivos',
      kind: 'rejected',
      status: 404,
    })
    await expect(archivos.leerBytes(nunca)).rejects.toMatchObject({ status: 404 })
  })
  it('refuses a name that is no hash', async () => {
    await expect(createPort().leer('../../etc/passwd')).rejects.toMatchObject({ system: 'archivos' })
  })
  it('drops a stream that breaks half-way and leaves nothing behind', async () => {
    const archivos = createPort()
    const roto = Readable.from(
      (function* () {
        yield Buffer.from('medio')
        throw new Error('the client went away')
      })(),
    )
    await expect(archivos.guardar(roto)).rejects.toThrow('the client went away')
    expect(await archivos.existe(sha256(Buffer.from('medio')))).toBe(false)
  })
  it('deletes, and passes its own health check', async () => {
    const archivos = createPort()
    const { hash } = await archivos.guardar(Buffer.from('para borrar'))
    await archivos.borrar(hash)
    expect(await archivos.existe(hash)).toBe(false)
    await archivos.comprobar()
  })
})

it('leaves no temporary files', () => {
  for (const d of ['fs', 'con-s3']) expect(readdirSync(path.join(dir, d, 'temporales'))).toEqual([])
})
it('a store that does not answer fails the health check', async () => {
  const archivos = createArchivos({
    dataDir: path.join(dir, 'x'),
    S3_BUCKET: 'valija',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  })
  await expect(archivos.comprobar()).rejects.toMatchObject({ system: 'archivos', kind: 'unreachable' })
})
