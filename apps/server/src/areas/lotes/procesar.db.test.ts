import type { AvisosInicio } from '@valija/contract/inicio.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readRows, setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { askSandbox, switchSandbox } from '../../../testing/use-sandbox.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

type Contador = { idLote: string; idFactura: string; aceptaciones: number; intentos: number; claves: number }
const allWell = {
  caido: false,
  lentoMs: 0,
  rechaza: false,
  disparates: false,
  hazYCorta: false,
  veces: null,
}
beforeEach(() => switchSandbox(app, { cola: allWell, contabilidad: allWell, sat: allWell }))

const booked = async (id: number) =>
  (await askSandbox<{ facturas: Contador[] }>(app, '/contadores')).facturas.filter(
    ({ idLote }) => idLote === String(id),
  )
const fechaPago = '2026-10-16'
const process = (ids: number[], who: Persona = admin) =>
  app.call('POST', '/api/lotes/procesar', who, { ids, fechaPago })
type Detalle = {
  estatus: string
  envioError: string
  conteoEnvio: Record<string, number>
  totales: Record<'valija' | 'ant' | 'diferencia', { facturas: number; importe: number }>
  total: number
  numFacturas: number
}
const detail = async (id: number) => (await app.call('GET', `/api/lotes/${id}`, admin)).body as Detalle
const envios = async (id: number) =>
  (await readRows(app, 'facturas', { loteId: id }, 'id')).map(({ envio }) => envio)

describe('Procesar Lotes', () => {
  test('[B-003, B-056, B-057, B-058, B-124] the queue is told once of all of them, then each lote goes with all its facturas, then it is in payment', async () => {
    const uno = await seedLote(app, { creador: hotel, facturas: 3 })
    const dos = await seedLote(app, { creador: hotel, facturas: 2 })
    const before = (await askSandbox<{ colaMarcas: number }>(app, '/contadores')).colaMarcas
    const answer = await process([uno.id, dos.id])
    expect(answer).toMatchObject({
      status: 200,
      body: { procesados: [{ id: uno.id }, { id: dos.id }], noProcesados: [] },
    })
    expect((await detail(uno.id)).estatus).toBe('En proceso de envío')
    await app.drainJobs()
    const after = await askSandbox<{ colaMarcas: number; lotesEnCola: Record<string, number> }>(
      app,
      '/contadores',
    )
    expect(after.colaMarcas).toBe(before + 1)
    expect(after.lotesEnCola).toMatchObject({ [uno.id]: 1, [dos.id]: 1 })
    for (const lote of [uno, dos]) {
      expect((await booked(lote.id)).map(({ aceptaciones, intentos }) => [aceptaciones, intentos])).toEqual(
        lote.facturas.map(() => [1, 1]),
      )
      const { estatus, totales } = await detail(lote.id)
      expect(estatus).toBe('En proceso de pago')
      expect(totales.diferencia).toEqual({ facturas: 0, importe: 0 })
      expect(totales.ant).toEqual({ facturas: lote.facturas.length, importe: lote.total / 100 })
    }
  })

  test('[B-110] only an administrator processes: every other role is refused and nothing moves', async () => {
    const lote = await seedLote(app, { creador: hotel })
    const others = [
      hotel,
      await app.persona('OperativoProveedor'),
      await app.persona('comisionista'),
      await app.persona('usuario'),
    ]
    for (const other of others) expect((await process([lote.id], other)).status).toBe(403)
    expect((await app.call('POST', '/api/lotes/procesar', null, { ids: [lote.id], fechaPago })).status).toBe(
      401,
    )
    // It processes commission lotes; a supplier's is not there for it.
    expect((await process([lote.id], await app.persona('OperativoComisionista'))).status).toBe(404)
    expect((await detail(lote.id)).estatus).toBe('No procesado')
  })

  test('pressing twice processes once', async () => {
    const lote = await seedLote(app, { creador: hotel })
    const answers = await Promise.all([process([lote.id]), process([lote.id]), process([lote.id, lote.id])])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    await app.drainJobs()
    expect((await booked(lote.id)).every(({ intentos }) => intentos === 1)).toBe(true)
  })

  test('[XI-A1] the same processing sent again, its answer lost on the way, is answered as done and sends nothing twice', async () => {
    const lote = await seedLote(app, { creador: hotel })
    const later = await seedLote(app, { creador: hotel })
    const grupo = crypto.randomUUID()
    const send = (ids: number[], who: Persona = admin) =>
      app.call('POST', '/api/lotes/procesar', who, { ids, fechaPago, grupo })
    const first = await send([lote.id])
    expect(first.status).toBe(200)
    expect(await send([lote.id])).toEqual({ ...first, headers: expect.anything(), raw: expect.anything() })
    // What it had not moved goes now, in the same answer; another person's same name is no repetition.
    expect(await send([lote.id, later.id])).toMatchObject({
      status: 200,
      body: { grupo, procesados: [{ id: lote.id }, { id: later.id }], noProcesados: [] },
    })
    expect((await send([lote.id], await app.persona('admin'))).status).toBe(409)
    // Nor is another payment date.
    const otroDia = { ids: [lote.id], fechaPago: '2026-10-17', grupo }
    expect((await app.call('POST', '/api/lotes/procesar', admin, otroDia)).status).toBe(409)
    await app.drainJobs()
    await app.drainJobs()
    for (const one of [lote, later]) {
      expect((await booked(one.id)).every(({ intentos }) => intentos === 1)).toBe(true)
      expect((await detail(one.id)).estatus).toBe('En proceso de pago')
    }
    expect(await send([lote.id])).toMatchObject({ status: 200, body: { procesados: [{ id: lote.id }] } })
  })

  test('a payment date that has passed, or that is no day, is refused', async () => {
    const lote = await seedLote(app, { creador: hotel })
    expect(
      await app.call('POST', '/api/lotes/procesar', admin, { ids: [lote.id], fechaPago: '2026-10-09' }),
    ).toMatchObject({ status: 400, body: { codigo: 'fechaPagoPasada' } })
    expect(
      (await app.call('POST', '/api/lotes/procesar', admin, { ids: [lote.id], fechaPago: '2026-02-30' }))
        .status,
    ).toBe(400)
    expect((await detail(lote.id)).estatus).toBe('No procesado')
  })

  test('[VI-D6] a payment date beyond the days of the policy is refused with the last one that is not', async () => {
    const lote = await seedLote(app, { creador: hotel })
    const send = (fechaPago: string) =>
      app.call('POST', '/api/lotes/procesar', admin, { ids: [lote.id], fechaPago })
    expect(await send('2062-10-16')).toMatchObject({
      status: 400,
      body: {
        codigo: 'fechaPagoLejana',
        mensaje:
          'La fecha de pago 16/10/2062 está demasiado lejos. Elige un día de hoy al 08/01/2027 (90 días).',
      },
    })
    expect((await send('2027-01-09')).body).toMatchObject({ codigo: 'fechaPagoLejana' })
    expect((await send('2027-02-29')).status).toBe(400)
    expect((await send('2028-02-29')).body).toMatchObject({ codigo: 'fechaPagoLejana' })
    expect((await send('2026-10-09')).body).toMatchObject({ codigo: 'fechaPagoPasada' })
    expect((await detail(lote.id)).estatus).toBe('No procesado')
    // The last of them, and the last of a month, are ordinary days.
    expect((await send('2027-01-08')).status).toBe(200)
    const otro = await seedLote(app, { creador: hotel })
    const fin = { ids: [otro.id], fechaPago: '2026-12-31' }
    expect((await app.call('POST', '/api/lotes/procesar', admin, fin)).status).toBe(200)
  })

  test.each(['16/10/2026', '', 'mañana', '2026-02-30', '2026-10-16x', '20261016', '16-10-2026T00:00:00'])(
    '[VI-D8] the documented sending refuses the payment date %j by its value, and sends nothing',
    async (fechaPago) => {
      const lote = await seedLote(app, { creador: hotel, facturas: 1 })
      const body = [{ idLote: lote.id, fechaPago }]
      expect(await app.call('POST', '/api/Factura/enviarLote', admin, body)).toMatchObject({
        status: 400,
        body: { codigo: 'fechaPagoIlegible', mensaje: expect.stringContaining(`«${fechaPago}»`) },
      })
      expect((await detail(lote.id)).estatus).toBe('No procesado')
    },
  )

  test('what the SAT has not answered is asked again: with an answer it goes, without it stays and is named, and the rest goes', async () => {
    const doubtful = await seedLote(app, { creador: hotel, estado: 'Sin verificar', nombre: 'Los Cabos PUE' })
    const good = await seedLote(app, { creador: hotel })
    await setRows(app, 'facturas', { loteId: good.id }, { satConsultadoEn: app.reloj.ahora() })
    await switchSandbox(app, { sat: { caido: true } })
    const answer = await process([doubtful.id, good.id])
    expect(answer).toMatchObject({
      status: 200,
      body: { procesados: [{ id: good.id }], noProcesados: [{ id: doubtful.id, nombre: 'Los Cabos PUE' }] },
    })
    expect((answer.body as { noProcesados: { motivo: string }[] }).noProcesados[0]?.motivo).toContain(
      '3 facturas sin verificar',
    )
    await app.drainJobs()
    expect((await detail(doubtful.id)).estatus).toBe('No procesado')
    expect((await detail(good.id)).estatus).toBe('En proceso de pago')
    await switchSandbox(app, { sat: { caido: false } })
    expect((await process([doubtful.id])).status).toBe(200)
    await app.drainJobs()
    expect((await detail(doubtful.id)).estatus).toBe('En proceso de pago')
  })

  test('a lote with a cancelled factura is not processed until that one is withdrawn', async () => {
    const lote = await seedLote(app, { creador: hotel, estado: 'Sin verificar' })
    const [bad] = lote.facturas
    await switchSandbox(app, { sat: { porUuid: { [bad?.uuid ?? '']: { estado: 'Cancelado' } } } })
    expect(await process([lote.id])).toMatchObject({ status: 409, body: { codigo: 'loteNoProcesable' } })
    const withdrawn = await app.call('POST', `/api/lotes/${lote.id}/facturas/${bad?.id}/retirar`, admin, {
      motivo: 'Cancelada por el hotel',
    })
    expect(withdrawn).toMatchObject({
      status: 200,
      body: { numFacturas: 2, total: (lote.total - (bad?.total ?? 0)) / 100 },
    })
    expect((await process([lote.id])).status).toBe(200)
    await app.drainJobs()
    expect(await booked(lote.id)).toHaveLength(2)
    expect((await detail(lote.id)).estatus).toBe('En proceso de pago')
  })

  test('an answer of the SAT that is a day old is asked for again before anything leaves', async () => {
    const lote = await seedLote(app, { creador: hotel })
    const [bad] = lote.facturas
    await switchSandbox(app, {
      sat: { porUuid: { [bad?.uuid ?? '']: { estado: 'Vigente', validacionEfos: '104' } } },
    })
    expect((await process([lote.id])).status).toBe(200)
    await app.drainJobs()
    expect((await booked(lote.id)).map(({ idFactura }) => idFactura)).not.toContain(String(bad?.id))
    expect(await envios(lote.id)).toEqual(['pendiente', 'aceptado', 'aceptado'])
    expect((await detail(lote.id)).estatus).toBe('En proceso de envío')
  })
})

describe('honest sending', () => {
  const start = async (facturas = 3) => {
    const lote = await seedLote(app, { creador: hotel, facturas })
    expect((await process([lote.id])).status).toBe(200)
    return lote
  }

  test('[B-137] the queue cannot be reached: the lote waits with that error, and goes once the queue is back', async () => {
    await switchSandbox(app, { cola: { caido: true } })
    const lote = await start()
    await app.drainJobs()
    expect(await detail(lote.id)).toMatchObject({ estatus: 'En proceso de envío', envioError: 'cola' })
    expect(await booked(lote.id)).toEqual([])
    const now = await app.call('POST', `/api/lotes/${lote.id}/consultar`, admin)
    expect(now).toMatchObject({
      status: 502,
      body: {
        codigo: 'sinConexionCola',
        mensaje: 'No podemos establecer conexión con la API-COLA-ANT',
        detalles: [{ mensaje: lote.nombre }],
      },
    })
    await switchSandbox(app, { cola: allWell })
    await app.drainJobs()
    expect(await detail(lote.id)).toMatchObject({ estatus: 'En proceso de pago', envioError: '' })
  })

  test('[B-138, B-060] ANT cannot be reached: the lote stays in sending with its name and error, and goes once when it is back', async () => {
    await switchSandbox(app, { contabilidad: { caido: true } })
    const lote = await start()
    await app.drainJobs()
    expect((await detail(lote.id)).estatus).toBe('En proceso de envío')
    const now = await app.call('POST', `/api/lotes/${lote.id}/consultar`, admin)
    expect(now).toMatchObject({
      status: 502,
      body: {
        codigo: 'sinConexionAnt',
        mensaje: 'No podemos establecer conexión con la API ANT',
        detalles: [{ mensaje: lote.nombre }],
      },
    })
    await switchSandbox(app, { contabilidad: allWell })
    app.reloj.advance(10_000)
    await app.drainJobs()
    await app.drainJobs()
    expect(await booked(lote.id)).toMatchObject(lote.facturas.map(() => ({ aceptaciones: 1 })))
    expect((await detail(lote.id)).estatus).toBe('En proceso de pago')
  })

  test.each(['marcarEnCola', 'enviarLote'] as const)(
    '[B-060] a fault of ours in %s is told in the lote and counted where sendings stand still, and ends with the next try that goes',
    async (metodo) => {
      const bien = app.deps.ant[metodo]
      Object.assign(app.deps.ant, { [metodo]: () => Promise.reject(new TypeError('ours')) })
      const parados = async () => {
        const { porResolver } = (await app.call('GET', '/api/inicio/avisos', admin)).body as AvisosInicio
        return porResolver.filter(({ clase }) => clase === 'envioDetenido').map(({ parte }) => parte)
      }
      try {
        const lote = await start()
        await app.drainJobs()
        await app.drainJobs()
        expect(await detail(lote.id)).toMatchObject({
          estatus: 'En proceso de envío',
          envioError: 'valija',
        })
        expect(await parados()).toEqual([1])
        const { rows } =
          await sql`select accion from bitacora where entidad = 'lote' and entidad_id = ${String(lote.id)}
          and accion = 'fallaDeValija'`.execute(app.deps.db)
        expect(rows).toHaveLength(1)
        Object.assign(app.deps.ant, { [metodo]: bien })
        app.reloj.advance(10_000)
        await app.drainJobs()
        await app.drainJobs()
        expect(await booked(lote.id)).toMatchObject(lote.facturas.map(() => ({ aceptaciones: 1 })))
        expect(await detail(lote.id)).toMatchObject({ estatus: 'En proceso de pago', envioError: '' })
        expect(await parados()).toEqual([])
      } finally {
        Object.assign(app.deps.ant, { [metodo]: bien })
      }
    },
  )

  test('[B-060] a database that went away in the middle of a sending is no fault of ours, and leaves no word of one', async () => {
    const bien = app.deps.ant.enviarLote
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' })
    Object.assign(app.deps.ant, { enviarLote: () => Promise.reject(gone) })
    try {
      const lote = await start()
      await app.drainJobs()
      await app.drainJobs()
      expect(await detail(lote.id)).toMatchObject({ estatus: 'En proceso de envío', envioError: '' })
      Object.assign(app.deps.ant, { enviarLote: bien })
      app.reloj.advance(10_000)
      await app.drainJobs()
      await app.drainJobs()
      expect(await detail(lote.id)).toMatchObject({ estatus: 'En proceso de pago', envioError: '' })
    } finally {
      Object.assign(app.deps.ant, { enviarLote: bien })
    }
  })

  test('ANT does the work and drops the connection: it is asked, not sent again', async () => {
    await switchSandbox(app, { contabilidad: { hazYCorta: true, veces: 1 } })
    const lote = await start()
    await app.drainJobs()
    await app.drainJobs()
    expect(await booked(lote.id)).toMatchObject(lote.facturas.map(() => ({ aceptaciones: 1, intentos: 1 })))
    expect((await detail(lote.id)).estatus).toBe('En proceso de pago')
  })

  test('while ANT neither answers nor can be asked, the facturas are in doubt and nothing is sent again', async () => {
    await switchSandbox(app, { contabilidad: { hazYCorta: true } })
    const lote = await start()
    await app.drainJobs()
    await app.drainJobs()
    expect(await envios(lote.id)).toEqual(['duda', 'duda', 'duda'])
    expect(await detail(lote.id)).toMatchObject({
      estatus: 'En proceso de envío',
      conteoEnvio: { duda: 3 },
      envioError: 'consulta',
    })
    expect(await booked(lote.id)).toMatchObject(lote.facturas.map(() => ({ intentos: 1 })))
    // In the list they are in doubt, not rejected.
    const { filas } = (await app.call('GET', '/api/lotes?etapa=enProcesoDeEnvio', admin)).body as {
      filas: { id: number; numExcepciones: number; numEnDuda: number }[]
    }
    expect(filas.find(({ id }) => id === lote.id)).toMatchObject({ numExcepciones: 3, numEnDuda: 3 })
    await switchSandbox(app, { contabilidad: allWell })
    expect(await app.call('POST', `/api/lotes/${lote.id}/consultar`, admin)).toMatchObject({
      status: 200,
      body: { estatus: 'En proceso de pago' },
    })
    expect(await booked(lote.id)).toMatchObject(lote.facturas.map(() => ({ aceptaciones: 1, intentos: 1 })))
  })

  test('a lote goes on only when ANT accepted every factura; a rejected one is withdrawn with its reason and the rest goes on', async () => {
    const lote = await seedLote(app, { creador: hotel, facturas: 3 })
    const [bad, other] = lote.facturas
    await switchSandbox(app, {
      contabilidad: { porFactura: { [bad?.uuid ?? '']: 'La reserva ya tiene una factura' } },
    })
    await process([lote.id])
    await app.drainJobs()
    expect(await detail(lote.id)).toMatchObject({
      estatus: 'En proceso de envío',
      conteoEnvio: { aceptado: 2, rechazado: 1 },
      totales: { diferencia: { facturas: 1 } },
    })
    const page = await app.call('GET', `/api/lotes/${lote.id}/facturas`, admin)
    expect((page.body as { filas: object[] }).filas[0]).toMatchObject({
      id: bad?.id,
      envio: 'rechazado',
      envioMotivo: 'La reserva ya tiene una factura',
      retirable: true,
    })
    expect((page.body as { filas: { retirable: boolean }[] }).filas[1]?.retirable).toBe(false)
    expect((await app.call('GET', '/api/lotes?etapa=enProcesoDeEnvio', admin)).body).toMatchObject({
      filas: expect.arrayContaining([
        expect.objectContaining({ id: lote.id, numExcepciones: 1, numEnDuda: 0 }),
      ]),
    })
    const withdraw = (facturaId: number | undefined, motivo: string) =>
      app.call('POST', `/api/lotes/${lote.id}/facturas/${facturaId}/retirar`, admin, { motivo })
    expect((await withdraw(bad?.id, ' ')).status).toBe(400)
    expect(await withdraw(other?.id, 'No la quiero')).toMatchObject({
      status: 409,
      body: { codigo: 'facturaNoRetirable' },
    })
    expect(await withdraw(bad?.id, 'Se paga en otro lote')).toMatchObject({
      status: 200,
      body: {
        estatus: 'En proceso de pago',
        numFacturas: 2,
        total: (lote.total - (bad?.total ?? 0)) / 100,
        totales: { diferencia: { facturas: 0, importe: 0 } },
      },
    })
    // Its uuid may be loaded again.
    const free = await app.deps.db
      .selectFrom('facturas')
      .select('id')
      .where('uuid', '=', bad?.uuid ?? '')
      .where('eliminadaEn', 'is', null)
      .where('retiradaEn', 'is', null)
      .execute()
    expect(free).toEqual([])
    const log = await app.call('GET', `/api/bitacora/lote/${lote.id}`, admin)
    const rows = (log.body as { filas: { accion: string; motivo: string | null; quien: string }[] }).filas
    expect(rows.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(['procesar', 'enCola', 'respuestaAnt', 'retirarFactura', 'etapa']),
    )
    expect(rows.find(({ accion }) => accion === 'retirarFactura')).toMatchObject({
      motivo: 'Se paga en otro lote',
      quien: admin.correo,
    })
  })

  test('what ANT rejected is sent again under another key once a person asks for it', async () => {
    const lote = await seedLote(app, { creador: hotel, facturas: 2 })
    const [bad] = lote.facturas
    await switchSandbox(app, { contabilidad: { porFactura: { [bad?.uuid ?? '']: 'Póliza cerrada' } } })
    await process([lote.id])
    await app.drainJobs()
    await switchSandbox(app, { contabilidad: { porFactura: { [bad?.uuid ?? '']: null } } })
    expect((await app.call('POST', `/api/lotes/${lote.id}/reenviar`, admin)).status).toBe(200)
    await app.drainJobs()
    expect((await detail(lote.id)).estatus).toBe('En proceso de pago')
    expect((await booked(lote.id)).find(({ idFactura }) => idFactura === String(bad?.id))).toMatchObject({
      aceptaciones: 1,
      intentos: 2,
      claves: 2,
    })
  })

  test('a process that died after ANT did the work and before it was written down: the next one asks, and sends only what ANT does not hold', async () => {
    const lote = await seedLote(app, { creador: hotel, facturas: 3 })
    await process([lote.id])
    // As it stands after a kill: all marked as sent, ANT holds the first, no answer was written.
    const [held, ...lost] = lote.facturas
    const packages = await app.deps.archivos.leerBytes(
      (
        await app.deps.db
          .selectFrom('facturas')
          .innerJoin('archivos', 'archivos.id', 'facturas.xmlArchivoId')
          .select('archivos.hash')
          .where('facturas.id', '=', held?.id ?? 0)
          .executeTakeFirstOrThrow()
      ).hash,
    )
    const reservas = await readRows(app, 'facturaReservas', { facturaId: held?.id ?? 0 })
    await app.deps.ant.enviarLote(
      String(lote.id),
      [
        {
          idFactura: String(held?.id),
          proveedorId: 101,
          xml: packages,
          totalFactura: held?.total as never,
          fechaPago,
          categoria: 'Proveedor',
          reservas: reservas.map((r) => ({
            bookingCode: r.bookingCode,
            iva: r.iva as never,
            propinas: r.propinas as never,
            totalReserva: r.totalReserva as never,
          })),
        },
      ],
      'k',
    )
    await app.deps.db
      .updateTable('facturas')
      .set({ envio: 'enviado', envioEn: app.reloj.ahora(), satConsultadoEn: app.reloj.ahora() })
      .where('loteId', '=', lote.id)
      .execute()
    await setRows(app, 'lotes', { id: lote.id }, { enColaEn: app.reloj.ahora() })
    await app.deps.jobs.enqueue(app.deps.db as never, 'lotes.enviar', { loteId: lote.id })
    await app.drainJobs()
    // The two that ANT does not hold may still be on their way: nothing is sent yet.
    expect(await envios(lote.id)).toEqual(['aceptado', 'enviado', 'enviado'])
    app.reloj.advance(10_000)
    await app.drainJobs()
    expect((await detail(lote.id)).estatus).toBe('En proceso de pago')
    const counts = await booked(lote.id)
    expect(counts).toHaveLength(3)
    expect(counts.every(({ aceptaciones }) => aceptaciones === 1)).toBe(true)
    expect(counts.find(({ idFactura }) => idFactura === String(held?.id))?.intentos).toBe(1)
    expect(lost).toHaveLength(2)
  })

  test('a start takes up again every sending that stands still, wherever it stopped', async () => {
    const { resumeEnvios } = await import('./jobs.ts')
    const queued = await seedLote(app, { creador: hotel })
    await process([queued.id])
    // As if the outbox had been lost with the process that was working it.
    await app.deps.db.executeQuery({
      sql: "delete from pgboss.job where name like 'lotes.%'",
      parameters: [],
      query: { kind: 'RawNode' } as never,
      queryId: { queryId: 'x' },
    })
    await resumeEnvios(app.deps, null)
    await app.drainJobs()
    expect((await detail(queued.id)).estatus).toBe('En proceso de pago')
    expect((await booked(queued.id)).every(({ aceptaciones }) => aceptaciones === 1)).toBe(true)
  })

  test('[XI-A8] while ANT takes its time one job waits for each lote, however often it is looked at; a clock set back holds none up', async () => {
    const { resumeEnvios } = await import('./jobs.ts')
    const { db } = app.deps
    const lote = await seedLote(app, { creador: hotel })
    await process([lote.id])
    await app.drainJobs()
    await sql`update facturas set envio = 'duda' where lote_id = ${lote.id}`.execute(db)
    await sql`update lotes set estatus = 'En proceso de envío' where id = ${lote.id}`.execute(db)
    const waiting = async () => {
      const { rows } =
        await sql`select id from pgboss.job where name = 'lotes.enviar' and state in ('created', 'retry')
        and data ->> 'loteId' = ${String(lote.id)}`.execute(db)
      return rows.length
    }
    for (let i = 0; i < 5; i++) {
      app.reloj.advance(4 * 60_000)
      await resumeEnvios(app.deps, app.deps.reloj.ahora())
      expect(await waiting()).toBe(1)
    }
    // All of it written a day ahead of the clock that rules now.
    await sql`update pgboss.job set start_after = now() + interval '1 day' where name = 'lotes.enviar'`.execute(
      db,
    )
    await sql`update lotes set envio_reanudado_en = envio_reanudado_en + interval '1 day' where id = ${lote.id}`.execute(
      db,
    )
    await resumeEnvios(app.deps, app.deps.reloj.ahora())
    expect(await waiting()).toBe(2)
  })

  test('two workers on the same lote: one works, the other leaves it', async () => {
    const { sendLote } = await import('./send-lote.ts')
    await switchSandbox(app, { contabilidad: { lentoMs: 300 } })
    const lote = await start()
    const results = await Promise.all([sendLote(app.deps, lote.id), sendLote(app.deps, lote.id)])
    expect(results.sort()).toEqual(['hecho', 'ocupado'])
    expect((await booked(lote.id)).every(({ intentos }) => intentos === 1)).toBe(true)
  })
})

test('[VI-D8] of two sendings that ANT has not answered both are told, the newest first, to who sent them and to nobody else', async () => {
  const cajero = await app.persona('admin')
  await switchSandbox(app, { cola: { caido: true } })
  const uno = await seedLote(app, { creador: hotel, facturas: 1 })
  const dos = await seedLote(app, { creador: hotel, facturas: 1 })
  await process([uno.id], cajero)
  app.reloj.advance(1000)
  await process([dos.id], cajero)
  await app.drainJobs()
  const recientes = async (who: Persona) =>
    (
      (await app.call('GET', '/api/lotes/envios/recientes', who)).body as {
        envios: { lotes: { id: number; enviado: boolean; envioError: string }[] }[]
      }
    ).envios.map(({ lotes }) => lotes.map(({ id, enviado }) => [id, enviado]))
  expect(await recientes(cajero)).toEqual([[[dos.id, false]], [[uno.id, false]]])
  expect(await recientes(await app.persona('admin'))).toEqual([])
})
