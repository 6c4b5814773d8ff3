import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { type SeedComision, seedComision } from '../../apps/server/testing/seed-comision.ts'
import type { LoteSembrado } from '../../apps/server/testing/seed-lote.ts'
import type { Product } from '../setup/product.ts'

export const agenteDemo = 'comisionista@valija.demo'

/** Free bookings of the demo agent, as its first screen has them. */
export async function reservasLibres(product: Product, n: number): Promise<string[]> {
  const { filas } = await product.api<{ filas: { bookingCode: string }[] }>(
    agenteDemo,
    'GET',
    `/api/comisiones?estado=porFacturar&porPagina=${n}`,
  )
  return filas.map(({ bookingCode }) => bookingCode)
}

/** A commission lote of the demo agent, saved as it saves one. */
export async function sembrarComision(
  product: Product,
  options: Partial<Omit<SeedComision, 'creador'>> & { reservas?: number } = {},
): Promise<LoteSembrado & { bookingCodes: readonly string[] }> {
  const { deps } = product.valija
  const creador = await personaDe(deps, agenteDemo)
  const { reservas = 1, bookingCodes = await reservasLibres(product, reservas), ...rest } = options
  const lote = await seedComision({ deps }, { comisionistaId: 501, ...rest, bookingCodes, creador })
  return { ...lote, bookingCodes }
}
