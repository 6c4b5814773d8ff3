import type { Instalacion, LibrosRespuesta } from '@valija/contract/instalacion.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readRow, setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { asAplicacion, useTestApp } from '../../../testing/test-app.ts'
import { askSandbox, switchSandbox } from '../../../testing/use-sandbox.ts'
import { createValija } from '../../app.ts'
import { inTransaction } from '../../db/connection.ts'
import { whenRunning } from '../../operacion/pausa.ts'
import { renovarInstalacion } from '../../operacion/renovar.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
beforeEach(() => switchSandbox(app, { contabilidad: { sinUuid: false, sinLibro: false } }))

const estado = async () => (await app.call('GET', '/api/instalacion', admin)).body as Instalacion
const arm = (sinCorreos: boolean) => app.call('POST', '/api/instalacion/armar', admin, { sinCorreos })
const send = async (ids: number[]) => {
  const answer = await app.call('POST', '/api/lotes/procesar', admin, { ids, fechaPago: '2026-10-16' })
  expect(answer.status).toBe(200)
}
const mail = (para: string) =>
  inTransaction(app.deps.db, (tx) =>
    enqueueCorreo(app.deps, tx, { plantilla: 'cuentaAceptada', registro: hotel.id, para, creadoPor: null }),
  )
const mailState = async (para: string) => (await readRow(app, 'correos', { para })).estado

const startWorker = () =>
  createValija({
    databaseUrl: asAplicacion(app.databaseUrl),
    config: { ...app.deps.config, PORT: 0 },
    reloj: app.reloj,
    only: 'worker',
    skipMigrations: true,
  })

test('[XI-A6] a process that is stopped while it begins looks no more whether the installation runs', async () => {
  await renovarInstalacion(app.databaseUrl)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const warn = vi.spyOn(app.deps.log, 'warn')
  const beginning = Promise.withResolvers<void>()
  const begin = vi.fn(() => beginning.promise)
  const { stop } = await whenRunning(app.deps, begin)
  await arm(true)
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(() => begin.mock.calls.length).toBe(1)
  stop()
  beginning.reject(new Error('the queue is closed'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect([begin.mock.calls.length, warn.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0, 0])
  vi.useRealTimers()
  warn.mockRestore()
})

describe('a restored installation', () => {
  test('[XI-A6] starts paused: it says what would leave and where to, takes no job, sends nothing and deletes nothing whoever asks, until an administrator sets it going', async () => {
    await mail('uno@prueba.mx')
    await mail('dos@prueba.mx')
    const lote = await seedLote(app, { creador: hotel, facturas: 2 })
    await send([lote.id])
    // Unanswered when the copy was made: the machine asks ANT, and sends it again where ANT does not hold it.
    await sql`update facturas set envio = 'duda' where id = ${lote.facturas[0]?.id}`.execute(app.deps.db)
    const { hash } = await app.deps.archivos.guardar(Buffer.from('de la original'))
    await renovarInstalacion(app.databaseUrl)

    expect((await app.call('GET', '/api/sesion', hotel)).body).toMatchObject({ enPausa: true })
    const seen = await estado()
    expect(seen).toMatchObject({ armada: false, restauradaEn: expect.any(String) })
    expect(seen.destinos).toMatchObject({ ant: new URL(app.sandbox.url).host })
    expect(seen.porSalir.correos).toEqual([{ clase: 'cuentaAceptada', n: 2 }])
    expect(seen.porSalir.envios).toEqual({
      lotes: 1,
      facturas: 2,
      montos: [{ moneda: 'MXN', monto: lote.total / 100 }],
    })
    expect(seen.porSalir.trabajos).toContainEqual({ clase: 'lotes.encolar', n: 1 })

    // A worker of it takes none of its jobs; one that is made to work them all the same reaches nobody.
    const worker = await startWorker()
    const work = vi.spyOn(worker.deps.jobs, 'work')
    await worker.listen()
    expect(work).not.toHaveBeenCalled()
    await app.drainJobs()
    await worker.stop()
    expect(await mailState('uno@prueba.mx')).toBe('porEnviar')
    expect(await askSandbox(app, '/contadores')).toMatchObject({ colaMarcas: 0, facturas: [] })
    await expect(app.deps.archivos.borrar(hash)).rejects.toMatchObject({ codigo: 'instalacionEnPausa' })
    expect(await app.deps.archivos.existe(hash)).toBe(true)
    expect((await app.call('POST', `/api/lotes/${lote.id}/consultar`, admin)).body).toMatchObject({
      codigo: 'instalacionEnPausa',
    })

    // Jobs that waited longer than the queue keeps them are not dropped when it goes on.
    await sql`update pgboss.job set keep_until = now() - interval '1 day' where state < 'active'`.execute(
      app.deps.db,
    )
    expect((await arm(false)).body).toMatchObject({ armada: true })
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from pgboss.job where state < 'active' and keep_until < now()`.execute(
      app.deps.db,
    )
    expect(rows[0]?.n).toBe(0)
    await app.drainJobs()
    await app.drainJobs()
    expect(await mailState('uno@prueba.mx')).toBe('enviado')
    expect((await askSandbox<{ facturas: unknown[] }>(app, '/contadores')).facturas).toHaveLength(2)
    await app.deps.archivos.borrar(hash)
    expect(await app.deps.archivos.existe(hash)).toBe(false)
  })

  test('[XI-A6] mails that waited in the copy may be left unsent: they are failed ones that a person may send again', async () => {
    await mail('tres@prueba.mx')
    await renovarInstalacion(app.databaseUrl)
    expect((await arm(true)).status).toBe(200)
    await app.drainJobs()
    expect(await mailState('tres@prueba.mx')).toBe('fallido')
    // Set going already, the same press changes nothing.
    await mail('cuatro@prueba.mx')
    expect((await arm(true)).status).toBe(200)
    await app.drainJobs()
    expect(await mailState('cuatro@prueba.mx')).toBe('enviado')
  })

  test('[XI-A6] a process that started paused begins its work by itself once it may', async () => {
    await mail('cinco@prueba.mx')
    await renovarInstalacion(app.databaseUrl)
    const worker = await startWorker()
    await worker.listen()
    expect(await mailState('cinco@prueba.mx')).toBe('porEnviar')
    expect((await arm(false)).status).toBe(200)
    await expect.poll(() => mailState('cinco@prueba.mx')).toBe('enviado')
    await worker.stop()
  })

  test('[XI-A6] only an administrator sees and says it', async () => {
    for (const other of [hotel, await app.persona('OperativoProveedor'), await app.persona('usuario')]) {
      expect((await app.call('GET', '/api/instalacion', other)).status).toBe(403)
      expect((await app.call('POST', '/api/instalacion/armar', other, { sinCorreos: false })).status).toBe(
        403,
      )
    }
  })
})

describe('Conciliar con ANT', () => {
  const compare = async (): Promise<Omit<LibrosRespuesta, 'siguiente'>> => {
    const all = { diferencias: [], lotes: 0, facturas: 0, sinUuid: 0, soloConocidos: false } as Omit<
      LibrosRespuesta,
      'siguiente'
    >
    for (let desde: number | null = 0; desde !== null; ) {
      const answer = await app.call('GET', `/api/instalacion/libros?desde=${desde}`, admin)
      expect(answer.status).toBe(200)
      const part = answer.body as LibrosRespuesta
      all.diferencias.push(...part.diferencias)
      all.lotes += part.lotes
      all.facturas += part.facturas
      all.sinUuid += part.sinUuid
      all.soloConocidos ||= part.soloConocidos
      desde = part.siguiente
    }
    return all
  }

  test('[XI-A4, XI-B2] lists what the books of ANT and ours do not share, also of lotes that we know nothing of', async () => {
    const [both, lost, invented] = [
      await seedLote(app, { creador: hotel, facturas: 2 }),
      await seedLote(app, { creador: hotel, facturas: 2 }),
      await seedLote(app, { creador: hotel, facturas: 1, estatus: 'En proceso de pago' }),
    ]
    await send([both.id, lost.id])
    await app.drainJobs()
    await app.drainJobs()
    const before = await compare()
    expect(before.diferencias).toMatchObject([
      { clase: 'soloValija', idLote: String(invented.id), uuidAnt: null },
    ])
    // The copy was made before this lote: here it never was.
    await setRows(app, 'facturas', { loteId: lost.id }, { envio: 'pendiente', eliminadaEn: new Date() })
    await sql`delete from envios where lote_id = ${lost.id}`.execute(app.deps.db)
    const after = await compare()
    expect(after.lotes).toBe(before.lotes)
    const extra = after.diferencias.filter(({ idLote }) => idLote === String(lost.id))
    expect(extra.map(({ clase, uuidAnt }) => [clase, uuidAnt])).toEqual(
      lost.facturas.map(({ uuid }) => ['soloAnt', uuid]),
    )
    // Where ANT lists nothing, only what we know is asked for, and that is said; where it tells no uuids, that too.
    await switchSandbox(app, { contabilidad: { sinLibro: true, sinUuid: true } })
    const known = await compare()
    expect(known.soloConocidos).toBe(true)
    expect(known.sinUuid).toBeGreaterThanOrEqual(2)
    expect(known.diferencias.map(({ idLote }) => idLote)).not.toContain(String(lost.id))
  })

  test('[XI-A4] compared and said so by a person, what ANT accepts without a uuid is believed as ever, also what waited for it', async () => {
    await renovarInstalacion(app.databaseUrl)
    await arm(false)
    await switchSandbox(app, { contabilidad: { sinUuid: true } })
    const before = await seedLote(app, { creador: hotel, facturas: 2 })
    await send([before.id])
    await app.drainJobs()
    expect((await app.call('GET', `/api/lotes/${before.id}`, admin)).body).toMatchObject({
      numPorConfirmar: 2,
    })
    expect((await app.call('POST', '/api/instalacion/cotejada', admin)).body).toMatchObject({
      cotejadaEn: expect.any(String),
    })
    await app.drainJobs()
    expect((await app.call('GET', `/api/lotes/${before.id}`, admin)).body).toMatchObject({
      estatus: 'En proceso de pago',
      numPorConfirmar: 0,
    })
    const lote = await seedLote(app, { creador: hotel, facturas: 1 })
    await send([lote.id])
    await app.drainJobs()
    await app.drainJobs()
    expect((await app.call('GET', `/api/lotes/${lote.id}`, admin)).body).toMatchObject({
      estatus: 'En proceso de pago',
    })
  })
})
