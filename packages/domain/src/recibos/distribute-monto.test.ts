import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distributeMonto, saldoDe, saldoDeTodas } from './distribute-monto.ts'

const facturas = [
  { id: 1, total: 1000, pagado: 0 },
  { id: 2, total: 500, pagado: 500 },
  { id: 3, total: 700, pagado: 100 },
]

describe('an amount over the facturas of a lote', () => {
  it('covers all of them when it is all that is missing', () => {
    expect(distributeMonto(1600, facturas)).toEqual({
      pagos: [
        { facturaId: 1, monto: 1000 },
        { facturaId: 3, monto: 600 },
      ],
      resto: 0,
    })
  })
  it('a partial amount fills them in their order', () => {
    expect(distributeMonto(1200, facturas).pagos).toEqual([
      { facturaId: 1, monto: 1000 },
      { facturaId: 3, monto: 200 },
    ])
  })
  it('a partial amount that is exactly what one of them lacks is its own', () => {
    expect(distributeMonto(600, facturas).pagos).toEqual([{ facturaId: 3, monto: 600 }])
  })
  it('what is too much is left over', () => {
    expect(distributeMonto(2000, facturas).resto).toBe(400)
  })
  it('never loses a centavo and never pays more than is missing', () => {
    const factura = fc.record({ total: fc.nat(10 ** 9), pagado: fc.nat(10 ** 9) })
    fc.assert(
      fc.property(
        fc.array(factura, { maxLength: 20 }),
        fc.integer({ min: 1, max: 10 ** 10 }),
        (rows, monto) => {
          const all = rows.map((row, id) => ({ ...row, id }))
          const { pagos, resto } = distributeMonto(monto, all)
          expect(pagos.reduce((sum, pago) => sum + pago.monto, 0) + resto).toBe(monto)
          expect(resto).toBe(Math.max(0, monto - saldoDeTodas(all)))
          for (const pago of pagos) {
            const row = all[pago.facturaId]
            expect(pago.monto).toBeGreaterThan(0)
            expect(pago.monto).toBeLessThanOrEqual(row ? saldoDe(row) : 0)
          }
          expect(new Set(pagos.map((pago) => pago.facturaId)).size).toBe(pagos.length)
        },
      ),
    )
  })
})
