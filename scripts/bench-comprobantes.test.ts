import { expect, it } from 'vitest'
import { layouts } from '../bench/comprobantes/layouts.ts'
import { pagoDe } from '../bench/comprobantes/pago.ts'

it('[VI-C4] the bench of proofs draws at least 60 pages of payments and 30 of none, each another one', () => {
  const paid = layouts.filter(({ pagado }) => pagado)
  expect(paid.length).toBeGreaterThanOrEqual(60)
  expect(layouts.length - paid.length).toBeGreaterThanOrEqual(30)
  expect(new Set(layouts.map(({ nombre }) => nombre)).size).toBe(layouts.length)
  const pago = pagoDe('meta')
  expect(new Set(layouts.map(({ cuerpo }) => cuerpo(pago))).size).toBe(layouts.length)
})

it('[VI-C4] every page of a payment shows its amount and, where it has one, the number that tells it', () => {
  const pago = pagoDe('meta', 2)
  for (const { nombre, pagado, cuerpo, numero } of layouts) {
    if (!pagado) continue
    const page = cuerpo(pago)
    expect(page.includes(pago.monto) || page.includes(pago.entero), nombre).toBe(true)
    const shown = numero(pago)
    if (shown !== null) expect(page, nombre).toContain(shown)
  }
})
