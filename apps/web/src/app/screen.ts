import type { Sesion } from '@valija/contract/sesion.ts'
import type { Capacidad } from '@valija/domain/acceso/permisos.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import { rolesDelPersonal } from '@valija/domain/acceso/roles.ts'
import type { ComponentType } from 'react'

/** A screen of the product: its address, who may see it, and its code, fetched when it is opened. */
export type Screen = {
  path: string
  /**
   * Outer gate. `publica`: anyone, without the frame. `cuenta`: every signed-in person, also one who waits to be let in.
   * `sesion`: whoever has a role. `personal`: the five staff
   * roles; anybody else gets the expired-session message (Access §2).
   */
  gate: 'publica' | 'cuenta' | 'sesion' | 'personal'
  /** Its row of the permission table; without it the no-permission message. */
  capacidad?: Capacidad
  /** Instead of a capability, where the table has none. */
  roles?: readonly Rol[]
  /** What a parameter must look like; anything else is an unknown address. */
  params?: Record<string, RegExp>
  load: () => Promise<{ default: ComponentType }>
  /** What somebody without a session sees at this address instead of the expired message (guests). */
  sinSesion?: () => Promise<{ default: ComponentType }>
}
export type Verdict = 'pasa' | 'pendiente' | 'expirada' | 'sinPermiso'

/** Which view a session gets at a screen; the server decides again on every call. */
export function verdict(
  { gate, capacidad, roles }: Omit<Screen, 'path' | 'load' | 'sinSesion'>,
  sesion: Sesion,
): Verdict {
  const rol = sesion.rol as Rol | null
  if (gate === 'cuenta') return 'pasa'
  if (rol === null) return 'pendiente'
  if (gate === 'personal' && !rolesDelPersonal.includes(rol)) return 'expirada'
  if (capacidad !== undefined && !sesion.capacidades.includes(capacidad)) return 'sinPermiso'
  return roles !== undefined && !roles.includes(rol) ? 'sinPermiso' : 'pasa'
}
