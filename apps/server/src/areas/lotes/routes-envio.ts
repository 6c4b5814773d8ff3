import { llamadasDeLotes } from '@valija/contract/llamadas/lotes.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { consultAnt, readEnvio, recentEnvios } from './consult-envio.ts'
import { revisarFactura } from './por-revisar.ts'
import { processLotes } from './process-lotes.ts'
import { readLote } from './read-lote.ts'
import { explainReservas } from './reservas-repetidas.ts'
import { resendRechazadas, resolveDuda } from './resolve-duda.ts'
import { validateRfc } from './validate-rfc.ts'
import { withdrawFactura } from './withdraw-factura.ts'

/** Processing and what follows it until ANT has accepted every factura. */
export function registerEnvio(app: App, deps: Deps): void {
  serve(app, llamadasDeLotes.procesar, (req) => processLotes(deps, req.actor, req.body))
  serve(app, llamadasDeLotes.validarRfc, (req) => validateRfc(deps, req.actor, req.body.ids))
  serve(app, llamadasDeLotes.enviosRecientes, (req) => recentEnvios(deps, req.actor))
  serve(app, llamadasDeLotes.envio, (req) => readEnvio(deps, req.actor, req.params.grupo))
  serve(app, llamadasDeLotes.consultar, async (req) => {
    await consultAnt(deps, req.actor, req.params.id)
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.reenviar, async (req) => {
    await resendRechazadas(deps, req.actor, req.params.id)
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.retirarFactura, async (req) => {
    await withdrawFactura(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
  // Answered without the lote: a rejected factura that was its last takes it along.
  serve(app, llamadasDeLotes.revisarFactura, (req) =>
    revisarFactura(deps, req.actor, { ...req.params, ...req.body }),
  )
  serve(app, llamadasDeLotes.explicarFactura, async (req) => {
    await explainReservas(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.resolverFactura, async (req) => {
    await resolveDuda(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
}
