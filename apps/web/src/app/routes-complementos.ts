import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

/** Payment complements: the ledger and the upload. */
export const complementos: readonly Screen[] = [
  {
    path: paths.complemento,
    gate: 'personal',
    capacidad: 'complementos.ver',
    load: () => import('../features/complementos/list-screen.tsx'),
  },
  {
    path: paths.nuevoComplemento,
    gate: 'personal',
    capacidad: 'complementos.subir',
    load: () => import('../features/complementos/upload-screen.tsx'),
  },
]
