import type { AvisosInicio, GraficasInicio, Inicio, ResumenMensual } from '@valija/contract/inicio.ts'
import type { FacturaFila, LoteDetalle } from '@valija/contract/lote-detalle.ts'
import type { LoteFila, LotesDeHotel } from '@valija/contract/lotes.ts'
import type { PagoDeLote } from '@valija/contract/recibos.ts'
import { clavesDeEtapa, type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { correosDe } from '../../../testing/buzon.ts'
import { type LoteSembrado, type SeedLote, seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'

const hoy = '2026-10-20'
const app = await useTestApp({ dia: hoy })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101, 102] })

const call = async <T>(metodo: string, ruta: string, quien = admin, body?: unknown): Promise<T> => {
  const answer = await app.call(metodo, ruta, quien, body)
  expect([ruta, answer.status, answer.body]).toEqual([ruta, 200, answer.body])
  return answer.body as T
}
const get = <T>(ruta: string, quien: Persona) => call<T>('GET', ruta, quien)

/** Centavos, so that sums are exact. */
const c = (pesos: number) => Math.round(pesos * 100)
const sumOf = <T>(some: readonly T[], monto: (one: T) => number) =>
  some.reduce((n, one) => n + c(monto(one)), 0)
const enMxn = (montos: readonly { moneda: string; monto: number }[]) =>
  sumOf(
    montos.filter(({ moneda }) => moneda === 'MXN'),
    ({ monto }) => monto,
  )

let folios = 0
async function pagar(lote: LoteSembrado, monto: number, fechapago = '2026-10-15') {
  const rfc = (await get<LoteFila>(`/api/lotes/${lote.id}`, admin)).proveedorRfc
  const pago = { idFactura: lote.id, rfc, bancobeneficiario: 'BBVA', fechapago, folio: `P${++folios}` }
  await call('POST', '/api/Factura/guardarComprobantes', admin, [{ ...pago, totalLayout: monto / 100 }])
}
const marcar = (lote: LoteSembrado) =>
  call('PUT', '/api/Factura/actualizar-estatus-a-pagado', admin, [lote.id])
async function retirar(lote: LoteSembrado, i: number): Promise<LoteSembrado> {
  const factura = lote.facturas[i]
  if (!factura) throw new Error(`no factura ${i}`)
  await sql`update facturas set estado = 'Cancelado', sat_consultado_en = now() where id = ${factura.id}`.execute(
    app.deps.db,
  )
  await call('POST', `/api/lotes/${lote.id}/facturas/${factura.id}/retirar`, admin, { motivo: 'Se canceló' })
  return { ...lote, total: lote.total - factura.total, facturas: lote.facturas.filter((_, j) => j !== i) }
}

/** Of each stage one whole and one with a factura taken out; part of one paid, an overdue one, one in dollars. */
async function seedMonth() {
  const seed = (mas: Partial<SeedLote>) =>
    seedLote(app, { creador: hotel, facturas: 3, dia: '2026-10-01', ...mas })
  const enPago = (fechaPago: string, proveedorId = 101) =>
    seed({ estatus: 'En proceso de pago', fechaPago, proveedorId })
  await seed({})
  await retirar(await seed({ proveedorId: 102 }), 0)
  await seed({ estatus: 'En proceso de envío', fechaPago: '2026-10-23' })
  await retirar(await enPago('2026-10-23'), 1)
  await enPago('2026-10-16', 102)
  const parte = await retirar(await enPago('2026-10-16'), 2)
  await pagar(parte, parte.total - 1)
  const entero = await enPago('2026-10-20')
  await pagar(entero, 12_345)
  await pagar(entero, entero.total - 12_345)
  await marcar(entero)
  const menos = await retirar(await enPago('2026-10-16', 102), 0)
  await pagar(menos, menos.total)
  await marcar(menos)
  const antes = await enPago('2026-10-05')
  // Made last month, at its last day, and marked in this one.
  await sql`update facturas set fecha = '2026-09-01T10:00:00' where lote_id = ${antes.id}`.execute(
    app.deps.db,
  )
  await pagar(antes, antes.total, '2026-09-30')
  await marcar(antes)
  const dolares = await enPago('2026-10-23')
  await sql`update facturas set moneda = 'USD' where lote_id = ${dolares.id}`.execute(app.deps.db)
  await sql`update lotes set moneda = 'USD' where id = ${dolares.id}`.execute(app.deps.db)
  await pagar(dolares, 50_000)
}

const listar = async (quien: Persona, etapa: Etapa, mas = '') =>
  (
    await get<{ filas: LoteFila[] }>(
      `/api/lotes?categoria=Proveedor&etapa=${etapa}&porPagina=50${mas}`,
      quien,
    )
  ).filas
const todos = async (quien: Persona) =>
  (await Promise.all(clavesDeEtapa.map((etapa) => listar(quien, etapa)))).flat()
async function sheetOf(ruta: string, quien: Persona): Promise<unknown[][]> {
  const { raw } = await app.call('GET', ruta, quien)
  return readSheet(raw) as Promise<unknown[][]>
}
const quienes = () => [admin, hotel]

await seedMonth()

test('[VI-D6] every place that says what a lote comes to says the same: list, detail, its facturas, their workbook and its payments', async () => {
  for (const quien of quienes()) {
    const lotes = await todos(quien)
    expect(lotes.length).toBe(10)
    for (const lote of lotes) {
      const detalle = await get<LoteDetalle>(`/api/lotes/${lote.id}`, quien)
      expect(detalle).toMatchObject({ total: lote.total, pagado: lote.pagado, numFacturas: lote.numFacturas })
      expect(detalle.totales.valija).toEqual({ facturas: lote.numFacturas, importe: lote.total })
      const { filas } = await get<{ filas: FacturaFila[] }>(`/api/lotes/${lote.id}/facturas`, quien)
      const vivas = filas.filter(({ retiradaEn }) => retiradaEn === null)
      expect([vivas.length, sumOf(vivas, ({ total }) => total)]).toEqual([lote.numFacturas, c(lote.total)])
      expect(filas.length - vivas.length).toBe(detalle.numRetiradas)
      expect(vivas.reduce((n, { numReservas }) => n + numReservas, 0)).toBe(lote.numReservas)
      const pagos = await get<{ filas: PagoDeLote[] }>(`/api/lotes/${lote.id}/pagos?porPagina=100`, quien)
      expect(sumOf(pagos.filas, ({ total }) => total)).toBe(c(lote.pagado))
      if (lote.moneda !== 'MXN') continue
      const hoja = await sheetOf(
        `/api/lotes/${lote.id}/facturas/exportar?formato=xlsx&columnas=folio,total`,
        quien,
      )
      expect([lote.nombre, c(Number(hoja.at(-1)?.[1]))]).toEqual([lote.nombre, c(lote.total)])
    }
  }
})

test('[VI-D6] every place that adds lotes up adds the same: tabs, list, by hotel, their workbooks and the home page', async () => {
  for (const quien of quienes()) {
    const inicio = await get<Inicio>('/api/inicio', quien)
    const conteos = await get<Record<Etapa, { n: number }>>('/api/lotes/conteos?categoria=Proveedor', quien)
    for (const etapa of clavesDeEtapa) {
      const lotes = await listar(quien, etapa)
      const enPesos = lotes.filter(({ moneda }) => moneda === 'MXN')
      const suma = sumOf(enPesos, ({ total }) => total)
      expect(conteos[etapa].n).toBe(lotes.length)
      const hoteles = await get<{ filas: LotesDeHotel[] }>(
        `/api/lotes/por-hotel?categoria=Proveedor&etapa=${etapa}`,
        quien,
      )
      const enMoneda = hoteles.filas.filter(({ moneda }) => moneda === 'MXN')
      expect([etapa, sumOf(enMoneda, ({ total }) => total)]).toEqual([etapa, suma])
      expect(hoteles.filas.reduce((n, { numLotes }) => n + numLotes, 0)).toBe(lotes.length)
      const hoja = await sheetOf(
        `/api/lotes/exportar?formato=xlsx&etapa=${etapa}&columnas=nombre,total`,
        quien,
      )
      if (lotes.length > 1) expect([etapa, c(Number(hoja.at(-1)?.[1]))]).toEqual([etapa, suma])
      const dicha = inicio.etapas.find(({ estatus }) => estatus === etapas[etapa])
      // What was paid in September is not of this month.
      const fuera = etapa === 'pagado' ? lotes.filter((lote) => lote.fechaPago === '2026-10-05') : []
      expect([etapa, c(dicha?.total ?? 0), dicha?.lotes]).toEqual([
        etapa,
        suma - sumOf(fuera, ({ total }) => total),
        lotes.length - fuera.length,
      ])
      expect(dicha?.facturas).toBe(
        lotes.filter((lote) => !fuera.includes(lote)).reduce((n, { numFacturas }) => n + numFacturas, 0),
      )
    }
    const meses = await get<ResumenMensual>('/api/inicio/resumen', quien)
    const lotes = await todos(quien)
    expect(meses.at(-1)).toMatchObject({
      facturas: lotes.reduce((n, { numFacturas }) => n + numFacturas, 0),
      reservas: lotes.reduce((n, { numReservas }) => n + numReservas, 0),
    })
  }
})

test('[VI-D6] what is owed is one sum: list, days to come, lateness, chart and what waits', async () => {
  for (const quien of quienes()) {
    const { porPagar } = await get<Inicio>('/api/inicio', quien)
    const debidos = [
      ...(await listar(quien, 'enProcesoDeEnvio')),
      ...(await listar(quien, 'enProcesoDePago')),
    ].filter(({ pagado, total }) => pagado < total)
    const debe = ({ total, pagado, moneda }: LoteFila) =>
      moneda === 'MXN' ? (c(total) - c(pagado)) / 100 : 0
    const suma = sumOf(debidos, debe)
    const partes = [...porPagar.dias, porPagar.despues, porPagar.vencido]
    expect(partes.reduce((n, { montos }) => n + enMxn(montos), 0)).toBe(suma)
    expect(porPagar.antiguedad.reduce((n, { montos }) => n + enMxn(montos), 0)).toBe(suma)
    expect(partes.reduce((n, { lotes }) => n + lotes, 0)).toBe(debidos.length)
    const vencidos = debidos.filter(({ fechaPago }) => fechaPago !== null && fechaPago < hoy)
    expect(enMxn(porPagar.vencido.montos)).toBe(sumOf(vencidos, debe))
    const avisos = await get<AvisosInicio>('/api/inicio/avisos', quien)
    const aviso = avisos.porResolver.filter((uno) => uno.clase === 'vencidos')
    expect([
      aviso.reduce((n, { n: uno }) => n + uno, 0),
      aviso.reduce((n, { montos }) => n + enMxn(montos ?? []), 0),
    ]).toEqual([vencidos.length, sumOf(vencidos, debe)])
    const graficas = await get<GraficasInicio>('/api/inicio/graficas', quien)
    for (const { fecha, etapa, lotes, monto } of graficas.porDia) {
      const suyos = await listar(quien, etapa, `&fechaPago=${fecha}`)
      const enBarra = (lote: LoteFila) => (etapa === 'pagado' ? lote.total : debe(lote))
      expect([fecha, etapa, lotes, c(monto)]).toEqual([fecha, etapa, suyos.length, sumOf(suyos, enBarra)])
    }
  }
})

test('[VI-D7] the mail of a payment says what was left of its lote after it, though another was made before it left', async () => {
  expect((await app.drainJobs()).fallidos).toBe(0)
  const [entero] = (await listar(hotel, 'pagado')).filter(({ fechaPago }) => fechaPago === '2026-10-20')
  const correos = (await correosDe(app, hotel.correo)).filter(({ asunto }) =>
    asunto.endsWith(` del lote ${entero?.nombre}`),
  )
  const falta = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(
    (c(entero?.total ?? 0) - 12_345) / 100,
  )
  expect(
    correos
      .map(({ asunto, texto }) => [
        asunto.includes('$123.45 '),
        texto.includes(`faltan $${falta}.`),
        texto.includes('queda cubierto'),
      ])
      .toSorted(([a], [b]) => Number(b) - Number(a)),
  ).toEqual([
    [true, true, false],
    [false, false, true],
  ])
})
