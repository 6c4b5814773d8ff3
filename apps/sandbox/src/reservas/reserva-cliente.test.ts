import { describe, expect, it } from 'vitest'
import { makeComisiones } from '../comisiones/lineas.ts'
import { makeMundo } from '../mundo/mundo.ts'
import { makeReservasCliente, reservasDemo } from './reserva-cliente.ts'

const mundo = makeMundo()
const reservas = makeReservasCliente(mundo)

describe('the bookings of the engines', () => {
  it('[X-3] each customer’s booking has a hotel’s booking of its own, found by either name', () => {
    const todas = reservas.values()
    expect(todas.length).toBeGreaterThan(3_000)
    expect(new Set(todas.map(({ localizador }) => localizador)).size).toBe(todas.length)
    expect(new Set(todas.map(({ hotel }) => hotel.bookingCode)).size).toBe(todas.length)
    for (const una of todas.filter((_una, i) => i % 7 === 0)) {
      expect(reservas.get(una.localizador)).toEqual(una)
      expect(reservas.deHotel(una.hotel.bookingCode)?.localizador).toBe(una.localizador)
    }
    expect(reservas.get('NADIE1')).toBeUndefined()
    expect(Object.values(reservasDemo).filter((localizador) => !reservas.get(localizador))).toEqual([])
  })
  it('[X-3] a booking is one thing everywhere: stay, cost, cancellation and the agent’s commission line', () => {
    const comisiones = makeComisiones(mundo)
    for (const una of reservas.values()) {
      expect(una.cancelada).toBe(una.hotel.cancelada)
      expect(una.llegada < una.salida).toBe(true)
      expect(una.costo).toBeLessThan(una.total)
      if (una.moneda === 'MXN') expect(una.costo).toBe(una.hotel.total)
      const linea = comisiones.linea(una.localizador)
      expect(una.agente?.id ?? null).toBe(linea?.cliente.id ?? null)
      if (linea)
        expect([una.total, una.llegada, una.salida, una.hotel]).toEqual([
          linea.linea.precio,
          linea.linea.inicio,
          linea.linea.fin,
          linea.linea.reserva,
        ])
    }
    for (const linea of comisiones.deCliente('501'))
      expect(reservas.get(linea.bookingCode)?.agente).toMatchObject({ id: '501', comision: linea.commission })
  })
  it('[X-3] the stays hang on the month of the world', () => {
    const meses = (mes: string) =>
      new Set(
        makeReservasCliente(makeMundo(undefined, mes))
          .values()
          .map(({ salida }) => salida.slice(0, 7)),
      )
    expect(meses('2027-03').has('2027-02')).toBe(true)
    expect([...meses('2027-03')].every((mes) => mes >= '2026-09' && mes <= '2027-06')).toBe(true)
  })
})
