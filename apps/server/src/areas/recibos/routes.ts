import { llamadasDeRecibos } from '@valija/contract/llamadas/recibos.ts'
import type { PagoDeLote } from '@valija/contract/recibos.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { annulComprobante, type ConFilas } from './annul-comprobante.ts'
import { listComprobantes } from './list-comprobantes.ts'
import { listaDePagos } from './list-pagos.ts'
import { openPaginaDePago, openRecibo } from './open-recibo.ts'
import { receiveRecibo } from './receive-recibo.ts'
import { requireLotes } from './require-lotes.ts'
import { registerDocumentedRecibos } from './routes-documentadas.ts'
import { saveRecibo } from './save-recibo.ts'
import { searchLotes } from './search-lotes.ts'

/**
 * Bank receipts are the administrators' (Supplier batches §6); payment proofs accounting's too, for the lotes it processes
 * (Commissions §6).
 */
export function registerRecibosRoutes(app: App, deps: Deps, filas: ConFilas): void {
  serve(app, llamadasDeRecibos.buscarLotes, async (req) => ({
    emparejamientos: await searchLotes(deps, req.body.pagos, req.body.todos),
  }))
  serve(app, llamadasDeRecibos.guardar, async (req) => saveRecibo(deps, req.actor, await receiveRecibo(req)))
  serve(app, llamadasDeRecibos.archivo, async (req, reply) => {
    const { nombre, contenido } = await openRecibo(deps, req.params.id)
    return sendFile(reply, { nombre, tipo: 'application/pdf', contenido })
  })
  serve(app, llamadasDeRecibos.comprobantesDeLote, async (req) => {
    await requireLotes(deps, req.actor, [req.params.id])
    return listComprobantes(deps, req.params.id)
  })
  serve(app, llamadasDeRecibos.pagosDeLote, async (req) => {
    await requireLotes(deps, req.actor, [req.params.id])
    return readPage<PagoDeLote>(deps.db, listaDePagos(req.actor, req.params.id), req.query)
  })
  serve(app, llamadasDeRecibos.reciboDePago, async (req, reply) => {
    const { id, pagoId } = req.params
    await requireLotes(deps, req.actor, [id])
    const { nombre, contenido } = await openPaginaDePago(deps, req.actor, { loteId: id, pagoId })
    return sendFile(reply, { nombre, tipo: 'application/pdf', contenido })
  })
  serve(app, llamadasDeRecibos.anularComprobante, (req) =>
    annulComprobante(deps, req.actor, { id: req.params.id, motivo: req.body.motivo }, filas),
  )
  registerDocumentedRecibos(app, deps)
}
