import type { Screen } from './screen.ts'

/**
 * Every screen of the product, registered here by its area. An address that is not here leads to /; a menu entry whose
 * address is not here is not drawn. `/inicio` also answers at `/`.
 *
 *   { path: paths.usuario, gate: 'sesion', roles: ['admin', 'proveedor'], load: () => import('../features/usuarios/users-screen.tsx') }
 */
export const screens: readonly Screen[] = []
