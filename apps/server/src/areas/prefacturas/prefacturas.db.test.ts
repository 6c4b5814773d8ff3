import { randomUUID } from 'node:crypto'
import type { ResumenComisiones } from '@valija/contract/comisiones.ts'
import type { FacturaDePrefactura, PrefacturaFila } from '@valija/contract/prefacturas.ts'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { describe, expect, test } from 'vitest'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { readRow, readRows } from '../../../testing/filas.ts'
import { facturaDeHojaEnPesos, type HojaEnPesos } from '../../../testing/seed-comision.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'

// As it travels: pesos.

const mundo = makeMundo()
const comisiones = makeComisiones(mundo)
const dia = '2026-10-12'
const app = await useTestApp({ dia })
const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
const otro = await app.persona('comisionista', { claims: [['idComisionista', '502']] })
const admin = await app.persona('admin')

const pagables = (id: string) => comisiones.deCliente(id).filter((l) => l.commission !== null)
const codes = (id: string, desde: number, n: number) =>
  pagables(id)
    .slice(desde, desde + n)
    .map((l) => l.bookingCode)
const get = async <T>(ruta: string, quien: Persona = agente) => {
  const { status, body } = await app.call('GET', ruta, quien)
  return { status, body: body as T }
}
const save = (bookingCodes: string[], quien: Persona = agente, extra = {}) =>
  app.call('POST', '/api/prefacturas', quien, { bookingCodes, ...extra })
const put = (id: number, archivos: { nombre: string; bytes: Uint8Array }[], quien: Persona = agente) =>
  sendFiles(app, `/api/prefacturas/${id}/factura`, quien, archivos)
const xmlDe = (hoja: HojaEnPesos, cambio: Parameters<typeof facturaComision>[1] = {}) => ({
  nombre: 'comision.xml',
  bytes: facturaComision(facturaDeHojaEnPesos(hoja), { dia, ...cambio }).bytes,
})
const pdf = { nombre: 'comision.pdf', bytes: pdfDePrueba('Factura de comisiones') }

async function newPrefactura(bookingCodes: string[], quien = agente) {
  const { status, body } = await save(bookingCodes, quien)
  expect(status, JSON.stringify(body)).toBe(200)
  const { id } = body as { id: number }
  const { body: detalle } = await get<{ hoja: HojaEnPesos; prefactura: PrefacturaFila }>(
    `/api/prefacturas/${id}`,
    quien,
  )
  return { id, ...detalle }
}
async function judged(id: number, quien = agente) {
  await app.drainJobs()
  return (await get<FacturaDePrefactura>(`/api/prefacturas/${id}/factura`, quien)).body
}

describe('commissions of an agent', () => {
  test('[C-031, C-049, C-122, C-123] an agent sees its own lines and total; another agent’s id does not exist', async () => {
    const { body } = await get<ResumenComisiones>('/api/comisiones/resumen')
    const total = pagables('501').reduce((suma, l) => suma + (l.commission ?? 0), 0)
    expect(body.totalAComisionar).toBe(total / 100)
    expect(body.comisionista.clienteId).toBe(501)
    const pagina = await get<{ filas: { bookingCode: string }[]; total: number }>('/api/comisiones')
    expect(pagina.body.filas).toHaveLength(30)
    expect(pagina.body.total).toBe(comisiones.deCliente('501').length)
    const own = new Set(comisiones.deCliente('501').map((l) => l.bookingCode))
    expect(pagina.body.filas.every((f) => own.has(f.bookingCode))).toBe(true)
    // [IX-C1] A pasted column of localizadores leaves those, and says which are not there.
    const [una, otra] = pagina.body.filas.map(({ bookingCode }) => bookingCode)
    const pegados = await get<{ filas: { bookingCode: string }[]; ausentes: string[] }>(
      `/api/comisiones?codigos=${una?.toLowerCase()}%0ANOESTA%0A${otra}`,
    )
    expect(new Set(pegados.body.filas.map(({ bookingCode }) => bookingCode))).toEqual(new Set([una, otra]))
    expect(pegados.body.ausentes).toEqual(['NOESTA'])
    for (const ruta of ['/api/comisiones', '/api/comisiones/resumen'])
      expect((await get(`${ruta}?comisionistaId=502`)).status).toBe(404)
    expect((await get('/api/comisiones/resumen?comisionistaId=502', admin)).status).toBe(200)
    expect((await get('/api/comisiones', admin)).status).toBe(400)
  })

  test('[C-156] without an answer the documented warning is given, and a later reading is kept', async () => {
    const nuevo = await app.persona('comisionista', { claims: [['idComisionista', '510']] })
    await switchSandbox(app, { comisiones: { rechaza: 503 } })
    const fallo = await get<{ mensaje: string }>('/api/comisiones/resumen', nuevo)
    expect(fallo.status).toBe(502)
    expect(JSON.stringify(fallo.body)).toContain(
      'No se pudo obtener tus comisiones, inténtelo más tarde por favor.',
    )
    app.reloj.advance(10 * 60_000)
    const kept = await get<ResumenComisiones>('/api/comisiones/resumen')
    expect(kept.body.sinRespuesta).toBe(true)
    await switchSandbox(app, { comisiones: { rechaza: false } })
    expect((await get('/api/comisiones/resumen', nuevo)).status).toBe(200)
  })

  test('[C-113] a booking of −1 is not paid: refused with the description that came with it', async () => {
    const impagable = comisiones.deCliente('501').find((l) => l.commission === null)
    const { status, body } = await save([impagable?.bookingCode ?? ''])
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('Tu Comisión no puede ser pagada.')
    expect(JSON.stringify(body)).toContain(impagable?.motivo ?? '?')
  })

  test('[C-037, C-172] nothing selected is said; the calculator gives the exact figures', async () => {
    const nada = await app.call('POST', '/api/comisiones/calculo', agente, { bookingCodes: [] })
    expect(nada.status).toBe(400)
    expect(JSON.stringify(nada.body)).toContain('Selecciona las reservas que vas a facturar')
    const elegidas = pagables('501').slice(0, 3)
    const { body } = await app.call('POST', '/api/comisiones/calculo', agente, {
      bookingCodes: elegidas.map((l) => l.bookingCode),
    })
    const total = elegidas.reduce((suma, l) => suma + (l.commission ?? 0), 0)
    const hoja = body as HojaEnPesos
    expect(Math.round(hoja.totalComisiones * 100)).toBe(total)
    expect(Math.round(hoja.tarifa * 100)).toBe(Math.round(total / 1.16))
    expect(hoja).toMatchObject({
      retIva: 0,
      retIsr: 0,
      metodoPago: 'PUE',
      formaPago: '03',
      receptor: { regimenFiscal: '601', usoCfdi: 'G03', codigoPostal: '03020' },
      concepto: { claveProdServ: '90121502', cantidad: '1', claveUnidad: 'E48', unidad: 'SERVICIO' },
    })
  })
})

describe('pre-invoices', () => {
  test('[C-112, C-063, C-144, C-165] a booking is held by one pre-invoice until it is deleted', async () => {
    const reservas = codes('501', 3, 2)
    const primera = await save(reservas)
    expect(primera.body).toMatchObject({ mensaje: 'Se guardó la pre-factura correctamente.' })
    const segunda = await save([reservas[0] ?? '', ...codes('501', 6, 1)])
    expect(segunda.status).toBe(409)
    expect(JSON.stringify(segunda.body)).toContain(
      'Las siguientes reservas ya fueron ingresadas en otra pre-factura, elimínalas para poder continuar.',
    )
    expect(JSON.stringify(segunda.body)).toContain(reservas[0] ?? '?')
    const { id } = primera.body as { id: number }
    expect((await app.call('DELETE', `/api/PreFactura/${id}`, otro)).status).toBe(404)
    expect((await get(`/api/prefacturas/${id}`, otro)).status).toBe(404)
    const registros = await app.call('POST', '/api/PreFactura/ValidarRegistros', agente, {
      rfcEmisor: (mundo.comisionistas[0]?.rfc ?? '').replaceAll('-', ''),
      bookingCodes: reservas.map((bookingCode) => ({ bookingCode })),
    })
    expect(registros.body).toEqual({
      bookingCodes: reservas.map((bookingCode) => ({ bookingCode, existeRegistro: true })),
    })
    expect((await app.call('DELETE', `/api/PreFactura/${id}`, agente)).status).toBe(200)
    expect((await save(reservas)).status).toBe(200)
  })

  test('[C-112] two saves of the same booking at the same moment leave one', async () => {
    const reservas = codes('501', 8, 2)
    const answers = await Promise.all([save(reservas), save(reservas), save(reservas)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('[C-112, XI-A1] sent again, its answer lost, a pre-invoice is the one that it made; deleted, it is made anew', async () => {
    const pedido = (bookingCodes: string[]) => ({ bookingCodes, clave: randomUUID() })
    const send = async (body: object, quien = agente) =>
      (await app.call('POST', '/api/prefacturas', quien, body)).body as { id?: number; codigo?: string }
    const uno = pedido(codes('501', 5, 1))
    const [{ id }, ...otras] = await Promise.all([send(uno), send(uno), send(uno)])
    expect([...otras, await send(uno)].map((otra) => otra.id)).toEqual([id, id, id])
    // Another press, and another's, is not the same one.
    expect((await send(pedido(uno.bookingCodes))).codigo).toBe('reservasEnOtraPrefactura')
    expect((await send(uno, otro)).id).toBeUndefined()
    await app.call('DELETE', `/api/PreFactura/${id}`, agente)
    expect((await send(uno)).id).toBeGreaterThan(id ?? 0)
  })

  test('[C-047, C-142, C-143] the documented calls carry the documented entity', async () => {
    const reservas = codes('501', 10, 1)
    const { status } = await app.call('POST', '/api/PreFactura', agente, {
      total: 1,
      preReservas: [{ bookingCode: reservas[0], total: 1 }],
    })
    expect(status).toBe(200)
    const { body } = await get<Record<string, unknown>[]>('/api/PreFactura')
    const [nueva] = body
    expect(Object.keys(nueva ?? {}).sort()).toEqual(
      [
        'idFactura',
        'rfcRceptor',
        'rfcEmisor',
        'razonSocialEmisor',
        'regimenFiscal',
        'tarifa',
        'iva',
        'total',
        'fechaCreacion',
        'comisionista',
        'preReservas',
      ].sort(),
    )
    // What the client says of money is not taken.
    expect(nueva?.total).toBe((pagables('501')[10]?.commission ?? 0) / 100)
    expect((await get<unknown[]>('/api/PreFactura', otro)).body).toEqual([])
    const pre = await get<{ bookingCode: string }[]>('/api/PreFactura/ObtenerPreReservas')
    expect(pre.body.map((r) => r.bookingCode)).toContain(reservas[0])
    // [XI-C1] One whose bookings are no longer there is listed without any.
    await app.deps.db
      .deleteFrom('prefacturaReservas')
      .where('prefacturaId', '=', Number(nueva?.idFactura))
      .execute()
    const { body: sinReservas } = await get<Record<string, unknown>[]>('/api/PreFactura')
    expect(sinReservas.find((p) => p.idFactura === nueva?.idFactura)?.preReservas).toEqual([])
    expect((await get('/api/PreFactura/ObtenerPreReservas')).status).toBe(200)
  })

  test('[C-034, C-175] the PDF is landscape 297 × 210 mm and named prefactura.pdf', async () => {
    const { headers, raw } = await app.call('POST', '/api/comisiones/prefactura.pdf', agente, {
      bookingCodes: codes('501', 12, 2),
    })
    expect(headers['content-disposition']).toContain('filename="prefactura.pdf"')
    const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(raw.toString('latin1'))
    expect(Math.round((Number(box?.[1]) / 72) * 25.4)).toBe(297)
    expect(Math.round((Number(box?.[2]) / 72) * 25.4)).toBe(210)
  })
})

describe('the invoice of a pre-invoice', () => {
  test('[C-063, C-072, C-089, C-091, C-092] refused once with its reason, corrected, saved; the pre-invoice goes', async () => {
    const { id, hoja } = await newPrefactura(codes('501', 14, 3))
    const ajena = await put(id, [xmlDe({ ...hoja, tarifa: hoja.tarifa + 100, iva: hoja.iva + 16 })])
    expect(ajena.status, JSON.stringify(ajena.body)).toBe(200)
    const mala = await judged(id)
    expect(mala.lista).toBe(false)
    expect(mala.avisos.map((a) => a.titulo)).toContain(
      'El total de tu factura no coincide con el total de tus reservas. Tienes un sobrante de $116.00',
    )
    expect(mala.factura?.comparacion.find((r) => r.clave === 'totalAPagar')).toMatchObject({
      diferencia: 116,
    })
    const guardarMala = await app.call('POST', `/api/prefacturas/${id}/factura/guardar`, agente)
    expect(guardarMala.status).toBe(409)
    expect(JSON.stringify(guardarMala.body)).toContain('Error 401 No se puede guardar la factura.')
    await put(id, [xmlDe({ ...hoja, tarifa: hoja.tarifa - 100, iva: hoja.iva - 16 })])
    expect((await judged(id)).avisos.map((a) => a.titulo).join()).toContain('Tienes un faltante de $116.00')

    await put(id, [xmlDe(hoja)])
    const buena = await judged(id)
    expect(buena.factura?.hallazgos.filter((h) => h.severidad === 'error')).toEqual([])
    expect(buena.factura?.situacion).toBe('correcta')
    expect(buena.factura?.ant).toBe('correcto')
    expect(buena.factura?.comparacion.every((r) => r.diferencia === 0)).toBe(true)
    expect((await app.call('POST', `/api/prefacturas/${id}/factura/guardar`, agente)).status).toBe(400)
    const conPdf = await sendFiles(app, `/api/prefacturas/${id}/factura/pdf`, agente, [pdf])
    expect((conPdf.body as FacturaDePrefactura).lista).toBe(true)
    expect((await app.call('POST', `/api/prefacturas/${id}/factura/guardar`, otro)).status).toBe(404)
    const guardada = await app.call('POST', `/api/prefacturas/${id}/factura/guardar`, agente)
    expect(guardada.status, JSON.stringify(guardada.body)).toBe(200)
    expect(guardada.body).toMatchObject({
      mensaje: 'Se guardo correctamente la factura por tus comisiones',
      total: hoja.totalAPagar,
    })
    expect((await get(`/api/prefacturas/${id}`)).status).toBe(404)
    const lote = (guardada.body as { id: number }).id
    // Sent again, because its answer was lost: the same lote, and to nobody else.
    const otraVez = await app.call('POST', `/api/prefacturas/${id}/factura/guardar`, agente)
    expect([otraVez.status, otraVez.body]).toEqual([200, guardada.body])
    expect((await app.call('POST', `/api/prefacturas/${id}/factura/guardar`, otro)).status).toBe(404)
    const fila = await readRow(app, 'lotes', { id: lote })
    expect(fila).toMatchObject({
      categoria: 'Comisionista',
      estatus: 'No procesado',
      proveedorId: 501,
      creador: agente.correo,
      numFacturas: 1,
      numReservas: 3,
    })
    const facturas = await readRows(app, 'facturas', { loteId: lote })
    expect(facturas.map((f) => f.tipo)).toEqual(['c'])
    expect((await get(`/api/lotes/${lote}`)).status).toBe(200)
    expect((await get(`/api/lotes/${lote}`, otro)).status).toBe(404)

    // The same invoice against another pre-invoice.
    const siguiente = await newPrefactura(codes('501', 17, 1))
    await put(siguiente.id, [
      { nombre: 'otra.xml', bytes: facturaComision(facturaDeHojaEnPesos(hoja), { dia }).bytes },
    ])
    expect((await judged(siguiente.id)).avisos.map((a) => a.titulo)).toContain(
      'Esta factura ya fueron ingresadas anteriormente',
    )
    // Its bookings are not offered again.
    expect((await save(codes('501', 14, 1))).status).toBe(409)
  })

  test('[C-072, C-073, C-078] one XML only; a corrupt one is named; both kinds of RFC are refused', async () => {
    const { id, hoja } = await newPrefactura(codes('501', 18, 1))
    const dos = await put(id, [xmlDe(hoja), { ...xmlDe(hoja, { semilla: 'b' }), nombre: 'b.xml' }])
    expect(dos.status).toBe(400)
    const fisica = facturaComision(
      {
        ...facturaDeHojaEnPesos(hoja),
        rfc: (mundo.comisionistas[2]?.rfc ?? '').replaceAll('-', ''),
        regimenFiscal: '612',
      },
      { dia, semilla: 'c' },
    )
    const mezcla = await put(id, [xmlDe(hoja), { nombre: 'c.xml', bytes: fisica.bytes }])
    expect(JSON.stringify(mezcla.body)).toContain('Tus facturas tienen ambos regimenes Fisca y Moral')
    expect((await put(id, [{ nombre: 'a.txt', bytes: Buffer.from('hola') }])).status).toBe(400)
    const bytes = xmlDe(hoja).bytes
    await put(id, [{ nombre: 'rota.xml', bytes: bytes.slice(0, bytes.length / 2) }])
    expect((await judged(id)).avisos.map((a) => a.titulo)).toContain(
      'Sus archivos XML se encuentran corruptos o dañados!',
    )
  })

  test('[VI-E3, VI-E4] what does not pass leaves the invoice before it, which can still be saved; among two that do not the last one stands', async () => {
    const { id, hoja } = await newPrefactura(codes('501', 21, 1))
    const { bytes } = xmlDe(hoja)
    expect((await put(id, [{ nombre: 'buena.xml', bytes }])).status).toBe(200)
    const malas = [
      { nombre: 'vacia.xml', bytes: new Uint8Array() },
      { nombre: 'factura.pdf', bytes: pdf.bytes },
      { nombre: 'rota.xml', bytes: bytes.slice(0, bytes.length / 2) },
      { nombre: 'otra-cosa.xml', bytes: Buffer.from('<html>no</html>') },
    ]
    for (const mala of malas) {
      const { status, body } = await put(id, [mala])
      expect([mala.nombre, status]).toEqual([
        mala.nombre,
        mala.nombre.endsWith('.xml') && mala.bytes.length > 0 ? 409 : 400,
      ])
      expect(JSON.stringify(body)).toMatch(/corruptos|XML|vac/)
      const { factura } = await judged(id)
      expect([mala.nombre, factura?.nombre, factura?.situacion]).toEqual([
        mala.nombre,
        'buena.xml',
        'correcta',
      ])
    }
    // [VI-E3] Readable but wrong: another agency's, another amount, another year, another currency.
    const ajena = { ...hoja, rfcCliente: 'AAA010101AAA' }
    const equivocadas: [string, Parameters<typeof xmlDe>[0], Parameters<typeof xmlDe>[1]][] = [
      ['otro RFC', ajena, {}],
      ['otro monto', { ...hoja, tarifa: hoja.tarifa + 500 }, {}],
      ['otro periodo', hoja, { dia: '2024-03-03' }],
    ]
    for (const [nombre, de, cambio] of equivocadas) {
      const mala = { ...xmlDe(de, { semilla: nombre, ...cambio }), nombre: `${nombre}.xml` }
      for (const vez of [1, 2]) {
        const { status, body } = await put(id, [mala])
        expect([nombre, vez, status]).toEqual([nombre, vez, 409])
        expect(JSON.stringify(body)).toMatch(/no pasa \(.+\)\. La factura que ya estaba sigue aquí/)
        const { factura } = await judged(id)
        expect([factura?.nombre, factura?.situacion]).toEqual(['buena.xml', 'correcta'])
      }
    }
    // One that passes takes its place, and is taken back: nothing but what was dropped decides.
    expect((await judged(id)).anterior).toBeNull()
    const goBack = (factura: string) =>
      app.call('POST', `/api/prefacturas/${id}/factura/anterior`, agente, { factura })
    expect((await goBack(randomUUID())).body).toMatchObject({ codigo: 'sinFacturaAnterior' })
    expect((await put(id, [{ ...xmlDe(hoja, { semilla: 'segunda' }), nombre: 'segunda.xml' }])).status).toBe(
      200,
    )
    for (const [esta, otra] of [
      ['buena.xml', 'segunda.xml'],
      ['segunda.xml', 'buena.xml'],
    ]) {
      const antes = await judged(id)
      expect(antes.anterior?.nombre).toBe(esta)
      // Pressed in two windows at once, and once more in one that was late: it is that one, and no other.
      for (const veces of [2, 1])
        expect(
          (await Promise.all(Array.from({ length: veces }, () => goBack(antes.anterior?.id ?? '')))).map(
            ({ status }) => status,
          ),
        ).toEqual(Array(veces).fill(200))
      const { factura, anterior } = await judged(id)
      expect([factura?.nombre, factura?.situacion, anterior?.nombre]).toEqual([esta, 'correcta', otra])
    }
    // Of two put in at once one stays, never none.
    await Promise.all(
      ['x', 'y'].map((semilla) => put(id, [{ ...xmlDe(hoja, { semilla }), nombre: `${semilla}.xml` }])),
    )
    expect((await judged(id)).factura?.situacion).toBe('correcta')
    await put(id, [{ nombre: 'buena.xml', bytes }])
    await app.drainJobs()
    const drop = (archivo: typeof pdf) =>
      sendFiles(app, `/api/prefacturas/${id}/factura/pdf`, agente, [archivo])
    const uuid = (await judged(id)).factura?.cabecera?.uuid ?? ''
    for (const [texto, otroUuid] of [
      ['Folio fiscal 11111111-2222-4333-8444-555555555555', true],
      [`Folio fiscal ${uuid}`, false],
      ['Sin folio fiscal', false],
    ] as const) {
      expect((await drop({ nombre: `${texto}.pdf`, bytes: pdfDePrueba(texto) })).status).toBe(200)
      expect((await judged(id)).factura?.pdf).toMatchObject({ nombre: `${texto}.pdf`, otroUuid })
    }
    // [VI-D2] What only begins like a PDF is none: the one before stays.
    expect((await drop({ nombre: 'roto.pdf', bytes: Buffer.from('%PDF-1.7 nada') })).status).toBe(400)
    expect((await judged(id)).factura?.pdf?.nombre).toBe('Sin folio fiscal.pdf')
    expect((await app.call('POST', `/api/prefacturas/${id}/factura/guardar`, agente)).status).toBe(200)
  })

  test('[C-075, C-077, C-089, C-090] issuer, regime, method and year have their documented notices', async () => {
    const { id, hoja } = await newPrefactura(codes('501', 19, 1))
    const titulos = async (cambio: Parameters<typeof xmlDe>[1], base: Partial<HojaEnPesos> = {}) => {
      await put(id, [xmlDe({ ...hoja, ...base }, { semilla: JSON.stringify([cambio, base]), ...cambio })])
      return (await judged(id)).avisos.map((a) => a.titulo).join('\n')
    }
    expect(await titulos({}, { rfcCliente: 'EKU9003173C9' })).toContain(
      'El RFC de la factura ingresada no coincide con el tuyo',
    )
    expect(await titulos({}, { regimenFiscal: '626' })).toContain(
      'El régimen fiscal de su factura es incorrecto',
    )
    expect(await titulos({ sinMetodo: true })).toContain('Ingresaste un factura sin metodo de pago')
    expect(await titulos({ dia: '2027-01-04' })).toContain(
      'timbrada en un año posterior al actual y se descarta',
    )
    expect(await titulos({ dia: '2026-09-28' })).toContain('no es del mes y año en curso')
    expect(await titulos({ destino: 'cancelado' })).toContain('La factura ingresada esta cancelada')
    expect(await titulos({ destino: 'noEncontrado' })).toContain('no se encontró en el SAT')
  })

  test('[VI-D4] a hotel’s invoice put in a pre-invoice is told for what it is, with the screen where it goes', async () => {
    const { id } = await newPrefactura(codes('501', 27, 1))
    const { xmls } = await buenLote({ n: 1, proveedor: '101', dia, sinPdf: true })
    expect((await put(id, xmls)).status).toBe(200)
    const { avisos, lista } = await judged(id)
    expect(avisos.map(({ titulo }) => titulo).join('\n')).toContain('Facturas de proveedor')
    expect(lista).toBe(false)
  })

  test('[C-081, C-082, C-083, C-087] a natural person of 626 must retain; the sheet says how much', async () => {
    const resico = mundo.comisionistas.find((c) => c.regimenFiscal === '626' && c.rfc.length === 13)
    if (!resico) throw new Error('no such agent')
    const quien = await app.persona('comisionista', { claims: [['idComisionista', resico.id]] })
    const { id, hoja } = await newPrefactura(codes(resico.id, 0, 2), quien)
    expect(Math.round(hoja.retIsr * 100)).toBe(Math.round(hoja.tarifa * 1.25))
    expect(hoja.retIva).toBeGreaterThan(0)
    await put(id, [xmlDe({ ...hoja, retIva: 0, retIsr: 0 }, { semilla: 'sin' })], quien)
    const sin = (await judged(id, quien)).avisos.map((a) => a.titulo).join('\n')
    expect(sin).toContain('no incluye el IVA retenido')
    expect(sin).toContain('no incluye el ISR retenido')
    await put(id, [xmlDe({ ...hoja, retIsr: hoja.retIsr + 1.01 }, { semilla: 'mal' })], quien)
    expect((await judged(id, quien)).avisos.map((a) => a.titulo).join()).toContain('El ISR retenido')
    await put(id, [xmlDe({ ...hoja, retIsr: hoja.retIsr + 1 }, { semilla: 'justo' })], quien)
    expect((await judged(id, quien)).factura?.situacion).toBe('correcta')
    await put(id, [xmlDe(hoja, { semilla: 'bien' })], quien)
    const bien = await judged(id, quien)
    expect(bien.factura?.hallazgos.filter((h) => h.severidad === 'error')).toEqual([])
    expect(bien.factura?.comparacion.every((r) => r.diferencia === 0)).toBe(true)
  })

  test('[C-093] a tax authority that fails is told as a problem of validation, holds the invoice and is asked again', async () => {
    const { id, hoja } = await newPrefactura(codes('501', 22, 1))
    const sat = (rechaza: number | false) => switchSandbox(app, { sat: { rechaza } })
    await sat(503)
    await put(id, [xmlDe(hoja, { semilla: 'sat-caido' })])
    const caida = await judged(id)
    expect(caida.avisos.map((a) => a.titulo)).toContain(
      'Hubo un problema al validar la factura en el SAT. La preguntamos de nuevo.',
    )
    expect(caida.factura?.situacion).toBe('sinVerificar')
    expect(caida.lista).toBe(false)
    await sat(false)
    await app.call('POST', `/api/prefacturas/${id}/factura/verificar`, agente)
    expect((await judged(id)).factura?.situacion).toBe('correcta')
  })

  test('of two people of one agency either saves what the other put in, and pressed by both it is one lote', async () => {
    const colega = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
    const { id, hoja } = await newPrefactura(codes('501', 23, 1))
    await put(id, [xmlDe(hoja, { semilla: 'entre-dos' })])
    await sendFiles(app, `/api/prefacturas/${id}/factura/pdf`, agente, [pdf])
    await app.call('POST', `/api/prefacturas/${id}/factura/verificar`, colega)
    expect((await judged(id)).lista).toBe(true)
    const save = (quien: Persona) => app.call('POST', `/api/prefacturas/${id}/factura/guardar`, quien)
    const [una, otra] = await Promise.all([save(agente), save(colega)])
    expect([una.status, otra.status], JSON.stringify([una.body, otra.body])).toEqual([200, 200])
    expect(una.body).toEqual(otra.body)
    expect((await save(otro)).status).toBe(404)
  })

  test('[VI-D8] of two tabs of one pre-invoice neither saves the invoice that only the other has seen, nor takes it for its own', async () => {
    const { id, hoja } = await newPrefactura(codes('501', 24, 1))
    const [una, otra] = ['esta pestaña', 'la otra'].map((semilla) =>
      facturaComision(facturaDeHojaEnPesos(hoja), { dia, semilla }),
    )
    if (!una || !otra) throw new Error('no invoice')
    await put(id, [{ nombre: 'una.xml', bytes: una.bytes }])
    await sendFiles(app, `/api/prefacturas/${id}/factura/pdf`, agente, [pdf])
    expect((await judged(id)).lista).toBe(true)
    await put(id, [{ nombre: 'otra.xml', bytes: otra.bytes }])
    await sendFiles(app, `/api/prefacturas/${id}/factura/pdf`, agente, [pdf])
    const { factura, lista } = await judged(id)
    expect([factura?.cabecera?.uuid, lista]).toEqual([otra.uuid, true])
    const save = (uuid: string) =>
      app.call('POST', `/api/prefacturas/${id}/factura/guardar?uuid=${uuid}`, agente)
    // [IX-C3] Which one took its place is said.
    const mensaje = expect.stringContaining(`UUID ${otra.uuid.toLowerCase()}`)
    const cambio = { status: 409, body: { codigo: 'facturaCambio', mensaje } }
    expect(await save(una.uuid)).toMatchObject(cambio)
    expect((await judged(id)).lista).toBe(true)
    const guardada = await save(otra.uuid.toLowerCase())
    expect(guardada.status, JSON.stringify(guardada.body)).toBe(200)
    expect(await save(una.uuid)).toMatchObject(cambio)
    expect((await save(otra.uuid)).body).toEqual(guardada.body)
  })

  test('[C-160, C-062] ANT’s refusal keeps the invoice out, with its message', async () => {
    const { id, hoja } = await newPrefactura(codes('501', 20, 1))
    const { bytes, uuid } = facturaComision(facturaDeHojaEnPesos(hoja), { dia, semilla: 'ant' })
    const force = (motivo: string | null) =>
      switchSandbox(app, { ant: { facturasInvalidas: { [uuid]: motivo } } })
    await force('La reserva ya fue pagada')
    await put(id, [{ nombre: 'a.xml', bytes }])
    const negada = await judged(id)
    const aviso = negada.avisos.find(
      (a) => a.titulo === 'Tu factura no puede ser pagada, verifica el mensaje',
    )
    expect(aviso?.texto).toContain('La reserva ya fue pagada')
    await force(null)
    await app.call('POST', `/api/prefacturas/${id}/factura/verificar`, agente)
    expect((await judged(id)).factura?.ant).toBe('correcto')
  })
})
