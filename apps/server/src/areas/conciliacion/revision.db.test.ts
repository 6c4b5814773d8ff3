import { randomUUID } from 'node:crypto'
import type {
  MovimientoConSugerencias,
  MovimientoPorConciliar,
  Sugerencia,
} from '@valija/contract/conciliacion.ts'
import type { VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import type { ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { pagoDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const base = '/api/conciliacion'
const get = async <T>(ruta: string) => (await app.call('GET', ruta, admin)).body as T
const post = async (ruta: string, body: object) =>
  (await app.call('POST', `${base}${ruta}`, admin, { clave: randomUUID(), ...body })).body as VariasHechas
const correr = async (importacionID: number) => {
  await post('/corridas', { importacionID })
  await app.drainJobs()
}
const lista = async (query: string) =>
  (await get<Pagina<MovimientoPorConciliar>>(`${base}/movimientos?${query}`)).filas
const ids = async (query: string) =>
  (await lista(query)).map(({ movimientoID }) => movimientoID).sort((a, b) => a - b)
const ver = (id: number) => get<MovimientoConSugerencias>(`${base}/movimientos/${id}`)
const resumen = () => get<ResumenConciliacion>(`${base}/resumen`)

test('[VI-B2] an equal cargo keeps the machine away; one of a later import flags what was applied, which is undone or confirmed', async () => {
  await seedPagos(app, [
    { bookingCode: 'CG11AA', monto: 712_300 },
    { bookingCode: 'CG22BB', monto: 712_400 },
    { bookingCode: 'CG33CC', monto: 712_500 },
  ])
  const uno = await seedMovimientos(app, [
    { abono: 712_300, concepto: 'SPEI CG11AA' },
    { abono: 712_400, concepto: 'SPEI CG22BB' },
    { abono: 712_500, concepto: 'SPEI CG33CC' },
    { abono: 0, cargo: 712_300, concepto: 'SPEI ENVIADO BANAMEX', fecha: '2026-10-08' },
  ])
  const [antes = 0, a = 0, b = 0] = uno.movimientos
  await correr(uno.importacionID)
  const waiting = await ver(antes)
  expect(waiting.movimiento.estado).toBe('sinIdentificar')
  expect(waiting.porQueNo).toContain('Hay un cargo igual en esos días')
  expect(waiting.sugerencias[0]?.razones.map(({ razon }) => razon)).toContain('cargoIgual')
  expect(await ids('estado=conciliado&aplicadoPor=maquina')).toEqual([a, b])
  expect((await resumen()).conCargoIgual).toBe(0)

  // The very account and amount, within days; of another account or far away it takes nothing back.
  const dos = await seedMovimientos(app, [
    { abono: 0, cargo: 712_400, concepto: 'DEVOLUCION SPEI', fecha: '2026-10-09' },
    { abono: 0, cargo: 712_500, concepto: 'CARGO POR ACLARACION', fecha: '2026-10-09' },
  ])
  await seedMovimientos(app, [{ abono: 0, cargo: 712_500, concepto: 'OTRA CUENTA' }], {
    cuenta: '0177700011',
  })
  await correr(dos.importacionID)
  const marked = await lista('estado=todos&conCargo=true&orden=monto')
  expect(marked.map(({ movimientoID, cargoIgual }) => [movimientoID, cargoIgual?.concepto])).toEqual([
    [a, 'DEVOLUCION SPEI'],
    [b, 'CARGO POR ACLARACION'],
  ])
  expect((await resumen()).conCargoIgual).toBe(2)

  const accion = (id: number) => marked.find((one) => one.movimientoID === id)?.ataduras[0]?.accionID ?? 0
  expect(await post('/deshacer', { accionIDs: [accion(a)] })).toMatchObject({ hechas: 1 })
  expect(await post('/confirmar', { accionIDs: [accion(a), accion(b)] })).toMatchObject({
    hechas: 1,
    omitidas: [{ id: accion(a) }],
  })
  expect((await resumen()).conCargoIgual).toBe(0)
  // Confirmed knowing of it, it is not flagged by the same cargo again.
  await correr(dos.importacionID)
  expect((await resumen()).conCargoIgual).toBe(0)
})

test('[VI-B3] a deposit in pesos for a booking in dollars without a pago is a suggestion, never of the machine', async () => {
  await app.deps.db
    .insertInto('reservasDePago')
    .values({
      bookingCode: 'US44DD',
      rfc: 'ZEPE850101AB1',
      motorReservaId: 1,
      moneda: 'USD',
      total: 50_000,
      estatus: 'Ok',
      nombrePaquete: 'Crucero',
      vistoEn: new Date(),
    })
    .execute()
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 1_000_000, concepto: 'SPEI RECIBIDO RESERVA US44DD' },
  ])
  await correr(importacionID)
  const { movimiento, sugerencias } = await ver(movimientos[0] ?? 0)
  expect(movimiento.estado).toBe('sinIdentificar')
  expect(sugerencias[0]).toMatchObject({ clave: 'reserva:US44DD', exacta: false, aplicar: 10_000 })
  expect(sugerencias[0]?.razones.map(({ razon }) => razon)).toContain('reservaEnOtraMoneda')
})

test('[VI-B2] a sync gives no booking a pago for money that speaks of a return, or names a second booking', async () => {
  const fila = (bookingCode: string) => ({
    bookingCode,
    rfc: 'ZEPE850101AB1',
    motorReservaId: 1,
    moneda: 'MXN' as const,
    total: 90_000,
    estatus: 'Ok',
    nombrePaquete: 'Playa',
    vistoEn: new Date(),
  })
  await app.deps.db.insertInto('reservasDePago').values(['SN11CC', 'SN22CC', 'SN33CC'].map(fila)).execute()
  const renglon = (referenciaAmpliada: string) => ({
    fechaOperacion: '05/10/2026',
    concepto: 'SPEI RECIBIDOSTP',
    referencia: '',
    referenciaAmpliada,
    cargos: null,
    abonos: 900,
    saldo: null,
    pagoAplicado: false,
    pagoValido: false,
    meses: 0,
  })
  const { status, body } = await app.call(
    'POST',
    '/api/Pagos/SincronizarEstadoCuenta?userValidatorID=a@b.mx&cuenta=0112345678',
    admin,
    [renglon('REEMB SN11CC'), renglon('SN22CC Y SN33CC')],
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ nuevas: 2, pagosCreados: 0 })
})

test('[VI-B4] applied rows show pago, localizador, customer and reasons; they are found by customer, amount and suggestion', async () => {
  const [pagoID = 0] = await seedPagos(app, [
    { bookingCode: 'VE11RR', monto: 613_300, rfc: 'ZEPE850101AB1', concepto: 'Pago Ximena Garduño' },
    { bookingCode: 'VE22RR', monto: 613_900 },
  ])
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 613_300, concepto: 'SPEI VE11RR' },
    { abono: 613_900, concepto: 'DEPOSITO EN EFECTIVO' },
    { abono: 614_000, concepto: 'INTERESES' },
  ])
  const [done = 0, suggested = 0, nothing = 0] = movimientos
  await correr(importacionID)
  const [fila] = await lista('estado=conciliado&aplicadoPor=maquina&porConfirmar=true&q=garduno')
  expect(fila).toMatchObject({
    movimientoID: done,
    ataduras: [
      { pagoID, bookingCode: 'VE11RR', rfc: 'ZEPE850101AB1', contacto: 'caja@prueba.mx', monto: 6133 },
    ],
  })
  expect(fila?.ataduras[0]?.razones).toContain('El texto trae el localizador')
  expect(await ids('estado=todos&q=ZEPE850101AB1')).toEqual([done])
  // [XI-C1] Two letters are looked for row by row, in what each is tied to as well.
  expect(await ids('estado=todos&q=ZE')).toEqual([done])
  expect(await ids('estado=todos&montoDesde=6133&montoHasta=6139')).toEqual([done, suggested])
  expect(await ids(`importacionID=${importacionID}&conSugerencia=true`)).toEqual([suggested])
  expect(await ids(`importacionID=${importacionID}&conSugerencia=false`)).toEqual([nothing])
  expect(await post('/confirmar', { accionIDs: [fila?.ataduras[0]?.accionID] })).toMatchObject({ hechas: 1 })
  expect(await ids('estado=conciliado&aplicadoPor=maquina&porConfirmar=true&q=garduno')).toEqual([])
  expect((await lista('estado=conciliado&q=garduno'))[0]?.ataduras[0]?.confirmadaPor).toBe(admin.correo)
  const { sugerencias } = await get<{ sugerencias: Sugerencia[] }>(
    `${base}/candidatos?movimientoID=${nothing}&q=caja@prueba`,
  )
  expect(sugerencias.some(({ lineas }) => lineas.some(({ bookingCode }) => bookingCode === 'VE22RR'))).toBe(
    true,
  )
})

test('[VI-B5] the documented call saves what looks used, the warning stays open, and no machine matches it until a person answers', async () => {
  const clave = 'MBAN01002610050000077777'
  const guardar = (change: object) =>
    app.call('POST', '/api/Pagos/GuardarPagos', admin, [
      pagoDePrueba({ numeroTransaccion: clave, ...change }),
    ])
  const idOf = ({ body }: { body: unknown }) =>
    (body as { pagos: { pagoID: number }[] }).pagos[0]?.pagoID ?? 0
  const first = await guardar({ monto: 777.11 })
  expect(first.status).toBe(201)
  const second = await guardar({ monto: 777.22 })
  expect(second.status).toBe(201)
  const detalle = () => get<PagoDetalle>(`/api/pagos/${idOf(second)}`)
  expect((await detalle()).avisosAbiertos).toMatchObject([{ otroPagoID: idOf(first) }])
  expect((await get<PagoDetalle>(`/api/pagos/${idOf(first)}`)).avisosAbiertos).toEqual([])

  const { bookingCode, fechaPago, numeroCuenta } = await detalle()
  const { importacionID, movimientos } = await seedMovimientos(
    app,
    [{ abono: 77_722, concepto: `SPEI ${bookingCode}`, fecha: fechaPago.slice(0, 10) }],
    { cuenta: numeroCuenta },
  )
  await correr(importacionID)
  expect((await ver(movimientos[0] ?? 0)).porQueNo).toContain('aviso sin atender')
  const answered = await app.call('POST', `/api/pagos/${idOf(second)}/avisos/atender`, admin, {
    motivo: 'Una transferencia para dos pagos',
  })
  expect(answered).toMatchObject({ status: 200, body: { avisosAbiertos: [] } })
  await correr(importacionID)
  expect((await ver(movimientos[0] ?? 0)).aplicaciones[0]?.linea?.pagoID).toBe(idOf(second))
})
