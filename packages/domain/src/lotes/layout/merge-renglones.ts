import type { RenglonLayout } from './renglon-layout.ts'

/**
 * A sheet of exceptions comes back. A row with its number replaces that row; rows without a number replace all rows of
 * their folio. What the sheet does not name stays as it was.
 */
export function mergeRenglones<R extends RenglonLayout>(
  actuales: readonly R[],
  corregidos: readonly (Omit<R, 'numero'> & { original: number | null })[],
): R[] {
  const numeros = new Set(actuales.map(({ numero }) => numero))
  const porNumero = new Map<number, Omit<R, 'numero'>>()
  const nuevos: Omit<R, 'numero'>[] = []
  for (const { original, ...renglon } of corregidos)
    if (original !== null && numeros.has(original))
      porNumero.set(original, renglon as unknown as Omit<R, 'numero'>)
    else nuevos.push(renglon as unknown as Omit<R, 'numero'>)
  const foliosNuevos = new Set(nuevos.map(({ folio }) => folio.trim()))
  const quedan = actuales
    .filter(({ numero, folio }) => porNumero.has(numero) || !foliosNuevos.has(folio.trim()))
    .map((renglon) => ({ ...renglon, ...porNumero.get(renglon.numero), numero: renglon.numero }))
  const ultimo = Math.max(0, ...actuales.map(({ numero }) => numero))
  return [...quedan, ...nuevos.map((renglon, i) => ({ ...renglon, numero: ultimo + 1 + i }) as unknown as R)]
}
