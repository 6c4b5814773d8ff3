/** Centavos throughout. */
export type FacturaConSaldo = { id: number; total: number; pagado: number }
export type Reparto = { pagos: { facturaId: number; monto: number }[]; resto: number }

export const saldoDe = (factura: FacturaConSaldo): number => Math.max(0, factura.total - factura.pagado)
export const saldoDeTodas = (facturas: readonly FacturaConSaldo[]): number =>
  facturas.reduce((sum, factura) => sum + saldoDe(factura), 0)

/**
 * An amount over the facturas of a lote, so that partial payments and complements have something to stand on. A partial
 * amount that is exactly what one factura alone still lacks is that factura's; anything else fills them in their order.
 */
export function distributeMonto(monto: number, facturas: readonly FacturaConSaldo[]): Reparto {
  const equal = facturas.filter((factura) => saldoDe(factura) === monto)
  if (equal.length === 1 && equal[0]) return { pagos: [{ facturaId: equal[0].id, monto }], resto: 0 }
  const pagos: Reparto['pagos'] = []
  let resto = monto
  for (const factura of facturas) {
    const part = Math.min(resto, saldoDe(factura))
    if (part <= 0) continue
    pagos.push({ facturaId: factura.id, monto: part })
    resto -= part
  }
  return { pagos, resto }
}
