import type { AvisosInicio, Inicio, ResumenMensual } from '@valija/contract/inicio.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { resumenPorEtapa, resumenPorMes } from '../lotes/resumen-lotes.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const mine = await app.persona('proveedor', { idProveedores: [101] })
const other = await app.persona('proveedor', { idProveedores: [102] })
const admin = await app.persona('admin')
const creador = (of: Persona) => ({ id: of.id, correo: of.correo })
await seedLote(app, { creador: creador(mine), facturas: 2 })
await seedLote(app, {
  creador: creador(mine),
  facturas: 3,
  estatus: 'En proceso de pago',
  fechaPago: '2026-10-16',
})
// Which month it counts in is told by the day it was paid, not by the day it was promised for.
const paid = async (fechaPago: string, hecho: string) => {
  const lote = await seedLote(app, { creador: creador(mine), facturas: 1, estatus: 'Pagado', fechaPago })
  await app.deps.db
    .insertInto('comprobantesPago')
    .values({
      loteId: lote.id,
      rfc: 'X',
      bancoBeneficiario: 'BBVA',
      fechaPago: hecho,
      total: lote.total,
      folio: hecho,
      origen: 'manual',
      reciboPagoId: null,
      creadoPor: null,
      anuladoEn: null,
      anuladoPor: null,
      anuladoMotivo: null,
    })
    .execute()
}
await paid('2026-09-25', '2026-10-02')
await paid('2026-10-02', '2026-09-30')
await seedLote(app, { creador: creador(other), proveedorId: 102, facturas: 4 })
await setRows(app, 'lotes', {}, { fechaCreacion: new Date('2026-10-05T18:00:00Z') })

const porResolver = async (who: Persona) =>
  ((await app.call('GET', '/api/inicio/avisos', who)).body as AvisosInicio).porResolver
const inicio = async (who: Persona) => (await app.call('GET', '/api/inicio', who)).body as Inicio

describe('home', () => {
  test('[A-006] a supplier sees its own stages, what was paid this month and when it will be paid', async () => {
    const { etapas, porPagar } = await inicio(mine)
    expect(etapas.map(({ estatus, lotes, facturas }) => [estatus, lotes, facturas])).toEqual([
      ['No procesado', 1, 2],
      ['En proceso de envío', 0, 0],
      ['En proceso de pago', 1, 3],
      ['Pagado', 1, 1],
    ])
    expect(porPagar.dias).toMatchObject([
      { fecha: '2026-10-16', lotes: 1, montos: [{ moneda: 'MXN', monto: etapas[2]?.total }] },
    ])
  })

  test('[VI-D6] what is due and unpaid is overdue and waits for somebody, never a coming payment', async () => {
    const due = (nombre: string, fechaPago: string, facturas = 1) =>
      seedLote(app, {
        creador: { id: mine.id, correo: mine.correo },
        nombre,
        facturas,
        estatus: 'En proceso de pago',
        fechaPago,
      })
    const hoy = await due('De hoy', '2026-10-10')
    const viejo = await due('Más viejo', '2026-10-01')
    const { porPagar } = await inicio(mine)
    expect(porPagar.dias.map(({ fecha }) => fecha)).toEqual(['2026-10-10', '2026-10-16'])
    expect(await porResolver(mine)).toMatchObject([
      {
        clase: 'vencidos',
        etapa: 'enProcesoDePago',
        n: 1,
        id: String(viejo.id),
        nombre: 'Más viejo',
        categoria: 'Proveedor',
      },
    ])
    const otro = await due('Otro', '2026-10-09')
    for (const who of [mine, admin])
      expect(await porResolver(who)).toContainEqual(
        expect.objectContaining({ clase: 'vencidos', n: 2, nombre: 'Más viejo' }),
      )
    expect(await porResolver(other)).toEqual([])
    await app.deps.db
      .updateTable('lotes')
      .set({ eliminadoEn: new Date() })
      .where('id', 'in', [hoy.id, viejo.id, otro.id])
      .execute()
    expect(await porResolver(mine)).toEqual([])
  })

  test('the cut-offs come from the policy, counted from the business day', async () => {
    expect((await inicio(mine)).cortes).toEqual([
      { clave: 'cortePueProveedor', metodo: 'PUE', dia: 23, fecha: '2026-10-23', faltan: 13 },
      { clave: 'cortePpdProveedor', metodo: 'PPD', dia: 20, fecha: '2026-10-20', faltan: 10 },
    ])
  })

  test('[A-045] the chart has the facturas and reservas of twelve months, each of the own scope', async () => {
    const of = async (who: Persona) =>
      (await app.call('GET', '/api/inicio/resumen', who)).body as ResumenMensual
    const own = await of(mine)
    expect(own.map(({ mes }) => mes)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
    ])
    expect(own.at(-1)).toMatchObject({ facturas: 7 })
    expect((await of(other)).at(-1)).toMatchObject({ facturas: 4 })
    expect((await of(admin)).at(-1)).toMatchObject({ facturas: 11 })
    expect((await of(await app.persona('comisionista'))).every(({ facturas }) => facturas === 0)).toBe(true)
  })

  test('[A-046, A-142] the detail lists id, creation, facturas and reservas, fifteen a page, of the own lotes', async () => {
    const answer = await app.call('GET', '/api/inicio/detalle', mine)
    expect(answer.body).toMatchObject({ total: 4 })
    const { filas } = answer.body as { filas: object[] }
    expect(Object.keys(filas[0] ?? {}).sort()).toEqual([
      'categoria',
      'estatus',
      'fechaCreacion',
      'id',
      'moneda',
      'nombre',
      'numFacturas',
      'numReservas',
      'proveedorNombre',
      'total',
    ])
    expect((await app.call('GET', '/api/inicio/detalle', admin)).body).toMatchObject({ total: 0 })
    expect((await app.call('GET', '/api/inicio/detalle?categoria=Proveedor', admin)).body).toMatchObject({
      total: 5,
    })
    expect((await app.call('GET', '/api/inicio/detalle?categoria=Proveedor', other)).body).toMatchObject({
      total: 1,
    })
  })

  test('what ANT refused or left in doubt waits, named by its lote, for the owner and the staff alone', async () => {
    const { id, nombre, facturas } = await seedLote(app, {
      creador: { id: mine.id, correo: mine.correo },
      estatus: 'En proceso de envío',
      facturas: 2,
    })
    const [first, second] = facturas
    await app.deps.db
      .updateTable('facturas')
      .set({ envio: 'rechazado', envioMotivo: { codigo: 'texto', texto: 'La reserva ya tiene factura' } })
      .where('id', '=', first?.id ?? 0)
      .execute()
    await setRows(app, 'facturas', { id: second?.id ?? 0 }, { envio: 'duda' })
    await setRows(app, 'lotes', { id }, { numExcepciones: 2 })
    const expected = [
      {
        clase: 'rechazadas',
        n: 1,
        facturas: 1,
        id: String(id),
        nombre,
        detalle: 'La reserva ya tiene factura',
      },
      { clase: 'enDuda', n: 1, facturas: 1, id: String(id) },
    ]
    expect(await porResolver(mine)).toMatchObject(expected)
    expect(await porResolver(other)).toEqual([])
    expect((await porResolver(await app.persona('OperativoProveedor'))).slice(0, 2)).toMatchObject(expected)
  })

  test('the admin is told of users who wait and mails that failed', async () => {
    await app.persona(null)
    expect(await porResolver(admin)).toContainEqual(
      expect.objectContaining({ clase: 'usuariosPendientes', n: 1 }),
    )
  })

  test('an agent is told what it has to bill, from its own commissions and nobody else’s', async () => {
    const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
    const own = (await porResolver(agente)).find(({ clase }) => clase === 'comisionesPorFacturar')
    expect(own?.n).toBeGreaterThan(0)
    expect(own?.montos).toMatchObject([{ moneda: 'MXN' }])
    expect(await porResolver(await app.persona('comisionista'))).toEqual([])
    // Nobody asked ANT for hers before, and now it does not answer.
    await switchSandbox(app, { comisiones: { caido: true } })
    const nueva = await app.persona('comisionista', { claims: [['idComisionista', '503']] })
    expect((await porResolver(nueva)).map(({ clase }) => clase)).toEqual(['comisionesSinLeer'])
    await switchSandbox(app, { comisiones: { caido: false } })
  })
})

test('[VI-D6] the month begins at midnight in Mexico City, whatever the hour of the database', async () => {
  const quien = await app.persona('proveedor', { idProveedores: [103] })
  const actor = {
    usuarioId: quien.id,
    correo: quien.correo,
    rol: 'proveedor',
    idProveedores: [103],
  } as unknown as Actor
  const nace = async (estatus: 'Pagado' | 'No procesado', cuando: string) => {
    const { id } = await seedLote(app, { creador: quien, proveedorId: 103, facturas: 1, estatus })
    const instante = new Date(cuando)
    await app.deps.db
      .updateTable('lotes')
      .set({ fechaCreacion: instante, ...(estatus === 'Pagado' ? { pagadoEn: instante } : {}) })
      .where('id', '=', id)
      .execute()
  }
  // Half an hour before the month, and half an hour into it; the twelve months begin in November.
  await nace('Pagado', '2026-10-01T05:30:00Z')
  await nace('Pagado', '2026-10-01T06:30:00Z')
  await nace('No procesado', '2025-11-01T05:30:00Z')
  await nace('No procesado', '2025-11-01T06:30:00Z')
  for (const zona of ['UTC', 'Pacific/Honolulu', 'Asia/Tokyo', 'America/Mexico_City'])
    await inTransaction(app.deps.db, async (tx) => {
      await sql`set local timezone to ${sql.lit(zona)}`.execute(tx)
      const hoy = '2026-10-10' as Dia
      const pagados = (await resumenPorEtapa(tx, actor, hoy)).find(({ estatus }) => estatus === 'Pagado')
      const meses = await resumenPorMes(tx, actor, hoy)
      expect([zona, pagados?.lotes, meses[0], meses.at(-1)?.facturas, meses.at(-2)?.facturas]).toEqual([
        zona,
        1,
        { mes: '2025-11', facturas: 1, reservas: expect.any(Number) },
        1,
        1,
      ])
    })
})
