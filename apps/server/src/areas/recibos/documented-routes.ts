import {
  comprobantesGuardados,
  comprobantesPagoWire,
  lotesMarcados,
  lotesPorMarcar,
} from '@valija/contract/recibos.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { markPagados } from './mark-pagados.ts'
import { readComprobanteWire } from './read-comprobante-wire.ts'
import { requireLotes } from './require-lotes.ts'
import { saveComprobantes } from './save-comprobantes.ts'

/** As shown, with the literal spelling as alias. The first of the two save calls has no path shown: ours, same style. */
const save = ['/api/Factura/guardarComprobantePago', '/Factura/guardarComprobantePago']
const saveProofs = ['/api/Factura/guardarComprobantes', '/Factura/guardarComprobantes']
const mark = ['/api/Factura/actualizar-estatus-a-pagado', '/Factura/actualizar-estatus-a-pagado']

/** Supplier batches §7: POST save payment proofs, POST Factura/guardarComprobantePago, PUT actualizar-estatus-a-pagado. */
export function registerDocumentedRecibos(app: App, deps: Deps): void {
  for (const url of [...save, ...saveProofs])
    app.post(
      url,
      {
        schema: {
          tags: ['documentadas'],
          body: comprobantesPagoWire,
          response: { 200: comprobantesGuardados },
        },
        config: { allow: 'comprobantes.agregar' },
      },
      async (req) => {
        const comprobantes = req.body.map(readComprobanteWire)
        await requireLotes(
          deps,
          req.actor,
          comprobantes.map(({ loteId }) => loteId),
        )
        return saveComprobantes(deps, req.actor, comprobantes)
      },
    )
  for (const url of mark)
    app.put(
      url,
      {
        schema: { tags: ['documentadas'], body: lotesPorMarcar, response: { 200: lotesMarcados } },
        config: { allow: 'comprobantes.agregar' },
      },
      async (req) => {
        await requireLotes(deps, req.actor, req.body)
        return markPagados(deps, req.actor, req.body)
      },
    )
}
