import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

/** Payments §2: flagged admin-only, which admits the five staff roles; inside, each call applies its own permission. */
export const pagos: readonly Screen[] = [
  {
    path: paths.listarPagos,
    gate: 'personal',
    capacidad: 'pagos.ver',
    load: () => import('../features/pagos/list-screen.tsx'),
  },
  {
    path: paths.estadosDeCuenta,
    gate: 'personal',
    capacidad: 'pagos.ver',
    load: () => import('../features/estados-de-cuenta/estados-screen.tsx'),
  },
  {
    path: paths.fuentesDeEstado,
    gate: 'personal',
    capacidad: 'pagos.ver',
    load: () => import('../features/estados-de-cuenta/fuentes-screen.tsx'),
  },
  {
    path: paths.conciliacion,
    gate: 'personal',
    capacidad: 'pagos.ver',
    load: () => import('../features/conciliacion/conciliacion-screen.tsx'),
  },
  {
    path: paths.reglasConciliacion,
    gate: 'personal',
    capacidad: 'pagos.ver',
    load: () => import('../features/conciliacion/reglas-screen.tsx'),
  },
  {
    path: paths.catalogosPago,
    gate: 'personal',
    capacidad: 'pagos.ver',
    params: { catalogo: /^(metodos|promociones|productos|estados)$/ },
    load: () => import('../features/catalogos/catalogo-screen.tsx'),
  },
  {
    path: paths.crearPago,
    gate: 'personal',
    capacidad: 'pagos.crear',
    load: () => import('../features/pagos/create-screen.tsx'),
  },
  {
    path: paths.detallePago,
    gate: 'personal',
    capacidad: 'pagos.ver',
    params: { pagoID: /^\d{1,15}$/ },
    load: () => import('./pago-detalle.tsx'),
  },
]
