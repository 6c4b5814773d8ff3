import { maximos } from '@valija/contract/borradores.ts'
import { llamadasDePrefacturas } from '@valija/contract/llamadas/prefacturas.ts'
import type { PreReserva } from '@valija/contract/prefacturas.ts'
import { fechaHoraMexico } from '@valija/domain/tiempo/dia.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { idDelActor } from '../comisiones/comisionista-del-actor.ts'
import { pdfPrefactura } from '../comisiones/pdf-prefactura.ts'
import { sendPdf } from '../comisiones/send-pdf.ts'
import { putFactura, putPdf, readFactura, restoreFactura, verifyFactura } from './factura-de-prefactura.ts'
import {
  type FilaPrefactura,
  listaDePrefacturas,
  listaDePreReservas,
  readPreReservas,
  requirePrefactura,
  toPrefacturaFila,
} from './list-prefacturas.ts'
import { readPrefactura } from './read-prefactura.ts'
import { registerDocumentedPrefacturas } from './routes-documentadas.ts'
import { saveFactura } from './save-factura.ts'
import { deletePrefactura, savePrefactura } from './save-prefactura.ts'

/** Pre-invoices of the agents and the invoice put in against each. */
export function registerPrefacturasRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDePrefacturas.listar, async (req) => {
    const { comisionistaId } = req.query
    if (comisionistaId !== undefined) idDelActor(req.actor, comisionistaId)
    const lista = listaDePrefacturas(req.actor, req.query)
    const pagina = await readPage<FilaPrefactura>(deps.db, lista, req.query)
    return { ...pagina, filas: pagina.filas.map(toPrefacturaFila) }
  })
  serve(app, llamadasDePrefacturas.crear, (req) => savePrefactura(deps, req.actor, req.body))
  serve(app, llamadasDePrefacturas.leer, (req) => readPrefactura(deps, req.actor, req.params.id))
  serve(app, llamadasDePrefacturas.eliminar, (req) => deletePrefactura(deps, req.actor, req.params.id))
  serve(app, llamadasDePrefacturas.reservas, async (req) => {
    await requirePrefactura(deps.db, req.actor, req.params.id)
    return readPage<PreReserva>(deps.db, listaDePreReservas(req.params.id, req.query.q), req.query)
  })
  serve(app, llamadasDePrefacturas.pdf, async (req, reply) => {
    const { prefactura, hoja } = await readPrefactura(deps, req.actor, req.params.id)
    const reservas = await readPreReservas(deps.db, prefactura.id)
    const fecha = fechaHoraMexico(new Date(prefactura.fechaCreacion)).slice(0, 10)
    return sendPdf(reply, await pdfPrefactura({ numero: prefactura.id, fecha, hoja, reservas }))
  })
  registerFactura(app, deps)
  registerDocumentedPrefacturas(app, deps)
}

function registerFactura(app: App, deps: Deps): void {
  serve(app, llamadasDePrefacturas.factura, (req) => readFactura(deps, req.actor, req.params.id))
  serve(app, llamadasDePrefacturas.ponerXml, async (req) => {
    const { archivos } = await receiveFiles(req, { archivos: 5, bytes: maximos.bytesXml + 1 })
    return putFactura(deps, req.actor, req.params.id, archivos)
  })
  serve(app, llamadasDePrefacturas.ponerPdf, async (req) => {
    const { archivos } = await receiveFiles(req, { archivos: 1, bytes: maximos.bytesPdf + 1 })
    const [archivo] = archivos
    if (!archivo) throw refuse('sinArchivosEnCarga')
    return putPdf(deps, req.actor, req.params.id, archivo)
  })
  serve(app, llamadasDePrefacturas.volver, (req) =>
    restoreFactura(deps, req.actor, req.params.id, req.body.factura),
  )
  serve(app, llamadasDePrefacturas.verificar, (req) => verifyFactura(deps, req.actor, req.params.id))
  serve(app, llamadasDePrefacturas.guardarFactura, (req) =>
    saveFactura(deps, req.actor, req.params.id, req.query),
  )
}
