import { llamadasDeLotes } from '@valija/contract/llamadas/lotes.ts'
import type { LotesDeHotel } from '@valija/contract/lotes.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { exportList } from '../../http/send-export.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
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
} from './list-facturas.ts'
import { listaDeLotes, toLoteFila } from './list-lotes.ts'
import { columnasPorHotel, listaPorHotel, sumarPorHotel } from './lotes-por-hotel.ts'
import { readLote } from './read-lote.ts'
import { registerDescargas } from './routes-descargas.ts'
import { registerDocumentedLotes } from './routes-documentadas.ts'
import { registerEnvio } from './routes-envio.ts'

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
