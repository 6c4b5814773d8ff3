import { paths } from '../lib/paths.ts'
import { comisiones } from './routes-comisiones.ts'
import { complementos } from './routes-complementos.ts'
import { cuentasPago } from './routes-cuentas-pago.ts'
import { inicio } from './routes-inicio.ts'
import { invitados } from './routes-invitados.ts'
import { lotes } from './routes-lotes.ts'
import { pagos } from './routes-pagos.ts'
import { personas } from './routes-personas.ts'
import { reservas } from './routes-reservas.ts'
import type { Screen } from './screen.ts'

/**
 * Every screen of the product, registered here by its area. An address that is not here says so and leads to /.
 * `/inicio` also answers at `/`.
 *
 *   { path: paths.usuario, gate: 'sesion', roles: ['admin', 'proveedor'], load: () => import('../features/usuarios/usuarios-screen.tsx') }
 */
export const screens: readonly Screen[] = [
  ...inicio,
  ...personas,
  ...lotes,
  ...pagos,
  ...reservas,
  ...complementos,
  ...cuentasPago,
  ...comisiones,
  ...invitados,
  {
    path: paths.facturaCrearProveedor,
    gate: 'sesion',
    capacidad: 'lotes.proveedor.crear',
    load: () => import('../features/borradores/create-lote-screen.tsx'),
  },
]
