import PagoDetailScreen from '../features/pagos/detail-screen.tsx'
import { AvisosDeCobro } from '../features/reservas/avisos-de-cobro.tsx'

/** /detalle/pago: one payment, with what its booking warns of. */
export default function PagoDetalle() {
  return <PagoDetailScreen Avisos={AvisosDeCobro} />
}
