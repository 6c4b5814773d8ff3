import { llamadasDeFacturasDocumentadas } from '@valija/contract/llamadas/facturas-documentadas.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { antBookingValidation, antInvoiceValidation, validarSat } from '../facturas/documented-checks.ts'
import { limiteDeArchivo, ownFile, uploadFile } from '../facturas/uploaded-files.ts'
import { updateMensajeError } from '../lotes/update-mensaje-error.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { saveDocumentedLote } from './save-documented.ts'
import { checkUuids } from './validate-facturas.ts'

const t = llamadasDeFacturasDocumentadas

/** The documented calls of the create-lote screen (Supplier batches §7), thin over the same use cases. */
export function registerDocumentedFacturas(app: App, deps: Deps): void {
  serve(app, t.obtenerReceptores, async () => {
    const { receptorRfc } = await politicaVigente(deps.db, await deps.reloj.hoy())
    return [{ rfc: receptorRfc, razonSocial: '' }]
  })
  serve(app, t.validarSat, (req) => validarSat(deps, req.actor, req.body))
  for (const llamada of [t.validarUuid, t.validarUuidDeComision])
    serve(app, llamada, async ({ body: { uuid } }) => ({
      facturaValida: (await checkUuids(deps, [uuid.toUpperCase()])).size === 0,
      uuid,
    }))
  serve(app, t.antInvoiceValidation, (req) => antInvoiceValidation(deps, req.actor, req.body))
  serve(app, t.antBookingValidation, (req) => antBookingValidation(deps, req.actor, req.body))
  serve(app, t.guardarLote, (req) => saveDocumentedLote(deps, req.actor, req.body))
  serve(app, t.actualizarMensajeError, async (req) => {
    await updateMensajeError(deps, req.actor, req.body)
  })
  serve(app, t.uploadFile, async (req, reply) => {
    const { archivos, campos } = await receiveFiles(req, limiteDeArchivo)
    const [archivo] = archivos
    if (!archivo) throw refuse('sinArchivosEnCarga')
    return reply
      .type('application/json')
      .send(JSON.stringify(await uploadFile(deps, req.actor, archivo, campos)))
  })
  serve(app, t.archivo, async (req, reply) => {
    const archivo = await ownFile(deps, req.actor, req.params.id)
    return sendFile(reply, { ...archivo, contenido: await deps.archivos.leer(archivo.hash) })
  })
}
