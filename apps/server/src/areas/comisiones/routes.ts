import { llamadasDeComisiones } from '@valija/contract/llamadas/comisiones.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { comisionistaDelActor } from './comisionista-del-actor.ts'
import { computeComision, generatePrefactura } from './compute-prefactura.ts'
import { openDesglose } from './desglose.ts'
import { ensureComisiones } from './ensure-comisiones.ts'
import { columnasExportadas, listaDeComisiones } from './list-comisiones.ts'
import { pdfPrefactura } from './pdf-prefactura.ts'
import { readResumen } from './resumen-comisiones.ts'
import { registerDocumentedComisiones } from './routes-documentadas.ts'
import { sendPdf } from './send-pdf.ts'

/** What agents are owed, and what their invoice must say. */
export function registerComisionesRoutes(app: App, deps: Deps): void {
  serveList(app, deps, [llamadasDeComisiones.listar, llamadasDeComisiones.exportar], async (req) => {
    const { clienteId } = await comisionistaDelActor(deps, req.actor, req.query.comisionistaId)
    await ensureComisiones(deps, clienteId)
    return {
      lista: listaDeComisiones(clienteId, req.query),
      nombre: 'Comisiones',
      columnas: columnasExportadas,
    }
  })
  serve(app, llamadasDeComisiones.resumen, (req) => readResumen(deps, req.actor, req.query.comisionistaId))
  serve(app, llamadasDeComisiones.actualizar, (req) =>
    readResumen(deps, req.actor, req.body.comisionistaId, true),
  )
  serve(
    app,
    llamadasDeComisiones.calculo,
    async (req) => (await computeComision(deps, req.actor, req.body)).hoja,
  )
  serve(app, llamadasDeComisiones.prefacturaPdf, async (req, reply) => {
    const { hoja, elegidas } = await computeComision(deps, req.actor, req.body)
    const reservas = elegidas.map(({ commission, ...fila }) => ({ ...fila, total: commission }))
    const fecha = await deps.reloj.hoy()
    return sendPdf(reply, await pdfPrefactura({ numero: null, fecha, hoja, reservas }))
  })
  registerGenerador(app, deps)
  serve(app, llamadasDeComisiones.desglose, (req) => openDesglose(deps, req.actor, req.params))
  registerDocumentedComisiones(app, deps)
}

function registerGenerador(app: App, deps: Deps): void {
  serve(app, llamadasDeComisiones.generar, ({ actor, body }) => generatePrefactura(deps, { ...body, actor }))
  serve(app, llamadasDeComisiones.generarPdf, async ({ actor, body }, reply) => {
    const { hoja, bookingCode, description, commission } = await generatePrefactura(deps, { ...body, actor })
    const fecha = await deps.reloj.hoy()
    const reservas = [{ bookingCode, description, total: commission }]
    return sendPdf(reply, await pdfPrefactura({ numero: null, fecha, hoja, reservas }))
  })
}
