import { describe, expect, test } from 'vitest'
import { diaLargo, dinero, fecha, fechaDePago, fechaHora, nombreCorto, rfc } from './formats.ts'

describe('formats', () => {
  test('[A-147] an instant is shown in Mexico City, whatever the browser says', () => {
    expect(fechaHora('2026-10-12T15:41:00Z')).toBe('12/10/2026 09:41')
    expect(fechaHora('2026-01-01T05:30:00Z')).toBe('31/12/2025 23:30')
  })
  test('a date and time already of Mexico City is not moved', () => {
    expect(fechaHora('2026-10-12 09:41:07')).toBe('12/10/2026 09:41')
    expect(fecha('2026-10-12')).toBe('12/10/2026')
  })
  test('a payment date says its weekday', () => {
    expect(fechaDePago('2026-10-16')).toBe('vie 16/10/2026')
    expect(diaLargo('2026-10-12')).toBe('lunes 12 de octubre de 2026')
  })
  test('money: grouping, sign, dollars named; missing is not zero', () => {
    expect(dinero(123450)).toBe('$1,234.50')
    expect(dinero(-5)).toBe('-$0.05')
    expect(dinero(0)).toBe('$0.00')
    expect(dinero(null)).toBe('—')
    expect(dinero(100, 'USD')).toBe('$1.00 USD')
  })
  test('[A-099] an RFC is shown without hyphens', () => {
    expect(rfc('haa-050312-7k4')).toBe('HAA0503127K4')
  })
  test('the company form leaves a grid cell, the name stays', () => {
    expect(nombreCorto('Hoteles Arrecife Azul, S.A. de C.V.')).toBe('Hoteles Arrecife Azul')
    expect(nombreCorto('Casa Jacaranda S de RL de CV')).toBe('Casa Jacaranda')
    expect(nombreCorto('Sasa Hoteles')).toBe('Sasa Hoteles')
  })
})
