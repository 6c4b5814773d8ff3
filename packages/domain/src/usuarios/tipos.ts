import type { Rol } from '../acceso/roles.ts'

/** The user's type, `phoneNumber` on the wire (Access §3). Not a role: one table relates the two. */
export const tiposDeUsuario = ['Administrador', 'Operativo', 'Comisionista', 'Proveedor'] as const
export type TipoDeUsuario = (typeof tiposDeUsuario)[number]
export const isTipoDeUsuario = (texto: string): texto is TipoDeUsuario =>
  (tiposDeUsuario as readonly string[]).includes(texto)

/** Roles a type may be given on accepting. One: it follows. Two: the admin picks. Unknown types become suppliers. */
const rolesPorTipo: Record<TipoDeUsuario, readonly Rol[]> = {
  Administrador: ['admin'],
  Operativo: ['OperativoProveedor', 'OperativoComisionista'],
  Comisionista: ['comisionista'],
  Proveedor: ['proveedor'],
}
export const rolesParaTipo = (tipo: string): readonly Rol[] =>
  isTipoDeUsuario(tipo) ? rolesPorTipo[tipo] : ['proveedor', 'usuario']

/** The role of an accepted user: the only one of its type, or the one picked among them; null when it must be picked. */
export function rolAlAceptar(tipo: string, elegido: Rol | null): Rol | null {
  const posibles = rolesParaTipo(tipo)
  if (elegido !== null) return posibles.includes(elegido) ? elegido : null
  if (!isTipoDeUsuario(tipo)) return 'proveedor'
  return posibles.length === 1 ? (posibles[0] ?? null) : null
}

/** Tabs of the user list: who waits to be let in, of whatever type; then by type, the first with two sub-tabs. */
export const pestanasUsuarios = [
  'porAutorizar',
  'administrador',
  'operativo',
  'comisionistas',
  'proveedores',
] as const
export type PestanaUsuarios = (typeof pestanasUsuarios)[number]
export const pestanaDe = (tipo: string): PestanaUsuarios =>
  tipo === 'Administrador'
    ? 'administrador'
    : tipo === 'Operativo'
      ? 'operativo'
      : tipo === 'Comisionista'
        ? 'comisionistas'
        : 'proveedores'
