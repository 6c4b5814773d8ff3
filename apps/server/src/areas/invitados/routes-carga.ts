import { cargaRespuesta, pdfEntrada } from '@valija/contract/borradores.ts'
import * as c from '@valija/contract/invitados.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { hashToken, loadActor } from '../acceso/load-actor.ts'
import type { App } from '../../http/app-type.ts'
import { direccionDe } from '../../http/direccion.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { removeCfdi } from '../borradores/change-borrador.ts'
import { deletePdf, tiePdf } from '../borradores/pdfs.ts'
import { validateFacturas } from '../borradores/validate-facturas.ts'
import { validateReservas } from '../borradores/validate-reservas.ts'
import { type Carga, createCarga, deleteCarga, invitado, requireAbierta, requireCarga } from './carga.ts'
import { limitCalls } from './limit-calls.ts'
import { nameReservas } from './name-reservas.ts'
import { judgeCarga, readCarga } from './read-carga.ts'
import { config, tags } from './route-options.ts'
import { saveCarga } from './save-carga.ts'
import { dropPdfs, dropXmls } from './upload-archivos.ts'

const ruta = '/api/invitados/cargas/actual'
const cfdi = z.object({ cfdi: z.uuid() })
const answer = { tags, response: { 200: c.cargaInvitado } }

/** The guest's wizard. The draft is named by the token in the header and by nothing else. */
export function registerCargaRoutes(app: App, deps: Deps): void {
  const token = (req: FastifyRequest) => req.headers[c.cabeceraCarga]
  const open = async (req: FastifyRequest): Promise<Carga> => requireAbierta(deps, token(req))
  const again = async (req: FastifyRequest) => readCarga(deps, await requireCarga(deps, token(req)))

  app.post(
    '/api/invitados/cargas',
    { schema: { tags, response: { 200: c.cargaIniciada } }, config },
    async (req) => {
      const creada = await createCarga(deps, req.ip)
      return { token: creada.token, carga: await readCarga(deps, creada.carga) }
    },
  )
  app.get(ruta, { schema: answer, config }, again)
  app.delete(ruta, { schema: { tags, response: { 204: z.null() } }, config }, async (req, reply) => {
    await deleteCarga(deps, await requireCarga(deps, token(req)))
    return reply.status(204).send(null)
  })
  app.post(`${ruta}/cfdis`, { schema: { tags, response: { 200: cargaRespuesta } }, config }, async (req) => {
    const carga = await open(req)
    await limitCalls(deps, 'archivo', { direccion: direccionDe(req.ip) })
    const { archivos } = await receiveFiles(req, {
      archivos: c.maximosInvitado.grupoXml,
      bytes: c.maximosInvitado.bytesXml + 1,
    })
    return dropXmls(deps, carga, archivos)
  })
  app.delete(`${ruta}/cfdis/:cfdi`, { schema: { ...answer, params: cfdi }, config }, async (req) => {
    await removeCfdi(deps, invitado, (await open(req)).borradorId, req.params.cfdi, true)
    return again(req)
  })
  app.post(`${ruta}/verificar`, { schema: answer, config }, async (req) => {
    const carga = await open(req)
    await limitCalls(deps, 'verificar', { direccion: direccionDe(req.ip) })
    await validateFacturas(deps, invitado, carga.borradorId)
    const { guardado } = await judgeCarga(deps, carga)
    if (guardado.renglones.length > 0) await validateReservas(deps, invitado, carga.borradorId)
    return again(req)
  })
  app.put(`${ruta}/reservas`, { schema: { ...answer, body: c.reservasInvitado }, config }, async (req) => {
    await nameReservas(deps, await open(req), req.body.facturas)
    return again(req)
  })
  registerPdfs(app, deps, open, again)
  app.post(
    `${ruta}/guardar`,
    { schema: { tags, body: c.guardarInvitado, response: { 200: c.loteInvitado } }, config },
    async (req) =>
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
  app.post(
    `${ruta}/pdfs`,
    {
      schema: { tags, querystring: cfdi.partial(), response: { 200: cargaRespuesta } },
      config,
    },
    async (req) => {
      const carga = await open(req)
      await limitCalls(deps, 'archivo', { direccion: direccionDe(req.ip) })
      const { archivos } = await receiveFiles(req, {
        archivos: c.maximosInvitado.grupoPdf,
        bytes: c.maximosInvitado.bytesPdf + 1,
      })
      return dropPdfs(deps, carga, archivos, req.query.cfdi ?? null)
    },
  )
  app.put(
    `${ruta}/cfdis/:cfdi/pdf`,
    { schema: { ...answer, params: cfdi, body: pdfEntrada }, config },
    async (req) => {
      await tiePdf(deps, invitado, (await open(req)).borradorId, req.params.cfdi, req.body.pdfId)
      return again(req)
    },
  )
  app.delete(
    `${ruta}/pdfs/:pdf`,
    { schema: { ...answer, params: z.object({ pdf: z.uuid() }) }, config },
    async (req) => {
      await deletePdf(deps, invitado, (await open(req)).borradorId, req.params.pdf)
      return again(req)
    },
  )
}
