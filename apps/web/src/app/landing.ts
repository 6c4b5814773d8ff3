import type { Rol } from '@valija/domain/acceso/roles.ts'
import { paths } from '../lib/paths.ts'

const landings: Partial<Record<Rol, string>> = {
  admin: paths.inicio,
  comisionista: paths.facturaComisionistaCrear,
  proveedor: paths.facturaProveedor,
}
/** Where a role starts after signing in (Access §2); /inicio for those without a stated place. */
export const landing = (rol: string | null): string =>
  (rol === null ? undefined : landings[rol as Rol]) ?? paths.inicio
