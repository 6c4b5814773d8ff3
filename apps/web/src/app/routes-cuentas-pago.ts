import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

/** Accounts on which agents are paid: requests and their approval. */
export const cuentasPago: readonly Screen[] = [
  {
    path: paths.cuentaPago,
    gate: 'personal',
    capacidad: 'cuentasPago.ver',
    load: () => import('../features/cuentas-pago/list-screen.tsx'),
  },
]
