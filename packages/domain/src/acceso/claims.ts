import type { Rol } from './roles.ts'

export type Claim = { tipo: string; valor: string }

/** The three claims that accepting a user adds, in this sequence (Access §4). */
export const claimsDeAceptar = ['RFCAgencia', 'role', 'NombreAgencia'] as const
export type ClaimDeAceptar = (typeof claimsDeAceptar)[number]
export const isClaimDeAceptar = (tipo: string): tipo is ClaimDeAceptar =>
  (claimsDeAceptar as readonly string[]).includes(tipo)

/**
 * Two readings of claim positions live on (Access §3): suppliers take the first as creator, the third as agency tax id,
 * the fifth as agency name; commissions take index 0 as agent e-mail, 2 as provider ids, 4 as tax id.
 */
export type Lectura = 'proveedores' | 'comisiones'
const posiciones: Record<Lectura, Partial<Record<string, number>>> = {
  proveedores: { creador: 0, RFCAgencia: 2, NombreAgencia: 4 },
  comisiones: { email: 0, idProveedor: 2, RFCAgencia: 4 },
}
export const lecturaDe = (rol: Rol | null): Lectura => (rol === 'comisionista' ? 'comisiones' : 'proveedores')

/** By name first; a session of another issuer that names nothing is read by the area's position. */
export const claimOf = (claims: readonly Claim[], nombre: string, lectura: Lectura): string | null => {
  const named = claims.find((claim) => claim.tipo === nombre)
  if (named) return named.valor
  const posicion = posiciones[lectura][nombre]
  if (posicion === undefined || claims.some((claim) => claim.tipo in posicionesPorNombre)) return null
  return claims[posicion]?.valor ?? null
}
const posicionesPorNombre: Record<string, true> = {
  email: true,
  RFCAgencia: true,
  NombreAgencia: true,
  role: true,
}

/** The session's claims as served: by name, and in an order that satisfies the reading of the person's area. */
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
    lecturaDe(persona.rol) === 'comisiones'
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
