import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { query } from '../../testing/query.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createArchivos } from '../adapters/archivos/archivos-flydrive.ts'
import type { ArchivosPort } from '../adapters/archivos/port.ts'
import { revisarArranque } from './revisar-arranque.ts'

let store: 'well' | 'refuses' | 'hangs' | 'cannot write' = 'well'
let written = 0
const refusal = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
const within = <T>(work: () => Promise<T>, writes = false): Promise<T> => {
  if (store === 'refuses' || (writes && store === 'cannot write')) return refusal()
  return store === 'hangs' ? new Promise<T>(() => undefined) : work()
}
const faulty = (real: ArchivosPort): ArchivosPort => ({
  ...real,
  existe: (hash) => within(() => real.existe(hash)),
  comprobar: () => {
    written++
    return within(() => real.comprobar(), true)
  },
})

const app = await createTestApp({
  overrides: { archivos: faulty(createArchivos({ dataDir: '/tmp/valija-sonda' })) },
})
await app.deps.sonda.trabaja()
afterAll(async () => {
  await app.stop()
  rmSync('/tmp/valija-sonda', { recursive: true, force: true })
})
const salud = async () => {
  const { status, body } = await app.call('GET', '/api/salud')
  return { status, ...(body as { estado: string; fallas?: string[]; avisos?: string[] }) }
}
/** The last reading is a second old: a call takes a new one. */
const aMomentLater = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1100 })
afterEach(() => vi.useRealTimers())
const readAnew = () => {
  aMomentLater()
  return salud()
}
const settledAs = (expected: object) => expect.poll(readAnew).toMatchObject(expected)
const run = (statement: string) => query(app.databaseUrl, statement)

describe('health', () => {
  beforeEach(async () => {
    store = 'well'
    await app.deps.sonda.comprobar()
    await settledAs({ status: 200, estado: 'ok' })
  })

  test('[VII-A3, XI-A2] 200 calls at once with the store down: the process lives and all say within two seconds what fails', async () => {
    store = 'refuses'
    aMomentLater()
    const before = { written, began: performance.now() }
    const answers = await Promise.all(Array.from({ length: 200 }, salud))
    expect(performance.now() - before.began).toBeLessThan(2000)
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, fallas: ['archivos'] })
    // Calls without session write nothing.
    expect(written).toBe(before.written)
  })

  test('[VII-A3] a store that hangs keeps no call waiting, and is told when its time is over', async () => {
    store = 'hangs'
    aMomentLater()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 50 }, salud))
    // Those that waited for the store would have waited for as long as a look has.
    expect(performance.now() - began).toBeLessThan(10_000)
    for (const answer of answers) expect(answer.status).toBe(200)
    // The ten seconds of each look are over.
    for (const [over, ms] of timers.mock.calls) if (ms === 10_000) over()
    timers.mockRestore()
    await expect.poll(salud).toMatchObject({ status: 503, fallas: ['archivos'] })
  })

  test('[VII-A3] a store that reads and cannot write is told by the look in the background', async () => {
    store = 'cannot write'
    await app.deps.sonda.comprobar()
    expect(await salud()).toMatchObject({ status: 503, fallas: ['archivos'] })
  })

  test.each([
    [
      'the queue’s schema is dropped',
      'alter schema pgboss rename to perdido',
      'alter schema perdido rename to pgboss',
      'trabajos',
    ],
    [
      'the queue’s table is dropped',
      'alter table pgboss.job rename to perdida',
      'alter table pgboss.perdida rename to job',
      'trabajos',
    ],
    [
      'the database does not take a row',
      'alter table latidos add constraint lleno check (false) not valid',
      'alter table latidos drop constraint lleno',
      'base de datos',
    ],
  ])(
    '[VII-A3] 503 names the part when %s, and it is well again after',
    async (_what, breaks, mends, parte) => {
      await run(breaks)
      try {
        await app.deps.sonda.comprobar()
        expect(await salud()).toMatchObject({ status: 503, estado: 'falla', fallas: [parte] })
      } finally {
        await run(mends)
      }
    },
  )

  test('[VII-A3] a clock set back an hour keeps no old reading', async () => {
    expect(await salud()).toMatchObject({ status: 200 })
    store = 'refuses'
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    expect(await salud()).toMatchObject({ status: 503, fallas: ['archivos'] })
  })

  test('[VII-A3] a failed look is followed by the next in seconds, the first look of a start too', async () => {
    const pause = vi.spyOn(globalThis, 'setTimeout')
    const whole = () => pause.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 5000 || ms === 30_000)
    try {
      store = 'cannot write'
      await app.deps.sonda.comprobar()
      expect(whole()).toEqual([5000])
      store = 'well'
      await app.deps.sonda.comprobar()
      expect(whole()).toEqual([5000, 30_000])
    } finally {
      pause.mockRestore()
    }
  })

  test('[VII-A3] with no worker heard it is degradado, and calls pass', async () => {
    await run(`update latidos set visto_en = now() - interval '40 seconds'`)
    await settledAs({ status: 200, estado: 'degradado', avisos: ['trabajadores'] })
    // Another process that only answers calls is no worker.
    await run(`insert into latidos (proceso, trabaja) values (gen_random_uuid(), false)`)
    await settledAs({ status: 200, estado: 'degradado' })
    await run(`insert into latidos (proceso, trabaja) values (gen_random_uuid(), true)`)
    await settledAs({ status: 200, estado: 'ok' })
  })

  test('[XI-A8] mail that has waited for over an hour makes it degradado, and calls pass', async () => {
    await run(`insert into correos (plantilla, registro, para, sistema, creado_en)
      values ('invitacion', 'detenido', 'a@b.mx', 3, now() - interval '2 hours')`)
    await settledAs({ status: 200, estado: 'degradado', avisos: ['correo'] })
    await run(`delete from correos where registro = 'detenido'`)
    await settledAs({ status: 200, estado: 'ok' })
  })

  test('[XI-A7] a disk that is filling up is told before nobody can save, and calls pass', async () => {
    const { dataDir } = app.deps.config
    // A file system without a free block.
    app.deps.config.dataDir = '/proc'
    await app.deps.sonda.comprobar()
    expect(await salud()).toMatchObject({ status: 200, estado: 'degradado', avisos: ['disco'] })
    app.deps.config.dataDir = dataDir
    await app.deps.sonda.comprobar()
    expect(await salud()).toMatchObject({ status: 200, estado: 'ok' })
  })

  test('[XI-A5] a clock ten minutes ahead of the database is told, and calls pass', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
    expect(await salud()).toMatchObject({ status: 200, estado: 'degradado', avisos: ['reloj'] })
    vi.useRealTimers()
    await settledAs({ status: 200, estado: 'ok' })
  })

  test('[XI-A7] a store that has none of the last files recorded is another one, a disk that was not mounted: 503, also for a process that began so', async () => {
    const guardados = await Promise.all(
      ['uno', 'dos'].map((texto) => app.deps.archivos.guardar(Buffer.from(texto))),
    )
    for (const { hash } of guardados)
      await run(
        `insert into archivos (hash, tamano, tipo, nombre, proposito) values ('${hash}', 3, 'a/b', 'a', 'p')`,
      )
    await settledAs({ status: 200, estado: 'ok' })
    // One that was taken away is no other store.
    await app.deps.archivos.borrar(guardados[1]?.hash ?? '')
    await app.deps.sonda.comprobar()
    expect(await salud()).toMatchObject({ status: 200, estado: 'ok' })
    const [uno] = guardados
    renameSync('/tmp/valija-sonda/archivos', '/tmp/valija-sonda/desmontado')
    mkdirSync('/tmp/valija-sonda/archivos')
    await app.deps.sonda.comprobar()
    expect(await salud()).toMatchObject({ status: 503, fallas: ['archivos'] })
    const [fila] = (await revisarArranque(app.deps)).filter(({ que }) => que === 'Archivos')
    expect(fila).toMatchObject({
      estado: 'aviso',
      detalle: expect.stringContaining('no tiene los últimos') as string,
    })
    rmSync('/tmp/valija-sonda/archivos', { recursive: true })
    renameSync('/tmp/valija-sonda/desmontado', '/tmp/valija-sonda/archivos')
    await settledAs({ status: 200, estado: 'ok' })
    await run(`delete from archivos where hash in ('${guardados.map(({ hash }) => hash).join("', '")}')`)
    await app.deps.archivos.borrar(uno?.hash ?? '')
    await app.deps.sonda.comprobar()
    expect(await salud()).toMatchObject({ status: 200, estado: 'ok' })
  })

  test('[VII-A3] an authority of the SAT that ends in less than sixty days is told while the product runs', async () => {
    const { body } = await app.call('GET', '/api/salud')
    const fin = Date.parse((body as { anclas: { vence: string } }).anclas.vence)
    const dia = 86_400_000
    for (const [dias, avisos] of [
      [61, ['reloj']],
      [59, ['certificados', 'reloj']],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: fin - dias * dia })
      expect((await salud()).avisos).toEqual(avisos)
    }
  })

  test('[VII-A3] liveness asks nothing of anybody: it answers with the store down', async () => {
    store = 'refuses'
    await app.deps.sonda.comprobar()
    expect(await app.call('GET', '/api/viva')).toMatchObject({ status: 200, body: { estado: 'viva' } })
  })

  test('[VII-A3] without an authority in force it is 503, and the folder filled again is well', async () => {
    const { anclasDir } = app.deps.config
    app.deps.config.anclasDir = '/no/existe'
    expect(await salud()).toMatchObject({
      status: 503,
      fallas: ['anclas'],
      anclas: { vigentes: 0, vence: null },
    })
    app.deps.config.anclasDir = anclasDir
    expect(await salud()).toMatchObject({ status: 200 })
  })

  test('[VII-A3] the processor time told is that of the whole process, its start included', async () => {
    const { body } = await app.call('GET', '/api/metricas')
    const told = Number(/^process_cpu_seconds_total (\S+)/m.exec(String(body))?.[1])
    const { user, system } = process.cpuUsage()
    expect(told / ((user + system) / 1e6)).toBeGreaterThan(0.95)
  })
})

describe('a process that was told to stop', () => {
  test('[XI-B3] says no more in health at once and answers calls as ever until its farewell is over; then it closes', async () => {
    const leaving = await createTestApp()
    const admin = await leaving.persona('admin')
    const url = await leaving.listen()
    expect((await fetch(`${url}/api/salud`)).status).toBe(200)
    const farewell = Promise.withResolvers<void>()
    const stopped = leaving.stop(farewell.promise)
    const health = await fetch(`${url}/api/salud`)
    expect([health.status, await health.json()]).toMatchObject([503, { estado: 'saliendo' }])
    expect((await fetch(`${url}/api/viva`)).status).toBe(200)
    // A connection kept from before takes its next call elsewhere.
    for (let i = 0; i < 20; i++) {
      const answer = await fetch(`${url}/api/sesion`, { headers: { authorization: `Bearer ${admin.token}` } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('connection')).toBe('close')
      await answer.arrayBuffer()
    }
    farewell.resolve()
    await stopped
    await expect(fetch(`${url}/api/viva`)).rejects.toThrow('fetch failed')
  })
})
