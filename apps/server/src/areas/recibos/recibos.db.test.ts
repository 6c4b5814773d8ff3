import { randomUUID } from 'node:crypto'
import type { CuerpoError } from '@valija/contract/error.ts'
import type { ComprobantesDeLote, Emparejamiento, ReciboGuardado } from '@valija/contract/recibos.ts'
import { readRecibo } from '@valija/documents/recibos/read-recibo.ts'
import { type PagoMuestra, reciboBbva, type TipoRecibo } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { readRow, setRows } from '../../../testing/filas.ts'
import { type LoteSembrado, type SeedLote, seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

const rfcDe = (proveedorId: number) =>
  (makeMundo().proveedor(String(proveedorId))?.rfc ?? '').replaceAll('-', '')
const lote = (options: Partial<SeedLote> = {}): Promise<LoteSembrado> =>
  seedLote(app, {
    creador: hotel,
    facturas: 3,
    estatus: 'En proceso de pago',
    dia: '2026-01-01',
    ...options,
  })

let dias = 0
/** A receipt whose operations no other receipt of these tests has: the sample's folio hangs on its day. */
const recibo = async (pagos: { importe: number; tipo?: TipoRecibo; rfc?: string }[]): Promise<Uint8Array> => {
  dias += 1
  const dia = new Date(Date.UTC(2026, 0, 1 + dias)).toISOString().slice(0, 10)
  return reciboBbva(
    pagos.map(
      (pago): PagoMuestra => ({ tipo: 77, rfc: rfcDe(101), nombre: 'HOTEL PUERTO CORAL', dia, ...pago }),
    ),
  )
}
type Datos = { reciboId: string; asignaciones: { pagina: number; loteId: number; monto?: number }[] }
const pick = (pago: { folio: string; claveRastreo: string } | undefined) => ({
  folio: pago?.folio,
  claveRastreo: pago?.claveRastreo,
})
const guardar = async (bytes: Uint8Array, datos: Datos, quien: Persona | null = admin) => {
  const campos = { datos: JSON.stringify(datos) }
  const { status, body } = await sendFiles(
    app,
    '/api/recibos',
    quien,
    [{ nombre: 'recibo.pdf', bytes }],
    campos,
  )
  return { status, body: body as ReciboGuardado & CuerpoError }
}
const asignado = (...loteIds: number[]): Datos => ({
  reciboId: randomUUID(),
  asignaciones: loteIds.map((loteId, i) => ({ pagina: i + 1, loteId })),
})
const call = async <T>(metodo: string, ruta: string, body?: unknown, quien: Persona | null = admin) => {
  const answer = await app.call(metodo, ruta, quien, body)
  return { status: answer.status, body: answer.body as T & CuerpoError }
}
const estado = (id: number) =>
  app.deps.db
    .selectFrom('lotes')
    .select(['estatus', 'total', 'pagado', 'pagadoEn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const pagosDe = (id: number) =>
  app.deps.db
    .selectFrom('facturaPagos')
    .select(['facturaId', 'monto'])
    .where('loteId', '=', id)
    .where('anuladoEn', 'is', null)
    .orderBy('id')
    .execute()
const marcar = (...ids: number[]) =>
  call<{ pagados: number[] }>('PUT', '/api/Factura/actualizar-estatus-a-pagado', ids)
const wire = (l: LoteSembrado, change: Record<string, unknown> = {}) => ({
  idFactura: l.id,
  rfc: rfcDe(101),
  titulat: 'Hotel Puerto Coral',
  bancobeneficiario: 'BANORTE',
  fechapago: '2026-10-09',
  totalLayout: l.total / 100,
  folio: `F${l.id}`,
  sincronizado: 'no',
  ...change,
})
const NO_SE_GUARDO = 'No es posible guardar los comprobantes de pago'
const NO_SE_PAGA = 'El lote no puede ser pagado, verifica el detalle'

describe('[VI-D7] whoever sees a lote', () => {
  it('[VI-D7, IX-A4] sees each of its payments with amount, day, bank, folio and clave, and its own page of the receipt alone', async () => {
    const otro = await app.persona('proveedor', { idProveedores: [102] })
    const [mine, other] = [
      await lote(),
      await seedLote(app, {
        creador: otro,
        proveedorId: 102,
        facturas: 2,
        estatus: 'En proceso de pago',
        dia: '2026-01-01',
      }),
    ]
    const bytes = await recibo([{ importe: mine.total }, { importe: other.total, rfc: rfcDe(102) }])
    expect((await guardar(bytes, asignado(mine.id, other.id))).status).toBe(200)
    type Filas = { filas: { id: number; claveRastreo: string }[] }
    const seen = await call<Filas>('GET', `/api/lotes/${mine.id}/pagos`, undefined, hotel)
    expect(seen.body.filas).toMatchObject([
      {
        total: mine.total / 100,
        fechaPago: expect.stringMatching(/^2026-/),
        bancoBeneficiario: 'BANORTE',
        folio: expect.stringMatching(/^\d{10}$/),
        claveRastreo: expect.stringMatching(/^BNET/),
        conRecibo: true,
      },
    ])
    const pagoId = seen.body.filas[0]?.id
    const open = (loteId: number, quien: Persona) =>
      app.app.inject({
        url: `/api/lotes/${loteId}/pagos/${pagoId}/recibo`,
        headers: { authorization: `Bearer ${quien.token}` },
      })
    const page = await open(mine.id, hotel)
    expect(page.statusCode).toBe(200)
    const read = await readRecibo(new Uint8Array(page.rawPayload), getDocument)
    expect(read).toMatchObject({ leido: true, paginas: 1, pagos: [{ total: mine.total, rfc: rfcDe(101) }] })
    expect((await open(mine.id, otro)).statusCode).toBe(404)
    expect((await open(other.id, otro)).statusCode).toBe(409)
    await call('POST', `/api/comprobantes/${pagoId}/anular`, { motivo: 'Era otro' })
    expect((await open(mine.id, hotel)).statusCode).toBe(409)
  })
  it('[VI-D7] a payment typed by hand has no receipt, and says so', async () => {
    const l = await lote()
    await call('POST', '/api/Factura/guardarComprobantes', [wire(l)])
    const { body } = await call<{ filas: object[] }>('GET', `/api/lotes/${l.id}/pagos`, undefined, hotel)
    expect(body.filas).toMatchObject([{ claveRastreo: '', conRecibo: false, bancoBeneficiario: 'BANORTE' }])
  })
  it('[VI-D7] a payment of a lote in dollars is one in dollars', async () => {
    const l = await lote()
    await setRows(app, 'lotes', { id: l.id }, { moneda: 'USD' })
    await call('POST', '/api/Factura/guardarComprobantes', [wire(l)])
    const { body } = await call<{ filas: object[] }>('GET', `/api/lotes/${l.id}/pagos`, undefined, hotel)
    expect(body.filas).toMatchObject([{ moneda: 'USD', total: l.total / 100 }])
  })
})

describe('[VI-D6] the day of a payment', () => {
  it('[VI-D6] is never after today nor before a factura that it pays, and its own mistake is said', async () => {
    const l = await lote({ dia: '2026-10-05' })
    const save = (fechapago: string, change: object = {}) =>
      call('POST', '/api/Factura/guardarComprobantes', [wire(l, { fechapago, ...change })])
    expect(await save('2026-10-11')).toMatchObject({
      status: 400,
      body: { codigo: 'pagoFuturo', titulo: NO_SE_GUARDO, mensaje: expect.stringContaining('11/10/2026') },
    })
    expect(await save('2026-10-04')).toMatchObject({
      status: 409,
      body: { codigo: 'pagoAntesDeFactura', mensaje: expect.stringContaining('05/10/2026') },
    })
    expect(await pagosDe(l.id)).toEqual([])
    expect((await save('2026-10-05', { totalLayout: 1, folio: 'A' })).status).toBe(200)
    expect((await save('2026-10-10', { totalLayout: 1, folio: 'B' })).status).toBe(200)
  })
  it('[VI-D6] of a receipt is held to the same, and nothing of the receipt is kept', async () => {
    const l = await lote({ dia: '2026-10-05' })
    const early = await recibo([{ importe: l.total }])
    expect((await guardar(early, asignado(l.id))).body).toMatchObject({ codigo: 'pagoAntesDeFactura' })
    expect(await pagosDe(l.id)).toEqual([])
  })
})

describe('a bank receipt', () => {
  it('[B-104] [B-061] is matched by RFC and amount, saved per factura, and its lote is then marked as paid', async () => {
    const l = await lote()
    const bytes = await recibo([{ importe: l.total }])
    const found = await call<{ emparejamientos: Emparejamiento[] }>('POST', '/api/recibos/buscar-lotes', {
      pagos: [{ pagina: 1, rfc: rfcDe(101), total: l.total / 100, folio: '1', claveRastreo: 'x' }],
    })
    expect(found.body.emparejamientos).toMatchObject([
      {
        pagina: 1,
        resultado: 'unico',
        loteId: l.id,
        candidatos: [{ loteId: l.id, nombre: l.nombre, porPagar: l.total / 100, elegible: true }],
      },
    ])
    const saved = await guardar(bytes, asignado(l.id))
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      guardados: 1,
      lotes: [{ loteId: l.id, estatus: 'En proceso de pago', pagado: l.total / 100, porPagar: 0 }],
    })
    expect(await pagosDe(l.id)).toEqual(l.facturas.map(({ id, total }) => ({ facturaId: id, monto: total })))
    expect((await marcar(l.id)).body).toMatchObject({ pagados: [l.id] })
    expect(await estado(l.id)).toMatchObject({ estatus: 'Pagado', pagado: l.total })
    const asientos = await app.deps.db
      .selectFrom('bitacora')
      .select(['accion', 'de', 'a', 'quien'])
      .where('entidad', '=', 'lote')
      .where('entidadId', '=', String(l.id))
      .orderBy('id')
      .execute()
    expect(asientos).toEqual([
      { accion: 'comprobanteAgregado', de: null, a: null, quien: admin.correo },
      { accion: 'pagado', de: 'En proceso de pago', a: 'Pagado', quien: admin.correo },
    ])
  })
  it('saved by someone who then left is marked as paid by the machine', async () => {
    const l = await lote()
    await guardar(await recibo([{ importe: l.total }]), asignado(l.id))
    expect((await app.drainJobs()).fallidos).toBe(0)
    expect((await estado(l.id)).estatus).toBe('Pagado')
  })
  it('the same operation of the bank is not applied twice, whatever file it comes in', async () => {
    const [a, b] = [await lote({ facturas: 1 }), await lote({ facturas: 1 })]
    const bytes = await recibo([{ importe: Math.min(a.total, b.total) }])
    expect((await guardar(bytes, asignado(a.id))).status).toBe(200)
    const again = await guardar(bytes, asignado(b.id))
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ codigo: 'operacionYaAplicada', titulo: NO_SE_GUARDO })
    expect(await pagosDe(b.id)).toEqual([])
  })
  it('[VI-D5] a centavo more or less is no lote of the payment: it is offered with the difference, and only a part is saved', async () => {
    const l = await lote({ facturas: 1, proveedorId: 102 })
    const suyo = rfcDe(102)
    const buscar = async (total: number) => {
      const pago = { pagina: 1, rfc: suyo, total: total / 100, folio: `${total}`, claveRastreo: '' }
      const { body } = await call<{ emparejamientos: Emparejamiento[] }>(
        'POST',
        '/api/recibos/buscar-lotes',
        {
          pagos: [pago],
        },
      )
      return body.emparejamientos[0]
    }
    expect(await buscar(l.total)).toMatchObject({ resultado: 'unico', loteId: l.id })
    for (const [total, razon] of [
      [l.total - 1, 'importeMenor'],
      [l.total + 1, 'importeMayor'],
    ] as const)
      expect(await buscar(total)).toMatchObject({
        loteId: null,
        candidatos: [
          {
            loteId: l.id,
            razones: expect.arrayContaining([expect.objectContaining({ razon, diferencia: 0.01 })]),
          },
        ],
      })
    const deMas = await guardar(await recibo([{ importe: l.total + 1, rfc: suyo }]), asignado(l.id))
    expect(deMas.body).toMatchObject({ codigo: 'montoExcede' })
    const deMenos = await guardar(await recibo([{ importe: l.total - 1, rfc: suyo }]), asignado(l.id))
    expect(deMenos.body.lotes).toMatchObject([{ porPagar: 0.01 }])
    expect((await estado(l.id)).estatus).toBe('En proceso de pago')
  })
  it('[VI-D5] a receipt of tomorrow is refused by its day, and one dated before its facturas by theirs', async () => {
    const l = await lote({ facturas: 1 })
    const del = async (dia: string) =>
      guardar(
        await reciboBbva([{ tipo: 77, rfc: rfcDe(101), nombre: 'HOTEL', dia, importe: l.total }]),
        asignado(l.id),
      )
    expect((await del('2026-10-11')).body).toMatchObject({ codigo: 'pagoFuturo', titulo: NO_SE_GUARDO })
    expect((await del('2025-10-10')).body).toMatchObject({
      codigo: 'pagoAntesDeFactura',
      titulo: NO_SE_GUARDO,
    })
    expect(await pagosDe(l.id)).toEqual([])
  })
  it('[VI-D5] one SPEI pays several lotes, in one transaction, each with its part, its bitácora, its marking and its undoing', async () => {
    const [a, b, c] = [await lote(), await lote({ facturas: 1 }), await lote()]
    const total = a.total + b.total + 5_000
    const bytes = await recibo([{ importe: total }])
    const partes = [
      { pagina: 1, loteId: a.id, monto: a.total / 100 },
      { pagina: 1, loteId: b.id, monto: b.total / 100 },
      { pagina: 1, loteId: c.id, monto: 50 },
    ]
    const saved = await guardar(bytes, { reciboId: randomUUID(), asignaciones: partes })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.guardados).toBe(3)
    expect(await Promise.all([a, b, c].map(async ({ id }) => (await estado(id)).pagado))).toEqual([
      a.total,
      b.total,
      5_000,
    ])
    const asientos = await app.deps.db
      .selectFrom('bitacora')
      .select(['entidadId', 'detalle'])
      .where('accion', '=', 'comprobanteAgregado')
      .where(
        'entidadId',
        'in',
        [a, b, c].map(({ id }) => String(id)),
      )
      .execute()
    expect(
      asientos.map(({ detalle }) => (detalle as { monto: number }).monto).toSorted((x, y) => x - y),
    ).toEqual([a.total, b.total, 5_000].toSorted((x, y) => x - y))
    expect((await app.drainJobs()).fallidos).toBe(0)
    expect(await Promise.all([a, b, c].map(async ({ id }) => (await estado(id)).estatus))).toEqual([
      'Pagado',
      'Pagado',
      'En proceso de pago',
    ])
    // The whole payment is on lotes: it goes nowhere else.
    expect((await guardar(bytes, asignado((await lote()).id))).body.codigo).toBe('operacionYaAplicada')
    // One part is undone; the others stay, and exactly what is free again may be applied.
    expect(
      (await call('POST', `/api/comprobantes/${saved.body.comprobantes[1]}/anular`, { motivo: 'Era otro' }))
        .status,
    ).toBe(200)
    expect((await estado(b.id)).pagado).toBe(0)
    expect((await estado(a.id)).estatus).toBe('Pagado')
    const leido = (await readRecibo(bytes, getDocument)) as {
      pagos: { folio: string; claveRastreo: string }[]
    }
    const found = await call<{ emparejamientos: Emparejamiento[] }>('POST', '/api/recibos/buscar-lotes', {
      pagos: [{ pagina: 1, rfc: rfcDe(101), total: total / 100, ...pick(leido.pagos[0]) }],
    })
    expect(found.body.emparejamientos[0]).toMatchObject({ porAplicar: b.total / 100 })
    expect((await guardar(bytes, asignado(a.id))).body.codigo).toBe('operacionYaAplicada')
    expect((await guardar(bytes, asignado(b.id))).status).toBe(200)
    expect((await estado(b.id)).pagado).toBe(b.total)
  })
  it('[VI-D5] parts that are not the payment to the centavo, a lote twice and an amount above what is owed are refused whole', async () => {
    const [a, b] = [await lote(), await lote()]
    const bytes = await recibo([{ importe: a.total + b.total }])
    const parts = (montoA: number, montoB: number, loteB = b.id) => ({
      reciboId: randomUUID(),
      asignaciones: [
        { pagina: 1, loteId: a.id, monto: montoA / 100 },
        { pagina: 1, loteId: loteB, monto: montoB / 100 },
      ],
    })
    expect((await guardar(bytes, parts(a.total, b.total - 1))).body.codigo).toBe('repartoNoCuadra')
    expect((await guardar(bytes, parts(a.total, b.total + 1))).body.codigo).toBe('repartoNoCuadra')
    expect((await guardar(bytes, parts(a.total, b.total, a.id))).body.codigo).toBe('asignacionRepetida')
    expect((await guardar(bytes, parts(a.total + 1, b.total - 1))).body.codigo).toBe('montoExcede')
    const sinMonto = {
      reciboId: randomUUID(),
      asignaciones: [a, b].map(({ id }) => ({ pagina: 1, loteId: id })),
    }
    expect((await guardar(bytes, sinMonto)).body.codigo).toBe('asignacionRepetida')
    expect([...(await pagosDe(a.id)), ...(await pagosDe(b.id))]).toEqual([])
    // At the same moment from two places: one operation never pays more than it is.
    const saved = await Promise.all([
      guardar(bytes, parts(a.total, b.total)),
      guardar(bytes, parts(a.total, b.total)),
    ])
    expect(saved.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    expect((await estado(a.id)).pagado + (await estado(b.id)).pagado).toBe(a.total + b.total)
  })
  it('[VI-D5] an operation typed by hand on one lote is not applied again by its receipt on another, nor the other way round, by folio or by clave', async () => {
    const conPago = async (importe: number) => {
      const bytes = await recibo([{ importe }])
      const { pagos } = (await readRecibo(bytes, getDocument)) as {
        pagos: { folio: string; claveRastreo: string; fechaPago: string }[]
      }
      return { bytes, folio: '', claveRastreo: '', fechaPago: '', ...pagos[0] }
    }
    const typed = (l: LoteSembrado, folio: string, fechapago: string, total: number) =>
      call('POST', '/api/Factura/guardarComprobantes', [
        wire(l, { folio, fechapago, totalLayout: total / 100 }),
      ])
    for (const numero of ['folio', 'claveRastreo'] as const) {
      const [a, b, d] = [await lote(), await lote(), await lote()]
      const total = Math.min(a.total, b.total, d.total)
      const { bytes, fechaPago, ...pago } = await conPago(total)
      expect((await typed(a, pago[numero], fechaPago, total)).status).toBe(200)
      const { body } = await call<{ emparejamientos: Emparejamiento[] }>(
        'POST',
        '/api/recibos/buscar-lotes',
        {
          pagos: [{ pagina: 1, rfc: rfcDe(101), total: total / 100, ...pick(pago) }],
        },
      )
      expect(body.emparejamientos).toMatchObject([{ resultado: 'aplicado', aplicadoEn: { loteId: a.id } }])
      const twice = await guardar(bytes, asignado(b.id))
      expect(twice.body).toMatchObject({ codigo: 'operacionYaAplicada', titulo: NO_SE_GUARDO })
      expect(twice.body.mensaje).toContain(a.nombre)
      const other = await conPago(total)
      expect((await guardar(other.bytes, asignado(b.id))).status).toBe(200)
      expect((await typed(d, other[numero], other.fechaPago, total)).body).toMatchObject({
        codigo: 'operacionYaAplicada',
        mensaje: expect.stringContaining(b.nombre),
      })
      expect(await pagosDe(d.id)).toEqual([])
    }
  })
  it('[VI-D5] what of an operation was typed by hand leaves the rest of it to its receipt, and no more', async () => {
    const [a, b] = [await lote(), await lote()]
    const total = Math.min(a.total, b.total)
    const bytes = await recibo([{ importe: total }])
    const { pagos } = (await readRecibo(bytes, getDocument)) as {
      pagos: { folio: string; fechaPago: string }[]
    }
    const { folio = '', fechaPago = '' } = pagos[0] ?? {}
    const change = { folio, fechapago: fechaPago, totalLayout: 100 }
    await call('POST', '/api/Factura/guardarComprobantes', [wire(a, change)])
    const whole = { pagina: 1, loteId: b.id, monto: total / 100 }
    const all = await guardar(bytes, { reciboId: randomUUID(), asignaciones: [whole] })
    expect(all.body.codigo).toBe('repartoNoCuadra')
    expect((await guardar(bytes, asignado(b.id))).body.lotes).toMatchObject([
      { pagado: (total - 10_000) / 100 },
    ])
    const races = await Promise.all(
      [await lote(), await lote()].map((l) =>
        call('POST', '/api/Factura/guardarComprobantes', [wire(l, { ...change, totalLayout: 0.01 })]),
      ),
    )
    expect(races.map(({ body }) => body.codigo)).toEqual(['operacionYaAplicada', 'operacionYaAplicada'])
  })
  it('[VI-D5] at the same moment by receipt and by hand, an operation is applied once', async () => {
    const [a, b] = [await lote(), await lote()]
    const total = Math.min(a.total, b.total)
    const bytes = await recibo([{ importe: total }])
    const { pagos } = (await readRecibo(bytes, getDocument)) as {
      pagos: { folio: string; fechaPago: string }[]
    }
    const { folio, fechaPago } = pagos[0] ?? {}
    const saved = await Promise.all([
      guardar(bytes, asignado(a.id)),
      call('POST', '/api/Factura/guardarComprobantes', [
        wire(b, { folio, fechapago: fechaPago, totalLayout: total / 100 }),
      ]),
    ])
    expect(saved.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    expect((await estado(a.id)).pagado + (await estado(b.id)).pagado).toBe(total)
  })
  it('a save repeated under its own id is answered with the first and pays once', async () => {
    const l = await lote()
    const bytes = await recibo([{ importe: l.total }])
    const datos = asignado(l.id)
    const [first, second] = await Promise.all([guardar(bytes, datos), guardar(bytes, datos)])
    const third = await guardar(bytes, datos)
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    expect(third.body.comprobantes).toEqual(first.body.comprobantes)
    expect((await estado(l.id)).pagado).toBe(l.total)
  })
  it('two receipts that pay the same lote at the same moment: one of them does', async () => {
    const l = await lote()
    const receipts = [await recibo([{ importe: l.total }]), await recibo([{ importe: l.total }])]
    const saved = await Promise.all(receipts.map((bytes) => guardar(bytes, asignado(l.id))))
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(saved.find(({ status }) => status === 409)?.body.codigo).toBe('montoExcede')
    expect((await estado(l.id)).pagado).toBe(l.total)
  })
  it('[B-105] a payment without a lote is listed, and nothing of it is saved', async () => {
    const l = await lote()
    const bytes = await recibo([{ importe: l.total }, { importe: 777 }])
    const found = await call<{ emparejamientos: Emparejamiento[] }>('POST', '/api/recibos/buscar-lotes', {
      pagos: [{ pagina: 2, rfc: 'XAXX010101000', total: 7.77, folio: '2', claveRastreo: 'y' }],
    })
    expect(found.body.emparejamientos).toMatchObject([{ resultado: 'ninguno', loteId: null, candidatos: [] }])
    const saved = await guardar(bytes, asignado(l.id))
    const kept = await app.deps.db
      .selectFrom('reciboPagos')
      .select('pagina')
      .where('reciboId', '=', saved.body.reciboId)
      .execute()
    expect(kept).toEqual([{ pagina: 1 }])
  })
  it('[B-146] [B-136] when one payment cannot be saved none is, and the answer says so', async () => {
    const [a, b] = [await lote(), await lote({ estatus: 'No procesado' })]
    const saved = await guardar(
      await recibo([{ importe: a.total }, { importe: b.total }]),
      asignado(a.id, b.id),
    )
    expect(saved.status).toBe(409)
    expect(saved.body).toMatchObject({ codigo: 'loteNoEnPago', titulo: NO_SE_GUARDO })
    expect(saved.body.mensaje).toContain('«No procesado»')
    expect(await pagosDe(a.id)).toEqual([])
    expect((await estado(a.id)).pagado).toBe(0)
    expect(
      await app.deps.db.selectFrom('recibosBancarios').select('id').where('nombre', '=', 'x').execute(),
    ).toEqual([])
  })
  it('amount and RFC come from the bytes, not from the browser', async () => {
    const l = await lote()
    const more = await guardar(await recibo([{ importe: l.total + 1 }]), asignado(l.id))
    expect(more.body).toMatchObject({ codigo: 'montoExcede', titulo: NO_SE_GUARDO })
    const other = await guardar(await recibo([{ importe: l.total, rfc: rfcDe(103) }]), asignado(l.id))
    expect(other.body).toMatchObject({ codigo: 'rfcNoCorresponde' })
    expect(other.body.mensaje).toContain(rfcDe(101))
    const page = await guardar(await recibo([{ importe: l.total }]), {
      reciboId: randomUUID(),
      asignaciones: [{ pagina: 2, loteId: l.id }],
    })
    expect(page.body).toMatchObject({ codigo: 'paginaSinPago' })
  })
  it('[B-102] a file that is no readable PDF is refused with its reason', async () => {
    const l = await lote()
    const answer = await guardar(new TextEncoder().encode('<html>'), asignado(l.id))
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ codigo: 'reciboIlegible', titulo: 'No se puede leer el pdf' })
  })
  it('a partial payment leaves the rest to pay, and the lote in payment', async () => {
    const l = await lote()
    const part = (l.facturas[0]?.total ?? 0) + 100
    const saved = await guardar(await recibo([{ importe: part }]), asignado(l.id))
    expect(saved.body.lotes).toMatchObject([{ pagado: part / 100, porPagar: (l.total - part) / 100 }])
    expect(await pagosDe(l.id)).toEqual([
      { facturaId: l.facturas[0]?.id, monto: l.facturas[0]?.total },
      { facturaId: l.facturas[1]?.id, monto: 100 },
    ])
    const early = await marcar(l.id)
    expect(early.status).toBe(409)
    expect(early.body).toMatchObject({ codigo: 'loteNoCubierto', titulo: NO_SE_PAGA })
    expect((await guardar(await recibo([{ importe: l.total - part }]), asignado(l.id))).status).toBe(200)
    expect((await marcar(l.id)).status).toBe(200)
    expect((await estado(l.id)).estatus).toBe('Pagado')
  })
  it('the stored PDF comes back as it was, to an administrator only', async () => {
    const l = await lote()
    const bytes = await recibo([{ importe: l.total }])
    const { body } = await guardar(bytes, asignado(l.id))
    const file = await app.call('GET', `/api/recibos/${body.reciboId}/archivo`, admin)
    expect(Buffer.compare(file.raw, Buffer.from(bytes))).toBe(0)
    expect((await app.call('GET', `/api/recibos/${body.reciboId}/archivo`, hotel)).status).toBe(403)
  })
})

describe('what keeps a lote from being paid', () => {
  it.each([
    ['rechazado', { envio: 'rechazado' }, 'rechazada por ANT'],
    ['en duda', { envio: 'duda' }, 'en duda'],
    ['cancelado', { estado: 'Cancelado' }, 'cancelada ante el SAT'],
  ] as const)('[B-145] a factura that is %s stops the payment and is named', async (_name, change, words) => {
    const l = await lote()
    const id = l.facturas[1]?.id ?? 0
    await setRows(app, 'facturas', { id }, { ...change, satConsultadoEn: app.reloj.ahora() })
    const saved = await guardar(await recibo([{ importe: l.total }]), asignado(l.id))
    expect(saved.status).toBe(409)
    expect(saved.body).toMatchObject({ codigo: 'loteNoSePuedePagar', titulo: NO_SE_PAGA })
    expect(saved.body.detalles).toHaveLength(1)
    expect(saved.body.detalles[0]?.mensaje).toContain(words)
    expect(await pagosDe(l.id)).toEqual([])
  })
  it('[VI-D5] the SAT is asked when the lote is marked: what was cancelled meanwhile is not paid, its payment stays', async () => {
    const l = await lote()
    const uuid = l.facturas[2]?.uuid ?? ''
    await interruptores({ sat: { porUuid: { [uuid]: { estado: 'Cancelado' } } } })
    expect((await guardar(await recibo([{ importe: l.total }]), asignado(l.id))).status).toBe(200)
    expect((await marcar(l.id)).body).toMatchObject({ titulo: NO_SE_PAGA })
    const stored = await readRow(app, 'facturas', { id: l.facturas[2]?.id ?? 0 })
    expect(stored.estado).toBe('Cancelado')
    expect(await estado(l.id)).toMatchObject({ estatus: 'En proceso de pago', pagado: l.total })
    await interruptores({ sat: { porUuid: { [uuid]: null } } })
  })
  it('[VI-D5] while the SAT does not answer a payment is saved, of a receipt or by hand, and only marking waits', async () => {
    const [l, byHand] = [await lote(), await lote({ estado: 'Sin verificar' })]
    await interruptores({ sat: { caido: true } })
    const bytes = await recibo([{ importe: l.total }])
    expect((await guardar(bytes, asignado(l.id))).status).toBe(200)
    expect((await call('POST', '/api/Factura/guardarComprobantes', [wire(byHand)])).status).toBe(200)
    for (const { id } of [l, byHand]) {
      const down = await marcar(id)
      expect(down.body).toMatchObject({ titulo: NO_SE_PAGA })
      expect(down.body.detalles[0]?.mensaje).toContain('sin verificar')
      expect((await estado(id)).estatus).toBe('En proceso de pago')
    }
    await interruptores({ sat: { caido: false } })
    expect((await marcar(l.id, byHand.id)).status).toBe(200)
  })
})
const interruptores = (change: object) => switchSandbox(app, change)

describe('the documented calls', () => {
  it('[B-125] [B-045] save the proof with its documented fields, and twice the same array saves it once', async () => {
    const l = await lote()
    const first = await call<ReciboGuardado>('POST', '/api/Factura/guardarComprobantes', [wire(l)])
    const second = await call<ReciboGuardado>('POST', '/Factura/guardarComprobantePago', [wire(l)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.comprobantes).toEqual(first.body.comprobantes)
    const rows = await app.deps.db
      .selectFrom('comprobantesPago')
      .select([
        'rfc',
        'titular',
        'bancoBeneficiario',
        'fechaPago',
        'total',
        'folio',
        'sincronizado',
        'origen',
      ])
      .where('loteId', '=', l.id)
      .execute()
    expect(rows).toEqual([
      {
        rfc: rfcDe(101),
        titular: 'Hotel Puerto Coral',
        bancoBeneficiario: 'BANORTE',
        fechaPago: '2026-10-09',
        total: l.total,
        folio: `F${l.id}`,
        sincronizado: 'no',
        origen: 'manual',
      },
    ])
  })
  it('[B-126] [B-061] [B-056] marking an array of lote ids moves them from in payment to paid', async () => {
    const [a, b] = [await lote(), await lote()]
    await call('POST', '/api/Factura/guardarComprobantePago', [wire(a), wire(b)])
    const marked = await call('PUT', '/Factura/actualizar-estatus-a-pagado', [a.id, b.id])
    expect(marked.status).toBe(200)
    expect([(await estado(a.id)).estatus, (await estado(b.id)).estatus]).toEqual(['Pagado', 'Pagado'])
    expect((await marcar(a.id)).status).toBe(200)
  })
  it('[B-145] a lote that no payment covers is not marked as paid', async () => {
    const l = await lote()
    expect((await marcar(l.id)).body).toMatchObject({ titulo: NO_SE_PAGA })
    expect((await estado(l.id)).estatus).toBe('En proceso de pago')
  })
  it.each([
    ['rfc', 'RFC es requerido'],
    ['fechapago', 'La fecha es requerida'],
    ['totalLayout', 'El monto es requerido'],
    ['bancobeneficiario', 'El banco beneficiario es requerido'],
    ['folio', 'El folio es requerido'],
  ])('[B-100] without %s the answer is "%s"', async (campo, mensaje) => {
    const { [campo as 'rfc']: _gone, ...rest } = wire(await lote())
    const answer = await call('POST', '/api/Factura/guardarComprobantePago', [rest])
    expect(answer.status).toBe(400)
    expect(answer.body.detalles).toEqual([{ campo: `0.${campo}`, mensaje }])
  })
  it.each(['f1', ' F1 ', 'F\u200b1', 'F 1', 'F-1'])(
    '[VI-D5] a proof is there already whatever the case, blanks and hyphens of its folio: %j is F1',
    async (folio) => {
      const l = await lote()
      const save = (change: object) =>
        call<ReciboGuardado>('POST', '/api/Factura/guardarComprobantes', [
          wire(l, { totalLayout: 1, ...change }),
        ])
      const first = await save({ folio: 'F1' })
      expect((await save({ folio })).body.comprobantes).toEqual(first.body.comprobantes)
      expect((await estado(l.id)).pagado).toBe(100)
      expect((await save({ folio: 'F2' })).body.comprobantes).not.toEqual(first.body.comprobantes)
    },
  )
  it.each([0.001, 0.0049, 1e-9, -0.001, -1])(
    '[VI-D8] an amount of %d is no centavo and is refused by its field',
    async (totalLayout) => {
      const answer = await call('POST', '/api/Factura/guardarComprobantes', [
        wire(await lote(), { totalLayout }),
      ])
      expect(answer.body.detalles).toEqual([
        { campo: '0.totalLayout', mensaje: 'El monto debe ser mayor que cero' },
      ])
    },
  )
  it('a folio used for other data on the same lote is refused', async () => {
    const l = await lote()
    await call('POST', '/api/Factura/guardarComprobantePago', [wire(l, { totalLayout: 1 })])
    const other = await call('POST', '/api/Factura/guardarComprobantePago', [wire(l, { totalLayout: 2 })])
    expect(other.body).toMatchObject({ codigo: 'comprobanteRepetido', titulo: NO_SE_GUARDO })
  })
})

describe('undoing', () => {
  it('an undone proof returns the lote to in payment, with the reason, and its operation may be applied again', async () => {
    const l = await lote()
    const bytes = await recibo([{ importe: l.total }])
    const { body } = await guardar(bytes, asignado(l.id))
    await marcar(l.id)
    const id = body.comprobantes[0] ?? 0
    const nothing = await call('POST', `/api/comprobantes/${id}/anular`, { motivo: ' ' })
    expect(nothing.status).toBe(400)
    const undone = await call('POST', `/api/comprobantes/${id}/anular`, { motivo: 'Era de otro hotel' })
    expect(undone.body).toMatchObject({ estatus: 'En proceso de pago', pagado: 0, porPagar: l.total / 100 })
    expect(await pagosDe(l.id)).toEqual([])
    expect((await estado(l.id)).pagadoEn).toBeNull()
    expect((await call('POST', `/api/comprobantes/${id}/anular`, { motivo: 'otra vez' })).body).toMatchObject(
      {
        codigo: 'comprobanteYaAnulado',
      },
    )
    const shown = await call<ComprobantesDeLote>('GET', `/api/lotes/${l.id}/comprobantes`)
    expect(shown.body.comprobantes).toMatchObject([
      { id, anuladoMotivo: 'Era de otro hotel', anuladoPor: admin.correo },
    ])
    expect((await guardar(bytes, asignado(l.id))).status).toBe(200)
    expect((await estado(l.id)).pagado).toBe(l.total)
    await app.drainJobs()
    expect((await estado(l.id)).estatus).toBe('Pagado')
  })
})

describe('who may', () => {
  it('[B-110] receipts, proofs and marking as paid of supplier lotes are for administrators only', async () => {
    const l = await lote()
    const bytes = await recibo([{ importe: l.total }])
    const { body } = await guardar(bytes, asignado(l.id))
    const calls: [string, string, unknown][] = [
      ['POST', '/api/recibos/buscar-lotes', { pagos: [] }],
      ['POST', '/api/Factura/guardarComprobantePago', [wire(l)]],
      ['POST', '/Factura/guardarComprobantePago', [wire(l)]],
      ['POST', '/api/Factura/guardarComprobantes', [wire(l)]],
      ['PUT', '/api/Factura/actualizar-estatus-a-pagado', [l.id]],
      ['PUT', '/Factura/actualizar-estatus-a-pagado', [l.id]],
      ['GET', `/api/lotes/${l.id}/comprobantes`, undefined],
      ['POST', `/api/comprobantes/${body.comprobantes[0]}/anular`, { motivo: 'no' }],
      ['GET', `/api/recibos/${body.reciboId}/archivo`, undefined],
    ]
    const roles = [
      'OperativoProveedor',
      'OperativoComisionista',
      'proveedor',
      'comisionista',
      'usuario',
    ] as const
    for (const rol of roles) {
      const quien = await app.persona(rol, { idProveedores: [101] })
      for (const [metodo, ruta, cuerpo] of calls)
        expect([rol, ruta, (await call(metodo, ruta, cuerpo, quien)).status]).toEqual([
          rol,
          ruta,
          // Accounting has the proofs of commission lotes: a supplier's does not exist.
          rol === 'OperativoComisionista' && !ruta.startsWith('/api/recibos') ? 404 : 403,
        ])
      expect((await guardar(bytes, asignado(l.id), quien)).status).toBe(403)
    }
    for (const [metodo, ruta, cuerpo] of calls)
      expect([ruta, (await call(metodo, ruta, cuerpo, null)).status]).toEqual([ruta, 401])
    expect((await guardar(bytes, asignado(l.id), null)).status).toBe(401)
    expect((await estado(l.id)).pagado).toBe(l.total)
  })
  it('unknown and deleted lotes are not found', async () => {
    const l = await lote()
    await setRows(app, 'lotes', { id: l.id }, { eliminadoEn: new Date() })
    for (const id of [l.id, 9_999_999]) {
      expect((await marcar(id)).status).toBe(404)
      expect((await guardar(await recibo([{ importe: l.total }]), asignado(id))).status).toBe(404)
      expect((await call('GET', `/api/lotes/${id}/comprobantes`)).status).toBe(404)
    }
  })
})

describe('a factura that the SAT takes back while its lote is in payment', () => {
  const cancel = (l: LoteSembrado, i: number) =>
    app.deps.db
      .updateTable('facturas')
      .set({ estado: 'Cancelado', satConsultadoEn: app.reloj.ahora() })
      .where('id', '=', l.facturas[i]?.id ?? 0)
      .execute()
  const withdraw = (l: LoteSembrado, i: number, quien: Persona = admin) =>
    call<{ numFacturas: number; total: number }>(
      'POST',
      `/api/lotes/${l.id}/facturas/${l.facturas[i]?.id}/retirar`,
      { motivo: 'Cancelada por el hotel' },
      quien,
    )
  const heard = (l: LoteSembrado) =>
    setRows(app, 'facturas', { loteId: l.id }, { satConsultadoEn: app.reloj.ahora(), validacionEfos: '200' })

  it('is taken out with its reason, and the rest is paid', async () => {
    const l = await lote()
    await heard(l)
    await cancel(l, 0)
    const bad = l.facturas[0]?.total ?? 0
    const rest = { ...l, total: l.total - bad }
    expect((await call('POST', '/api/Factura/guardarComprobantePago', [wire(rest)])).body.titulo).toBe(
      NO_SE_PAGA,
    )
    const page = await call<{ filas: { id: number; retirable: boolean }[] }>(
      'GET',
      `/api/lotes/${l.id}/facturas`,
    )
    expect(page.body.filas.filter(({ retirable }) => retirable).map(({ id }) => id)).toEqual([
      l.facturas[0]?.id,
    ])
    expect((await withdraw(l, 0, hotel)).status).toBe(403)
    expect((await withdraw(l, 1)).body.codigo).toBe('facturaNoRetirable')
    expect((await withdraw(l, 0)).body).toMatchObject({ numFacturas: 2, total: rest.total / 100 })
    expect((await call('POST', '/api/Factura/guardarComprobantePago', [wire(rest)])).status).toBe(200)
    expect((await marcar(l.id)).status).toBe(200)
    expect(await estado(l.id)).toMatchObject({ estatus: 'Pagado', total: rest.total, pagado: rest.total })
  })

  it('when the others are paid already, its lote is paid with it gone; with payments of its own it stays', async () => {
    const l = await lote()
    await heard(l)
    const last = l.facturas[2]?.total ?? 0
    const partial = wire({ ...l, total: l.total - last })
    expect((await call('POST', '/api/Factura/guardarComprobantePago', [partial])).status).toBe(200)
    await cancel(l, 0)
    await cancel(l, 2)
    expect((await withdraw(l, 0)).body.codigo).toBe('facturaConPagos')
    await setRows(app, 'facturas', { id: l.facturas[0]?.id ?? 0 }, { estado: 'Vigente' })
    expect((await withdraw(l, 2)).status).toBe(200)
    await switchSandbox(app, { sat: { caido: false } })
    await app.drainJobs()
    expect(await estado(l.id)).toMatchObject({ estatus: 'Pagado', pagado: l.total - last })
  })
  it('[VI-D5] a covered lote is marked once the SAT is back, however long it was away', async () => {
    const l = await lote()
    await app.drainJobs()
    await switchSandbox(app, { sat: { caido: true } })
    expect((await call('POST', '/api/Factura/guardarComprobantes', [wire(l)])).status).toBe(200)
    for (let veces = 0; veces < 22; veces++) expect((await app.drainJobs()).fallidos).toBeGreaterThan(0)
    await switchSandbox(app, { sat: { caido: false } })
    await app.drainJobs()
    expect(await estado(l.id)).toMatchObject({ estatus: 'Pagado', pagado: l.total })
  })
})
