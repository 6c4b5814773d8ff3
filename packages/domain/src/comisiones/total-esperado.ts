import { type Centavos, centavos } from '@valija/palabras/centavos.ts'
import { type CabeceraCfdi, retenidoDe } from '../facturas/factura.ts'
import type { Politica } from '../politica/politica.ts'
import { isPagable } from './compute-factura.ts'

/**
 * What the invoice must be for: the commissions, less what the document retains where the regime's total is net
 * (Commissions §5: 612 at least; 621 and 626 by the policy's list).
 */
export function totalEsperado(
  cfdi: Pick<CabeceraCfdi, 'emisorRegimen' | 'impuestos'>,
  comisiones: readonly number[],
  politica: Pick<Politica, 'regimenesTotalNeto'>,
): Centavos {
  const total = comisiones.filter(isPagable).reduce((suma, comision) => suma + comision, 0)
  if (!politica.regimenesTotalNeto.includes(cfdi.emisorRegimen ?? '')) return centavos(total)
  return centavos(total - retenidoDe(cfdi))
}

/** Both kinds of RFC in one upload, which is refused (C-078). */
export const mezclaClasesRfc = (rfcs: readonly string[]): boolean =>
  new Set(rfcs.map((rfc) => rfc.length)).size > 1

/** A commission lote's factura against its bookings, inclusive (C-107). */
export const isConsistente = (totalFactura: number, sumaReservas: number, tolerancia: number): boolean =>
  Math.abs(totalFactura - sumaReservas) <= tolerancia
