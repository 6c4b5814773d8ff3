import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { type LoteSembrado, type SeedLote, seedLote } from '../../apps/server/testing/seed-lote.ts'
import type { Product } from '../setup/product.ts'

/** A saved lote of a demo user, for tests that begin where the wizard ends. */
export async function sembrar(
  product: Product,
  email: string,
  options: Omit<SeedLote, 'creador'> = {},
): Promise<LoteSembrado> {
  const { deps } = product.valija
  const creador = await personaDe(deps, email)
  return seedLote({ deps }, { ...options, creador })
}

export type Contador = { idLote: string; idFactura: string; aceptaciones: number; intentos: number }
/** What ANT has in its books of a lote. */
export async function enAnt(product: Product, loteId: number): Promise<Contador[]> {
  const answer = await fetch(`${product.sandbox.url}/contadores`)
  const { facturas } = (await answer.json()) as { facturas: Contador[] }
  return facturas.filter(({ idLote }) => idLote === String(loteId))
}
export async function interruptores(product: Product, cambio: object): Promise<void> {
  await fetch(`${product.sandbox.url}/interruptores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cambio),
  })
}
