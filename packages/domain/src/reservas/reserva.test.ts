import { describe, expect, it } from 'vitest'
import { cobro, comision, factura, hechos, pagada, piezas } from '../../testing/reserva-de-prueba.ts'
import { politicaInicial } from '../politica/politica.ts'
import type { Dia } from '../tiempo/dia.ts'
import { avisosDeReserva } from './avisos.ts'
import { desconocidosDeReserva, faltantesDeReserva, isCompleta } from './faltantes.ts'
import { type CobroDeReserva, type FacturaDeReserva, montoPagado, type PiezasDeReserva } from './piezas.ts'
import { type SumasDeReserva, sumasDeReserva } from './sumas.ts'
import { vidaDeReserva } from './vida.ts'

const mxn = (monto: number) => ({ moneda: 'MXN', monto })
const usd = (monto: number) => ({ moneda: 'USD', monto })
const hoy = '2026-10-20' as Dia

describe('[X-1] what a booking comes to', () => {
  it.each<[string, Partial<PiezasDeReserva>, Partial<SumasDeReserva>]>([
    [
      'sold, collected in two books, owed, bought, billed, paid, commission and what is left',
      {
        cobros: [
          cobro(300_000),
          cobro(100_000, { estado: 'pendiente' }),
          cobro(90_000, { estado: 'rechazado' }),
        ],
        pagadoExterno: 200_000,
        facturas: [pagada(700_000), factura(100_000)],
        comisiones: [comision(50_000)],
      },
      {
        vendido: mxn(1_000_000),
        cobrado: mxn(500_000),
        cobradoAlMenos: false,
        soloEnElMotor: mxn(200_000),
        porValidar: [mxn(100_000)],
        porCobrar: mxn(500_000),
        costo: mxn(800_000),
        facturado: [mxn(800_000)],
        pagado: [mxn(700_000)],
        comision: [mxn(50_000)],
        margen: mxn(150_000),
      },
    ],
    [
      'a payment that the engine has too is counted once, and again by us when the engine does not tell',
      { cobros: [cobro(400_000, { enElMotor: true }), cobro(100_000)], pagadoExterno: 400_000 },
      { cobrado: mxn(500_000), porCobrar: mxn(500_000), soloEnElMotor: mxn(0) },
    ],
    [
      'what the engine holds beyond the payments kept here is told apart',
      { cobros: [cobro(400_000, { enElMotor: true })], pagadoExterno: 550_000 },
      { cobrado: mxn(550_000), soloEnElMotor: mxn(150_000) },
    ],
    [
      'without the engine’s books it is at least what we hold, and nobody knows what is owed',
      { cobros: [cobro(400_000, { enElMotor: true }), cobro(100_000)], pagadoExterno: null },
      { cobrado: mxn(500_000), cobradoAlMenos: true, porCobrar: null },
    ],
    [
      'more than sold owes nothing, not less than nothing',
      { cobros: [cobro(1_200_000)] },
      { porCobrar: mxn(0) },
    ],
    [
      'a cancelled one owes nothing and its margin nobody knows',
      { hechos: hechos({ cancelada: true }) },
      { porCobrar: mxn(0), margen: null },
    ],
    ['without a cost there is no margin', { hechos: hechos({ costo: null }) }, { costo: null, margen: null }],
    [
      'a loss is said as one',
      { hechos: hechos({ costo: 1_200_000 }), comisiones: [comision(1)] },
      { margen: mxn(-200_001) },
    ],
    [
      'pesos and dollars stand side by side and are never added',
      {
        hechos: hechos({ moneda: 'USD', total: 50_000, costo: 40_000, comision: null }),
        cobros: [cobro(20_000, { moneda: 'USD' })],
        facturas: [factura(800_000), factura(1_000, { moneda: 'USD' })],
        comisiones: [comision(90_000)],
      },
      {
        cobrado: usd(20_000),
        porCobrar: usd(30_000),
        facturado: [mxn(800_000), usd(1_000)],
        comision: [mxn(90_000)],
        margen: null,
      },
    ],
    [
      'what she billed is her commission, whatever ANT still lists of her; another agent’s is added',
      {
        comisiones: [comision(50_000), { ...comision(10_000), comisionistaId: 502 }],
        facturasDeAgente: [factura(49_900, { emisorId: 501 })],
      },
      { comision: [mxn(59_900)] },
    ],
    [
      'a commission that cannot be paid yet is not known, whatever the engine tells, and neither is the margin',
      { comisiones: [comision(-100)], hechos: hechos({ comision: 70_000 }) },
      { comision: null, margen: null },
    ],
    [
      'the engine’s own when ANT lists none',
      { hechos: hechos({ comision: 70_000 }) },
      { comision: [mxn(70_000)], margen: mxn(130_000) },
    ],
    ['nobody knows the commission', { hechos: hechos({ comision: null }) }, { comision: null, margen: null }],
    [
      'a credit note takes away, what is withdrawn or cancelled does not bill but stays paid',
      {
        facturas: [
          pagada(800_000, { sat: 'Cancelado' }),
          factura(800_000),
          factura(100_000, { egreso: true }),
          factura(9, { rechazada: true }),
        ],
      },
      { facturado: [mxn(700_000)], pagado: [mxn(800_000)] },
    ],
    [
      'a note of what the SAT cancelled takes nothing away from what replaces it',
      {
        facturas: [
          factura(800_000, { uuid: 'A', sat: 'Cancelado' }),
          factura(800_000, { egreso: true, acredita: ['A'] }),
          factura(750_000),
        ],
      },
      { facturado: [mxn(750_000)] },
    ],
    [
      'an agent’s invoice that her note took away leaves what ANT lists',
      {
        comisiones: [comision(50_000)],
        facturasDeAgente: [
          factura(49_900, { emisorId: 501 }),
          factura(49_900, { emisorId: 501, egreso: true }),
        ],
      },
      { comision: [mxn(50_000)] },
    ],
    [
      'nothing is known',
      { hechos: null, pagadoExterno: null },
      {
        vendido: null,
        cobrado: null,
        porCobrar: null,
        costo: null,
        facturado: [],
        pagado: [],
        comision: null,
        margen: null,
      },
    ],
  ])('%s', (_que, change, esperado) => {
    expect(sumasDeReserva(piezas(change))).toMatchObject(esperado)
  })

  it.each([
    ['paid whole pays each booking whole', 333_333, 1_000_000, [1_000_000], 333_333],
    ['in parts', 333_333, 1_000_000, [400_000, 600_000], 333_333],
    ['half of it', 333_333, 1_000_000, [500_000], 166_667],
    ['a centavo of it', 1, 3, [1], 0],
    ['two centavos of three', 1, 3, [2], 1],
    ['nothing', 333_333, 1_000_000, [], 0],
    ['a document of nothing', 0, 0, [5], 0],
    [
      'beyond what floating point holds',
      900_719_925_474_099,
      900_719_925_474_099,
      [900_719_925_474_099],
      900_719_925_474_099,
    ],
  ])('a factura of several bookings: %s', (_que, monto, total, montos, esperado) => {
    const pagos = montos.map((pagado) => ({ comprobanteId: 1, fecha: hoy, folio: '', monto: pagado }))
    expect(montoPagado(factura(monto, { total, pagos }))).toBe(esperado)
  })
})

it('[X-1] the life of a booking is told in the order of its days, each piece with its own screen', () => {
  const vida = vidaDeReserva(
    piezas({
      cobros: [cobro(1_000, { pagoId: 9 }), cobro(5, { fecha: '2026-12-01' as Dia, estado: 'rechazado' })],
      movimientos: [
        {
          movimientoId: 4,
          pagoId: 9,
          fecha: '2026-09-01' as Dia,
          concepto: 'SPEI',
          monto: 1_000,
          moneda: 'MXN',
        },
      ],
      facturas: [
        pagada(800_000, {
          procesadaEl: '2026-10-07' as Dia,
          envioEl: '2026-10-07' as Dia,
          poliza: 'PZ-1',
          complementos: [
            {
              vence: '2026-11-05' as Dia,
              completo: false,
              recibidos: [
                { el: '2026-10-18' as Dia, uuid: 'ABCDEF01-2', porRevisar: false },
                { el: '2026-10-20' as Dia, uuid: 'ABCDEF02-2', porRevisar: false },
              ],
            },
            {
              vence: '2026-11-05' as Dia,
              completo: true,
              recibidos: [{ el: '2026-10-20' as Dia, uuid: 'ABCDEF02-2', porRevisar: false }],
            },
          ],
        }),
      ],
      comisiones: [comision(500)],
    }),
  )
  expect(vida.map(({ fecha, clase }) => `${fecha} ${clase}`)).toEqual([
    '2026-08-01 comision',
    '2026-09-01 cobro',
    '2026-09-01 movimiento',
    '2026-10-01 entrada',
    '2026-10-05 salida',
    '2026-10-06 facturaHotel',
    '2026-10-06 loteHotel',
    '2026-10-07 procesadoHotel',
    '2026-10-07 polizaHotel',
    '2026-10-16 pagoHotel',
    '2026-10-18 complementoHotel',
    // The second covers a part of each of two payments.
    '2026-10-20 complementoHotel',
    '2026-12-01 cobroRechazado',
  ])
  expect(vida.filter(({ lugar }) => lugar === null).map(({ clase }) => clase)).toEqual(['entrada', 'salida'])
})

it('[X-1] of a factura of several bookings each payment is told by this one’s part, and together they are what is paid of it', () => {
  const pago = (comprobanteId: number, monto: number, fecha: string) => ({
    comprobanteId,
    folio: '',
    monto,
    fecha: fecha as Dia,
  })
  const tercio = factura(10_000, {
    total: 30_001,
    pagos: [pago(1, 10_000, '2026-10-10'), pago(2, 10_001, '2026-10-11'), pago(3, 10_000, '2026-10-12')],
  })
  const devuelta = factura(1_000, { egreso: true, total: 3_000, pagos: [pago(3, 3_000, '2026-10-12')] })
  const dadas = piezas({ facturas: [tercio, devuelta] })
  const pagos = vidaDeReserva(dadas).filter(({ clase }) => clase === 'pagoHotel')
  expect(pagos.map(({ importe }) => importe?.monto)).toEqual([3_333, 3_334, 3_333, -1_000])
  expect(sumasDeReserva(dadas).pagado).toEqual([mxn(9_000)])
})

it('[X-1] the sale and the engine’s own payments are told where it tells their day, each payment once', () => {
  const dia = (texto: string) => texto as Dia
  const told = (change: Partial<PiezasDeReserva>) =>
    vidaDeReserva(piezas(change)).map(({ fecha, clase, importe }) =>
      `${fecha} ${clase} ${importe?.monto ?? ''}`.trim(),
    )
  const estancia = ['2026-10-01 entrada', '2026-10-05 salida']
  expect(told({})).toEqual(estancia)
  expect(told({ hechos: hechos({ venta: dia('2026-06-02') }) })).toEqual(['2026-06-02 venta', ...estancia])
  const cobrosDelMotor = [
    { fecha: dia('2026-07-01'), monto: 100_000 },
    { fecha: dia('2026-08-30'), monto: 100_000 },
    { fecha: null, monto: 50_000 },
  ]
  expect(told({ cobrosDelMotor })).toEqual([
    '2026-07-01 pagoEnMotor 100000',
    '2026-08-30 pagoEnMotor 100000',
    ...estancia,
  ])
  // One of ours stands in its books too: the nearest of its amount is that one.
  const nuestro = cobro(100_000, { enElMotor: true })
  expect(told({ cobrosDelMotor, cobros: [nuestro] })).toEqual([
    '2026-07-01 pagoEnMotor 100000',
    '2026-09-01 cobro 100000',
    ...estancia,
  ])
  // Ours is not among them, so that any of them may be it: none is told twice.
  expect(told({ cobrosDelMotor, cobros: [{ ...nuestro, monto: 99_999 }] })).toEqual([
    '2026-09-01 cobro 99999',
    ...estancia,
  ])
  expect(told({ cobrosDelMotor, cobros: [{ ...nuestro, moneda: 'USD' }] })).toEqual([
    '2026-09-01 cobro 100000',
    ...estancia,
  ])
})

it('[X-1] it is complete when nothing is missing, nothing unknown, and its stay over and billed', () => {
  const of = (change: Partial<PiezasDeReserva>) => {
    const todas = piezas({ cobros: [cobro(1_000_000)], facturas: [pagada(800_000)], ...change })
    return isCompleta(todas, faltantesDeReserva(todas, sumasDeReserva(todas), hoy), hoy)
  }
  expect(of({})).toBe(true)
  expect(of({ hechos: hechos({ cancelada: true }), cobros: [], facturas: [] })).toBe(true)
  const abiertas: Partial<PiezasDeReserva>[] = [
    { hechos: null },
    { pagadoExterno: null },
    { hechos: hechos({ costo: null }) },
    { hechos: hechos({ comision: null }) },
    { hechos: hechos({ fin: null }) },
    { hechos: hechos({ fin: '2027-01-05' as Dia }), facturas: [] },
    { hechos: hechos({ fin: '2027-01-05' as Dia }) },
    { cobros: [] },
    { facturas: [] },
    { facturas: [pagada(800_000, { sat: 'Cancelado' })] },
    { facturas: [pagada(800_000), pagada(800_000, { egreso: true })] },
  ]
  for (const change of abiertas) expect(of(change), JSON.stringify(change)).toBe(false)
})

it('[X-1] a charge of the bank that paid the factura stands in its life, and that of another payment does not', () => {
  const cargo = {
    comprobanteId: 1,
    movimientoId: 9,
    fecha: hoy,
    concepto: 'SPEI ENVIADO',
    monto: 5,
    moneda: 'MXN',
  }
  const vida = vidaDeReserva(
    piezas({
      facturas: [pagada(800_000)],
      cargos: [cargo, { ...cargo, comprobanteId: 2, movimientoId: 10 }],
    }),
  )
  expect(vida.filter(({ clase }) => clase.startsWith('cargo'))).toMatchObject([
    { clase: 'cargoHotel', nombre: 'SPEI ENVIADO', lugar: { en: 'movimiento', id: 9, pagoId: null } },
  ])
})

it('[X-1] what is missing names who must do it', () => {
  const of = (change: Partial<PiezasDeReserva>) => {
    const todas = piezas(change)
    return faltantesDeReserva(todas, sumasDeReserva(todas), hoy).map(
      ({ codigo, quien }) => `${quien}: ${codigo}`,
    )
  }
  expect(of({ hechos: null })).toEqual([])
  expect(of({})).toEqual(['cliente: cobro', 'hotel: facturaHotel'])
  expect(of({ facturas: [factura(5, { egreso: true, estatus: 'Pagado', envio: 'aceptado' })] })).toContain(
    'hotel: facturaHotel',
  )
  expect(of({ cobros: [cobro(1_000_000)], facturas: [pagada(800_000)] })).toEqual([])
  const enPago = { estatus: 'En proceso de pago', envio: 'aceptado' } as const
  const acreditada = [factura(800_000, enPago), factura(800_000, { ...enPago, egreso: true })]
  expect(of({ cobros: [cobro(1_000_000)], facturas: acreditada })).toEqual(['hotel: facturaHotel'])
  expect(of({ hechos: hechos({ cancelada: true }), cobros: [cobro(5)] })).toEqual(['pagos: devolverCobro'])
  expect(
    of({
      cobros: [cobro(1_000_000, { conciliado: 0 }), cobro(7, { estado: 'pendiente' })],
      facturas: [
        factura(1),
        factura(1, { estatus: 'En proceso de envío' }),
        factura(1, { estatus: 'En proceso de envío', envio: 'rechazado' }),
        factura(10, { estatus: 'En proceso de pago', envio: 'aceptado' }),
        pagada(1, { complementos: [{ vence: hoy, completo: false, recibidos: [] }] }),
        factura(1, { retiradaEl: hoy }),
      ],
      comisiones: [comision(5), { ...comision(6), comisionistaId: 502 }],
      prefacturas: [{ prefacturaId: 3, comisionistaId: 502, fecha: hoy, monto: 6 }],
    }),
  ).toEqual([
    'pagos: conciliarPago',
    'pagos: validarPago',
    'cuentasPorPagar: procesar',
    'ant: respuestaDeAnt',
    'cuentasPorPagar: facturaRechazada',
    'cuentasPorPagar: pagarFactura',
    'hotel: complemento',
    'agente: prefactura',
    'agente: facturaAgente',
  ])
})

it('[X-1] of invoices that one note takes a part of together, no more is asked than is left of all, and of none its whole', () => {
  const enPago = { estatus: 'En proceso de pago', envio: 'aceptado' } as const
  const abonada = (uuid: string, pagado: number) =>
    factura(100_000, {
      ...enPago,
      uuid,
      nombre: uuid,
      pagos: pagado > 0 ? [{ comprobanteId: 1, fecha: hoy, folio: 'X1', monto: pagado }] : [],
    })
  const asked = (...pagados: number[]) => {
    const nota = factura(30_000, { ...enPago, egreso: true, acredita: ['F0', 'F1', 'F2'] })
    const todas = piezas({ facturas: [...pagados.map((monto, i) => abonada(`F${i}`, monto)), nota] })
    return faltantesDeReserva(todas, { porCobrar: null, cobrado: null }, hoy)
      .filter(({ codigo }) => codigo === 'pagarFactura')
      .map(({ nombre, importe }) => `${nombre} ${importe?.monto ?? '?'}`)
  }
  expect(asked(0, 0)).toEqual(['F0 ?', 'F1 ?'])
  expect(asked(100_000, 0)).toEqual(['F1 70000'])
  expect(asked(100_000, 60_000)).toEqual(['F1 10000'])
  // Paid less what the note takes: nothing is left, whichever of them it was taken from.
  expect(asked(100_000, 70_000)).toEqual([])
  expect(asked(85_000, 85_000)).toEqual([])
  expect(asked(0, 0, 100_000)).toEqual(['F0 ?', 'F1 ?'])
  // One that names a single invoice, or all of it, is not shared.
  expect(asked(0)).toEqual(['F0 70000'])
  expect(asked(20_000)).toEqual(['F0 50000'])
})

it('[X-1] what a note took off a payment is neither owed any more nor asked back, of one invoice or of several', () => {
  const enPago = { estatus: 'En proceso de pago', envio: 'aceptado' } as const
  const con = (monto: number, pagado: number, change: Partial<FacturaDeReserva>) =>
    factura(monto, {
      ...enPago,
      pagos: pagado > 0 ? [{ comprobanteId: 1, fecha: hoy, folio: 'X1', monto: pagado }] : [],
      ...change,
    })
  const told = (pagados: number[], deLaNota: number) => {
    const uuids = pagados.map((_, i) => `F${i}`)
    const facturas = [
      ...pagados.map((pagado, i) => con(100_000, pagado, { uuid: uuids[i] ?? '', nombre: `F${i}` })),
      con(30_000, deLaNota, { egreso: true, acredita: uuids }),
    ]
    const todas = piezas({ facturas, pagadoExterno: 1_000_000 })
    return [
      ...faltantesDeReserva(todas, { porCobrar: null, cobrado: null }, hoy).map(
        ({ codigo, nombre, importe }) => `${codigo} ${nombre} ${importe?.monto ?? '?'}`,
      ),
      ...avisosDeReserva(todas, politicaInicial(), hoy).map(({ codigo, importe }) => `${codigo} ${importe}`),
    ]
  }
  // 50,000 of it were given, 20,000 in money: 50,000 of 70,000 are left, and not 20,000.
  expect(told([50_000], 30_000)).toEqual(['pagarFactura F0 50000'])
  expect(told([100_000], 30_000)).toEqual([])
  expect(told([50_000, 0], 30_000)).toEqual(['pagarFactura F0 ?', 'pagarFactura F1 ?'])
  expect(told([100_000, 0], 30_000)).toEqual(['pagarFactura F1 100000'])
  expect(told([100_000, 100_000], 30_000)).toEqual([])
  // Paid whole before the note came: nobody says of which it is, but the hotel holds that much.
  expect(told([100_000, 100_000], 0)).toEqual(['devolverPago F1 30000', 'pagoAlHotelSinFactura 30000'])
  expect(told([100_000, 120_000], 0)).toEqual(['devolverPago F1 50000', 'pagoAlHotelSinFactura 50000'])
})

it('[X-1] a payment is looked for in a statement as it was paid, without what was found of it', () => {
  const asked = (change: Partial<CobroDeReserva>) =>
    faltantesDeReserva(piezas({ cobros: [cobro(100_000, change)] }), { porCobrar: null, cobrado: null }, hoy)
      .filter(({ codigo }) => codigo === 'conciliarPago')
      .map(({ importe }) => importe)
  expect(asked({ conciliado: 40_000 })).toEqual([{ moneda: 'MXN', monto: 60_000 }])
  expect(asked({ moneda: 'USD', conciliado: 0, porConciliar: 1_850_000 })).toEqual([
    { moneda: 'MXN', monto: 1_850_000 },
  ])
  expect(asked({})).toEqual([])
})

it('[X-1] what was paid of an invoice beyond what it still bills is asked back of its hotel or agent, and nothing is complete', () => {
  const hoy = '2026-10-20' as Dia
  const of = (change: Partial<PiezasDeReserva>) => {
    const todas = piezas({ cobros: [cobro(1_000_000)], ...change })
    const faltas = faltantesDeReserva(todas, sumasDeReserva(todas), hoy)
    expect(isCompleta(todas, faltas, hoy)).toBe(faltas.length === 0)
    return faltas.map(({ quien, codigo, importe }) => [quien, codigo, importe?.monto])
  }
  const nota = (monto: number, uuid: string) =>
    factura(monto, { egreso: true, acredita: [uuid], estatus: 'Pagado', envio: 'aceptado' })
  expect(of({ facturas: [pagada(800_000, { uuid: 'A' }), nota(100_000, 'A')] })).toEqual([
    ['hotel', 'devolverPago', 100_000],
  ])
  expect(of({ facturas: [pagada(800_000, { sat: 'Cancelado' }), pagada(800_000)] })).toEqual([
    ['hotel', 'devolverPago', 800_000],
  ])
  const deElla = {
    facturas: [pagada(800_000)],
    facturasDeAgente: [pagada(50_000, { uuid: 'B', emisorId: 501 }), nota(50_000, 'B')],
  }
  expect(of(deElla)).toEqual([['agente', 'devolverPago', 50_000]])
  // A third of one centavo more than its share.
  expect(of({ facturas: [pagada(800_000, { total: 2_400_001 })] })).toEqual([])
})

it('[X-1] what nobody has told is named, and not taken for zero', () => {
  expect(desconocidosDeReserva(piezas({ hechos: null, pagadoExterno: null }))).toEqual([
    'motor',
    'cobrosDelMotor',
  ])
  expect(desconocidosDeReserva(piezas())).toEqual([])
  expect(
    desconocidosDeReserva(
      piezas({
        hechos: hechos({ costo: null, inicio: null, proveedorId: null, comision: null }),
        pagadoExterno: null,
      }),
    ),
  ).toEqual(['costo', 'estancia', 'hotel', 'cobrosDelMotor', 'comision'])
})

it('[X-1] a payment counted in another currency than the booking’s adds to no sum of it, and it is said so', () => {
  const dolares = (cobros: ReturnType<typeof cobro>[], pagadoExterno = 0) =>
    piezas({ hechos: hechos({ moneda: 'USD', total: 50_000, costo: 40_000 }), cobros, pagadoExterno })
  // Registered while the booking was still quoted in pesos.
  const enPesos = dolares([cobro(1_000_000), cobro(9_000, { moneda: 'USD' })])
  expect(sumasDeReserva(enPesos)).toMatchObject({
    cobrado: usd(9_000),
    cobradoAlMenos: true,
    porCobrar: null,
  })
  expect(desconocidosDeReserva(enPesos)).toEqual(['cobrosEnOtraMoneda'])
  expect(avisosDeReserva(enPesos, politicaInicial(), hoy)).toEqual([])
  expect(sumasDeReserva(dolares([cobro(1_000_000, { estado: 'pendiente' })]))).toMatchObject({
    porValidar: [mxn(1_000_000)],
    cobradoAlMenos: false,
    porCobrar: usd(50_000),
  })
  // The engine has it in its books, in the booking's currency.
  const enElMotor = dolares([cobro(1_000_000, { enElMotor: true })], 50_000)
  expect(sumasDeReserva(enElMotor)).toMatchObject({
    cobrado: usd(50_000),
    cobradoAlMenos: false,
    soloEnElMotor: null,
  })
  expect(desconocidosDeReserva(enElMotor)).toEqual([])
})
