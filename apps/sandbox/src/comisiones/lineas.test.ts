import { expect, test } from 'vitest'
import { makeMundo } from '../mundo/mundo.ts'
import { makeComisiones } from './lineas.ts'
import { comisionistaGrande } from './reserva-de-linea.ts'

test('every commission line is found again by its six-character code, and no code is given twice', () => {
  const comisiones = makeComisiones(makeMundo())
  const lineas = [...comisiones.deCliente('501'), ...comisiones.deCliente(comisionistaGrande)]
  expect(new Set(lineas.map((l) => l.bookingCode)).size).toBe(lineas.length)
  for (const linea of lineas.slice(0, 200)) {
    expect(linea.bookingCode).toMatch(/^[0-9A-Z]{6}$/)
    expect(comisiones.linea(linea.bookingCode)?.linea).toEqual(linea)
  }
  expect(comisiones.linea('ZZZZZZ')).toBeNull()
  expect(lineas.some((l) => l.commission === null && l.motivo !== '')).toBe(true)
})
