import { consultaPorConciliar } from '@valija/contract/conciliacion.ts'
import { expect, test } from 'vitest'
import { listaPorConciliar } from './list-movimientos.ts'

test('[XI-C1] a text that many payments have is looked for in the newest rows, which each ask their own', () => {
  const textoDe = (q: string, atados: number[] | null) =>
    listaPorConciliar(consultaPorConciliar.parse({ q }), { estadoValido: 1, sugerencia: 35, atados }).texto
  expect(textoDe('RS1', null)?.corto).toBe(true)
  expect(textoDe('RS1', [7])?.corto).toBe(false)
})
