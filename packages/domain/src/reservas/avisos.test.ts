import { describe, expect, it } from 'vitest'
import { cobro, comision, factura, hechos, pagada, piezas } from '../../testing/reserva-de-prueba.ts'
import { politicaInicial } from '../politica/politica.ts'
import type { Dia } from '../tiempo/dia.ts'
import { type AvisoDeReserva, avisosDeReserva, isAceptado, type PagoPrevisto } from './avisos.ts'
import { type CodigoDeAviso, codigosDeAviso } from './codigos-de-aviso.ts'
import type { PiezasDeReserva } from './piezas.ts'

const hoy = '2026-10-20' as Dia
const codes = (
  change: Partial<PiezasDeReserva>,
  {
    dia = hoy,
    previsto = null,
    politica = {},
  }: { dia?: string; previsto?: PagoPrevisto | null; politica?: object } = {},
): string[] =>
  avisosDeReserva(piezas(change), { ...politicaInicial(), ...politica }, dia as Dia, previsto).map(
    ({ codigo }) => codigo,
  )
const nota = (monto: number, change: Parameters<typeof factura>[1] = {}) =>
  factura(monto, { egreso: true, ...change })
const pagoDe = (monto: number) => [{ comprobanteId: 1, fecha: hoy, folio: 'X1', monto }]
const ajena = { emisorId: 102, emisorRfc: 'OHO020202AB2' }
const cobrada = [cobro(1_000_000)]
type Caso = [cuando: string, change: Partial<PiezasDeReserva>, otros?: Parameters<typeof codes>[1]]
/** For each rule: where it appears, and where another reading of like facts must not make it appear. */
const casos: Record<CodigoDeAviso, { si: Caso[]; no: Caso[] }> = {
  pagoAntesDelCobro: {
    si: [
      ['the hotel is paid and the customer paid nothing', { facturas: [pagada(800_000)] }],
      ['all but 1.01 is paid', { facturas: [pagada(800_000)], cobros: [cobro(999_899)] }],
      [
        'what came in was refused',
        { facturas: [pagada(800_000)], cobros: [cobro(1_000_000, { estado: 'rechazado' })] },
      ],
      [
        'what came in nobody has looked at',
        { facturas: [pagada(800_000)], cobros: [cobro(1_000_000, { estado: 'pendiente' })] },
      ],
      ['its lote is on its way to ANT', { facturas: [factura(800_000, { estatus: 'En proceso de envío' })] }],
      [
        'its lote is about to be processed',
        { facturas: [factura(800_000)] },
        { previsto: { loteIds: [7], fechaPago: hoy } },
      ],
      [
        'the customer was paid back what was paid',
        { facturas: [pagada(800_000)], cobros: cobrada, pagadoExterno: -1_000_000 },
      ],
      [
        'a part of it is paid',
        { facturas: [factura(800_000, { pagos: [{ comprobanteId: 1, fecha: hoy, folio: '', monto: 1 }] })] },
      ],
    ],
    no: [
      [
        'the customer has paid all but the tolerance',
        { facturas: [pagada(800_000)], cobros: [cobro(999_900)] },
      ],
      [
        'the engine was paid the rest',
        { facturas: [pagada(800_000)], cobros: [cobro(400_000)], pagadoExterno: 600_000 },
      ],
      ['the lote is not processed', { facturas: [factura(800_000)] }],
      [
        'another lote is about to be processed',
        { facturas: [factura(800_000)] },
        { previsto: { loteIds: [8], fechaPago: hoy } },
      ],
      ['the engine did not tell what it was paid', { facturas: [pagada(800_000)], pagadoExterno: null }],
      ['no engine knows the booking', { facturas: [pagada(800_000)], hechos: null }],
      ['a credit note took it away', { facturas: [pagada(800_000), nota(800_000)] }],
      [
        'the factura was withdrawn',
        { facturas: [factura(800_000, { estatus: 'En proceso de pago', retiradaEl: hoy })] },
      ],
      [
        'the policy leaves the rule out',
        { facturas: [pagada(800_000)] },
        { politica: { avisosDeReserva: [] } },
      ],
      [
        'the policy tolerates as much',
        { facturas: [pagada(800_000)] },
        { politica: { toleranciaCobroReserva: 1_000_000 } },
      ],
    ],
  },
  pagoAntesDeLaEstancia: {
    si: [
      [
        'paid today, the stay is tomorrow',
        {
          cobros: cobrada,
          hechos: hechos({ inicio: '2026-10-21' as Dia, fin: '2026-10-23' as Dia }),
          facturas: [pagada(800_000)],
        },
      ],
      [
        'its lote is to be paid the day before it',
        {
          cobros: cobrada,
          hechos: hechos({ inicio: '2026-11-02' as Dia, fin: null }),
          facturas: [factura(800_000)],
        },
        { previsto: { loteIds: [7], fechaPago: '2026-11-01' as Dia } },
      ],
    ],
    no: [
      [
        'the day it begins',
        {
          cobros: cobrada,
          hechos: hechos({ inicio: '2026-11-02' as Dia, fin: null }),
          facturas: [factura(800_000)],
        },
        { previsto: { loteIds: [7], fechaPago: '2026-11-02' as Dia } },
      ],
      [
        'the stay has begun since',
        {
          cobros: cobrada,
          facturas: [
            pagada(800_000, {
              fechaPago: '2026-09-01' as Dia,
              pagos: [{ comprobanteId: 1, fecha: '2026-09-01' as Dia, folio: '', monto: 800_000 }],
            }),
          ],
        },
      ],
      [
        'nobody knows the stay',
        { cobros: cobrada, hechos: hechos({ inicio: null, fin: null }), facturas: [pagada(800_000)] },
      ],
      [
        'no day is chosen yet',
        { cobros: cobrada, hechos: hechos({ inicio: '2026-11-02' as Dia }), facturas: [factura(800_000)] },
        { previsto: { loteIds: [7], fechaPago: null } },
      ],
    ],
  },
  facturadoDeMas: {
    si: [
      ['by 1.01', { facturas: [factura(800_101)] }],
      ['two of the same', { facturas: [factura(500_000), factura(500_000)] }],
      [
        'a credit note does not take enough away',
        { facturas: [factura(1_000_000), factura(100_000, { egreso: true })] },
      ],
    ],
    no: [
      ['by the tolerance', { facturas: [factura(800_100)] }],
      [
        'a credit note takes the rest away',
        { facturas: [factura(1_000_000), factura(200_000, { egreso: true })] },
      ],
      [
        'only a part of the document is this booking’s',
        { facturas: [factura(800_000, { total: 5_000_000 })] },
      ],
      [
        'one of the two was withdrawn',
        { facturas: [factura(800_000), factura(800_000, { retiradaEl: hoy })] },
      ],
      [
        'one of the two is cancelled at the SAT',
        { facturas: [factura(800_000), factura(800_000, { sat: 'Cancelado' })] },
      ],
      [
        'one of the two was refused by a person',
        { facturas: [factura(800_000), factura(800_000, { rechazada: true })] },
      ],
      ['nobody knows the cost', { hechos: hechos({ costo: null }), facturas: [factura(9_000_000)] }],
      [
        'the cost is in dollars',
        { hechos: hechos({ moneda: 'USD', costo: 50_000 }), facturas: [factura(900_000)] },
      ],
      ['part of it is in dollars', { facturas: [factura(700_000), factura(200_000, { moneda: 'USD' })] }],
      [
        'the booking is cancelled: that is another warning',
        { hechos: hechos({ cancelada: true }), facturas: [factura(900_000)] },
      ],
    ],
  },
  facturadaDosVeces: {
    si: [
      ['twice the same amount', { facturas: [factura(800_000), factura(800_000)] }],
      [
        'by two hotels, and nobody knows the cost',
        {
          hechos: hechos({ costo: null, proveedorId: null }),
          facturas: [factura(800_000), factura(700_000, { emisorId: 102 })],
        },
      ],
      ['without the engine', { hechos: null, facturas: [factura(800_000), factura(100)] }],
    ],
    no: [
      ['a stay and its extras, within the cost', { facturas: [factura(700_000), factura(100_000)] }],
      [
        'the first was withdrawn and the second replaces it',
        { facturas: [factura(800_000, { retiradaEl: hoy }), factura(800_000)] },
      ],
      [
        'a credit note took the first away',
        {
          hechos: hechos({ costo: null }),
          facturas: [factura(800_000), factura(800_000, { egreso: true }), factura(800_000)],
        },
      ],
      ['one document', { facturas: [factura(1_600_000)] }],
      [
        'one and its credit note',
        { hechos: hechos({ costo: null }), facturas: [factura(800_000), factura(100_000, { egreso: true })] },
      ],
    ],
  },
  facturadaPorOtroHotel: {
    si: [
      ['of another number of ANT and another RFC', { facturas: [factura(800_000, ajena)] }],
      [
        'nobody knows the RFC of the booking’s hotel',
        { hechos: hechos({ proveedorRfc: null }), facturas: [factura(800_000, ajena)] },
      ],
    ],
    no: [
      ['of the same', { facturas: [factura(800_000)] }],
      ['in the lote of another hotel with the same RFC', { facturas: [factura(800_000, { emisorId: 102 })] }],
      [
        'with the same RFC, written otherwise',
        { facturas: [factura(800_000, { emisorId: 102, emisorRfc: 'hco-010101-ab1' })] },
      ],
      [
        'nobody knows whose booking it is',
        { hechos: hechos({ proveedorId: null }), facturas: [factura(800_000, ajena)] },
      ],
      ['it was withdrawn', { facturas: [factura(800_000, { ...ajena, retiradaEl: hoy })] }],
      ['its own credit note took it away', { facturas: [factura(800_000, ajena), nota(800_000, ajena)] }],
    ],
  },
  canceladaFacturada: {
    si: [['a living one', { hechos: hechos({ cancelada: true }), facturas: [factura(800_000)] }]],
    no: [
      ['the booking is alive', { facturas: [factura(800_000)] }],
      [
        'cancelled at the SAT too',
        { hechos: hechos({ cancelada: true }), facturas: [factura(800_000, { sat: 'Cancelado' })] },
      ],
      [
        'a credit note took it all away',
        {
          hechos: hechos({ cancelada: true }),
          facturas: [factura(800_000), factura(800_000, { egreso: true })],
        },
      ],
    ],
  },
  pagadaSinFactura: {
    si: [
      ['five days after the stay', { cobros: cobrada }, { dia: '2026-10-10' }],
      [
        'what was billed is cancelled',
        { cobros: cobrada, facturas: [factura(800_000, { sat: 'Cancelado' })] },
      ],
      ['and nobody knows the cost', { cobros: cobrada, hechos: hechos({ costo: null }) }],
      ['a credit note took all of it away', { cobros: cobrada, facturas: [factura(800_000), nota(800_000)] }],
      [
        'two notes took all of two facturas away',
        {
          cobros: cobrada,
          facturas: [factura(500_000), factura(300_000), nota(700_000), nota(100_000)],
        },
      ],
      ['there is a credit note alone', { cobros: cobrada, facturas: [factura(100, { egreso: true })] }],
    ],
    no: [
      ['four days after it', { cobros: cobrada }, { dia: '2026-10-09' }],
      ['it is billed', { cobros: cobrada, facturas: [factura(100)] }],
      [
        'a credit note took all but a centavo away',
        { cobros: cobrada, facturas: [factura(800_000), nota(799_999)] },
      ],
      [
        'the credit note is another hotel’s',
        { cobros: cobrada, facturas: [factura(800_000), nota(800_000, ajena)] },
      ],
      [
        'the credit note is in dollars',
        { cobros: cobrada, facturas: [factura(800_000), nota(800_000, { moneda: 'USD' })] },
      ],
      [
        'the credit note was withdrawn',
        { cobros: cobrada, facturas: [factura(800_000), nota(800_000, { retiradaEl: hoy })] },
      ],
      [
        'the credit note is of what the SAT cancelled, and another bills it',
        {
          cobros: cobrada,
          facturas: [
            factura(800_000, { uuid: 'A', sat: 'Cancelado' }),
            nota(800_000, { acredita: ['A'] }),
            factura(800_000),
          ],
        },
      ],
      [
        'one of two was taken away',
        {
          cobros: cobrada,
          facturas: [factura(400_000, { uuid: 'A' }), factura(400_000), nota(400_000, { acredita: ['A'] })],
        },
      ],
      ['the customer owes', { cobros: [cobro(10)] }],
      ['a booking of nothing', { hechos: hechos({ total: 0 }) }],
      ['it is cancelled', { cobros: cobrada, hechos: hechos({ cancelada: true }) }],
      ['nobody knows when the stay ends', { cobros: cobrada, hechos: hechos({ fin: null }) }],
    ],
  },
  pagoAlHotelSinFactura: {
    si: [
      [
        'the SAT says the paid one is cancelled',
        { cobros: cobrada, facturas: [pagada(800_000, { sat: 'Cancelado' })] },
      ],
      [
        'a credit note took the paid one away, and another came',
        {
          cobros: cobrada,
          facturas: [pagada(800_000, { uuid: 'A' }), nota(800_000, { acredita: ['A'] }), factura(800_000)],
        },
      ],
      [
        'a credit note took away a part of what was paid whole',
        { cobros: cobrada, facturas: [pagada(800_000, { uuid: 'A' }), nota(100_000, { acredita: ['A'] })] },
      ],
      [
        'it was paid twice',
        { cobros: cobrada, facturas: [pagada(800_000, { pagos: [...pagoDe(800_000), ...pagoDe(800_000)] })] },
      ],
      [
        'the paid one was withdrawn and another came',
        { cobros: cobrada, facturas: [pagada(800_000, { retiradaEl: hoy }), factura(800_000)] },
      ],
    ],
    no: [
      ['the paid one stands', { cobros: cobrada, facturas: [pagada(800_000)] }],
      [
        'the credit note that names none went into the payment of its issuer’s',
        { cobros: cobrada, facturas: [pagada(800_000), pagada(100_000, { egreso: true })] },
      ],
      [
        'it was paid without what its credit note took away',
        {
          cobros: cobrada,
          facturas: [
            pagada(800_000, { uuid: 'A', pagos: pagoDe(700_000) }),
            nota(100_000, { acredita: ['A'] }),
          ],
        },
      ],
      [
        'the credit note that took it away went into a payment',
        {
          cobros: cobrada,
          facturas: [pagada(800_000, { uuid: 'A' }), pagada(800_000, { egreso: true, acredita: ['A'] })],
        },
      ],
      [
        'the cancelled one was never paid',
        { cobros: cobrada, facturas: [factura(800_000, { sat: 'Cancelado' })] },
      ],
    ],
  },
  comisionSinCobro: {
    si: [
      ['ANT lists it', { comisiones: [comision(50_000)] }],
      [
        'the agent has billed it and ANT lists it no more',
        { facturasDeAgente: [factura(50_000, { emisorId: 501 })] },
      ],
      [
        'the booking was cancelled unpaid',
        { hechos: hechos({ cancelada: true }), comisiones: [comision(50_000)] },
      ],
    ],
    no: [
      ['the customer has paid', { comisiones: [comision(50_000)], cobros: cobrada }],
      ['ANT says it cannot be paid', { comisiones: [comision(-100)] }],
      ['only the engine speaks of one', { hechos: hechos({ comision: 50_000 }) }],
      ['nobody knows what the engine was paid', { comisiones: [comision(50_000)], pagadoExterno: null }],
      ['her factura is cancelled', { facturasDeAgente: [factura(50_000, { sat: 'Cancelado' })] }],
    ],
  },
  clienteSobrepagado: {
    si: [
      ['by 1.01', { cobros: [cobro(1_000_101)] }],
      ['in two books', { cobros: cobrada, pagadoExterno: 500_000 }],
      ['even without the engine’s books', { cobros: [cobro(2_000_000)], pagadoExterno: null }],
    ],
    no: [
      ['by the tolerance', { cobros: [cobro(1_000_100)] }],
      [
        'one of the two was refused',
        { cobros: [cobro(1_000_000), cobro(1_000_000, { estado: 'rechazado' })] },
      ],
      [
        'one of the two nobody has looked at',
        { cobros: [cobro(1_000_000), cobro(1_000_000, { estado: 'pendiente' })] },
      ],
      [
        'the engine holds the same payment',
        { cobros: [cobro(1_000_000, { enElMotor: true })], pagadoExterno: 1_000_000 },
      ],
      ['it was paid back in the engine’s books', { cobros: [cobro(1_500_000)], pagadoExterno: -500_000 }],
      [
        'the booking is cancelled: nobody knows the penalty',
        { hechos: hechos({ cancelada: true }), cobros: [cobro(2_000_000)] },
      ],
    ],
  },
}

describe.each(codigosDeAviso)('[X-2] %s', (codigo) => {
  it.each(casos[codigo].si)('warns: %s', (_cuando, change, otros) =>
    expect(codes(change, otros)).toContain(codigo),
  )
  it.each(casos[codigo].no)('does not warn: %s', (_cuando, change, otros) =>
    expect(codes(change, otros)).not.toContain(codigo),
  )
})

it('[X-2] nothing known, nothing warned; a booking in order has no warning', () => {
  expect(codes({ hechos: null, pagadoExterno: null })).toEqual([])
  expect(codes({ cobros: cobrada, facturas: [pagada(800_000)], comisiones: [comision(50_000)] })).toEqual([])
})

it('[X-2] a reason holds for the money it was given for: more of it opens the warning again, another factura is another warning', () => {
  const of = (monto: number): AvisoDeReserva => {
    const [uno] = avisosDeReserva(piezas({ facturas: [factura(monto)] }), politicaInicial(), hoy)
    if (!uno) throw new Error('no warning')
    return uno
  }
  const dado = { codigo: 'facturadoDeMas', objeto: '', importe: 1_000, moneda: 'MXN' }
  expect(isAceptado(of(801_000), dado)).toBe(true)
  expect(isAceptado(of(800_900), dado)).toBe(true)
  expect(isAceptado(of(801_001), dado)).toBe(false)
  expect(isAceptado(of(801_000), { ...dado, moneda: 'USD' })).toBe(false)
  expect(isAceptado(of(801_000), { ...dado, codigo: 'facturadaDosVeces' })).toBe(false)
  expect(isAceptado(of(801_000), { ...dado, objeto: '12' })).toBe(false)
})

it('[X-2] pesos and dollars are never one amount of a warning', () => {
  const [aviso] = avisosDeReserva(
    piezas({ hechos: null, facturas: [factura(300), factura(500), factura(900, { moneda: 'USD' })] }),
    politicaInicial(),
    hoy,
  )
  expect(aviso).toMatchObject({ codigo: 'facturadaDosVeces', importe: 900, moneda: 'USD' })
})
