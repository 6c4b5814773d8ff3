import { pesosToCentavos } from '@valija/contract/pesos.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { analizarComprobante } from './analizar-comprobante.ts'
import { llamadasDePagosDocumentados } from '@valija/contract/llamadas/pagos-documentados.ts'
import { serve } from '../../http/serve.ts'

/** Payments §7, the analysis of a proof; canonical under /api with the literal spelling as alias. */
export function registerLectura(app: App, deps: Deps): void {
  serve(app, llamadasDePagosDocumentados.analizarComprobante, ({ actor, query: { urlImage, saldo } }) =>
    analizarComprobante(deps, actor, {
      urlImage,
      saldo: saldo === undefined ? undefined : pesosToCentavos(saldo),
    }),
  )
}
