import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { consultarAnt, recentEnvios, readEnvio } from './consultar-envio.ts'
import { procesarLotes } from './procesar-lotes.ts'
import { readLote } from './read-lote.ts'
import { revisarFactura } from './por-revisar.ts'
import { explicarReservas } from './reservas-repetidas.ts'
import { reenviarRechazadas, resolverDuda } from './resolver-duda.ts'
import { retirarFactura } from './retirar-factura.ts'
import { validarRfc } from './validar-rfc.ts'
import { llamadasDeLotes } from '@valija/contract/llamadas/lotes.ts'
import { serve } from '../../http/serve.ts'

/** Processing and what follows it until ANT has accepted every factura. */
export function registerEnvio(app: App, deps: Deps): void {
  serve(app, llamadasDeLotes.procesar, (req) => procesarLotes(deps, req.actor, req.body))
  serve(app, llamadasDeLotes.validarRfc, (req) => validarRfc(deps, req.actor, req.body.ids))
  serve(app, llamadasDeLotes.enviosRecientes, (req) => recentEnvios(deps, req.actor))
  serve(app, llamadasDeLotes.envio, (req) => readEnvio(deps, req.actor, req.params.grupo))
  serve(app, llamadasDeLotes.consultar, async (req) => {
    await consultarAnt(deps, req.actor, req.params.id)
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.reenviar, async (req) => {
    await reenviarRechazadas(deps, req.actor, req.params.id)
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.retirarFactura, async (req) => {
    await retirarFactura(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
  // Answered without the lote: a rejected factura that was its last takes it along.
  serve(app, llamadasDeLotes.revisarFactura, (req) =>
    revisarFactura(deps, req.actor, { ...req.params, ...req.body }),
  )
  serve(app, llamadasDeLotes.explicarFactura, async (req) => {
    await explicarReservas(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.resolverFactura, async (req) => {
    await resolverDuda(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
}
