import type { Aviso } from '@valija/contract/borradores.ts'
import type { FacturaInvitado } from '@valija/contract/invitados.ts'

const deReservas = ['algunasReservasRegistradas', 'antSinConexion', 'facturaNoPagable']
const alFinal = ['facturasCumplen']

/** Each notice stands in the step where something can be done about it. */
export const avisosDePaso = (avisos: readonly Aviso[]) => ({
  facturas: avisos.filter(({ codigo }) => !deReservas.includes(codigo) && !alFinal.includes(codigo)),
  reservas: avisos.filter(({ codigo }) => deReservas.includes(codigo)),
  guardar: avisos.filter(({ codigo }) => alFinal.includes(codigo)),
})

type Hallazgo = FacturaInvitado['hallazgos'][number]
/** What concerns the bookings of a factura, not the factura itself. */
export const isDeReservas = ({ codigo, origen }: Hallazgo): boolean =>
  origen === 'ant' || origen === 'layout' || codigo === 'invitadoTotal'
