import type { ReservaFila } from '@valija/contract/lotes.ts'
import {
  ajustesLotes,
  consultaConteos,
  consultaFacturas,
  consultaLotes,
  conteosLotes,
  exportarFacturas,
  exportarLotes,
  facturaFila,
  idDeFactura,
  idDeLote,
  loteDetalle,
  paginaFacturas,
  paginaLotes,
  paginaReservas,
  proveedoresDeLotes,
} from '@valija/contract/lotes.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sendExport } from '../../http/exportar.ts'
import { readAll, readPage } from '../../http/lista.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { readAjustes } from './ajustes-lotes.ts'
import { columnasDeComisionista, columnasLotes } from './columnas-lotes.ts'
import { countLotes, proveedoresConLotes } from './count-lotes.ts'
import { sendFacturaFile, sendLayout } from './factura-file.ts'
import {
  columnasFacturas,
  columnasReservas,
  type FilaFactura,
  listaDeFacturas,
  listaDeReservas,
  readFactura,
  toFacturaFila,
} from './lista-facturas.ts'
import { type FilaLote, listaDeLotes, toLoteFila } from './lista-lotes.ts'
import { readLote } from './read-lote.ts'
import { registerDescargas } from './routes-descargas.ts'
import { registerDocumentedLotes } from './routes-documentadas.ts'
import { registerEnvio } from './routes-envio.ts'

const tags = ['lotes']
const allow = 'lotes.ver' as const

/** Lists and files of the lotes, both categories. */
export function registerLotesRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/lotes',
    { schema: { tags, querystring: consultaLotes, response: { 200: paginaLotes } }, config: { allow } },
    async (req) => {
      const lista = await listaDeLotes(deps, req.actor, req.query)
      const pagina = await readPage<FilaLote>(deps.db, lista, req.query)
      return { ...pagina, filas: pagina.filas.map(toLoteFila) }
    },
  )
  app.get(
    '/api/lotes/exportar',
    { schema: { tags, querystring: exportarLotes }, config: { allow, boleto: true } },
    async (req, reply) => {
      const lista = await listaDeLotes(deps, req.actor, req.query)
      return sendExport(reply, {
        nombre: 'Lotes',
        columnas: req.query.categoria === 'Comisionista' ? columnasDeComisionista : columnasLotes,
        filas: readAll<FilaLote>(deps.db, lista, req.query),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      })
    },
  )
  app.get(
    '/api/lotes/conteos',
    { schema: { tags, querystring: consultaConteos, response: { 200: conteosLotes } }, config: { allow } },
    (req) => countLotes(deps, req.actor, req.query),
  )
  app.get(
    '/api/lotes/ajustes',
    { schema: { tags, response: { 200: ajustesLotes } }, config: { allow } },
    () => readAjustes(deps),
  )
  app.get(
    '/api/lotes/proveedores',
    {
      schema: {
        tags,
        querystring: consultaConteos.pick({ categoria: true }),
        response: { 200: proveedoresDeLotes },
      },
      config: { allow },
    },
    (req) => proveedoresConLotes(deps.db, req.actor, req.query.categoria),
  )
  app.get(
    '/api/lotes/:id',
    { schema: { tags, params: idDeLote, response: { 200: loteDetalle } }, config: { allow } },
    (req) => readLote(deps, req.actor, req.params.id),
  )
  app.get(
    '/api/lotes/:id/layout',
    { schema: { tags, params: idDeLote }, config: { allow, boleto: true } },
    (req, reply) => sendLayout(deps, req.actor, reply, req.params.id),
  )
  app.get(
    '/api/lotes/:id/facturas',
    {
      schema: { tags, params: idDeLote, querystring: consultaFacturas, response: { 200: paginaFacturas } },
      config: { allow },
    },
    async (req) => {
      const pagina = await readPage<FilaFactura>(
        deps.db,
        listaDeFacturas(req.actor, req.params.id, req.query.q),
        req.query,
      )
      const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
      return { ...pagina, filas: pagina.filas.map((fila) => toFacturaFila(fila, efosBloquean)) }
    },
  )
  app.get(
    '/api/lotes/:id/facturas/exportar',
    { schema: { tags, params: idDeLote, querystring: exportarFacturas }, config: { allow, boleto: true } },
    (req, reply) =>
      sendExport(reply, {
        nombre: 'Facturas del lote',
        columnas: columnasFacturas,
        filas: readAll<FilaFactura>(
          deps.db,
          listaDeFacturas(req.actor, req.params.id, req.query.q),
          req.query,
        ),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      }),
  )
  registerFacturas(app, deps)
  registerDescargas(app, deps)
  registerEnvio(app, deps)
  registerDocumentedLotes(app, deps)
}

function registerFacturas(app: App, deps: Deps): void {
  const params = idDeFactura.pick({ id: true })
  app.get(
    '/api/facturas/:id',
    { schema: { tags, params, response: { 200: facturaFila } }, config: { allow } },
    (req) => readFactura(deps, req.actor, req.params.id),
  )
  app.get(
    '/api/facturas/:id/reservas',
    {
      schema: { tags, params, querystring: consultaFacturas, response: { 200: paginaReservas } },
      config: { allow },
    },
    (req) =>
      readPage<ReservaFila>(deps.db, listaDeReservas(req.actor, req.params.id, req.query.q), req.query),
  )
  app.get(
    '/api/facturas/:id/reservas/exportar',
    { schema: { tags, params, querystring: exportarFacturas }, config: { allow, boleto: true } },
    (req, reply) =>
      sendExport(reply, {
        nombre: 'Reservas',
        columnas: columnasReservas,
        filas: readAll<ReservaFila>(
          deps.db,
          listaDeReservas(req.actor, req.params.id, req.query.q),
          req.query,
        ),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      }),
  )
  for (const clase of ['xml', 'pdf'] as const)
    app.get(
      `/api/facturas/:id/${clase}`,
      { schema: { tags, params, response: { 200: z.unknown() } }, config: { allow, boleto: true } },
      (req, reply) => sendFacturaFile(deps, req.actor, reply, { id: req.params.id, clase }),
    )
}
