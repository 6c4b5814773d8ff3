/** A request of a change of the account that is paid. */
export type Solicitud = {
  estatus: boolean
  rechazadoEn: Date | null
  /** By who asked for it; it is closed then like a rejected one. */
  retiradaEn: Date | null
  confirmadoEn: Date | null
  solicitadoPor: string | null
  /** The member of staff who confirmed what a guest asked for. */
  confirmadoPor: string | null
}
export type EstadoSolicitud = 'Sin confirmar' | 'Pendiente' | 'Aprobada' | 'Rechazada' | 'Retirada'

type Fechas = Pick<Solicitud, 'estatus' | 'rechazadoEn' | 'retiradaEn' | 'confirmadoEn'>
export const estadoDeSolicitud = ({
  estatus,
  rechazadoEn,
  retiradaEn,
  confirmadoEn,
}: Fechas): EstadoSolicitud => {
  if (estatus) return 'Aprobada'
  if (retiradaEn !== null) return 'Retirada'
  if (rechazadoEn !== null) return 'Rechazada'
  return confirmadoEn === null ? 'Sin confirmar' : 'Pendiente'
}

/**
 * Why this person cannot settle it, or null. A second pair of eyes: never who asked for it or confirmed it. What a guest
 * asked for and nobody confirmed can be rejected, not approved.
 */
export function impedimentoDeResolver(
  solicitud: Solicitud,
  usuarioId: string,
  aprueba: boolean,
): 'solicitudResuelta' | 'solicitudPropia' | 'solicitudSinConfirmar' | null {
  const estado = estadoDeSolicitud(solicitud)
  if (estado !== 'Pendiente' && estado !== 'Sin confirmar') return 'solicitudResuelta'
  if (estado === 'Sin confirmar' && aprueba) return 'solicitudSinConfirmar'
  const propia = [solicitud.solicitadoPor, solicitud.confirmadoPor].includes(usuarioId)
  return propia ? 'solicitudPropia' : null
}
