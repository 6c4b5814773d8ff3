import { expect, it } from 'vitest'
import { avisoDe, type Freno, frenoDe, intentado, sinIntentos } from './intento.ts'

const bien = { completo: true, porRevisar: 0, porContestar: false }
const nada = { completo: false, porRevisar: 2, porContestar: true }
const ambas = { ...nada, completo: true }

it('[VIII-B5] one thing at a time stops a payment: its data, then what was read, then what the proof asks', () => {
  expect([nada, ambas, { ...bien, porContestar: true }, bien].map(frenoDe)).toEqual([
    'incompleto',
    'porRevisar',
    'porContestar',
    null,
  ])
})

it('[VIII-B5] nothing is told before somebody tries, and what was told goes as it stops holding', () => {
  const uno = intentado(sinIntentos, 'incompleto', true)
  const dos = intentado(uno, 'porRevisar', false)
  const filas: [typeof uno, typeof nada, Freno | null][] = [
    [sinIntentos, nada, null],
    [uno, nada, 'incompleto'],
    [uno, ambas, null],
    [dos, ambas, 'porRevisar'],
    [dos, { ...bien, porContestar: true }, 'porContestar'],
    [dos, nada, 'incompleto'],
    [dos, bien, null],
  ]
  expect(filas.map(([intentos, hechos]) => avisoDe(intentos, hechos))).toEqual(
    filas.map(([, , dice]) => dice),
  )
  expect([uno.comprobante, dos.comprobante]).toEqual([true, false])
})
