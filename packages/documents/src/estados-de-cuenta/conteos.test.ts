import { expect, test } from 'vitest'
import { conteosDe, dichosEn, isSuma } from './conteos.ts'
import type { Movimiento } from './movimiento.ts'

/** Three cargos of 100.00 each and an abono. */
const movimientos = [10_000, 10_000, 10_000, 0].map(
  (cargos, i): Movimiento => ({
    renglon: i + 2,
    ordinal: 1,
    fechaOperacion: '2026-10-01',
    concepto: '',
    referencia: '',
    referenciaAmpliada: '',
    cargos,
    abonos: cargos === 0 ? 5_000 : 0,
    saldo: null,
    meses: 0,
  }),
)
const texto = (uno: string, numero: number | null = null) => ({ texto: uno, numero })
/** What is held against the file: how many, or how much; or nothing. */
const held = (rotulo: string, valor: string, numero: number | null = null) => {
  const dichos = dichosEn([texto(rotulo), texto(valor, numero)], 1)
  const conteos = conteosDe(dichos, movimientos)
  return dichos.some(isSuma)
    ? 'suma'
    : conteos.length > 0
      ? 'no cuadra'
      : dichos.length > 0
        ? 'cuadra'
        : 'nada'
}

test.each([
  // By its words it is how many: the sum of them does not excuse it.
  ['Número de cargos', '3', 'cuadra'],
  ['Número de cargos', '3.00', 'cuadra'],
  ['Número total de cargos', '300', 'no cuadra'],
  ['No. de retiros:', '4', 'no cuadra'],
  // How many of them is never a number with cents.
  ['Número de cargos', '1,250.50', 'nada'],
  // By its words it is how much.
  ['Importe total de cargos', '300', 'suma'],
  ['Monto de retiros', '3', 'suma'],
  ['Suma de depósitos', '50', 'suma'],
  // By how it is written.
  ['Total de cargos', '300.00', 'suma'],
  ['Total de cargos', '3.00', 'suma'],
  ['Total de cargos', '$300', 'suma'],
  ['Cantidad de cargos', '$3', 'suma'],
  // It may be either: agreeing with one, a sum in whole pesos too, it is held against neither.
  ['Total de cargos', '3', 'cuadra'],
  ['Total de cargos', '300', 'cuadra'],
  ['Cantidad de cargos', '300', 'cuadra'],
  ['Total de cargos', '299', 'no cuadra'],
  ['Total de movimientos', '4', 'cuadra'],
  ['Total de movimientos', '300', 'no cuadra'],
  ['Total de movimientos', '350.00', 'suma'],
] as const)('[B-060] %s: %s is %s', (rotulo, valor, esperado) => {
  const [dicho] = dichosEn([texto(rotulo), texto(valor)], 1)
  // Of what all movements come to, the two ways together, nothing is compared.
  expect(dicho?.de === 'movimientos' && esperado === 'suma' ? dicho.como : held(rotulo, valor)).toBe(esperado)
})

test('[B-060] a total in whole pesos is the sum of what has cents', () => {
  const [uno, ...otros] = movimientos
  if (!uno) throw new Error('no row')
  const conCentavos = [{ ...uno, cargos: 10_060 }, ...otros]
  for (const [valor, falla] of [
    ['300', 0],
    ['301', 0],
    ['302', 1],
  ] as const)
    expect(conteosDe(dichosEn([texto('Total de cargos'), texto(valor)], 1), conCentavos)).toHaveLength(falla)
})

test('[B-060] a number with cents that its cell shows without them is a sum', () => {
  expect(held('Total de cargos', '301', 300.6)).toBe('suma')
})
