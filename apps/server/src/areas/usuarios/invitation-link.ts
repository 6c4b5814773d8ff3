import type { Config } from '../../config.ts'
import { publicUrl } from '../../http/public-url.ts'

/**
 * The documented addresses (Access §2), with the single-use code besides. In /nuevousuario the first part is the agency's
 * tax id for a supplier's collaborator, else the role; it decides nothing.
 */
export function invitationUrl(
  config: Config,
  invitacion: { correo: string; rol: string; rfc: string | null },
  codigo: string,
): string {
  const correo = encodeURIComponent(invitacion.correo)
  const primero = encodeURIComponent(
    invitacion.rol === 'Proveedor' ? (invitacion.rfc ?? invitacion.rol) : invitacion.rol,
  )
  const path =
    invitacion.rol === 'Comisionista' ? `/nuevo/comisionista/${correo}` : `/nuevousuario/${primero}/${correo}`
  return publicUrl(config, `${path}?codigo=${codigo}`)
}
