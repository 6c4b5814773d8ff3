import { maximos } from '@valija/contract/borradores.ts'
import type { PreReserva } from '@valija/contract/prefacturas.ts'
import * as c from '@valija/contract/prefacturas.ts'
import { fechaHoraMexico } from '@valija/domain/tiempo/dia.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'
import { idDelActor } from '../comisiones/comisionista-del-actor.ts'
import { putFactura, putPdf, readFactura, verifyFactura } from './factura-de-prefactura.ts'
import {
  type FilaPrefactura,
  listaDePrefacturas,
  listaDePreReservas,
  readPreReservas,
  requirePrefactura,
  toPrefacturaFila,
} from './lista-prefacturas.ts'
import { pdfPrefactura } from './pdf-prefactura.ts'
import { readPrefactura } from './read-prefactura.ts'
import { registerDocumentedPrefacturas } from './routes-documentadas.ts'
import { saveFactura } from './save-factura.ts'
import { deletePrefactura, savePrefactura } from './save-prefactura.ts'
import { sendPdf } from './send-pdf.ts'

const tags = ['prefacturas']
const ver = { allow: 'prefacturas.ver' as const }
const crear = { allow: 'prefacturas.crear' as const }
const params = c.idDePrefactura

/** Pre-invoices of the agents and the invoice put in against each. */
export function registerPrefacturasRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/prefacturas',
    {
      schema: { tags, querystring: c.consultaPrefacturas, response: { 200: c.paginaPrefacturas } },
      config: ver,
    },
    async (req) => {
      const { comisionistaId } = req.query
      if (comisionistaId !== undefined) idDelActor(req.actor, comisionistaId)
      const lista = listaDePrefacturas(req.actor, req.query)
      const pagina = await readPage<FilaPrefactura>(deps.db, lista, req.query)
      return { ...pagina, filas: pagina.filas.map(toPrefacturaFila) }
    },
  )
  app.post(
    '/api/prefacturas',
    { schema: { tags, body: c.prefacturaEntrada, response: { 200: c.prefacturaGuardada } }, config: crear },
    (req) => savePrefactura(deps, req.actor, req.body),
  )
  app.get(
    '/api/prefacturas/:id',
    { schema: { tags, params, response: { 200: c.prefacturaDetalle } }, config: ver },
    (req) => readPrefactura(deps, req.actor, req.params.id),
  )
  app.delete(
    '/api/prefacturas/:id',
    { schema: { tags, params, response: { 200: z.object({ mensaje: z.string() }) } }, config: crear },
    (req) => deletePrefactura(deps, req.actor, req.params.id),
  )
  app.get(
    '/api/prefacturas/:id/reservas',
    {
      schema: { tags, params, querystring: c.consultaPreReservas, response: { 200: c.paginaPreReservas } },
      config: ver,
    },
    async (req) => {
      await requirePrefactura(deps.db, req.actor, req.params.id)
      return readPage<PreReserva>(deps.db, listaDePreReservas(req.params.id, req.query.q), req.query)
    },
  )
  app.get(
    '/api/prefacturas/:id/prefactura.pdf',
    { schema: { tags, params }, config: { ...ver, boleto: true } },
    async (req, reply) => {
      const { prefactura, hoja } = await readPrefactura(deps, req.actor, req.params.id)
      const reservas = await readPreReservas(deps.db, prefactura.id)
      const fecha = fechaHoraMexico(new Date(prefactura.fechaCreacion)).slice(0, 10)
      return sendPdf(reply, await pdfPrefactura({ numero: prefactura.id, fecha, hoja, reservas }))
    },
  )
  registerFactura(app, deps)
  registerDocumentedPrefacturas(app, deps)
}

function registerFactura(app: App, deps: Deps): void {
  const answer = { tags, params, response: { 200: c.facturaDePrefactura } }
  app.get('/api/prefacturas/:id/factura', { schema: answer, config: ver }, (req) =>
    readFactura(deps, req.actor, req.params.id),
  )
  app.post('/api/prefacturas/:id/factura', { schema: answer, config: crear }, async (req) => {
    const { archivos } = await receiveFiles(req, { archivos: 5, bytes: maximos.bytesXml + 1 })
    return putFactura(deps, req.actor, req.params.id, archivos)
  })
  app.post('/api/prefacturas/:id/factura/pdf', { schema: answer, config: crear }, async (req) => {
    const { archivos } = await receiveFiles(req, { archivos: 1, bytes: maximos.bytesPdf + 1 })
    const [archivo] = archivos
    if (!archivo) throw refuse('sinArchivosEnCarga')
    return putPdf(deps, req.actor, req.params.id, archivo)
  })
  app.post('/api/prefacturas/:id/factura/verificar', { schema: answer, config: crear }, (req) =>
    verifyFactura(deps, req.actor, req.params.id),
  )
  app.post(
    '/api/prefacturas/:id/factura/guardar',
    { schema: { tags, params, response: { 200: c.facturaGuardada } }, config: crear },
    (req) => saveFactura(deps, req.actor, req.params.id),
  )
}
