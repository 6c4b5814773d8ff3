/** A request of a change of the account that is paid. */
export type Solicitud = {
  estatus: boolean
  rechazadoEn: Date | null
  confirmadoEn: Date | null
  solicitadoPor: string | null
}
export type EstadoSolicitud = 'Sin confirmar' | 'Pendiente' | 'Aprobada' | 'Rechazada'

export const estadoDeSolicitud = ({ estatus, rechazadoEn, confirmadoEn }: Solicitud): EstadoSolicitud => {
  if (estatus) return 'Aprobada'
  if (rechazadoEn !== null) return 'Rechazada'
  return confirmadoEn === null ? 'Sin confirmar' : 'Pendiente'
}

/** Why this person cannot settle it, or null. A second pair of eyes: never who asked for it. */
export function impedimentoDeResolver(
  solicitud: Solicitud,
  usuarioId: string,
): 'solicitudResuelta' | 'solicitudPropia' | null {
  const estado = estadoDeSolicitud(solicitud)
  if (estado === 'Aprobada' || estado === 'Rechazada') return 'solicitudResuelta'
  return solicitud.solicitadoPor === usuarioId ? 'solicitudPropia' : null
}
