import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { askSandbox } from '../../../testing/use-sandbox.ts'
import { type AntPort, esperaDeAntMs } from '../../adapters/ant/port.ts'
import { keepTurno, TurnoPerdido, withLease } from './lease.ts'
import { sendLote } from './send-lote.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

/** As if its process had been cut off from the database for longer than a lease is good for. */
const expire = (loteId: number) =>
  sql`update turnos_de_envio set vence_en = now() - interval '1 second' where lote_id = ${loteId}`.execute(
    app.deps.db,
  )
const turnos = () => app.deps.db.selectFrom('turnosDeEnvio').select(['loteId', 'token']).execute()
/** A lote whose facturas are ready to leave: the queue knows it. */
async function ready(): Promise<number> {
  const { id } = await seedLote(app, { creador: hotel, facturas: 2 })
  await app.call('POST', '/api/lotes/procesar', admin, { ids: [id], fechaPago: '2026-10-16' })
  await setRows(app, 'lotes', { id }, { enColaEn: app.reloj.ahora() })
  return id
}
const states = async (loteId: number) => {
  const facturas = await app.deps.db
    .selectFrom('facturas')
    .select('envio')
    .where('loteId', '=', loteId)
    .execute()
  const books = await askSandbox<{ facturas: { idLote: string; intentos: number }[] }>(app, '/contadores')
  return {
    envios: facturas.map(({ envio }) => envio),
    intentos: books.facturas
      .filter(({ idLote }) => idLote === String(loteId))
      .map(({ intentos }) => intentos),
  }
}
const accepted = { envios: ['aceptado', 'aceptado'], intentos: [1, 1] }
/** The same house, where something happens once ANT has answered a sending. */
const afterAnt = (happens: (loteId: number) => Promise<unknown>) => {
  const enviarLote: AntPort['enviarLote'] = async (loteId, ...rest) => {
    const answer = await app.deps.ant.enviarLote(loteId, ...rest)
    await happens(Number(loteId))
    return answer
  }
  return { ...app.deps, ant: { ...app.deps.ant, enviarLote } }
}

test('[XI-B1] a clock set back an hour neither leaves a dead one’s lease standing nor takes a living one’s away', async () => {
  const { id } = await seedLote(app, { creador: hotel, facturas: 1 })
  const { db } = app.deps
  const setBack = () =>
    sql`update turnos_de_envio set vence_en = vence_en + interval '1 hour' where lote_id = ${id}`.execute(db)
  await withLease(db, id, async (turno) => {
    await setBack()
    await keepTurno(db, turno)
    expect(await withLease(db, id, async () => 'two')).toBeNull()
    await setBack()
    expect(await withLease(db, id, async () => 'two')).toBe('two')
    await expect(keepTurno(db, turno)).rejects.toThrow(TurnoPerdido)
  })
})

test('[XI-B1] a lease is one process’s; left by a dead one it ends by itself, and the token it had is worth nothing', async () => {
  const { id } = await seedLote(app, { creador: hotel, facturas: 1 })
  const { db } = app.deps
  const first = await withLease(db, id, async (turno) => {
    expect(await withLease(db, id, async () => 'two')).toBeNull()
    await keepTurno(db, turno)
    await expire(id)
    await expect(keepTurno(db, turno)).rejects.toThrow(TurnoPerdido)
    const second = await withLease(db, id, async (later) => {
      await expect(keepTurno(db, turno)).rejects.toThrow(TurnoPerdido)
      await keepTurno(db, later)
      return 'two'
    })
    expect(second).toBe('two')
    return 'one'
  })
  expect(first).toBe('one')
  expect(await turnos()).toEqual([])
})

test('[XI-B1] one that lost its lease leaves that of the next alone', async () => {
  const { id } = await seedLote(app, { creador: hotel, facturas: 1 })
  const { db } = app.deps
  const next = Promise.withResolvers<void>()
  let held: Promise<unknown> = Promise.resolve()
  await withLease(db, id, async () => {
    await expire(id)
    const taken = Promise.withResolvers<void>()
    held = withLease(db, id, async () => {
      taken.resolve()
      await next.promise
    })
    await taken.promise
  })
  expect(await turnos()).toHaveLength(1)
  next.resolve()
  await held
  expect(await turnos()).toEqual([])
})

test('[XI-B1] while ANT is waited for no lock of a session is held, and the lease outlasts the wait', async () => {
  const id = await ready()
  let seen: unknown
  const deps = afterAnt(async (loteId) => {
    const { rows } = await sql`
      select extract(epoch from vence_en - clock_timestamp()) * 1000 > ${esperaDeAntMs} as alcanza,
        (select count(*)::int from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and l.locktype = 'advisory') as candados
      from turnos_de_envio where lote_id = ${loteId}`.execute(app.deps.db)
    seen = rows[0]
  })
  await sendLote(deps, id)
  expect(seen).toEqual({ alcanza: true, candados: 0 })
  expect(await states(id)).toEqual(accepted)
})

test('[XI-B1] cut off while ANT answers, what another process found meanwhile stands and nothing leaves twice', async () => {
  const id = await ready()
  const deps = afterAnt(async (loteId) => {
    await expire(loteId)
    app.reloj.advance(10_000)
    expect(await sendLote(app.deps, loteId)).toBe('hecho')
  })
  await expect(sendLote(deps, id)).rejects.toThrow(TurnoPerdido)
  expect(await states(id)).toEqual(accepted)
})

test('[XI-B1] cut off before the point of no return, nothing leaves', async () => {
  const id = await ready()
  let meanwhile = true
  const leerBytes: typeof app.deps.archivos.leerBytes = async (hash) => {
    if (meanwhile) {
      meanwhile = false
      await expire(id)
      expect(await sendLote(app.deps, id)).toBe('hecho')
      // As the first reading had it: what keeps it from leaving again is the lease and no state.
      await sql`update facturas set envio = 'pendiente' where lote_id = ${id}`.execute(app.deps.db)
      await sql`update lotes set estatus = 'En proceso de envío' where id = ${id}`.execute(app.deps.db)
    }
    return app.deps.archivos.leerBytes(hash)
  }
  const deps = { ...app.deps, archivos: { ...app.deps.archivos, leerBytes } }
  await expect(sendLote(deps, id)).rejects.toThrow(TurnoPerdido)
  expect((await states(id)).intentos).toEqual([1, 1])
})

test('[XI-B1] the job of a sending that a dead process holds comes back and finds it free', async () => {
  const { id } = await seedLote(app, { creador: hotel, facturas: 2 })
  await app.call('POST', '/api/lotes/procesar', admin, { ids: [id], fechaPago: '2026-10-16' })
  await sql`insert into turnos_de_envio values (${id}, gen_random_uuid(), now() + interval '30 seconds')`.execute(
    app.deps.db,
  )
  expect((await app.drainJobs()).fallidos).toBeGreaterThan(0)
  expect((await states(id)).envios).toEqual(['pendiente', 'pendiente'])
  await expire(id)
  await app.drainJobs()
  expect(await states(id)).toEqual(accepted)
})
