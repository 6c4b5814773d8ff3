import type { AvisosPorLote, Reserva } from '@valija/contract/reservas.ts'
import { reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { query } from '../../../testing/query.ts'
import { type LoteSembrado, seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { readEstancias } from '../estancias/read-estancias.ts'

/** The hotel's code of the booking, and of another on the same factura. */

const run = (query: ReturnType<typeof sql>) => query.execute(app.deps.db)
/** A booking as the list of stays and an engine asked just now tell it; centavos. */
async function know(
  localizador: string,
  reservaAnt: string | null,
  change: {
    total?: number
    costo?: number | null
    cancelada?: boolean
    salida?: string
    externo?: number | null
  } = {},
): Promise<void> {
  const { total = 1_000_000, costo = 800_000, cancelada = false, salida = '2026-10-05', externo = 0 } = change
  await run(sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete,
      moneda, total, costo, proveedor_id, proveedor_nombre, proveedor_rfc, reserva_ant, comisionista_id, comisionista_nombre,
      comision, visto_en, cambio_en)
    values (${localizador}, 1, ${cancelada}, '2026-10-01', ${salida}, 'Ana Ruiz', 'RUAA800101AB1', 'Cancún 4 noches', 'MXN',
      ${total}, ${costo}, 101, 'Hotel Coral', 'OHO010101AB1', ${reservaAnt}, 501, 'Viajes Alborada', 70707, '2026-10-01', '2026-10-01')`)
  await run(sql`insert into reservas_de_pago (booking_code, rfc, motor_reserva_id, moneda, total, estatus, nombre_paquete,
      visto_en, pagado_externo, costo, comision, inicio)
    values (${localizador}, 'RUAA800101AB1', 1, 'MXN', ${total}, ${cancelada ? 'Can' : 'Con'}, 'Cancún 4 noches',
      ${app.deps.reloj.ahora()}, ${externo}, ${costo}, 70707, '2026-10-01')`)
}

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const cxp = await app.persona('OperativoProveedor')
const comisiones = await app.persona('OperativoComisionista')
const hotel = await app.persona('proveedor', { idProveedores: [101], rfc: 'OHO010101AB1' })
const otroHotel = await app.persona('proveedor', { idProveedores: [102], rfc: 'OHO020202AB2' })
const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
const otroAgente = await app.persona('comisionista', { claims: [['idComisionista', '502']] })
await seedCatalogosDemo(app.deps)
const lote = await seedLote(app, {
  creador: hotel,
  facturas: 3,
  estatus: 'En proceso de pago',
  fechaPago: '2026-10-16',
})
const loteDeAgente = await seedLote(app, { creador: agente, facturas: 1, nombre: 'Comisiones de octubre' })
await run(sql`update lotes set categoria = 'Comisionista', proveedor_id = 501, proveedor_nombre = 'Viajes Alborada'
  where id = ${loteDeAgente.id}`)
await run(sql`update facturas set tipo = 'c', total = 58000 where lote_id = ${loteDeAgente.id}`)
// The second factura of the lote bills two bookings: 6,000.00 of ours and 4,000.00 of another; half of it is paid.
const segunda = lote.facturas[1]?.id ?? 0
await run(sql`delete from factura_reservas where factura_id = ${segunda}`)
const codigo = 'AT10177777'
await run(sql`insert into factura_reservas (folio, factura_id, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
  values ('1', ${segunda}, 'at101-77777', 1, 0, 0, 0, 500000), ('1', ${segunda}, ${codigo}, 1, 0, 0, 0, 100000),
    ('1', ${segunda}, 'AT10177778', 1, 0, 0, 0, 400000)`)
await run(
  sql`update facturas set total = 1000000, envio_folio = 'PZ-7', envio_en = '2026-10-08T18:00:00Z' where id = ${segunda}`,
)
await run(sql`with c as (insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
    values (${lote.id}, 'OHO010101AB1', 'BBVA', '2026-10-09', 500001, 'FOL-9', 'manual') returning id)
  insert into factura_pagos (factura_id, lote_id, comprobante_id, monto, fecha_pago)
    select ${segunda}, ${lote.id}, c.id, 500001, '2026-10-09' from c`)
await run(sql`update factura_reservas set booking_code = 'RSV001', total_reserva = 58000
  where factura_id = ${loteDeAgente.facturas[0]?.id ?? 0}`)
await run(sql`delete from factura_reservas r using factura_reservas q where r.factura_id = q.factura_id and r.id > q.id
  and r.factura_id = ${loteDeAgente.facturas[0]?.id ?? 0}`)
await run(sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission)
  values (501, 'RSV001', 'Cancún', '2026-08-01', 60000)`)
const pagos = await seedPagos(app, [
  { bookingCode: 'RSV001', monto: 300_000, estado: 1, fechaPago: '2026-09-01', transaccion: 'RASTREO77' },
  { bookingCode: 'RSV001', monto: 11_111, estado: 2 },
  { bookingCode: 'RSV001', monto: 22_222, estado: 3 },
  { bookingCode: 'RSV002', monto: 1, estado: 1 },
])
const { movimientos } = await seedMovimientos(app, [
  { abono: 300_000, concepto: 'SPEI DE ANA', fecha: '2026-09-01' },
])
await run(sql`with a as (insert into acciones_conciliacion (grupo, clase, aplicado_por, movimiento_id, huella, fecha_operacion,
    concepto, monto, lineas, dicho, quien) select gen_random_uuid(), 'aceptar', 'persona', m.movimiento_id, m.huella, m.fecha_operacion,
    m.concepto, 300000, '[]', '{}', 'yo' from movimientos m where m.movimiento_id = ${movimientos[0]} returning accion_id)
  insert into conciliaciones (accion_id, movimiento_id, pago_id, monto, razones)
    select accion_id, ${movimientos[0]}, ${pagos[0]}, 300000, '[]' from a`)
await know('RSV001', codigo)

const get = async (who: Persona, localizador: string) => {
  const { status, body, raw } = await app.call('GET', `/api/reservas/${localizador}`, who)
  return { status, reserva: body as Reserva, text: raw.toString('utf8') }
}
const mxn = (monto: number) => ({ moneda: 'MXN', monto })

it('[X-1] the life line tells the sale and what was paid in the engine alone, to whom the customer’s side is told', async () => {
  await know('RSV900', 'AT10190000', { externo: 400_000 })
  await run(sql`update estancias set venta = '2026-06-02' where localizador = 'RSV900'`)
  await run(sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission)
    values (501, 'RSV900', 'Cancún', '2026-08-01', 60000)`)
  const clases = async (who: Persona, code: string) =>
    (await get(who, code)).reserva.vida.map(({ fecha, clase }) => `${fecha} ${clase}`)
  // Its sum was kept before its payments were: no day is made up.
  expect(await clases(admin, 'RSV900')).not.toContainEqual(expect.stringContaining('pagoEnMotor'))
  await run(sql`update reservas_de_pago set pagos_externos = '[{"fecha": "2026-07-01", "monto": 400000}]'
    where booking_code = 'RSV900'`)
  const deCliente = ['2026-06-02 venta', '2026-07-01 pagoEnMotor']
  for (const who of [admin, cxp, comisiones])
    expect(await clases(who, 'RSV900')).toEqual(expect.arrayContaining(deCliente))
  for (const [who, code] of [
    [hotel, 'AT10190000'],
    [agente, 'RSV900'],
  ] as const) {
    const vida = await clases(who, code)
    expect(vida).toContain('2026-10-01 entrada')
    for (const suceso of deCliente) expect(vida).not.toContain(suceso)
  }
})

describe('the booking’s page', () => {
  it('[X-1] adds up what the four areas hold of it, in pesos, and a factura of several bookings by its rows', async () => {
    const { reserva } = await get(admin, 'RSV001')
    expect(reserva.sumas).toEqual({
      vendido: mxn(10_000),
      cobrado: mxn(3_000),
      cobradoAlMenos: false,
      soloEnElMotor: mxn(0),
      porValidar: [mxn(222.22)],
      porCobrar: mxn(7_000),
      costo: mxn(8_000),
      facturado: [mxn(6_000)],
      // 6,000.00 of 10,000.00 of a payment of 5,000.01.
      pagado: [mxn(3_000.01)],
      comision: [mxn(580)],
      margen: mxn(1_420),
    })
    expect(reserva.vida.map(({ fecha, clase }) => `${fecha} ${clase}`)).toEqual([
      '2026-08-01 comision',
      '2026-09-01 cobro',
      '2026-09-01 movimiento',
      '2026-10-01 entrada',
      '2026-10-05 cobroPendiente',
      '2026-10-05 cobroRechazado',
      '2026-10-05 salida',
      '2026-10-08 polizaHotel',
      '2026-10-09 pagoHotel',
      '2026-10-10 facturaHotel',
      '2026-10-10 loteHotel',
      '2026-10-10 facturaAgente',
      '2026-10-10 loteAgente',
    ])
    expect(reserva.desconocidos).toEqual([])
    expect(reserva.avisos.map(({ codigo: uno }) => uno)).toEqual(['pagoAntesDelCobro', 'comisionSinCobro'])
  })
  it('[X-1] opens by the hotel’s code too, however it is written', async () => {
    for (const pedido of [codigo, codigo.toLowerCase(), 'rsv001'])
      expect((await get(admin, pedido)).reserva.localizador, pedido).toBe('RSV001')
  })

  it('[X-1] a hotel sees its facturas and what was paid of them, and nothing of the customer, the agent or the cost', async () => {
    const { status, reserva, text } = await get(hotel, codigo)
    expect(status).toBe(200)
    expect(reserva.localizador).toBe(codigo)
    expect(reserva.sumas).toEqual({ facturado: [mxn(6_000)], pagado: [mxn(3_000.01)] })
    expect(reserva.avisos).toEqual([])
    expect(new Set(reserva.vida.map(({ clase }) => clase))).toEqual(
      new Set(['entrada', 'salida', 'polizaHotel', 'pagoHotel', 'facturaHotel', 'loteHotel']),
    )
    for (const secreto of [
      'RSV001',
      'Ana',
      'RUAA',
      'Cancún',
      'Alborada',
      '501',
      '3000,',
      '8000',
      '10000',
      '580',
      '1420',
      'SPEI',
      'Comisiones',
    ])
      expect(text, secreto).not.toContain(secreto)
    // What is left of its part of the factura, not of the whole.
    expect(reserva.faltantes).toMatchObject([
      { quien: 'cuentasPorPagar', codigo: 'pagarFactura', importe: mxn(2_999.99) },
    ])
  })
  it('[X-1] an agent sees her commission and her factura, and neither the price nor the cost nor the hotel’s', async () => {
    const { reserva, text } = await get(agente, 'RSV001')
    expect(reserva.sumas).toEqual({ comision: [mxn(580)] })
    expect(new Set(reserva.vida.map(({ clase }) => clase))).toEqual(
      new Set(['comision', 'entrada', 'salida', 'facturaAgente', 'loteAgente']),
    )
    for (const secreto of [
      'Ana',
      'RUAA',
      'Coral',
      'AT101',
      '8000',
      '10000',
      '6000',
      '1420',
      '7000',
      'SPEI',
      'PZ-7',
      'FOL-9',
      'noches',
    ])
      expect(text, secreto).not.toContain(secreto)
    expect(reserva.avisos).toEqual([])
  })
  it('[X-1] who pays the agents sees the customer’s side and hers, without cost, hotel or margin, nor the bank’s rows', async () => {
    const { reserva, text } = await get(comisiones, 'RSV001')
    expect(Object.keys(reserva.sumas).sort()).toEqual(
      ['cobrado', 'cobradoAlMenos', 'comision', 'porCobrar', 'porValidar', 'soloEnElMotor', 'vendido'].sort(),
    )
    expect(reserva.avisos.map(({ codigo: uno }) => uno)).toEqual(['comisionSinCobro'])
    for (const secreto of ['Coral', 'AT101', '8000', '6000', '1420', 'PZ-7', 'FOL-9', 'SPEI'])
      expect(text, secreto).not.toContain(secreto)
  })
  it('[X-1] who pays the hotels sees all of it, with links only to what opens to them', async () => {
    const { reserva } = await get(cxp, 'RSV001')
    expect(Object.keys(reserva.sumas)).toHaveLength(11)
    const lugares = Object.fromEntries(reserva.vida.map(({ clase, lugar }) => [clase, lugar?.en ?? null]))
    expect(lugares).toMatchObject({
      cobro: 'pago',
      facturaHotel: 'factura',
      comision: null,
      facturaAgente: null,
    })
    expect(lugares).not.toHaveProperty('movimiento')
  })
  it('[X-1] outside the scope it is as absent as one that does not exist', async () => {
    const of = async (who: Persona, localizador: string) => {
      const { status, body } = await app.call('GET', `/api/reservas/${localizador}`, who)
      const { codigo: code, mensaje } = body as { codigo: string; mensaje: string }
      return { status, code, mensaje }
    }
    const ausente = await of(admin, 'NADIE1')
    expect(ausente).toMatchObject({ status: 404, code: 'reservaNoHallada' })
    for (const who of [otroHotel, otroAgente])
      for (const pedido of ['RSV001', codigo, 'NADIE1'])
        expect(await of(who, pedido), pedido).toEqual(ausente)
    // A factura of hers that was deleted shows nothing.
    expect(await of(hotel, 'AT10177779')).toEqual(ausente)
    expect((await app.call('GET', '/api/reservas/RSV001', await app.persona('usuario'))).status).toBe(403)
    expect((await app.call('GET', '/api/reservas/RSV001')).status).toBe(401)
  })
  it('[X-1] a hotel opens a booking of its own that nobody billed, and is not asked for what a colleague billed', async () => {
    await know('RSV004', 'AT10177790')
    const { status, reserva } = await get(hotel, 'RSV004')
    expect(status).toBe(200)
    expect(reserva.sumas).toEqual({ facturado: [], pagado: [] })
    expect(reserva.faltantes).toMatchObject([{ quien: 'hotel', codigo: 'facturaHotel', importe: null }])
    expect((await get(otroHotel, 'RSV004')).status).toBe(404)
    const colega = await app.persona('proveedor', { idProveedores: [101], rfc: 'OHO010101AB1' })
    const suya = await get(colega, 'RSV001')
    expect(suya.reserva).toMatchObject({ sumas: { facturado: [], pagado: [] }, faltantes: [] })
  })
  it('[X-1] a hotel that billed the booking of another sees its own factura, and of the stay nothing', async () => {
    await know('RSV005', 'AT10177778', { cancelada: true })
    await run(sql`update estancias set proveedor_id = 102 where localizador = 'RSV005'`)
    const { status, reserva } = await get(hotel, 'AT10177778')
    expect(status).toBe(200)
    expect(reserva).toMatchObject({ cancelada: null, inicio: null, fin: null })
    expect(reserva.sumas.facturado).toEqual([mxn(4_000)])
    expect((await get(otroHotel, 'AT10177778')).reserva).toMatchObject({ cancelada: true, fin: '2026-10-05' })
  })
  it('[X-2] one billed in the lote of another hotel is warned of unless both have one RFC, as the engine or ANT tells it', async () => {
    const rows = await app.deps.db
      .selectFrom('lotes')
      .select('proveedorRfc')
      .where('id', '=', lote.id)
      .execute()
    const suyo = rows[0]?.proveedorRfc ?? ''
    const avisa = async (rfcDeLaEstancia: string) => {
      await run(
        sql`update estancias set proveedor_id = 999, proveedor_rfc = ${rfcDeLaEstancia} where localizador = 'RSV005'`,
      )
      const { avisos } = (await get(admin, 'RSV005')).reserva
      return avisos.some(({ codigo: uno }) => uno === 'facturadaPorOtroHotel')
    }
    expect(await avisa('OTR010101AA1')).toBe(true)
    expect(await avisa(`${suyo.slice(0, 3).toLowerCase()}-${suyo.slice(3)}`)).toBe(false)
    expect(await avisa('')).toBe(true)
    await run(
      sql`insert into proveedores (id, razon_social, nombre_comercial, rfc) values (999, 'x', 'x', ${suyo})`,
    )
    expect(await avisa('')).toBe(false)
  })
  it('[X-1] with a warning open it is not called complete; accepted with a reason it is', async () => {
    const enPago = { facturas: 1, estatus: 'En proceso de pago', fechaPago: '2026-10-16' } as const
    const pagado = await seedLote(app, { creador: hotel, ...enPago })
    const suya = pagado.facturas[0]?.id ?? 0
    await know('RSV032', 'AT10177932', { cancelada: true })
    await run(sql`insert into factura_reservas (folio, factura_id, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
      values ('1', ${suya}, 'AT10177932', 1, 0, 0, 0, 10000)`)
    await run(sql`update facturas set envio = 'aceptado' where id = ${suya}`)
    await run(sql`with c as (insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
        select ${pagado.id}, 'OHO010101AB1', 'BBVA', '2026-10-09', total, 'FOL-32', 'manual' from facturas where id = ${suya}
        returning id, total)
      insert into factura_pagos (factura_id, lote_id, comprobante_id, monto, fecha_pago)
        select ${suya}, ${pagado.id}, c.id, c.total, '2026-10-09' from c`)
    const { reserva } = await get(admin, 'RSV032')
    expect([reserva.completa, reserva.faltantes, reserva.avisos.map(({ codigo: uno }) => uno)]).toEqual([
      false,
      [],
      ['canceladaFacturada'],
    ])
    const aviso = { codigo: 'canceladaFacturada', objeto: 'MXN', motivo: 'Penalización pactada' }
    const { body } = await app.call('POST', '/api/reservas/RSV032/avisos', admin, aviso)
    expect((body as Reserva).completa).toBe(true)
  })
  it('[X-1] [VI-A5] while a complement waits for a person to take it, its booking is not complete, and that is what is missing', async () => {
    const uuid = '0D0D0D0D-0000-4000-8000-000000000032'
    await run(sql`with suyo as (select p.id, p.factura_id, p.lote_id, p.monto from factura_pagos p
        join comprobantes_pago c on c.id = p.comprobante_id where c.folio = 'FOL-32'),
      e as (insert into complementos_esperados (factura_pago_id, factura_id, lote_id, fecha_pago, forma_de_pago_p,
          num_parcialidad, imp_saldo_ant, imp_pagado, imp_saldo_insoluto, vence, recibido)
        select id, factura_id, lote_id, '2026-10-09', '03', 1, monto, monto, 0, '2026-11-05', monto from suyo
        returning id, factura_id, imp_pagado),
      a as (insert into archivos (hash, tamano, tipo, nombre, proposito)
        values (repeat('0', 64), 1, 'application/xml', 'c.xml', 'complemento') returning id),
      k as (insert into complementos (uuid, emisor, emisor_nombre, receptor, total, uso_cfdi, regimen_fiscal_receptor,
          tipo_de_comprobante, fechapago, moneda_p, monto_total_pagos, estado, creador_id, creador, xml_archivo_id,
          pdf_archivo_id, por_revisar, creado_en)
        select ${uuid}, 'OHO010101AB1', 'Hotel', 'AGE010101AAA', 0, 'CP01', '601', 'P', '2026-10-09', 'MXN', 1, 'Por revisar',
          ${hotel.id}, ${hotel.correo}, a.id, a.id, 'Nuevo', '2026-10-09T18:00:00Z' from a returning id),
      o as (insert into complemento_folios (complemento_id, id_documento, imp_pagado, moneda_dr, num_parcialidad, fecha_pago)
        select k.id, f.uuid, e.imp_pagado, 'MXN', 1, '2026-10-09' from k, e join facturas f on f.id = e.factura_id returning id)
      insert into complemento_cobros (folio_id, esperado_id, monto) select o.id, e.id, e.imp_pagado from o, e`)
    const dicho = async () => {
      const { completa, faltantes } = (await get(admin, 'RSV032')).reserva
      return [completa, faltantes]
    }
    const lugar = { en: 'complemento', uuid }
    expect(await dicho()).toEqual([
      false,
      [expect.objectContaining({ codigo: 'revisarComplemento', quien: 'cuentasPorPagar', lugar })],
    ])
    await run(sql`update complementos set revisado_en = now(), estado = 'Vigente' where uuid = ${uuid}`)
    expect(await dicho()).toEqual([true, []])
  })
  it('[X-1] an engine that does not answer leaves what is kept, said so; of what nobody knows it is not said that it is not there', async () => {
    await know('RSV003', null, { externo: null })
    await switchSandbox(app, { clientes: { caido: true } })
    const { reserva } = await get(admin, 'RSV003')
    expect(reserva).toMatchObject({ respuesta: 'sinRespuesta', desconocidos: ['cobrosDelMotor'] })
    expect(reserva.sumas).toMatchObject({ porCobrar: null, cobradoAlMenos: true })
    expect(reserva.avisos).toEqual([])
    expect(await get(admin, 'NADIE1')).toMatchObject({ status: 502 })
    expect(await get(hotel, 'NADIE1')).toMatchObject({ status: 404 })
    // The list of stays names another currency since: what the engine had been paid is of the former.
    await know('RSV031', null, { externo: 1_000_000 })
    expect((await get(admin, 'RSV031')).reserva).toMatchObject({
      desconocidos: [],
      sumas: { cobrado: mxn(10_000) },
    })
    await run(sql`update estancias set moneda = 'USD', cambio_en = ${app.deps.reloj.ahora()}::timestamptz + interval '1 hour'
      where localizador = 'RSV031'`)
    expect((await get(admin, 'RSV031')).reserva).toMatchObject({
      desconocidos: ['cobrosDelMotor'],
      sumas: { cobrado: { moneda: 'USD', monto: 0 }, cobradoAlMenos: true, porCobrar: null },
    })
    await switchSandbox(app, { clientes: { caido: false } })
    expect((await get(admin, 'KTR482')).reserva).toMatchObject({
      respuesta: 'alDia',
      // An engine that knows of no commission says zero: that is not known, and neither is what is left.
      sumas: { vendido: mxn(48_920), comision: null, margen: null },
      desconocidos: expect.arrayContaining(['comision']) as string[],
    })
  })
})

describe('a warning of a booking', () => {
  const open = async (who: Persona, localizador: string) =>
    (await get(who, localizador)).reserva.avisos
      .filter(({ aceptado }) => aceptado === null)
      .map(({ codigo: uno }) => uno)
  const accept = (who: Persona, localizador: string, body: object) =>
    app.call('POST', `/api/reservas/${localizador}/avisos`, who, body)

  it('[X-2] is accepted with a reason, by who sees it, and stays on the record', async () => {
    await know('RSV010', null, { salida: '2026-10-09' })
    await seedPagos(app, [{ bookingCode: 'RSV010', monto: 1_000_101, estado: 1 }])
    expect(await open(admin, 'RSV010')).toEqual(['clienteSobrepagado'])
    const aviso = { codigo: 'clienteSobrepagado', motivo: 'Es de la noche extra' }
    expect((await accept(admin, 'RSV010', { ...aviso, motivo: '   ' })).status).toBe(400)
    expect((await accept(hotel, 'RSV010', aviso)).status).toBe(403)
    const alavez = await Promise.all([1, 2, 3].map(() => accept(comisiones, 'RSV010', aviso)))
    expect(alavez.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const [uno] = (await get(admin, 'RSV010')).reserva.avisos
    expect(uno?.aceptado).toMatchObject({ motivo: 'Es de la noche extra', quien: comisiones.correo })
    expect((await accept(admin, 'RSV010', aviso)).status).toBe(409)
    const { rows } = await sql<{ motivo: string; detalle: object }>`select motivo, detalle from bitacora
      where entidad = 'reserva' and entidad_id = 'RSV010'`.execute(app.deps.db)
    expect(rows).toMatchObject([
      { motivo: 'Es de la noche extra', detalle: { codigo: 'clienteSobrepagado', importe: 101 } },
    ])
  })
  it('[X-2] accepted, it opens again when more money is at stake', async () => {
    await seedPagos(app, [{ bookingCode: 'RSV010', monto: 1, estado: 1 }])
    expect(await open(admin, 'RSV010')).toEqual(['clienteSobrepagado'])
  })
  it('[X-2] one of another’s side is nobody’s to accept who does not see it', async () => {
    expect(
      (await accept(comisiones, 'RSV001', { codigo: 'pagoAntesDelCobro', objeto: '', motivo: 'x' })).status,
    ).toBe(409)
    expect(
      (await accept(otroHotel, 'RSV001', { codigo: 'comisionSinCobro', objeto: 'MXN', motivo: 'x' })).status,
    ).toBe(403)
  })
  it('[X-2] the policy leaves a rule out, and says from how much another counts', async () => {
    await know('RSV011', null, { salida: '2026-10-09' })
    await seedPagos(app, [{ bookingCode: 'RSV011', monto: 1_000_500, estado: 1 }])
    const change = (clave: string, valor: unknown) =>
      app.call('POST', `/api/politica/${clave}`, admin, { valor, desde: '2026-10-10', motivo: 'prueba' })
    expect(await open(admin, 'RSV011')).toEqual(['clienteSobrepagado'])
    expect((await change('toleranciaCobroReserva', { clase: 'centavos', valor: 5 })).status).toBeLessThan(300)
    expect(await open(admin, 'RSV011')).toEqual([])
    expect((await change('toleranciaCobroReserva', { clase: 'centavos', valor: 1 })).status).toBeLessThan(300)
    expect(
      (await change('avisosDeReserva', { clase: 'lista', valor: ['facturadoDeMas'] })).status,
    ).toBeLessThan(300)
    expect(await open(admin, 'RSV011')).toEqual([])
  })
})

describe('before lotes are processed', () => {
  type Respuesta = { total: number; sinSaber: number; avisos: Reserva['avisos'] }
  const warn = async (who: Persona, body: object) =>
    (await app.call('POST', '/api/reservas/avisos-de-lotes', who, body)).body as Respuesta
  const told = ({ avisos }: Respuesta) =>
    avisos.map(({ localizador, codigo: uno }) => `${localizador} ${uno}`).sort()
  let nuevo: LoteSembrado
  beforeAll(async () => {
    const change = { valor: { clase: 'lista', valor: [] as string[] }, desde: '2026-10-10', motivo: 'prueba' }
    change.valor.valor = ['pagoAntesDelCobro', 'pagoAntesDeLaEstancia', 'facturadoDeMas', 'comisionSinCobro']
    await app.call('POST', '/api/politica/avisosDeReserva', admin, change)
    nuevo = await seedLote(app, { creador: hotel, facturas: 1, nombre: 'Por procesar' })
    const id = nuevo.facturas[0]?.id ?? 0
    await run(sql`delete from factura_reservas where factura_id = ${id}`)
    await run(sql`insert into factura_reservas (folio, factura_id, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
      select '1', ${id}, x.code, 1, 0, 0, 0, x.monto from (values ('ATSINPAGO1', 800000), ('ATPAGADA1', 800000), ('ATCARA1', 900000),
        ('ATNADIE1', 5)) as x(code, monto)`)
    await know('RSV020', 'ATSINPAGO1')
    await know('RSV021', 'ATPAGADA1', { externo: 1_000_000 })
    await know('RSV022', 'ATCARA1', { externo: 1_000_000, costo: 800_000 })
    await run(
      sql`update estancias set llegada = '2026-11-05', salida = '2026-11-07' where localizador = 'RSV022'`,
    )
  })

  it('[X-2] the warnings are those of the day chosen to pay, and what nobody knows is counted and not warned of', async () => {
    const antes = await warn(cxp, { ids: [nuevo.id], fechaPago: '2026-10-16' })
    expect(told(antes)).toEqual([
      'RSV020 pagoAntesDelCobro',
      'RSV022 facturadoDeMas',
      'RSV022 pagoAntesDeLaEstancia',
    ])
    expect(antes.sinSaber).toBe(1)
    expect(told(await warn(admin, { ids: [nuevo.id], fechaPago: '2026-11-06' }))).toEqual([
      'RSV020 pagoAntesDelCobro',
      'RSV022 facturadoDeMas',
    ])
    // On its own page, while nobody has decided to pay it, paying it is no warning.
    expect((await get(admin, 'RSV020')).reserva.avisos).toEqual([])
  })
  it('[X-2] the list of lotes tells of each how many warnings are open, from what is known and of its own kind', async () => {
    const count = async (who: Persona, ids: number[]) =>
      ((await app.call('POST', '/api/reservas/avisos-por-lote', who, { ids })).body as AvisosPorLote).lotes
    // No day is chosen yet: paying before the stay is no warning, and what nobody asked an engine stays unknown, and is counted.
    expect(await count(cxp, [nuevo.id, loteDeAgente.id])).toEqual([
      { id: nuevo.id, avisos: 2, sinSaber: 1 },
      { id: loteDeAgente.id, avisos: 1, sinSaber: 0 },
    ])
    expect(await count(comisiones, [loteDeAgente.id, nuevo.id])).toEqual([
      { id: loteDeAgente.id, avisos: 1, sinSaber: 0 },
      { id: nuevo.id, avisos: 0, sinSaber: 0 },
    ])
    expect((await app.call('POST', '/api/reservas/avisos-por-lote', hotel, { ids: [nuevo.id] })).status).toBe(
      403,
    )
  })
  it('[X-2] the agents’ commissions and pre-invoices tell staff which are owed on a booking nobody paid', async () => {
    await run(sql`with p as (insert into prefacturas (comisionista_id, rfc_emisor, razon_social_emisor, regimen_fiscal,
        num_reservas, tarifa, iva, ret_iva, ret_isr, total, a_pagar, creador_id, creador, fecha_creacion)
      values (501, 'X', 'X', '612', 2, 1, 0, 0, 0, 1, 1, ${agente.id}, 'x', now()) returning id)
      insert into prefactura_reservas (prefactura_id, comisionista_id, booking_code, description, total)
      select p.id, 501, code, '', 1 from p, unnest(array['rsv001 ', 'RSV021']) code`)
    const { rows } = await sql<{ id: number }>`select max(id) as id from prefacturas`.execute(app.deps.db)
    const id = rows[0]?.id ?? 0
    const ask = async (who: Persona) =>
      app.call('POST', '/api/reservas/avisos-de-comisiones', who, {
        reservas: ['RSV001', 'RSV021', 'NADIE1'],
        prefacturas: [id],
      })
    for (const who of [comisiones, admin])
      expect((await ask(who)).body).toEqual({
        reservas: [{ bookingCode: 'RSV001', avisos: 1 }],
        prefacturas: [{ id, avisos: 1 }],
      })
    expect((await ask(agente)).status).toBe(403)
    await run(sql`delete from prefacturas where id = ${id}`)
  })
  it('[X-2] who pays the agents is told of their lotes and of nobody else’s', async () => {
    expect(told(await warn(comisiones, { ids: [nuevo.id] }))).toEqual([])
    expect(told(await warn(comisiones, { ids: [loteDeAgente.id, nuevo.id] }))).toEqual([
      'RSV001 comisionSinCobro',
    ])
    expect((await app.call('POST', '/api/reservas/avisos-de-lotes', hotel, { ids: [nuevo.id] })).status).toBe(
      403,
    )
  })
  it('[X-2] one is accepted before the act; the documented call, which has no field for it, saves and leaves the rest open', async () => {
    const [uno] = (await warn(cxp, { ids: [nuevo.id], fechaPago: '2026-10-16' })).avisos.filter(
      ({ codigo: code }) => code === 'pagoAntesDeLaEstancia',
    )
    const accepted = await app.call('POST', '/api/reservas/RSV022/avisos', cxp, {
      codigo: uno?.codigo,
      objeto: uno?.objeto,
      motivo: 'El hotel cobra por adelantado',
      fechaPago: '2026-10-16',
    })
    expect(accepted.status).toBe(200)
    const { status } = await app.call('POST', '/api/lotes/procesar', admin, {
      ids: [nuevo.id],
      fechaPago: '2026-10-16',
    })
    expect(status).toBe(200)
    const open = async (localizador: string) =>
      (await get(admin, localizador)).reserva.avisos.map(
        ({ codigo: code, aceptado }) => `${code} ${aceptado !== null}`,
      )
    expect(await open('RSV020')).toEqual(['pagoAntesDelCobro false'])
    expect(await open('RSV022')).toEqual(['facturadoDeMas false', 'pagoAntesDeLaEstancia true'])
    expect(await open('RSV021')).toEqual([])
  })
})

it('[X-2] before an invoice is paid it is said that its hotel holds what was paid of the one it takes the place of', async () => {
  const change = {
    valor: { clase: 'lista', valor: ['pagoAlHotelSinFactura'] },
    desde: '2026-10-10',
    motivo: 'prueba',
  }
  await app.call('POST', '/api/politica/avisosDeReserva', admin, change)
  const [pagado, otro] = [
    await seedLote(app, {
      creador: hotel,
      facturas: 1,
      nombre: 'Se pagó',
      estatus: 'Pagado',
      fechaPago: '2026-10-02',
    }),
    await seedLote(app, { creador: hotel, facturas: 1, nombre: 'La sustituye' }),
  ]
  const [primera, segunda] = [pagado.facturas[0]?.id ?? 0, otro.facturas[0]?.id ?? 0]
  await run(sql`delete from factura_reservas where factura_id in (${primera}, ${segunda})`)
  await run(sql`insert into factura_reservas (folio, factura_id, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
    select '1', f.id, 'ATSUST1', 1, 0, 0, 0, f.total from facturas f where f.id in (${primera}, ${segunda})`)
  await run(sql`with c as (insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
      values (${pagado.id}, 'OHO010101AB1', 'BBVA', '2026-10-02', 1, 'FOL-10', 'manual') returning id)
    insert into factura_pagos (factura_id, lote_id, comprobante_id, monto, fecha_pago)
      select f.id, f.lote_id, c.id, f.total, '2026-10-02' from c, facturas f where f.id = ${primera}`)
  await know('RSV040', 'ATSUST1', { externo: 1_000_000 })
  const warn = async () =>
    (
      (
        await app.call('POST', '/api/reservas/avisos-de-lotes', cxp, {
          ids: [otro.id],
          fechaPago: '2026-10-16',
        })
      ).body as { avisos: { codigo: string; facturaId: number }[] }
    ).avisos.map(({ codigo: uno, facturaId }) => [uno, facturaId])
  expect(await warn()).toEqual([])
  await run(sql`update facturas set estado = 'Cancelado' where id = ${primera}`)
  expect(await warn()).toEqual([['pagoAlHotelSinFactura', primera]])
  const { lotes } = (
    await app.call('POST', '/api/reservas/avisos-por-lote', cxp, { ids: [pagado.id, otro.id] })
  ).body as AvisosPorLote
  expect(lotes.map(({ avisos }) => avisos)).toEqual([1, 1])
})

it('[X-2] bookings beyond what is read at once are counted as not looked at, and no pre-invoice of them as free of warnings', async () => {
  const grande = await seedLote(app, { creador: hotel, facturas: 1, nombre: 'Enorme' })
  const id = grande.facturas[0]?.id ?? 0
  await run(sql`delete from factura_reservas where factura_id = ${id}`)
  await run(sql`insert into factura_reservas (folio, factura_id, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
    select '1', ${id}, 'MUCHAS' || n, 1, 0, 0, 0, 1 from generate_series(1, 3002) n`)
  const { body } = await app.call('POST', '/api/reservas/avisos-de-lotes', cxp, { ids: [grande.id] })
  expect(body).toMatchObject({ total: 0, reservas: 3000, sinSaber: 3000, sinRevisar: 2 })
  const { rows } = await sql<{ id: number }>`with p as (insert into prefacturas (comisionista_id, rfc_emisor,
      razon_social_emisor, regimen_fiscal, num_reservas, tarifa, iva, ret_iva, ret_isr, total, a_pagar, creador_id, creador, fecha_creacion)
    select 501, 'X', 'X', '612', 2, 1, 0, 0, 0, 1, 1, ${agente.id}, 'x', now() from generate_series(1, 2) returning id)
    , r as (insert into prefactura_reservas (prefactura_id, comisionista_id, booking_code, description, total)
      select p.id, 501, 'P' || p.id || '-' || n, '', 1 from p, generate_series(1, 1600) n) select id from p order by id`.execute(
    app.deps.db,
  )
  const prefacturas = rows.map((fila) => fila.id)
  const { body: deAgentes } = await app.call('POST', '/api/reservas/avisos-de-comisiones', comisiones, {
    prefacturas,
  })
  expect(deAgentes).toEqual({ reservas: [], prefacturas: [{ id: prefacturas[1], avisos: null }] })
})

describe('whose it is now', () => {
  it('[X-1] an agent whose booking the engines give to another no longer opens it, unless she has billed it', async () => {
    await know('RSV030', null)
    await run(sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission)
      values (501, 'RSV030', 'Cancún', '2026-08-01', 60000)`)
    expect((await get(agente, 'RSV030')).status).toBe(200)
    const reassign = (localizador: string) =>
      run(
        sql`update estancias set comisionista_id = 502, comisionista_nombre = 'Otra' where localizador = ${localizador}`,
      )
    await reassign('RSV030')
    expect((await get(agente, 'RSV030')).status).toBe(404)
    expect((await get(comisiones, 'RSV030')).status).toBe(200)
    await reassign('RSV001')
    expect((await get(agente, 'RSV001')).status).toBe(200)
  })
  it('[X-1] the charge of the bank that paid the hotel is told to who sees the bank’s rows', async () => {
    const { movimientos } = await seedMovimientos(app, [
      { abono: 500_001, concepto: 'SPEI ENVIADO', fecha: '2026-10-09' },
    ])
    await run(sql`with a as (insert into acciones_conciliacion (grupo, clase, aplicado_por, movimiento_id, huella, fecha_operacion,
        concepto, monto, lineas, dicho, quien) select gen_random_uuid(), 'aceptar', 'persona', m.movimiento_id, m.huella, m.fecha_operacion,
        m.concepto, 500001, '[]', '{}', 'yo' from movimientos m where m.movimiento_id = ${movimientos[0]} returning accion_id)
      insert into conciliaciones (accion_id, movimiento_id, comprobante_id, monto, razones)
        select a.accion_id, ${movimientos[0]}, (select max(id) from comprobantes_pago where folio = 'FOL-9'), 500001, '[]' from a`)
    const clases = async (who: Persona) =>
      (await get(who, 'RSV001')).reserva.vida
        .filter(({ nombre }) => nombre === 'SPEI ENVIADO')
        .map(({ clase, lugar }) => [clase, lugar])
    expect(await clases(admin)).toEqual([
      ['cargoHotel', { en: 'movimiento', id: movimientos[0], pagoId: null }],
    ])
    expect(await clases(cxp)).toEqual([])
    expect(await clases(agente)).toEqual([])
  })
})

it('[X-1] an engine asked of a booking leaves its payments by day and amount, and another currency tells none of them', async () => {
  const { conPagos } = reservasDemo
  // Five thousand judged by tables that nobody has counted take a minute.
  await query(app.databaseUrl, 'analyze')
  await readEstancias(app.deps)
  const pagos = async () =>
    (await get(admin, conPagos)).reserva.vida
      .filter(({ clase }) => clase === 'pagoEnMotor')
      .map(({ fecha, importe }) => ({ fecha, importe }))
  expect(await pagos()).toEqual([{ fecha: '2026-09-18', importe: mxn(14_960) }])
  await run(sql`update estancias set moneda = 'USD', cambio_en = 'infinity' where localizador = ${conPagos}`)
  expect(await pagos()).toEqual([])
})
