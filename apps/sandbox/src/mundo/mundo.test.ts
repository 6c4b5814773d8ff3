import { parseRfc } from '@valija/cfdi/rfc.ts'
import { describe, expect, it } from 'vitest'
import { comisionistaDemo, empresaDemo, proveedoresDemo } from './demo.ts'
import { makeMundo } from './mundo.ts'
import { numerosPorFactura, reservasPorFactura } from './reservas.ts'

const mundo = makeMundo()
const isRfc = (rfc: string): boolean => {
  const leido = parseRfc(rfc)
  return leido.ok && leido.rfc.digitoCoincide
}

describe('the sample world', () => {
  it('has at least 40 hotels and 60 agents with valid and different RFC', () => {
    expect(mundo.proveedores.length).toBeGreaterThanOrEqual(40)
    expect(mundo.comisionistas.length).toBeGreaterThanOrEqual(60)
    const rfcs = [...mundo.proveedores, ...mundo.comisionistas, ...mundo.sinRegistro, empresaDemo].map(
      (p) => p.rfc,
    )
    expect(rfcs.filter((rfc) => !isRfc(rfc))).toEqual([])
    expect(new Set(rfcs).size).toBe(rfcs.length)
  })
  it('has at least 5 000 bookings, some cancelled, some with an external locator', () => {
    const reservas = [...mundo.reservas()]
    expect(reservas.length).toBeGreaterThanOrEqual(5_000)
    expect(reservas.filter((r) => r.cancelada).length).toBeGreaterThan(300)
    expect(reservas.filter((r) => r.externalLocator).length).toBeGreaterThan(1_000)
    expect(reservas.every((r) => r.total === r.base + r.iva + r.otrosImpuestos + r.propinas)).toBe(true)
  })
  it('finds a booking again by either of its names', () => {
    for (const r of mundo.reservas()) {
      expect(mundo.reserva(r.bookingCode)).toEqual(r)
      if (r.externalLocator) expect(mundo.reserva(r.externalLocator)).toEqual(r)
    }
    expect(mundo.reserva('AT99900001')).toBeUndefined()
    expect(mundo.reserva('cualquier cosa')).toBeUndefined()
  })
  it('never bills a cancelled booking in a sample invoice', () => {
    for (let factura = 0; factura < 300; factura++)
      for (let i = 0; i < reservasPorFactura(factura); i++)
        expect(
          mundo.reserva(`AT101${String(factura * numerosPorFactura + i).padStart(5, '0')}`)?.cancelada,
        ).toBe(false)
  })
  it('knows the hotels and the agent of the demonstration users', () => {
    for (const id of Object.values(proveedoresDemo).flat()) expect(mundo.proveedor(id)).toBeDefined()
    expect(mundo.comisionistas.some((c) => c.id === comisionistaDemo)).toBe(true)
  })
})
