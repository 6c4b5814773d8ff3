import type { Capacidad } from '@valija/domain/acceso/permisos.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { Autor } from '../areas/bitacora/write-bitacora.ts'

/** The signed-in person of a request, read from the database: never from what the client says. */
export type Actor = Autor & {
  usuarioId: string
  /** Empty of who came by a ticket. */
  sesionId: string
  /** The session that asked for the ticket by which it came. */
  boletoDe?: string
  rol: Rol | null
  rfc: string | null
  nombreAgencia: string | null
  idProveedores: number[]
  idComisionista: number | null
  isOmnibeesLocator: boolean
  claims: { tipo: string; valor: string }[]
  capacidades: readonly Capacidad[]
  expiracion: Date
  /** When it ends if nobody uses it; looked at again then, since its use is noted where the session is. */
  ociosaEn?: Date
  /** What must be done before anything else: only calls of the own session are answered meanwhile. */
  debe?: 'cambiarClave' | 'segundoFactor' | null
}
