/** So much of something within a window. */
export type Limite = { unidades: number; ventanaMs: number }
export type Hecha = { cuando: Date; unidades: number }

/** Minutes until `pedidas` more fit the limit, 0 when they fit now. What could never fit waits the whole window. */
export function minutosHastaCaber(
  hechas: readonly Hecha[],
  pedidas: number,
  { unidades, ventanaMs }: Limite,
  ahora: Date,
): number {
  const vivas = hechas
    .filter(({ cuando }) => ahora.getTime() - cuando.getTime() < ventanaMs)
    .toSorted((a, b) => a.cuando.getTime() - b.cuando.getTime())
  let sobran = vivas.reduce((suma, hecha) => suma + hecha.unidades, pedidas) - unidades
  if (sobran <= 0) return 0
  for (const hecha of vivas) {
    sobran -= hecha.unidades
    if (sobran <= 0) return minutesUntil(hecha.cuando.getTime() + ventanaMs, ahora)
  }
  return minutesUntil(ahora.getTime() + ventanaMs, ahora)
}

const minutesUntil = (instante: number, ahora: Date): number =>
  Math.ceil((instante - ahora.getTime()) / 60_000)
