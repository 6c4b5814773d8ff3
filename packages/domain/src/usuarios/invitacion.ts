export type EstadoInvitacion = 'pendiente' | 'usada' | 'expirada' | 'revocada'

/** The state of an invitation follows from its dates; being used or revoked outweighs the clock. */
export function estadoInvitacion(
  invitacion: { usadaEn: Date | null; revocadaEn: Date | null; expiraEn: Date },
  ahora: Date,
): EstadoInvitacion {
  if (invitacion.usadaEn) return 'usada'
  if (invitacion.revocadaEn) return 'revocada'
  return invitacion.expiraEn <= ahora ? 'expirada' : 'pendiente'
}

export const diasInvitacion = 7
/** When an invitation made, or sent again, now ends. */
export const invitationExpiry = (ahora: Date): Date => new Date(ahora.getTime() + diasInvitacion * 86_400_000)
export const minutosRecuperacion = 60
