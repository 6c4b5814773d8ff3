import { centavos } from '@valija/contract/pesos.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { describe, expect, it } from 'vitest'
import { useFakeServer } from '../../../testing/fake-server.ts'
import { closedPort, useSandbox } from '../../../testing/use-sandbox.ts'
import { createAnt } from './ant-http.ts'
import type { PaqueteAnt } from './port.ts'

const sandbox = await useSandbox()
const serve = useFakeServer()
const ant = (options: { timeoutMs?: number; canConsultarLote?: boolean } = {}) =>
  createAnt({ url: sandbox.url, ...options })
const mundo = makeMundo()
const reserva = (clave: string) => {
  const hallada = mundo.reserva(clave)
  if (!hallada) throw new Error(`no ${clave}`)
  return hallada
}
const [primera, segunda, cancelada] = ['AT10100003', 'AT10100004', 'AT10100002'].map(reserva)
if (!primera || !segunda || !cancelada) throw new Error('the world has changed')
const conExterna = [...mundo.reservas()].find((r) => r.proveedorId === '104' && !r.cancelada)

let consecutivo = 0
const paquete = (cambios: Partial<PaqueteAnt> = {}): PaqueteAnt => {
  const n = String(++consecutivo).padStart(12, '0')
  return {
    idFactura: `F${consecutivo}`,
    proveedorId: 101,
    xml: Buffer.from(`<tfd:TimbreFiscalDigital Version="1.1" UUID="00000000-0000-4000-8000-${n}"/>`),
    totalFactura: centavos(primera.total),
    fechaPago: '2026-10-15',
    categoria: 'Proveedor',
    reservas: [
      {
        bookingCode: primera.bookingCode,
        iva: centavos(primera.iva),
        propinas: centavos(primera.propinas),
        totalReserva: centavos(primera.total),
      },
    ],
    ...cambios,
  }
}
const uuidDe = (p: PaqueteAnt): string => /UUID="([^"]+)"/.exec(Buffer.from(p.xml).toString())?.[1] ?? ''
type Contadores = {
  facturas: { idLote: string; idFactura: string; aceptaciones: number; intentos: number }[]
  lotesEnCola: Record<string, number>
}
const contador = async (idLote: string) =>
  (await sandbox.json<Contadores>('/contadores')).facturas.filter((f) => f.idLote === idLote)

/** What no column keeps, each as JSON may carry it. */
const incordios = '\\u0000\\u0007\\ud800\\u202e'

describe('ANT, what it says that nobody can write down', () => {
  it('[XI-A4] its texts come without null characters and half letters, and no longer than a word of a person', async () => {
    const largo = 'x'.repeat(300_000)
    const body = `{"resultados":[
      {"idFactura":"1","estado":"rechazada","motivo":"No${incordios} va","folio":null},
      {"idFactura":"2","estado":"rechazada","motivo":"${largo}","folio":null},
      {"idFactura":"3","estado":"aceptada","motivo":"","folio":"F${incordios}${largo}"}],"totales":null}`
    const { resultados } = await createAnt(await serve({ body })).enviarLote('L', [paquete()], 'k')
    expect(resultados[0]?.motivo).toBe('No\ufffd va')
    expect(resultados[1]?.motivo.length).toBe(2_000)
    expect([resultados[2]?.folio?.length, resultados[2]?.folio?.startsWith('F\ufffdx')]).toEqual([100, true])
  })
  it('[XI-A4] of its directory a hotel or a client that cannot be read stops no other; none that can is no directory', async () => {
    const hotel = { id: 101, razonSocial: 'Hotel Coral', rfc: 'HPC-950204-E99' }
    const malos = [{ ...hotel, id: 2 ** 31 }, { ...hotel, id: 102, rfc: null }, 'nada', null]
    const told = async (body: unknown[]) =>
      Object.values(await createAnt(await serve({ body })).proveedores())
    expect(await told([...malos, hotel])).toMatchObject([
      [{ id: 101 }],
      [
        { clave: '2147483648', nombre: 'Hotel Coral', campo: 'id' },
        { clave: '102', nombre: 'Hotel Coral', campo: 'rfc' },
        { clave: '', nombre: '', campo: '' },
        { clave: '', nombre: '', campo: '' },
      ],
    ])
    expect(await told([])).toEqual([[], []])
    await expect(told(malos)).rejects.toMatchObject({ kind: 'invalidAnswer' })
    const cliente = {
      id: 1,
      clienteId: 501,
      razonSocialCliente: 'Viajes',
      rfcCliente: 'VIA010101AA1',
      regimenFiscal: 601,
    }
    const { url } = await serve({ body: [{ ...cliente, clienteId: 'x' }, cliente] })
    expect((await createAnt({ url }).comisionistas()).filas.map(({ clienteId }) => clienteId)).toEqual([501])
  })
  it.each([
    'javascript:alert(1)',
    'javascript://ant.mx/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'nada',
  ])('[VII-D2] the page %j of an agent’s account is none', async (url) => {
    const { comisiones } = createAnt(await serve({ body: { url } }))
    await expect(comisiones.captar(1)).rejects.toMatchObject({ kind: 'invalidAnswer' })
  })
  it.each(['2026-13-45', '0000-00-00', '', 'ayer'])(
    '[XI-A4] a commission of the day %j is no answer, and is told as ANT’s',
    async (bookingDate) => {
      const body = [{ bookingCode: 'AB12', description: '', bookingDate, commission: 1, inRemarks: '' }]
      const { comisiones } = createAnt(await serve({ body }))
      await expect(comisiones.pendientes(501)).rejects.toMatchObject({ kind: 'invalidAnswer' })
    },
  )
})

describe('ANT, directory and validations', () => {
  it('[B-113] lists suppliers with their RFC without hyphens', async () => {
    const { filas: proveedores } = await ant().proveedores()
    expect(proveedores.length).toBeGreaterThanOrEqual(40)
    expect(proveedores.map((p) => p.rfc)).toEqual(mundo.proveedores.map((p) => p.rfc))
    expect(proveedores[0]).toMatchObject({ id: 101, nombreComercial: 'Hotel Puerto Coral' })
  })
  it('lists commission clients', async () => {
    expect((await ant().comisionistas()).filas.length).toBeGreaterThanOrEqual(60)
  })
  it('[B-120] judges a factura', async () => {
    const factura = { uuid: 'A0000000-0000-4000-8000-00000000000A', folioFactura: '1', proveedorId: 101 }
    expect(await ant().validarFactura(factura)).toMatchObject({ facturaValida: true, uuid: factura.uuid })
    await sandbox.interruptores({ ant: { facturasInvalidas: { [factura.uuid]: 'Periodo cerrado' } } })
    expect(await ant().validarFactura(factura)).toMatchObject({
      facturaValida: false,
      mensaje: 'Periodo cerrado',
    })
  })
  it('[XI-A4] takes no judgement of another uuid for that of the factura asked about', async () => {
    const [uuid, otro] = ['A0000000-0000-4000-8000-00000000000A', 'B0000000-0000-4000-8000-00000000000B']
    const ask = async (told: string) => {
      const { url } = await serve({ body: { uuid: told, facturaValida: true, mensaje: 'OK' } })
      return createAnt({ url }).validarFactura({ uuid, folioFactura: '1', proveedorId: 101 })
    }
    expect(await ask(uuid.toLowerCase())).toMatchObject({ uuid, facturaValida: true })
    await expect(ask(otro)).rejects.toMatchObject({ kind: 'invalidAnswer' })
  })
  const pregunta = { porLocalizadorExterno: false, totalFactura: centavos(100), proveedorId: 101 }
  it.each<[string, (ant: ReturnType<typeof createAnt>) => Promise<unknown>, (code: string) => unknown]>([
    [
      'whose a booking is',
      ({ comisiones }) => comisiones.cliente('AT1'),
      (bookingCode) => ({ bookingCode, customerId: 7, customerRfc: 'AAA010101AAA' }),
    ],
    [
      'what a booking pays',
      ({ comisiones }) => comisiones.reserva('AT1', 7),
      (bookingCode) => ({ bookingCode, commission: 1 }),
    ],
    [
      'the bookings of a factura',
      ({ validarReservas }) => validarReservas({ ...pregunta, claves: ['AT1', 'AT2'] }),
      (bookingCode) => ({ facturaValida: true, reservas: [{ bookingCode, valida: true }] }),
    ],
  ])('[XI-A4] takes no answer about another booking: %s', async (_what, ask, body) => {
    const told = async (code: string) => ask(createAnt(await serve({ body: body(code) })))
    await expect(told('at-1 ')).resolves.toBeTruthy()
    await expect(told('AT9')).rejects.toMatchObject({ system: 'ant', kind: 'invalidAnswer' })
  })
  it('[B-121] judges bookings by code: existence, owner, cancellation and total', async () => {
    const pedido = {
      claves: [primera.bookingCode, segunda.bookingCode],
      porLocalizadorExterno: false,
      totalFactura: centavos(primera.total + segunda.total + 100),
      proveedorId: 101,
    }
    expect(await ant().validarReservas(pedido)).toMatchObject({ facturaValida: true, bookingCode: null })
    const unPesoDeMas = { ...pedido, totalFactura: centavos(primera.total + segunda.total + 101) }
    expect((await ant().validarReservas(unPesoDeMas)).facturaValida).toBe(false)
    const conCancelada = await ant().validarReservas({
      ...pedido,
      claves: [primera.bookingCode, cancelada.bookingCode],
    })
    expect(conCancelada).toMatchObject({ facturaValida: false, bookingCode: cancelada.bookingCode })
    expect(conCancelada.reservas.map((r) => r.valida)).toEqual([true, false])
    expect((await ant().validarReservas({ ...pedido, proveedorId: 103 })).mensaje).toContain('otro proveedor')
    expect((await ant().validarReservas({ ...pedido, claves: ['NADA'] })).mensaje).toContain('no existe')
  })
  it('[B-095] judges bookings by external locator', async () => {
    if (!conExterna?.externalLocator) throw new Error('no external locator in the world')
    const pedido = {
      claves: [conExterna.externalLocator],
      porLocalizadorExterno: true,
      totalFactura: centavos(conExterna.total),
      proveedorId: 104,
    }
    expect(await ant().validarReservas(pedido)).toMatchObject({ facturaValida: true })
    expect(await ant().validarReservas({ ...pedido, porLocalizadorExterno: false })).toMatchObject({
      facturaValida: false,
    })
  })
  it('finds the booking nearest to a mistyped code', async () => {
    const candidatas = await ant().buscarReservas?.({ proveedorId: 101, clave: 'AT1O100003' })
    expect(candidatas?.[0]).toMatchObject({ bookingCode: 'AT10100003', totalReserva: primera.total })
  })
})

describe('ANT, queue and accounting', () => {
  it('[B-123] marks lotes on the queue', async () => {
    await ant().marcarEnCola(['L-cola-1', 'L-cola-2'])
    expect((await sandbox.json<Contadores>('/contadores')).lotesEnCola).toMatchObject({
      'L-cola-1': 1,
      'L-cola-2': 1,
    })
  })
  it('[B-124] takes a lote and says of each factura whether it was accepted and why not', async () => {
    const buena = paquete()
    const mala = paquete({ proveedorId: 999 })
    const { resultados, totales } = await ant().enviarLote('L1', [buena, mala], 'k1')
    expect(resultados).toEqual([
      {
        idFactura: buena.idFactura,
        estado: 'aceptada',
        motivo: '',
        folio: `ANT-L1-${buena.idFactura}`,
        uuid: uuidDe(buena),
      },
      {
        idFactura: mala.idFactura,
        estado: 'rechazada',
        motivo: 'El proveedor 999 no existe en ANT',
        folio: null,
        uuid: uuidDe(mala),
      },
    ])
    expect(totales).toEqual({ facturas: 2, aceptadas: 1, rechazadas: 1, importe: primera.total })
    const lote = await ant().consultarLote?.('L1')
    expect(lote?.facturas.map((f) => f.estado)).toEqual(['aceptada', 'rechazada'])
    expect(lote?.facturas[0]?.total).toBe(primera.total)
  })
  it('accepts a rejected factura when it comes again in order', async () => {
    const p = paquete()
    await sandbox.interruptores({ contabilidad: { porFactura: { [p.idFactura]: 'Póliza descuadrada' } } })
    expect((await ant().enviarLote('L2', [p], 'k')).resultados[0]).toMatchObject({
      motivo: 'Póliza descuadrada',
    })
    await sandbox.interruptores({ contabilidad: { porFactura: { [p.idFactura]: null } } })
    expect((await ant().enviarLote('L2', [p], 'k')).resultados[0]).toMatchObject({ estado: 'aceptada' })
  })
  it('counts each factura once when the connection drops after the work and it is sent again', async () => {
    const p = paquete()
    await sandbox.interruptores({ contabilidad: { hazYCorta: true, veces: 1 } })
    await expect(ant().enviarLote('L3', [p], 'k3')).rejects.toMatchObject({
      system: 'contabilidad',
      kind: 'unreachable',
      isDoubtful: true,
    })
    expect((await ant().consultarLote?.('L3'))?.facturas).toMatchObject([
      { idFactura: p.idFactura, estado: 'aceptada' },
    ])
    await ant().enviarLote('L3', [p], 'k3')
    expect(await contador('L3')).toMatchObject([{ aceptaciones: 1, intentos: 2 }])
  })
  it('shows the double booking of a careless sender when ANT does not look at the key', async () => {
    const p = paquete()
    await sandbox.interruptores({ contabilidad: { sinIdempotencia: true } })
    await ant().enviarLote('L4', [p], 'k4')
    await ant().enviarLote('L4', [p], 'k4')
    expect(await contador('L4')).toMatchObject([{ aceptaciones: 2 }])
  })
  it('refuses a uuid that it holds under another factura', async () => {
    const p = paquete()
    await ant().enviarLote('L5', [p], 'k5')
    const otra = { ...p, idFactura: 'otra' }
    expect((await ant().enviarLote('L6', [otra], 'k6')).resultados[0]?.motivo).toContain('UUID')
  })
  it('holds nothing of a lote it never saw', async () => {
    expect(await ant().consultarLote?.('nunca')).toMatchObject({ facturas: [] })
  })
  it('[XI-A4] tells the uuid of what it holds under a number, whatever was sent now; or nothing, where ANT cannot', async () => {
    const [held, otra] = [paquete(), paquete()]
    await ant().enviarLote('L7', [held], 'k7')
    const again = async () => [
      (await ant().enviarLote('L7', [{ ...otra, idFactura: held.idFactura }], 'k8')).resultados[0],
      (await ant().consultarLote?.('L7'))?.facturas[0],
    ]
    for (const dicho of await again()) expect(dicho).toMatchObject({ estado: 'aceptada', uuid: uuidDe(held) })
    await sandbox.interruptores({ contabilidad: { sinUuid: true } })
    for (const dicho of await again()) expect(dicho).toMatchObject({ estado: 'aceptada', uuid: null })
  })
  it('does not offer what this ANT cannot do', () => {
    expect(ant({ canConsultarLote: false }).consultarLote).toBeUndefined()
  })
})

describe('ANT, failures', () => {
  const envio = (timeoutMs = 5_000) => ant({ timeoutMs }).enviarLote('LX', [paquete()], 'kx')
  it.each([
    ['down', { caido: true }, { kind: 'unreachable', isDoubtful: true }],
    ['refusing with 400', { rechaza: 400 }, { kind: 'rejected', status: 400, isDoubtful: false }],
    ['failing with 500', { rechaza: 500 }, { kind: 'rejected', status: 500, isDoubtful: true }],
    ['talking nonsense', { disparates: true }, { kind: 'invalidAnswer', isDoubtful: true }],
  ])('%s is one kind of error', async (_name, contabilidad, expected) => {
    await sandbox.interruptores({ contabilidad })
    await expect(envio()).rejects.toMatchObject({ system: 'contabilidad', ...expected })
  })
  it('a time-out leaves the sending in doubt', async () => {
    await sandbox.interruptores({ contabilidad: { lentoMs: 60_000 } })
    await expect(envio(60)).rejects.toMatchObject({ kind: 'unreachable', isDoubtful: true })
  })
  it('rejects every factura when the accounting refuses', async () => {
    await sandbox.interruptores({ contabilidad: { rechaza: true } })
    expect((await envio()).resultados).toMatchObject([{ estado: 'rechazada' }])
  })
  it('tells the queue from the accounting and from the reservations', async () => {
    await sandbox.interruptores({ cola: { caido: true }, ant: { disparates: true } })
    await expect(ant().marcarEnCola(['x'])).rejects.toMatchObject({ system: 'cola', kind: 'unreachable' })
    await expect(ant().proveedores()).rejects.toMatchObject({
      system: 'ant',
      kind: 'invalidAnswer',
      isDoubtful: false,
    })
    await sandbox.interruptores({ cola: { caido: false, disparates: true } })
    await expect(ant().marcarEnCola(['x'])).rejects.toMatchObject({ system: 'cola', kind: 'invalidAnswer' })
  })
  it('nobody listening is not sent, and so not in doubt', async () => {
    const nobody = createAnt({ url: `http://127.0.0.1:${await closedPort()}` })
    await expect(nobody.enviarLote('L', [paquete()], 'k')).rejects.toMatchObject({ isDoubtful: false })
  })
})
