import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Almacen, onDisk } from './almacenes.ts'
import { checkArchivos, createArchivos } from './archivos-flydrive.ts'
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
  it('[VII-B4] lists what lies there, with its day', async () => {
    const archivos = createPort()
    const { hash } = await archivos.guardar(Buffer.from('en la lista'))
    const dias = new Map<string, Date>()
    for await (const { llave, modificado } of archivos.listar()) dias.set(llave, modificado)
    const found = dias.get(`${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`)
    expect(Date.now() - (found?.getTime() ?? 0)).toBeLessThan(60_000)
  })
  it('deletes, and passes its own health check', async () => {
    const archivos = createPort()
    const { hash } = await archivos.guardar(Buffer.from('para borrar'))
    await archivos.borrar(hash)
    expect(await archivos.existe(hash)).toBe(false)
    await archivos.comprobar()
  })
})

it('[VIII-E] every folder made for a file is on the disk with it, and so is what names it', async () => {
  const dataDir = path.join(dir, 'duradero')
  const archivos = createArchivos({ dataDir })
  const open = vi.spyOn(fs, 'open')
  syncBuiltinESMExports()
  const synced = async (texto: string) => {
    open.mockClear()
    const { hash } = await archivos.guardar(Buffer.from(texto))
    const root = path.join(dataDir, 'archivos')
    const dirs = open.mock.calls.filter(([, flags]) => flags === 'r').map(([ruta]) => String(ruta))
    return [
      dirs,
      [path.join(root, hash.slice(0, 2), hash.slice(2, 4)), path.join(root, hash.slice(0, 2)), root],
    ]
  }
  try {
    const [primera = [], [hojas = '', ...arriba] = []] = await synced('uno')
    expect(new Set(primera)).toEqual(new Set([dir, dataDir, ...arriba, hojas]))
    rmSync(hojas, { recursive: true })
    expect((await synced('uno'))[0]).toEqual([arriba[0], hojas])
    rmSync(hojas, { recursive: true })
    await fs.mkdir(hojas)
    expect((await synced('uno'))[0]).toEqual([hojas])
  } finally {
    open.mockRestore()
    syncBuiltinESMExports()
  }
})
it('[XI] the store may be another disk than the data folder: its files get their name in one step, and a mounted disk’s own folder is not theirs', async () => {
  const { dev } = statSync(dir)
  const otro = ['/dev/shm', '/var/tmp'].find((place) => statSync(place).dev !== dev)
  const otroDisco = mkdtempSync(`${otro}/archivos-`)
  try {
    const dataDir = mkdtempSync(path.join(dir, 'dos-discos-'))
    symlinkSync(otroDisco, path.join(dataDir, 'archivos'))
    const archivos = createArchivos({ dataDir })
    const { hash } = await archivos.guardar(contenido)
    expect(Buffer.from(await archivos.leerBytes(hash))).toEqual(contenido)
    await archivos.comprobar()
    mkdirSync(path.join(otroDisco, 'lost+found'))
    writeFileSync(path.join(otroDisco, 'lost+found', 'x'), '')
    const llaves: string[] = []
    for await (const { llave } of archivos.listar()) llaves.push(llave)
    expect(llaves).toEqual([`${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`])
  } finally {
    rmSync(otroDisco, { recursive: true })
  }
})
it('[XI-A2] health keeps its sample as every file is kept: what no file could be written to fails it', async () => {
  const dataDir = path.join(dir, 'sin-temporales')
  const archivos = createArchivos({ dataDir })
  await archivos.comprobar()
  rmSync(path.join(dataDir, 'archivos', 'temporales'), { recursive: true })
  writeFileSync(path.join(dataDir, 'archivos', 'temporales'), 'not a folder')
  await expect(archivos.comprobar()).rejects.toMatchObject({ system: 'archivos' })
})
it('leaves no temporary files', () => {
  for (const d of ['fs/archivos', 'con-s3']) expect(readdirSync(path.join(dir, d, 'temporales'))).toEqual([])
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

it('[XI-A7] a store without its bucket is told by its error alone: nothing is written between the lines of the log', async () => {
  const said = (['debug', 'info', 'log', 'warn', 'error'] as const).map((how) =>
    vi.spyOn(console, how).mockImplementation(() => undefined),
  )
  const archivos = createArchivos({
    dataDir: path.join(dir, 'sin-deposito'),
    S3_BUCKET: 'otro',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  await expect(archivos.comprobar()).rejects.toMatchObject({ kind: 'unreachable' })
  for (const spy of said) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  }
})

describe('a store that fails the bytes it is given', () => {
  const fileOf = (root: string, hash: string) => path.join(root, hash.slice(0, 2), hash.slice(2, 4), hash)
  let made = 0
  /** A store on its own folder whose writing ends as told. */
  const bad = (put: (real: Almacen, root: string) => Almacen['put']) => {
    const root = path.join(dir, `malo-${made++}`)
    const real = onDisk(root)
    const store: Almacen = { ...real, put: put(real, root) }
    return { root, store, archivos: checkArchivos(store) }
  }
  const well = () => bad(({ put }) => put)
  const failing = (error: Error) => bad(() => () => Promise.reject(error))
  const grande = Buffer.alloc(5 * 1024 * 1024, 'a')
  const readAll = async (archivos: ArchivosPort, hash: string): Promise<number> => {
    let n = 0
    for await (const part of await archivos.leer(hash)) n += (part as Uint8Array).length
    return n
  }
  afterEach(() => vi.useRealTimers())

  it('[XI-A7] half an object kept is no save, and the next save that is kept whole heals it', async () => {
    let halves = true
    const { archivos, root } = bad((real, folder) => async (key, temporal) => {
      await real.put(key, temporal)
      if (halves) truncateSync(fileOf(folder, temporal.hash), Math.floor(temporal.tamano / 2))
    })
    await expect(archivos.guardar(contenido)).rejects.toMatchObject({
      falla: 'incompleto',
      hash: sha256(contenido),
    })
    halves = false
    const { hash, tamano } = await archivos.guardar(contenido)
    expect(statSync(fileOf(root, hash)).size).toBe(tamano)
    expect(await readAll(archivos, hash)).toBe(tamano)
    expect(readdirSync(path.join(root, 'temporales'))).toEqual([])
  })

  it.each([
    ['one byte more', (file: string) => appendFileSync(file, 'x')],
    ['one byte less', (file: string) => truncateSync(file, statSync(file).size - 1)],
    ['nothing left', (file: string) => truncateSync(file, 0)],
  ])(
    '[XI-A7] every reading tells changed bytes (%s), and no reader gets them to their end',
    async (_what, damage) => {
      const { archivos, root } = well()
      for (const bytes of [contenido, grande]) {
        const { hash } = await archivos.guardar(bytes)
        damage(fileOf(root, hash))
        const { size } = statSync(fileOf(root, hash))
        await expect(archivos.leerBytes(hash)).rejects.toMatchObject({ falla: 'alterado', hash })
        let got = 0
        const stream = async () => {
          for await (const part of await archivos.leer(hash)) got += (part as Uint8Array).length
        }
        await expect(stream()).rejects.toMatchObject({ falla: 'alterado', hash })
        expect(got).toBeLessThan(Math.max(size, 1))
      }
    },
  )

  it('[XI-A7] a small file that changed is told before its answer begins', async () => {
    const { archivos, root } = well()
    const { hash } = await archivos.guardar(contenido)
    appendFileSync(fileOf(root, hash), 'x')
    await expect(archivos.leer(hash)).rejects.toMatchObject({ falla: 'alterado', hash })
  })

  it.each([
    ['the disk', Object.assign(new Error('no space'), { code: 'ENOSPC' })],
    ['the quota of an account', Object.assign(new Error('quota'), { code: 'EDQUOT' })],
    ['an S3 quota', Object.assign(new Error('x'), { name: 'XMinioAdminBucketQuotaExceeded' })],
    ['an S3 disk', Object.assign(new Error('x'), { name: 'XMinioStorageFull' })],
    ['an answer 507', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 507 } })],
  ])('[XI-A7] no room is told as such: %s', async (_what, error) => {
    await expect(
      failing(new Error('wrapped', { cause: error })).archivos.guardar(contenido),
    ).rejects.toMatchObject({ falla: 'lleno', system: 'archivos' })
  })

  it('[XI-A7] a file that is not there is told with its hash', async () => {
    const { archivos } = well()
    const hash = sha256(Buffer.from('nunca'))
    await expect(archivos.leer(hash)).rejects.toMatchObject({ falla: 'perdido', hash })
    await expect(archivos.leerBytes(hash)).rejects.toMatchObject({ falla: 'perdido', hash })
  })

  it('[XI-A7] no call waits for ever for a store that hangs, and what it hangs on is told as unreachable', async () => {
    const never = () => new Promise<never>(() => undefined)
    const asked = Promise.withResolvers<void>()
    let hangs = false
    const { archivos, store } = bad(({ put }) => (key, temporal) => {
      if (!hangs) return put(key, temporal)
      asked.resolve()
      return never()
    })
    const { hash } = await archivos.guardar(contenido)
    hangs = true
    Object.assign(store.disk, {
      exists: never,
      getMetaData: never,
      getStream: () => Promise.resolve(new Readable({ read: () => undefined })),
      delete: never,
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const calls = [
      archivos.existe(hash),
      archivos.leer(hash),
      archivos.leerBytes(hash),
      archivos.borrar(hash),
      archivos.comprobar(),
    ].map((call) => expect(call).rejects.toMatchObject({ system: 'archivos', kind: 'unreachable' }))
    await asked.promise
    await vi.advanceTimersByTimeAsync(16_000)
    await Promise.all(calls)
  })

  it('[XI-A7] a store that gives a byte now and then keeps no call waiting for the whole of it', async () => {
    const { archivos, store } = bad(({ put }) => put)
    const { hash } = await archivos.guardar(contenido)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    const drip = async function* () {
      for (const byte of contenido) {
        await new Promise((resolve) => setTimeout(resolve, 6000))
        yield Uint8Array.of(byte)
      }
    }
    Object.assign(store.disk, { getStream: () => Promise.resolve(Readable.from(drip())) })
    const told = archivos.leerBytes(hash).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await told).toMatchObject({ kind: 'unreachable' })
  })
})
