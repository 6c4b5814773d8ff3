import { llamadasDePagos } from '@valija/contract/llamadas/pagos.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { answerAvisos } from './answer-avisos.ts'
import {
  limiteComprobante,
  openComprobante,
  openComprobanteDePago,
  storeComprobante,
} from './comprobantes.ts'
import type { FilasDePago } from './filas-de-pago.ts'
import { columnasPagos, listaDePagos, toPagoListado } from './list-pagos.ts'
import { readAjustes } from './read-ajustes.ts'
import { readPago } from './read-pago.ts'
import { registerDocumentedPagos } from './routes-documentadas.ts'
import { registerLectura } from './routes-lectura.ts'
import { registerMotores } from './routes-motores.ts'
import { revisarReusos, savePagos } from './save-pagos.ts'
import { searchReserva } from './search-reserva.ts'
import { readTipoCambio } from './tipo-de-cambio.ts'

export function registerPagosRoutes(app: App, deps: Deps, filas: FilasDePago): void {
  serveList(app, deps, [llamadasDePagos.listar, llamadasDePagos.exportar], async (req) => ({
    lista: listaDePagos(req.actor, { ...req.query, hoy: await deps.reloj.hoy() }),
    nombre: 'pagos',
    columnas: columnasPagos,
    toFila: toPagoListado,
  }))
  serve(app, llamadasDePagos.ajustes, (req) => readAjustes(deps, req.actor))
  serve(app, llamadasDePagos.buscarReserva, (req) => searchReserva(deps, req.actor, req.body))
  serve(app, llamadasDePagos.guardar, (req) => savePagos(deps, req.actor, req.body))
  serve(app, llamadasDePagos.atenderAvisos, async (req) => {
    await answerAvisos(deps, req.actor, { pagoID: req.params.pagoID, motivo: req.body.motivo })
    return readPago(deps, filas, req.actor, req.params.pagoID)
  })
  serve(app, llamadasDePagos.revisarReuso, (req) => revisarReusos(deps, req.actor, req.body.pagos))
  serve(app, llamadasDePagos.subirComprobante, async (req) => {
    const { archivos } = await receiveFiles(req, limiteComprobante)
    const [archivo] = archivos
    return storeComprobante(deps, req.actor, {
      bytes: archivo?.bytes ?? new Uint8Array(),
      nombre: archivo?.nombre ?? '',
    })
  })
  serve(app, llamadasDePagos.comprobanteSubido, async (req, reply) =>
    sendFile(reply, await openComprobante(deps, req.actor, req.params.comprobanteID)),
  )
  serve(app, llamadasDePagos.leer, (req) => readPago(deps, filas, req.actor, req.params.pagoID))
  serve(app, llamadasDePagos.comprobante, async (req, reply) =>
    sendFile(reply, await openComprobanteDePago(deps, req.actor, req.params.pagoID)),
  )
  serve(app, llamadasDePagos.tipoCambio, (req) => readTipoCambio(deps, req.params.fecha))
  registerDocumentedPagos(app, deps, filas)
  registerLectura(app, deps)
  registerMotores(app, deps)
}
