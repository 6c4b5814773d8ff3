import * as c from '@valija/contract/comisiones.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sendExport } from '../../http/exportar.ts'
import { readAll, readPage } from '../../http/lista.ts'
import { pdfPrefactura } from '../prefacturas/pdf-prefactura.ts'
import { sendPdf } from '../prefacturas/send-pdf.ts'
import { assertOwnRfc, calcular, generarPrefactura } from './calcular.ts'
import { comisionistaDelActor } from './comisionista-del-actor.ts'
import { openDesglose } from './desglose.ts'
import { ensureComisiones } from './ensure-comisiones.ts'
import { columnasExportadas, type FilaComision, listaDeComisiones } from './lista-comisiones.ts'
import { readResumen } from './resumen-comisiones.ts'
import { registerDocumentedComisiones } from './routes-documentadas.ts'

const tags = ['comisiones']
const config = { allow: 'comisiones.ver' as const }
const generar = { allow: 'comisiones.generar' as const }

/** What agents are owed, and what their invoice must say. */
export function registerComisionesRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/comisiones',
    {
      schema: { tags, querystring: c.consultaComisiones, response: { 200: c.paginaComisiones } },
      config,
    },
    async (req) => {
      const { clienteId } = await comisionistaDelActor(deps, req.actor, req.query.comisionistaId)
      await ensureComisiones(deps, clienteId)
      return readPage<FilaComision>(deps.db, listaDeComisiones(clienteId, req.query), req.query)
    },
  )
  app.get(
    '/api/comisiones/exportar',
    { schema: { tags, querystring: c.exportarComisiones }, config: { ...config, boleto: true } },
    async (req, reply) => {
      const { clienteId } = await comisionistaDelActor(deps, req.actor, req.query.comisionistaId)
      await ensureComisiones(deps, clienteId)
      return sendExport(reply, {
        nombre: 'Comisiones',
        columnas: columnasExportadas,
        filas: readAll<FilaComision>(deps.db, listaDeComisiones(clienteId, req.query), req.query),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      })
    },
  )
  app.get(
    '/api/comisiones/resumen',
    { schema: { tags, querystring: c.deComisionista, response: { 200: c.resumenComisiones } }, config },
    (req) => readResumen(deps, req.actor, req.query.comisionistaId),
  )
  app.post(
    '/api/comisiones/actualizar',
    { schema: { tags, body: c.deComisionista, response: { 200: c.resumenComisiones } }, config },
    (req) => readResumen(deps, req.actor, req.body.comisionistaId, true),
  )
  app.post(
    '/api/comisiones/calculo',
    { schema: { tags, body: c.seleccionEntrada, response: { 200: c.hojaDeFactura } }, config },
    async (req) => (await calcular(deps, req.actor, req.body)).hoja,
  )
  app.post(
    '/api/comisiones/prefactura.pdf',
    { schema: { tags, body: c.seleccionEntrada }, config },
    async (req, reply) => {
      const { hoja, elegidas } = await calcular(deps, req.actor, req.body)
      const reservas = elegidas.map(({ commission, ...fila }) => ({ ...fila, total: commission }))
      const fecha = await deps.reloj.hoy()
      return sendPdf(reply, await pdfPrefactura({ numero: null, fecha, hoja, reservas }))
    },
  )
  registerGenerador(app, deps)
  app.get(
    '/api/comisiones/desglose/:customerId/:bookingCode',
    {
      schema: { tags, params: c.idDeDesglose, response: { 200: c.desgloseRespuesta } },
      config: { allow: 'comisiones.desglose' },
    },
    (req) => openDesglose(deps, req.actor, req.params),
  )
  registerDocumentedComisiones(app, deps)
}

function registerGenerador(app: App, deps: Deps): void {
  app.post(
    '/api/comisiones/generar',
    {
      schema: { tags, body: c.generadorEntrada, response: { 200: c.generadorRespuesta } },
      config: generar,
    },
    async (req) => {
      const { cliente, ...generada } = await generarPrefactura(deps, req.body)
      assertOwnRfc(req.actor, cliente)
      return generada
    },
  )
  app.post(
    '/api/comisiones/generar/prefactura.pdf',
    { schema: { tags, body: c.generadorEntrada }, config: generar },
    async (req, reply) => {
      const { cliente, hoja, bookingCode, description, commission } = await generarPrefactura(deps, req.body)
      assertOwnRfc(req.actor, cliente)
      const fecha = await deps.reloj.hoy()
      const reservas = [{ bookingCode, description, total: commission }]
      return sendPdf(reply, await pdfPrefactura({ numero: null, fecha, hoja, reservas }))
    },
  )
}
