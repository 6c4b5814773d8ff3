import { describe, expect, test } from 'vitest'
import { type Etiquetado, etiquetados } from '../../testing/avisos-etiquetados/etiquetados.ts'
import { cobro, factura } from '../../testing/reserva-de-prueba.ts'
import { politicaInicial } from '../politica/politica.ts'
import type { Dia } from '../tiempo/dia.ts'
import { avisosDeReserva } from './avisos.ts'
import { codigosDeAviso } from './codigos-de-aviso.ts'
import type { FacturaDeReserva, PiezasDeReserva } from './piezas.ts'

const ofFacturas =
  (change: (f: FacturaDeReserva) => FacturaDeReserva) =>
  (p: PiezasDeReserva): PiezasDeReserva => ({
    ...p,
    facturas: p.facturas.map(change),
    facturasDeAgente: p.facturasDeAgente.map(change),
  })
const partido = <T extends { monto: number }>(uno: T): T[] => {
  const mitad = Math.floor(uno.monto / 2)
  return [
    { ...uno, monto: mitad },
    { ...uno, monto: uno.monto - mitad },
  ]
}
const laOtra = <T extends { moneda: string }>(uno: T): T => ({
  ...uno,
  moneda: uno.moneda === 'MXN' ? 'USD' : 'MXN',
})
const ajena = { emisorId: 109, emisorRfc: 'HAJ090909AB9', estatus: 'En proceso de pago' } as const
const muertas = [
  factura(900_000, { ...ajena, retiradaEl: '2026-10-08' as Dia }),
  factura(900_000, { ...ajena, sat: 'Cancelado' }),
  factura(900_000, { ...ajena, rechazada: true }),
  factura(900_000, { egreso: true, rechazada: true }),
]

/** The same booking told otherwise: none of these changes what it must warn of. */
const relatos: Record<string, (p: PiezasDeReserva) => PiezasDeReserva> = {
  'as it is': (p) => p,
  'in dollars': (p) => ({
    ...ofFacturas(laOtra)(p),
    hechos: p.hechos && laOtra(p.hechos),
    cobros: p.cobros.map((uno) => ({ ...laOtra(uno), monedaPagada: 'USD' })),
  }),
  'told backwards': (p) => ({
    ...p,
    cobros: p.cobros.toReversed(),
    facturas: p.facturas.toReversed(),
    comisiones: p.comisiones.toReversed(),
  }),
  'each document bills three bookings, and one receipt pays them': ofFacturas((f) => ({
    ...f,
    total: f.total * 3,
    pagos: f.pagos.map((uno) => ({ ...uno, monto: uno.monto * 3 })),
  })),
  'each payment to the hotel in two': ofFacturas((f) => ({ ...f, pagos: f.pagos.flatMap(partido) })),
  'each payment of the customer in two': (p) => ({ ...p, cobros: p.cobros.flatMap(partido) }),
  'with documents that stand no more': (p) => ({ ...p, facturas: [...p.facturas, ...muertas] }),
  'with payments that nobody holds for good': (p) => ({
    ...p,
    cobros: [
      ...p.cobros,
      cobro(9_000_000, { estado: 'rechazado' }),
      cobro(9_000_000, { estado: 'pendiente', moneda: p.hechos?.moneda ?? 'MXN' }),
    ],
  }),
}

describe.each(codigosDeAviso)('[X-2] %s', (codigo) => {
  const warns = ({ piezas, hoy, previsto }: Etiquetado) =>
    avisosDeReserva(piezas, politicaInicial(), hoy, previsto).some((uno) => uno.codigo === codigo)

  test('by labels of an accountant: precision 1 and recall 1, however the booking is told', () => {
    const todos = etiquetados(codigo).flatMap((caso) =>
      Object.entries(relatos).map(([relato, tell]) => {
        const dice = warns({ ...caso, piezas: tell(caso.piezas) })
        return { caso: `${caso.avisa ? 'warns' : 'does not warn'}: ${caso.cuando}, ${relato}`, ...caso, dice }
      }),
    )
    const count = (debe: boolean, dice: boolean) =>
      todos.filter((uno) => uno.avisa === debe && uno.dice === dice).length
    const [bien, deMas, deMenos] = [count(true, true), count(false, true), count(true, false)]
    expect(bien + deMenos).toBeGreaterThanOrEqual(15 * Object.keys(relatos).length)
    expect(count(false, false) + deMas).toBeGreaterThanOrEqual(15 * Object.keys(relatos).length)
    expect({
      precision: bien / (bien + deMas),
      recall: bien / (bien + deMenos),
      mal: todos.filter(({ avisa, dice }) => avisa !== dice).map(({ caso }) => caso),
    }).toEqual({ precision: 1, recall: 1, mal: [] })
  })
})
