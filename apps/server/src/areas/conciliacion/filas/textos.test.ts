import { expect, test } from 'vitest'
import { toRazon } from './textos.ts'

test.each(['montoParcial', 'montoMayor', 'comisionRetenida', 'otroAbono'] as const)(
  '[VI-E4] %s of a row in dollars says dollars, and of one in pesos the amount alone',
  (razon) => {
    const de = (moneda: string) => toRazon(moneda)({ razon, puntos: 1, n: 123_450 }).texto
    expect(de('USD')).toContain('$1,234.50 USD')
    expect(de('MXN')).toBe(de('USD').replace(' USD', ''))
  },
)
