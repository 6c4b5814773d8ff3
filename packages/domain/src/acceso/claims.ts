import type { Rol } from './roles.ts'

export type Claim = { tipo: string; valor: string }

/** The three claims that accepting a user adds, in this sequence (Access §4). */
export const claimsDeAceptar = ['RFCAgencia', 'role', 'NombreAgencia'] as const
export type ClaimDeAceptar = (typeof claimsDeAceptar)[number]
export const isClaimDeAceptar = (tipo: string): tipo is ClaimDeAceptar =>
  (claimsDeAceptar as readonly string[]).includes(tipo)

/**
 * The session's claims as served: by name, and where the two readings of their positions look for them (Access §3).
 * Suppliers take the first as creator, the third as agency tax id, the fifth as agency name; commissions take index 0 as
 * agent e-mail, 2 as provider ids, 4 as tax id.
 */
export function claimsEnOrden(persona: {
  usuarioId: string
  correo: string
  rol: Rol | null
  rfc: string | null
  claims: readonly Claim[]
}): Claim[] {
  const valores = (tipo: string): Claim[] => persona.claims.filter((claim) => claim.tipo === tipo)
  const uno = (tipo: string, otro: string): Claim => valores(tipo)[0] ?? { tipo, valor: otro }
  if (persona.rol === null) return [...persona.claims]
  const creador = { tipo: 'creador', valor: persona.usuarioId }
  const email = { tipo: 'email', valor: persona.correo }
  const role = uno('role', persona.rol)
  const rfc = uno('RFCAgencia', persona.rfc ?? '')
  const nombre = uno('NombreAgencia', '')
  const proveedores = valores('idProveedor')
  const cabeza =
    persona.rol === 'comisionista'
      ? [
          email,
          role,
          proveedores[0] ?? { tipo: 'idProveedor', valor: '' },
          nombre,
          rfc,
          creador,
          ...proveedores.slice(1),
        ]
      : [creador, email, rfc, role, nombre, ...proveedores]
  const puestos = new Set(cabeza.map((claim) => claim.tipo))
  return [...cabeza, ...persona.claims.filter((claim) => !puestos.has(claim.tipo))]
}
