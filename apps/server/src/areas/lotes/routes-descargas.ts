import { llamadasDeLotes } from '@valija/contract/llamadas/lotes.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { openDescarga, readDescarga, streamDescarga } from './descarga.ts'

/** 'Descargar Facturas': asked for, streamed with a ticket, and its outcome read afterwards. */
export function registerDescargas(app: App, deps: Deps): void {
  serve(app, llamadasDeLotes.pedirDescarga, (req) => openDescarga(deps, req.actor, req.body.ids))
  serve(app, llamadasDeLotes.descarga, (req) => readDescarga(deps, req.actor, req.params.id))
  serve(app, llamadasDeLotes.zip, async (req, reply) => {
    const { zip, nombre } = await streamDescarga(deps, req.actor, req.params.id)
    req.raw.once('close', () => {
      if (!reply.raw.writableEnded) zip.destroy()
    })
    return sendFile(reply, { nombre, tipo: 'application/zip', contenido: zip })
  })
}
