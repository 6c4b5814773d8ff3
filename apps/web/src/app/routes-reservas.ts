import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

/** The booking's page: what of it each role sees is the server's scope. */
export const reservas: readonly Screen[] = [
  {
    path: paths.reserva,
    gate: 'sesion',
    capacidad: 'reservas.ver',
    params: { localizador: /^[\w&Ññ-]{1,40}$/ },
    load: () => import('../features/reservas/reserva-screen.tsx'),
  },
]
