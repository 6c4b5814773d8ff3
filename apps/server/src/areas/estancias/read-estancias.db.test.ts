import { makeReservasCliente, reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { readRow, setRows } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import type { Estancia } from '../../adapters/reservas/port.ts'
import { estanciasJob, readEstancias } from './read-estancias.ts'

const app = await useTestApp({ dia: '2026-10-10' })
beforeEach(() => switchSandbox(app, { estancias: { caido: false, disparates: false, sinCapacidad: false } }))

const lectura = () => readRow(app, 'estanciasLectura', {})
const una = (localizador: string) =>
  app.deps.db.selectFrom('estancias').selectAll().where('localizador', '=', localizador).executeTakeFirst()

describe('the bookings known here', () => {
  it('[X-3] engines that do not list by stay are noted so, and nothing is known', async () => {
    await switchSandbox(app, { estancias: { sinCapacidad: true } })
    await readEstancias(app.deps)
    expect(await lectura()).toMatchObject({ disponible: false, completa: false, ocupadaHasta: null })
  })
  it('[X-3] the whole list is read once, each booking with its hotel’s, its cost and its agent', async () => {
    await readEstancias(app.deps)
    const conocidas = makeReservasCliente(app.sandbox.mundo)
    expect(await lectura()).toMatchObject({ disponible: true, completa: true, fallaEn: null })
    const { n } = await app.deps.db
      .selectFrom('estancias')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(conocidas.values().length)
    const deAgente = conocidas.values().find(({ agente }) => agente?.comision)
    for (const r of [conocidas.get(reservasDemo.conPagos), conocidas.get(reservasDemo.cancelada), deAgente]) {
      if (!r) throw new Error('no booking')
      expect(await una(r.localizador)).toMatchObject({
        cancelada: r.cancelada,
        llegada: r.llegada,
        salida: r.salida,
        total: r.total,
        costo: r.costo,
        moneda: r.moneda,
        proveedorId: Number(r.hotel.proveedorId),
        reservaAnt: r.hotel.bookingCode,
        comisionistaId: r.agente ? Number(r.agente.id) : null,
        comision: r.agente?.comision ?? null,
      })
    }
  })
  it('[X-3] afterwards only what changed is asked for and written', async () => {
    const antes = await lectura()
    const quieta = await una(reservasDemo.sinPagos)
    const otra = makeReservasCliente(app.sandbox.mundo)
      .values()
      .find(({ cancelada }) => !cancelada)
    await fetch(`${app.sandbox.url}/mundo/reservas-cliente/${otra?.localizador}/cancelar`, { method: 'POST' })
    const asked: (string | null)[] = []
    const reservas: typeof app.deps.reservas = {
      ...app.deps.reservas,
      estancias: async (cursor) => {
        asked.push(cursor)
        const pagina = await app.deps.reservas.estancias(cursor)
        expect(pagina?.estancias).toHaveLength(1)
        return pagina
      },
    }
    await readEstancias({ ...app.deps, reservas })
    expect(asked).toEqual([antes.cursor])
    expect((await una(otra?.localizador ?? ''))?.cancelada).toBe(true)
    expect(await una(reservasDemo.sinPagos)).toEqual(quieta)
  })
  it('[X-5] a worker that begins asks the engines at once, not when the clock says', async () => {
    await sql`update estancias_lectura set leida_en = null`.execute(app.deps.db)
    await estanciasJob(app.deps).onStart?.()
    expect(await app.runJobs()).toMatchObject({ fallidos: 0 })
    expect((await lectura()).leidaEn).not.toBeNull()
  })
  it('[X-3] a reading that fails leaves what was kept, and one under way is not begun again', async () => {
    const antes = await lectura()
    await switchSandbox(app, { estancias: { disparates: true } })
    await readEstancias(app.deps)
    expect(await lectura()).toMatchObject({ disponible: true, cursor: antes.cursor, ocupadaHasta: null })
    expect((await lectura()).fallaEn).not.toBeNull()
    const ocupadaHasta = new Date(app.deps.reloj.ahora().getTime() + 60_000)
    await setRows(app, 'estanciasLectura', {}, { ocupadaHasta })
    let asked = 0
    const reservas: typeof app.deps.reservas = {
      ...app.deps.reservas,
      estancias: (cursor) => {
        asked++
        return app.deps.reservas.estancias(cursor)
      },
    }
    await readEstancias({ ...app.deps, reservas })
    expect(asked).toBe(0)
    await setRows(app, 'estanciasLectura', {}, { ocupadaHasta: null })
  })
  it('[X-3] a booking that cannot be read is counted and stops no other, until it is read again', async () => {
    const { cursor } = await lectura()
    const { vistoEn: _visto, cambioEn: _cambio, ...quieta } = (await una(reservasDemo.sinPagos)) ?? {}
    const ilegible = { localizador: reservasDemo.conPagos, campo: 'checkIn' }
    const read = (pagina: object) =>
      readEstancias({
        ...app.deps,
        reservas: {
          ...app.deps.reservas,
          estancias: () =>
            Promise.resolve({ estancias: [], ilegibles: [], cursor: cursor ?? '', hayMas: false, ...pagina }),
        },
      })
    const ask = async (rol: 'admin' | 'proveedor') =>
      (await app.call('GET', '/api/por-facturar/lectura', await app.persona(rol))).body
    const antes = await una(reservasDemo.conPagos)
    const sin = { localizador: '', campo: 'bookingCode' }
    await read({
      estancias: [{ ...quieta, cliente: 'Otra' } as Estancia],
      ilegibles: [ilegible, ilegible, sin],
    })
    expect((await una(reservasDemo.sinPagos))?.cliente).toBe('Otra')
    expect(await una(reservasDemo.conPagos)).toEqual(antes)
    expect(await ask('admin')).toMatchObject({ ilegibles: 2, cuales: [reservasDemo.conPagos], fallaEn: null })
    expect(await ask('proveedor')).toMatchObject({ ilegibles: 2, cuales: [] })
    const { vistoEn: _v, cambioEn: _c, ...otra } = antes ?? {}
    await read({ estancias: [otra as Estancia] })
    expect(await ask('admin')).toMatchObject({ ilegibles: 1, cuales: [] })
    await app.deps.db.deleteFrom('estanciasIlegibles').execute()
  })
  it('[X-3] gives way to a lote that is being saved, and reads on later', async () => {
    const antes = await lectura()
    const {
      vistoEn: _visto,
      cambioEn: _cambio,
      facturada: _f,
      ...quieta
    } = (await una(reservasDemo.sinPagos)) ?? {}
    const reservas: typeof app.deps.reservas = {
      ...app.deps.reservas,
      estancias: () =>
        Promise.resolve({
          estancias: [{ ...quieta, cliente: 'Después' } as Estancia],
          ilegibles: [],
          cursor: 'otro',
          hayMas: false,
        }),
    }
    const leida = await app.deps.db.transaction().execute(async (tx) => {
      await sql`select from estancias where localizador = ${reservasDemo.sinPagos} for update`.execute(tx)
      return readEstancias({ ...app.deps, reservas })
    })
    expect(leida).toBe('incompleta')
    expect(await lectura()).toMatchObject({
      cursor: antes.cursor,
      fallaEn: antes.fallaEn,
      ocupadaHasta: null,
    })
  })
  it('[X-3] a page that names a booking twice keeps what it says last, and one that goes nowhere is not asked for forever', async () => {
    const { cursor } = await lectura()
    const { vistoEn: _visto, cambioEn: _cambio, ...quieta } = (await una(reservasDemo.sinPagos)) ?? {}
    const dos = [
      { ...quieta, cliente: 'Antes' },
      { ...quieta, cliente: 'Después' },
    ] as Estancia[]
    let asked = 0
    const reservas: typeof app.deps.reservas = {
      ...app.deps.reservas,
      estancias: () =>
        Promise.resolve({ estancias: dos, ilegibles: [], cursor: cursor ?? '', hayMas: ++asked < 100 }),
    }
    await readEstancias({ ...app.deps, reservas })
    expect((await una(reservasDemo.sinPagos))?.cliente).toBe('Después')
    expect(asked).toBe(1)
    expect((await lectura()).fallaEn).not.toBeNull()
  })
})
