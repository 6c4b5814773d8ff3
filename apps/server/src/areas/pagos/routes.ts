import { llamadasDeMotores } from '@valija/contract/llamadas/motores.ts'
import { llamadasDePagos } from '@valija/contract/llamadas/pagos.ts'
import { llamadasDePagosDocumentados } from '@valija/contract/llamadas/pagos-documentados.ts'
import { centavosToPesos, pesosToCentavos } from '@valija/contract/pesos.ts'
import { nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { refuse } from '../../refuse.ts'
import { analyzeComprobante } from './analyze-comprobante.ts'
import { answerAvisos } from './answer-avisos.ts'
import { columnasPagos } from './columnas-pagos.ts'
import {
  limiteComprobante,
  openComprobante,
  openComprobanteDePago,
  storeComprobante,
} from './comprobantes.ts'
import type { FilasDePago } from './filas-de-pago.ts'
import { listaDePagos } from './list-pagos.ts'
import { toPagoListado } from './pago-listado.ts'
import { readAjustes } from './read-ajustes.ts'
import { readPago } from './read-pago.ts'
import { reservasDelComprobante } from './reservas-del-comprobante.ts'
import { registerDocumentedPagos } from './routes-documentadas.ts'
import { revisarReusos, savePagos } from './save-pagos.ts'
import { askMotores, searchReserva } from './search-reserva.ts'
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

/** Payments §7, the analysis of a proof; canonical under /api with the literal spelling as alias. Ours names its booking. */
function registerLectura(app: App, deps: Deps): void {
  serve(app, llamadasDePagosDocumentados.analizarComprobante, ({ actor, query: { urlImage, saldo } }) =>
    analyzeComprobante(deps, actor, {
      urlImage,
      saldo: saldo === undefined ? undefined : pesosToCentavos(saldo),
    }),
  )
  serve(app, llamadasDePagos.reservasDelComprobante, ({ actor, body }) =>
    reservasDelComprobante(deps, actor, body.urlComprobante),
  )
}

/** What the engines tell, passed on to staff only: with a localizador alone they give a customer's RFC away. */
function registerMotores(app: App, deps: Deps): void {
  serve(app, llamadasDeMotores.getProductCatalog, async () => {
    try {
      return await deps.reservas.productos()
    } catch (error) {
      deps.log.warn({ err: error }, 'product catalogue')
      throw refuse('productoNoDisponible')
    }
  })
  serve(app, llamadasDeMotores.getBookingCustomer, async (req) => {
    const { bookingCode } = req.query
    const found = await deps.reservas.cliente(bookingCode)
    if (!found) throw refuse('localizadorNoEncontrado')
    return { bookingCode, ...found }
  })
  serve(app, llamadasDeMotores.getBookingPayments, async (req) =>
    (await deps.reservas.pagos(req.query.bookingCode)).map((pago) => ({
      ...pago,
      totalPaid: centavosToPesos(pago.totalPaid),
      totalPaidServiceCurrency: centavosToPesos(pago.totalPaidServiceCurrency),
    })),
  )
  serve(app, llamadasDeMotores.searchBooking, async (req) => {
    const { bookingCode } = req.body
    const { reserva, motorReservaID } = await askMotores(deps, bookingCode)
    return {
      canal: reserva.canal,
      reserva: {
        ...reserva,
        bookingCode,
        motorReservaID,
        motorReservaNombre: nombreDeMotor(motorReservaID),
      },
    }
  })
}
