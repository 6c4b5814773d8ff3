/** What each person's readings cost of late: after `mitadMs` half of it counts. */
export function createGasto(mitadMs: number) {
  const gastos = new Map<string, { costo: number; cuando: number }>()
  const of = (quien: string, ahora: number): number => {
    const gasto = gastos.get(quien)
    return gasto ? gasto.costo * 0.5 ** ((ahora - gasto.cuando) / mitadMs) : 0
  }
  return {
    add(quien: string, costo: number, ahora: number): void {
      gastos.set(quien, { costo: of(quien, ahora) + costo, cuando: ahora })
      for (const [otro, { cuando }] of gastos) if (ahora - cuando > mitadMs * 16) gastos.delete(otro)
    },
    of,
  }
}
