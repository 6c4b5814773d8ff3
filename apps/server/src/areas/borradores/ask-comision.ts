import type { Deps } from '../../deps.ts'
import { answerOf, type FacturaPorPreguntar, type RespuestaAnt } from './ask-ant.ts'

/** The commission check: invoice and bookings in one question (Commissions §7); of a guest's, whether its RFC is registered. */
export const askComision = (
  deps: Pick<Deps, 'ant' | 'reloj'>,
  { uuid, total, proveedorId, renglones }: FacturaPorPreguntar,
  existeRfc?: boolean,
): Promise<RespuestaAnt> =>
  answerOf(deps, async () => {
    const { facturaValida, mensaje } = await deps.ant.comisiones.validar({
      bookingCodes: renglones.map(({ bookingCode }) => bookingCode),
      totalFactura: total,
      comisionistaId: proveedorId,
      uuid,
      ...(existeRfc === undefined ? {} : { existeRfc }),
    })
    return {
      factura: { valida: true, mensaje: '' },
      reservas: { valida: facturaValida, mensaje },
      renglones: [],
    }
  })
