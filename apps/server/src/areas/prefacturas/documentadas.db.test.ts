import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { describe, expect, test } from 'vitest'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { facturaDeHojaEnPesos, type HojaEnPesos, seedComision } from '../../../testing/seed-comision.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { askSandbox, switchSandbox } from '../../../testing/use-sandbox.ts'

const dia = '2026-10-12'
const mundo = makeMundo()
const comisiones = makeComisiones(mundo)
const rfcDe = (id: string) => (mundo.comisionistas.find((c) => c.id === id)?.rfc ?? '').replaceAll('-', '')
const app = await useTestApp({ dia })
const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
const otro = await app.persona('comisionista', { claims: [['idComisionista', '502']] })
const admin = await app.persona('admin')
const contable = await app.persona('OperativoComisionista')

const pagables = (id: string) => comisiones.deCliente(id).filter((l) => l.commission !== null)
const codes = (id: string, desde: number, n: number) =>
  pagables(id)
    .slice(desde, desde + n)
    .map((l) => l.bookingCode)
const call = async <T>(metodo: string, ruta: string, quien: Persona, body?: unknown) => {
  const answer = await app.call(metodo, ruta, quien, body)
  return { status: answer.status, body: answer.body as T }
}
const hojaDe = async (bookingCodes: string[], quien = agente) =>
  (await call<HojaEnPesos>('POST', '/api/comisiones/calculo', quien, { bookingCodes })).body
const facturaDe = (hoja: HojaEnPesos, cambio: Parameters<typeof facturaComision>[1] = {}, datos = {}) =>
  facturaComision({ ...facturaDeHojaEnPesos(hoja), ...datos }, { dia, ...cambio })
const base64 = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString('base64')
const upload = async (nombre: string, bytes: Uint8Array, SubNivel1: string, quien = agente) =>
  (
    await sendFiles(app, '/File/uploadFile', quien, [{ nombre, bytes }], {
      ProyectName: '6',
      SetPrefixMiliSec: 'true',
      NameFile: nombre,
      SubNivel1,
      SubNivel2: 'comisionista',
    })
  ).body as string
const loteDe = async (lote: { bookingCodes: string[]; xml: { bytes: Uint8Array } }, extra = {}) => ({
  categoria: 'Comisionista',
  estatus: 'Pagado',
  creador: 'otra@persona.mx',
  dataFactura: [
    {
      base64XML: base64(lote.xml),
      urlpdf: await upload('comision.pdf', pdfDePrueba('Comisiones'), 'pdf'),
      totalFactura: 1,
      dataReserva: lote.bookingCodes.map((bookingCode) => ({ bookingCode, totalReserva: 1 })),
    },
  ],
  ...extra,
})
const both = (ruta: string) => [`/api/FacturaComisionista/${ruta}`, `/FacturaComisionista/${ruta}`]

describe('checks before saving', () => {
  test('[C-051, C-132] validarSat answers each invoice as read from its own bytes, taxes and all', async () => {
    const fisica = mundo.comisionistas.find(
      (c) => c.regimenFiscal === '626' && c.rfc.replaceAll('-', '').length === 13,
    )
    const quien = await app.persona('comisionista', { claims: [['idComisionista', fisica?.id ?? '']] })
    const hoja = await hojaDe(codes(fisica?.id ?? '', 0, 2), quien)
    const xml = facturaDe(hoja)
    for (const url of both('validarSat')) {
      const { status, body } = await call<Record<string, unknown>[]>('POST', url, quien, [
        { base64XML: base64(xml) },
        { base64: base64(facturaDe(hoja, { semilla: 'b', destino: 'cancelado' })) },
      ])
      expect(status).toBe(200)
      expect(Object.keys(body[0] ?? {}).sort()).toEqual(
        [
          'base64XML',
          'emisor',
          'receptor',
          'estado',
          'codigoEstatus',
          'esCancelable',
          'total',
          'totalTrasladado',
          'fecha',
          'uuid',
          'metodoPago',
          'formaPago',
          'fechaTimbrado',
          'serie',
          'folio',
          'serieFolio',
          'folioSerie',
          'usoCFDI',
          'mesTimbrado',
          'añoTimbrado',
          'tipoFactura',
          'urlxml',
          'countRFC',
          'regimenFiscalEmisor',
          'retenciones',
          'trasladados',
          'estatusCancelacion',
        ].sort(),
      )
      expect(body[0]).toMatchObject({
        emisor: rfcDe(fisica?.id ?? ''),
        receptor: empresaDemo.rfc,
        estado: 'Vigente',
        uuid: xml.uuid,
        total: hoja.totalAPagar,
        totalTrasladado: hoja.iva,
        trasladados: [{ Base: hoja.tarifa, Importe: hoja.iva }],
        retenciones: [
          { Impuesto: '001', Importe: hoja.retIsr },
          { Impuesto: '002', Importe: hoja.retIva },
        ],
        mesTimbrado: 10,
        añoTimbrado: 2026,
        tipoFactura: 'c',
        countRFC: 13,
        regimenFiscalEmisor: '626',
        usoCFDI: 'G03',
        formaPago: '03',
        metodoPago: 'PUE',
      })
      expect(body[1]).toMatchObject({ estado: 'Cancelado' })
    }
    expect((await call('POST', both('validarSat')[0] ?? '', quien, [{ base64: 'bm8=' }])).status).toBe(400)
  })

  test('[C-162] a tax authority that does not answer has its two documented messages, and ends no session', async () => {
    const hoja = await hojaDe(codes('501', 0, 1))
    const ask = () =>
      call('POST', '/api/FacturaComisionista/validarSat', agente, [{ base64: base64(facturaDe(hoja)) }])
    await switchSandbox(app, { sat: { rechaza: 401 } })
    const sinPermiso = await ask()
    await switchSandbox(app, { sat: { rechaza: 503 } })
    const caido = await ask()
    await switchSandbox(app, { sat: { rechaza: false } })
    expect([sinPermiso.status, caido.status]).toEqual([502, 502])
    expect(JSON.stringify(sinPermiso.body)).toContain('No es posible establecer conexión con el SAT')
    expect(JSON.stringify(caido.body)).toContain(
      'La plataforma para validar CFDI por parte del SAT no esta disponible',
    )
    expect((await ask()).status).toBe(200)
  })

  test('[C-130] validarFactura takes invoice and bookings and answers facturaValida with its message', async () => {
    const [line] = pagables('501')
    const pedida = {
      reservas: [{ bookingCode: line?.bookingCode }],
      tipoFactura: 'c',
      totalFactura: (line?.commission ?? 0) / 100,
      idProveedor: '501',
      uuid: '11111111-1111-4111-8111-111111111111',
      existeRfc: true,
    }
    for (const url of both('validarFactura'))
      expect(await call('POST', url, agente, pedida)).toMatchObject({
        status: 200,
        body: { facturaValida: true, mensaje: 'OK' },
      })
    const ajena = { ...pedida, reservas: [{ bookingCode: codes('502', 0, 1)[0] }] }
    expect((await call('POST', both('validarFactura')[0] ?? '', agente, ajena)).body).toMatchObject({
      facturaValida: false,
    })
    expect((await call('POST', both('validarFactura')[0] ?? '', otro, pedida)).status).toBe(404)
  })

  test('[VI-E4] of a booking that does not exist, that is not paid or that is another’s, validarBookingCodes never says true', async () => {
    const impagable = comisiones.deCliente('501').find((l) => l.commission === null)?.bookingCode ?? ''
    const [propia = '', ajena = ''] = [codes('501', 5, 1)[0], codes('502', 5, 1)[0]]
    const ask = async (quien: Persona) =>
      (
        await call<{ facturaValida: boolean }[]>('POST', '/FacturaComisionista/validarBookingCodes', quien, [
          propia,
          ajena,
          impagable,
          'ZZZZZZ',
        ])
      ).body.map(({ facturaValida }) => facturaValida)
    expect(await ask(agente)).toEqual([true, false, false, false])
    expect(await ask(otro)).toEqual([false, true, false, false])
    for (const quien of [admin, contable]) expect(await ask(quien)).toEqual([true, true, false, false])
    // Staff, before anybody has read the bookings of these agents.
    await app.deps.db.deleteFrom('comisiones').execute()
    await app.deps.db.deleteFrom('comisionesLecturas').execute()
    expect(await ask(admin)).toEqual([true, true, false, false])
  })

  test('[C-131, C-136, C-074] uuid and bookings are free until an invoice bills them', async () => {
    const bookingCodes = codes('501', 1, 2)
    const xml = facturaDe(await hojaDe(bookingCodes), { semilla: 'libre' })
    const uuid = async () =>
      (await call('POST', '/FacturaComisionista/validarUuid', agente, { uuid: xml.uuid })).body
    const reservas = async () =>
      (await call('POST', '/FacturaComisionista/validarBookingCodes', agente, bookingCodes)).body
    expect(await uuid()).toEqual({ facturaValida: true, uuid: xml.uuid })
    expect(await reservas()).toEqual(
      bookingCodes.map((bookingCode) => ({ bookingCode, facturaValida: true, uuid: '' })),
    )
    const guardada = await call(
      'POST',
      '/api/FacturaComisionista/guardarLote',
      agente,
      await loteDe({ bookingCodes, xml }),
    )
    expect(guardada.status, JSON.stringify(guardada.body)).toBe(200)
    expect(await uuid()).toEqual({ facturaValida: false, uuid: xml.uuid })
    expect(await reservas()).toEqual(
      bookingCodes.map((bookingCode) => ({ bookingCode, facturaValida: false, uuid: '' })),
    )
    // The same invoice for other bookings: its documented words, and nothing is left behind.
    const otras = codes('501', 3, 2)
    const segunda = await call(
      'POST',
      '/api/FacturaComisionista/guardarLote',
      agente,
      await loteDe({ bookingCodes: otras, xml }),
    )
    expect(segunda.status).toBe(409)
    expect(JSON.stringify(segunda.body)).toContain('Esta factura ya fueron ingresadas anteriormente')
    expect((await call<unknown[]>('GET', '/api/PreFactura', agente)).body).toEqual([])
  })
})

describe('saving and lists', () => {
  test('[C-135, C-147, C-166] the Lote entity is saved from its files alone; what else it says is not taken', async () => {
    const bookingCodes = codes('501', 5, 2)
    const hoja = await hojaDe(bookingCodes)
    const xml = facturaDe(hoja)
    const { body: previa } = await call<{ id: number }>('POST', '/api/prefacturas', agente, { bookingCodes })
    const urlxml = await upload('comision.xml', xml.bytes, 'xml')
    expect(urlxml).toMatch(/^\/api\/File\/[0-9a-f-]{36}$/)
    const entrada = await loteDe({ bookingCodes, xml }, { nombre: 'Comisiones de octubre' })
    const porDireccion = {
      ...entrada,
      dataFactura: entrada.dataFactura.map(({ base64XML: _b, ...f }) => ({ ...f, urlxml })),
    }
    // Another's file does not exist.
    const ajeno = await call('POST', '/api/FacturaComisionista/guardarLote', otro, {
      ...porDireccion,
      proveedor: 502,
    })
    expect(ajeno.status).toBe(404)
    const { status, body } = await call<{ id: number; mensaje: string }>(
      'POST',
      '/FacturaComisionista/guardarLote',
      agente,
      porDireccion,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      nombre: 'Comisiones de octubre',
      total: hoja.totalAPagar,
      mensaje: 'Se guardo correctamente la factura por tus comisiones',
    })
    // The pre-invoice of exactly these bookings was the one billed, and is gone.
    expect((await call('GET', `/api/prefacturas/${previa.id}`, agente)).status).toBe(404)
    expect((await call<object>('GET', `/api/lotes/${body.id}`, admin)).body).toMatchObject({
      estatus: 'No procesado',
      categoria: 'Comisionista',
      creador: agente.correo,
      numReservas: 2,
    })
    const dos = await loteDe({ bookingCodes, xml })
    const varias = await call('POST', '/api/FacturaComisionista/guardarLote', agente, {
      ...dos,
      dataFactura: [...dos.dataFactura, ...dos.dataFactura],
    })
    expect(JSON.stringify(varias.body)).toContain('Ingresa una sola factura')
  })

  test('the same call twice at once, and once more, makes one lote and gives one answer', async () => {
    const bookingCodes = codes('501', 18, 2)
    const xml = facturaDe(await hojaDe(bookingCodes), { semilla: 'dos-veces' })
    const entrada = await loteDe({ bookingCodes, xml })
    const send = () => call('POST', '/api/FacturaComisionista/guardarLote', agente, entrada)
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { n } = await app.deps.db
      .selectFrom('facturas')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('uuid', '=', xml.uuid)
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(1)
    expect((await call<unknown[]>('GET', '/api/PreFactura', agente)).body).toEqual([])
  })

  test('[C-044, C-045, C-056, C-128, C-129] a commission list has the documented fields, for its agency and staff alone', async () => {
    const creador = { id: agente.id, correo: agente.correo }
    const lote = await seedComision(app, {
      creador,
      comisionistaId: 501,
      bookingCodes: codes('501', 7, 2),
      nombre: 'Listado',
    })
    for (const prefix of ['/api', '']) {
      const { body, status } = await call<Record<string, unknown>[]>(
        'GET',
        `${prefix}/FacturaComisionista/noProcesados`,
        agente,
      )
      expect(status).toBe(200)
      const found = body.find(({ id }) => id === lote.id)
      expect(Object.keys(found ?? {})).toEqual(
        expect.arrayContaining([
          'id',
          'nombre',
          'proveedor',
          'fechaCreacion',
          'totalLayout',
          'estatus',
          'creador',
          'mensajeError',
          'categoria',
          'dataFactura',
          'comprobantePago',
        ]),
      )
      expect(found).toMatchObject({
        nombre: 'Listado',
        proveedor: '501',
        estatus: 'No procesado',
        creador: agente.correo,
        categoria: 'Comisionista',
        totalLayout: lote.total / 100,
        comprobantePago: [],
      })
      const [factura] = (found?.dataFactura ?? []) as Record<string, unknown>[]
      expect(Object.keys(factura ?? {})).toEqual(
        expect.arrayContaining([
          'id',
          'proveedor',
          'folio',
          'serie',
          'folioSerie',
          'serieFolio',
          'emisor',
          'receptor',
          'fecha',
          'uuid',
          'codigoEstatus',
          'esCancelable',
          'estado',
          'estatusCancelacion',
          'metodoPago',
          'formaPago',
          'fechaTimbrado',
          'totalFactura',
          'urlxml',
          'urlpdf',
          'tipo',
          'dataReserva',
        ]),
      )
      expect(factura).toMatchObject({ tipo: 'c', estado: 'Vigente', metodoPago: 'PUE', formaPago: '03' })
      expect(factura?.dataReserva).toHaveLength(2)
      expect(Object.keys(((factura?.dataReserva ?? []) as object[])[0] ?? {}).sort()).toEqual(
        ['id', 'folio', 'bookingCode', 'base', 'iva', 'otrosImpuestos', 'propinas', 'totalReserva'].sort(),
      )
      expect(JSON.stringify(body)).not.toContain('base64')
    }
    const en = async (nombre: string, quien: Persona) =>
      (await call<{ id: number }[]>('GET', `/api/FacturaComisionista/${nombre}`, quien)).body.map(
        ({ id }) => id,
      )
    expect(await en('noProcesados', otro)).toEqual([])
    expect(await en('noProcesados', contable)).toContain(lote.id)
    const hotel = await app.persona('proveedor', { idProveedores: [501] })
    expect(await en('noProcesados', hotel)).toEqual([])
    for (const nombre of ['enCola', 'enProcesoDePago', 'pagados']) expect(await en(nombre, admin)).toEqual([])
  })

  test('[C-002, C-046, C-155] accounting enters a payment proof by the same calls as a supplier’s, and it is read with its lote', async () => {
    const creador = { id: agente.id, correo: agente.correo }
    const lote = await seedComision(app, {
      creador,
      comisionistaId: 501,
      bookingCodes: codes('501', 9, 1),
      estatus: 'En proceso de pago',
    })
    const comprobante = {
      idFactura: lote.id,
      rfc: rfcDe('501'),
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: lote.total / 100,
      folio: 'E77',
    }
    expect((await call('POST', '/api/Factura/guardarComprobantePago', agente, [comprobante])).status).toBe(
      403,
    )
    const guardado = await call('POST', '/api/Factura/guardarComprobantePago', contable, [comprobante])
    expect(guardado.status, JSON.stringify(guardado.body)).toBe(200)
    expect((await call('PUT', '/api/Factura/actualizar-estatus-a-pagado', contable, [lote.id])).status).toBe(
      200,
    )
    const { body } = await call<{ id: number; comprobantePago: object[] }[]>(
      'GET',
      '/FacturaComisionista/pagados',
      agente,
    )
    expect(body.find(({ id }) => id === lote.id)?.comprobantePago).toMatchObject([comprobante])
    const pagos = async (quien: Persona) =>
      (await call<{ filas: object[] }>('GET', `/api/lotes/${lote.id}/pagos`, quien)).body.filas
    expect(await pagos(agente)).toMatchObject([
      { fechaPago: dia, total: lote.total / 100, folio: 'E77', bancoBeneficiario: 'BBVA' },
    ])
    expect((await call('GET', `/api/lotes/${lote.id}/pagos`, otro)).status).toBe(404)
  })
})

describe('sending', () => {
  test('[C-133, C-134] PUT of the queue ties the lotes, POST of the packages sends what our own record says', async () => {
    const creador = { id: agente.id, correo: agente.correo }
    const seed = (desde: number) =>
      seedComision(app, { creador, comisionistaId: 501, bookingCodes: codes('501', desde, 1) })
    const [uno, dos] = [await seed(11), await seed(12)]
    for (const quien of [agente, otro])
      expect((await call('PUT', '/api/FacturaComisionista/enCola', quien, [uno.id])).status).toBe(403)
    const marked = await call<{ idArrayLoteEnCola: string; ids: number[] }>(
      'PUT',
      '/FacturaComisionista/enCola',
      contable,
      [uno.id, dos.id],
    )
    expect(marked).toMatchObject({ status: 200, body: { ids: [uno.id, dos.id] } })
    for (const lote of [uno, dos]) {
      const paquete = {
        categoria: 'Comisionista',
        base64: 'bm8=',
        idFactura: lote.facturas[0]?.id,
        idLote: lote.id,
        idProveedor: 999,
        otrosImpuestos: 5,
        fechaPago: '2026-10-16',
        otrosImpuestosEnXml: false,
        reservas: [{ bookingCode: 'ZZZZZZ', sellingPrice: 1, cost: 1 }],
      }
      expect((await call('POST', '/api/FacturaComisionista/enviarLote', agente, [paquete])).status).toBe(403)
      expect((await call('POST', '/api/FacturaComisionista/enviarLote', contable, [paquete])).status).toBe(
        200,
      )
    }
    await app.drainJobs()
    const contadores = await askSandbox<{ facturas: { idLote: string; aceptaciones: number }[] }>(
      app,
      '/contadores',
    )
    for (const lote of [uno, dos]) {
      expect((await call<object>('GET', `/api/lotes/${lote.id}`, contable)).body).toMatchObject({
        estatus: 'En proceso de pago',
        fechaPago: '2026-10-16',
      })
      expect(contadores.facturas.filter(({ idLote }) => idLote === String(lote.id))).toMatchObject([
        { aceptaciones: 1 },
      ])
    }
    const hotelLote = await call('PUT', '/api/FacturaComisionista/enCola', contable, [999_999])
    expect(hotelLote.status).toBe(404)
  })
})

describe('look-ups', () => {
  test('[C-049, C-138, C-139] the agent’s bookings are those of GetCustomerBookingsPendPaymentCommission, and no other call has them', async () => {
    const ruta = '/Reserva/GetCustomerBookingsPendPaymentCommission'
    for (const prefix of ['/api', '']) {
      const { body } = await call<Record<string, unknown>[]>('POST', `${prefix}${ruta}`, agente, [501])
      expect(body).toHaveLength(comisiones.deCliente('501').length)
      expect(Object.keys(body[0] ?? {}).sort()).toEqual(
        ['bookingCode', 'description', 'bookingDate', 'commission', 'inRemarks'].sort(),
      )
      const impagable = comisiones.deCliente('501').find((l) => l.commission === null)
      expect(body.find((l) => l.bookingCode === impagable?.bookingCode)).toMatchObject({
        commission: -1,
        description: impagable?.motivo,
      })
    }
    expect((await call('POST', `/api${ruta}`, agente, [502])).status).toBe(404)
    const { paths } = JSON.parse(String((await app.call('GET', '/api/documentacion/json')).raw)) as {
      paths: Record<string, object>
    }
    expect(Object.keys(paths).filter((path) => /Customer.*Bookings|AgentBooking/i.test(path))).toHaveLength(2)
  })

  test('[C-053, C-137, C-141] the customer and the commission of a booking, of one’s own alone', async () => {
    const [line] = pagables('501')
    const impagable = comisiones.deCliente('501').find((l) => l.commission === null)
    for (const prefix of ['/api', '']) {
      const cliente = `${prefix}/Reserva/GetBookingCustomerId?bookingCode=${line?.bookingCode}`
      expect(await call('GET', cliente, agente)).toEqual({
        status: 200,
        body: { bookingCode: line?.bookingCode, customerId: 501, customerRfc: rfcDe('501') },
      })
      expect((await call('GET', cliente, otro)).status).toBe(404)
      const comision = `${prefix}/Reserva/GetBookingCommission?clientId=501&bookingCode=`
      expect((await call('GET', `${comision}${line?.bookingCode}`, agente)).body).toMatchObject({
        bookingCode: line?.bookingCode,
        commission: (line?.commission ?? 0) / 100,
      })
      expect((await call('GET', `${comision}${impagable?.bookingCode}`, agente)).body).toMatchObject({
        commission: -1,
        description: impagable?.motivo,
      })
      expect((await call('GET', `${comision}${line?.bookingCode}`, otro)).status).toBe(404)
    }
  })

  test('[C-140] the client list answers RFC without hyphens, id, regime, name and portalInvitacion', async () => {
    const { body } = await call<Record<string, unknown>[]>('GET', '/Reserva/GetAntCustomers', contable)
    expect(body).toHaveLength(mundo.comisionistas.length)
    expect(body.find(({ clienteId }) => clienteId === 501)).toMatchObject({
      rfcCliente: rfcDe('501'),
      regimenFiscal: mundo.comisionistas[0]?.regimenFiscal,
      razonSocialCliente: mundo.comisionistas[0]?.razonSocial,
      portalInvitacion: expect.any(Boolean) as boolean,
    })
    expect((await call('GET', '/Reserva/GetAntCustomers', agente)).status).toBe(403)
  })

  test('[C-145] ValidarRegistros says which bookings a pre-invoice of that RFC holds', async () => {
    const [held, free] = codes('501', 14, 2)
    await call('POST', '/api/prefacturas', agente, { bookingCodes: [held] })
    const ask = async (quien: Persona) =>
      (
        await call('POST', '/api/PreFactura/ValidarRegistros', quien, {
          rfcEmisor: rfcDe('501'),
          bookingCodes: [{ bookingCode: held }, { bookingCode: free }],
        })
      ).body
    expect(await ask(agente)).toEqual({
      bookingCodes: [
        { bookingCode: held, existeRegistro: true },
        { bookingCode: free, existeRegistro: false },
      ],
    })
    expect(JSON.stringify(await ask(otro))).not.toContain('true')
  })

  test('[C-127, C-150] GetDesgloseComision answers the breakdown; who is sent on to the capture page is a configured list', async () => {
    const [line] = pagables('501')
    for (const prefix of ['/api', '']) {
      const ruta = `${prefix}/GetDesgloseComision?bookingCode=${line?.bookingCode}`
      expect((await call('GET', ruta, agente)).body).toMatchObject({
        bookingCode: line?.bookingCode,
        nombrePaquete: line?.description,
        pasajeros: line?.pasajeros,
        comision: (line?.commission ?? 0) / 100,
        titular: line?.titular,
        agente: { customerId: 501 },
      })
      expect((await call('GET', ruta, otro)).status).toBe(404)
    }
    const abre = async () =>
      (await call<{ url: string | null }>('GET', `/api/comisiones/desglose/501/${line?.bookingCode}`, agente))
        .body.url
    expect(await abre()).toBeNull()
    const { body: politica } = await call<{ valores: { clave: string; valor: unknown }[] }>(
      'GET',
      '/api/politica',
      admin,
    )
    expect(JSON.stringify(politica)).toContain('clientesDesgloseDirecto')
  })
})

describe('the sheet of the generator', () => {
  test('[C-048, C-050] billing data, who receives and what is paid, with the retentions of a natural person', async () => {
    const fisica = mundo.comisionistas.find(
      (c) => c.regimenFiscal === '626' && c.rfc.replaceAll('-', '').length === 13,
    )
    const [line] = pagables(fisica?.id ?? '')
    const { status, body } = await call<{ hoja: HojaEnPesos }>('POST', '/api/comisiones/generar', contable, {
      bookingCode: line?.bookingCode,
      rfc: fisica?.rfc,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const { hoja } = body
    const total = (line?.commission ?? 0) / 100
    expect(hoja).toMatchObject({
      total,
      razonSocial: expect.any(String) as string,
      rfc: empresaDemo.rfc,
      nombreComercial: fisica?.nombreComercial,
      razonSocialCliente: fisica?.razonSocial,
      rfcCliente: rfcDe(fisica?.id ?? ''),
      regimenFiscal: '626',
      receptor: {
        rfc: empresaDemo.rfc,
        regimenFiscal: '601',
        codigoPostal: '03020',
        usoCfdi: 'G03',
        razonSocial: expect.any(String) as string,
      },
    })
    const centavos = (pesos: number) => Math.round(pesos * 100)
    expect(centavos(hoja.tarifa)).toBe(Math.round(centavos(total) / 1.16))
    expect(centavos(hoja.retIsr)).toBe(Math.round(centavos(hoja.tarifa) * 0.0125))
    expect(centavos(hoja.retIva)).toBe(Math.round(centavos(hoja.tarifa) * 0.106667))
    expect(centavos(hoja.totalAPagar)).toBe(
      centavos(hoja.tarifa) + centavos(hoja.iva) - centavos(hoja.retIva) - centavos(hoja.retIsr),
    )
    expect(centavos(total) + centavos(hoja.redondeo)).toBe(centavos(hoja.tarifa) + centavos(hoja.iva))
  })
})
