import { consultaDescarga, descargaRespuesta } from '@valija/contract/lotes.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { attachment } from '../../http/exportar.ts'
import { openDescarga, readDescarga, streamDescarga } from './descarga.ts'

const tags = ['lotes']
const allow = 'lotes.descargar' as const
const params = z.object({ id: z.uuid() })

/** 'Descargar Facturas': asked for, streamed with a ticket, and its outcome read afterwards. */
export function registerDescargas(app: App, deps: Deps): void {
  app.post(
    '/api/lotes/descargas',
    { schema: { tags, body: consultaDescarga, response: { 200: descargaRespuesta } }, config: { allow } },
    (req) => openDescarga(deps, req.actor, req.body.ids),
  )
  app.get(
    '/api/lotes/descargas/:id',
    { schema: { tags, params, response: { 200: descargaRespuesta } }, config: { allow } },
    (req) => readDescarga(deps, req.actor, req.params.id),
  )
  app.get(
    '/api/lotes/descargas/:id/zip',
    { schema: { tags, params }, config: { allow, boleto: true } },
    async (req, reply) => {
      const { zip, nombre } = await streamDescarga(deps, req.actor, req.params.id)
      req.raw.once('close', () => {
        if (!reply.raw.writableEnded) zip.destroy()
      })
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', attachment(nombre))
        .send(zip)
    },
  )
}
