import type { Sugerencia } from '@valija/contract/conciliacion.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { expect, test } from 'vitest'
import { preferida } from './preferida.ts'

const una = (puntos: number, { aplicar = 100, razones = [] as string[] } = {}): Sugerencia => ({
  clave: 'pago:1',
  tipo: 'pago',
  puntos,
  exacta: false,
  razones: razones.map((razon) => ({ razon, texto: '', puntos: 0, aFavor: false, encontrado: null })),
  lineas: [],
  reserva: null,
  lote: null,
  aplicar: centavos(aplicar),
  restante: centavos(0),
})

test.each([
  ['the best of several', [una(80), una(60)], 0],
  ['the only one', [una(52)], 0],
  ['ten that are equal: none, and Enter has nothing to apply', Array.from({ length: 10 }, () => una(60)), -1],
  ['two that are equal before a third', [una(60), una(60), una(40)], -1],
  ['one that cannot be applied as it is', [una(80, { aplicar: 0 }), una(40)], -1],
  ['one whose row speaks of a return', [una(98, { razones: ['reverso'] })], -1],
  ['one whose money may have gone back', [una(98, { razones: ['cargoIgual'] })], -1],
  ['none at all', [], -1],
])('[VI-B3] in hand on arrival: %s', (_what, sugerencias, at) => expect(preferida(sugerencias)).toBe(at))
