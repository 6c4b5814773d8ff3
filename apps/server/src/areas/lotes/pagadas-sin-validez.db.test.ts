import type { AvisosInicio } from '@valija/contract/inicio.ts'
import type { FacturaFila, LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type LoteSembrado, seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { share } from '../facturas/share-preguntas.ts'
import { guardadas } from './por-preguntar.ts'

const app = await useTestApp({ dia: '2026-11-18' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const creador = { id: hotel.id, correo: hotel.correo }

beforeEach(async () => {
  await sql`delete from pgboss.job where name = 'lotes.preguntarSat'`.execute(app.deps.db)
  await sql`update lotes set eliminado_en = now()`.execute(app.deps.db)
})

const says = (uuid: string | undefined, respuesta: object) =>
  switchSandbox(app, { sat: { porUuid: { [uuid?.toUpperCase() ?? '']: respuesta } } })
const askedDaysAgo = (lote: LoteSembrado, dias: number) =>
  sql`update facturas set sat_consultado_en = ${app.deps.reloj.ahora()}::timestamptz - make_interval(days => ${dias}),
    sat_intentado_en = null where lote_id = ${lote.id}`.execute(app.deps.db)
const night = async () => {
  await share(app.deps, guardadas)
  await app.drainJobs()
}
const facturas = async ({ id }: LoteSembrado) =>
  ((await app.call('GET', `/api/lotes/${id}/facturas?porPagina=100`, admin)).body as { filas: FacturaFila[] })
    .filas
const estados = async (lote: LoteSembrado) => (await facturas(lote)).map(({ estado }) => estado).toSorted()
const avisos = async () =>
  ((await app.call('GET', '/api/inicio/avisos', admin)).body as AvisosInicio).porResolver.map(
    ({ clase, etapa, n }) => [clase, etapa, n],
  )
const enLista = async (cola: string) =>
  (
    (await app.call('GET', `/api/lotes?categoria=Proveedor&etapa=pagado&cola=${cola}`, admin)).body as {
      filas: { id: number }[]
    }
  ).filas.map(({ id }) => id)

test('[VI-E3] what was paid is asked about once a week while its issuer may cancel it, after what is not paid', async () => {
  const pagado = await seedLote(app, { creador, facturas: 1, estatus: 'Pagado' })
  const viejo = await seedLote(app, { creador, facturas: 1, estatus: 'Pagado', dia: '2025-11-20' })
  const aceptado = await seedLote(app, { creador, facturas: 1, estatus: 'En proceso de pago' })
  const asked = async () => {
    await sql`delete from pgboss.job where name = 'lotes.preguntarSat'`.execute(app.deps.db)
    await share(app.deps, guardadas)
    const { rows } = await sql<{ ids: number[] }>`select data -> 'ids' as ids from pgboss.job
      where name = 'lotes.preguntarSat'`.execute(app.deps.db)
    return rows.flatMap(({ ids }) => ids)
  }
  const [suya, , otra] = [pagado, viejo, aceptado].map((lote) => lote.facturas[0]?.id)
  for (const lote of [pagado, viejo, aceptado]) await askedDaysAgo(lote, 6)
  expect(await asked()).toEqual([otra])
  // It did not answer: it is asked again in an hour, and keeps nobody waiting.
  expect(await asked()).toEqual([])
  for (const lote of [pagado, viejo]) await askedDaysAgo(lote, 7)
  expect(await asked()).toEqual([suya])
  // Until the annual return of its year.
  app.reloj.advance(-182 * 86_400_000)
  await askedDaysAgo(viejo, 7)
  expect(await asked()).toContain(viejo.facturas[0]?.id)
  app.reloj.advance(182 * 86_400_000)
})

test('[VI-E3] a factura cancelled after it was paid is told in lote, list, bell and mail until a person says how it was settled', async () => {
  const lote = await seedLote(app, { creador, facturas: 2, estatus: 'Pagado', nombre: 'Pagado y cancelado' })
  const uuid = lote.facturas[0]?.uuid
  await askedDaysAgo(lote, 8)
  await says(uuid, { estatusCancelacion: 'En proceso' })
  await night()
  expect(await avisos()).toEqual([['porCancelarse', 'pagado', 1]])
  expect(await enLista('porCancelarse')).toEqual([lote.id])
  await askedDaysAgo(lote, 8)
  await says(uuid, { estado: 'Cancelado' })
  await night()
  expect(await estados(lote)).toEqual(['Cancelado', 'Vigente'])
  expect(await avisos()).toEqual([['pagadasSinValidez', 'pagado', 1]])
  expect(await enLista('pagadasSinValidez')).toEqual([lote.id])
  expect(await enLista('bloqueadas')).toEqual([])
  const { rows } = await sql<{ asunto: string }>`select asunto from correos where plantilla = 'porCorregir'
    and registro like ${`${lote.id}:%`}`.execute(app.deps.db)
  expect(rows.map(({ asunto }) => asunto)).toEqual([
    '1 factura del lote Pagado y cancelado, ya pagada, dejó de valer ante el SAT',
  ])
  const [cancelada, vigente] = await facturas(lote)
  expect([cancelada?.porAtender, vigente?.porAtender]).toEqual([true, false])
  const settle = (id: number | undefined, who = admin) =>
    app.call('POST', `/api/lotes/${lote.id}/facturas/${id}/atender`, who, { motivo: 'Devolvieron el pago' })
  expect((await settle(vigente?.id)).body).toMatchObject({ codigo: 'nadaQueAtender' })
  const { status, body } = await settle(cancelada?.id)
  expect([status, (body as LoteDetalle).numPorAtender, (body as LoteDetalle).numBloqueadas]).toEqual([
    200, 0, 1,
  ])
  expect(await avisos()).toEqual([])
  expect((await facturas(lote))[0]).toMatchObject({
    porAtender: false,
    atendidaMotivo: 'Devolvieron el pago',
  })
  // Pressed again it says so.
  expect((await settle(cancelada?.id)).body).toMatchObject({ codigo: 'nadaQueAtender' })
})

test('[VI-E3] an issuer that comes on the 69-B list is told of every factura saved, paid or not, once', async () => {
  const pagado = await seedLote(app, { creador, facturas: 1, estatus: 'Pagado' })
  const nuevo = await seedLote(app, { creador, facturas: 1 })
  const respuestas = [pagado, nuevo].map(({ facturas: [f] }) => [
    f?.uuid.toUpperCase(),
    { validacionEfos: '100' },
  ])
  await switchSandbox(app, { sat: { porUuid: Object.fromEntries(respuestas) } })
  for (let noche = 0; noche < 2; noche++) {
    for (const lote of [pagado, nuevo]) await askedDaysAgo(lote, 8)
    await night()
    await night()
  }
  expect(await avisos()).toEqual([
    ['bloqueadas', 'noProcesado', 1],
    ['pagadasSinValidez', 'pagado', 1],
  ])
  const { rows } = await sql<{
    motivo: string
  }>`select motivo from bitacora where entidad = 'factura' and accion = 'verificarSat'
    and entidad_id = any(${[pagado, nuevo].map(({ facturas: [f] }) => String(f?.id))}) order by id`.execute(
    app.deps.db,
  )
  expect(rows.map(({ motivo }) => motivo)).toEqual(
    [1, 2].map(() => 'El SAT tiene ahora a su emisor en el listado 69-B (código 100)'),
  )
  const correos = await sql`select 1 from correos where plantilla = 'porCorregir'
    and (registro like ${`${pagado.id}:%`} or registro like ${`${nuevo.id}:%`})`.execute(app.deps.db)
  expect(correos.rows).toHaveLength(2)
})

test('[VI-E3] how one was settled stands while the SAT says the same of it: off the 69-B list and on it again, it is told anew', async () => {
  const lote = await seedLote(app, { creador, facturas: 1, estatus: 'Pagado' })
  const [factura] = lote.facturas
  const hear = async (validacionEfos: string) => {
    await says(factura?.uuid, { validacionEfos })
    await askedDaysAgo(lote, 8)
    await night()
    return (await facturas(lote)).map(({ porAtender, atendidaMotivo }) => [porAtender, atendidaMotivo])
  }
  expect(await hear('100')).toEqual([[true, null]])
  const motivo = 'Se pidió con qué probar la operación'
  await app.call('POST', `/api/lotes/${lote.id}/facturas/${factura?.id}/atender`, admin, { motivo })
  expect(await hear('100')).toEqual([[false, motivo]])
  expect(await hear('200')).toEqual([[false, null]])
  expect(await hear('100')).toEqual([[true, null]])
  expect(await avisos()).toEqual([['pagadasSinValidez', 'pagado', 1]])
})
