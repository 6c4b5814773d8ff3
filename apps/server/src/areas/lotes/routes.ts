import { llamadasDeLotes } from '@valija/contract/llamadas/lotes.ts'
import type { LotesDeHotel } from '@valija/contract/lotes.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { exportList } from '../../http/send-export.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { readAjustes } from './ajustes-lotes.ts'
import { columnasDeComisionista, columnasLotes } from './columnas-lotes.ts'
import { consultAnt, readEnvio, recentEnvios } from './consult-envio.ts'
import { countLotes, proveedoresConLotes } from './count-lotes.ts'
import { openDescarga, readDescarga, streamDescarga } from './descarga.ts'
import { sendFacturaFile, sendLayout } from './factura-file.ts'
import {
  columnasFacturas,
  type FilaFactura,
  listaDeFacturas,
  readFactura,
  toFacturaFila,
} from './list-facturas.ts'
import { listaDeLotes, toLoteFila } from './list-lotes.ts'
import { columnasReservas, listaDeReservas } from './list-reservas.ts'
import { columnasPorHotel, listaPorHotel, sumarPorHotel } from './lotes-por-hotel.ts'
import { revisarFactura } from './por-revisar.ts'
import { processLotes } from './process-lotes.ts'
import { readLote } from './read-lote.ts'
import { explainReservas } from './reservas-repetidas.ts'
import { resendRechazadas, resolveDuda } from './resolve-duda.ts'
import { registerDocumentedLotes } from './routes-documentadas.ts'
import { settleFactura } from './settle-factura.ts'
import { validateRfc } from './validate-rfc.ts'
import { withdrawFactura } from './withdraw-factura.ts'

/** Lists and files of the lotes, both categories. */
export function registerLotesRoutes(app: App, deps: Deps): void {
  serveList(app, deps, [llamadasDeLotes.listar, llamadasDeLotes.exportar], async ({ actor, query }) => ({
    lista: await listaDeLotes(deps, actor, query),
    nombre: 'Lotes',
    columnas: query.categoria === 'Comisionista' ? columnasDeComisionista : columnasLotes,
    toFila: toLoteFila,
  }))
  serve(app, llamadasDeLotes.porHotel, async (req) => {
    const lista = await listaPorHotel(deps, req.actor, req.query)
    const pagina = await readPage<LotesDeHotel>(deps.db, lista, req.query)
    return { ...pagina, sumas: await sumarPorHotel(deps.db, lista) }
  })
  serve(app, llamadasDeLotes.exportarPorHotel, async (req, reply) =>
    exportList(reply, deps.db, req.query, {
      nombre: 'Lotes por hotel',
      columnas: columnasPorHotel,
      lista: await listaPorHotel(deps, req.actor, req.query),
    }),
  )
  serve(app, llamadasDeLotes.conteos, (req) => countLotes(deps, req.actor, req.query))
  serve(app, llamadasDeLotes.ajustes, (req) => readAjustes(deps, req.actor))
  serve(app, llamadasDeLotes.proveedores, (req) =>
    proveedoresConLotes(deps.db, req.actor, req.query.categoria),
  )
  serve(app, llamadasDeLotes.leer, (req) => readLote(deps, req.actor, req.params.id))
  serve(app, llamadasDeLotes.layout, (req, reply) => sendLayout(deps, req.actor, reply, req.params.id))
  serveList(app, deps, [llamadasDeLotes.facturas, llamadasDeLotes.exportarFacturas], async (req) => {
    const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
    return {
      lista: listaDeFacturas(req.actor, req.params.id, req.query.q),
      nombre: 'Facturas del lote',
      columnas: columnasFacturas,
      toFila: (fila: FilaFactura) => toFacturaFila(fila, efosBloquean),
    }
  })
  registerFacturas(app, deps)
  registerDescargas(app, deps)
  registerEnvio(app, deps)
  registerDocumentedLotes(app, deps)
}

function registerFacturas(app: App, deps: Deps): void {
  serve(app, llamadasDeLotes.factura, (req) => readFactura(deps, req.actor, req.params.id))
  serveList(app, deps, [llamadasDeLotes.reservas, llamadasDeLotes.exportarReservas], (req) => ({
    lista: listaDeReservas(req.actor, req.params.id, req.query.q),
    nombre: 'Reservas',
    columnas: columnasReservas,
  }))
  serve(app, llamadasDeLotes.xml, (req, reply) =>
    sendFacturaFile(deps, req.actor, reply, { id: req.params.id, clase: 'xml' }),
  )
  serve(app, llamadasDeLotes.pdf, (req, reply) =>
    sendFacturaFile(deps, req.actor, reply, { id: req.params.id, clase: 'pdf' }),
  )
}

/** 'Descargar Facturas': asked for, streamed with a ticket, and its outcome read afterwards. */
function registerDescargas(app: App, deps: Deps): void {
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

/** Processing and what follows it until ANT has accepted every factura. */
function registerEnvio(app: App, deps: Deps): void {
  serve(app, llamadasDeLotes.procesar, (req) => processLotes(deps, req.actor, req.body))
  serve(app, llamadasDeLotes.validarRfc, (req) => validateRfc(deps, req.actor, req.body.ids))
  serve(app, llamadasDeLotes.enviosRecientes, (req) => recentEnvios(deps, req.actor))
  serve(app, llamadasDeLotes.envio, (req) => readEnvio(deps, req.actor, req.params.grupo))
  serve(app, llamadasDeLotes.consultar, async (req) => {
    await consultAnt(deps, req.actor, req.params.id)
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.reenviar, async (req) => {
    await resendRechazadas(deps, req.actor, req.params.id)
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.retirarFactura, async (req) => {
    await withdrawFactura(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
  // Answered without the lote: a rejected factura that was its last takes it along.
  serve(app, llamadasDeLotes.revisarFactura, (req) =>
    revisarFactura(deps, req.actor, { ...req.params, ...req.body }),
  )
  serve(app, llamadasDeLotes.atenderFactura, async (req) => {
    await settleFactura(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.explicarFactura, async (req) => {
    await explainReservas(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeLotes.resolverFactura, async (req) => {
    await resolveDuda(deps, req.actor, { ...req.params, ...req.body })
    return readLote(deps, req.actor, req.params.id)
  })
}
