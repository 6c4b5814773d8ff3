import * as c from '@valija/contract/borradores.ts'
import { idNumerico } from '@valija/contract/id.ts'
import { explicarEntrada } from '@valija/contract/lotes.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import * as change from './change-borrador.ts'
import { editRenglon, uploadLayout } from './change-layout.ts'
import { downloadDictamen, downloadExcepciones, downloadPlantilla } from './downloads.ts'
import { explainReservas } from './explain-reservas.ts'
import { deletePdf, tiePdf, uploadPdfs } from './pdfs.ts'
import { listBorradores, readBorrador } from './read-borrador.ts'
import { refuseOtherCategory } from './load-borrador.ts'
import { saveLote } from './save-lote.ts'
import { uploadCfdis } from './upload-cfdis.ts'
import { checkDuplicates, validateFacturas } from './validate-facturas.ts'
import { validateLayout, validateLote } from './validate-lote.ts'
import { validateReservas } from './validate-reservas.ts'

const tags = ['borradores']
const config = { allow: 'lotes.proveedor.crear' as const }
const id = z.object({ id: z.uuid() })
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const orderOf = (campos: Record<string, string>): number | null => {
  const desde = Number(campos.desde)
  return campos.desde !== undefined && Number.isSafeInteger(desde) && desde >= 0 && desde < 1e6 ? desde : null
}

/**
 * The create-lote flow. Every change answers with the draft as it now stands, judged by the server. A draft of another
 * category has its own rules and its own calls: here it does not exist.
 */
export function registerBorradoresRoutes(app: App, deps: Deps): void {
  void app.register((own: App) => {
    own.addHook('preHandler', async (req) => {
      const { id } = { ...(req.body as { id?: string } | undefined), ...(req.params as { id?: string }) }
      if (id !== undefined) await refuseOtherCategory(deps, id, 'Proveedor')
      // The door may have been closed since the draft was begun.
      if (req.method !== 'GET') await change.assertMayCreate(deps, req.actor)
    })
    registerDraft(own, deps)
    registerSteps(own, deps)
    registerDownloads(own, deps)
    return Promise.resolve()
  })
}

function registerDraft(app: App, deps: Deps): void {
  app.get(
    '/api/borradores',
    { schema: { tags, response: { 200: z.array(c.borradorResumen) } }, config },
    (req) => listBorradores(deps, req.actor),
  )
  app.get(
    '/api/borradores/reglas',
    { schema: { tags, response: { 200: c.reglasVigentes } }, config },
    async () => {
      const hoy = await deps.reloj.hoy()
      return { hoy, politica: await politicaVigente(deps.db, hoy), anclas: false }
    },
  )
  app.post(
    '/api/borradores',
    { schema: { tags, body: c.borradorEntrada, response: { 200: c.borrador } }, config },
    async (req) => {
      await change.createBorrador(deps, req.actor, req.body.id)
      return readBorrador(deps, req.actor, req.body.id)
    },
  )
  app.get(
    '/api/borradores/:id',
    { schema: { tags, params: id, response: { 200: c.borrador } }, config },
    (req) => readBorrador(deps, req.actor, req.params.id),
  )
  app.delete(
    '/api/borradores/:id',
    { schema: { tags, params: id, response: { 204: z.null() } }, config },
    async (req, reply) => {
      await change.deleteBorrador(deps, req.actor, req.params.id)
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/api/borradores/:id/cfdis',
    { schema: { tags, params: id, response: { 200: c.cargaRespuesta } }, config },
    async (req) => {
      const { archivos, campos } = await receiveFiles(req, {
        archivos: c.gruposDeArchivos.xml,
        bytes: c.maximos.bytesXml + 1,
      })
      return uploadCfdis(deps, req.actor, req.params.id, archivos, orderOf(campos))
    },
  )
  app.post(
    '/api/borradores/:id/layout',
    { schema: { tags, params: id, response: { 200: c.cargaRespuesta } }, config },
    async (req) => {
      const { archivos } = await receiveFiles(req, { archivos: 1, bytes: c.maximos.bytesLayout })
      const [archivo] = archivos
      if (!archivo) throw refuse('sinArchivosEnCarga')
      return uploadLayout(deps, req.actor, req.params.id, archivo)
    },
  )
  app.post(
    '/api/borradores/:id/pdfs',
    {
      schema: {
        tags,
        params: id,
        querystring: z.object({ cfdi: z.uuid().optional() }),
        response: { 200: c.cargaRespuesta },
      },
      config,
    },
    async (req) => {
      const { archivos, campos } = await receiveFiles(req, {
        archivos: c.gruposDeArchivos.pdf,
        bytes: c.maximos.bytesPdf + 1,
      })
      return uploadPdfs(deps, req.actor, req.params.id, archivos, {
        desde: orderOf(campos),
        cfdiId: req.query.cfdi ?? null,
      })
    },
  )
}

function registerSteps(app: App, deps: Deps): void {
  const cfdi = z.object({ id: z.uuid(), cfdi: z.uuid() })
  const answer = { response: { 200: c.borrador } }
  app.put(
    '/api/borradores/:id/proveedor',
    { schema: { tags, params: id, body: c.proveedorEntrada, ...answer }, config },
    async (req) => {
      await change.chooseProveedor(deps, req.actor, req.params.id, req.body.proveedorId)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  app.put(
    '/api/borradores/:id/nombre',
    { schema: { tags, params: id, body: c.nombreEntrada, ...answer }, config },
    async (req) => {
      await change.nameBorrador(deps, req.actor, req.params.id, req.body.nombre)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  app.delete(
    '/api/borradores/:id/cfdis/:cfdi',
    { schema: { tags, params: cfdi, ...answer }, config },
    async (req) => {
      await change.removeCfdi(deps, req.actor, req.params.id, req.params.cfdi, true)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  app.post(
    '/api/borradores/:id/cfdis/:cfdi/restaurar',
    { schema: { tags, params: cfdi, ...answer }, config },
    async (req) => {
      await change.removeCfdi(deps, req.actor, req.params.id, req.params.cfdi, false)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  app.put(
    '/api/borradores/:id/cfdis/:cfdi/pdf',
    { schema: { tags, params: cfdi, body: c.pdfEntrada, ...answer }, config },
    async (req) => {
      await tiePdf(deps, req.actor, req.params.id, req.params.cfdi, req.body.pdfId)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  app.put(
    '/api/borradores/:id/cfdis/:cfdi/motivo',
    { schema: { tags, params: cfdi, body: explicarEntrada, ...answer }, config },
    async (req) => {
      await explainReservas(deps, req.actor, req.params.id, req.params.cfdi, req.body.motivo)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  app.delete(
    '/api/borradores/:id/pdfs/:pdf',
    { schema: { tags, params: z.object({ id: z.uuid(), pdf: z.uuid() }), ...answer }, config },
    async (req) => {
      await deletePdf(deps, req.actor, req.params.id, req.params.pdf)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  const renglon = z.object({ id: z.uuid(), numero: idNumerico })
  app.put(
    '/api/borradores/:id/renglones/:numero',
    { schema: { tags, params: renglon, body: c.renglonEntrada, ...answer }, config },
    async (req) => {
      await editRenglon(deps, req.actor, req.params.id, req.params.numero, req.body)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  app.delete(
    '/api/borradores/:id/renglones/:numero',
    { schema: { tags, params: renglon, ...answer }, config },
    async (req) => {
      await editRenglon(deps, req.actor, req.params.id, req.params.numero, null)
      return readBorrador(deps, req.actor, req.params.id)
    },
  )
  const steps = {
    validarUuids: checkDuplicates,
    validarFacturas: validateFacturas,
    validarReservas: validateReservas,
    validarLayout: validateLayout,
    validarLote: validateLote,
  }
  for (const [nombre, step] of Object.entries(steps))
    app.post(
      `/api/borradores/:id/${nombre}`,
      { schema: { tags, params: id, ...answer }, config },
      async (req) => {
        await step(deps, req.actor, req.params.id)
        return readBorrador(deps, req.actor, req.params.id)
      },
    )
  app.post(
    '/api/borradores/:id/guardar',
    { schema: { tags, params: id, response: { 200: c.loteGuardado } }, config },
    async (req) => {
      await change.assertStillOwn(deps, req.actor, req.params.id)
      return saveLote(deps, req.actor, req.params.id)
    },
  )
}

function registerDownloads(app: App, deps: Deps): void {
  const files = {
    'layout.xlsx': downloadPlantilla,
    'excepciones.xlsx': downloadExcepciones,
    'dictamen.xlsx': downloadDictamen,
  }
  for (const [nombre, make] of Object.entries(files))
    app.get(
      `/api/borradores/:id/${nombre}`,
      { schema: { tags, params: id }, config: { ...config, boleto: true } },
      async (req, reply) => {
        const bytes = await make(deps, req.actor, req.params.id)
        return reply
          .header('content-type', xlsx)
          .header('content-disposition', `attachment; filename="${nombre}"`)
          .send(Buffer.from(bytes))
      },
    )
}
