import { llamadasDePagos } from '@valija/contract/llamadas/pagos.ts'
import { llamadasDePagosDocumentados } from '@valija/contract/llamadas/pagos-documentados.ts'
import { pesosToCentavos } from '@valija/contract/pesos.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { analyzeComprobante } from './analyze-comprobante.ts'
import { reservasDelComprobante } from './reservas-del-comprobante.ts'

/** Payments §7, the analysis of a proof; canonical under /api with the literal spelling as alias. Ours names its booking. */
export function registerLectura(app: App, deps: Deps): void {
  serve(app, llamadasDePagosDocumentados.analizarComprobante, ({ actor, query: { urlImage, saldo } }) =>
    analyzeComprobante(deps, actor, {
      urlImage,
      saldo: saldo === undefined ? undefined : pesosToCentavos(saldo),
    }),
  )
  serve(app, llamadasDePagos.reservasDelComprobante, ({ actor, body }) =>
    reservasDelComprobante(deps, actor, body.urlComprobante),
  )
}
