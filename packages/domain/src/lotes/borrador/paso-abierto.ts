export const pasos = ['facturas', 'dictamen', 'layout', 'nombre', 'confirmar'] as const
export type Paso = (typeof pasos)[number]

export type AvanceBorrador = {
  facturas: number
  proveedorElegido: boolean
  facturasValidadas: boolean
  continuan: number
  layoutCargado: boolean
  reservasValidadas: boolean
  layoutValidado: boolean
  /** Facturas that pass the layout and ANT. */
  listas: number
  loteValidado: boolean
}

/** Supplier batches §4: a later step opens only when the earlier one is done. */
export function pasoAbierto(a: AvanceBorrador): Paso {
  if (a.facturas === 0) return 'facturas'
  if (!a.proveedorElegido || !a.facturasValidadas || a.continuan === 0) return 'dictamen'
  if (!a.layoutCargado || !a.reservasValidadas || !a.layoutValidado || a.listas === 0) return 'layout'
  return a.loteValidado ? 'confirmar' : 'nombre'
}
