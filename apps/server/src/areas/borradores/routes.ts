import * as c from '@valija/contract/borradores.ts'
import { llamadasDeBorradores } from '@valija/contract/llamadas/borradores.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { assertEnAnt, assertHotel } from './assert-hotel.ts'
import * as change from './change-borrador.ts'
import { editRenglon, restoreLayout, uploadLayout } from './change-layout.ts'
import { downloadDictamen, downloadExcepciones, downloadPlantilla } from './downloads.ts'
import { explainReservas } from './explain-reservas.ts'
import type { Dueno } from './load-borrador.ts'
import { deletePdf, tiePdf, uploadPdfs } from './pdfs.ts'
import { listBorradores, readBorrador } from './read-borrador.ts'
import { saveLote } from './save-lote.ts'
import { uploadCfdis } from './upload-cfdis.ts'
import { checkDuplicates, validateFacturas } from './validate-facturas.ts'
import { validateLayout, validateLote } from './validate-lote.ts'
import { validateReservas } from './validate-reservas.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const orderOf = (campos: Record<string, string>): number | null => {
  const desde = Number(campos.desde)
  return campos.desde !== undefined && Number.isSafeInteger(desde) && desde >= 0 && desde < 1e6 ? desde : null
}

const porSuPuerta = (actor: Actor): Actor & Dueno => ({ ...actor, categoria: 'Proveedor' })

/**
 * The create-lote flow. Every change answers with the draft as it now stands, judged by the server. A draft of another
 * category has its own rules and its own calls: here it does not exist.
 */
export function registerBorradoresRoutes(app: App, deps: Deps): void {
  void app.register((own: App) => {
    own.addHook('preHandler', async (req) => {
      req.actor = porSuPuerta(req.actor)
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
  serve(app, llamadasDeBorradores.listar, (req) => listBorradores(deps, req.actor))
  serve(app, llamadasDeBorradores.reglas, async () => {
    const hoy = await deps.reloj.hoy()
    return { hoy, politica: await politicaVigente(deps.db, hoy), anclas: false }
  })
  serve(app, llamadasDeBorradores.crear, async (req) => {
    await change.createBorrador(deps, req.actor, req.body.id)
    return readBorrador(deps, req.actor, req.body.id)
  })
  serve(app, llamadasDeBorradores.leer, (req) => readBorrador(deps, req.actor, req.params.id))
  serve(app, llamadasDeBorradores.eliminar, async (req) => {
    await change.deleteBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.subirCfdis, async (req) => {
    const { archivos, campos } = await receiveFiles(req, {
      archivos: c.gruposDeArchivos.xml,
      bytes: c.maximos.bytesXml + 1,
    })
    const { reemplaza = null } = req.query
    const desde = orderOf(campos)
    return uploadCfdis(deps, req.actor, req.params.id, archivos, { desde, reemplaza })
  })
  serve(app, llamadasDeBorradores.subirLayout, async (req) => {
    const { archivos } = await receiveFiles(req, { archivos: 1, bytes: c.maximos.bytesLayout })
    const [archivo] = archivos
    if (!archivo) throw refuse('sinArchivosEnCarga')
    return uploadLayout(deps, req.actor, req.params.id, archivo, req.query.deTodosModos === 'si')
  })
  serve(app, llamadasDeBorradores.volverAlLayout, async (req) => {
    await restoreLayout(deps, req.actor, req.params.id, req.body.clave)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.subirPdfs, async (req) => {
    const { archivos, campos } = await receiveFiles(req, {
      archivos: c.gruposDeArchivos.pdf,
      bytes: c.maximos.bytesPdf + 1,
    })
    return uploadPdfs(deps, req.actor, req.params.id, archivos, {
      desde: orderOf(campos),
      cfdiId: req.query.cfdi ?? null,
    })
  })
}

function registerSteps(app: App, deps: Deps): void {
  serve(app, llamadasDeBorradores.elegirProveedor, async (req) => {
    await change.chooseProveedor(deps, req.actor, req.params.id, req.body.proveedorId)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.nombrar, async (req) => {
    await change.nameBorrador(deps, req.actor, req.params.id, req.body.nombre)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.quitarCfdi, async (req) => {
    await change.removeCfdi(deps, req.actor, req.params.id, req.params.cfdi, true)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.restaurarCfdi, async (req) => {
    await change.removeCfdi(deps, req.actor, req.params.id, req.params.cfdi, false)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.unirPdf, async (req) => {
    await tiePdf(deps, req.actor, req.params.id, req.params.cfdi, req.body.pdfId)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.explicarReservas, async (req) => {
    await explainReservas(deps, req.actor, req.params.id, req.params.cfdi, req.body.motivo)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.quitarPdf, async (req) => {
    await deletePdf(deps, req.actor, req.params.id, req.params.pdf)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.cambiarRenglon, async (req) => {
    await editRenglon(deps, req.actor, req.params.id, req.params.numero, req.body)
    return readBorrador(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeBorradores.quitarRenglon, async (req) => {
    await editRenglon(deps, req.actor, req.params.id, req.params.numero, null)
    return readBorrador(deps, req.actor, req.params.id)
  })
  const steps = [
    [llamadasDeBorradores.validarUuids, checkDuplicates],
    [llamadasDeBorradores.validarFacturas, validateFacturas],
    [llamadasDeBorradores.validarReservas, validateReservas],
    [llamadasDeBorradores.validarLayout, validateLayout],
    [llamadasDeBorradores.validarLote, validateLote],
  ] as const
  for (const [llamada, step] of steps)
    serve(app, llamada, async (req) => {
      // Bookings are asked of ANT for the hotel of the draft.
      await change.assertStillOwn(deps, req.actor, req.params.id)
      await step(deps, req.actor, req.params.id)
      return readBorrador(deps, req.actor, req.params.id)
    })
  serve(app, llamadasDeBorradores.guardar, async (req) => {
    await change.assertStillOwn(deps, req.actor, req.params.id)
    await assertEnAnt(deps, req.actor, req.params.id)
    return saveLote(deps, req.actor, req.params.id, assertHotel(req.actor, req.query.proveedorId))
  })
}

function registerDownloads(app: App, deps: Deps): void {
  const files = [
    [llamadasDeBorradores.plantilla, 'layout.xlsx', downloadPlantilla],
    [llamadasDeBorradores.excepciones, 'excepciones.xlsx', downloadExcepciones],
    [llamadasDeBorradores.dictamen, 'dictamen.xlsx', downloadDictamen],
  ] as const
  for (const [llamada, nombre, make] of files)
    serve(app, llamada, async (req, reply) => {
      const bytes = await make(deps, req.actor, req.params.id)
      return reply
        .header('content-type', xlsx)
        .header('content-disposition', `attachment; filename="${nombre}"`)
        .send(Buffer.from(bytes))
    })
}
