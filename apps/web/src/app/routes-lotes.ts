import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

export const lotes: readonly Screen[] = [
  {
    path: paths.factura,
    gate: 'personal',
    roles: ['admin', 'OperativoProveedor', 'OperativoComisionista'],
    load: () => import('./lotes-operador.tsx'),
  },
  {
    path: paths.facturaProveedor,
    gate: 'personal',
    capacidad: 'lotes.proveedor.ver',
    load: () => import('./lotes-proveedor.tsx'),
  },
  {
    path: paths.porFacturar,
    gate: 'personal',
    capacidad: 'porFacturar.ver',
    load: () => import('../features/por-facturar/por-facturar-screen.tsx'),
  },
]
