import { randomUUID } from 'node:crypto'
import type { Reserva } from '@valija/contract/reservas.ts'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const azar = azarDe('sumas de reservas', 4)
const monedas = ['MXN', 'MXN', 'MXN', 'USD'] as const
type Moneda = (typeof monedas)[number]
const chance = (deCien: number) => azar.entero(0, 99) < deCien
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))

/** What became of a document: of `eliminada` and of what lies in a lote that was deleted nothing is left to tell. */
const suertes = [
  'viva',
  'viva',
  'viva',
  'viva',
  'retirada',
  'rechazada',
  'cancelada',
  'eliminada',
  'loteEliminado',
] as const
type Documento = {
  id: number
  uuid: string
  tipo: 'p' | 'c'
  /** Hotel or agent. */
  emisor: number
  nota: boolean
  /** Ids. */
  acredita: number[]
  moneda: Moneda
  suerte: (typeof suertes)[number]
  renglones: { reserva: Azarosa; nombre: string; monto: number }[]
  pagos: { monto: number; vale: boolean; comprobanteAnulado: boolean }[]
}
type Azarosa = {
  localizador: string
  ant: string
  externo: string
  moneda: Moneda
  total: number
  costo: number | null
  cancelada: boolean
  comisionista: number | null
  comision: number | null
  pagadoExterno: number
  cobros: { monto: number; moneda: Moneda; pagada: 1 | 2; estado: 1 | 2 | 3; enElMotor: boolean }[]
  listadas: { comisionista: number; monto: number }[]
}

const hoteles = [101, 102]
const agentes = [501, 502, 503]
const reservas: Azarosa[] = times(300, (n) => {
  const comisionista = chance(60) ? azar.elige(agentes) : null
  const numero = String(n).padStart(4, '0')
  return {
    localizador: `AZ${numero}X`,
    ant: `AT9${numero}7`,
    externo: `CH${numero}Z9`,
    moneda: azar.elige(monedas),
    total: azar.entero(50_000, 3_000_000),
    costo: chance(85) ? azar.entero(40_000, 2_500_000) : null,
    cancelada: chance(12),
    comisionista,
    comision: comisionista === null || chance(20) ? null : azar.entero(1_000, 90_000),
    pagadoExterno: chance(50) ? 0 : azar.entero(1, 1_500_000),
    cobros: times(azar.entero(0, 3), () => ({
      monto: azar.entero(1, 1_200_000),
      moneda: azar.elige(monedas),
      pagada: azar.elige([1, 2]),
      estado: azar.elige([1, 1, 1, 2, 3]),
      enElMotor: chance(30),
    })),
    listadas: agentes
      .filter(() => chance(30))
      .map((uno) => ({ comisionista: uno, monto: azar.entero(-1, 3) * 20_001 })),
  }
})

let siguiente = 500_000
/** A document over some of these bookings, each under one or two of its names. */
function documentoDe(tipo: 'p' | 'c', de: readonly Azarosa[], base: Partial<Documento> = {}): Documento {
  const cuales = de.filter(() => chance(60))
  const nombresDe = ({ localizador, ant, externo }: Azarosa) => [
    localizador,
    localizador.toLowerCase(),
    ant,
    `${ant.slice(0, 3)}-${ant.slice(3)}`.toLowerCase(),
    externo,
  ]
  const renglones = (cuales.length > 0 ? cuales : de.slice(0, 1)).flatMap((reserva) =>
    times(chance(25) ? 2 : 1, () => ({
      reserva,
      nombre: azar.elige(nombresDe(reserva)),
      monto: azar.entero(1, 900_000),
    })),
  )
  const total = renglones.reduce((suma, { monto }) => suma + monto, 0)
  return {
    id: siguiente++,
    uuid: randomUUID(),
    tipo,
    emisor: azar.elige(tipo === 'p' ? hoteles : agentes.slice(0, 2)),
    nota: false,
    acredita: [],
    moneda: azar.elige(monedas),
    suerte: azar.elige(suertes),
    renglones,
    pagos: times(azar.entero(0, 2), () => ({
      monto: azar.entero(1, total),
      vale: chance(80),
      comprobanteAnulado: chance(15),
    })),
    ...base,
  }
}
/** Of three bookings the documents that they share: invoices of hotels and agents, and notes that name none, one or more. */
function documentosDe(de: readonly Azarosa[]): Documento[] {
  const deHotel = times(azar.entero(0, 4), () => documentoDe('p', de))
  const deAgente = times(azar.entero(0, 3), () => documentoDe('c', de))
  const notas = times(azar.entero(0, 3), () => {
    const acredita = deHotel.filter(() => chance(40)).map(({ id }) => id)
    return documentoDe('p', de, { nota: true, acredita })
  })
  const deElla = deAgente
    .filter(() => chance(40))
    .map(({ id, emisor, moneda, renglones }) =>
      documentoDe('c', de, {
        nota: true,
        acredita: [id],
        emisor,
        moneda,
        // Of all that it bills, or of half.
        renglones: renglones.map((uno) => ({
          ...uno,
          monto: chance(50) ? uno.monto : Math.ceil(uno.monto / 2),
        })),
      }),
    )
  return [...deHotel, ...deAgente, ...notas, ...deElla]
}
const documentos = times(reservas.length / 3, (n) => documentosDe(reservas.slice(n * 3, n * 3 + 3))).flat()

const run = (query: ReturnType<typeof sql>) => query.execute(app.deps.db)
const json = (filas: readonly object[]) => sql`jsonb_array_elements(${JSON.stringify(filas)}::jsonb) o(v)`

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
await seedCatalogosDemo(app.deps)
const lotes = new Map<number, { vivo: number; eliminado: number; plantilla: number }>()
for (const emisor of [...hoteles, ...agentes.slice(0, 2)]) {
  const [vivo, eliminado] = [await seedLote(app, { creador: admin }), await seedLote(app, { creador: admin })]
  lotes.set(emisor, { vivo: vivo.id, eliminado: eliminado.id, plantilla: vivo.facturas[0]?.id ?? 0 })
  await run(sql`update lotes set categoria = ${emisor > 500 ? 'Comisionista' : 'Proveedor'}, proveedor_id = ${emisor},
    proveedor_rfc = ${`RFC010101A${emisor % 10}${emisor > 500 ? 'C' : 'H'}`} where id in (${vivo.id}, ${eliminado.id})`)
  await run(sql`update lotes set eliminado_en = now() where id = ${eliminado.id}`)
}
const loteDe = ({ emisor, suerte }: Documento) =>
  lotes.get(emisor)?.[suerte === 'loteEliminado' ? 'eliminado' : 'vivo']
const uuidDe = new Map(documentos.map(({ id, uuid }) => [id, uuid]))
const ahora = app.deps.reloj.ahora().toISOString()
await run(sql`insert into facturas overriding system value
  select (jsonb_populate_record(null::facturas, to_jsonb(f) || (o.v - 'plantilla'))).* from ${json(
    documentos.map((d) => ({
      plantilla: lotes.get(d.emisor)?.plantilla,
      id: d.id,
      uuid: d.uuid,
      tipo: d.tipo,
      lote_id: loteDe(d),
      serie_folio: `AZ${d.id}`,
      folio: String(d.id),
      tipo_de_comprobante: d.nota ? 'E' : 'I',
      acredita: d.acredita.map((id) => uuidDe.get(id)),
      moneda: d.moneda,
      total: d.renglones.reduce((suma, { monto }) => suma + monto, 0),
      estado: d.suerte === 'cancelada' ? 'Cancelado' : 'Vigente',
      retirada_en: d.suerte === 'retirada' ? ahora : null,
      ...(d.suerte === 'rechazada' && { revision: 'rechazada', revision_motivo: 'x', revisada_en: ahora }),
      eliminada_en: d.suerte === 'eliminada' ? ahora : null,
    })),
  )} join facturas f on f.id = (o.v->>'plantilla')::bigint`)
await run(sql`insert into factura_reservas (factura_id, folio, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
  select (v->>'id')::bigint, '1', v->>'nombre', 1, 0, 0, 0, (v->>'monto')::bigint from ${json(
    documentos.flatMap(({ id, renglones }) => renglones.map(({ nombre, monto }) => ({ id, nombre, monto }))),
  )}`)
for (const d of documentos)
  for (const [i, { monto, vale, comprobanteAnulado }] of d.pagos.entries())
    await run(sql`with c as (insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen, anulado_en)
        values (${loteDe(d)}, 'OHO010101AB1', 'BBVA', '2026-10-09', ${monto}, ${`F-${d.id}-${i}`}, 'manual', ${comprobanteAnulado ? ahora : null}) returning id)
      insert into factura_pagos (factura_id, lote_id, comprobante_id, monto, fecha_pago, anulado_en)
        select ${d.id}, ${loteDe(d)}, id, ${monto}, '2026-10-09', ${vale ? null : ahora} from c`)
await run(sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda, total,
    costo, proveedor_id, reserva_ant, localizador_externo, comisionista_id, comision, visto_en, cambio_en)
  select v->>'localizador', 1, (v->>'cancelada')::boolean, '2026-10-01', '2026-10-05', 'Ana', 'RUAA800101AB1', 'Tulum', v->>'moneda',
    (v->>'total')::bigint, (v->>'costo')::bigint, 101, v->>'ant', v->>'externo', (v->>'comisionista')::bigint,
    (v->>'comision')::bigint, '2026-10-01', '2026-10-01' from ${json(reservas)}`)
await run(sql`insert into reservas_de_pago (booking_code, rfc, motor_reserva_id, moneda, total, estatus, nombre_paquete, visto_en,
    pagado_externo)
  select v->>'localizador', 'RUAA800101AB1', 1, v->>'moneda', (v->>'total')::bigint, case when (v->>'cancelada')::boolean then 'Can' else 'Con' end,
    'Tulum', ${ahora}, (v->>'pagadoExterno')::bigint from ${json(reservas)}`)
await run(sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission)
  select (v->>'comisionista')::bigint, v->>'localizador', 'x', '2026-10-01', (v->>'monto')::bigint from ${json(
    reservas.flatMap(({ localizador, listadas }) => listadas.map((una) => ({ localizador, ...una }))),
  )}`)
await run(sql`insert into pagos (fecha_pago, rfc, booking_code, motor_reserva_id, moneda_id, moneda_reserva, metodo_pago_id,
    nombre_metodo_pago, banco, numero_cuenta, monto_pago, monto_pagado_moneda_reserva, monto_pago_moneda_nacional,
    monto_pago_dolares, tipo_cambio, concepto, numero_transaccion, user_create, estado_id, estatus_migracion_id)
  select '2026-10-02', 'RUAA800101AB1', v->>'localizador', 1, (v->>'pagada')::int, v->>'moneda', (select min(metodo_pago_id) from metodos_pago),
    'Método', 'Banco', '1', (v->>'monto')::bigint * 3, (v->>'monto')::bigint, 1, 1, 20, 'x', '', 'x', (v->>'estado')::int,
    case when (v->>'enElMotor')::boolean then 2 else 1 end from ${json(
      reservas.flatMap(({ localizador, cobros }) => cobros.map((uno) => ({ localizador, ...uno }))),
    )}`)

type Sumas = Record<string, number>
const add = (sumas: Sumas, moneda: string, monto: number) => {
  sumas[moneda] = (sumas[moneda] ?? 0) + monto
  if (sumas[moneda] === 0) delete sumas[moneda]
}
/** What the documents that there are bill of a booking. */
const suyosDe = (reserva: Azarosa) =>
  documentos
    .filter(({ suerte }) => suerte !== 'eliminada' && suerte !== 'loteEliminado')
    .map((d) => {
      const renglones = d.renglones.filter((uno) => uno.reserva === reserva)
      const sum = (all: { monto: number }[]) => all.reduce((suma, { monto }) => suma + monto, 0)
      return { ...d, cuantos: renglones.length, monto: sum(renglones), total: sum(d.renglones) }
    })
    .filter(({ cuantos }) => cuantos > 0)
/** Of what was paid for a document, what is this booking's. */
const parteDe = (d: Documento & { monto: number; total: number }): number =>
  Math.floor((2 * entregadoDe(d) * d.monto + d.total) / (2 * d.total))
const entregadoDe = ({ pagos }: Documento): number =>
  pagos.reduce(
    (suma, { monto, vale, comprobanteAnulado }) => suma + (vale && !comprobanteAnulado ? monto : 0),
    0,
  )
/** The figures of a booking from what was drawn, document by document, all or one agent's alone; centavos. */
function esperadas(reserva: Azarosa, solo: number | null = null) {
  const suyos = suyosDe(reserva).filter(
    ({ tipo, emisor }) => solo === null || (tipo === 'c' && emisor === solo),
  )
  const cuenta = (d: (typeof suyos)[number]): boolean => {
    if (d.suerte !== 'viva') return false
    const nombradas = suyos.filter(({ id }) => d.acredita.includes(id))
    return nombradas.length === 0 || nombradas.some(({ suerte }) => suerte === 'viva')
  }
  const facturado: Sumas = {}
  const pagado: Sumas = {}
  for (const d of suyos.filter(({ tipo }) => tipo === 'p')) {
    const signo = d.nota ? -1 : 1
    if (cuenta(d)) add(facturado, d.moneda, signo * d.monto)
    add(pagado, d.moneda, signo * parteDe(d))
  }
  const cobra = suyos.filter((d) => {
    if (d.tipo !== 'c' || d.nota || d.suerte !== 'viva') return false
    const quitado = suyos.filter((nota) => nota.suerte === 'viva' && nota.acredita.includes(d.id))
    return quitado.reduce((resto, { monto }) => resto - monto, d.monto) > 0
  })
  const facturan = new Set(cobra.map(({ emisor }) => emisor))
  const comisiones: Sumas = {}
  for (const d of suyos)
    if (d.tipo === 'c' && facturan.has(d.emisor) && cuenta(d))
      add(comisiones, d.moneda, d.nota ? -d.monto : d.monto)
  const listadas = reserva.listadas.filter(({ comisionista }) => solo === null || comisionista === solo)
  const sinFactura = listadas.filter(({ comisionista }) => !facturan.has(comisionista))
  for (const { monto } of sinFactura) add(comisiones, 'MXN', Math.max(monto, 0))
  const seDebe = Object.values(comisiones).some((monto) => monto > 0)
  // What cannot be paid yet may be owed later: nobody says how much.
  let comision: Sumas | null = sinFactura.some(({ monto }) => monto <= 0) ? null : comisiones
  if (facturan.size === 0 && listadas.length === 0) {
    // What the engine says of her commission is not told to her.
    if (solo !== null || (reserva.comisionista !== null && reserva.comision === null)) comision = null
    else if (reserva.comisionista !== null) add(comisiones, reserva.moneda, reserva.comision ?? 0)
  }
  const validos = reserva.cobros.filter(({ estado, enElMotor }) => estado === 1 && !enElMotor)
  const cobrado = validos
    .filter(({ moneda }) => moneda === reserva.moneda)
    .reduce((suma, { monto }) => suma + monto, reserva.pagadoExterno)
  const alMenos = validos.some(({ moneda }) => moneda !== reserva.moneda)
  const { total, costo, cancelada, moneda } = reserva
  const enSuMoneda = comision !== null && Object.keys(comision).every((una) => una === moneda)
  const deOtra = reserva.comisionista !== null && reserva.comisionista !== solo
  return {
    esDeElla: suyos.length > 0 || (!deOtra && listadas.length > 0),
    vendido: total,
    cobrado,
    seDebe,
    alMenos,
    porCobrar: cancelada ? 0 : alMenos ? null : Math.max(0, total - cobrado),
    costo,
    facturado,
    pagado,
    comision,
    margen: cancelada || costo === null || !enSuMoneda ? null : total - costo - (comision?.[moneda] ?? 0),
  }
}

const enCentavos = (uno: { monto: number } | null | undefined) => (uno ? Math.round(uno.monto * 100) : null)
const porMoneda = (todos: readonly { moneda: string; monto: number }[] = []) =>
  Object.fromEntries(todos.map((uno) => [uno.moneda, enCentavos(uno)]))

test('[X-1] of three hundred bookings drawn at random every sum is what their pieces come to, one by one', async () => {
  for (const reserva of reservas) {
    const { status, body } = await app.call('GET', `/api/reservas/${reserva.localizador}`, admin)
    expect(status, reserva.localizador).toBe(200)
    const { sumas } = body as Reserva
    const dichas = {
      vendido: enCentavos(sumas.vendido),
      cobrado: enCentavos(sumas.cobrado),
      porCobrar: enCentavos(sumas.porCobrar),
      costo: enCentavos(sumas.costo),
      facturado: porMoneda(sumas.facturado),
      pagado: porMoneda(sumas.pagado),
      comision: sumas.comision ? porMoneda(sumas.comision) : null,
      margen: enCentavos(sumas.margen),
    }
    const { esDeElla: _, seDebe: __, alMenos: ___, ...cifras } = esperadas(reserva)
    expect(dichas, reserva.localizador).toEqual(cifras)
    expect(sumas.vendido?.moneda).toBe(reserva.moneda)
  }
})

test('[X-1] an agent is told of each booking what her own invoices, notes and commissions come to, and nothing of another’s', async () => {
  const [suya = 0] = agentes
  const ella = await app.persona('comisionista', { claims: [['idComisionista', String(suya)]] })
  for (const reserva of reservas) {
    const { status, body } = await app.call('GET', `/api/reservas/${reserva.localizador}`, ella)
    const { esDeElla, comision } = esperadas(reserva, suya)
    expect(status, reserva.localizador).toBe(esDeElla ? 200 : 404)
    if (!esDeElla) continue
    const { sumas } = body as Reserva
    expect(sumas, reserva.localizador).toEqual({ comision: sumas.comision })
    expect(sumas.comision ? porMoneda(sumas.comision) : null, reserva.localizador).toEqual(comision)
  }
})

/** What a booking must warn of, of those whose hotels sent no credit note: who reads these has no share of a note to guess. */
function avisosDe(reserva: Azarosa): string[] {
  const { costo, cancelada, moneda } = reserva
  const { vendido, cobrado, porCobrar, alMenos, seDebe } = esperadas(reserva)
  const deHotel = suyosDe(reserva).filter(({ tipo }) => tipo === 'p')
  const vivas = deHotel.filter(({ suerte }) => suerte === 'viva')
  const facturado: Sumas = {}
  for (const { moneda: una, monto } of vivas) add(facturado, una, monto)
  const cabe =
    costo !== null && vivas.every((una) => una.moneda === moneda) && (facturado[moneda] ?? 0) <= costo + 100
  const debe = !alMenos && vendido - cobrado > 100
  const si: Record<string, boolean> = {
    pagoAntesDelCobro: debe && (porCobrar ?? 0) > 0 && vivas.some((una) => entregadoDe(una) > 0),
    facturadoDeMas: !cancelada && costo !== null && (facturado[moneda] ?? 0) > costo + 100,
    facturadaDosVeces: vivas.length > 1 && !cabe,
    facturadaPorOtroHotel: vivas.some(({ emisor }) => emisor !== 101),
    canceladaFacturada: cancelada && vivas.length > 0,
    // The stay ended five days ago.
    pagadaSinFactura: !cancelada && vivas.length === 0 && cobrado > 0 && vendido - cobrado <= 100,
    pagoAlHotelSinFactura: deHotel.some((una) =>
      una.suerte === 'viva' ? parteDe(una) - una.monto > 100 : parteDe(una) > 0,
    ),
    comisionSinCobro: debe && seDebe,
    clienteSobrepagado: !cancelada && cobrado - vendido > 100,
  }
  return Object.keys(si).filter((codigo) => si[codigo])
}

test('[X-2] each warns of what its pieces tell, and of nothing else: several agents, hotels, currencies and payments', async () => {
  const sinNotas = reservas.filter((una) => suyosDe(una).every(({ tipo, nota }) => tipo === 'c' || !nota))
  const vistos = new Map<string, number>()
  for (const reserva of sinNotas) {
    const { body } = await app.call('GET', `/api/reservas/${reserva.localizador}`, admin)
    const dichos = new Set((body as Reserva).avisos.map(({ codigo }) => codigo))
    expect([...dichos].sort(), reserva.localizador).toEqual(avisosDe(reserva).sort())
    for (const codigo of dichos) vistos.set(codigo, (vistos.get(codigo) ?? 0) + 1)
  }
  expect(vistos.size).toBe(9)
  expect(Math.min(...vistos.values())).toBeGreaterThan(2)
})

test('[X-1] what was drawn holds every case that the sums must tell apart', () => {
  const cuantas = (donde: (una: ReturnType<typeof esperadas>) => boolean) =>
    reservas.filter((una) => donde(esperadas(una))).length
  expect(cuantas(({ facturado }) => 'USD' in facturado && 'MXN' in facturado)).toBeGreaterThan(20)
  expect(cuantas(({ facturado }) => Object.values(facturado).some((monto) => monto < 0))).toBeGreaterThan(5)
  expect(cuantas(({ pagado }) => Object.keys(pagado).length > 0)).toBeGreaterThan(50)
  expect(cuantas(({ comision }) => comision !== null && Object.keys(comision).length > 0)).toBeGreaterThan(50)
  expect(cuantas(({ margen }) => margen !== null)).toBeGreaterThan(50)
  expect(cuantas(({ porCobrar }) => porCobrar === null)).toBeGreaterThan(20)
  expect(documentos.filter(({ nota, acredita }) => nota && acredita.length > 1).length).toBeGreaterThan(10)
  expect(documentos.filter(({ renglones }) => renglones.length > 2).length).toBeGreaterThan(50)
})
