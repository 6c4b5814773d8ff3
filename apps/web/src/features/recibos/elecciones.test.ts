import { expect, test } from 'vitest'
import { isExacto, porElegirDe } from './elecciones.ts'

const mal = { pagina: 2, motivo: 'noEsRecibo' as never, items: 0 }
test.each([
  ['every page read, every payment of one lote', [], [7, 8], true],
  ['two payments of one lote', [], [7, 7], true],
  ['a payment of none, or of several', [], [7, null], false],
  ['a page that could not be read', [mal], [7], false],
  ['no payment at all', [], [], false],
] as const)(
  '[IX-A receipt] with %s: nothing is left to choose is %j %j %s',
  (_que, ilegibles, lotes, exacto) => {
    expect(
      isExacto(
        { ilegibles: ilegibles as never },
        lotes.map((loteId) => ({ loteId })),
      ),
    ).toBe(exacto)
  },
)

test('[VIII-B5] a payment shared out in part is told before it is saved; one left without a lote is not missing', () => {
  const pagos = [1, 2, 3].map((pagina) => ({ pagina, porAplicar: 100 }))
  const parte = (monto: number) => [{ loteId: 7, monto }]
  const de = (elecciones: Parameters<typeof porElegirDe>[1]) => porElegirDe(pagos as never, elecciones)
  expect(de({ 1: parte(100), 2: [] })).toEqual({ elegidos: 1, aMedias: undefined })
  expect(de({ 1: parte(100), 2: parte(60) })).toMatchObject({ elegidos: 2, aMedias: { pagina: 2 } })
})
