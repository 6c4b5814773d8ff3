import type { Rol } from '@valija/domain/acceso/roles.ts'
import { paths } from '../lib/paths.ts'
import { screens } from './routes.ts'

export const isRoute = (path: string): boolean =>
  path === paths.inicio || path === paths.raiz || screens.some((screen) => screen.path === path)

const landings: Partial<Record<Rol, string>> = {
  admin: paths.inicio,
  comisionista: paths.facturaComisionistaCrear,
  proveedor: paths.facturaProveedor,
}
/** Where a role starts after signing in (Access §2); /inicio for those without a stated place. */
export const landing = (rol: string | null): string => {
  const path = rol === null ? undefined : landings[rol as Rol]
  return path !== undefined && isRoute(path) ? path : paths.inicio
}
