import * as c from '@valija/contract/invitados.ts'
import { llamadasDeInvitados } from '@valija/contract/llamadas/invitados.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { direccionDe } from '../../http/direccion.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { serve } from '../../http/serve.ts'
import { hashToken, loadActor } from '../acceso/load-actor.ts'
import { removeCfdi } from '../borradores/change-borrador.ts'
import { deletePdf, tiePdf } from '../borradores/pdfs.ts'
import { validateFacturas } from '../borradores/validate-facturas.ts'
import { validateReservas } from '../borradores/validate-reservas.ts'
import { type Carga, createCarga, deleteCarga, invitado, requireAbierta, requireCarga } from './carga.ts'
import { limitCalls } from './limit-calls.ts'
import { nameReservas } from './name-reservas.ts'
import { judgeCarga, readCarga } from './read-carga.ts'
import { saveCarga } from './save-carga.ts'
import { dropPdfs, dropXmls } from './upload-archivos.ts'

/** The guest's wizard. The draft is named by the token in the header and by nothing else. */
export function registerCargaRoutes(app: App, deps: Deps): void {
  const token = (req: FastifyRequest) => req.headers[c.cabeceraCarga]
  const open = async (req: FastifyRequest): Promise<Carga> => requireAbierta(deps, token(req))
  const again = async (req: FastifyRequest) => readCarga(deps, await requireCarga(deps, token(req)))

  serve(app, llamadasDeInvitados.iniciarCarga, async (req) => {
    const creada = await createCarga(deps, req.ip)
    return { token: creada.token, carga: await readCarga(deps, creada.carga) }
  })
  serve(app, llamadasDeInvitados.carga, again)
  serve(app, llamadasDeInvitados.dejarCarga, async (req) => {
    await deleteCarga(deps, await requireCarga(deps, token(req)))
  })
  serve(app, llamadasDeInvitados.subirCfdis, async (req) => {
    const carga = await open(req)
    await limitCalls(deps, 'archivo', { direccion: direccionDe(req.ip) })
    const { archivos } = await receiveFiles(req, {
      archivos: c.maximosInvitado.grupoXml,
      bytes: c.maximosInvitado.bytesXml + 1,
    })
    return dropXmls(deps, carga, archivos)
  })
  serve(app, llamadasDeInvitados.quitarCfdi, async (req) => {
    await removeCfdi(deps, invitado, (await open(req)).borradorId, req.params.cfdi, true)
    return again(req)
  })
  serve(app, llamadasDeInvitados.verificar, async (req) => {
    const carga = await open(req)
    await limitCalls(deps, 'verificar', { direccion: direccionDe(req.ip) })
    await validateFacturas(deps, invitado, carga.borradorId)
    const { guardado } = await judgeCarga(deps, carga)
    if (guardado.renglones.length > 0) await validateReservas(deps, invitado, carga.borradorId)
    return again(req)
  })
  serve(app, llamadasDeInvitados.nombrarReservas, async (req) => {
    await nameReservas(deps, await open(req), req.body.facturas)
    return again(req)
  })
  registerPdfs(app, deps, open, again)
  serve(app, llamadasDeInvitados.guardar, async (req) =>
    saveCarga(deps, await requireCarga(deps, token(req)), req.body, await operadorDe(deps, req)),
  )
}

/** Whoever of the staff loads as a guest; anybody else, signed in or not, is a guest like any. */
async function operadorDe(deps: Deps, req: FastifyRequest): Promise<Actor | null> {
  const bearer = req.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
  if (bearer === undefined) return null
  const actor = await loadActor(deps.db, hashToken(bearer), deps.reloj.ahora())
  return actor && !actor.debe && can(actor.rol, 'lotes.procesar') ? actor : null
}

function registerPdfs(
  app: App,
  deps: Deps,
  open: (req: FastifyRequest) => Promise<Carga>,
  again: (req: FastifyRequest) => ReturnType<typeof readCarga>,
): void {
  serve(app, llamadasDeInvitados.subirPdfs, async (req) => {
    const carga = await open(req)
    await limitCalls(deps, 'archivo', { direccion: direccionDe(req.ip) })
    const { archivos } = await receiveFiles(req, {
      archivos: c.maximosInvitado.grupoPdf,
      bytes: c.maximosInvitado.bytesPdf + 1,
    })
    return dropPdfs(deps, carga, archivos, req.query.cfdi ?? null)
  })
  serve(app, llamadasDeInvitados.unirPdf, async (req) => {
    await tiePdf(deps, invitado, (await open(req)).borradorId, req.params.cfdi, req.body.pdfId)
    return again(req)
  })
  serve(app, llamadasDeInvitados.quitarPdf, async (req) => {
    await deletePdf(deps, invitado, (await open(req)).borradorId, req.params.pdf)
    return again(req)
  })
}
