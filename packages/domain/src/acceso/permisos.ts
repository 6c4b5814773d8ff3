import type { Rol } from './roles.ts'

/**
 * The one permission table: capability × role. The server enforces it on every call and file, the menu and the
 * documentation read it. Own-data scope is not here: every query starts from the user's scope.
 * Sources: Access §6, Supplier batches §6, Commissions §6, Payments §6 and the recorded decisions.
 */
export const permisos = {
  // Supplier batches §6
  'lotes.ver': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  'lotes.proveedor.ver': ['admin', 'OperativoProveedor', 'proveedor'],
  'lotes.proveedor.crear': ['admin', 'proveedor', 'usuario'],
  'lotes.procesar': ['admin'],
  'lotes.eliminar': ['admin'],
  'lotes.descargar': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  'recibos.cargar': ['admin'],
  'comprobantes.agregar': ['admin'],
  'bitacora.ver': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
} as const satisfies Record<string, readonly Rol[]>

export type Capacidad = keyof typeof permisos

export const can = (rol: Rol | null, capacidad: Capacidad): boolean =>
  rol !== null && (permisos[capacidad] as readonly Rol[]).includes(rol)

export const capacidadesDe = (rol: Rol | null): Capacidad[] =>
  (Object.keys(permisos) as Capacidad[]).filter((capacidad) => can(rol, capacidad))
