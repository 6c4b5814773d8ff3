import { expect, test } from 'vitest'
import { isExacto } from './elecciones.ts'

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
