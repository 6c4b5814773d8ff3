import { describe, expect, it } from 'vitest'
import type { Dia } from '../tiempo/dia.ts'
import { type ReservaPorPedir, reservasPorPedir, yaSeEspera } from './por-facturar.ts'

const hoy = '2026-10-20' as Dia
const regla = { dias: 5, entrePedidos: 7 }

describe('what a hotel has not billed', () => {
  it.each([
    ['2026-10-15', false, true],
    ['2026-10-16', false, false],
    ['2026-10-20', false, false],
    ['2026-11-01', false, false],
    ['2025-10-01', false, true],
    ['2025-10-01', true, false],
  ] as const)(
    '[X-3] a stay that ended on %s, cancelled: %s, is waited for: %s',
    (salida, cancelada, esperada) => {
      expect(yaSeEspera({ salida: salida as Dia, cancelada }, hoy, regla.dias)).toBe(esperada)
    },
  )

  const reserva = (cambio: Partial<ReservaPorPedir>): ReservaPorPedir => ({
    localizador: 'ABC123',
    cancelada: false,
    salida: '2026-10-01' as Dia,
    situacion: 'sinFactura',
    pedidaEl: null,
    ...cambio,
  })
  it.each([
    ['never asked for', {}, 1],
    ['cancelled', { cancelada: true }, 0],
    ['its stay has just ended', { salida: '2026-10-18' as Dia }, 0],
    ['whose only factura is cancelled', { situacion: 'facturaCancelada' }, 1],
    ['in a draft', { situacion: 'enBorrador' }, 0],
    ['in a lote', { situacion: 'enLote' }, 0],
    ['billed by another hotel', { situacion: 'deOtroHotel' }, 0],
    ['billed', { situacion: null }, 0],
    ['asked for six days ago', { pedidaEl: '2026-10-14' as Dia }, 0],
    ['asked for seven days ago', { pedidaEl: '2026-10-13' as Dia }, 1],
  ] as const)('[X-3] a booking %s is asked for, or not', (_cual, cambio, veces) => {
    expect(reservasPorPedir([reserva(cambio)], hoy, regla)).toHaveLength(veces)
  })
})
