import { llamadasDeRecibos } from '@valija/contract/llamadas/recibos.ts'
import type { comprobantePagoWire } from '@valija/contract/recibos.ts'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { markPagados } from './mark-pagados.ts'
import { requireLotes } from './require-lotes.ts'
import { type ComprobanteEscrito, saveComprobantes } from './save-comprobantes.ts'

/** The documented spelling to the plain names. */
const readComprobanteWire = (wire: z.output<typeof comprobantePagoWire>): ComprobanteEscrito => ({
  loteId: Number(wire.idFactura),
  rfc: wire.rfc,
  titular: wire.titulat,
  bancoBeneficiario: wire.bancobeneficiario,
  fechaPago: wire.fechapago,
  total: wire.totalLayout,
  folio: wire.folio,
  sincronizado: wire.sincronizado,
})

/** Supplier batches §7: POST save payment proofs, POST Factura/guardarComprobantePago, PUT actualizar-estatus-a-pagado. */
export function registerDocumentedRecibos(app: App, deps: Deps): void {
  // The first of the two has no path shown: ours, same style.
  for (const llamada of [llamadasDeRecibos.guardarComprobantePago, llamadasDeRecibos.guardarComprobantes])
    serve(app, llamada, async (req) => {
      const comprobantes = req.body.map(readComprobanteWire)
      await requireLotes(
        deps,
        req.actor,
        comprobantes.map(({ loteId }) => loteId),
      )
      return saveComprobantes(deps, req.actor, comprobantes)
    })
  serve(app, llamadasDeRecibos.marcarPagados, async (req) => {
    await requireLotes(deps, req.actor, req.body)
    return markPagados(deps, req.actor, req.body)
  })
}
