import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { makeReservasCliente, reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { describe, expect, it } from 'vitest'
import { useFakeServer } from '../../../testing/fake-server.ts'
import { closedPort, useSandbox } from '../../../testing/use-sandbox.ts'
import { createReservas } from './reservas-http.ts'

const sandbox = await useSandbox()
const fake = useFakeServer()
const motor = () => createReservas({ url: sandbox.url, timeoutMs: 500 })
const known = makeReservasCliente(makeMundo())
const conPagos = known.get(reservasDemo.conPagos)

describe('the booking engines', () => {
  it('[P-094] read the RFC of a booking’s customer; one that is not there is null', async () => {
    expect(await motor().cliente(reservasDemo.conPagos)).toEqual({ customerRfc: conPagos?.rfc })
    expect(await motor().cliente('NADIE1')).toBeNull()
  })
  it('[P-098] are asked one by one: JNP knows its bookings and BMS its own', async () => {
    const found = await motor().buscar(reservasDemo.conPagos, 1)
    expect(found).toMatchObject({
      moneda: 'MXN',
      total: conPagos?.total,
      estatus: 'Con',
      canal: conPagos?.canal,
      nombrePaquete: conPagos?.nombrePaquete,
      pasajeros: conPagos?.pasajeros,
    })
    expect(await motor().buscar(reservasDemo.conPagos, 2)).toBeNull()
    expect(await motor().buscar(reservasDemo.soloBms, 1)).toBeNull()
    expect((await motor().buscar(reservasDemo.soloBms, 2))?.total).toBe(
      known.get(reservasDemo.soloBms)?.total,
    )
    expect((await motor().buscar(reservasDemo.cancelada, 1))?.estatus).toBe('Can')
    expect((await motor().buscar(reservasDemo.dolares, 1))?.moneda).toBe('USD')
  })
  it('[P-035, P-095] tell the payments of a booking in centavos of its currency', async () => {
    const pagos = await motor().pagos(reservasDemo.conPagos)
    expect(pagos).toHaveLength(conPagos?.pagos.length ?? -1)
    expect(pagos[0]).toMatchObject({
      bookingCode: reservasDemo.conPagos,
      totalPaid: conPagos?.pagos[0]?.monto,
      totalPaidServiceCurrency: conPagos?.pagos[0]?.monto,
    })
    expect(await motor().pagos('NADIE1')).toEqual([])
  })
  it('[P-093] tell what each channel sells', async () => {
    expect((await motor().productos())[0]).toEqual({
      canal: 'WEB',
      productName: 'Escapada de playa',
      familyProductID: 1,
    })
  })
  it('an engine that fails is told from one that does not know the booking', async () => {
    for (const [cambio, kind] of [
      [{ caido: true }, 'unreachable'],
      [{ rechaza: 500 }, 'rejected'],
      [{ rechaza: 503 }, 'unreachable'],
      [{ disparates: true }, 'invalidAnswer'],
      [{ lentoMs: 2_000 }, 'unreachable'],
    ] as const) {
      await sandbox.interruptores({
        jnp: { caido: false, rechaza: false, disparates: false, lentoMs: 0, ...cambio },
      })
      await expect(motor().buscar(reservasDemo.conPagos, 1)).rejects.toMatchObject({
        system: 'reservas',
        kind,
      })
    }
    // The other engine is another system.
    expect(await motor().buscar(reservasDemo.soloBms, 2)).not.toBeNull()
    const nobody = createReservas({ url: `http://127.0.0.1:${await closedPort()}` })
    await expect(nobody.cliente('KTR482')).rejects.toMatchObject({ kind: 'unreachable' })
  })
  it('takes numbers and nothing for what may be either, and a currency it does not know as pesos', async () => {
    const { url, asked } = await fake({
      body: { canal: null, reserva: { moneda: 'EUR', total: 100.5, estatus: 'Con', pasajeros: 3 } },
    })
    expect(await createReservas({ url, empresa: '7' }).buscar('A&B', 1)).toEqual({
      moneda: 'MXN',
      total: 10_050,
      estatus: 'Con',
      pasajeros: 3,
      canal: '',
      fechaPrimerServicio: null,
      tipoCambio: null,
      tarifa: 0,
      impuesto: 0,
      comision: 0,
      precioNeto: 0,
      costo: 0,
      montoPendientePago: 0,
      facturada: false,
      nombrePaquete: '',
      familyProductID: null,
    })
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/Booking/SearchBooking' })
    const cliente = await fake({ body: { customerRfc: null } })
    expect(await createReservas({ url: cliente.url }).cliente('A&B 1')).toEqual({ customerRfc: '' })
    expect(cliente.asked[0]?.url).toBe('/api/Booking/GetBookingCustomer?bookingCode=A%26B+1')
  })
  it('[X-1] tell the day of a sale where they have it; none, or one that cannot be read, is not known', async () => {
    // As long as it takes: it is the whole of the world.
    const todas = await createReservas({ url: sandbox.url }).estancias(null)
    expect(todas?.estancias.find(({ localizador }) => localizador === reservasDemo.conPagos)?.venta).toBe(
      conPagos?.venta,
    )
    for (const { venta, llegada, pagos } of known.values().slice(0, 500))
      expect([venta < llegada, pagos.every(({ fecha }) => fecha >= venta)]).toEqual([true, true])
    const estancia = { bookingCode: 'AB12', bookingEngine: 'JNP', status: 'Con', currency: 'MXN' }
    const dias = { checkIn: '2026-10-01', checkOut: '2026-10-05' }
    for (const [bookingDate, venta] of [
      [undefined, null],
      [null, null],
      ['', null],
      ['ayer', null],
      ['2026-06-02T10:00:00', '2026-06-02'],
      // The last hour of the first of June in Mexico City.
      ['2026-06-02T05:30:00Z', '2026-06-01'],
      ['2026-06-01T23:30:00-06:00', '2026-06-01'],
      ['2026-06-02T00:00:00Z', '2026-06-02'],
      ['2026-06-02T00:00:00.000+00:00', '2026-06-02'],
    ]) {
      const { url } = await fake({
        body: { cursor: '1', hayMas: false, reservas: [{ ...estancia, ...dias, bookingDate }] },
      })
      const pagina = await createReservas({ url }).estancias(null)
      expect(pagina, String(bookingDate)).toMatchObject({ estancias: [{ venta }], ilegibles: [] })
    }
  })
  it.each([
    ['mañana', 0],
    ['0000-00-00', -17.5],
    ['', 1e308],
  ])('[XI-A4] of a booking the day %j and the rate %d are none', async (fechaPrimerServicio, tipoCambio) => {
    const reserva = { fechaPrimerServicio, tipoCambio, moneda: 'USD', total: 1, estatus: 'Con' }
    const { url } = await fake({ body: { canal: 'Web', reserva } })
    const hallada = await createReservas({ url }).buscar('AB12', 1)
    expect(hallada).toMatchObject({ fechaPrimerServicio: null, tipoCambio: null, moneda: 'USD' })
  })
  it('[X-3] take of a list of stays no code, hotel or agent that nobody gave, and a cancelled one however it is spelled', async () => {
    const estancia = {
      bookingCode: ' ab12 ',
      bookingEngine: 'JNP',
      status: 'CAN',
      checkIn: '2026-10-01T00:00:00',
      checkOut: '2026-10-05',
      currency: 'MXN',
      supplier: { id: null, name: 'Hotel Coral', bookingCode: ' ', externalLocator: '' },
      agent: { customerId: '', name: 'Viajes Alborada' },
    }
    const malas = [
      { ...estancia, bookingCode: 'CD34', checkIn: 'mañana' },
      { status: 'Con' },
      'nada',
      // Longer than an index of the database takes.
      { ...estancia, bookingCode: 'x'.repeat(101) },
      { ...estancia, bookingCode: 'EF56', supplier: { externalLocator: 'x'.repeat(101) } },
    ]
    const { url } = await fake({ body: { cursor: '1', hayMas: false, reservas: [...malas, estancia] } })
    const pagina = await createReservas({ url }).estancias(null)
    expect(pagina?.estancias).toMatchObject([
      {
        localizador: 'AB12',
        cancelada: true,
        proveedorId: null,
        reservaAnt: null,
        localizadorExterno: null,
        comisionistaId: null,
        comisionistaNombre: 'Viajes Alborada',
        comision: null,
      },
    ])
    expect(pagina?.ilegibles).toMatchObject([
      { localizador: 'CD34', campo: 'checkIn' },
      { localizador: '' },
      { localizador: '' },
      { localizador: '', campo: 'bookingCode' },
      { localizador: 'EF56', campo: 'supplier.externalLocator' },
    ])
  })
})
