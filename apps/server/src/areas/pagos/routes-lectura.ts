import { analisisComprobante, analizarComprobanteEntrada } from '@valija/contract/comprobantes-leidos.ts'
import { pesosToCentavos } from '@valija/contract/pesos.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { analizarComprobante } from './analizar-comprobante.ts'

/** Readings a person may ask for; what was read before costs nothing and counts all the same. */
const porMinuto = 30

/** Payments §7, the analysis of a proof; canonical under /api with the literal spelling as alias. */
export function registerLectura(app: App, deps: Deps): void {
  for (const url of ['/api/Pagos/AnalizarComprobante', '/Pagos/AnalizarComprobante'])
    app.get(
      url,
      {
        schema: {
          tags: ['documentadas'],
          querystring: analizarComprobanteEntrada,
          response: { 200: analisisComprobante },
        },
        // A reading keeps the machine busy for seconds; a whole office may share one address.
        config: {
          allow: 'pagos.crear',
          rateLimit: {
            max: porMinuto,
            timeWindow: '1 minute',
            hook: 'preHandler',
            keyGenerator: ({ actor }) => `lectura:${actor.usuarioId}`,
          },
        },
      },
      ({ actor, query: { urlImage, saldo } }) =>
        analizarComprobante(deps, actor, {
          urlImage,
          saldo: saldo === undefined ? undefined : pesosToCentavos(saldo),
        }),
    )
}
