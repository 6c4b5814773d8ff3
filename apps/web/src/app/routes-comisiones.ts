import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

export const comisiones: readonly Screen[] = [
  {
    path: paths.facturaComisionistaCrear,
    gate: 'personal',
    capacidad: 'comisiones.ver',
    load: () => import('./comisiones-detalle.tsx'),
  },
  {
    path: paths.facturasComisionista,
    gate: 'personal',
    roles: ['admin', 'OperativoComisionista', 'comisionista'],
    load: () => import('./lotes-comisionista.tsx'),
  },
  {
    path: paths.comisionReserva,
    gate: 'personal',
    capacidad: 'comisiones.generar',
    load: () => import('../features/comisiones/generador-screen.tsx'),
    sinSesion: () => import('./invitado-reserva.tsx'),
  },
  {
    path: paths.comisionDesglose,
    gate: 'personal',
    capacidad: 'comisiones.desglose',
    load: () => import('../features/comisiones/desglose-screen.tsx'),
  },
]
