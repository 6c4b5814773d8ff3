import { isAplicadaA } from '@valija/domain/testing/fila-de-texto.ts'
import { expect, test } from 'vitest'

const dicha = (que: string, llegada: string | null, salida: string | null) =>
  isAplicadaA({ llegada, salida }, `SPEI RECIBIDO | | VIAJE ${que} XEM111`)

test.each([
  ['SEMANA SANTA', '2027-03-22', '2027-03-26', '2027-04-12', '2027-04-16'],
  ['SEM STA', '2026-03-30', '2026-04-03', '2026-04-13', '2026-04-16'],
  ['NAVIDAD', '2026-12-20', '2026-12-24', '2026-12-27', '2027-01-02'],
  ['DECEMBRINAS', '2026-12-20', '2026-12-24', '2027-01-03', '2027-01-06'],
  ['FIN DE AÑO', '2026-12-26', '2027-01-02', '2026-12-20', '2026-12-24'],
  ['AÑO NUEVO', '2026-12-30', '2027-01-03', '2027-01-06', '2027-01-09'],
  ['VERANO', '2027-07-20', '2027-07-27', '2027-10-02', '2027-10-06'],
  ['SAN VALENTIN', '2027-02-12', '2027-02-16', '2027-02-18', '2027-02-20'],
  ['PUENTE', '2027-01-30', '2027-02-02', '2027-02-05', '2027-02-08'],
  ['PUENTE', '2027-09-15', '2027-09-18', '2027-09-10', '2027-09-20'],
])('[VI-B2] %s is explained where the stay is in it, and by no other', (que, ...dias) => {
  const [llegada, salida, otra, suSalida] = dias
  expect(dicha(que, llegada, salida)).toBe(true)
  expect(dicha(que, otra, suSalida)).toBe(false)
  expect(dicha(que, null, null)).toBe(false)
})
test('[VI-B2] what is bought for a season is not the stay in it', () => {
  const navidad = { llegada: '2026-12-20', salida: '2026-12-26' }
  const notas = ['CENA NAVIDAD', 'REGALO DE NAVIDAD', 'NAVIDAD 2025', 'FIESTA NAVIDAD', 'PRENAVIDAD']
  expect(notas.filter((nota) => isAplicadaA(navidad, `SPEI RECIBIDO | | ${nota} XEM111`))).toEqual([])
})
