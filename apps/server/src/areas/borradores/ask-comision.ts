import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import type { AntFactura, AntRenglon } from './load-borrador.ts'
import type { FacturaPorPreguntar, Pedido } from './por-preguntar.ts'

/** The commission check: invoice and bookings in one question (Commissions §7). */
export async function askComision(
  deps: Pick<Deps, 'ant' | 'reloj'>,
  _pedido: Pedido,
  { uuid, total, proveedorId, renglones, existeRfc }: FacturaPorPreguntar,
): Promise<{ ant: AntFactura; renglones: [numero: number, ant: AntRenglon][] }> {
  const en = deps.reloj.ahora().toISOString()
  try {
    const { facturaValida, mensaje } = await deps.ant.comisiones.validar({
      bookingCodes: renglones.map(({ bookingCode }) => bookingCode),
      totalFactura: total,
      comisionistaId: proveedorId,
      uuid,
      ...(existeRfc === undefined ? {} : { existeRfc }),
    })
    const factura = { valida: true, mensaje: '' }
    return { ant: { en, falla: false, factura, reservas: { valida: facturaValida, mensaje } }, renglones: [] }
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    const nada = { valida: false, mensaje: '' }
    return { ant: { en, falla: true, factura: nada, reservas: nada }, renglones: [] }
  }
}
