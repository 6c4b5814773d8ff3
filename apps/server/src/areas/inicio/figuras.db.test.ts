import type { GraficasInicio, GrupoDeLotes, Inicio } from '@valija/contract/inicio.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type SeedLote, seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { inTransaction } from '../../db/connection.ts'
import { noteRechazos } from '../lotes/rechazos.ts'

// A Wednesday.
const app = await useTestApp({ dia: '2026-10-14' })
const admin = await app.persona('admin')

const hotel = (id = 101) => app.persona('proveedor', { idProveedores: [id] })
const seed = (quien: Persona, options: Partial<SeedLote>) =>
  seedLote(app, { creador: { id: quien.id, correo: quien.correo }, facturas: 2, ...options })
const pago = (quien: Persona, fechaPago: string, mas: Partial<SeedLote> = {}) =>
  seed(quien, { estatus: 'En proceso de pago', fechaPago, ...mas })
const inicio = async (who: Persona) => (await app.call('GET', '/api/inicio', who)).body as Inicio
const graficas = async (who: Persona) =>
  (await app.call('GET', '/api/inicio/graficas', who)).body as GraficasInicio
const contar = async (
  who: Persona,
  { categoria, etapa }: Pick<GrupoDeLotes, 'categoria' | 'etapa'>,
  filtro: string,
) =>
  (
    (await app.call('GET', `/api/lotes?categoria=${categoria}&etapa=${etapa}&${filtro}`, who)).body as {
      total: number
    }
  ).total
const mxn = (n: number) => [{ moneda: 'MXN', monto: n / 100 }]

test('[IX-B] who has nothing is promised nothing', async () => {
  const { porPagar } = await inicio(await hotel())
  expect(porPagar).toMatchObject({ dias: [], despues: { lotes: 0 }, vencido: { lotes: 0, montos: [] } })
})

test('[IX-B] only what ANT took, the SAT holds valid and banks pay that day is sure; the rest of the day is planned', async () => {
  const quien = await hotel()
  const dia = '2026-10-16'
  const seguro = await pago(quien, dia)
  const casos: [string, Partial<SeedLote>, ReturnType<typeof sql> | null][] = [
    ['on its way', { estatus: 'En proceso de envío' }, null],
    ['not valid', {}, sql`num_bloqueadas = 1`],
    ['not verified', {}, sql`num_sin_verificar = 1`],
    ['in doubt', {}, sql`num_excepciones = 1`],
  ]
  let previsto = 0
  for (const [, mas, change] of casos) {
    const lote = await pago(quien, dia, mas)
    previsto += lote.total
    if (change) await sql`update lotes set ${change} where id = ${lote.id}`.execute(app.deps.db)
  }
  const sabado = await pago(quien, '2026-10-17')
  const { dias } = (await inicio(quien)).porPagar
  expect(dias).toMatchObject([
    {
      fecha: dia,
      lotes: 5,
      firme: { facturas: 2, montos: mxn(seguro.total) },
      previsto: { facturas: 8, montos: mxn(previsto) },
    },
    { fecha: '2026-10-17', firme: { facturas: 0, montos: [] }, previsto: { montos: mxn(sabado.total) } },
  ])
})

test('[IX-B] the future is bounded, what lies behind it is summed, and the overdue never counts as coming', async () => {
  const quien = await hotel()
  const tarde = await pago(quien, '2026-10-13')
  await pago(quien, '2026-10-14')
  for (const dia of ['15', '16', '19', '20', '21', '22', '23']) await pago(quien, `2026-10-${dia}`)
  const { dias, despues, vencido } = (await inicio(quien)).porPagar
  expect(dias.map(({ fecha }) => fecha.slice(8))).toEqual(['14', '15', '16', '19', '20', '21'])
  expect(despues.lotes).toBe(2)
  expect(vencido).toMatchObject({ lotes: 1, montos: mxn(tarde.total) })
})

test('[IX-B] each day and each stretch of lateness opens lists with as many lotes as it counts, for whoever looks', async () => {
  const quien = await hotel()
  for (const [dia, mas] of [
    ['2026-10-01', {}],
    ['2026-08-01', {}],
    ['2026-10-09', { estatus: 'En proceso de envío' }],
    ['2026-10-16', { estatus: 'En proceso de envío' }],
    ['2026-10-14', {}],
  ] as const)
    await pago(quien, dia, mas)
  const cubierto = await pago(quien, '2026-10-14')
  await sql`update lotes set pagado = total where id = ${cubierto.id}`.execute(app.deps.db)
  for (const who of [quien, admin]) {
    const { dias, antiguedad, vencido } = (await inicio(who)).porPagar
    for (const dia of dias) {
      for (const grupo of dia.grupos)
        expect(await contar(who, grupo, `fechaPago=${dia.fecha}`)).toBe(grupo.lotes)
      expect(dia.grupos.reduce((n, { lotes }) => n + lotes, 0)).toBe(dia.lotes)
    }
    for (const grupo of vencido.grupos) expect(await contar(who, grupo, 'cola=vencidos')).toBe(grupo.lotes)
    for (const { tramo, grupos } of antiguedad)
      for (const grupo of grupos) expect(await contar(who, grupo, `atraso=${tramo}`)).toBe(grupo.lotes)
  }
  expect((await inicio(quien)).porPagar.antiguedad.map(({ tramo, lotes }) => [tramo, lotes])).toEqual([
    ['porVencer', 2],
    ['de1a7', 1],
    ['de8a30', 1],
    ['masDe30', 1],
  ])
})

test('[IX-B] each bar opens a list with as many as it counts, and another hotel’s facturas are in none of mine', async () => {
  const [quien, otro] = [await hotel(103), await hotel(104)]
  const { db } = app.deps
  const pagado = async (de: Persona, dias: number, proveedorId: number) => {
    const lote = await seed(de, { estatus: 'Pagado', fechaPago: '2026-10-09', proveedorId })
    await sql`update lotes set fecha_creacion = pagado_en - make_interval(days => ${dias}) where id = ${lote.id}`.execute(
      db,
    )
    return lote
  }
  const [uno] = [await pagado(quien, 3, 103), await pagado(quien, 12, 103), await pagado(quien, 80, 103)]
  const ajeno = await pagado(otro, 3, 104)
  await pago(quien, '2026-10-16', { proveedorId: 103 })
  // Of another rule by its code alone: the words are the first one's.
  const rechazo = (loteId: number, regla: string, n: number) =>
    inTransaction(db, async (tx) => {
      await noteRechazos(
        tx,
        Array.from({ length: n }, (_, i) => ({
          loteId,
          factura: `R${i}`,
          uuid: null,
          total: 100,
          moneda: 'MXN',
          causa: { codigo: 'rechazadaPorAnt' as const, motivo: null },
          creadoEn: app.reloj.ahora(),
        })),
      )
      await sql`update rechazos set regla = ${regla} where regla = 'rechazadaPorAnt'`.execute(tx)
    })
  await rechazo(uno.id, 'a', 3)
  await rechazo(uno.id, 'b', 1)
  await rechazo(ajeno.id, 'a', 2)
  for (const who of [quien, otro, admin]) {
    const { porDia, porTramo, rechazos } = await graficas(who)
    expect(rechazos.length).toBeGreaterThan(0)
    for (const { fecha, etapa, lotes } of porDia)
      expect(await contar(who, { categoria: 'Proveedor', etapa }, `fechaPago=${fecha}`)).toBe(lotes)
    for (const { tramo, lotes } of porTramo)
      expect(await contar(who, { categoria: 'Proveedor', etapa: 'pagado' }, `diasDePago=${tramo}`)).toBe(
        lotes,
      )
    for (const { regla, proveedorId, n } of rechazos) {
      const { body } = await app.call(
        'GET',
        `/api/inicio/rechazos?regla=${regla}&proveedorId=${proveedorId}`,
        who,
      )
      expect(body).toMatchObject({ total: n })
    }
  }
  const mine = await graficas(quien)
  expect(mine.rechazos.map(({ regla, n }) => [regla, n])).toEqual([
    ['a', 3],
    ['b', 1],
  ])
  expect(mine.porTramo.filter(({ lotes }) => lotes > 0).map(({ tramo, lotes }) => [tramo, lotes])).toEqual([
    ['de0a7', 1],
    ['de8a15', 1],
    ['masDe60', 1],
  ])
})

test('[IX-B] an administrator is told which service is down and since when, and which hotel hands in far more than it uses to', async () => {
  const { db } = app.deps
  const quien = await hotel(105)
  for (let semana = 1; semana <= 8; semana++) {
    const lote = await seed(quien, { proveedorId: 105, facturas: 1 })
    await sql`update lotes set total = 1000000, fecha_creacion = fecha_creacion - make_interval(weeks => ${semana})
      where id = ${lote.id}`.execute(db)
  }
  // One that always handed in nothing has no usual week to be divided by.
  for (let semana = 0; semana <= 8; semana++) {
    const lote = await seed(await hotel(106), { proveedorId: 106, facturas: 1 })
    await sql`update lotes set total = ${semana === 0 ? 20_000_000 : 0}, fecha_creacion = fecha_creacion - make_interval(weeks => ${semana})
      where id = ${lote.id}`.execute(db)
  }
  const grande = await seed(quien, { proveedorId: 105, facturas: 1 })
  await sql`update lotes set total = 50000000 where id = ${grande.id}`.execute(db)
  await sql`insert into sistemas_vistos values ('SAT', 'sin respuesta', '2026-10-14T16:42:00Z'), ('ANT', 'lento', '2026-10-14T16:00:00Z')
    on conflict (sistema) do update set estado = excluded.estado, desde = excluded.desde`.execute(db)
  const { servicios, inusual } = await inicio(admin)
  expect(servicios).toEqual([{ sistema: 'SAT', desde: '2026-10-14T16:42:00.000Z' }])
  expect(inusual).toMatchObject([
    { clase: 'entregas', proveedorId: 106, lotes: 1, monto: 200_000, usual: 0 },
    { clase: 'entregas', proveedorId: 105, lotes: 1, monto: 500_000, usual: 10_000 },
  ])
  for (const who of [quien, await app.persona('OperativoProveedor')])
    expect(await inicio(who)).toMatchObject({ servicios: [], inusual: [] })
})
