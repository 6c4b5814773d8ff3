/** Roles of the session's role claim, spelled as the specification does (Access §1). */
export const roles = [
  'admin',
  'OperativoComisionista',
  'OperativoProveedor',
  'proveedor',
  'comisionista',
  'usuario',
] as const
export type Rol = (typeof roles)[number]
export const isRol = (value: string): value is Rol => (roles as readonly string[]).includes(value)
/** The five roles that pass the "admin-only" outer gate (Access §2). */
export const rolesDelPersonal: readonly Rol[] = [
  'admin',
  'proveedor',
  'comisionista',
  'OperativoComisionista',
  'OperativoProveedor',
]
export const nombreDeRol: Record<Rol, string> = {
  admin: 'Administrador',
  OperativoComisionista: 'Operativo de comisionistas',
  OperativoProveedor: 'Operativo de proveedores',
  proveedor: 'Proveedor',
  comisionista: 'Comisionista',
  usuario: 'Usuario',
}
