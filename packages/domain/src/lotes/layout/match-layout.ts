import { claveSuelta } from './clave-suelta.ts'
import type { FacturaDelLayout, RenglonLayout } from './renglon-layout.ts'

/**
 * Supplier batches §5.3: a row is a factura's when its folio equals the factura's folio, serie, serieFolio or folioSerie.
 * A serie alone fits many: serieFolio and folioSerie are preferred, then folio, then serie, and each row counts for one
 * factura only. Compared as text, trimmed, since a spreadsheet turns folios into numbers; without case, blanks and
 * hyphens only when then exactly one factura fits.
 */
const claves: ((factura: FacturaDelLayout) => string[])[] = [
  // Without a serie serieFolio is the bare folio, which is the next preference.
  ({ serie, folio, serieFolio, folioSerie }) => (serie && folio ? [serieFolio, folioSerie] : []),
  ({ folio }) => [folio],
  ({ serie }) => [serie],
]

export function matchLayout(
  renglones: readonly Pick<RenglonLayout, 'numero' | 'folio'>[],
  facturas: readonly FacturaDelLayout[],
): { dueno: Map<number, string>; dudas: Map<number, 'parecido' | 'varias'> } {
  const indices = claves.map((clavesDe) => {
    const indice = new Map<string, FacturaDelLayout[]>()
    for (const factura of facturas)
      for (const clave of new Set(clavesDe(factura).map((texto) => texto.trim())))
        if (clave !== '') indice.set(clave, [...(indice.get(clave) ?? []), factura])
    return indice
  })
  const dueno = new Map<number, string>()
  /** Rows whose factura another reading could change. */
  const dudas = new Map<number, 'parecido' | 'varias'>()
  for (const indice of indices) {
    const nombradas = new Set(dueno.values())
    for (const { numero, folio } of renglones) {
      if (dueno.has(numero)) continue
      const posibles = indice.get(folio.trim()) ?? []
      // Of several equal ones, first a factura that no better key has named; all rows of one key stay together.
      const factura = posibles.find(({ id }) => !nombradas.has(id)) ?? posibles[0]
      if (!factura) continue
      dueno.set(numero, factura.id)
      if (posibles.length > 1) dudas.set(numero, 'varias')
    }
  }
  const sueltas = new Map<string, Set<string>>()
  for (const factura of facturas)
    for (const clave of claves.flatMap((clavesDe) => clavesDe(factura)).map(claveSuelta))
      if (clave !== '') sueltas.set(clave, (sueltas.get(clave) ?? new Set()).add(factura.id))
  for (const { numero, folio } of renglones) {
    const [una, ...otras] = dueno.has(numero) ? [] : (sueltas.get(claveSuelta(folio)) ?? [])
    if (una === undefined || otras.length > 0) continue
    dueno.set(numero, una)
    dudas.set(numero, 'parecido')
  }
  return { dueno, dudas }
}
