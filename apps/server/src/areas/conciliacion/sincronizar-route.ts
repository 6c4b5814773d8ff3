import {
  sincronizarConsulta,
  sincronizarEntrada,
  sincronizarRespuesta,
} from '@valija/contract/sincronizacion.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sincronizar } from './sincronizar.ts'

/** Payments §7: canonical under /api with the literal spelling as alias. */
export function registerSincronizar(app: App, deps: Deps): void {
  for (const url of ['/api/Pagos/SincronizarEstadoCuenta', '/Pagos/SincronizarEstadoCuenta'])
    app.post(
      url,
      {
        schema: {
          tags: ['documentadas'],
          querystring: sincronizarConsulta,
          body: sincronizarEntrada,
          response: { 200: sincronizarRespuesta },
        },
        config: { allow: 'pagos.ver' },
      },
      (req) =>
        sincronizar(deps, req.actor, {
          renglones: req.body,
          fuente: req.query.fuente,
          cuenta: req.query.cuenta,
        }),
    )
}
