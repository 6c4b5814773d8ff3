type Emitida = { fecha: string }
export type Desorden<F> = { motivo: 'futura' } | { motivo: 'antesDeFactura'; factura: F; emitida: string }

/**
 * A payment is made on its day or before: never after today, and never before a factura that it pays was issued. Days are
 * calendar days; a factura's is that of its `Fecha` as stamped.
 */
export function dayOutOfSense<F extends Emitida>(
  fechaPago: string,
  hoy: string,
  facturas: readonly F[],
): Desorden<F> | null {
  if (fechaPago > hoy) return { motivo: 'futura' }
  for (const factura of facturas) {
    const emitida = factura.fecha.slice(0, 10)
    if (fechaPago < emitida) return { motivo: 'antesDeFactura', factura, emitida }
  }
  return null
}
