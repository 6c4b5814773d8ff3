import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

/** Agents without an account. The wizard is also the operators', inside the frame. */
export const invitados: readonly Screen[] = [
  { path: paths.ingresarRfc, gate: 'publica', load: () => import('../features/invitados/rfc-screen.tsx') },
  { path: paths.comisionistaInvitado, gate: 'publica', load: () => import('./invitado-menu.tsx') },
  {
    path: paths.confirmarCuentaInvitado,
    gate: 'publica',
    load: () => import('../features/invitados/confirmar-screen.tsx'),
  },
  {
    path: paths.facturaComisionistaInvitadoCrear,
    gate: 'sesion',
    load: () => import('../features/invitados/crear-staff-screen.tsx'),
    sinSesion: () => import('../features/invitados/crear-invitado-screen.tsx'),
  },
]
