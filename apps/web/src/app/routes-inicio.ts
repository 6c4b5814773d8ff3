import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

/** Home, settings and the permission table. */
export const inicio: readonly Screen[] = [
  {
    path: paths.inicio,
    gate: 'sesion',
    capacidad: 'inicio.ver',
    load: () => import('../features/inicio/inicio-screen.tsx'),
  },
  {
    path: paths.configuraciones,
    gate: 'personal',
    capacidad: 'politica.ver',
    load: () => import('../features/politica/settings-screen.tsx'),
  },
  {
    path: paths.permisos,
    gate: 'personal',
    capacidad: 'permisos.ver',
    load: () => import('../features/permisos/permissions-screen.tsx'),
  },
  {
    path: paths.instalacion,
    gate: 'personal',
    capacidad: 'instalacion.administrar',
    load: () => import('../features/instalacion/instalacion-screen.tsx'),
  },
]
