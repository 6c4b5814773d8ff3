import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { registerListasDeCatalogos } from './listas.ts'
import { registerEstados } from './routes-estados.ts'
import { registerMetodos } from './routes-metodos.ts'
import { registerProductos } from './routes-productos.ts'
import { registerPromociones } from './routes-promociones.ts'

/** Payments §7. Reading is for who may open the screens; changing is for the policy's roles. */
export function registerCatalogosRoutes(app: App, deps: Deps): void {
  registerMetodos(app, deps)
  registerPromociones(app, deps)
  registerProductos(app, deps)
  registerEstados(app, deps)
  registerListasDeCatalogos(app, deps)
}
