import type { AsuntoInicio, AvisosInicio } from '@valija/contract/inicio.ts'
import { colasDeLote } from '@valija/domain/lotes/colas.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type SeedLote, seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-14' })
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const otro = await app.persona('proveedor', { idProveedores: [102] })
const admin = await app.persona('admin')
const proveedores = await app.persona('OperativoProveedor')
const comisiones = await app.persona('OperativoComisionista')
const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })

const seed = (options: Partial<SeedLote> = {}, de = hotel) =>
  seedLote(app, { creador: { id: de.id, correo: de.correo }, facturas: 2, ...options })
const set = (id: number, change: ReturnType<typeof sql>) =>
  sql`update lotes set ${change} where id = ${id}`.execute(app.deps.db)
const avisos = async (who: Persona) =>
  ((await app.call('GET', '/api/inicio/avisos', who)).body as AvisosInicio).porResolver
const deLotes = async (who: Persona) =>
  (await avisos(who)).filter(({ clase }) => (colasDeLote as readonly string[]).includes(clase))
const lista = async (who: Persona, { categoria, etapa, clase }: AsuntoInicio, mas = '') =>
  (
    await app.call(
      'GET',
      `/api/lotes?porPagina=100&categoria=${categoria}&etapa=${etapa}&cola=${clase}${mas}`,
      who,
    )
  ).body as { total: number; filas: { id: number }[] }
const of = (all: AsuntoInicio[], clase: string, etapa?: string) =>
  all.find((one) => one.clase === clase && (etapa === undefined || one.etapa === etapa))

test('[IX-B] nothing waits while there is nothing, and what is on its way in good time is nobody’s queue', async () => {
  const enCamino = await seed({ estatus: 'En proceso de envío', fechaPago: '2026-10-16' })
  const enPago = await seed({ estatus: 'En proceso de pago', fechaPago: '2026-10-16' })
  const pagado = await seed({ estatus: 'Pagado', fechaPago: '2026-10-09' })
  for (const who of [hotel, admin, proveedores]) expect(await deLotes(who)).toEqual([])
  for (const { id } of [enCamino, enPago, pagado]) await set(id, sql`eliminado_en = now()`)
})

test('[IX-B] every queue of lotes opens a list with as many as it counts, for each role and within its reach', async () => {
  const ids: Record<string, number> = {}
  const add = async (name: string, options: Partial<SeedLote>, change?: ReturnType<typeof sql>) => {
    const lote = await seed(options)
    ids[name] = lote.id
    if (change) await set(lote.id, change)
    return lote
  }
  const envio = async (lote: Awaited<ReturnType<typeof seed>>, como: string) => {
    await sql`update facturas set envio = ${como} where id = ${lote.facturas[0]?.id ?? 0}`.execute(
      app.deps.db,
    )
    await set(lote.id, sql`num_excepciones = 1`)
  }
  const sent = { estatus: 'En proceso de envío', fechaPago: '2026-10-16' } as const
  const paying = { estatus: 'En proceso de pago' } as const
  await envio(await add('rechazada', sent), 'rechazado')
  await envio(await add('duda', sent), 'duda')
  await envio(await add('otra duda', sent), 'duda')
  await add('bloqueada', {}, sql`num_bloqueadas = 1`)
  await add('bloqueada en pago', { ...paying, fechaPago: '2026-10-16' }, sql`num_bloqueadas = 2`)
  await add('por cancelarse', { ...paying, fechaPago: '2026-10-16' }, sql`num_por_cancelarse = 1`)
  await add('pagado, ya no vale', { estatus: 'Pagado' }, sql`num_por_atender = 1`)
  await add('vencido', { ...paying, fechaPago: '2026-10-13' })
  await add('vencido en camino', { ...sent, fechaPago: '2026-10-13' })
  await add('de hoy', { ...paying, fechaPago: '2026-10-14' })
  await add('detenido', sent, sql`envio_error = 'cola'`)
  await add('cubierto', { ...paying, fechaPago: '2026-10-20' }, sql`pagado = total`)
  for (let i = 0; i < 3; i++) await add(`listo ${i}`, {})
  await add('sin verificar', { estado: 'Sin verificar' })
  const porRevisar = await add('por revisar', {})
  await sql`update facturas set revision = 'pendiente' where lote_id = ${porRevisar.id}`.execute(app.deps.db)
  const comision = sql`categoria = 'Comisionista', proveedor_id = 501`
  await add('de un agente', {}, comision)
  await add('de un agente sin validar', {}, sql`${comision}, rfc_sin_validar = true`)
  await add('de un agente, vencido', { ...paying, fechaPago: '2026-10-01' }, comision)
  await seed({ proveedorId: 102 }, otro)
  await seed({ ...paying, fechaPago: '2026-10-02', proveedorId: 102 }, otro)

  for (const who of [admin, proveedores, comisiones, hotel, agente, otro]) {
    const all = await deLotes(who)
    expect(all.length).toBeGreaterThan(0)
    for (const asunto of all) {
      const { total, filas } = await lista(who, asunto)
      expect([asunto.clase, asunto.etapa, total]).toEqual([asunto.clase, asunto.etapa, asunto.n])
      expect(filas.map(({ id }) => String(id))).toContain(asunto.id)
    }
  }
  const staff = await deLotes(admin)
  expect(new Set(staff.map(({ clase }) => clase))).toEqual(
    new Set(colasDeLote.filter((cola) => cola !== 'reservasRepetidas' && cola !== 'cuentaPorAprobar')),
  )
  // One, many, and of two stages apart.
  expect(of(staff, 'rechazadas')).toMatchObject({ n: 1, facturas: 1, id: String(ids.rechazada) })
  expect(of(staff, 'enDuda')).toMatchObject({ n: 2, facturas: 2 })
  expect(of(staff, 'bloqueadas', 'enProcesoDePago')).toMatchObject({ n: 1, facturas: 2 })
  expect(of(staff, 'porRevisar')).toMatchObject({ n: 1, facturas: 2 })
  // The three that are ready and another hotel's; the agent's by itself.
  expect(
    staff.filter(({ clase }) => clase === 'porProcesar').map(({ categoria, n }) => [categoria, n]),
  ).toEqual(
    expect.arrayContaining([
      ['Proveedor', 4],
      ['Comisionista', 1],
    ]),
  )
  // Who handed them in sees what concerns it, of its own alone; the work of the house is not its.
  expect((await deLotes(hotel)).map(({ clase, n }) => [clase, n])).toEqual([
    ['rechazadas', 1],
    ['bloqueadas', 1],
    ['bloqueadas', 1],
    ['vencidos', 1],
    ['vencidos', 1],
    ['enDuda', 2],
  ])
  expect(await deLotes(otro)).toMatchObject([{ clase: 'vencidos', n: 1 }])
  expect(await deLotes(agente)).toMatchObject([{ clase: 'vencidos', n: 1, categoria: 'Comisionista' }])
})

test('[IX-B] a lote that may be processed stands in that queue, and one that may not stands in the one that says why', async () => {
  const staff = await deLotes(admin)
  const listos = staff.filter(({ clase }) => clase === 'porProcesar')
  for (const asunto of listos) {
    const { filas } = await lista(admin, asunto)
    const { status, body } = await app.call('POST', '/api/lotes/procesar', admin, {
      ids: filas.map(({ id }) => id),
      fechaPago: '2026-10-30',
    })
    expect([status, (body as { noProcesados: unknown[] }).noProcesados]).toEqual([200, []])
  }
  expect(of(await deLotes(admin), 'porProcesar')).toBeUndefined()
  // What is left not processed is in another queue, all of it.
  const { rows } = await sql<{ id: number }>`select id from lotes where estatus = 'No procesado'
    and eliminado_en is null`.execute(app.deps.db)
  const left = new Set<number>()
  for (const asunto of await deLotes(admin))
    if (asunto.etapa === 'noProcesado') for (const { id } of (await lista(admin, asunto)).filas) left.add(id)
  expect(rows.map(({ id }) => id).filter((id) => !left.has(id))).toEqual([])
})

test('[IX-B] money of two currencies is told apart, and what was paid in part counts for what is left', async () => {
  const quien = await app.persona('proveedor', { idProveedores: [103] })
  const lote = await seed({ estatus: 'En proceso de pago', fechaPago: '2026-10-05', proveedorId: 103 }, quien)
  const [primera, segunda] = lote.facturas
  // As lotes were before each had to be of one currency.
  await sql`update facturas set moneda = 'USD' where id = ${segunda?.id ?? 0}`.execute(app.deps.db)
  await set(lote.id, sql`moneda = 'XXX'`)
  const montos = async () => (await deLotes(quien))[0]?.montos
  const pesos = (n: number | undefined) => (n ?? 0) / 100
  expect(await montos()).toEqual([
    { moneda: 'MXN', monto: pesos(primera?.total) },
    { moneda: 'USD', monto: pesos(segunda?.total) },
  ])
  const { rows } = await sql<{ id: number }>`
    insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
    values (${lote.id}, 'X', 'BBVA', '2026-10-05', ${primera?.total ?? 0}, 'F1', 'manual') returning id`.execute(
    app.deps.db,
  )
  await sql`insert into factura_pagos (factura_id, lote_id, comprobante_id, monto, fecha_pago)
    values (${primera?.id ?? 0}, ${lote.id}, ${rows[0]?.id ?? 0}, ${primera?.total ?? 0}, '2026-10-05')`.execute(
    app.deps.db,
  )
  await set(lote.id, sql`pagado = ${primera?.total ?? 0}`)
  expect(await montos()).toEqual([{ moneda: 'USD', monto: pesos(segunda?.total) }])
})

test('[IX-B] proofs to confirm, rows to match and days without a statement wait for who may settle them, and for nobody else', async () => {
  const { db } = app.deps
  await sql`insert into importaciones (fuente, cuenta, moneda, archivo_id, desde, hasta, filas, nuevas, ilegibles,
      suma_cargos, suma_abonos, creado_en)
    select 'bbva', '0123', 'MXN', a.id, d.desde::date, d.hasta::date, 1, 1, 0, 0, 0, now() from (select id from archivos limit 1) a,
      (values ('2026-10-01', '2026-10-06'), ('2026-10-08', '2026-10-09')) d(desde, hasta)`.execute(db)
  const { rows } = await sql<{ id: number }>`select importacion_id as id from importaciones limit 1`.execute(
    db,
  )
  await sql`insert into movimientos (importacion_id, fuente, cuenta, renglon, fecha_operacion, concepto, referencia,
      referencia_ampliada, cargos, abonos, meses, ordinal, moneda)
    select ${rows[0]?.id ?? 0}, 'bbva', '0123', n, '2026-10-08', 'abono ' || n, '', '', case when n = 4 then 500 else 0 end,
      case when n = 4 then 0 else 10000 * n end, 0, 1, case when n = 3 then 'USD' else 'MXN' end
    from generate_series(1, 4) n`.execute(db)
  const staff = await avisos(admin)
  expect(of(staff, 'porConciliar')).toMatchObject({
    n: 3,
    montos: [
      { moneda: 'MXN', monto: 300 },
      { moneda: 'USD', monto: 300 },
    ],
  })
  const { body } = await app.call('GET', '/api/conciliacion/movimientos?lugar=porRevisar', admin)
  expect(body).toMatchObject({ total: 3 })
  // Wednesday 7, Monday 12 and Tuesday 13; the weekend and today do not count.
  expect(of(staff, 'estadosFaltantes')).toMatchObject({ n: 1, dias: 3 })
  const { cuentasSinEstado } = (await app.call('GET', '/api/inicio/avisos', admin)).body as AvisosInicio
  expect(cuentasSinEstado).toMatchObject([{ cuenta: '0123', dias: 3, desde: '2026-10-07' }])
  for (const who of [proveedores, comisiones, hotel, agente])
    expect(
      (await avisos(who)).filter(({ clase }) => /porConciliar|estadosFaltantes|pagosPor/.test(clase)),
    ).toEqual([])
})
